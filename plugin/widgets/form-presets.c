/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * A plain dialog owns one recipe, as text; what it thinks of that it says
 * itself.
 */
#include "form-presets.h"

#include "dialog-presets.h"
#include "folders.h"
#include "form-begin.h"
#include "look.h"
#include "toolkit.h"

/* Pixels. */
#define GAP 6

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

/* Presets fit the pictures that the dialog asks for. */
static void
follow_size(GObject *config G_GNUC_UNUSED, GParamSpec *property G_GNUC_UNUSED,
            GtkWidget *button)
{
    RecipeOwner *recipes = g_object_get_data(G_OBJECT(button), "recipes");
    const LatticeExtent size =
        form_find_size(g_object_get_data(G_OBJECT(button), "run"));

    recipes->width = size.width;
    recipes->height = size.height;
}

/* Calls the noise what a person would call it. */
static void
show_name(GObject *config, GParamSpec *property G_GNUC_UNUSED, GtkWidget *label)
{
    g_autofree char *recipe = NULL;
    g_autofree char *name = NULL;
    LatticeRequest request;

    g_object_get(config, "recipe", &recipe, NULL);
    lattice_request_init(&request);
    if (lattice_request_set_recipe(&request, recipe, NULL))
        name = lattice_look_name(g_object_get_data(G_OBJECT(label), "presets"),
                                 &request);
    gtk_label_set_text(GTK_LABEL(label), name != NULL ? name : "");
}

GtkWidget *
form_presets_new(const Run *run)
{
    GObject *config = run->config;
    GtkWidget *line = toolkit_box_new(GTK_ORIENTATION_HORIZONTAL, GAP);
    GtkWidget *name = gtk_label_new(NULL);
    RecipeOwner *recipes = g_new(RecipeOwner, 1);

    *recipes =
        (RecipeOwner){config, get_recipe, take_recipe, say, config, 0, 0};
    GtkWidget *button = preset_button_new(recipes, folders_find_presets());
    g_object_set_data_full(G_OBJECT(button), "recipes", recipes, g_free);
    g_object_set_data(G_OBJECT(button), "run", (gpointer)run);
    g_signal_connect_object(config, "notify", G_CALLBACK(follow_size), button,
                            0);
    follow_size(config, NULL, button);
    toolkit_align_left(name);
    gtk_box_pack_start(GTK_BOX(line), button, FALSE, FALSE, 0);
    gtk_box_pack_start(GTK_BOX(line), name, TRUE, TRUE, 0);
    g_object_set_data_full(G_OBJECT(name), "presets", folders_find_presets(),
                           (GDestroyNotify)lattice_presets_free);
    g_signal_connect_object(config, "notify::recipe", G_CALLBACK(show_name),
                            name, 0);
    show_name(config, NULL, name);
    return line;
}
