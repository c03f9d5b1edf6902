/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Seeds of recipes have more digits than a spin button counts exactly: they are
 * shown as text, and stay until the user changes them.
 */
#include "seed-entry.h"

/* The seeds of 64 bits have so many digits. */
#define SEED_CHARS 20

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
GtkWidget *
seed_entry_new(const Row *row, const NoiseParameter *parameter)
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
