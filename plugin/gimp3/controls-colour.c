/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Colours: words of a recipe in the arguments, a GeglColor in the button.
 */
#include "controls-colour.h"

#include <gegl.h>
#include <string.h>

#define BUTTON_WIDTH  60
#define BUTTON_HEIGHT 20

/* Sixteen bits a channel, as a recipe can have them. */
static const Babl *
format(void)
{
    return babl_format("R'G'B'A u16");
}

static gboolean
show_colour(GBinding *binding G_GNUC_UNUSED, const GValue *text, GValue *colour,
            gpointer data)
{
    const NoiseParameter *parameter = data;
    const char *word = g_value_get_string(text);
    NoiseParams params;
    guint64 channels;
    guint16 pixel[4];

    noise_params_init(&params);
    if (word == NULL || !noise_params_set_text(&params, parameter, word, NULL))
        return FALSE;
    memcpy(&channels, (const char *)&params + parameter->offset,
           sizeof channels);
    for (int i = 0; i < 4; i++)
        pixel[i] = (guint16)(channels >> (48 - 16 * i));
    GeglColor *shown = gegl_color_new(NULL);
    gegl_color_set_pixel(shown, format(), pixel);
    g_value_take_object(colour, shown);
    return TRUE;
}

/* The button says that its colour has changed, but not as a property. */
static void
on_changed(GtkWidget *button, const NoiseParameter *parameter)
{
    GObject *config = g_object_get_data(G_OBJECT(button), "config");
    GeglColor *colour = gimp_color_button_get_color(GIMP_COLOR_BUTTON(button));
    g_autofree char *word = NULL, *before = NULL;
    char shortest[NOISE_TEXT_SIZE];
    NoiseParams params;
    guint16 pixel[4];

    gegl_color_get_pixel(colour, format(), pixel);
    g_object_unref(colour);
    word = g_strdup_printf("#%04x%04x%04x%04x", pixel[0], pixel[1], pixel[2],
                           pixel[3]);
    noise_params_init(&params);
    noise_params_set_text(&params, parameter, word, NULL);
    noise_params_get_text(&params, parameter, shortest);
    g_object_get(config, parameter->key, &before, NULL);
    if (g_strcmp0(shortest, before) != 0)
        g_object_set(config, parameter->key, shortest, NULL);
}

void
colour_add(const Row *row, const NoiseParameter *parameter)
{
    const char *label = lattice_translate(parameter->label);
    GeglColor *initial = gegl_color_new(parameter->initial_colour);
    GtkWidget *button =
        gimp_color_button_new(label, BUTTON_WIDTH, BUTTON_HEIGHT, initial,
                              GIMP_COLOR_AREA_SMALL_CHECKS);

    g_object_unref(initial);
    gimp_color_button_set_update(GIMP_COLOR_BUTTON(button), TRUE);
    g_object_set_data(G_OBJECT(button), "config", row->config);
    g_object_bind_property_full(row->config, row->key, button, "color",
                                G_BINDING_SYNC_CREATE, show_colour, NULL,
                                (gpointer)parameter, NULL);
    g_signal_connect(button, "color-changed", G_CALLBACK(on_changed),
                     (gpointer)parameter);
    gimp_help_set_help_data(button, lattice_translate(parameter->blurb), NULL);
    gtk_widget_set_hexpand(button, TRUE);
    row_attach_label(row, label, button);
    row_attach(row, button, ROW_SLIDER, ROW_BESIDE - ROW_SLIDER);
}
