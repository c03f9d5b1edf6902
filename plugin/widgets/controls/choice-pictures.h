/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Pictures of choices whose names say little, such as algorithms.
 */
#ifndef LATTICE_CHOICE_PICTURES_H
#define LATTICE_CHOICE_PICTURES_H

#include <gtk/gtk.h>

#include <noise-core/noise.h>

/* Adds a picture of each choice to the list that a menu opens, if these are the choices
 * of a parameter with pictures.  The menu is a GimpIntComboBox with one row per choice.
 * A thread draws the pictures after the menu is first realized; menus that are made
 * later reuse them. */
void choice_pictures_add(GtkWidget *menu, const NoiseChoice *choices);

#endif
