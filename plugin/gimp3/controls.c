/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Controls, made from the tables of parameters and bound to the arguments.
 */
#include "controls.h"

#include <glib/gi18n-lib.h>
#include <math.h>
#include <string.h>

#include "decimals.h"
#include "modes.h"

/* GIMP's own texts. */
#define GIMP_DOMAIN "gimp30"

/* The grid's columns: label, slider, number, unit. */
#define N_COLUMNS    4
/* Sizes that suit a slider one can aim with, and the longest number. */
#define SLIDER_WIDTH 200
#define NUMBER_WIDTH 10

/* The next row of a grid that is being filled. */
typedef struct Row {
    GtkGrid *grid;
    GObject *config;
    const char *key; /* names the widgets, for controls_update() */
    int index;
} Row;

static void
attach(Row *row, GtkWidget *widget, int column, int n_columns)
{
    gtk_widget_set_name(widget, row->key);
    gtk_grid_attach(row->grid, widget, column, row->index, n_columns, 1);
}

static void
attach_label(Row *row, const char *text, GtkWidget *widget)
{
    GtkWidget *label = gtk_label_new(text);

    gtk_label_set_xalign(GTK_LABEL(label), 0.0f);
    gtk_label_set_mnemonic_widget(GTK_LABEL(label), widget);
    attach(row, label, 0, 1);
}

static void
bind(Row *row, GtkWidget *widget, const char *property)
{
    g_object_bind_property(row->config, row->key, widget, property,
                           G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE);
}

static void
add_choice(Row *row, const NoiseParameter *parameter)
{
    GtkWidget *combo = gtk_combo_box_text_new();

    for (size_t i = 0; i < parameter->n_choices; i++)
        gtk_combo_box_text_append(
            GTK_COMBO_BOX_TEXT(combo), parameter->choices[i].nick,
            lattice_translate(parameter->choices[i].label));
    bind(row, combo, "active-id");
    gimp_help_set_help_data(combo, lattice_translate(parameter->blurb), NULL);
    attach_label(row, lattice_translate(parameter->label), combo);
    attach(row, combo, 1, N_COLUMNS - 1);
}

/* A slider's place, 0 to 1, for a number; the slider's gamma gives small
 * numbers more room. */
static gboolean
find_place(GBinding *binding G_GNUC_UNUSED, const GValue *number, GValue *place,
           gpointer data)
{
    const NoiseParameter *parameter = data;
    const double share =
        (g_value_get_double(number) - parameter->slider_minimum) /
        (parameter->slider_maximum - parameter->slider_minimum);

    g_value_set_double(
        place, pow(CLAMP(share, 0.0, 1.0), 1.0 / parameter->slider_gamma));
    return TRUE;
}

/* The number for a slider's place, with as many decimals as are shown. */
static gboolean
find_number(GBinding *binding G_GNUC_UNUSED, const GValue *place,
            GValue *number, gpointer data)
{
    const NoiseParameter *parameter = data;
    const double unit = pow(10.0, parameter->slider_digits);
    const double share =
        pow(g_value_get_double(place), parameter->slider_gamma);
    const double exact =
        parameter->slider_minimum +
        share * (parameter->slider_maximum - parameter->slider_minimum);

    g_value_set_double(number, round(exact * unit) / unit);
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

/* A number's entry; where there are no digits it holds whole numbers. */
static GtkWidget *
add_number(Row *row, const NoiseParameter *parameter, double maximum,
           double step, int digits)
{
    GtkAdjustment *adjustment = gtk_adjustment_new(
        parameter->initial, parameter->minimum, maximum, step, 10 * step, 0);
    GtkWidget *spin = gtk_spin_button_new(adjustment, step, digits);

    gtk_spin_button_set_numeric(GTK_SPIN_BUTTON(spin), TRUE);
    gtk_entry_set_width_chars(GTK_ENTRY(spin), NUMBER_WIDTH);
    g_object_set_data(G_OBJECT(spin), "slider-digits", GINT_TO_POINTER(digits));
    if (digits > 0)
        g_signal_connect(adjustment, "value-changed",
                         G_CALLBACK(on_value_changed), spin);
    bind(row, spin, "value");
    gimp_help_set_help_data(spin, lattice_translate(parameter->blurb), NULL);
    attach_label(row, lattice_translate(parameter->label), spin);
    return spin;
}

static void
add_real(Row *row, const NoiseParameter *parameter)
{
    GtkWidget *spin =
        add_number(row, parameter, parameter->maximum, parameter->slider_step,
                   parameter->slider_digits);
    GtkAdjustment *places = gtk_adjustment_new(0, 0, 1, 0.01, 0.1, 0);
    GtkWidget *slider = gtk_scale_new(GTK_ORIENTATION_HORIZONTAL, places);

    g_object_bind_property_full(
        gtk_spin_button_get_adjustment(GTK_SPIN_BUTTON(spin)), "value", places,
        "value", G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE, find_place,
        find_number, (gpointer)parameter, NULL);
    gtk_scale_set_draw_value(GTK_SCALE(slider), FALSE);
    gtk_widget_set_size_request(slider, SLIDER_WIDTH, -1);
    gtk_widget_set_hexpand(slider, TRUE);
    gimp_help_set_help_data(slider, lattice_translate(parameter->blurb), NULL);
    attach(row, slider, 1, 1);
    attach(row, spin, 2, 1);
    if (*parameter->unit != '\0')
        attach(row, gtk_label_new(parameter->unit), 3, 1);
}

static void
on_new_seed(GtkWidget *button G_GNUC_UNUSED, GtkSpinButton *spin)
{
    gtk_spin_button_set_value(spin, g_random_int_range(0, LATTICE_SEED_MAX));
}

static void
add_seed(Row *row, const NoiseParameter *parameter)
{
    GtkWidget *spin = add_number(row, parameter, LATTICE_SEED_MAX, 1, 0);
    GtkWidget *button = gtk_button_new_with_mnemonic(_("_New Seed"));

    g_signal_connect(button, "clicked", G_CALLBACK(on_new_seed), spin);
    attach(row, spin, 1, 1);
    attach(row, button, 2, N_COLUMNS - 2);
}

static void
add_mode(Row *row)
{
    GtkWidget *combo = modes_combo_new(GIMP_DOMAIN);

    row->key = "mode";
    bind(row, combo, "value");
    gimp_help_set_help_data(combo, _("Layer mode of a new layer"), NULL);
    attach_label(row, _("Mode"), combo);
    attach(row, combo, 1, N_COLUMNS - 1);
    row->index++;
}

static void
add_parameter(Row *row, const NoiseParameter *parameter)
{
    row->key = parameter->key;
    switch (parameter->kind) {
    case NOISE_KIND_CHOICE:
        add_choice(row, parameter);
        break;
    case NOISE_KIND_REAL:
        add_real(row, parameter);
        break;
    case NOISE_KIND_SEED:
        add_seed(row, parameter);
        break;
    case NOISE_KIND_COLOUR: /* none among the main parameters */
        break;
    }
    row->index++;
}

GtkWidget *
controls_new(GimpProcedureConfig *config)
{
    GtkWidget *grid = gtk_grid_new();
    Row row = {.grid = GTK_GRID(grid), .config = G_OBJECT(config)};
    size_t n_parameters;
    const NoiseParameter *parameters = noise_parameters(&n_parameters);

    gtk_grid_set_column_spacing(GTK_GRID(grid), 6);
    gtk_grid_set_row_spacing(GTK_GRID(grid), 6);
    for (size_t i = 0; i < n_parameters; i++) {
        if (parameters[i].group == NOISE_GROUP_MAIN)
            add_parameter(&row, &parameters[i]);
    }
    parameters = lattice_parameters(&n_parameters);
    for (size_t i = 0; i < n_parameters; i++) {
        if (strcmp(parameters[i].key, "opacity") == 0)
            add_mode(&row);
        add_parameter(&row, &parameters[i]);
    }
    return grid;
}

void
controls_update(GtkWidget *grid, const Job *job)
{
    GList *widgets = gtk_container_get_children(GTK_CONTAINER(grid));

    for (GList *at = widgets; at != NULL; at = at->next)
        gtk_widget_set_sensitive(
            at->data, lattice_parameter_matters(&job->request,
                                                gtk_widget_get_name(at->data)));
    g_list_free(widgets);
}
