/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Pictures of choices whose names say little, such as algorithms.
 */
#include "choice-pictures.h"

#include <libgimp/gimp.h>
#include <libgimp/gimpui.h>

#include "defaults.h"
#include "recipe-picture.h"
#include "toolkit.h"
#include "values.h"

/* Each picture has sides of SIDE GTK pixels, and shows a reduced image with sides of
 * IMAGE pixels.  The noise has the initial scale for a larger canvas, with sides of
 * CANVAS pixels, so that the image shows only a few cells. */
#define SIDE   48
#define IMAGE  96
#define CANVAS 192

/* The parameters whose choices have pictures, and the algorithm that draws them; NULL:
 * the choice itself is an algorithm. */
static const struct {
    const char *key, *algorithm;
} pictured[] = {
    {"algorithm", NULL},       {"distance", "cellular"},
    {"feature", "cellular"},   {"fractal", "perlin"},
    {"pattern", "tiles"},      {"tile-feature", "tiles"},
    {"wave-profile", "waves"}, {"wave-shape", "waves"},
};

/* The pictures of a menu; freed with it. */
typedef struct Pictures {
    GtkComboBox *menu;
    const NoiseParameter *parameter;
    const char *algorithm; /* NULL: the choice itself */
    int next;              /* the index of the choice to show next */
    GCancellable *stop;    /* stops drawing; NULL: nothing is being drawn */
} Pictures;

/* Returns the pictures drawn so far, by recipe.  They are never freed. */
static GHashTable *
get_drawn(void)
{
    static GHashTable *drawn;

    if (drawn == NULL)
        drawn = g_hash_table_new(g_str_hash, g_str_equal);
    return drawn;
}

/* Returns the recipe of a choice's picture: the noise that a dialog starts with, except
 * for this choice.  Free with g_free(). */
static char *
print_recipe(const Pictures *pictures, const char *nick)
{
    g_auto(LatticeRequest) request;

    lattice_request_init(&request);
    NoiseParams *noise = noise_recipe_edit(request.recipe);
    lattice_default_noise(
        (LatticeExtent){CANVAS, CANVAS},
        pictures->algorithm != NULL ? pictures->algorithm : nick, noise);
    noise_params_set_text(noise, pictures->parameter, nick, NULL);
    return lattice_recipe_print(request.recipe);
}

static void
set_picture(const Pictures *pictures, int number, GdkPixbuf *picture)
{
    GtkTreeModel *model = gtk_combo_box_get_model(pictures->menu);
    GtkTreeIter row;

    if (gtk_tree_model_iter_nth_child(model, &row, NULL, number))
        gtk_list_store_set(GTK_LIST_STORE(model), &row, GIMP_INT_STORE_PIXBUF,
                           picture, -1);
}

static void on_drawn(gpointer data, gpointer job);

/* Shows the pictures that are already drawn, and starts drawing the first one that is
 * not. */
static void
set_next(Pictures *pictures)
{
    const int scale = toolkit_get_scale(GTK_WIDGET(pictures->menu));
    const int n_choices = (int)lattice_count_offered(pictures->parameter);

    for (; pictures->next < n_choices; pictures->next++) {
        g_autofree char *recipe = print_recipe(
            pictures, pictures->parameter->choices[pictures->next].nick);
        GdkPixbuf *picture = g_hash_table_lookup(get_drawn(), recipe);
        if (picture == NULL) {
            const RecipeDrawing drawing = {.row = g_strdup(recipe),
                                           .recipe = g_steal_pointer(&recipe),
                                           .image = {IMAGE, IMAGE},
                                           .side = SIDE * scale,
                                           .scale = scale,
                                           .n_averaged = 2};
            pictures->stop = recipe_picture_begin(&drawing, on_drawn, pictures);
            return;
        }
        set_picture(pictures, pictures->next, picture);
    }
}

static void
on_drawn(gpointer data, gpointer job)
{
    Pictures *pictures = data;
    const RecipeDrawing *drawing = job;

    g_clear_object(&pictures->stop);
    if (drawing->picture == NULL)
        return; /* there was not enough memory */
    g_hash_table_insert(get_drawn(), g_strdup(drawing->row),
                        g_object_ref(drawing->picture));
    set_next(pictures);
}

/* Gives each row an empty picture, so that no row moves when its real picture comes. */
static void
set_all_empty(const Pictures *pictures)
{
    const int side = SIDE * toolkit_get_scale(GTK_WIDGET(pictures->menu));
    g_autoptr(GdkPixbuf) empty =
        gdk_pixbuf_new(GDK_COLORSPACE_RGB, TRUE, 8, side, side);

    gdk_pixbuf_fill(empty, 0);
    for (size_t i = 0; i < lattice_count_offered(pictures->parameter); i++)
        set_picture(pictures, (int)i, empty);
}

static void
on_realized(GtkWidget *menu, Pictures *pictures)
{
    if (pictures->next > 0 || pictures->stop != NULL)
        return;
    set_all_empty(pictures);
    toolkit_show_in_list(menu);
    set_next(pictures);
}

static void
on_destroy(Pictures *pictures)
{
    background_stop(&pictures->stop);
}

void
choice_pictures_add(GtkWidget *menu, const NoiseChoice *choices)
{
    for (size_t i = 0; i < G_N_ELEMENTS(pictured); i++) {
        const NoiseParameter *parameter = noise_parameter_find(pictured[i].key);
        if (parameter->choices != choices)
            continue;
        Pictures *pictures = g_new0(Pictures, 1);
        pictures->menu = GTK_COMBO_BOX(menu);
        pictures->parameter = parameter;
        pictures->algorithm = pictured[i].algorithm;
        g_object_set_data_full(G_OBJECT(menu), "pictures", pictures, g_free);
        g_signal_connect(menu, "realize", G_CALLBACK(on_realized), pictures);
        g_signal_connect_swapped(menu, "destroy", G_CALLBACK(on_destroy),
                                 pictures);
        return;
    }
}
