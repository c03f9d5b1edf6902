/* SPDX-License-Identifier: MIT
 *
 * Tone: normalisation by constants of the recipe and never by what a picture
 * happens to hold, then curves.  All of it rounds the same everywhere: square
 * roots are the only functions.
 */
#include "tone.h"

#include <math.h>

void
noise_tone_init(NoiseTone *tone, const NoiseParams *params)
{
    const bool is_inverted = params->invert == NOISE_SWITCH_YES;
    const double first = is_inverted ? params->high : params->low;
    const double last = is_inverted ? params->low : params->high;
    /* Terraces have no slopes to draw. */
    const bool is_banded =
        params->bands > 1.0 && params->map == NOISE_MAP_HEIGHT;

    *tone = (NoiseTone){
        .middle = 0.5f,
        .bias = (float)(1.0 / params->bias - 2.0),
        .gain = (float)(1.0 / params->gain - 2.0),
        .bands = is_banded ? (float)params->bands : 0.0f,
        .last_band = is_banded ? (float)(ceil(params->bands) - 1.0) : 0.0f,
        .low = (float)first,
        .range = (float)(last - first),
    };
}

static inline float
clamp(float value)
{
    value = value > 0.0f ? value : 0.0f;
    return value < 1.0f ? value : 1.0f;
}

/* t / (1 + t^4)^(1/4): smooth, steep in the middle, and within (-1, 1). */
static inline float
limit(float t, float *slope)
{
    const float square = t * t;
    const float fourth = 1.0f + square * square;
    const float root = sqrtf(sqrtf(fourth));

    *slope = 1.0f / (root * fourth);
    return t / root;
}

static inline float
normalise(const NoiseTone *tone, float sum, float *slope)
{
    if (!tone->is_full) {
        const float value = tone->middle + 0.5f * sum;
        *slope = value > 0.0f && value < 1.0f ? 0.5f : 0.0f;
        return clamp(value);
    }
    const float limited = limit((sum - tone->centre) * tone->stretch, slope);
    *slope *= 0.5f * tone->stretch;
    return clamp(0.5f + 0.5f * limited);
}

/* v / (a (1 - v) + 1): bias and gain in rational form (C. Schlick, "Fast
 * Alternatives to Perlin's Bias and Gain Functions", 1994). */
static inline float
bend(float a, float v, float *slope)
{
    const float divisor = a * (1.0f - v) + 1.0f;

    *slope = (a + 1.0f) / (divisor * divisor);
    return v / divisor;
}

/* The lower half bent one way, the upper half the other. */
static inline float
bend_both(float a, float v, float *slope)
{
    const bool is_upper = v > 0.5f;
    const float half = 0.5f * bend(a, 2.0f * (is_upper ? 1.0f - v : v), slope);

    return is_upper ? 1.0f - half : half;
}

static inline float
band(const NoiseTone *tone, float v)
{
    const float step = (float)(int)(v * tone->bands);

    return (step < tone->last_band ? step : tone->last_band) / tone->last_band;
}

float
noise_tone_value(const NoiseTone *tone, float sum, float *slope)
{
    float own;
    float value = normalise(tone, sum, slope);

    if (tone->bias != 0.0f) {
        value = bend(tone->bias, value, &own);
        *slope *= own;
    }
    if (tone->gain != 0.0f) {
        value = bend_both(tone->gain, value, &own);
        *slope *= own;
    }
    if (tone->bands != 0.0f) {
        value = band(tone, value);
        *slope = 0.0f;
    }
    *slope *= tone->range;
    return clamp(tone->low + tone->range * value);
}

void
noise_tone_row(const NoiseTone *tone, float *values, int n)
{
    float slope;

    for (int i = 0; i < n; i++)
        values[i] = noise_tone_value(tone, values[i], &slope);
}
