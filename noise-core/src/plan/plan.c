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
noise_field_factor(const NoiseField *field, int k, bool has_share)
{
    return field->inverse_bound * (has_share ? field->share[k] : 1.0f);
}

NoiseLayer
noise_plan_layer(const NoisePlan *plan, const NoiseField *field, int number,
                 int k, bool has_share)
{
    return (NoiseLayer){
        .shape = &field->shape,
        .period = &field->octave[k].period,
        .key = noise_hash_key(plan->seed, number * NOISE_OCTAVES_MAX + k),
        .factor = noise_field_factor(field, k, has_share),
        .gradients = &field->gradients[has_share ? k : NOISE_OCTAVES_MAX],
        .octave = k,
        .channel = number,
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
