/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Menus of choices.
 */
#ifndef LATTICE_CHOICES_H
#define LATTICE_CHOICES_H

#include <gtk/gtk.h>

#include <noise-core/noise.h>

/* Makes a menu of choices with their translated labels.  Unless config is NULL,
 * binds the menu to this property of config, which holds the nick of the selected
 * choice; while the property holds any other text, nothing is selected. `choices`
 * must outlive the menu. */
GtkWidget *choices_new(GObject *config, const char *property,
                       const NoiseChoice *choices, size_t n_choices);

/* Binds a menu of choices, or a check box for two choices, as choices_new() does. */
void choices_bind(GObject *config, const char *property, GtkWidget *widget,
                  const NoiseChoice *choices, size_t n_choices);

/* Makes a menu of the modes that a new layer can have, except legacy modes, and
 * binds it to the int property `key` of config. */
GtkWidget *choices_new_modes(GObject *config, const char *key);

#endif
