/* SPDX-License-Identifier: MIT
 *
 * Declares the functions that are compiled once for each instruction set.  The name
 * of the set is part of their names.
 */
#ifndef NOISE_STAMPED_H
#define NOISE_STAMPED_H

#include "../algorithms/common/add.h"
#include "kernels.h"

#define DECLARE(algorithm, basis, ...) extern const NoiseBasis basis;
NOISE_ALGORITHM_ROWS(DECLARE)
#undef DECLARE

#define DECLARE_KERNEL(name, arguments) \
    void NOISE_STAMP(noise_##name) arguments;
NOISE_KERNELS(DECLARE_KERNEL)
#undef DECLARE_KERNEL

extern const NoiseKernels NOISE_STAMP(noise_kernels);

#endif
