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

/* A search field, a list of groups, and a scrolled area of thumbnails with
 * labels: those of the chosen group, or of all that match what is searched for.
 * The thumbnails appear one after another, drawn by a thread, as many in a row as
 * the width allows.  A preset is chosen as soon as the mouse or the keys select
 * it, and activated by a double click or Enter. */
GtkWidget *preset_chooser_new(const LatticePresets *presets,
                              PresetChosen chosen, gpointer data);

/* Reads the folders again, shows all presets, and selects the one of this name
 * and scrolls to it, without choosing it; NULL selects none.  Gives the focus to
 * the search field. */
void preset_chooser_refresh(GtkWidget *chooser, const char *name);

#endif
