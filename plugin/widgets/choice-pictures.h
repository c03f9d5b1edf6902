/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Small pictures in menus of choices.
 */
#ifndef LATTICE_CHOICE_PICTURES_H
#define LATTICE_CHOICE_PICTURES_H

#include <gtk/gtk.h>

#include <noise/noise.h>

/* Draws what each choice of a parameter looks like into the list of its menu,
 * which choices_new() has made, some time after that is shown first; or does
 * nothing for parameters that are not seen. */
void choice_pictures_add(GtkWidget *menu, const NoiseParameter *parameter);

#endif
