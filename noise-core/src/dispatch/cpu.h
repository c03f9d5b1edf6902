/* SPDX-License-Identifier: MIT
 *
 * Tells which kernels this processor runs.
 */
#ifndef NOISE_CPU_H
#define NOISE_CPU_H

#include "kernels.h"

/* Kernels in plain C, with one lane.  They run on every processor, and work for
 * places at any distance from 0. */
extern const NoiseKernels noise_kernels_one;

/* Returns the kernels for the instruction set that noise_isa() names. */
const NoiseKernels *noise_cpu_kernels(void);

#endif
