/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Draws the pictures of plain dialogs.
 */
#include "form-picture.h"

#include "recipe-picture.h"

/* Freed with its widget. */
typedef struct Picture {
    GtkImage *image;
    LatticeShown shown;
    guint next;   /* the index of the recipe to be drawn next */
    guint source; /* the source that draws it; 0: none */
} Picture;

/* Draws one of the pictures of a sheet at a level, from its corner, as much as
 * fits into a cell. */
static void
draw_cell(GdkPixbuf *sheet, const char *recipe, int place, int n_columns,
          int side, int level)
{
    GdkPixbuf *cell = recipe_picture_new(recipe, side - 1, side - 1, level);

    if (cell == NULL)
        return;
    gdk_pixbuf_copy_area(cell, 0, 0, side - 1, side - 1, sheet,
                         place % n_columns * side, place / n_columns * side);
    g_object_unref(cell);
}

static GdkPixbuf *
draw_sheet(const LatticeShown *shown)
{
    const int n = (int)g_strv_length(shown->recipes);
    const int n_rows = (n + shown->n_columns - 1) / shown->n_columns;
    const int side = MAX(LATTICE_SHOWN_SIDE / MAX(n_rows, shown->n_columns), 1);
    GdkPixbuf *sheet = gdk_pixbuf_new(GDK_COLORSPACE_RGB, TRUE, 8,
                                      side * shown->n_columns, side * n_rows);
    int level = 0;

    gdk_pixbuf_fill(sheet, 0);
    while (shown->width >> (level + 1) >= side)
        level++;
    for (int i = 0; i < n && side > 1; i++)
        draw_cell(sheet, shown->recipes[i], i, shown->n_columns, side, level);
    return sheet;
}

/* Draws the next picture, or the whole sheet; NULL if there is no recipe or it
 * is refused. */
static GdkPixbuf *
draw_next(const Picture *picture)
{
    int width = picture->shown.width, height = picture->shown.height, level = 0;

    if (picture->shown.recipes == NULL)
        return NULL;
    if (picture->shown.n_columns > 0)
        return draw_sheet(&picture->shown);
    while (MAX(width, height) > LATTICE_SHOWN_SIDE) {
        width = MAX(width / 2, 1);
        height = MAX(height / 2, 1);
        level++;
    }
    return recipe_picture_new(picture->shown.recipes[picture->next], width,
                              height, level);
}

static gboolean
on_time(gpointer data)
{
    Picture *picture = data;
    GdkPixbuf *drawn = draw_next(picture);
    const guint n_recipes = picture->shown.recipes != NULL
                                ? g_strv_length(picture->shown.recipes)
                                : 0;

    gtk_image_set_from_pixbuf(picture->image, drawn);
    g_clear_object(&drawn);
    picture->source = 0;
    if (n_recipes < 2 || picture->shown.n_columns > 0)
        return G_SOURCE_REMOVE;
    picture->next = (picture->next + 1) % n_recipes;
    /* With low priority, so that the dialog keeps responding. */
    picture->source = g_timeout_add_full(
        G_PRIORITY_LOW, (guint)picture->shown.delay, on_time, picture, NULL);
    return G_SOURCE_REMOVE;
}

static void
remove_source(Picture *picture)
{
    if (picture->source != 0)
        g_source_remove(picture->source);
    picture->source = 0;
}

static void
free_picture(gpointer data)
{
    Picture *picture = data;

    remove_source(picture);
    g_strfreev(picture->shown.recipes);
    g_free(picture);
}

GtkWidget *
form_picture_new(void)
{
    Picture *picture = g_new0(Picture, 1);
    GtkWidget *image = gtk_image_new();

    picture->image = GTK_IMAGE(image);
    g_object_set_data_full(G_OBJECT(image), "picture", picture, free_picture);
    gtk_widget_set_size_request(image, LATTICE_SHOWN_SIDE, LATTICE_SHOWN_SIDE);
    return image;
}

void
form_picture_show(GtkWidget *widget, LatticeShown *shown)
{
    Picture *picture = g_object_get_data(G_OBJECT(widget), "picture");

    remove_source(picture);
    g_strfreev(picture->shown.recipes);
    picture->shown = *shown;
    picture->next = 0;
    picture->source = g_idle_add(on_time, picture);
}
