/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Folders in plain dialogs.
 */
#include "form-folder.h"

#include <glib/gi18n-lib.h>
#include <libgimp/gimp.h>

static void
on_chosen(GtkWidget *button, GObject *config)
{
    g_autofree char *folder =
        gtk_file_chooser_get_filename(GTK_FILE_CHOOSER(button));

    if (folder != NULL)
        g_object_set(config, gtk_widget_get_name(button), folder, NULL);
}

GtkWidget *
form_folder_new(GObject *config, const char *key)
{
    GtkWidget *button = gtk_file_chooser_button_new(
        _("Choose a Folder"), GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER);
    g_autofree char *patterns =
        g_build_filename(gimp_directory(), "patterns", NULL);
    g_autofree char *folder = NULL;

    g_object_get(config, key, &folder, NULL);
    gtk_file_chooser_set_filename(GTK_FILE_CHOOSER(button),
                                  folder != NULL && *folder != '\0' ? folder
                                                                    : patterns);
    gtk_widget_set_name(button, key);
    g_signal_connect_object(button, "file-set", G_CALLBACK(on_chosen), config,
                            0);
    return button;
}
