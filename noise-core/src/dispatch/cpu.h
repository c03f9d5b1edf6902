/* SPDX-License-Identifier: MIT
 *
 * Tells which kernels this processor runs.
 */
#ifndef NOISE_CPU_H
#define NOISE_CPU_H

#include "kernels.h"

/* Plain C, one lane: runs on every processor, and takes places of any size. */
extern const NoiseKernels noise_kernels_one;

/* Returns the kernels for the instruction set that noise_isa() names. */
const NoiseKernels *noise_cpu_kernels(void);

#endif
