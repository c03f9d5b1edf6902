/* SPDX-License-Identifier: MIT
 *
 * Gives recipes depth for loops to move through, and makes the frames of loops.
 */
#include "loop-frames.h"

#include <math.h>

#include <noise-core/layers.h>

/* A full turn, in degrees. */
#define TURN 360.0

/* True if the noise's algorithm can have this many dimensions. */
static bool
can_have(const NoiseParams *params, NoiseDimensions dimensions)
{
    NoiseParams tried = *params;
    NoiseError error;

    tried.dimensions = dimensions;
    return noise_params_check(&tried, &error) ||
           error.problem != NOISE_PROBLEM_NO_SUCH_DIMENSIONS;
}

/* True if this noise should stay still while other noise moves.  Noise that changes
 * abruptly (see noise_params_leap()) would make the picture jump, and a pattern of
 * cells without jitter would pulse. */
static bool
is_still(const NoiseParams *params)
{
    return noise_params_leap(params) ||
           (noise_parameter_matters(noise_parameter_find("jitter"), params) &&
            params->jitter == 0.0 && params->warp_amount == 0.0);
}

/* Gives a noise depth to move through: four dimensions if the loop is a circle and
 * the noise can have them; otherwise, and for noise that changes abruptly, at least
 * three.  Does nothing and returns false if the noise cannot have depth, or if
 * is_still() does not return `still`. */
static bool
deepen(NoiseParams *params, bool still, bool is_circle)
{
    if (!noise_parameter_matters(noise_parameter_find("dimensions"), params) ||
        is_still(params) != still)
        return false;
    if (is_circle && !noise_params_leap(params) &&
        can_have(params, NOISE_DIMENSIONS_4))
        params->dimensions = NOISE_DIMENSIONS_4;
    else if (params->dimensions < NOISE_DIMENSIONS_3)
        params->dimensions = NOISE_DIMENSIONS_3;
    return true;
}

/* Calls deepen() for the noise of a layer and of its masks, unless they are hidden.
 * Returns false if none of them gets depth. */
static bool
deepen_layer(NoiseLayer *layer, bool still, bool is_circle)
{
    bool is_deep = false;

    if (!noise_layer_is_visible(layer))
        return false;
    if (noise_layer_has_noise(layer))
        is_deep = deepen(&layer->noise, still, is_circle);
    for (int k = 0; k < layer->n_masks; k++) {
        NoiseMask *mask = &layer->mask[k];
        if (mask->visible == NOISE_SWITCH_YES && mask->has_noise)
            is_deep = deepen(&mask->noise, still, is_circle) || is_deep;
    }
    return is_deep;
}

/* Calls deepen() for all of a recipe's n layers or, if n is 0, for its only noise.
 * Returns false if none of them gets depth. */
static bool
deepen_all(NoiseRecipe *recipe, int n, bool still, bool is_circle)
{
    bool is_deep =
        n == 0 && deepen(noise_recipe_edit(recipe), still, is_circle);

    for (int i = 0; i < n; i++)
        is_deep = deepen_layer(noise_recipe_edit_layer(recipe, i), still,
                               is_circle) ||
                  is_deep;
    return is_deep;
}

const char *
pictures_close_loop(NoiseRecipe *recipe, const PicturesLoop *loop)
{
    const NoiseParams *params = noise_recipe_params(recipe);
    const bool is_circle = params->period_z == 0.0 && params->loop_path == 0.0;
    const int n = noise_recipe_count_layers(recipe);

    if (loop->n_turns != 0) {
        if (noise_recipe_uses(recipe, noise_parameter_find("evolution")))
            return NULL;
        return NOISE_TEXT(
            "Turns: only Perlin and simplex noise of two or more dimensions "
            "can turn; choose one of these, or set turns to 0");
    }
    if (deepen_all(recipe, n, false, is_circle) ||
        deepen_all(recipe, n, true, is_circle)) {
        if (is_circle)
            noise_recipe_edit(recipe)->loop_path = loop->cells;
        return noise_recipe_fits(recipe)
                   ? NULL
                   : NOISE_TEXT("Layers: there is no room in the recipe to "
                                "give them depth; shorten a gradient or a "
                                "name");
    }
    if (loop->drift_x != 0 || loop->drift_y != 0)
        return NULL;
    return n > 0 ? NOISE_TEXT("Layers: none of them has noise with depth to "
                              "move through; add one that does, or set a drift")
                 : NOISE_TEXT("Algorithm: tiles and SVG turbulence have no "
                              "depth to move through; choose another, or set a "
                              "drift");
}

void
pictures_fit_drift(NoiseRecipe *recipe, const PicturesLoop *loop, double width,
                   double height)
{
    NoiseParams *params = noise_recipe_edit(recipe);

    if (loop->drift_x != 0 && params->period_x == 0.0)
        params->period_x = width;
    if (loop->drift_y != 0 && params->period_y == 0.0)
        params->period_y = height;
}

double
pictures_find_drift(double period, int n_periods, int k, int n)
{
    return period * (k * n_periods % n) / n;
}

/* Adds `turn` degrees to the first frame's evolution.  If the sum would exceed the
 * limit, returns a full turn less, which looks the same. */
static double
evolve(double first, double turn)
{
    const double limit = noise_parameter_find("evolution")->maximum;

    return fabs(first + turn) > limit ? first + turn - copysign(TURN, turn)
                                      : first + turn;
}

NoiseRecipe *
pictures_set_frame(const NoiseRecipe *first, const PicturesLoop *loop, int k)
{
    NoiseRecipe *frame = noise_recipe_copy(first);
    const int n = loop->n_frames;

    if (frame == NULL)
        return NULL;
    NoiseParams *params = noise_recipe_edit(frame);
    if (loop->n_turns != 0)
        params->evolution = evolve(
            params->evolution, pictures_find_drift(TURN, loop->n_turns, k, n));
    else if (params->period_z != 0.0 || params->loop_path != 0.0)
        params->phase = (double)k / n;
    params->offset_x +=
        pictures_find_drift(params->period_x, loop->drift_x, k, n);
    params->offset_y +=
        pictures_find_drift(params->period_y, loop->drift_y, k, n);
    return frame;
}
