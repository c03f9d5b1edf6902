/* SPDX-License-Identifier: MIT
 *
 * From parameters to constants per octave.
 */
#include "plan.h"

#include <math.h>
#include <stdlib.h>

#include "error.h"
#include "hash.h"
#include "lattice.h"

/* A picture's contrast: this many standard deviations of the sum are mapped
 * to 1 before the limiter. */
#define FULL_DEVIATIONS 1.5
/* But at least this gain, with which the limiter takes the bound itself to
 * 0.025 and 0.975: a single octave of simplex noise, whose deviation is more
 * than half of its bound, would else stay grey. */
#define FULL_GAIN_MIN   1.45

/* The generalised golden ratio of the plane, 1/g and 1/g^2 with g^3 = g + 1
 * (M. Roberts, "The Unreasonable Effectiveness of Quasirandom Sequences",
 * 2018): multiples of it keep the octaves' lattice points, at which gradient
 * noise vanishes, apart. */
#define SHIFT_X 0.75487766624669276
#define SHIFT_Y 0.56984029099805327

static const NoiseBasis *
find_basis(NoiseAlgorithm algorithm)
{
    static const NoiseBasis *const bases[] = {
        [NOISE_ALGORITHM_VALUE] = &noise_basis_value,
        [NOISE_ALGORITHM_PERLIN] = &noise_basis_perlin,
        [NOISE_ALGORITHM_SIMPLEX] = &noise_basis_simplex,
    };

    return bases[algorithm];
}

static double
fraction_of(double value)
{
    return value - (double)noise_floor(value);
}

static NoiseOctave
make_octave(const NoiseParams *params, int k, double weight)
{
    const uint64_t key = noise_hash_key(params->seed, k);

    return (NoiseOctave){
        .frequency = noise_octave_frequency(params, k),
        .shift_x = fraction_of(k * SHIFT_X),
        .shift_y = fraction_of(k * SHIFT_Y),
        .weight = (float)weight,
        .key = (uint32_t)(key >> 32),
        .key_y = (uint32_t)key,
    };
}

NoisePlan *
noise_plan_new(const NoiseParams *params, NoiseError *error)
{
    NoiseParams checked = *params;

    if (!noise_params_check(&checked, error))
        return NULL;
    NoisePlan *plan = malloc(sizeof *plan);
    if (plan == NULL) {
        noise_error_set(error, NOISE_PROBLEM_NO_MEMORY, NULL, NULL);
        return NULL;
    }

    plan->params = checked;
    plan->basis = find_basis(checked.algorithm);
    plan->n_octaves = noise_octave_count(&checked);
    double sum = 0.0;
    double sum_of_squares = 0.0;
    for (int k = 0; k < plan->n_octaves; k++) {
        const double amplitude = noise_octave_amplitude(&checked, k);
        sum += amplitude;
        sum_of_squares += amplitude * amplitude;
    }
    for (int k = 0; k < plan->n_octaves; k++) {
        const double share = noise_octave_amplitude(&checked, k) / sum;
        plan->octave[k] = make_octave(&checked, k, share / plan->basis->bound);
    }
    /* Octaves are independent, so their variances add up. */
    const double deviation = plan->basis->deviation / plan->basis->bound *
                             sqrt(sum_of_squares) / sum;
    plan->gain =
        checked.normalisation == NOISE_NORMALISATION_FULL
            ? (float)fmax(1.0 / (FULL_DEVIATIONS * deviation), FULL_GAIN_MIN)
            : 0.0f;
    return plan;
}

void
noise_plan_free(NoisePlan *plan)
{
    free(plan);
}
