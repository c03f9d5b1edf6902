/* SPDX-License-Identifier: MIT
 *
 * Prepares parameters for drawing: resets those that have no effect, and applies the
 * size, which scales all lengths together, so that the picture keeps its proportions.
 */
#include "drawn.h"

#include <math.h>
#include <string.h>

#include "../lattice/octaves.h"
#include "../params/settings.h"

/* True if a parameter is a length.  All parameters in pixels are lengths, except
 * offsets and periods, which belong to the canvas and not to the pattern, and those
 * of pictures, which keep their size. */
static bool
is_length(const NoiseParameter *parameter)
{
    return strcmp(parameter->unit, "px") == 0 &&
           parameter->group != NOISE_GROUP_PLACEMENT &&
           parameter->group != NOISE_GROUP_PICTURE &&
           parameter->group != NOISE_GROUP_TILE;
}

/* Returns how many octaves of this lacunarity compensate for cells that are `times`
 * times larger.  Counts whole octaves by dividing, which rounds the same everywhere,
 * unlike log().  Adds a fraction of an octave for the rest. */
static double
octaves_between(double times, double lacunarity)
{
    double octaves = 0.0;

    if (lacunarity == 1.0)
        return 0.0;
    for (; times >= lacunarity && octaves < NOISE_OCTAVES_MAX; octaves += 1.0)
        times /= lacunarity;
    return octaves + (times - 1.0) / (lacunarity - 1.0);
}

/* Adds octaves to an enlarged pattern, so that its finest cells keep their size.
 * Never adds more octaves than follow the first, because a pattern of a single octave
 * is meant to be smooth.  The result never exceeds `most`. */
static double
add_sizes(double octaves, double times, double lacunarity, double most)
{
    if (times <= 1.0)
        return octaves;
    const double added = octaves_between(times, lacunarity);
    return fmin(octaves + fmin(added, octaves - 1.0), most);
}

void
noise_params_settle(NoiseParams *params)
{
    size_t n_parameters;
    const NoiseParameter *parameter = noise_parameters(&n_parameters);
    bool matters[NOISE_N_PARAMETERS];

    for (size_t i = 0; i < n_parameters; i++)
        matters[i] = noise_parameter_matters(&parameter[i], params);
    for (size_t i = 0; i < n_parameters; i++) {
        if (!matters[i])
            noise_params_init_field(params, &parameter[i]);
    }
}

void
noise_params_apply_size(NoiseParams *params)
{
    size_t n_parameters;
    const NoiseParameter *parameter = noise_parameters(&n_parameters);
    const NoiseParameter *lacunarity = noise_parameter_find("lacunarity");
    const double ratio = noise_parameter_matters(lacunarity, params)
                             ? params->lacunarity
                             : lacunarity->initial;
    const double times = params->size / 100.0;

    if (times == 1.0)
        return;
    for (size_t i = 0; i < n_parameters; i++) {
        double length;
        if (!is_length(&parameter[i]))
            continue;
        memcpy(&length, (char *)params + parameter[i].offset, sizeof length);
        length *= times;
        memcpy((char *)params + parameter[i].offset, &length, sizeof length);
    }
    params->octaves = add_sizes(params->octaves, times, ratio,
                                noise_parameter_find("octaves")->maximum);
    params->warp_octaves =
        add_sizes(params->warp_octaves, times, NOISE_WARP_LACUNARITY,
                  noise_parameter_find("warp-octaves")->maximum);
    params->size = 100.0;
}

NoiseParams
noise_params_drawn(const NoiseParams *params)
{
    NoiseParams drawn = *params;

    noise_params_settle(&drawn);
    noise_params_apply_size(&drawn);
    return drawn;
}
