/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Recipes in the dialog, by way of the clipboard.
 */
#ifndef LATTICE_DIALOG_RECIPE_H
#define LATTICE_DIALOG_RECIPE_H

#include <gtk/gtk.h>

/* Whose recipes are copied and pasted. */
typedef struct RecipeOwner {
    GObject *config;                   /* has the arguments */
    char *(*get)(gpointer, GError **); /* to be freed; NULL: it is refused */
    gboolean (*take)(gpointer, const char *recipe, GError **);
    void (*say)(gpointer, const char *sentence); /* NULL: nothing any more */
    gpointer data;
} RecipeOwner;

/* Gives the owner a recipe, or says why not. */
void recipe_put(const RecipeOwner *owner, const char *recipe);

/* Buttons that copy and paste recipes as text, for the right end of a line.
 * The owner must live until they are destroyed. */
GtkWidget *recipe_buttons_new(const RecipeOwner *owner);

#endif
