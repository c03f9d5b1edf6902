/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Pictures of recipes.
 */
#include "recipe-picture.h"

#include "thumbnail.h"
#include "toolkit.h"

/* Pixels between items, which their labels separate already. */
#define SPACING 2

/* Rows of four bytes for each pixel have no gaps. */
static GdkPixbuf *
draw(const char *recipe, int width, int height, int level)
{
    g_autoptr(GdkPixbuf) picture =
        gdk_pixbuf_new(GDK_COLORSPACE_RGB, TRUE, 8, width, height);

    return lattice_thumbnail_draw(recipe, width, height, level,
                                  gdk_pixbuf_get_pixels(picture), NULL)
               ? g_steal_pointer(&picture)
               : NULL;
}

GdkPixbuf *
recipe_picture_new(const char *recipe, int width, int height, int level,
                   int scale)
{
    int finer = 0;

    while (finer < level && 1 << finer < scale)
        finer++;
    g_autoptr(GdkPixbuf) picture =
        draw(recipe, width << finer, height << finer, level - finer);
    return picture != NULL
               ? gdk_pixbuf_scale_simple(picture, width * scale, height * scale,
                                         GDK_INTERP_BILINEAR)
               : NULL;
}

GdkPixbuf *
recipe_picture_new_plain(int side, guint32 rgba)
{
    GdkPixbuf *picture =
        gdk_pixbuf_new(GDK_COLORSPACE_RGB, TRUE, 8, side, side);

    gdk_pixbuf_fill(picture, rgba);
    return picture;
}

/* Draws one picture. */
static GdkPixbuf *
draw_one(const RecipePictures *pictures, const char *recipe)
{
    const RecipeOwner *owner = pictures->owner;
    const int side = pictures->side, scale = pictures->scale;
    g_autofree char *whole =
        recipe != NULL && owner != NULL && owner->show != NULL
            ? owner->show(owner->data, recipe)
            : g_strdup(recipe);

    return whole != NULL
               ? recipe_picture_new(whole, side, side, pictures->level, scale)
               : recipe_picture_new_plain(side * scale, 0);
}

gboolean
recipe_picture_draw_next(const RecipePictures *pictures)
{
    GtkTreeModel *model = GTK_TREE_MODEL(pictures->store);
    GtkTreeIter row;

    for (gboolean is_row = gtk_tree_model_get_iter_first(model, &row); is_row;
         is_row = gtk_tree_model_iter_next(model, &row)) {
        g_autofree char *recipe = NULL;
        gboolean is_drawn;
        gtk_tree_model_get(model, &row, pictures->recipe, &recipe,
                           pictures->is_drawn, &is_drawn, -1);
        if (is_drawn)
            continue;
        g_autoptr(GdkPixbuf) picture = draw_one(pictures, recipe);
        gtk_list_store_set(pictures->store, &row, pictures->picture, picture,
                           pictures->is_drawn, TRUE, -1);
        return TRUE;
    }
    return FALSE;
}

GtkIconView *
recipe_picture_new_view(GtkListStore *store, int picture, int label, int *scale)
{
    GtkWidget *widget = gtk_icon_view_new_with_model(GTK_TREE_MODEL(store));
    GtkIconView *view = GTK_ICON_VIEW(widget);

    gtk_icon_view_set_pixbuf_column(view, picture);
    *scale = toolkit_show_sharp(widget, GTK_CELL_LAYOUT(view), picture);
    gtk_icon_view_set_text_column(view, label);
    gtk_icon_view_set_column_spacing(view, SPACING);
    gtk_icon_view_set_row_spacing(view, SPACING);
    gtk_icon_view_set_spacing(view, SPACING);
    toolkit_show_chosen(widget);
    return view;
}

/* GTK 2 counts the padding in an item's width.  GTK 3 makes items
 * 2 (w - 2 padding) wide if asked for w. */
void
recipe_picture_set_width(GtkIconView *view, int width)
{
    const int padding = 2 * gtk_icon_view_get_item_padding(view);

    gtk_icon_view_set_item_width(
        view, GTK_MAJOR_VERSION < 3 ? width + padding
                                    : (width + padding) / 2 + 2 * padding);
}

GtkWidget *
recipe_picture_new_scroller(GtkIconView *view)
{
    GtkWidget *scroller = gtk_scrolled_window_new(NULL, NULL);
    GtkScrolledWindow *window = GTK_SCROLLED_WINDOW(scroller);

    gtk_scrolled_window_set_policy(window, GTK_POLICY_AUTOMATIC,
                                   GTK_POLICY_ALWAYS);
    gtk_scrolled_window_set_shadow_type(window, GTK_SHADOW_IN);
    gtk_container_add(GTK_CONTAINER(scroller), GTK_WIDGET(view));
    return scroller;
}

void
recipe_picture_select(GtkIconView *view, int number)
{
    GtkTreePath *path = gtk_tree_path_new_from_indices(number, -1);

    gtk_icon_view_set_cursor(view, path, NULL, FALSE);
    gtk_icon_view_select_path(view, path);
    gtk_icon_view_scroll_to_path(view, path, TRUE, 0.5f, 0.0f);
    gtk_tree_path_free(path);
}

int
recipe_picture_get_selected(GtkIconView *view)
{
    GList *selected = gtk_icon_view_get_selected_items(view);
    const int number =
        selected != NULL ? gtk_tree_path_get_indices(selected->data)[0] : -1;

    g_list_free_full(selected, (GDestroyNotify)gtk_tree_path_free);
    return number;
}
