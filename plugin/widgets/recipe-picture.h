/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Pictures of recipes, and views of them to choose from.
 */
#ifndef LATTICE_RECIPE_PICTURE_H
#define LATTICE_RECIPE_PICTURE_H

#include <gtk/gtk.h>

#include "recipe-owner.h"

/* Draws a picture of a recipe with lattice_thumbnail_draw(), in any thread;
 * returns NULL if the recipe is refused or drawing is stopped.  Width and
 * height are in GTK's pixels; scale is how many screen pixels each of these has
 * along a side.  To fill the screen's pixels, draws the picture at a finer
 * level, if there is one. */
GdkPixbuf *recipe_picture_new(const char *recipe, int width, int height,
                              int level, int scale, GCancellable *stop);

/* The first columns of a store with pictures of recipes. */
enum {
    RECIPE_PICTURE_IMAGE,
    RECIPE_PICTURE_LABEL,
    RECIPE_PICTURE_HELP,   /* with markup */
    RECIPE_PICTURE_RECIPE, /* NULL if refused */
    RECIPE_PICTURE_IS_DRAWN,
    RECIPE_PICTURE_N_COLUMNS
};

/* Pictures of recipes in a store. */
typedef struct RecipePictures {
    GtkListStore *store;
    int side, level, scale; /* for recipe_picture_new() */
    int n_averaged; /* each pixel is the mean of n x n, so that fine detail does
                     * not alias; 1: not averaged */
    /* Shows what picture a recipe makes; NULL: each is its own picture. */
    const RecipeOwner *owner;
    GHashTable *kept;   /* drawn pictures, by recipe; NULL: not kept */
    guint rest_ms;      /* how long recipes must rest before they are drawn */
    guint timer;        /* waits until they have; 0: not waiting */
    GCancellable *stop; /* stops drawing; NULL: nothing is being drawn */
} RecipePictures;

/* Gives the store n rows; new ones are gray until they are drawn. */
void recipe_picture_set_length(RecipePictures *pictures, int n);

/* Sets the recipe of a row.  If it has changed, its picture has to be drawn,
 * unless a kept one can be shown. */
void recipe_picture_set(RecipePictures *pictures, GtkTreeIter *row,
                        const char *recipe);

/* Draws the missing pictures one after another in a thread, once the recipes
 * have rested.  Restarts the one that was being drawn.  A row without a recipe
 * gets a transparent picture. */
void recipe_picture_draw(RecipePictures *pictures);

/* Stops drawing, until the next recipe_picture_draw(). */
void recipe_picture_stop(RecipePictures *pictures);

/* Stops drawing, and frees store and kept. */
void recipe_picture_clear(RecipePictures *pictures);

/* Makes a view of pictures and a store for it; sets the scale of the pictures
 * to the screen's. */
GtkIconView *recipe_picture_new_view(RecipePictures *pictures);

/* Sets the width of the items, in pixels, at which their labels are wrapped. */
void recipe_picture_set_width(GtkIconView *view, int width);

/* Makes a scrolled window around a view. */
GtkWidget *recipe_picture_new_scroller(GtkWidget *view,
                                       GtkPolicyType horizontal,
                                       GtkPolicyType vertical);

/* Selects an item, gives it the cursor and scrolls to it. */
void recipe_picture_select(GtkIconView *view, int number);

/* Returns the number of the selected item, or -1. */
int recipe_picture_get_selected(GtkIconView *view);

#endif
