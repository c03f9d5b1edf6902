/* SPDX-License-Identifier: LGPL-3.0-or-later */
#include "procedure-dialog.h"

/* All that a new dialog has but the row of its own buttons. */
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
