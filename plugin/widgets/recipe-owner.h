/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Reads and sets the recipe of a dialog.
 */
#ifndef LATTICE_RECIPE_OWNER_H
#define LATTICE_RECIPE_OWNER_H

#include <gtk/gtk.h>

#include "request.h"

/* A dialog that owns a recipe.  Its functions are called with `data`. */
typedef struct RecipeOwner {
    GObject *config; /* its properties are the arguments */
    /* Fills in a request for the picture that the dialog describes, and checks it.
     * Returns FALSE if the request is invalid.  Clear it in either case. */
    gboolean (*get)(gpointer, LatticeRequest *);
    /* Sets the dialog's recipe from text.  Returns FALSE if the text is invalid. */
    gboolean (*take)(gpointer, const char *recipe, GError **);
    /* Forgets which preset the recipe was made from.  May be NULL for an owner that
     * offers no presets. */
    void (*forget)(gpointer);
    /* Shows a sentence or, if it is NULL, removes the current one.  This pointer is
     * NULL if the dialog reports an invalid recipe in another way. */
    void (*say)(gpointer, const char *sentence);
    /* If the owner's recipe is only a layer of a picture, returns the recipe of
     * the whole picture with `recipe` as that layer, or NULL if that is invalid;
     * free with g_free().  This pointer is NULL if the owner's recipe is a whole
     * picture. */
    char *(*show)(gpointer, const char *recipe);
    gpointer data;
    LatticeExtent size; /* of the image that the recipe is for; 0 if unknown */
} RecipeOwner;

/* Returns the text of the owner's recipe, or NULL if it is invalid; free with
 * g_free(). */
char *recipe_owner_print(const RecipeOwner *owner);

/* Sets the owner's recipe, as one undo step.  If that fails, passes the reason to
 * the owner's say(), and returns FALSE. */
gboolean recipe_owner_put(const RecipeOwner *owner, const char *recipe);

#endif
