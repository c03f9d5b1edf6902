/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Menus of choices, some with small pictures.
 */
#ifndef LATTICE_CHOICES_H
#define LATTICE_CHOICES_H

#include <gtk/gtk.h>

#include <noise/noise.h>

/* A menu of the first n_choices of some, which live on, with their translated
 * labels.  It follows a property that holds their nicks, and is followed; a
 * word that is no nick shows as nothing. */
GtkWidget *choices_new(GObject *config, const char *property,
                       const NoiseChoice *choices, size_t n_choices);

/* Draws what each choice of a parameter looks like into the list of its menu,
 * which choices_new() has made, some time after that is shown first; or does
 * nothing for parameters that are not seen. */
void choice_pictures_add(GtkWidget *menu, const NoiseParameter *parameter);

#endif
