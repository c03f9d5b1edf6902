/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Makes rows that consist of a label, a slider, a number and its unit.  GIMP
 * 2.10's own slider bars are not available to plug-ins.
 */
#include "bars.h"

#include "label.h"
#include "toolkit.h"
#include "values.h"

/* The width of a slider, in pixels: wide enough to set it precisely. */
#define SLIDER_WIDTH 180

/* The width of a unit, in characters: enough for "cells" in every language. */
#define UNIT_LETTERS 8

static gboolean
find_place(GBinding *binding G_GNUC_UNUSED, const GValue *number, GValue *place,
           gpointer data)
{
    g_value_set_double(place,
                       lattice_slider_place(data, g_value_get_double(number)));
    return TRUE;
}

static gboolean
find_number(GBinding *binding G_GNUC_UNUSED, const GValue *place,
            GValue *number, gpointer data)
{
    g_value_set_double(number,
                       lattice_slider_number(data, g_value_get_double(place)));
    return TRUE;
}

/* Makes a slider for the number in a spin button.  The parameter's gamma determines
 * how numbers are spaced along the slider. */
static GtkWidget *
new_slider(const NoiseParameter *parameter, GtkWidget *spin)
{
    GtkObject *places = gtk_adjustment_new(0, 0, 1, 0.01, 0.1, 0);
    GtkWidget *slider = gtk_hscale_new(GTK_ADJUSTMENT(places));

    gtk_scale_set_draw_value(GTK_SCALE(slider), FALSE);
    gtk_widget_set_size_request(slider, SLIDER_WIDTH, -1);
    gtk_widget_set_tooltip_text(slider, lattice_translate(parameter->blurb));
    g_object_bind_property_full(
        gtk_spin_button_get_adjustment(GTK_SPIN_BUTTON(spin)), "value", places,
        "value", G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE, find_place,
        find_number, (gpointer)parameter, NULL);
    return slider;
}

void
bars_add_number(const Row *row, const NoiseParameter *parameter)
{
    GtkWidget *spin =
        row_new_number(row, parameter, parameter->maximum,
                       parameter->slider_step, parameter->slider_digits);
    row_attach_label(row, lattice_translate(parameter->label), spin);
    GtkWidget *unit = gtk_label_new(row_translate_unit(parameter->unit));

    label_align_left(unit);
    toolkit_wrap(unit, UNIT_LETTERS);
    row_attach(row, new_slider(parameter, spin), ROW_SLIDER, 1);
    row_attach(row, spin, ROW_NUMBER, 1);
    row_attach(row, unit, ROW_UNIT, 1);
}

void
bars_add_combo(const Row *row, const char *label, GtkWidget *combo)
{
    row_attach_label(row, label, combo);
    row_attach(row, combo, ROW_SLIDER, ROW_N_COLUMNS - ROW_SLIDER);
}

void
bars_add_line(const Row *row, const char *label, GtkWidget *line,
              GtkWidget *labeled)
{
    if (label != NULL)
        row_attach_label(row, label, labeled);
    row_attach(row, line, ROW_SLIDER, ROW_N_COLUMNS - ROW_SLIDER);
}

const char *
bars_get_label(GtkWidget *widget G_GNUC_UNUSED)
{
    return NULL;
}

void
bars_mark_label(GtkWidget *widget G_GNUC_UNUSED,
                const char *marked G_GNUC_UNUSED)
{
}

guint
bars_get_key(GtkWidget *widget G_GNUC_UNUSED)
{
    return 0;
}
