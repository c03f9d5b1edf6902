/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Folders in plain dialogs.
 */
#ifndef LATTICE_FORM_FOLDER_H
#define LATTICE_FORM_FOLDER_H

#include <gtk/gtk.h>

/* A button that shows the folder that a string property of config names, the
 * user's folder of patterns if it is empty, and lets another be chosen. */
GtkWidget *form_folder_new(GObject *config, const char *key);

#endif
