/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Pictures of recipes.
 */
#include "recipe-picture.h"

#include "background.h"
#include "thumbnail.h"
#include "toolkit.h"

/* Pixels between items; few are enough, because the labels separate them. */
#define SPACING 2

GdkPixbuf *
recipe_picture_new(const char *recipe, LatticeExtent image, int side, int scale,
                   int n_averaged, GCancellable *stop)
{
    const LatticeThumbnail size =
        lattice_thumbnail_fit(image, side, scale, n_averaged);
    /* Rows have no padding, because each pixel takes four bytes. */
    g_autoptr(GdkPixbuf) drawn = gdk_pixbuf_new(
        GDK_COLORSPACE_RGB, TRUE, 8, size.drawn.width, size.drawn.height);

    return lattice_thumbnail_draw(recipe, size.drawn.width, size.drawn.height,
                                  size.level, gdk_pixbuf_get_pixels(drawn),
                                  stop, NULL)
               ? gdk_pixbuf_scale_simple(drawn, size.shown.width,
                                         size.shown.height, GDK_INTERP_BILINEAR)
               : NULL;
}

/* Makes a picture of one color (red, green, blue and alpha, with 8 bits each) that is
 * as large as a drawn picture. */
static GdkPixbuf *
new_plain(const RecipePictures *pictures, guint32 rgba)
{
    const LatticeExtent size =
        lattice_thumbnail_fit(pictures->image, pictures->side * pictures->scale,
                              pictures->scale, pictures->n_averaged)
            .shown;
    GdkPixbuf *picture =
        gdk_pixbuf_new(GDK_COLORSPACE_RGB, TRUE, 8, size.width, size.height);

    gdk_pixbuf_fill(picture, rgba);
    return picture;
}

static void
free_drawing(gpointer data)
{
    RecipeDrawing *drawing = data;

    g_free(drawing->row);
    g_free(drawing->recipe);
    g_clear_object(&drawing->picture);
    g_free(drawing);
}

/* Scales the alpha of a picture so that its most opaque pixel becomes fully opaque.
 * Otherwise thin scratches and small lights would vanish in a thumbnail. */
static void
strengthen(GdkPixbuf *picture)
{
    const int width = gdk_pixbuf_get_width(picture);
    const int height = gdk_pixbuf_get_height(picture);
    guint8 *first = gdk_pixbuf_get_pixels(picture) + 3; /* the first alpha */
    int most = 0;

    for (int y = 0; y < height; y++) {
        const guint8 *alpha = first + y * gdk_pixbuf_get_rowstride(picture);
        for (int x = 0; x < width; x++)
            most = MAX(most, alpha[4 * x]);
    }
    for (int y = 0; y < height && most > 0; y++) {
        guint8 *alpha = first + y * gdk_pixbuf_get_rowstride(picture);
        for (int x = 0; x < width; x++)
            alpha[4 * x] = (guint8)(alpha[4 * x] * 255 / most);
    }
}

/* The side of a check, in screen pixels, which must be a power of two; and the two
 * grays, which differ less than GIMP's do, so that small lights stand out. */
#define CHECK       4
#define DARK_CHECK  0x6c6c6c
#define LIGHT_CHECK 0x808080

/* Returns a picture drawn over checks, and frees the original. */
static GdkPixbuf *
put_on_checks(GdkPixbuf *picture)
{
    strengthen(picture);
    GdkPixbuf *put = gdk_pixbuf_composite_color_simple(
        picture, gdk_pixbuf_get_width(picture), gdk_pixbuf_get_height(picture),
        GDK_INTERP_NEAREST, 255, CHECK, LIGHT_CHECK, DARK_CHECK);
    g_object_unref(picture);
    return put;
}

static void
draw(gpointer data, GCancellable *stop)
{
    RecipeDrawing *drawing = data;

    drawing->picture =
        recipe_picture_new(drawing->recipe, drawing->image, drawing->side,
                           drawing->scale, drawing->n_averaged, stop);
    if (drawing->is_on_checks && drawing->picture != NULL)
        drawing->picture = put_on_checks(drawing->picture);
}

GCancellable *
recipe_picture_begin(const RecipeDrawing *drawing, BackgroundTake take,
                     gpointer data)
{
    return background_begin(draw, g_memdup2(drawing, sizeof *drawing),
                            free_drawing, take, data);
}

/* Finds the first row whose picture has not been drawn yet and, unless `wanted` is
 * NULL, whose recipe equals `wanted`.  Returns FALSE if there is no such row. */
static gboolean
find_missing(const RecipePictures *pictures, const char *wanted,
             GtkTreeIter *row)
{
    GtkTreeModel *model = GTK_TREE_MODEL(pictures->store);

    for (gboolean is_row = gtk_tree_model_get_iter_first(model, row); is_row;
         is_row = gtk_tree_model_iter_next(model, row)) {
        g_autofree char *recipe = NULL;
        gboolean is_drawn;
        gtk_tree_model_get(model, row, RECIPE_PICTURE_IS_DRAWN, &is_drawn,
                           RECIPE_PICTURE_RECIPE, &recipe, -1);
        if (!is_drawn && (wanted == NULL || g_strcmp0(recipe, wanted) == 0))
            return TRUE;
    }
    return FALSE;
}

static void draw_next(RecipePictures *pictures);

static void
on_drawn(gpointer data, gpointer job)
{
    RecipePictures *pictures = data;
    const RecipeDrawing *drawing = job;
    GdkPixbuf *picture = drawing->picture;
    GtkTreeIter row;

    g_clear_object(&pictures->stop);
    while (find_missing(pictures, drawing->row, &row))
        gtk_list_store_set(pictures->store, &row, RECIPE_PICTURE_IMAGE, picture,
                           RECIPE_PICTURE_IS_DRAWN, TRUE, -1);
    if (pictures->kept != NULL && picture != NULL)
        g_hash_table_insert(pictures->kept, g_strdup(drawing->row),
                            g_object_ref(picture));
    draw_next(pictures);
}

/* Returns the recipe to draw for a row that has this recipe, or NULL if the row has
 * none or the owner finds it invalid; free with g_free(). */
static char *
find_shown(const RecipePictures *pictures, const char *recipe)
{
    const RecipeOwner *owner = pictures->owner;

    return recipe != NULL && owner != NULL && owner->show != NULL
               ? owner->show(owner->data, recipe)
               : g_strdup(recipe);
}

/* Starts drawing the first picture that is not drawn yet, if there is one. */
static void
draw_next(RecipePictures *pictures)
{
    GtkTreeIter row;

    while (pictures->stop == NULL && find_missing(pictures, NULL, &row)) {
        g_autofree char *recipe = NULL;
        gtk_tree_model_get(GTK_TREE_MODEL(pictures->store), &row,
                           RECIPE_PICTURE_RECIPE, &recipe, -1);
        char *shown = find_shown(pictures, recipe);
        if (shown == NULL) {
            g_autoptr(GdkPixbuf) plain = new_plain(pictures, 0);
            gtk_list_store_set(pictures->store, &row, RECIPE_PICTURE_IMAGE,
                               plain, RECIPE_PICTURE_IS_DRAWN, TRUE, -1);
            continue;
        }
        const RecipeDrawing drawing = {.row = g_steal_pointer(&recipe),
                                       .recipe = shown,
                                       .image = pictures->image,
                                       .side = pictures->side * pictures->scale,
                                       .scale = pictures->scale,
                                       .n_averaged = pictures->n_averaged,
                                       .is_on_checks = pictures->is_on_checks};
        pictures->stop = recipe_picture_begin(&drawing, on_drawn, pictures);
    }
}

static gboolean
on_rested(gpointer data)
{
    RecipePictures *pictures = data;

    pictures->timer = 0;
    draw_next(pictures);
    return G_SOURCE_REMOVE;
}

void
recipe_picture_draw(RecipePictures *pictures)
{
    recipe_picture_stop(pictures);
    pictures->timer = g_timeout_add(pictures->rest_ms, on_rested, pictures);
}

/* The color of pictures that are not drawn yet. */
#define GRAY 0x80808040

void
recipe_picture_set_length(RecipePictures *pictures, int n)
{
    GtkTreeModel *model = GTK_TREE_MODEL(pictures->store);
    g_autoptr(GdkPixbuf) plain = new_plain(pictures, GRAY);
    GtkTreeIter row;

    while (gtk_tree_model_iter_nth_child(model, &row, NULL, n))
        gtk_list_store_remove(pictures->store, &row);
    while (gtk_tree_model_iter_n_children(model, NULL) < n)
        gtk_list_store_insert_with_values(pictures->store, NULL, -1,
                                          RECIPE_PICTURE_IMAGE, plain, -1);
}

void
recipe_picture_keep(RecipePictures *pictures)
{
    GtkTreeModel *model = GTK_TREE_MODEL(pictures->store);
    GtkTreeIter row;

    g_clear_pointer(&pictures->kept, g_hash_table_unref);
    pictures->kept =
        g_hash_table_new_full(g_str_hash, g_str_equal, g_free, g_object_unref);
    for (gboolean is_row = gtk_tree_model_get_iter_first(model, &row); is_row;
         is_row = gtk_tree_model_iter_next(model, &row)) {
        g_autofree char *recipe = NULL;
        g_autoptr(GdkPixbuf) picture = NULL;
        gboolean is_drawn;
        gtk_tree_model_get(model, &row, RECIPE_PICTURE_RECIPE, &recipe,
                           RECIPE_PICTURE_IMAGE, &picture,
                           RECIPE_PICTURE_IS_DRAWN, &is_drawn, -1);
        if (is_drawn && recipe != NULL && picture != NULL)
            g_hash_table_insert(pictures->kept, g_steal_pointer(&recipe),
                                g_steal_pointer(&picture));
    }
}

void
recipe_picture_reset(RecipePictures *pictures, GtkTreeIter *row)
{
    g_autoptr(GdkPixbuf) plain = new_plain(pictures, GRAY);

    gtk_list_store_set(pictures->store, row, RECIPE_PICTURE_IMAGE, plain,
                       RECIPE_PICTURE_RECIPE, NULL, RECIPE_PICTURE_IS_DRAWN,
                       FALSE, -1);
}

void
recipe_picture_set(RecipePictures *pictures, GtkTreeIter *row,
                   const char *recipe)
{
    GdkPixbuf *kept = pictures->kept != NULL && recipe != NULL
                          ? g_hash_table_lookup(pictures->kept, recipe)
                          : NULL;
    g_autofree char *before = NULL;

    gtk_tree_model_get(GTK_TREE_MODEL(pictures->store), row,
                       RECIPE_PICTURE_RECIPE, &before, -1);
    if (g_strcmp0(recipe, before) == 0)
        return;
    gtk_list_store_set(pictures->store, row, RECIPE_PICTURE_RECIPE, recipe,
                       RECIPE_PICTURE_IS_DRAWN, kept != NULL, -1);
    if (kept != NULL)
        gtk_list_store_set(pictures->store, row, RECIPE_PICTURE_IMAGE, kept,
                           -1);
}

void
recipe_picture_stop(RecipePictures *pictures)
{
    background_stop(&pictures->stop);
    g_clear_handle_id(&pictures->timer, g_source_remove);
}

void
recipe_picture_clear(RecipePictures *pictures)
{
    recipe_picture_stop(pictures);
    g_clear_object(&pictures->store);
    g_clear_pointer(&pictures->kept, g_hash_table_unref);
}

/* Selects an item and gives it the cursor, which also scrolls to it. */
static void
set_cursor(GtkIconView *view, int number)
{
    GtkTreePath *path = gtk_tree_path_new_from_indices(number, -1);

    gtk_icon_view_set_cursor(view, path, NULL, FALSE);
    gtk_icon_view_select_path(view, path);
    gtk_tree_path_free(path);
}

/* Makes the keys Left and Right continue in the previous or next row. */
static gboolean
on_move(GtkIconView *view, GtkMovementStep step, int count)
{
    const int before = recipe_picture_get_selected(view);
    const int now = before + count;

    if (step != GTK_MOVEMENT_VISUAL_POSITIONS || before < 0 || now < 0 ||
        now >=
            gtk_tree_model_iter_n_children(gtk_icon_view_get_model(view), NULL))
        return FALSE;
    g_signal_stop_emission_by_name(view, "move-cursor");
    set_cursor(view, now);
    return TRUE;
}

GtkIconView *
recipe_picture_new_view(RecipePictures *pictures)
{
    pictures->store = gtk_list_store_new(
        RECIPE_PICTURE_N_COLUMNS, GDK_TYPE_PIXBUF, G_TYPE_STRING, G_TYPE_STRING,
        G_TYPE_STRING, G_TYPE_BOOLEAN);
    GtkWidget *widget =
        gtk_icon_view_new_with_model(GTK_TREE_MODEL(pictures->store));
    GtkIconView *view = GTK_ICON_VIEW(widget);

    gtk_icon_view_set_pixbuf_column(view, RECIPE_PICTURE_IMAGE);
    pictures->scale =
        toolkit_show_sharp(widget, GTK_CELL_LAYOUT(view), RECIPE_PICTURE_IMAGE);
    gtk_icon_view_set_text_column(view, RECIPE_PICTURE_LABEL);
    gtk_icon_view_set_tooltip_column(view, RECIPE_PICTURE_HELP);
    gtk_icon_view_set_column_spacing(view, SPACING);
    gtk_icon_view_set_row_spacing(view, SPACING);
    gtk_icon_view_set_spacing(view, SPACING);
    toolkit_show_chosen(widget);
    g_signal_connect(view, "move-cursor", G_CALLBACK(on_move), NULL);
    return view;
}

/* GTK 2 includes the padding in an item's width.  When asked for a width of w, GTK 3
 * makes items w + padding or 2 (w - 2 padding) wide, whichever is larger. */
void
recipe_picture_set_width(GtkIconView *view, int width)
{
    const int padding = 2 * gtk_icon_view_get_item_padding(view);
    const int asked = GTK_MAJOR_VERSION < 3
                          ? width + padding
                          : MIN(width, (width + padding) / 2 + 2 * padding);

    gtk_icon_view_set_item_width(view, asked);
}

GtkWidget *
recipe_picture_new_scroller(GtkWidget *view, GtkPolicyType horizontal,
                            GtkPolicyType vertical)
{
    GtkWidget *scroller = gtk_scrolled_window_new(NULL, NULL);
    GtkScrolledWindow *window = GTK_SCROLLED_WINDOW(scroller);

    gtk_scrolled_window_set_policy(window, horizontal, vertical);
    gtk_scrolled_window_set_shadow_type(window, GTK_SHADOW_IN);
    gtk_container_add(GTK_CONTAINER(scroller), view);
    return scroller;
}

/* Upper limits in pixels: FOCUS is what the focus around an item takes up, and FRAME is
 * what a scrolled window's frame and the gap beside its scroll bar take up. */
#define FOCUS 4
#define FRAME 8

int
recipe_picture_measure_scroller(GtkWidget *scroller, int item_width,
                                int n_across)
{
    GtkIconView *view = GTK_ICON_VIEW(gtk_bin_get_child(GTK_BIN(scroller)));
    GtkWidget *bar =
        gtk_scrolled_window_get_vscrollbar(GTK_SCROLLED_WINDOW(scroller));
    /* GTK 3 adds the padding twice: to the width that was asked for, and again to the
     * width that the item then needs. */
    const int n_paddings = GTK_MAJOR_VERSION < 3 ? 2 : 4;
    const int item = item_width +
                     n_paddings * gtk_icon_view_get_item_padding(view) + FOCUS +
                     SPACING;

    return n_across * item + 2 * gtk_icon_view_get_margin(view) +
           toolkit_measure(bar).width + FRAME;
}

void
recipe_picture_select(GtkIconView *view, int number)
{
    GtkTreePath *path = gtk_tree_path_new_from_indices(number, -1);

    set_cursor(view, number);
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
