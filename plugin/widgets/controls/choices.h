/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Menus of choices.
 */
#ifndef LATTICE_CHOICES_H
#define LATTICE_CHOICES_H

#include <gtk/gtk.h>

#include <noise-core/noise.h>

/* A menu of choices with their translated labels, bound to a property of config
 * that holds their nicks, unless config is NULL; shows nothing selected if the
 * property is no nick of these.  choices must live as long as the menu. */
GtkWidget *choices_new(GObject *config, const char *property,
                       const NoiseChoice *choices, size_t n_choices);

/* Binds a menu of choices, or a box to tick of two, likewise. */
void choices_bind(GObject *config, const char *property, GtkWidget *widget,
                  const NoiseChoice *choices, size_t n_choices);

/* A menu of the modes that a new layer may have, except legacy ones, bound to
 * an int property of config. */
GtkWidget *choices_new_modes(GObject *config, const char *key);

#endif
