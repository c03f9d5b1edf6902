/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * A plain dialog owns one recipe, as text; what it thinks of that it says
 * itself.
 */
#include "form-presets.h"

#include "dialog-presets.h"
#include "folders.h"
#include "request.h"

static char *
get_recipe(gpointer config, GError **error)
{
    g_autofree char *recipe = NULL;
    LatticeRequest request;

    g_object_get(config, "recipe", &recipe, NULL);
    lattice_request_init(&request);
    if (!lattice_request_set_recipe(&request, recipe, error))
        return NULL;
    return lattice_request_get_recipe(&request);
}

static gboolean
take_recipe(gpointer config, const char *recipe, GError **error G_GNUC_UNUSED)
{
    g_object_set(config, "recipe", recipe, NULL);
    return TRUE;
}

static void
say(gpointer config G_GNUC_UNUSED, const char *sentence G_GNUC_UNUSED)
{
}

GtkWidget *
form_presets_new(GObject *config)
{
    RecipeOwner *owner = g_new(RecipeOwner, 1);

    *owner = (RecipeOwner){config, get_recipe, take_recipe, say, config};
    GtkWidget *button = preset_button_new(owner, folders_find_presets(), 0, 0);
    g_object_set_data_full(G_OBJECT(button), "owner", owner, g_free);
    return button;
}
