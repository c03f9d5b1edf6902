/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Takes the periods of seamless noise from the image.
 */
#include "seamless.h"

#include <glib/gi18n-lib.h>
#include <math.h>
#include <string.h>

/* The word that may end a recipe, and the blanks before it. */
#define WORD   "seamless=yes"
#define SPACES " \t\r\n"

/* If cells do not fit, the size is multiplied by STEP until they do; above
 * WHOLE, in percent, it is rounded down to a whole number each time. */
#define STEP  0.97
#define WHOLE 20.0

/* Cuts the word off the end of a recipe; FALSE if it is not there. */
static gboolean
take_word(char *recipe)
{
    g_strchomp(recipe);
    if (!g_str_has_suffix(recipe, WORD))
        return FALSE;
    char *word = recipe + strlen(recipe) - strlen(WORD);
    if (word == recipe || strchr(SPACES, word[-1]) == NULL)
        return FALSE;
    *word = '\0';
    return TRUE;
}

gboolean
lattice_seamless_parse(LatticeRequest *request, const char *recipe,
                       GError **error)
{
    g_autofree char *plain = g_strdup(recipe);
    const gboolean has_word = take_word(plain);
    NoiseError problem;

    /* Without the word, the recipe is parsed as given, so that the error quotes
     * it unchanged. */
    if (!noise_recipe_parse(has_word ? plain : recipe, &request->params,
                            &problem))
        return lattice_refuse_problem(error, &problem);
    request->recipe_is_seamless = has_word;
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
    LatticeRequest plain = *request;

    if (!lattice_seamless_is_wanted(request))
        return lattice_request_get_recipe(request);
    plain.params.period_x = plain.params.period_y = 0.0;
    g_autofree char *recipe = lattice_request_get_recipe(&plain);
    return g_strconcat(recipe, " " WORD, NULL);
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

/* Lowers the size, which scales all lengths, until the cells fit the periods;
 * refuses with the first problem if they never do. */
static gboolean
shrink(NoiseParams *params, GError **error)
{
    const double smallest = noise_parameter_find("size")->minimum;
    NoiseError problem, first;

    if (noise_params_check(params, &problem))
        return TRUE;
    for (first = problem; !noise_params_check(params, &problem);) {
        const gboolean is_too_large =
            problem.problem == NOISE_PROBLEM_BAD_PERIOD ||
            problem.problem == NOISE_PROBLEM_COARSE_WARP;
        if (!is_too_large || params->size * STEP < smallest)
            return lattice_refuse_problem(error, &first);
        params->size *= STEP;
        if (params->size > WHOLE)
            params->size = floor(params->size);
    }
    return TRUE;
}

gboolean
lattice_seamless_fit(LatticeRequest *request, GError **error)
{
    const LatticeExtent extent = find_extent(request);
    NoiseParams params = request->params;
    NoiseError problem;

    if (extent.width <= 0)
        return lattice_refuse(error,
                              _("\"seamless=yes\" works only on an image: give "
                                "a tile width and height instead"));
    /* A request that is refused without periods is refused with them, too. */
    params.period_x = params.period_y = 0.0;
    if (!noise_params_check(&params, &problem))
        return lattice_refuse_problem(error, &problem);
    params.period_x = extent.width;
    params.period_y = extent.height;
    if (!shrink(&params, error))
        return FALSE;
    request->params = params;
    return TRUE;
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
