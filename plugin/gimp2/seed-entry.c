/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The seed: a number, a button for a new one, and the way back.  Seeds of
 * recipes have more digits than a spin button counts exactly: they are shown
 * as text, and stay until the user changes them.
 */
#include "controls-seed.h"

#include <glib/gi18n-lib.h>

#include "buttons.h"
#include "toolkit.h"
#include "wheel.h"

/* The seeds of 64 bits have so many digits. */
#define SEED_CHARS 20

/* Belongs to the button that goes back. */
typedef struct Seeds {
    GObject *config;
    const char *key;
    GtkWidget *back;
    GArray *earlier; /* of guint64, the latest last */
} Seeds;

static void
free_seeds(gpointer data)
{
    Seeds *seeds = data;

    g_array_unref(seeds->earlier);
    g_free(seeds);
}

static void
update(const Seeds *seeds)
{
    gtk_widget_set_sensitive(seeds->back, seeds->earlier->len > 0);
}

static void
on_new(Seeds *seeds)
{
    const guint64 seed = (guint64)g_random_int_range(0, LATTICE_SEED_MAX);
    guint64 before;

    g_object_get(seeds->config, seeds->key, &before, NULL);
    g_array_append_val(seeds->earlier, before);
    g_object_set(seeds->config, seeds->key, seed, NULL);
    update(seeds);
}

static void
on_back(Seeds *seeds)
{
    const guint last = seeds->earlier->len - 1;

    g_object_set(seeds->config, seeds->key,
                 g_array_index(seeds->earlier, guint64, last), NULL);
    g_array_set_size(seeds->earlier, last);
    update(seeds);
}

static gboolean
on_output(GtkEntry *entry, GObject *config)
{
    guint64 seed;
    char text[NOISE_TEXT_SIZE];

    g_object_get(config, gtk_widget_get_name(GTK_WIDGET(entry)), &seed, NULL);
    g_snprintf(text, sizeof text, "%" G_GUINT64_FORMAT, seed);
    if (g_strcmp0(gtk_entry_get_text(entry), text) != 0)
        gtk_entry_set_text(entry, text);
    return TRUE;
}

static void
on_seed(GObject *config, GParamSpec *argument G_GNUC_UNUSED, GtkEntry *entry)
{
    on_output(entry, config);
}

/* The entry lets its text be printed before the config has its number. */
static GtkWidget *
new_entry(const Row *row, const NoiseParameter *parameter)
{
    g_autofree char *signal = g_strconcat("notify::", row->key, NULL);
    GtkWidget *entry = row_new_number(row, parameter, LATTICE_SEED_MAX, 1, 0);

    gtk_entry_set_width_chars(GTK_ENTRY(entry), SEED_CHARS);
    gtk_widget_set_name(entry, row->key);
    g_signal_connect_object(row->config, signal, G_CALLBACK(on_seed), entry, 0);
    g_signal_connect_object(entry, "output", G_CALLBACK(on_output), row->config,
                            0);
    on_output(GTK_ENTRY(entry), row->config);
    return entry;
}

void
seed_add(const Row *row, const NoiseParameter *parameter)
{
    Seeds *seeds = g_new0(Seeds, 1);
    GtkWidget *entry = new_entry(row, parameter);
    GtkWidget *button = gtk_button_new_with_mnemonic(_("_New Seed"));
    GtkWidget *box = toolkit_box_new(GTK_ORIENTATION_HORIZONTAL, 6);

    seeds->config = row->config;
    seeds->key = row->key;
    seeds->back = buttons_new(_("Back"), _("Return to the seed before"));
    seeds->earlier = g_array_new(FALSE, FALSE, sizeof(guint64));
    g_object_set_data_full(G_OBJECT(seeds->back), "seeds", seeds, free_seeds);
    g_signal_connect_swapped(button, "clicked", G_CALLBACK(on_new), seeds);
    g_signal_connect_swapped(seeds->back, "clicked", G_CALLBACK(on_back),
                             seeds);
    /* One cell: three buttons would widen the columns of the main grid. */
    gtk_box_pack_start(GTK_BOX(box), entry, TRUE, TRUE, 0);
    gtk_box_pack_start(GTK_BOX(box), button, FALSE, FALSE, 0);
    gtk_box_pack_start(GTK_BOX(box), seeds->back, FALSE, FALSE, 0);
    gtk_box_pack_start(GTK_BOX(box), row->seed_button, FALSE, FALSE, 0);
    wheel_leave_to_area(entry);
    row_attach(row, box, ROW_SLIDER, ROW_BESIDE - ROW_SLIDER);
    update(seeds);
}
