/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * A sheet of variations of one picture, to choose the next one from.
 */
#ifndef LATTICE_EXPLORER_VIEW_H
#define LATTICE_EXPLORER_VIEW_H

#include <gtk/gtk.h>

/* Called when a picture is chosen; the recipe may be freed after the call.  If
 * it is taken, call explorer_view_follow(), as after any other change. */
typedef void (*ExplorerChosen)(const char *recipe, gpointer data);

/* A sheet for an image of width x height pixels: other seeds, or values of
 * parameters that the user chooses.  The pictures appear one after another
 * while GTK is idle; the present one is selected; those that are refused are
 * empty, and their tooltips say why.  A picture is chosen as soon as the mouse
 * or the arrow keys select it. */
GtkWidget *explorer_view_new(int width, int height, ExplorerChosen chosen,
                             gpointer data);

/* Begins a new sheet of a recipe, as lattice_request_get_recipe() prints it,
 * with the focus on its picture. */
void explorer_view_begin(GtkWidget *view, const char *recipe);

/* Follows a change of the recipe: marks its picture if the sheet has it, or
 * else changes the sheet.  NULL: the arguments are refused, and nothing can be
 * chosen. */
void explorer_view_follow(GtkWidget *view, const char *recipe);

#endif
