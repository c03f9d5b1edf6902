/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Recipes in the dialog, given to it or by way of the clipboard.
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
    int width, height; /* of the image that it is for, pixels; 0: none */
} RecipeOwner;

/* Gives the owner a recipe, or says why not; whether it was taken. */
gboolean recipe_put(const RecipeOwner *owner, const char *recipe);

/* Copies the owner's recipe as text, if it has one; a widget's clipboard is
 * used.  Before the plug-in ends, the text has to be stored. */
void recipe_copy(const RecipeOwner *owner, GtkWidget *widget);
void recipe_store_copied(GtkWidget *widget);

/* Gives the owner the recipe that is in the clipboard, when that has been
 * asked, if the widget is still shown then; calls the function if it was
 * taken. */
void recipe_paste(const RecipeOwner *owner, GtkWidget *widget,
                  void (*pasted)(gpointer data), gpointer data);

#endif
