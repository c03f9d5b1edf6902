/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Presets in a plain dialog.
 */
#ifndef LATTICE_FORM_PRESETS_H
#define LATTICE_FORM_PRESETS_H

#include <gtk/gtk.h>

/* A button that opens the sheet of presets, and puts the recipe of the one that
 * is chosen into the string property "recipe" of config; beside it what that
 * is called. */
GtkWidget *form_presets_new(GObject *config);

#endif
