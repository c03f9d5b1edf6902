/* SPDX-License-Identifier: MIT
 *
 * Sets a tone from parameters.
 */
#include "tone.h"

#include <math.h>

/* Returns the value that noise_tone_bend() should have at 0.5: 0.01 for -100
 * percent, 0.5 for 0, and 0.99 for 100. */
static double
curve_middle(double percent)
{
    return 0.5 + 0.0049 * percent;
}

double
noise_tone_steepness(double contrast)
{
    return contrast < 0.0 ? (100.0 + contrast) / 100.0
                          : 100.0 / (100.0 - 0.9 * contrast);
}

void
noise_tone_init(NoiseTone *tone, const NoiseParams *params)
{
    const bool is_inverted = params->invert == NOISE_SWITCH_YES;
    const double first = is_inverted ? params->high : params->low;
    const double last = is_inverted ? params->low : params->high;
    const bool is_banded = params->bands > 1.0;

    *tone = (NoiseTone){
        .middle = 0.5f,
        .bias = (float)(1.0 / curve_middle(params->brightness) - 2.0),
        .gain = (float)(1.0 / curve_middle(-params->hardness) - 2.0),
        .bands = is_banded ? (float)params->bands : 0.0f,
        .last_band = is_banded ? (float)(ceil(params->bands) - 1.0) : 0.0f,
        .low = (float)first,
        .range = (float)(last - first),
    };
    tone->kind.has_curves =
        tone->bias != 0.0f || tone->gain != 0.0f || tone->bands != 0.0f;
    tone->kind.is_whole = tone->low == 0.0f && tone->range == 1.0f;
}
