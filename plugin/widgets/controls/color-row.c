/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Colors: arguments have them as in recipes, such as "#808080"; the button has
 * 16 bits a channel.
 */
#include "color-row.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "label.h"
#include "toolkit.h"

#define BUTTON_WIDTH  60
#define BUTTON_HEIGHT 20

/* Stores red, green, blue and alpha; FALSE if the word is no color. */
static gboolean
read_color(const NoiseParameter *parameter, const char *word,
           guint16 channels[4])
{
    NoiseParams params;
    guint64 packed;

    noise_params_init(&params);
    if (word == NULL || !noise_params_set_text(&params, parameter, word, NULL))
        return FALSE;
    memcpy(&packed, (const char *)&params + parameter->offset, sizeof packed);
    for (int i = 0; i < 4; i++)
        channels[i] = (guint16)(packed >> (48 - 16 * i));
    return TRUE;
}

/* The shortest word for a color, as recipes have it. */
static void
print_color(const NoiseParameter *parameter, const guint16 channels[4],
            char word[NOISE_TEXT_SIZE])
{
    g_autofree char *whole =
        g_strdup_printf("#%04x%04x%04x%04x", channels[0], channels[1],
                        channels[2], channels[3]);
    NoiseParams params;

    noise_params_init(&params);
    noise_params_set_text(&params, parameter, whole, NULL);
    noise_params_get_text(&params, parameter, word);
}

static void
show_color(GObject *config, GParamSpec *argument, GtkWidget *button)
{
    const NoiseParameter *parameter =
        g_object_get_data(G_OBJECT(button), "parameter");
    g_autofree char *word = NULL;
    guint16 channels[4];

    g_object_get(config, argument->name, &word, NULL);
    if (read_color(parameter, word, channels))
        toolkit_color_button_set(button, channels);
}

static void
on_changed(GtkWidget *button, GObject *config)
{
    const NoiseParameter *parameter =
        g_object_get_data(G_OBJECT(button), "parameter");
    g_autofree char *before = NULL;
    char word[NOISE_TEXT_SIZE];
    guint16 channels[4];

    toolkit_color_button_get(button, channels);
    print_color(parameter, channels, word);
    g_object_get(config, parameter->key, &before, NULL);
    if (g_strcmp0(word, before) != 0)
        g_object_set(config, parameter->key, word, NULL);
}

void
color_row_add(const Row *row, const NoiseParameter *parameter)
{
    const char *label = lattice_translate(parameter->label);
    g_autofree char *signal = g_strconcat("notify::", row->key, NULL);
    GtkWidget *button =
        toolkit_color_button_new(label, BUTTON_WIDTH, BUTTON_HEIGHT);

    g_object_set_data(G_OBJECT(button), "parameter", (gpointer)parameter);
    show_color(
        row->config,
        g_object_class_find_property(G_OBJECT_GET_CLASS(row->config), row->key),
        button);
    g_signal_connect_object(row->config, signal, G_CALLBACK(show_color), button,
                            0);
    g_signal_connect_object(button, "color-changed", G_CALLBACK(on_changed),
                            row->config, 0);
    gimp_help_set_help_data(button, lattice_translate(parameter->blurb), NULL);
    row_attach_label(row, label, button);
    row_attach(row, button, ROW_SLIDER, ROW_N_COLUMNS - ROW_SLIDER);
}

static void
set_color(GObject *config, const char *key, const guint16 channels[4])
{
    char word[NOISE_TEXT_SIZE];

    print_color(noise_parameter_find(key), channels, word);
    g_object_set(config, key, word, NULL);
}

static void
on_load(GObject *config)
{
    guint16 dark[4], bright[4];

    toolkit_get_gimps_colors(dark, bright);
    g_object_freeze_notify(config);
    set_color(config, "color-low", dark);
    set_color(config, "color-high", bright);
    g_object_thaw_notify(config);
}

void
color_row_add_gimps(const Row *row)
{
    GtkWidget *button = label_new_button(
        _("Load GIMP Foreground and Background"),
        _("Uses GIMP's foreground color for dark areas and its "
          "background color for bright ones"));

    g_signal_connect_object(button, "clicked", G_CALLBACK(on_load), row->config,
                            G_CONNECT_SWAPPED);
    /* From the first column on: beside labels, it would widen the dialog. */
    row_attach(row, button, ROW_LABEL, ROW_N_COLUMNS - ROW_LABEL);
}
