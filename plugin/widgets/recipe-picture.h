/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Pictures of recipes, and views of them to choose from.
 */
#ifndef LATTICE_RECIPE_PICTURE_H
#define LATTICE_RECIPE_PICTURE_H

#include <gtk/gtk.h>

#include "recipe-owner.h"

/* A picture of a recipe, drawn as lattice_thumbnail_draw() does; NULL if
 * the recipe is refused.  Its size is in pixels of GTK's; scale is how many the
 * screen has along each side of one, for which it is drawn finer than at the level,
 * as far as there are finer ones. */
GdkPixbuf *recipe_picture_new(const char *recipe, int width, int height,
                              int level, int scale);

/* A square of one color: red, green, blue and alpha, 8 bits each. */
GdkPixbuf *recipe_picture_new_plain(int side, guint32 rgba);

/* A store with pictures of recipes, and its columns of them: a pixbuf, a recipe
 * (NULL: it is refused), and whether the picture is drawn. */
typedef struct RecipePictures {
    GtkListStore *store;
    int picture, recipe, is_drawn;
    int side, level, scale; /* of recipe_picture_new() */
    const RecipeOwner
        *owner; /* shows the recipes; NULL: they are shown alone */
} RecipePictures;

/* Draws the first picture that is not drawn; FALSE: all are.  A refused recipe has
 * a transparent one. */
gboolean recipe_picture_draw_next(const RecipePictures *pictures);

/* The color of pictures that are not drawn yet. */
#define RECIPE_PICTURE_GRAY 0x80808040

/* A view of a store that has a picture and a label in these columns.  Stores how
 * many pixels along each side its pictures have for one of GTK's. */
GtkIconView *recipe_picture_new_view(GtkListStore *store, int picture,
                                     int label, int *scale);

/* Sets the width of the items, in pixels, at which their labels are wrapped. */
void recipe_picture_set_width(GtkIconView *view, int width);

/* A scrolled window around a view. */
GtkWidget *recipe_picture_new_scroller(GtkIconView *view);

/* Selects an item, gives it the cursor and scrolls to it. */
void recipe_picture_select(GtkIconView *view, int number);

/* The number of the selected item; -1: none. */
int recipe_picture_get_selected(GtkIconView *view);

#endif
