/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Checks the sheet of other seeds and values, with the GTK that GIMP uses.
 */
#include <gtk/gtk.h>
#include <string.h>

#include <noise-core/noise.h>

#include "check.h"
#include "explorer-button.h"
#include "settle.h"
#include "thumbnail.h"
#include "view.h"

#define BASE "lattice-noise/1 scale=20"

/* The side of the image in pixels.  It is so small that thumbnails are drawn at
 * level 0. */
#define IMAGE 100

static GtkWidget *window, *button;
static GtkIconView *pictures;
static GtkComboBox *down, *across;

static const char *present; /* the owner's recipe; NULL: refused */
static char chosen[NOISE_RECIPE_SIZE];
static int n_chosen;

static gboolean
get_picture(gpointer data, LatticeRequest *request)
{
    CHECK(data == &n_chosen);
    lattice_request_init(request);
    return present != NULL &&
           lattice_request_set_recipe(request, present, NULL);
}

static RecipeOwner owner = {
    .get = get_picture, .data = &n_chosen, .size = {IMAGE, IMAGE}};

/* Replaces the dialogs' recipe_owner_put(). */
gboolean
recipe_owner_put(const RecipeOwner *asked, const char *recipe)
{
    CHECK(asked == &owner);
    g_strlcpy(chosen, recipe, sizeof chosen);
    n_chosen++;
    return TRUE;
}

/* Finds the sheet's widgets.  GTK lists the lower combo box first. */
static void
find_parts(GtkWidget *widget, gpointer data G_GNUC_UNUSED)
{
    if (GTK_IS_ICON_VIEW(widget)) {
        pictures = GTK_ICON_VIEW(widget);
    } else if (GTK_IS_COMBO_BOX(widget)) {
        across = across == NULL ? GTK_COMBO_BOX(widget) : across;
        down = GTK_COMBO_BOX(widget);
    } else if (GTK_IS_CONTAINER(widget)) {
        gtk_container_foreach(GTK_CONTAINER(widget), find_parts, NULL);
    }
}

static GtkWidget *
find_named(GtkWidget *widget, const char *name)
{
    GtkWidget *found =
        strcmp(gtk_widget_get_name(widget), name) == 0 ? widget : NULL;

    if (!GTK_IS_CONTAINER(widget))
        return found;
    g_autoptr(GList) children =
        gtk_container_get_children(GTK_CONTAINER(widget));
    for (GList *at = children; at != NULL && found == NULL; at = at->next)
        found = find_named(at->data, name);
    return found;
}

static GtkWidget *
find_sheet(void)
{
    g_autoptr(GList) windows = gtk_window_list_toplevels();
    GList *at = windows;

    while (g_strcmp0(gtk_window_get_title(at->data), "Explore") != 0)
        at = at->next;
    return at->data;
}

static void
open_window(const char *recipe)
{
    window = gtk_window_new(GTK_WINDOW_TOPLEVEL);
    button = explorer_button_new(&owner);
    n_chosen = 0;
    present = recipe;
    gtk_container_add(GTK_CONTAINER(window), button);
    gtk_widget_show_all(window);
    gtk_button_clicked(GTK_BUTTON(button));
    across = NULL;
    find_parts(find_sheet(), NULL);
}

/* Changes the owner's recipe, as something other than the sheet would. */
static void
change(const char *recipe)
{
    present = recipe;
    explorer_button_update(button);
}

static bool
shows(int number, const char *recipe)
{
    g_autoptr(GdkPixbuf) shown = view_get_picture(pictures, number);
    const int side = gdk_pixbuf_get_width(shown);
    const size_t size = (size_t)side * (size_t)side * 4;
    g_autofree guint8 *expected = g_malloc(size);

    CHECK(lattice_thumbnail_draw(recipe, side, side, 0, expected, NULL, NULL));
    return memcmp(gdk_pixbuf_read_pixels(shown), expected, size) == 0;
}

/* Chooses an axis's parameter by its English label. */
static void
choose_axis(GtkComboBox *combo, const char *label)
{
    for (int i = 0;; i++) {
        gtk_combo_box_set_active(combo, i);
        g_autofree char *text =
            gtk_combo_box_text_get_active_text(GTK_COMBO_BOX_TEXT(combo));
        if (g_strcmp0(text, label) == 0)
            break;
        CHECK(text != NULL);
    }
    settle();
}

TEST(every_picture_is_drawn_and_the_present_one_selected)
{
    open_window(BASE " seed=7");
    settle();
    CHECK(view_count(pictures) == 16);
    CHECK(shows(0, BASE " seed=7"));
    CHECK(shows(6, BASE " seed=13"));
    CHECK(shows(15, BASE " seed=22"));
    CHECK(view_find_selected(pictures) == 0);
    gtk_widget_destroy(window);
}

TEST(pictures_show_the_whole_image)
{
    static const char brick[] =
        "lattice-noise/2 layer=bricks algorithm=tiles scale=120";

    owner.size = (LatticeExtent){1920, 1080};
    open_window(brick);
    g_autoptr(GdkPixbuf) shown = view_get_picture(pictures, 0);
    g_autoptr(GdkPixbuf) whole = recipe_picture_new(
        brick, owner.size, gdk_pixbuf_get_width(shown), 1, 2, NULL);
    const int width = gdk_pixbuf_get_width(shown);
    const int height = gdk_pixbuf_get_height(shown);
    CHECK(height == (width * 1080 + 960) / 1920);
    CHECK(gdk_pixbuf_get_height(whole) == height);
    CHECK(memcmp(gdk_pixbuf_read_pixels(shown), gdk_pixbuf_read_pixels(whole),
                 gdk_pixbuf_get_byte_length(whole)) == 0);
    gtk_widget_destroy(window);
    owner.size = (LatticeExtent){IMAGE, IMAGE};
}

static void
take_picture(gpointer data, gpointer job)
{
    GdkPixbuf **taken = data;

    *taken = g_object_ref(((const RecipeDrawing *)job)->picture);
}

TEST(faint_pictures_on_checks_are_seen)
{
    static const char faint[] =
        "lattice-noise/2 layer=a scale=20 gradient=0:#ff000000,1:#ff000010";
    const RecipeDrawing drawing = {.recipe = g_strdup(faint),
                                   .image = {96, 96},
                                   .side = 24,
                                   .scale = 1,
                                   .n_averaged = 1,
                                   .is_on_checks = TRUE};
    g_autoptr(GdkPixbuf) picture = NULL;
    g_autoptr(GCancellable) stop =
        recipe_picture_begin(&drawing, take_picture, &picture);

    while (picture == NULL)
        g_main_context_iteration(NULL, TRUE);
    const int width = gdk_pixbuf_get_width(picture);
    const int n_channels = gdk_pixbuf_get_n_channels(picture);
    int reddest = 0, least_alpha = 255;
    for (int y = 0; y < gdk_pixbuf_get_height(picture); y++) {
        const guint8 *row = gdk_pixbuf_read_pixels(picture) +
                            y * gdk_pixbuf_get_rowstride(picture);
        for (int x = 0; x < width; x++) {
            const guint8 *pixel = row + x * n_channels;
            reddest = MAX(reddest, pixel[0] - pixel[1]);
            least_alpha = MIN(least_alpha, n_channels < 4 ? 255 : pixel[3]);
        }
    }
    CHECK(width == 24 && reddest > 240 && least_alpha == 255);
}

/* Gives a row of a store another recipe. */
static void
put_recipe(RecipePictures *store, int number, const char *recipe)
{
    GtkTreeIter row;

    CHECK(gtk_tree_model_iter_nth_child(GTK_TREE_MODEL(store->store), &row,
                                        NULL, number));
    recipe_picture_reset(store, &row);
    recipe_picture_set(store, &row, recipe);
}

TEST(kept_pictures_are_shown_in_other_rows_at_once)
{
    RecipePictures store = {
        .image = {16, 16}, .side = 16, .n_averaged = 1, .rest_ms = 0};
    GtkIconView *view = recipe_picture_new_view(&store);
    gboolean is_drawn;

    g_object_ref_sink(view);
    recipe_picture_set_length(&store, 2);
    put_recipe(&store, 0, BASE);
    put_recipe(&store, 1, BASE " seed=1");
    recipe_picture_draw(&store);
    g_autoptr(GdkPixbuf) first = view_get_picture(view, 0);
    g_autoptr(GdkPixbuf) second = view_get_picture(view, 1);
    recipe_picture_keep(&store);
    recipe_picture_set_length(&store, 3);
    put_recipe(&store, 0, BASE " seed=2");
    put_recipe(&store, 1, BASE);
    put_recipe(&store, 2, BASE " seed=1");
    g_autoptr(GdkPixbuf) moved = view_get_picture(view, 1);
    g_autoptr(GdkPixbuf) last = view_get_picture(view, 2);
    CHECK(moved == first && last == second);
    view_get(view, 0, RECIPE_PICTURE_IS_DRAWN, &is_drawn);
    CHECK(!is_drawn);
    recipe_picture_draw(&store);
    g_autoptr(GdkPixbuf) added = view_get_picture(view, 0);
    CHECK(added != first);
    recipe_picture_clear(&store);
    g_object_unref(view);
}

TEST(selecting_chooses)
{
    open_window(BASE);
    settle();
    view_select(pictures, 5);
    CHECK(n_chosen == 1 && strcmp(chosen, BASE " seed=5") == 0);
    change(chosen);
    CHECK(view_find_selected(pictures) == 5 && n_chosen == 1);
    gtk_widget_destroy(window);
}

TEST(a_change_elsewhere_is_followed)
{
    open_window(BASE);
    settle();
    change(BASE " octaves=1");
    settle();
    CHECK(shows(3, BASE " octaves=1 seed=3"));
    change(BASE " octaves=1 seed=3");
    settle();
    CHECK(shows(3, BASE " octaves=1 seed=3") &&
          view_find_selected(pictures) == 3);
    CHECK(n_chosen == 0);
    gtk_widget_destroy(window);
}

TEST(what_is_refused_says_why_and_cannot_be_chosen)
{
    open_window("lattice-noise/1 algorithm=cellular scale=20");
    settle();
    choose_axis(down, "Dimensions");
    CHECK(view_count(pictures) == 16);
    g_autofree char *reason = NULL;
    view_get(pictures, 0, RECIPE_PICTURE_HELP, &reason);
    CHECK(strstr(reason, "Dimensions is one") != NULL);
    for (int i = 0; i < 16; i++) {
        g_autofree char *recipe = NULL;
        view_get(pictures, i, RECIPE_PICTURE_RECIPE, &recipe);
        CHECK((recipe != NULL) == (i / 4 == 1 || i / 4 == 2));
    }
    CHECK(view_find_selected(pictures) == 4);
    view_select(pictures, 0);
    CHECK(view_find_selected(pictures) == 4 && n_chosen == 0);
    gtk_widget_destroy(window);
}

TEST(a_parameter_has_one_axis)
{
    open_window(BASE);
    settle();
    choose_axis(down, "Octaves");
    CHECK(view_count(pictures) == 20);
    choose_axis(across, "Octaves");
    CHECK(view_count(pictures) == 20);
    CHECK(gtk_combo_box_get_active(down) == 0);
    gtk_widget_destroy(window);
}

/* True if the rows or columns have these headings, which are separated by spaces,
 * each placed after the one before it. */
static bool
has_headings(const char *name, const char *expected)
{
    GtkWidget *fixed = find_named(find_sheet(), name);
    g_autoptr(GList) labels = gtk_container_get_children(GTK_CONTAINER(fixed));
    g_autoptr(GString) text = g_string_new(NULL);
    int last = -1;

    for (GList *at = labels; at != NULL; at = at->next) {
        GtkAllocation place;
        gtk_widget_get_allocation(at->data, &place);
        const int now = strcmp(name, "rows") == 0 ? place.y : place.x;
        if (now <= last)
            return false;
        last = now;
        g_string_append_printf(text, "%s%s", text->len > 0 ? " " : "",
                               gtk_label_get_text(at->data));
    }
    return gtk_widget_get_visible(fixed) ? strcmp(text->str, expected) == 0
                                         : *expected == '\0';
}

/* Waits for headings: they are made after the frame that places the pictures, and
 * get their own places in the next frame. */
static bool
gets_headings(const char *name, const char *expected)
{
    for (int i = 0; i < 100 && !has_headings(name, expected); i++)
        settle();
    return has_headings(name, expected);
}

TEST(rows_and_columns_have_headings)
{
    open_window(BASE);
    settle();
    CHECK(has_headings("rows", "") && has_headings("columns", ""));
    choose_axis(down, "Octaves");
    CHECK(gets_headings("columns", "0 1 2 3"));
    CHECK(gets_headings("rows", "1 3.3 6 7.8 10"));
    choose_axis(across, "Fractal");
    CHECK(gets_headings("columns",
                        "None Octaves (fBm) Turbulence Billow Ridged Ping-pong "
                        "Hybrid (rough peaks) Hetero (smooth valleys) "
                        "Damped (eroded)"));
    gtk_widget_destroy(window);
}

TEST(without_a_recipe_nothing_can_be_chosen)
{
    open_window(NULL);
    settle();
    CHECK(view_count(pictures) == 0);
    change(BASE);
    settle();
    CHECK(shows(1, BASE " seed=1"));
    change(NULL);
    CHECK(!gtk_widget_is_sensitive(GTK_WIDGET(pictures)));
    gtk_widget_destroy(window);
}

TEST(closing_while_it_draws_is_harmless)
{
    open_window(BASE);
    view_wait_for_first(pictures);
    gtk_widget_destroy(window);
    settle();
    CHECK(n_chosen == 0);
}

int
main(int argc, char **argv)
{
    gtk_init(&argc, &argv);
    return check_run_all();
}
