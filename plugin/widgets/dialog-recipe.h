/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Recipes in the dialog, by way of the clipboard.
 */
#ifndef LATTICE_DIALOG_RECIPE_H
#define LATTICE_DIALOG_RECIPE_H

#include <gtk/gtk.h>

/* Whose recipes are copied and pasted. */
typedef struct RecipeOwner {
    char *(*get)(gpointer, GError **); /* to be freed; NULL: it is refused */
    void (*put)(gpointer, const char *recipe);
    void (*refuse)(gpointer, const char *sentence); /* says it to the user */
    gpointer data;
} RecipeOwner;

/* Buttons that copy and paste recipes as text, for the right end of a line.
 * The owner must live until they are destroyed. */
GtkWidget *recipe_buttons_new(const RecipeOwner *owner);

#endif
