/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Functions that the operations share: they report invalid parameters, reuse plans,
 * and convert areas to reduced levels.
 */
#include "operating.h"

#include "table.h"

static void
warn_once(const char *what, const NoiseError *error)
{
    static GMutex mutex;
    static char *last = NULL;
    char sentence[512];

    noise_error_print(error, NULL, sentence, sizeof sentence);
    g_autofree char *warning = g_strdup_printf("%s: %s", what, sentence);
    g_mutex_lock(&mutex);
    if (g_strcmp0(last, warning) != 0) {
        g_warning("%s", warning);
        g_free(last);
        last = g_steal_pointer(&warning);
    }
    g_mutex_unlock(&mutex);
}

void
operating_refuse(gpointer operation, const char *what, const NoiseError *error)
{
    g_object_set_data_full(
        operation, LATTICE_REFUSAL,
        error != NULL ? g_memdup2(error, sizeof *error) : NULL, g_free);
    if (error != NULL)
        warn_once(what, error);
}

NoiseRecipe *
operating_make_recipe(const NoiseParams *params, NoiseError *error)
{
    NoiseRecipe *recipe = noise_recipe_new(params);

    if (recipe != NULL && noise_recipe_check(recipe, error))
        return recipe;
    if (recipe == NULL && error != NULL)
        *error = (NoiseError){.problem = NOISE_PROBLEM_NO_MEMORY};
    noise_recipe_free(recipe);
    return NULL;
}

gboolean
operating_update_plan(NoisePlan **plan, const NoisePlan *other,
                      const NoiseRecipe *recipe, NoiseError *error)
{
    NoisePlan *last = *plan;

    if (last != NULL && noise_recipe_equals(noise_plan_recipe(last), recipe))
        return TRUE;
    *plan =
        noise_plan_new_like(recipe, other != NULL ? other : last, NULL, error);
    noise_plan_free(last);
    return *plan != NULL;
}

gboolean
operating_pass(GeglOperationContext *context)
{
    GObject *input = gegl_operation_context_get_object(context, "input");

    if (input != NULL)
        gegl_operation_context_take_object(context, "output",
                                           g_object_ref(input));
    return TRUE;
}

GeglRectangle
operating_find_squares(const GeglRectangle *area, int level)
{
    const int x = area->x >> level, y = area->y >> level;

    return (GeglRectangle){x, y, ((area->x + area->width - 1) >> level) - x + 1,
                           ((area->y + area->height - 1) >> level) - y + 1};
}
