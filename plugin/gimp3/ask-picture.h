/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * A small picture of a recipe, drawn by the core when nothing else is to do.
 */
#ifndef LATTICE_ASK_PICTURE_H
#define LATTICE_ASK_PICTURE_H

#include <gtk/gtk.h>

/* An empty picture; it keeps its room. */
GtkWidget *ask_picture_new(void);

/* Lets the picture show width x height pixels of a recipe, from the pattern's
 * corner, halved until they fit; NULL, or a recipe that is refused: nothing. */
void ask_picture_show(GtkWidget *picture, const char *recipe, int width,
                      int height);

#endif
