/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The seed: a number, a button for a new one, and one for those before.
 */
#include "seed-row.h"

#include <glib/gi18n-lib.h>

#include "area.h"
#include "bars.h"
#include "toolkit.h"

/* Pixels between the buttons. */
#define SPACING 3

/* Freed with the button that goes back. */
typedef struct Seeds {
    GObject *config;
    const char *key;
    GtkWidget *back;
    GArray *earlier; /* of guint64, the most recent last */
} Seeds;

static void
free_seeds(gpointer data)
{
    Seeds *seeds = data;

    g_array_unref(seeds->earlier);
    g_free(seeds);
}

/* As a GValue, which GObject converts if the property has fewer bits. */
static guint64
get_seed(const Seeds *seeds)
{
    GValue value = G_VALUE_INIT;

    g_value_init(&value, G_TYPE_UINT64);
    g_object_get_property(seeds->config, seeds->key, &value);
    return g_value_get_uint64(&value);
}

static void
set_seed(const Seeds *seeds, guint64 seed)
{
    GValue value = G_VALUE_INIT;

    g_value_init(&value, G_TYPE_UINT64);
    g_value_set_uint64(&value, seed);
    g_object_set_property(seeds->config, seeds->key, &value);
}

static void
update_back(const Seeds *seeds)
{
    gtk_widget_set_sensitive(seeds->back, seeds->earlier->len > 0);
}

/* Adds a seed to those that one can go back to. */
static void
remember(Seeds *seeds, guint64 seed)
{
    g_array_append_val(seeds->earlier, seed);
    update_back(seeds);
}

static void
on_new(Seeds *seeds)
{
    remember(seeds, get_seed(seeds));
    set_seed(seeds, (guint64)g_random_int_range(0, LATTICE_SEED_MAX));
}

static void
on_back(Seeds *seeds)
{
    const guint last = seeds->earlier->len - 1;

    set_seed(seeds, g_array_index(seeds->earlier, guint64, last));
    g_array_set_size(seeds->earlier, last);
    update_back(seeds);
}

void
seed_row_add(const Row *row, const NoiseParameter *parameter)
{
    Seeds *seeds = g_new0(Seeds, 1);
    GtkWidget *entry = bars_new_seed(row, parameter);
    GtkWidget *button = gtk_button_new_with_mnemonic(_("_New Seed"));
    GtkWidget *box = toolkit_box_new(GTK_ORIENTATION_HORIZONTAL, SPACING);

    seeds->config = row->config;
    seeds->key = row->key;
    seeds->back = toolkit_icon_button_new(GIMP_ICON_EDIT_UNDO,
                                          _("Go back to the previous seed"));
    seeds->earlier = g_array_new(FALSE, FALSE, sizeof(guint64));
    g_object_set_data_full(G_OBJECT(seeds->back), "seeds", seeds, free_seeds);
    if (row->seed_button != NULL)
        g_object_set_data(G_OBJECT(row->seed_button), "seeds", seeds);
    g_signal_connect_swapped(button, "clicked", G_CALLBACK(on_new), seeds);
    g_signal_connect_swapped(seeds->back, "clicked", G_CALLBACK(on_back),
                             seeds);
    /* All in one cell: three buttons would widen the grid's columns. */
    gtk_widget_set_name(entry, row->key);
    gtk_box_pack_start(GTK_BOX(box), entry, TRUE, TRUE, 0);
    gtk_box_pack_start(GTK_BOX(box), button, FALSE, FALSE, 0);
    gtk_box_pack_start(GTK_BOX(box), seeds->back, FALSE, FALSE, 0);
    if (row->seed_button != NULL)
        gtk_box_pack_start(GTK_BOX(box), row->seed_button, FALSE, FALSE, 0);
    area_take_wheel(entry);
    bars_add_line(row, lattice_translate(parameter->label), box, entry);
    update_back(seeds);
}

guint64
seed_row_get(GtkWidget *seed_button)
{
    return get_seed(g_object_get_data(G_OBJECT(seed_button), "seeds"));
}

void
seed_row_keep(GtkWidget *seed_button, guint64 before)
{
    Seeds *seeds = g_object_get_data(G_OBJECT(seed_button), "seeds");

    if (get_seed(seeds) != before)
        remember(seeds, before);
}
