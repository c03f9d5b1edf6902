/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Pictures of choices whose names say little, such as algorithms.
 */
#ifndef LATTICE_CHOICE_PICTURES_H
#define LATTICE_CHOICE_PICTURES_H

#include <gtk/gtk.h>

#include <noise-core/noise.h>

/* Makes the list that a menu of choices opens show a picture of each choice, if a
 * parameter with pictures has these choices.  The menu is a GimpIntComboBox with one row
 * per choice.  A thread draws the pictures when the menu first comes into sight; later
 * menus show the same ones. */
void choice_pictures_add(GtkWidget *menu, const NoiseChoice *choices);

#endif
