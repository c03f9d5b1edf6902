/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Pictures of recipes, and views of them to choose from.
 */
#ifndef LATTICE_RECIPE_PICTURE_H
#define LATTICE_RECIPE_PICTURE_H

#include <gtk/gtk.h>

#include "background.h"
#include "recipe-owner.h"

/* Draws a recipe's whole picture, reduced to fit in a square; any thread may call
 * this.  `image` is the size of the image that the recipe is for, `side` is the
 * square's side in screen pixels, and `scale` is the number of screen pixels per GTK
 * pixel along a side; for n_averaged, see lattice_thumbnail_fit().  Returns NULL if the
 * recipe is invalid or drawing is stopped. */
GdkPixbuf *recipe_picture_new(const char *recipe, LatticeExtent image, int side,
                              int scale, int n_averaged, GCancellable *stop);

/* A picture that a thread draws. */
typedef struct RecipeDrawing {
    /* The recipe of the row that will show the picture, so that take() can find the
     * row again; may be NULL. */
    char *row;
    char *recipe;        /* the recipe to draw */
    LatticeExtent image; /* for recipe_picture_new(), like the next three */
    int side, scale, n_averaged;
    gboolean is_on_checks; /* as in RecipePictures */
    GdkPixbuf *picture;    /* NULL: not drawn, or the recipe is invalid */
} RecipeDrawing;

/* Begins to draw a picture in a thread, and takes ownership of `row` and `recipe`.
 * Passes the finished RecipeDrawing to take().  Returns the handle to pass to
 * background_stop(). */
GCancellable *recipe_picture_begin(const RecipeDrawing *drawing,
                                   BackgroundTake take, gpointer data);

/* The first columns of a store with pictures of recipes. */
enum {
    RECIPE_PICTURE_IMAGE,
    RECIPE_PICTURE_LABEL,
    RECIPE_PICTURE_HELP,   /* the tooltip, with markup */
    RECIPE_PICTURE_RECIPE, /* NULL if invalid */
    RECIPE_PICTURE_IS_DRAWN,
    RECIPE_PICTURE_N_COLUMNS
};

/* Recipes in a store, and how to draw their pictures. */
typedef struct RecipePictures {
    GtkListStore *store;
    LatticeExtent image; /* the size of the image that the recipes are for */
    int side;       /* of the square that each picture fits in, in GTK pixels */
    int scale;      /* screen pixels per GTK pixel, along a side */
    int n_averaged; /* for lattice_thumbnail_fit() */
    /* Draw transparent pictures over checks, as GIMP does, and make faint ones more
     * opaque. */
    gboolean is_on_checks;
    /* The owner whose show() returns what to draw for a recipe; NULL: draw the
     * recipe itself. */
    const RecipeOwner *owner;
    GHashTable *kept;   /* drawn pictures, by recipe; NULL: not kept */
    guint rest_ms;      /* the delay before recipe_picture_draw() draws */
    guint timer;        /* waits for rest_ms; 0: not waiting */
    GCancellable *stop; /* stops drawing; NULL: nothing is being drawn */
} RecipePictures;

/* Gives the store n rows; new ones are gray until they are drawn. */
void recipe_picture_set_length(RecipePictures *pictures, int n);

/* Keeps the pictures that the rows show now, and only these, so that
 * recipe_picture_set() can show them again in other rows. */
void recipe_picture_keep(RecipePictures *pictures);

/* Takes its recipe away from a row, and makes its picture gray. */
void recipe_picture_reset(RecipePictures *pictures, GtkTreeIter *row);

/* Sets the recipe of a row.  If the recipe has changed, recipe_picture_draw() will
 * draw its picture, unless a kept one can be shown. */
void recipe_picture_set(RecipePictures *pictures, GtkTreeIter *row,
                        const char *recipe);

/* Waits for rest_ms, then draws the missing pictures, one after another in a thread.
 * If a picture is already being drawn, starts over.  A row without a recipe gets a
 * transparent picture. */
void recipe_picture_draw(RecipePictures *pictures);

/* Stops drawing until the next recipe_picture_draw(). */
void recipe_picture_stop(RecipePictures *pictures);

/* Stops drawing, and frees `store` and `kept`. */
void recipe_picture_clear(RecipePictures *pictures);

/* Makes a view, and the store of the pictures that it shows.  Sets
 * pictures->scale to the scale of the screen. */
GtkIconView *recipe_picture_new_view(RecipePictures *pictures);

/* Sets the width of a view's items, in pixels.  Their labels are wrapped to fit. */
void recipe_picture_set_width(GtkIconView *view, int width);

/* Makes a scrolled window around a view. */
GtkWidget *recipe_picture_new_scroller(GtkWidget *view,
                                       GtkPolicyType horizontal,
                                       GtkPolicyType vertical);

/* Returns the width, in pixels, at which a window from recipe_picture_new_scroller()
 * shows n_across items side by side.  item_width is the width that was passed to
 * recipe_picture_set_width(). */
int recipe_picture_measure_scroller(GtkWidget *scroller, int item_width,
                                    int n_across);

/* Selects an item, gives it the cursor and scrolls to it. */
void recipe_picture_select(GtkIconView *view, int number);

/* Returns the number of the selected item, or -1. */
int recipe_picture_get_selected(GtkIconView *view);

#endif
