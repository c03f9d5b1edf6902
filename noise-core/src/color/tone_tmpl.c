/* SPDX-License-Identifier: MIT
 *
 * Turns sums of octaves into values of the picture.
 */
#include "../dispatch/stamped.h"
#include "curves.h"

VEC_INLINE void
map_sums(const NoiseTone *tone, bool is_full, const float *sum, int n,
         float *value)
{
    for (int i = 0; i < n; i += VEC_LANES) {
        VecF slope;
        vec_store(&value[i],
                  noise_tone_value(tone, is_full, vec_load(&sum[i]), &slope));
    }
}

/* The tone without curves and ground, which most pictures have. */
VEC_INLINE NoiseTone
drop_curves(const NoiseTone *tone)
{
    NoiseTone plain = *tone;

    plain.bias = plain.gain = plain.bands = 0.0f;
    plain.has_ground = false;
    return plain;
}

/* Maps whole vectors; the compiler makes one loop for each kind of tone. */
static void
map_whole(const NoiseTone *tone, const float *sum, int n, float *value)
{
    if (tone->bias != 0.0f || tone->gain != 0.0f || tone->bands != 0.0f ||
        tone->has_ground) {
        map_sums(tone, tone->is_full, sum, n, value);
        return;
    }
    NoiseTone plain = drop_curves(tone);
    if (noise_tone_is_whole(&plain)) {
        plain.low = 0.0f; /* constants for the compiler */
        plain.range = 1.0f;
        map_sums(&plain, true, sum, n, value);
    } else if (plain.is_full) {
        map_sums(&plain, true, sum, n, value);
    } else {
        map_sums(&plain, false, sum, n, value);
    }
}

void
NOISE_STAMP(noise_tone)(const NoiseTone *tone, const float *sum, int n,
                        float *value)
{
    const int n_whole = n - n % VEC_LANES;
    float rest[VEC_LANES] = {0};

    map_whole(tone, sum, n_whole, value);
    if (n_whole == n)
        return;
    memcpy(rest, sum + n_whole, sizeof(float) * (size_t)(n - n_whole));
    map_whole(tone, rest, VEC_LANES, rest);
    memcpy(value + n_whole, rest, sizeof(float) * (size_t)(n - n_whole));
}

void
NOISE_STAMP(noise_tone_slopes)(const NoiseTone *tone, const float *sum, int n,
                               float *value, NoiseSlopes *slopes)
{
    for (int i = 0; i < n; i += VEC_LANES) {
        VecF slope;
        vec_store(&value[i], noise_tone_value(tone, tone->is_full,
                                              vec_load(&sum[i]), &slope));
        for (int axis = 0; axis < slopes->n_axes; axis++)
            vec_store(&slopes->along[axis][i],
                      vec_load(&slopes->along[axis][i]) * slope);
    }
}
