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

/* A grid of thumbnails with labels that scrolls, the shipped ones first.  The
 * thumbnails appear one after another while GTK is idle.  A preset is chosen
 * when it becomes the selected one, with mouse or keys. */
GtkWidget *preset_chooser_new(const LatticePresets *presets,
                              PresetChosen chosen, gpointer data);

/* Lets a double click or Enter on a preset call this, with the data of
 * preset_chooser_new(). */
void preset_chooser_set_activated(GtkWidget *chooser, PresetChosen activated);

/* Reads the folders again, after a preset was saved, renamed or deleted, and
 * selects the one of this name without choosing it; NULL selects none. */
void preset_chooser_refresh(GtkWidget *chooser, const char *name);

#endif
