/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Pictures of recipes, and views of them to choose from.
 */
#ifndef LATTICE_RECIPE_PICTURE_H
#define LATTICE_RECIPE_PICTURE_H

#include <gtk/gtk.h>

#include "recipe-owner.h"

/* A picture of a recipe, drawn as lattice_thumbnail_draw() does, in any thread; NULL
 * if the recipe is refused, or it is stopped.  Its size is in pixels of GTK's; scale
 * is how many the screen has along each side of one, for which it is drawn finer than
 * at the level, as far as there are finer ones. */
GdkPixbuf *recipe_picture_new(const char *recipe, int width, int height,
                              int level, int scale, GCancellable *stop);

/* The first columns of a store with pictures of recipes. */
enum {
    RECIPE_PICTURE_IMAGE,
    RECIPE_PICTURE_LABEL,
    RECIPE_PICTURE_HELP,   /* with markup */
    RECIPE_PICTURE_RECIPE, /* NULL: it is refused */
    RECIPE_PICTURE_IS_DRAWN,
    RECIPE_PICTURE_N_COLUMNS
};

/* Pictures of recipes in a store. */
typedef struct RecipePictures {
    GtkListStore *store;
    int side, level, scale; /* of recipe_picture_new() */
    int n_averaged; /* so many pixels along each side are drawn for each, and
                       averaged, so that fine detail has no aliasing; or 1 */
    const RecipeOwner
        *owner;         /* shows the recipes; NULL: they are shown alone */
    GHashTable *kept;   /* what was drawn, by recipe; NULL: is not kept */
    guint rest_ms;      /* how long recipes must rest before they are drawn */
    guint timer;        /* waits for that; 0: they have rested */
    GCancellable *stop; /* stops the one that is being drawn; NULL: none is */
} RecipePictures;

/* Makes the store have n rows; new ones are gray until they are drawn. */
void recipe_picture_set_length(RecipePictures *pictures, int n);

/* Sets the recipe of a row, whose picture is to be drawn if it is another. */
void recipe_picture_set(RecipePictures *pictures, GtkTreeIter *row,
                        const char *recipe);

/* Draws those that are not drawn, one after another, in a thread, when recipes have
 * rested; what was being drawn is begun anew.  A row without a recipe has a
 * transparent one. */
void recipe_picture_draw(RecipePictures *pictures);

/* Stops that, until the next recipe_picture_draw(). */
void recipe_picture_stop(RecipePictures *pictures);

/* Stops it, and frees store and kept. */
void recipe_picture_clear(RecipePictures *pictures);

/* A view of pictures, for which it makes a store; sets how many pixels along each
 * side they have for one of GTK's. */
GtkIconView *recipe_picture_new_view(RecipePictures *pictures);

/* Sets the width of the items, in pixels, at which their labels are wrapped. */
void recipe_picture_set_width(GtkIconView *view, int width);

/* A scrolled window around a view. */
GtkWidget *recipe_picture_new_scroller(GtkWidget *view,
                                       GtkPolicyType horizontal,
                                       GtkPolicyType vertical);

/* Selects an item, gives it the cursor and scrolls to it. */
void recipe_picture_select(GtkIconView *view, int number);

/* The number of the selected item; -1: none. */
int recipe_picture_get_selected(GtkIconView *view);

#endif
