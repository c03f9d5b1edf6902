/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Sets the recipe of a dialog.
 */
#ifndef LATTICE_RECIPE_OWNER_H
#define LATTICE_RECIPE_OWNER_H

#include <gtk/gtk.h>

#include "request.h"

/* The dialog that has a recipe. */
typedef struct RecipeOwner {
    GObject *config; /* has the arguments as its properties */
    /* The recipe, to be freed with g_free(); NULL: it is refused. */
    char *(*get)(gpointer, GError **);
    /* Takes a recipe; FALSE: it is refused. */
    gboolean (*take)(gpointer, const char *recipe, GError **);
    /* Shows a sentence; NULL: removes it.  NULL in a dialog that checks its
     * recipe itself. */
    void (*say)(gpointer, const char *sentence);
    /* The recipe of the picture that one of the recipes makes, to be freed with
     * g_free(), if it is part of another: a layer.  NULL: each is its own. */
    char *(*show)(gpointer, const char *recipe);
    gpointer data;
    LatticeExtent size; /* of the image that it is for; 0: not known */
} RecipeOwner;

/* Lets the owner take a recipe, as one step of undo, or say why not; whether it
 * was taken. */
gboolean recipe_owner_put(const RecipeOwner *owner, const char *recipe);

#endif
