/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Accesses the pictures in a sheet's view by their numbers.
 */
#ifndef VIEW_H
#define VIEW_H

#include <gtk/gtk.h>

#include "check.h"
#include "recipe-picture.h"
#include "settle.h"

static inline int
view_count(GtkIconView *view)
{
    return gtk_tree_model_iter_n_children(gtk_icon_view_get_model(view), NULL);
}

/* Stores a picture's value in a column; free it. */
static inline void
view_get(GtkIconView *view, int number, int column, gpointer value)
{
    GtkTreeModel *model = gtk_icon_view_get_model(view);
    GtkTreeIter row;

    CHECK(gtk_tree_model_iter_nth_child(model, &row, NULL, number));
    gtk_tree_model_get(model, &row, column, value, -1);
}

/* Waits until the first picture has been drawn; by then, the next one has been
 * started. */
static inline void
view_wait_for_first(GtkIconView *view)
{
    gboolean is_drawn = FALSE;

    while (!is_drawn) {
        gtk_main_iteration();
        view_get(view, 0, RECIPE_PICTURE_IS_DRAWN, &is_drawn);
    }
}

/* Waits until a picture has been drawn, and returns it; free with
 * g_object_unref(). */
static inline GdkPixbuf *
view_get_picture(GtkIconView *view, int number)
{
    GdkPixbuf *picture = NULL;
    gboolean is_drawn = FALSE;

    while (!is_drawn) {
        settle();
        view_get(view, number, RECIPE_PICTURE_IS_DRAWN, &is_drawn);
    }
    view_get(view, number, RECIPE_PICTURE_IMAGE, &picture);
    return picture;
}

static inline void
view_select(GtkIconView *view, int number)
{
    GtkTreePath *path = gtk_tree_path_new_from_indices(number, -1);

    gtk_icon_view_select_path(view, path);
    gtk_tree_path_free(path);
}

/* Returns the number of the selected picture, or -1. */
static inline int
view_find_selected(GtkIconView *view)
{
    GList *selected = gtk_icon_view_get_selected_items(view);
    const int number =
        selected != NULL ? gtk_tree_path_get_indices(selected->data)[0] : -1;

    CHECK(g_list_length(selected) <= 1);
    g_list_free_full(selected, (GDestroyNotify)gtk_tree_path_free);
    return number;
}

#endif
