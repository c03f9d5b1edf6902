/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Thumbnails of presets to choose from.
 */
#ifndef LATTICE_PRESET_CHOOSER_H
#define LATTICE_PRESET_CHOOSER_H

#include <gtk/gtk.h>

#include "presets.h"

/* Called when the user has chosen or activated a preset, which may be freed after
 * the call. */
typedef void (*PresetChosen)(const LatticePreset *preset, gboolean is_activated,
                             gpointer data);

/* Makes a search field, a list of groups, and a scrolled area with labeled
 * thumbnails of the presets in the chosen group, or of all presets that match the
 * search.  A thread draws the thumbnails one after another.  Each row has as many
 * thumbnails as fit.  A preset is chosen when the mouse or the keyboard selects it,
 * and activated by a double click or Enter. */
GtkWidget *preset_chooser_new(const LatticePresets *presets,
                              PresetChosen chosen, gpointer data);

/* Reads the folders again, and moves the focus to the search field.  Shows the popular
 * presets (or the coverings, if the chooser prefers them), selects the preset with this
 * name and scrolls to it, but does not choose it.  If that preset is not among those
 * shown, shows all presets.  If `name` is NULL, selects none. */
void preset_chooser_refresh(GtkWidget *chooser, const char *name);

/* Makes the chooser put coverings before other presets, or stop doing so. */
void preset_chooser_prefer_coverings(GtkWidget *chooser, gboolean prefers);

/* Returns the width, in pixels, at which the chooser shows this many pictures side by
 * side. */
int preset_chooser_measure(GtkWidget *chooser, int n_across);

#endif
