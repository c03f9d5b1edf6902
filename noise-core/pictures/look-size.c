/* SPDX-License-Identifier: MIT
 *
 * Scales looks, and tells whether they are opaque.
 */
#include "look-size.h"

#include <math.h>

double
pictures_look_factor(int width, int height)
{
    return (width < height ? width : height) / (double)PICTURES_LOOK_SIDE;
}

static double
limit(const char *name, double value)
{
    const NoiseParameter *parameter = noise_parameter_find(name);

    return fmin(fmax(value, parameter->minimum), parameter->maximum);
}

void
pictures_grow(NoiseParams *params, double times)
{
    const double before = params->size;

    if (params->growth == NOISE_GROWTH_NONE || times == 1.0)
        return;
    const double size =
        before * (params->growth == NOISE_GROWTH_ROOT ? sqrt(times) : times);
    params->size = limit("size", size < 10.0 ? size : floor(size + 0.5));
    const double moved = params->size / before;
    params->offset_x = limit("offset-x", params->offset_x * moved);
    params->offset_y = limit("offset-y", params->offset_y * moved);
}

/* The bits that are 1 in the colors of all stops. */
static uint64_t
find_common_bits(const NoiseGradient *gradient)
{
    uint64_t common = UINT64_MAX;

    for (int i = 0; i < gradient->count; i++)
        common &= gradient->stops[i].color;
    return common;
}

bool
pictures_are_opaque(const NoiseParams *params)
{
    uint64_t common;

    if (params->map != NOISE_MAP_HEIGHT)
        return true;
    switch (params->coloring) {
    case NOISE_COLORING_TWO_COLORS:
        common = params->color_low & params->color_high;
        break;
    case NOISE_COLORING_GRADIENT:
        common = find_common_bits(&params->gradient);
        break;
    case NOISE_COLORING_CELLS:
        common = params->color_low & find_common_bits(&params->gradient);
        break;
    default:
        return params->coloring != NOISE_COLORING_RGBA;
    }
    /* A color's last 16 bits are its alpha. */
    return (common & 0xffff) == 0xffff;
}
