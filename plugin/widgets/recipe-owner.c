/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Reads and sets the recipe of a dialog.
 */
#include "recipe-owner.h"

#include "history.h"
#include "scale-row.h"

char *
recipe_owner_print(const RecipeOwner *owner)
{
    g_auto(LatticeRequest) request = {.recipe = NULL};

    return owner->get(owner->data, &request) ? lattice_seamless_print(&request)
                                             : NULL;
}

gboolean
recipe_owner_put(const RecipeOwner *owner, const char *recipe)
{
    g_autoptr(GError) error = NULL;

    lattice_history_end_step(owner->config);
    scale_row_hold(owner->config, TRUE);
    const gboolean is_taken = owner->take(owner->data, recipe, &error);
    /* On success, clear any earlier message, even if the recipe did not change any
     * argument. */
    if (owner->say != NULL)
        owner->say(owner->data, is_taken ? NULL : error->message);
    scale_row_hold(owner->config, FALSE);
    lattice_history_end_step(owner->config);
    return is_taken;
}
