/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Sentences that stand in the way of drawing.
 */
#include "refusal.h"

#include <libgimp/gimp.h>
#include <libgimp/gimpui.h>

#include "toolkit.h"

GtkWidget *
refusal_new(int n_letters)
{
    GtkWidget *line = toolkit_box_new(GTK_ORIENTATION_HORIZONTAL, 6);
    GtkWidget *icon = gtk_image_new_from_icon_name(GIMP_ICON_DIALOG_WARNING,
                                                   GTK_ICON_SIZE_MENU);
    GtkWidget *label = gtk_label_new(NULL);

    gtk_widget_set_name(label, "refusal");
    toolkit_align_left(label);
    toolkit_wrap(label, n_letters);
    gtk_box_pack_start(GTK_BOX(line), icon, FALSE, FALSE, 0);
    gtk_box_pack_start(GTK_BOX(line), label, TRUE, TRUE, 0);
    gtk_widget_show_all(line);
    gtk_widget_hide(line);
    g_object_set_data(G_OBJECT(line), "label", label);
    return line;
}

void
refusal_say(GtkWidget *line, const char *sentence)
{
    GtkLabel *label = g_object_get_data(G_OBJECT(line), "label");

    gtk_label_set_text(label, sentence != NULL ? sentence : "");
    gtk_widget_set_visible(line, sentence != NULL);
}
