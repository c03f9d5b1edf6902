/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Menus of choices, some with small pictures.
 */
#include "choices.h"

#include <libgimp/gimp.h>
#include <libgimp/gimpui.h>
#include <string.h>

#include "recipe-picture.h"
#include "request.h"
#include "toolkit.h"

/* The choices of a menu; freed with its binding. */
typedef struct Offer {
    const NoiseChoice *choices;
    size_t n_choices;
} Offer;

/* From the property's nick to the menu's index; -1 for another word. */
static gboolean
find_choice(GBinding *binding G_GNUC_UNUSED, const GValue *nick, GValue *active,
            gpointer data)
{
    const Offer *offer = data;
    const char *word = g_value_get_string(nick);

    g_value_set_int(active, -1);
    for (size_t i = 0; i < offer->n_choices; i++) {
        if (g_strcmp0(word, offer->choices[i].nick) == 0)
            g_value_set_int(active, (int)i);
    }
    return TRUE;
}

/* From the menu's index to the property's nick. */
static gboolean
find_nick(GBinding *binding G_GNUC_UNUSED, const GValue *active, GValue *nick,
          gpointer data)
{
    const Offer *offer = data;
    const int i = g_value_get_int(active);

    if (i < 0)
        return FALSE;
    g_value_set_string(nick, offer->choices[i].nick);
    return TRUE;
}

GtkWidget *
choices_new(GObject *config, const char *property, const NoiseChoice *choices,
            size_t n_choices)
{
    GtkWidget *menu = g_object_new(GIMP_TYPE_INT_COMBO_BOX, NULL);
    Offer *offer = g_new(Offer, 1);

    *offer = (Offer){choices, n_choices};
    for (size_t i = 0; i < n_choices; i++)
        gimp_int_combo_box_append(
            GIMP_INT_COMBO_BOX(menu), GIMP_INT_STORE_VALUE, (int)i,
            GIMP_INT_STORE_LABEL,
            lattice_translate_in(property, choices[i].label), -1);
    g_object_bind_property_full(config, property, menu, "active",
                                G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE,
                                find_choice, find_nick, offer, g_free);
    return menu;
}

/* The width of a picture, in pixels. */
#define WIDTH 32

/* Data of a menu: set while its pictures are not drawn; and their height. */
#define WAITING "lattice-waiting"
#define HEIGHT  "lattice-height"

/* Recipes that show the choices of a parameter best in so few pixels. */
static const struct {
    const char *key, *recipe;
} samples[] = {
    {"algorithm", "scale=10 octaves=3"},
    {"feature", "algorithm=cellular scale=12 fractal=none"},
    {"fractal", "scale=14 octaves=4"},
    {"map", "scale=14 octaves=3 map-strength=6"},
};

/* White noise needs another scale than the other algorithms. */
static const char white[] = "lattice-noise/1 algorithm=white scale=2";

/* NULL: the choices of this parameter have no pictures. */
static const char *
find_sample(const NoiseParameter *parameter)
{
    for (size_t i = 0; i < G_N_ELEMENTS(samples); i++) {
        if (strcmp(samples[i].key, parameter->key) == 0)
            return samples[i].recipe;
    }
    return NULL;
}

static GdkPixbuf *
draw_choice(const NoiseParameter *parameter, int choice, int height)
{
    const char *nick = parameter->choices[choice].nick;
    g_autofree char *recipe =
        g_strdup_printf("lattice-noise/1 %s %s=%s", find_sample(parameter),
                        parameter->key, nick);

    return recipe_picture_new(strcmp(nick, "white") == 0 ? white : recipe,
                              WIDTH, height, 0);
}

static gboolean
on_idle(gpointer data)
{
    GtkWidget *menu = data;
    const NoiseParameter *parameter =
        g_object_get_data(G_OBJECT(menu), "pictured");
    const int height =
        GPOINTER_TO_INT(g_object_get_data(G_OBJECT(menu), HEIGHT));
    GtkTreeModel *model = gtk_combo_box_get_model(GTK_COMBO_BOX(menu));
    GtkTreeIter row;

    for (gboolean is_row = gtk_tree_model_get_iter_first(model, &row); is_row;
         is_row = gtk_tree_model_iter_next(model, &row)) {
        int choice;
        gtk_tree_model_get(model, &row, GIMP_INT_STORE_VALUE, &choice, -1);
        GdkPixbuf *picture = draw_choice(parameter, choice, height);
        gtk_list_store_set(GTK_LIST_STORE(model), &row, GIMP_INT_STORE_PIXBUF,
                           picture, -1);
        g_clear_object(&picture);
    }
    return G_SOURCE_REMOVE;
}

static void
on_map(GtkWidget *menu)
{
    /* Only the first time. */
    if (g_object_steal_data(G_OBJECT(menu), WAITING) == NULL)
        return;
    g_idle_add_full(G_PRIORITY_LOW, on_idle, g_object_ref(menu),
                    g_object_unref);
}

void
choice_pictures_add(GtkWidget *menu, const NoiseParameter *parameter)
{
    if (find_sample(parameter) == NULL)
        return;
    g_object_set_data(G_OBJECT(menu), HEIGHT,
                      GINT_TO_POINTER(toolkit_show_pictures(menu)));
    g_object_set_data(G_OBJECT(menu), "pictured", (gpointer)parameter);
    g_object_set_data(G_OBJECT(menu), WAITING, menu);
    g_signal_connect(menu, "map", G_CALLBACK(on_map), NULL);
}
