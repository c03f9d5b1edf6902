/* SPDX-License-Identifier: MIT
 *
 * Octaves: powers by repeated multiplication, which is the same everywhere,
 * unlike pow().
 */
#include "octaves.h"

#include <math.h>

static double
whole_power(double base, int exponent)
{
    double power = 1.0;

    for (int i = 0; i < exponent; i++)
        power *= base;
    return power;
}

int
noise_octave_count(const NoiseParams *params)
{
    if (params->fractal == NOISE_FRACTAL_NONE)
        return 1;
    return (int)ceil(params->octaves);
}

double
noise_octave_frequency(const NoiseParams *params, int k)
{
    return whole_power(params->lacunarity, k) / params->scale;
}

double
noise_octave_amplitude(const NoiseParams *params, int k)
{
    const double full = whole_power(params->persistence, k);
    const double fraction = params->octaves - k;

    if (params->fractal == NOISE_FRACTAL_NONE || fraction >= 1.0)
        return full;
    return full * fraction;
}
