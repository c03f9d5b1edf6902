/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Colors: arguments have them as in recipes, such as "#808080"; the button has
 * 16 bits a channel.
 */
#include "color-row.h"

#include <glib/gi18n-lib.h>

#include "label.h"
#include "toolkit.h"

#define BUTTON_WIDTH  60
#define BUTTON_HEIGHT 20

/* All colors are written alike, whatever struct has them. */
static NoiseParameter
any_color(const char *key)
{
    NoiseParameter parameter = *noise_parameter_find("color-low");

    parameter.key = key;
    return parameter;
}

static void
show_color(GObject *config, GParamSpec *argument G_GNUC_UNUSED,
           GtkWidget *button)
{
    const NoiseParameter parameter = any_color(gtk_widget_get_name(button));
    NoiseParams params;

    if (lattice_parameter_read(&params, &parameter, config, NULL))
        toolkit_color_button_set(button, params.color_low);
}

static void
set_color(GObject *config, const char *key, guint64 color)
{
    const NoiseParameter parameter = any_color(key);
    NoiseParams params;

    if (lattice_parameter_read(&params, &parameter, config, NULL) &&
        params.color_low == color)
        return;
    params.color_low = color;
    lattice_parameter_show(&params, &parameter, config);
}

static void
on_changed(GtkWidget *button, GObject *config)
{
    set_color(config, gtk_widget_get_name(button),
              toolkit_color_button_get(button));
}

void
color_row_add(const Row *row, const NoiseParameter *parameter)
{
    const char *label = lattice_translate(parameter->label);
    g_autofree char *signal = g_strconcat("notify::", row->key, NULL);
    GtkWidget *button =
        toolkit_color_button_new(label, BUTTON_WIDTH, BUTTON_HEIGHT);

    gtk_widget_set_name(button, row->key);
    show_color(row->config, NULL, button);
    g_signal_connect_object(row->config, signal, G_CALLBACK(show_color), button,
                            0);
    g_signal_connect_object(button, "color-changed", G_CALLBACK(on_changed),
                            row->config, 0);
    gtk_widget_set_tooltip_text(button, lattice_translate(parameter->blurb));
    row_attach_label(row, label, button);
    row_attach(row, button, ROW_SLIDER, ROW_N_COLUMNS - ROW_SLIDER);
}

static void
on_load(GObject *config)
{
    guint64 dark, bright;

    toolkit_get_gimps_colors(&dark, &bright);
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
