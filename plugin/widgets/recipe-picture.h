/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Pictures of recipes, for buttons, lists and dialogs.
 */
#ifndef LATTICE_RECIPE_PICTURE_H
#define LATTICE_RECIPE_PICTURE_H

#include <gdk-pixbuf/gdk-pixbuf.h>

/* A picture of a recipe, drawn as lattice_thumbnail_draw() does; NULL if
 * the recipe is refused. */
GdkPixbuf *recipe_picture_new(const char *recipe, int width, int height,
                              int level);

/* A square of one color: red, green, blue and alpha, 8 bits each. */
GdkPixbuf *recipe_picture_new_plain(int side, guint32 rgba);

/* The color of pictures that are not drawn yet. */
#define RECIPE_PICTURE_GRAY 0x80808040

#endif
