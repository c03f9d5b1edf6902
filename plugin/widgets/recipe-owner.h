/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Sets the recipe of a dialog.
 */
#ifndef LATTICE_RECIPE_OWNER_H
#define LATTICE_RECIPE_OWNER_H

#include <gtk/gtk.h>

#include "request.h"

/* The dialog that owns a recipe. */
typedef struct RecipeOwner {
    GObject *config; /* its properties are the arguments */
    /* Fills in a request with the picture, and checks it; returns FALSE if it
     * is refused.  Clear the request in any case. */
    gboolean (*get)(gpointer, LatticeRequest *);
    /* Takes the text of a recipe; returns FALSE if it is refused. */
    gboolean (*take)(gpointer, const char *recipe, GError **);
    /* Shows a sentence, or removes it if that is NULL.  A dialog that checks
     * its recipe itself sets NULL here. */
    void (*say)(gpointer, const char *sentence);
    /* If recipes are only layers of a picture, returns the recipe of the
     * picture with this one in it, to be freed with g_free().  NULL here if
     * each recipe is a picture of its own. */
    char *(*show)(gpointer, const char *recipe);
    gpointer data;
    LatticeExtent size; /* of the image that the dialog is for; 0 if unknown */
} RecipeOwner;

/* Returns the text of the owner's recipe, to be freed with g_free(); NULL if it is
 * refused. */
char *recipe_owner_print(const RecipeOwner *owner);

/* Makes the owner take a recipe, as one undo step, or say why it cannot;
 * returns whether it was taken. */
gboolean recipe_owner_put(const RecipeOwner *owner, const char *recipe);

#endif
