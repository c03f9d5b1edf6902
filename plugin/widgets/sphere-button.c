/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * A button that opens a window with the noise as a material on a lit sphere.
 */
#include "sphere-button.h"

#include <glib/gi18n-lib.h>
#include <libgimp/gimp.h>
#include <libgimp/gimpui.h>

#include "label.h"
#include "lit-preview.h"
#include "sheet-window.h"
#include "toolkit.h"

/* The side of the preview, in pixels. */
#define SIDE 256

/* The window of a button; freed with the button. */
typedef struct Sphere {
    const RecipeOwner *owner;
    GtkWidget *window; /* NULL: not opened yet */
    GtkWidget *preview;
} Sphere;

/* True if a checked recipe can be lit.  One noise needs a relief above 0; layers always
 * can be, because each has a relief of its own. */
static gboolean
has_relief(const NoiseRecipe *recipe)
{
    return !noise_recipe_has(recipe, noise_parameter_find("relief")) ||
           noise_recipe_params(recipe)->relief > 0.0;
}

/* Shows a request's material in the window. */
static void
show(const Sphere *sphere, const LatticeRequest *request)
{
    if (request->recipe == NULL) {
        lit_preview_clear(sphere->preview);
        return;
    }
    g_autofree char *recipe = lattice_recipe_print(request->recipe);
    lit_preview_set_recipe(sphere->preview, recipe, sphere->owner->size);
}

static void
build_window(Sphere *sphere, GtkWidget *button)
{
    GtkWidget *line = toolkit_box_new(GTK_ORIENTATION_HORIZONTAL, TOOLKIT_GAP);

    sphere->preview = lit_preview_new(SIDE);
    toolkit_pack(line, sphere->preview, TRUE);
    toolkit_pack(line, lit_preview_new_views(sphere->preview, NULL), FALSE);
    gtk_widget_show(sphere->preview);
    gtk_widget_show(line);
    sphere->window = sheet_window_new(button, _("Sphere"), line);
}

static void
on_clicked(GtkWidget *button, Sphere *sphere)
{
    const RecipeOwner *owner = sphere->owner;
    g_auto(LatticeRequest) request = {.recipe = NULL};

    if (sphere->window == NULL)
        build_window(sphere, button);
    if (owner->get(owner->data, &request))
        show(sphere, &request);
    sheet_window_present(sphere->window);
}

GtkWidget *
sphere_button_new(const RecipeOwner *owner)
{
    Sphere *sphere = g_new0(Sphere, 1);
    GtkWidget *button = label_new_icon_button(
        GIMP_ICON_SHAPE_CIRCLE, _("Show the material on a lit sphere"));

    sphere->owner = owner;
    g_object_set_data_full(G_OBJECT(button), "sphere", sphere, g_free);
    gtk_widget_set_no_show_all(button, TRUE);
    gtk_widget_show(gtk_bin_get_child(GTK_BIN(button)));
    g_signal_connect(button, "clicked", G_CALLBACK(on_clicked), sphere);
    return button;
}

void
sphere_button_update(GtkWidget *button, const LatticeRequest *request)
{
    const Sphere *sphere = g_object_get_data(G_OBJECT(button), "sphere");
    const gboolean is_open =
        sphere->window != NULL && gtk_widget_get_visible(sphere->window);

    if (request->recipe != NULL)
        gtk_widget_set_visible(button, is_open || has_relief(request->recipe));
    if (is_open)
        show(sphere, request);
}
