/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * A sheet of variations of one picture.
 */
#include "explorer.h"

#include <string.h>

/* The smallest width, in pixels of a thumbnail, at which the coarsest cells of a
 * noise can still be seen. */
#define CELL_MIN 2.0

LatticeExplorer *
lattice_explorer_new(const LatticeRequest *request, const NoiseParameter *down,
                     const NoiseParameter *across)
{
    LatticeExplorer *explorer = g_new0(LatticeExplorer, 1);
    LatticeAxes *axes = &explorer->axes;

    axes->base = lattice_request_copy(request);
    lattice_axis_spread(&axes->down, down, request, LATTICE_EXPLORER_SEEDS);
    lattice_axis_spread(&axes->across, across, request, LATTICE_EXPLORER_SEEDS);
    return explorer;
}

void
lattice_explorer_free(LatticeExplorer *explorer)
{
    if (explorer == NULL)
        return;
    lattice_axes_clear(&explorer->axes);
    g_free(explorer);
}

gboolean
lattice_explorer_offers(const LatticeRequest *request,
                        const NoiseParameter *parameter)
{
    return (parameter->kind == NOISE_KIND_REAL ||
            parameter->kind == NOISE_KIND_CHOICE) &&
           noise_parameter_matters(parameter,
                                   noise_recipe_params(request->recipe));
}

guint
lattice_explorer_count_seeds(const LatticeExplorer *explorer)
{
    const LatticeAxis *down = &explorer->axes.down;
    const LatticeAxis *across = &explorer->axes.across;

    if (down->parameter != NULL && across->parameter != NULL)
        return 0;
    return (down->parameter == NULL ? down->n_values : 1) *
           (across->parameter == NULL ? across->n_values : 1);
}

/* Spreads values along an axis again if the request's value is not among
 * them. */
static void
follow_axis(LatticeAxis *axis, const LatticeRequest *request)
{
    const NoiseParameter *parameter = axis->parameter;

    if (parameter == NULL || lattice_axis_find(axis, request) < axis->n_values)
        return;
    lattice_axis_clear(axis);
    lattice_axis_spread(axis, parameter, request, LATTICE_EXPLORER_SEEDS);
}

void
lattice_explorer_follow(LatticeExplorer *explorer,
                        const LatticeRequest *request)
{
    LatticeAxes *axes = &explorer->axes;
    const uint64_t first = noise_recipe_params(axes->base.recipe)->seed;
    const uint64_t seed = noise_recipe_params(request->recipe)->seed;
    /* The subtraction is unsigned, so a seed below the first one is also out of
     * range. */
    const gboolean is_here =
        seed - first < lattice_explorer_count_seeds(explorer);

    follow_axis(&axes->down, request);
    follow_axis(&axes->across, request);
    lattice_request_clear(&axes->base);
    axes->base = lattice_request_copy(request);
    if (is_here)
        noise_recipe_edit(axes->base.recipe)->seed = first;
    else
        explorer->n_turned = 0;
}

void
lattice_explorer_turn(LatticeExplorer *explorer, gboolean is_forward)
{
    const guint n_seeds = lattice_explorer_count_seeds(explorer);
    NoiseParams *params = noise_recipe_edit(explorer->axes.base.recipe);

    if (n_seeds == 0 || (!is_forward && explorer->n_turned == 0))
        return;
    explorer->n_turned += is_forward ? 1 : -1U;
    params->seed += is_forward ? n_seeds : -(uint64_t)n_seeds;
}

char *
lattice_explorer_get_heading(const LatticeExplorer *explorer,
                             const LatticeAxis *axis, guint i)
{
    const LatticeAxes *axes = &explorer->axes;
    const NoiseParameter *parameter = axis->parameter;

    for (size_t k = 0; parameter != NULL && k < parameter->n_choices; k++) {
        if (strcmp(parameter->choices[k].nick, axis->values[i]) == 0)
            return g_strdup(lattice_translate_choice(parameter, k));
    }
    /* Format the number as text fields do, with the locale's decimal separator. */
    if (parameter != NULL)
        return g_strdup_printf("%.9g", g_ascii_strtod(axis->values[i], NULL));
    if (axes->down.parameter == NULL && axes->across.parameter == NULL)
        return NULL;
    const guint64 first = noise_recipe_params(axes->base.recipe)->seed;
    return g_strdup_printf("%" G_GUINT64_FORMAT, first + i);
}

LatticeExtent
lattice_explorer_find_shown(const LatticeRequest *request, LatticeExtent image,
                            int side)
{
    NoiseParams noise = *noise_recipe_params(request->recipe);
    const int longest = MAX(image.width, image.height);

    noise_params_apply_size(&noise);
    const double cell = noise.scale * MAX(1.0, noise.stretch);
    const double most = MAX(side * cell / CELL_MIN, side);
    if (!noise_recipe_has(request->recipe, noise_parameter_find("scale")) ||
        longest <= most)
        return image;
    return (LatticeExtent){MAX((int)(image.width * most / longest), 1),
                           MAX((int)(image.height * most / longest), 1)};
}
