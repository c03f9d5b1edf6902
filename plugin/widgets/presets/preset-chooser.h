/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Thumbnails of presets to choose from.
 */
#ifndef LATTICE_PRESET_CHOOSER_H
#define LATTICE_PRESET_CHOOSER_H

#include <gtk/gtk.h>

#include "presets.h"

/* Called when a preset is chosen or activated; the preset may be freed after
 * the call. */
typedef void (*PresetChosen)(const LatticePreset *preset, gpointer data);

/* A search field, and below it a scrolled area of thumbnails with labels, in
 * sections: own presets, those used last, and the groups of shipped ones.  The
 * thumbnails appear one after another while GTK is idle.  A preset is chosen as
 * soon as the mouse or the keys mark it, and activated by a double click or
 * Enter. */
GtkWidget *preset_chooser_new(const LatticePresets *presets,
                              PresetChosen chosen, PresetChosen activated,
                              gpointer data);

/* Reads the folders again, empties the search, and marks the preset of this
 * name and scrolls to it, without choosing it; NULL marks none.  Gives the
 * focus to the search field. */
void preset_chooser_refresh(GtkWidget *chooser, const char *name);

/* The most and the fewest thumbnails in a row. */
#define PRESET_CHOOSER_MOST   5
#define PRESET_CHOOSER_FEWEST 2

/* Sets the number of thumbnails in a row, and the height in pixels. */
void preset_chooser_set_size(GtkWidget *chooser, int n_columns, int height);

#endif
