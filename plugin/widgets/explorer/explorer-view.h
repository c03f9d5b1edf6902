/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * A sheet of pictures around one, to choose the next one from by eye.
 */
#ifndef LATTICE_EXPLORER_VIEW_H
#define LATTICE_EXPLORER_VIEW_H

#include <gtk/gtk.h>

/* Called when a picture is chosen; the recipe is lent for the call.  Whoever
 * takes it then says so with explorer_view_follow(), as of any other change. */
typedef void (*ExplorerChosen)(const char *recipe, gpointer data);

/* A sheet for an image of so many pixels: seeds, or values of parameters that
 * the user chooses.  The pictures appear one after another while GTK is idle;
 * the present one is pressed; those that are refused are empty and say why in
 * their tooltips.  A picture is chosen with the mouse, or with arrows and
 * Enter. */
GtkWidget *explorer_view_new(int width, int height, ExplorerChosen chosen,
                             gpointer data);

/* Begins a new sheet around a recipe, as lattice_request_get_recipe() writes
 * it, with the keyboard at its picture. */
void explorer_view_begin(GtkWidget *view, const char *recipe);

/* Says that the recipe is another now: the sheet stays if it is on it, or else
 * is drawn anew, as far as it differs.  NULL: there is none, and nothing can be
 * chosen. */
void explorer_view_follow(GtkWidget *view, const char *recipe);

#endif
