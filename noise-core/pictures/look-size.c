/* SPDX-License-Identifier: MIT
 *
 * Scales the look of a recipe to pictures of any size.
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
pictures_grow(NoiseRecipe *recipe, double times)
{
    const NoiseGrowth growth = noise_recipe_params(recipe)->growth;

    if (growth == NOISE_GROWTH_NONE || times == 1.0)
        return;
    NoiseParams *params = noise_recipe_edit(recipe);
    const double before = params->size;
    const double size =
        before * (growth == NOISE_GROWTH_ROOT ? sqrt(times) : times);
    params->size = limit("size", size < 10.0 ? size : floor(size + 0.5));
    const double moved = params->size / before;
    params->offset_x = limit("offset-x", params->offset_x * moved);
    params->offset_y = limit("offset-y", params->offset_y * moved);
}
