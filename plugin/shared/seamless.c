/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Takes the periods of seamless noise from the image.
 */
#include "seamless.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "seamless-fit.h"

gboolean
lattice_seamless_parse(LatticeRequest *request, const char *recipe,
                       GError **error)
{
    NoiseError problem;
    bool is_seamless;

    if (!pictures_parse_recipe(recipe, &request->params, &is_seamless,
                               &problem))
        return lattice_refuse_problem(error, &problem);
    request->recipe_is_seamless = is_seamless;
    return TRUE;
}

gboolean
lattice_seamless_is_wanted(const LatticeRequest *request)
{
    return request->seamless == NOISE_SWITCH_YES || request->recipe_is_seamless;
}

char *
lattice_seamless_print(const LatticeRequest *request)
{
    char recipe[PICTURES_RECIPE_SIZE];

    pictures_print_recipe(&request->params, lattice_seamless_is_wanted(request),
                          recipe);
    return g_strdup(recipe);
}

/* The recipe with or without the word; NULL if it is refused. */
static char *
set_word(const char *recipe, gboolean is_seamless)
{
    LatticeRequest request;

    lattice_request_init(&request);
    if (!lattice_seamless_parse(&request, recipe, NULL))
        return NULL;
    request.recipe_is_seamless = is_seamless;
    return lattice_seamless_print(&request);
}

char *
lattice_seamless_add(const char *recipe)
{
    return set_word(recipe, TRUE);
}

char *
lattice_seamless_remove(const char *recipe)
{
    return set_word(recipe, FALSE);
}

/* What the noise has to fit: the layer if it is anchored there, else the
 * canvas. */
static LatticeExtent
find_extent(const LatticeRequest *request)
{
    const gboolean is_layers = request->anchor == LATTICE_ANCHOR_LAYER &&
                               lattice_parameter_matters(request, "anchor");

    return is_layers ? request->layer : request->canvas;
}

gboolean
lattice_seamless_fit(LatticeRequest *request, GError **error)
{
    const LatticeExtent extent = find_extent(request);
    NoiseError problem;

    if (extent.width <= 0)
        return lattice_refuse(error,
                              _("\"seamless=yes\" works only on an image: set "
                                "a tile width and height instead"));
    return pictures_fit_periods(&request->params, extent.width, extent.height,
                                &problem) ||
           lattice_refuse_problem(error, &problem);
}

void
lattice_seamless_recognize(LatticeRequest *request)
{
    const LatticeExtent extent = find_extent(request);
    NoiseParams *params = &request->params;

    if (extent.width <= 0 || params->period_x != extent.width ||
        params->period_y != extent.height)
        return;
    request->recipe_is_seamless = TRUE;
    params->period_x = params->period_y = 0.0;
}

char *
lattice_seamless_tell(const LatticeRequest *asked, const LatticeRequest *fitted)
{
    if (fitted->params.size == asked->params.size)
        return NULL;
    /* TRANSLATORS: %% is a percent sign. */
    return g_strdup_printf(_("Size is %g %% instead of %g %%, because larger "
                             "cells do not fit seamlessly"),
                           fitted->params.size, asked->params.size);
}
