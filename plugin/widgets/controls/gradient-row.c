/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The rows of a gradient: a band to edit, the selected stop, and GIMP's
 * gradients to choose from.
 */
#include "gradient-row.h"

#include <glib/gi18n-lib.h>

#include "gradient-bar.h"
#include "gradient-stops.h"
#include "label.h"
#include "toolkit.h"

#define SPACING       6
#define BUTTON_WIDTH  60
#define BUTTON_HEIGHT 20

/* The argument and its widgets; freed with the band. */
typedef struct Shown {
    GObject *config;
    const NoiseParameter *parameter;
    GtkWidget *bar, *color, *remove, *chooser;
    gboolean is_choosing; /* GIMP's chooser is open */
    NoiseGradient before; /* the stops when it was opened */
} Shown;

static void
show_stops(GObject *config, GParamSpec *argument, GtkWidget *bar)
{
    const Shown *shown = g_object_get_data(G_OBJECT(bar), "shown");
    g_autofree char *text = NULL;
    NoiseParams params;

    noise_params_init(&params);
    g_object_get(config, argument->name, &text, NULL);
    if (text != NULL &&
        noise_params_set_text(&params, shown->parameter, text, NULL))
        gradient_bar_show(bar, &params.gradient);
}

static void
set_stops(const NoiseGradient *stops, gpointer data)
{
    const Shown *shown = data;
    NoiseParams params;
    char text[NOISE_TEXT_SIZE];

    noise_params_init(&params);
    params.gradient = *stops;
    if (!noise_params_check(&params, NULL))
        return;
    noise_params_get_text(&params, shown->parameter, text);
    g_object_set(shown->config, shown->parameter->key, text, NULL);
}

/* ---- The selected stop ------------------------------------------------ */

static guint64
pack_channels(const guint16 channels[4])
{
    guint64 color = 0;

    for (int i = 0; i < 4; i++)
        color = color << 16 | channels[i];
    return color;
}

static void
on_selected(gpointer data)
{
    const Shown *shown = data;
    const NoiseGradient *stops = gradient_bar_get(shown->bar);
    const guint64 color =
        stops->stops[gradient_bar_get_selected(shown->bar)].color;
    guint16 channels[4];

    for (int i = 0; i < 4; i++)
        channels[i] = (guint16)(color >> (48 - 16 * i));
    toolkit_color_button_set(shown->color, channels);
    gtk_widget_set_sensitive(shown->remove, stops->count > NOISE_STOPS_MIN);
}

static void
on_color(GtkWidget *button, Shown *shown)
{
    NoiseGradient stops = *gradient_bar_get(shown->bar);
    NoiseStop *stop = &stops.stops[gradient_bar_get_selected(shown->bar)];
    guint16 channels[4];

    toolkit_color_button_get(button, channels);
    if (stop->color == pack_channels(channels))
        return;
    stop->color = pack_channels(channels);
    set_stops(&stops, shown);
}

static void
on_recolor(gpointer data)
{
    const Shown *shown = data;

    gtk_button_clicked(GTK_BUTTON(shown->color));
}

static void
on_reverse(Shown *shown)
{
    NoiseGradient stops = *gradient_bar_get(shown->bar);

    lattice_stops_reverse(&stops);
    set_stops(&stops, shown);
}

/* ---- GIMP's gradients ------------------------------------------------- */

static void
on_tried(const NoiseGradient *stops, gboolean is_last, gpointer data)
{
    Shown *shown = data;

    if (!shown->is_choosing)
        shown->before = *gradient_bar_get(shown->bar);
    shown->is_choosing = !is_last;
    set_stops(stops != NULL ? stops : &shown->before, shown);
}

static void
on_load(Shown *shown)
{
    NoiseGradient stops;

    if (toolkit_gradient_button_get(shown->chooser, &stops))
        set_stops(&stops, shown);
}

/* ---- The rows --------------------------------------------------------- */

static Shown *
add_band_row(const Row *row, const NoiseParameter *parameter)
{
    Shown *shown = g_new0(Shown, 1);
    const GradientBarOwner owner = {set_stops, on_selected, on_recolor, shown};
    g_autofree char *signal = g_strdup_printf("notify::%s", row->key);

    *shown = (Shown){.config = row->config,
                     .parameter = parameter,
                     .bar = gradient_bar_new(&owner)};
    g_object_set_data_full(G_OBJECT(shown->bar), "shown", shown, g_free);
    g_signal_connect_object(row->config, signal, G_CALLBACK(show_stops),
                            shown->bar, 0);
    gimp_help_set_help_data(
        shown->bar,
        _("Click to add a stop, drag it to move it, double-click it to choose "
          "its color, drag it away to remove it"),
        NULL);
    row_attach_label(row, lattice_translate(parameter->label), shown->bar);
    row_attach(row, shown->bar, ROW_SLIDER, ROW_BESIDE - ROW_SLIDER);
    return shown;
}

static void
add_button(GtkWidget *box, GtkWidget *button, GCallback clicked, gpointer data)
{
    g_signal_connect_swapped(button, "clicked", clicked, data);
    gtk_box_pack_start(GTK_BOX(box), button, FALSE, FALSE, 0);
}

static void
add_stop_row(const Row *row, Shown *shown)
{
    GtkWidget *box = toolkit_box_new(GTK_ORIENTATION_HORIZONTAL, SPACING);

    shown->color = toolkit_color_button_new(_("Color of the Stop"),
                                            BUTTON_WIDTH, BUTTON_HEIGHT);
    shown->remove = label_new_button(
        _("Remove"), _("Remove the selected stop of the gradient"));
    g_signal_connect(shown->color, "color-changed", G_CALLBACK(on_color),
                     shown);
    gimp_help_set_help_data(shown->color, _("The color of the selected stop"),
                            NULL);
    gtk_box_pack_start(GTK_BOX(box), shown->color, TRUE, TRUE, 0);
    add_button(box, shown->remove, G_CALLBACK(gradient_bar_remove), shown->bar);
    add_button(box, label_new_button(_("Reverse"), _("Reverse the gradient")),
               G_CALLBACK(on_reverse), shown);
    row_attach_label(row, _("Selected stop"), shown->color);
    row_attach(row, box, ROW_SLIDER, ROW_BESIDE - ROW_SLIDER);
}

static void
add_chooser_row(const Row *row, Shown *shown)
{
    GtkWidget *box = toolkit_box_new(GTK_ORIENTATION_HORIZONTAL, SPACING);

    shown->chooser =
        toolkit_gradient_button_new(_("Choose a Gradient"), on_tried, shown);
    gimp_help_set_help_data(shown->chooser, _("Choose one of GIMP's gradients"),
                            NULL);
    gtk_box_pack_start(GTK_BOX(box), shown->chooser, FALSE, FALSE, 0);
    add_button(
        box,
        label_new_button(_("Copy"),
                         _("Copy the stops of the GIMP gradient shown here")),
        G_CALLBACK(on_load), shown);
    row_attach_label(row, _("Copy from GIMP"), shown->chooser);
    row_attach(row, box, ROW_SLIDER, ROW_BESIDE - ROW_SLIDER);
}

void
gradient_row_add(Row *row, const NoiseParameter *parameter)
{
    Shown *shown = add_band_row(row, parameter);

    row->index++;
    add_stop_row(row, shown);
    show_stops(
        row->config,
        g_object_class_find_property(G_OBJECT_GET_CLASS(row->config), row->key),
        shown->bar);
    row->index++;
    add_chooser_row(row, shown);
}
