/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The chooser of presets, in the GTK of the GIMP at hand.  The folder of the
 * shipped ones is given.
 */
#include <glib/gstdio.h>
#include <gtk/gtk.h>
#include <string.h>

#include "check.h"
#include "preset-chooser.h"

#define RECIPE "lattice-noise/1 scale=3 seed=4"

/* Where the model keeps the thumbnail. */
#define COLUMN_PICTURE 0

static LatticePresets *presets;
static GtkWidget *window, *chooser;
static GtkIconView *view;
static GtkTreeModel *model;

static char chosen_name[100];
static int n_chosen;

static void
on_chosen(const LatticePreset *preset, gpointer data)
{
    CHECK(data == &n_chosen);
    g_strlcpy(chosen_name, preset->name, sizeof chosen_name);
    n_chosen++;
}

/* Lets GTK do all that it has to; thumbnails are among it. */
static void
settle(void)
{
    while (gtk_events_pending())
        gtk_main_iteration();
}

static void
open_window(void)
{
    window = gtk_window_new(GTK_WINDOW_TOPLEVEL);
    chooser = preset_chooser_new(presets, on_chosen, &n_chosen);
    view = GTK_ICON_VIEW(gtk_bin_get_child(GTK_BIN(chooser)));
    model = gtk_icon_view_get_model(view);
    n_chosen = 0;
    gtk_window_set_title(GTK_WINDOW(window), "Presets");
    gtk_window_set_default_size(GTK_WINDOW(window), 420, 560);
    gtk_container_add(GTK_CONTAINER(window), chooser);
    gtk_widget_show_all(window);
}

/* The brightest and darkest numbers of a row's thumbnail differ by this. */
static int
find_contrast(int number)
{
    GtkTreeIter row;
    GdkPixbuf *picture;
    guchar darkest = 255, brightest = 0;

    gtk_tree_model_iter_nth_child(model, &row, NULL, number);
    gtk_tree_model_get(model, &row, COLUMN_PICTURE, &picture, -1);
    const guchar *pixels = gdk_pixbuf_get_pixels(picture);
    for (int i = 0; i < 64 * 64; i++) {
        darkest = MIN(darkest, pixels[4 * i + 1]);
        brightest = MAX(brightest, pixels[4 * i + 1]);
    }
    g_object_unref(picture);
    return brightest - darkest;
}

static int
count_rows(void)
{
    return gtk_tree_model_iter_n_children(model, NULL);
}

static void
select_row(int number)
{
    GtkTreePath *path = gtk_tree_path_new_from_indices(number, -1);

    gtk_icon_view_select_path(view, path);
    gtk_tree_path_free(path);
}

static void
every_preset_gets_its_thumbnail(void)
{
    GPtrArray *list = lattice_presets_list(presets);

    open_window();
    CHECK(count_rows() == (int)list->len);
    CHECK(find_contrast(0) == 0);
    settle();
    for (int i = 0; i < count_rows(); i++)
        CHECK(find_contrast(i) > 10);
    gtk_widget_destroy(window);
    g_ptr_array_unref(list);
}

static void
selecting_chooses(void)
{
    open_window();
    select_row(0);
    CHECK(n_chosen == 1 && strcmp(chosen_name, "agate") == 0);
    settle();
    select_row(2);
    CHECK(n_chosen == 2 && strcmp(chosen_name, "brushed-metal") == 0);
    gtk_widget_destroy(window);
}

static void
refreshing_shows_what_has_changed_and_chooses_nothing(void)
{
    open_window();
    const int n_before = count_rows();
    CHECK(lattice_presets_save(presets, "mine", RECIPE, FALSE, NULL));
    preset_chooser_refresh(chooser, "mine");
    settle();
    CHECK(count_rows() == n_before + 1);
    CHECK(n_chosen == 0);
    GList *selected = gtk_icon_view_get_selected_items(view);
    CHECK(selected != NULL &&
          gtk_tree_path_get_indices(selected->data)[0] == n_before);
    g_list_free_full(selected, (GDestroyNotify)gtk_tree_path_free);
    select_row(n_before - 1);
    CHECK(n_chosen == 1 && strcmp(chosen_name, "zebra") == 0);
    CHECK(lattice_presets_delete(presets, "mine", NULL));
    preset_chooser_refresh(chooser, NULL);
    CHECK(count_rows() == n_before && n_chosen == 1);
    gtk_widget_destroy(window);
}

static void
a_long_name_does_not_widen_the_grid(void)
{
    const char *name = "Electroencephalographically";
    GtkRequisition wanted;

    CHECK(lattice_presets_save(presets, name, RECIPE, FALSE, NULL));
    open_window();
    settle();
    /* What came in its place is not in GTK 2. */
    G_GNUC_BEGIN_IGNORE_DEPRECATIONS
    gtk_widget_size_request(chooser, &wanted);
    G_GNUC_END_IGNORE_DEPRECATIONS
    CHECK(wanted.width < 640);
    gtk_widget_destroy(window);
    CHECK(lattice_presets_delete(presets, name, NULL));
}

static void
closing_while_it_draws_is_harmless(void)
{
    open_window();
    gtk_main_iteration();
    gtk_widget_destroy(window);
    settle();
    CHECK(n_chosen == 0);
}

/* To be looked at by people. */
static void
keep_a_picture(const char *file)
{
    open_window();
    settle();
    g_usleep(300000);
    settle();
    g_autofree char *command =
        g_strdup_printf("import -window Presets '%s'", file);
    CHECK(g_spawn_command_line_sync(command, NULL, NULL, NULL, NULL));
    gtk_widget_destroy(window);
}

int
main(int argc, char **argv)
{
    gtk_init(&argc, &argv);
    g_autofree char *own = g_dir_make_tmp("lattice-noise-XXXXXX", NULL);
    presets = lattice_presets_new(argv[1], own);
    RUN(every_preset_gets_its_thumbnail);
    RUN(selecting_chooses);
    RUN(refreshing_shows_what_has_changed_and_chooses_nothing);
    RUN(a_long_name_does_not_widen_the_grid);
    RUN(closing_while_it_draws_is_harmless);
    if (argc > 2)
        keep_a_picture(argv[2]);
    lattice_presets_free(presets);
    g_rmdir(own);
    return check_end();
}
