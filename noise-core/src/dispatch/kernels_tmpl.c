/* SPDX-License-Identifier: MIT
 *
 * The table of an instruction set's kernels.
 */
#include "stamped.h"

#define BASIS_ENTRY(algorithm, basis, ...) \
    [NOISE_ALGORITHM_##algorithm] = &basis,

#define KERNEL_ENTRY(name, arguments) .name = NOISE_STAMP(noise_##name),

const NoiseKernels NOISE_STAMP(noise_kernels) = {
    .basis = {NOISE_ALGORITHM_ROWS(BASIS_ENTRY)}, NOISE_KERNELS(KERNEL_ENTRY)};
