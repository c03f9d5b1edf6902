/* SPDX-License-Identifier: MIT
 *
 * Normalisation, by constants of the recipe and never by what a picture
 * happens to hold.
 */
#include "tone.h"

#include <math.h>

/* t / (1 + t^4)^(1/4): smooth, steep in the middle, within (-1, 1), and made
 * of operations that round the same everywhere. */
static inline float
limit(float t)
{
    const float square = t * t;

    return t / sqrtf(sqrtf(1.0f + square * square));
}

static inline float
to_unit(float value)
{
    value = 0.5f + 0.5f * value;
    value = value > 0.0f ? value : 0.0f; /* the bounds leave only rounding */
    return value < 1.0f ? value : 1.0f;
}

void
noise_tone_row(float *values, int n, float gain)
{
    if (gain == 0.0f) {
        for (int i = 0; i < n; i++)
            values[i] = to_unit(values[i]);
        return;
    }
    for (int i = 0; i < n; i++)
        values[i] = to_unit(limit(values[i] * gain));
}
