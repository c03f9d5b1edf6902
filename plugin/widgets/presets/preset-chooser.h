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
typedef void (*PresetChosen)(const LatticePreset *preset, gboolean is_activated,
                             gpointer data);

/* Makes a search field, a list of groups, and a scrolled area of labeled
 * thumbnails: those of the chosen group, or of all presets that match the
 * search.  A thread draws the thumbnails one after another; the width decides
 * how many go in a row.  A preset is chosen when the mouse or the keys select
 * it, and activated by a double click or Enter. */
GtkWidget *preset_chooser_new(const LatticePresets *presets,
                              PresetChosen chosen, gpointer data);

/* Reads the folders again, and shows the popular presets, or all presets if the
 * one with this name is not popular.  Selects it without choosing it, and
 * scrolls to it; if name is NULL, selects none.  Gives the focus to the search
 * field. */
void preset_chooser_refresh(GtkWidget *chooser, const char *name);

#endif
