/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * A small picture of a recipe, drawn by the core when nothing else is to do.
 */
#ifndef LATTICE_FORM_PICTURE_H
#define LATTICE_FORM_PICTURE_H

#include <gtk/gtk.h>

/* Pixels: two tiles of 128 are seen at full size. */
#define FORM_PICTURE_SIDE 256

/* An empty picture; it keeps its room. */
GtkWidget *form_picture_new(void);

/* Lets the picture show width x height pixels of a recipe, from the pattern's
 * corner, halved until they fit; NULL, or a recipe that is refused: nothing. */
void form_picture_show(GtkWidget *picture, const char *recipe, int width,
                       int height);

#endif
