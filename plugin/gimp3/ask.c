/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * GIMP's dialog of a procedure, and the plain dialog.
 */
#include "ask.h"

#include <libgimp/gimpui.h>

#include "draw.h"
#include "form-noise.h"

/* Hides all that GIMP puts into a new dialog, except the row with OK and
 * Cancel. */
static void
hide_settings(GtkWidget *window)
{
    g_autoptr(GList) parts = gtk_container_get_children(
        GTK_CONTAINER(gtk_dialog_get_content_area(GTK_DIALOG(window))));
    G_GNUC_BEGIN_IGNORE_DEPRECATIONS
    GtkWidget *buttons = gtk_dialog_get_action_area(GTK_DIALOG(window));
    G_GNUC_END_IGNORE_DEPRECATIONS

    for (GList *part = parts; part != NULL; part = part->next) {
        if (gtk_widget_is_ancestor(buttons, part->data))
            continue;
        gtk_widget_set_no_show_all(part->data, TRUE);
        gtk_widget_hide(part->data);
    }
}

GtkWidget *
procedure_dialog_new(GimpProcedure *procedure, GimpProcedureConfig *config,
                     const char *title)
{
    GtkWidget *window = gimp_procedure_dialog_new(procedure, config, title);

    hide_settings(window);
    return window;
}

gboolean
ask_run(GimpProcedure *procedure, Run *run)
{
    g_autofree char *title = form_make_title(run->description);
    g_autofree char *recipe = run->place.drawable != HOST_NONE
                                  ? draw_get_recipe(run->place.drawable)
                                  : NULL;

    gimp_ui_init(run->description->name);
    form_begin(run, recipe);
    GtkWidget *window = procedure_dialog_new(
        procedure, GIMP_PROCEDURE_CONFIG(run->config), title);
    form_fill(GTK_DIALOG(window), run, 0); /* GIMP's dialog has a border */
    const gboolean is_ok =
        gimp_procedure_dialog_run(GIMP_PROCEDURE_DIALOG(window));
    gtk_widget_destroy(window);
    return is_ok;
}
