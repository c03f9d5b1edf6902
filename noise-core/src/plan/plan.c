/* SPDX-License-Identifier: MIT
 *
 * Reads plans.
 */
#include "plan.h"

#include "../dispatch/cpu.h"

const NoiseKernels *
noise_plan_kernels(const NoisePlan *plan, int n)
{
    return n < NOISE_LANES ? &noise_kernels_one : plan->kernels;
}

int
noise_plan_channels(const NoisePlan *plan)
{
    return plan->n_channels;
}

double
noise_plan_distortion(const NoisePlan *plan)
{
    return plan->distortion;
}
