/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The sheet of other seeds and values, with the GTK that GIMP uses.
 */
#include <gtk/gtk.h>
#include <string.h>

#include <noise-core/noise.h>

#include "check.h"
#include "explorer-view.h"
#include "settle.h"
#include "thumbnail.h"

#define BASE "lattice-noise/1 scale=20"

/* The image's side in pixels, so small that thumbnails have level 0. */
#define IMAGE 100

static GtkWidget *window, *view;
static GPtrArray *pictures, *combos; /* those that the sheet has now */

static char chosen[NOISE_RECIPE_SIZE];
static int n_chosen;

static void
on_chosen(const char *recipe, gpointer data)
{
    CHECK(data == &n_chosen);
    g_strlcpy(chosen, recipe, sizeof chosen);
    n_chosen++;
}

static void
collect(GtkWidget *widget, gpointer data G_GNUC_UNUSED)
{
    if (GTK_IS_TOGGLE_BUTTON(widget) && gtk_bin_get_child(GTK_BIN(widget)) &&
        GTK_IS_IMAGE(gtk_bin_get_child(GTK_BIN(widget))))
        g_ptr_array_add(pictures, widget);
    else if (GTK_IS_COMBO_BOX(widget))
        g_ptr_array_add(combos, widget);
    else if (GTK_IS_CONTAINER(widget))
        gtk_container_foreach(GTK_CONTAINER(widget), collect, NULL);
}

/* A number by which widgets of a table are sorted row by row. */
static guint
find_place(GtkWidget *widget)
{
    guint row, column;

    gtk_container_child_get(GTK_CONTAINER(gtk_widget_get_parent(widget)),
                            widget, "top-attach", &row, "left-attach", &column,
                            NULL);
    return 100 * row + column;
}

/* Tables list their children in no particular order. */
static int
compare_places(gconstpointer one, gconstpointer other)
{
    return (int)find_place(*(GtkWidget *const *)one) -
           (int)find_place(*(GtkWidget *const *)other);
}

static void
look(void)
{
    settle();
    g_ptr_array_set_size(pictures, 0);
    g_ptr_array_set_size(combos, 0);
    collect(view, NULL);
    g_ptr_array_sort(pictures, compare_places);
    g_ptr_array_sort(combos, compare_places);
}

static void
open_window(const char *recipe)
{
    window = gtk_window_new(GTK_WINDOW_TOPLEVEL);
    view = explorer_view_new(IMAGE, IMAGE, on_chosen, &n_chosen);
    n_chosen = 0;
    gtk_window_set_title(GTK_WINDOW(window), "Explore");
    gtk_container_add(GTK_CONTAINER(window), view);
    gtk_widget_show_all(window);
    explorer_view_begin(view, recipe);
}

/* Whether a picture shows this recipe; compares the middle row without the
 * ends, where the mark may be. */
static bool
shows(guint number, const char *recipe)
{
    GtkWidget *button = g_ptr_array_index(pictures, number);
    const GdkPixbuf *shown =
        gtk_image_get_pixbuf(GTK_IMAGE(gtk_bin_get_child(GTK_BIN(button))));
    const int side = gdk_pixbuf_get_width(shown);
    const size_t size = (size_t)side * (size_t)side * 4;
    const size_t middle = (size_t)(side / 2) * (size_t)side * 4;
    g_autofree guint8 *expected = g_malloc(size);

    CHECK(lattice_thumbnail_draw(recipe, side, side, 0, expected, NULL));
    return memcmp(gdk_pixbuf_read_pixels(shown) + middle + 40,
                  expected + middle + 40, (size_t)side * 4 - 80) == 0;
}

static bool
is_pressed(guint number)
{
    return gtk_toggle_button_get_active(g_ptr_array_index(pictures, number));
}

/* Chooses the parameter of an axis by its English label. */
static void
choose_axis(guint number, const char *label)
{
    GtkComboBox *combo = g_ptr_array_index(combos, number);

    for (int i = 0;; i++) {
        gtk_combo_box_set_active(combo, i);
        g_autofree char *text =
            gtk_combo_box_text_get_active_text(GTK_COMBO_BOX_TEXT(combo));
        if (g_strcmp0(text, label) == 0)
            break;
        CHECK(text != NULL);
    }
    look();
}

static void
every_picture_is_drawn_and_the_present_one_pressed(void)
{
    open_window(BASE " seed=7");
    look();
    CHECK(pictures->len == 16);
    CHECK(shows(0, BASE " seed=7"));
    CHECK(shows(6, BASE " seed=13"));
    CHECK(shows(15, BASE " seed=22"));
    for (guint i = 0; i < 16; i++)
        CHECK(is_pressed(i) == (i == 0));
    gtk_widget_destroy(window);
}

static void
pressing_chooses_and_moves_the_mark(void)
{
    open_window(BASE);
    look();
    for (int i = 1; i <= 2; i++) {
        gtk_button_clicked(g_ptr_array_index(pictures, 5));
        CHECK(n_chosen == i && strcmp(chosen, BASE " seed=5") == 0);
        CHECK(is_pressed(5) && !is_pressed(0));
    }
    gtk_widget_destroy(window);
}

static void
a_change_elsewhere_is_followed(void)
{
    open_window(BASE);
    explorer_view_follow(view, BASE " octaves=1");
    look();
    CHECK(shows(3, BASE " octaves=1 seed=3"));
    explorer_view_follow(view, BASE " octaves=1 seed=3");
    look();
    CHECK(shows(3, BASE " octaves=1 seed=3") && is_pressed(3));
    CHECK(n_chosen == 0);
    gtk_widget_destroy(window);
}

static void
what_is_refused_says_why_and_cannot_be_chosen(void)
{
    open_window("lattice-noise/1 algorithm=cellular scale=20");
    look();
    choose_axis(0, "Dimensions");
    CHECK(pictures->len == 16);
    g_autofree char *reason =
        gtk_widget_get_tooltip_text(g_ptr_array_index(pictures, 0));
    CHECK(strstr(reason, "Dimensions is one") != NULL);
    for (guint i = 0; i < 16; i++)
        CHECK(gtk_widget_get_sensitive(g_ptr_array_index(pictures, i)) ==
              (i / 4 == 1 || i / 4 == 2));
    CHECK(is_pressed(4));
    gtk_widget_destroy(window);
}

static void
a_parameter_has_one_axis(void)
{
    open_window(BASE);
    look();
    choose_axis(0, "Octaves");
    CHECK(pictures->len == 20);
    choose_axis(1, "Octaves");
    CHECK(pictures->len == 20);
    CHECK(gtk_combo_box_get_active(g_ptr_array_index(combos, 0)) == 0);
    gtk_widget_destroy(window);
}

static void
without_a_recipe_nothing_can_be_chosen(void)
{
    open_window(NULL);
    look();
    CHECK(pictures->len == 0);
    explorer_view_follow(view, BASE);
    look();
    CHECK(shows(1, BASE " seed=1"));
    explorer_view_follow(view, NULL);
    CHECK(!gtk_widget_is_sensitive(g_ptr_array_index(pictures, 1)));
    gtk_widget_destroy(window);
}

static void
closing_while_it_draws_is_harmless(void)
{
    open_window(BASE);
    gtk_main_iteration();
    gtk_widget_destroy(window);
    settle();
    CHECK(n_chosen == 0);
}

int
main(int argc, char **argv)
{
    gtk_init(&argc, &argv);
    pictures = g_ptr_array_new();
    combos = g_ptr_array_new();
    RUN(every_picture_is_drawn_and_the_present_one_pressed);
    RUN(pressing_chooses_and_moves_the_mark);
    RUN(a_change_elsewhere_is_followed);
    RUN(what_is_refused_says_why_and_cannot_be_chosen);
    RUN(a_parameter_has_one_axis);
    RUN(without_a_recipe_nothing_can_be_chosen);
    RUN(closing_while_it_draws_is_harmless);
    g_ptr_array_unref(pictures);
    g_ptr_array_unref(combos);
    return check_end();
}
