/* SPDX-License-Identifier: MIT
 *
 * Size: all lengths of a look at once, so that it keeps its proportions.
 */
#include <noise/noise.h>

#include <math.h>
#include <string.h>

#include "../lattice/octaves.h"
#include "../params/when.h"

/* Lengths are what is told in pixels, but for places and tiles, which belong to
 * the canvas and not to the look. */
static bool
is_length(const NoiseParameter *parameter)
{
    return strcmp(parameter->unit, "px") == 0 &&
           parameter->group != NOISE_GROUP_PLACEMENT &&
           parameter->group != NOISE_GROUP_TILE;
}

/* How many octaves of this lacunarity lie between cells and those so many times
 * as large: whole ones by division, which is the same everywhere, unlike log(),
 * and the rest as the share of an octave that it is. */
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

/* The finest octave of an enlarged look keeps its size, up to twice as many
 * octaves less one: what has one octave is meant to be smooth, and stays so. */
static double
add_octaves(double octaves, double times, double lacunarity, double most)
{
    if (times <= 1.0)
        return octaves;
    const double added = octaves_between(times, lacunarity);
    return fmin(octaves + fmin(added, octaves - 1.0), most);
}

void
noise_params_apply_size(NoiseParams *params)
{
    size_t n_parameters;
    const NoiseParameter *parameter = noise_parameters(&n_parameters);
    NoiseParams settled = *params;
    const double times = params->size / 100.0;

    if (times == 1.0)
        return;
    noise_params_settle(&settled);
    for (size_t i = 0; i < n_parameters; i++) {
        double length;
        if (!is_length(&parameter[i]))
            continue;
        memcpy(&length, (char *)params + parameter[i].offset, sizeof length);
        length *= times;
        memcpy((char *)params + parameter[i].offset, &length, sizeof length);
    }
    params->octaves = add_octaves(params->octaves, times, settled.lacunarity,
                                  noise_parameter_find("octaves")->maximum);
    params->warp_octaves =
        add_octaves(params->warp_octaves, times, NOISE_WARP_LACUNARITY,
                    noise_parameter_find("warp-octaves")->maximum);
    params->size = 100.0;
}
