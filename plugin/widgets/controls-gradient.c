/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Gradients: a picture of the stops, and GIMP's own to choose from.
 */
#include "controls-gradient.h"

#include <glib/gi18n-lib.h>

#include "buttons.h"
#include "toolkit.h"

#define HEIGHT  20
#define SPACING 6
/* Squares below what is transparent. */
#define CHECK   8

/* The argument with its widgets; belongs to the picture. */
typedef struct Shown {
    GObject *config;
    const NoiseParameter *parameter;
    GtkWidget *picture;
} Shown;

/* The argument's stops; FALSE while it has none. */
static gboolean
get_stops(const Shown *shown, NoiseGradient *stops)
{
    g_autofree char *text = NULL;
    NoiseParams params;

    noise_params_init(&params);
    g_object_get(shown->config, shown->parameter->key, &text, NULL);
    if (text == NULL ||
        !noise_params_set_text(&params, shown->parameter, text, NULL))
        return FALSE;
    *stops = params.gradient;
    return TRUE;
}

static void
set_stops(const Shown *shown, const NoiseGradient *stops)
{
    NoiseParams params;
    char text[NOISE_TEXT_SIZE];

    noise_params_init(&params);
    params.gradient = *stops;
    if (!noise_params_check(&params, NULL))
        return;
    noise_params_get_text(&params, shown->parameter, text);
    g_object_set(shown->config, shown->parameter->key, text, NULL);
}

static void
draw_checks(cairo_t *cairo, int width)
{
    for (int x = 0; x * CHECK < width; x++) {
        for (int y = 0; y * CHECK < HEIGHT; y++) {
            const double grey = (x + y) % 2 == 0 ? 0.6 : 0.4;
            cairo_set_source_rgb(cairo, grey, grey, grey);
            cairo_rectangle(cairo, x * CHECK, y * CHECK, CHECK, CHECK);
            cairo_fill(cairo);
        }
    }
}

static double
channel_of(guint64 colour, int channel)
{
    return (double)(colour >> (48 - 16 * channel) & 0xffff) / 65535.0;
}

static void
draw(cairo_t *cairo, int width, gpointer data)
{
    const Shown *shown = data;
    cairo_pattern_t *pattern =
        cairo_pattern_create_linear(0.0, 0.0, width, 0.0);
    NoiseGradient stops;

    draw_checks(cairo, width);
    if (get_stops(shown, &stops)) {
        for (int i = 0; i < stops.count; i++) {
            const guint64 colour = stops.stops[i].colour;
            cairo_pattern_add_color_stop_rgba(
                pattern, stops.stops[i].position, channel_of(colour, 0),
                channel_of(colour, 1), channel_of(colour, 2),
                channel_of(colour, 3));
        }
        cairo_set_source(cairo, pattern);
        cairo_paint(cairo);
    }
    cairo_pattern_destroy(pattern);
}

static void
on_chosen(const NoiseGradient *stops, gpointer data)
{
    set_stops(data, stops);
}

static void
on_reverse(const Shown *shown)
{
    NoiseGradient stops, reversed;

    if (!get_stops(shown, &stops))
        return;
    reversed = stops;
    for (int i = 0; i < stops.count; i++) {
        const NoiseStop *stop = &stops.stops[stops.count - 1 - i];
        reversed.stops[i] = (NoiseStop){1.0 - stop->position, stop->colour};
    }
    set_stops(shown, &reversed);
}

static Shown *
add_picture(const Row *row, const NoiseParameter *parameter)
{
    Shown *shown = g_new(Shown, 1);

    *shown = (Shown){row->config, parameter,
                     toolkit_picture_new(HEIGHT, draw, shown)};
    g_object_set_data_full(G_OBJECT(shown->picture), "shown", shown, g_free);
    g_autofree char *signal = g_strdup_printf("notify::%s", row->key);
    g_signal_connect_object(row->config, signal,
                            G_CALLBACK(gtk_widget_queue_draw), shown->picture,
                            G_CONNECT_SWAPPED);
    row_attach_label(row, lattice_translate(parameter->label), shown->picture);
    row_attach(row, shown->picture, ROW_SLIDER, ROW_BESIDE - ROW_SLIDER);
    return shown;
}

void
gradient_add(Row *row, const NoiseParameter *parameter)
{
    Shown *shown = add_picture(row, parameter);
    GtkWidget *box = toolkit_box_new(GTK_ORIENTATION_HORIZONTAL, SPACING);
    GtkWidget *chooser =
        toolkit_gradient_button_new(_("Choose a Gradient"), on_chosen, shown);
    GtkWidget *reverse =
        buttons_new(_("Reverse"), _("Exchange the ends of the gradient"));

    gimp_help_set_help_data(chooser, _("Take the stops of one of GIMP's"),
                            NULL);
    g_signal_connect_swapped(reverse, "clicked", G_CALLBACK(on_reverse), shown);
    gtk_box_pack_start(GTK_BOX(box), chooser, TRUE, TRUE, 0);
    gtk_box_pack_start(GTK_BOX(box), reverse, FALSE, FALSE, 0);
    row->index++;
    row_attach_label(row, _("From GIMP"), chooser);
    row_attach(row, box, ROW_SLIDER, ROW_BESIDE - ROW_SLIDER);
}
