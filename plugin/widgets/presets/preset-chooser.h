/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Presets to choose from by eye.
 */
#ifndef LATTICE_PRESET_CHOOSER_H
#define LATTICE_PRESET_CHOOSER_H

#include <gtk/gtk.h>

#include "presets.h"

/* Called when a preset is chosen; the strings are lent for the call. */
typedef void (*PresetChosen)(const LatticePreset *preset, gpointer data);

/* A field to search in, and below it thumbnails with labels in groups, which
 * scroll: own presets, those used last, and the shipped ones.  The thumbnails
 * appear one after another while GTK is idle.  A preset is chosen when it
 * becomes the marked one, with mouse or keys. */
GtkWidget *preset_chooser_new(const LatticePresets *presets,
                              PresetChosen chosen, gpointer data);

/* Lets a double click or Enter on a preset call this, with the data of
 * preset_chooser_new(). */
void preset_chooser_set_activated(GtkWidget *chooser, PresetChosen activated);

/* Reads the folders again, shows all, and marks the preset of this name and
 * scrolls to it, without choosing it; NULL marks none.  The keyboard is in the
 * search field then. */
void preset_chooser_refresh(GtkWidget *chooser, const char *name);

/* Most and fewest thumbnails in a row. */
#define PRESET_CHOOSER_MOST   5
#define PRESET_CHOOSER_FEWEST 2

/* How many thumbnails stand in a row, and how high all is at least, in
 * pixels. */
void preset_chooser_set_size(GtkWidget *chooser, int n_columns, int height);

#endif
