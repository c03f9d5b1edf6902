/* SPDX-License-Identifier: MIT
 *
 * What is read of plans.
 */
#include "plan.h"

#include "../cpu.h"

const NoiseKernels *
noise_plan_kernels(const NoisePlan *plan, int n)
{
    return n < NOISE_LANES ? &noise_kernels_one : plan->kernels;
}

float
noise_octaves_factor(const NoiseOctaves *octaves, int k, bool has_share)
{
    return octaves->inverse_bound * (has_share ? octaves->share[k] : 1.0f);
}

NoiseLayer
noise_plan_layer(const NoisePlan *plan, const NoiseOctaves *octaves, int field,
                 int k, bool has_share)
{
    return (NoiseLayer){
        .shape = &octaves->shape,
        .period = &octaves->octave[k].period,
        .key = noise_hash_key(plan->seed, field * NOISE_OCTAVES_MAX + k),
        .factor = noise_octaves_factor(octaves, k, has_share),
        .gradients = &octaves->gradients[has_share ? k : NOISE_OCTAVES_MAX],
        .octave = k,
        .field = field,
    };
}

int
noise_plan_channels(const NoisePlan *plan)
{
    return noise_params_channels(&plan->params);
}

double
noise_plan_distortion(const NoisePlan *plan)
{
    return plan->distortion;
}
