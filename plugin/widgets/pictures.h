/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Recipes as pictures for GTK.
 */
#ifndef LATTICE_PICTURES_H
#define LATTICE_PICTURES_H

#include <gtk/gtk.h>

/* A picture of a recipe, drawn as lattice_thumbnail_draw() does; NULL if
 * the recipe is refused. */
GdkPixbuf *picture_new(const char *recipe, int width, int height, int level);

/* A square of one color, red, green, blue and alpha as in 0x80808040. */
GdkPixbuf *picture_new_plain(int side, guint32 rgba);

/* The color of pictures that are not drawn yet. */
#define PICTURE_GRAY 0x80808040

#endif
