/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Rows of controls for choices and numbers, bound to the arguments.
 */
#include "controls-row.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "choices.h"
#include "decimals.h"
#include "slider.h"
#include "toolkit.h"
#include "wheel.h"

/* Sizes that suit a slider one can aim with, and the longest number. */
#define SLIDER_WIDTH 200
#define NUMBER_WIDTH 10

void
row_attach(const Row *row, GtkWidget *widget, RowColumn column, int n_columns)
{
    gtk_widget_set_name(widget, row->key);
    wheel_leave_to_area(widget);
    toolkit_grid_attach(
        row->grid, widget, (int)column, row->index, n_columns, 1,
        column <= ROW_SLIDER && (int)column + n_columns > ROW_SLIDER);
    if (n_columns == 1 && row->columns[column] != NULL)
        gtk_size_group_add_widget(row->columns[column], widget);
}

void
row_attach_label(const Row *row, const char *text, GtkWidget *widget)
{
    GtkWidget *label = gtk_label_new(text);

    toolkit_align_left(label);
    gtk_label_set_mnemonic_widget(GTK_LABEL(label), widget);
    row_attach(row, label, ROW_LABEL, 1);
}

void
row_bind(const Row *row, GtkWidget *widget, const char *property)
{
    g_object_bind_property(row->config, row->key, widget, property,
                           G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE);
}

/* How many of the first choices there are on this GIMP. */
static size_t
count_choices(const NoiseParameter *parameter)
{
    const gboolean has_filter = strcmp(parameter->key, "output") == 0;

    return has_filter && !toolkit_has_filters() ? LATTICE_OUTPUT_FILTER
                                                : parameter->n_choices;
}

void
row_add_choice(const Row *row, const NoiseParameter *parameter)
{
    GtkWidget *combo = choices_new(row->config, row->key, parameter->choices,
                                   count_choices(parameter));

    gimp_help_set_help_data(combo, lattice_translate(parameter->blurb), NULL);
    row_attach_label(row, lattice_translate(parameter->label), combo);
    row_attach(row, combo, ROW_SLIDER, ROW_BESIDE - ROW_SLIDER);
}

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

static void
on_value_changed(GtkAdjustment *adjustment, GtkSpinButton *spin)
{
    const int decimals = decimals_count(
        gtk_adjustment_get_value(adjustment),
        GPOINTER_TO_INT(g_object_get_data(G_OBJECT(spin), "slider-digits")));

    if (decimals != (int)gtk_spin_button_get_digits(spin))
        gtk_spin_button_set_digits(spin, decimals);
}

GtkWidget *
row_new_number(const Row *row, const NoiseParameter *parameter, double maximum,
               double step, int digits)
{
    GtkAdjustment *adjustment = GTK_ADJUSTMENT(gtk_adjustment_new(
        parameter->initial, parameter->minimum, maximum, step, 10 * step, 0));
    GtkWidget *spin = gtk_spin_button_new(adjustment, step, digits);

    gtk_spin_button_set_numeric(GTK_SPIN_BUTTON(spin), TRUE);
    gtk_entry_set_width_chars(GTK_ENTRY(spin), NUMBER_WIDTH);
    g_object_set_data(G_OBJECT(spin), "slider-digits", GINT_TO_POINTER(digits));
    if (digits > 0)
        g_signal_connect(adjustment, "value-changed",
                         G_CALLBACK(on_value_changed), spin);
    row_bind(row, spin, "value");
    gimp_help_set_help_data(spin, lattice_translate(parameter->blurb), NULL);
    row_attach_label(row, lattice_translate(parameter->label), spin);
    return spin;
}

static GtkWidget *
new_unit(const char *unit)
{
    /* The others are signs, and the same in every language. */
    GtkWidget *label =
        gtk_label_new(strcmp(unit, "cells") == 0 ? _("cells") : unit);

    toolkit_align_left(label);
    return label;
}

void
row_add_real(const Row *row, const NoiseParameter *parameter)
{
    GtkWidget *spin =
        row_new_number(row, parameter, parameter->maximum,
                       parameter->slider_step, parameter->slider_digits);
    GtkAdjustment *places =
        GTK_ADJUSTMENT(gtk_adjustment_new(0, 0, 1, 0.01, 0.1, 0));
    GtkWidget *slider = toolkit_slider_new(places);

    g_object_bind_property_full(
        gtk_spin_button_get_adjustment(GTK_SPIN_BUTTON(spin)), "value", places,
        "value", G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE, find_place,
        find_number, (gpointer)parameter, NULL);
    gtk_widget_set_size_request(slider, SLIDER_WIDTH, -1);
    gimp_help_set_help_data(slider, lattice_translate(parameter->blurb), NULL);
    row_attach(row, slider, ROW_SLIDER, 1);
    row_attach(row, spin, ROW_NUMBER, 1);
    row_attach(row, new_unit(parameter->unit), ROW_UNIT, 1);
}
