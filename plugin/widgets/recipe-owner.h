/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Sets the recipe of a dialog, and copies and pastes it.
 */
#ifndef LATTICE_RECIPE_OWNER_H
#define LATTICE_RECIPE_OWNER_H

#include <gtk/gtk.h>

/* The dialog whose recipe is set, copied and pasted. */
typedef struct RecipeOwner {
    GObject *config; /* has the arguments as its properties */
    /* The recipe, to be freed with g_free(); NULL: it is refused. */
    char *(*get)(gpointer, GError **);
    /* Takes a recipe; FALSE: it is refused. */
    gboolean (*take)(gpointer, const char *recipe, GError **);
    /* Shows a sentence; NULL: removes it. */
    void (*say)(gpointer, const char *sentence);
    gpointer data;
    int width, height; /* of the image that it is for, pixels; 0: none */
} RecipeOwner;

/* Lets the owner take a recipe or say why not; whether it was taken. */
gboolean recipe_owner_put(const RecipeOwner *owner, const char *recipe);

/* Copies the owner's recipe as text, if it has one, to the clipboard of the
 * widget's display. */
void recipe_copy(const RecipeOwner *owner, GtkWidget *widget);

/* Lets a clipboard manager keep what was copied; call it before the plug-in
 * ends. */
void recipe_store_copied(GtkWidget *widget);

/* Asks for the clipboard's text.  When it comes, and if the widget is still
 * shown, lets the owner take it as a recipe; calls pasted if that succeeds. */
void recipe_paste(const RecipeOwner *owner, GtkWidget *widget,
                  void (*pasted)(gpointer data), gpointer data);

#endif
