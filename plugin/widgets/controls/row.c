/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Rows whose widgets are bound to arguments: choices, numbers, seeds, colors and
 * text.
 */
#include "row.h"

#include <glib/gi18n-lib.h>
#include <math.h>
#include <string.h>

#include "area.h"
#include "bars.h"
#include "choices.h"
#include "gradient-stops.h"
#include "label.h"
#include "toolkit.h"
#include "values.h"

/* Labels longer than this are wrapped, so that they do not widen all rows.  In every
 * group, the column of labels is this wide. */
#define LABEL_LETTERS 18

/* The widths of entries for numbers and for seeds, in characters. 31-bit seeds fit;
 * longer ones scroll. */
#define NUMBER_WIDTH 8
#define SEED_CHARS   10

void
row_attach(const Row *row, GtkWidget *widget, RowColumn column, int n_columns)
{
    gtk_widget_set_name(widget, row->key);
    area_take_wheel(widget);
    toolkit_grid_attach(
        row->grid, widget, (int)column, row->index, n_columns, 1,
        column <= ROW_SLIDER && (int)column + n_columns > ROW_SLIDER);
}

GtkWidget *
row_new_label(const char *text, GtkWidget *widget)
{
    GtkWidget *label = label_new_for(text, widget);

    toolkit_wrap(label, LABEL_LETTERS);
    return label;
}

void
row_attach_label(const Row *row, const char *text, GtkWidget *widget)
{
    row_attach(row, row_new_label(text, widget), ROW_LABEL, 1);
}

/* Binds a widget's property to the row's argument, in both directions. */
static void
bind_argument(const Row *row, GtkWidget *widget, const char *property)
{
    g_object_bind_property(row->config, row->key, widget, property,
                           G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE);
}

void
row_add_text(const Row *row, const char *label, const char *help)
{
    GtkWidget *entry = gtk_entry_new();

    gtk_entry_set_activates_default(GTK_ENTRY(entry), TRUE);
    bind_argument(row, entry, "text");
    gimp_help_set_help_data(entry, help, NULL);
    bars_add_line(row, label, entry, entry);
}

void
row_add_choice(const Row *row, const NoiseParameter *parameter)
{
    /* If the output cannot be a filter, leave out the last choice, which is a
     * filter. */
    const gboolean has_all =
        row->has_filter || strcmp(parameter->key, "output") != 0;
    GtkWidget *combo = choices_new(row->config, row->key, parameter->choices,
                                   has_all ? lattice_count_offered(parameter)
                                           : LATTICE_OUTPUT_FILTER);

    gimp_help_set_help_data(combo, lattice_translate(parameter->blurb), NULL);
    bars_add_combo(row, lattice_translate(parameter->label), combo);
}

void
row_add_switch(const Row *row, const NoiseParameter *parameter)
{
    GtkWidget *box =
        gtk_check_button_new_with_label(lattice_translate(parameter->label));

    gimp_help_set_help_data(box, lattice_translate(parameter->blurb), NULL);
    choices_bind(row->config, row->key, box, parameter->choices, 2);
    bars_add_line(row, NULL, box, NULL);
}

static void
on_value_changed(GtkAdjustment *adjustment, GtkSpinButton *spin)
{
    const double value = gtk_adjustment_get_value(adjustment);
    int decimals =
        GPOINTER_TO_INT(g_object_get_data(G_OBJECT(spin), "slider-digits"));

    /* Recipes keep nine digits: show them, but no more than nine decimals. */
    while (decimals < 9 && fabs(remainder(value, pow(10, -decimals))) >
                               1e-9 * fmax(fabs(value), 1e-3))
        decimals++;
    if (decimals != (int)gtk_spin_button_get_digits(spin))
        gtk_spin_button_set_digits(spin, decimals);
}

void
row_show_decimals(GtkWidget *spin, int digits)
{
    g_object_set_data(G_OBJECT(spin), "slider-digits", GINT_TO_POINTER(digits));
    g_signal_connect(gtk_spin_button_get_adjustment(GTK_SPIN_BUTTON(spin)),
                     "value-changed", G_CALLBACK(on_value_changed), spin);
}

void
row_follow_number(const Row *row, GtkWidget *spin, const char *blurb,
                  int digits)
{
    gtk_entry_set_width_chars(GTK_ENTRY(spin), NUMBER_WIDTH);
    row_show_decimals(spin, digits);
    bind_argument(row, spin, "value");
    gimp_help_set_help_data(spin, lattice_translate(blurb), NULL);
}

const char *
row_translate_unit(const char *unit)
{
    /* All units except "cells" are symbols, which are the same in every language. */
    return strcmp(unit, "cells") == 0 ? _("cells") : unit;
}

GtkWidget *
row_new_number(const Row *row, const NoiseParameter *parameter, double maximum,
               double step, int digits)
{
    GtkAdjustment *adjustment = GTK_ADJUSTMENT(gtk_adjustment_new(
        parameter->initial, parameter->minimum, maximum, step, 10 * step, 0));
    GtkWidget *spin = gtk_spin_button_new(adjustment, step, digits);

    gtk_spin_button_set_numeric(GTK_SPIN_BUTTON(spin), TRUE);
    row_follow_number(row, spin, parameter->blurb, digits);
    return spin;
}

/* ---- The seed --------------------------------------------------------- */

/* Pixels between the buttons. */
#define SEED_SPACE 3

/* The largest double that fits into 64 bits.  Seeds above 2^53 are shown rounded,
 * but the argument keeps the exact value. */
#define SEED_64_MAX 18446744073709549568.0

static void
on_new(GtkSpinButton *entry)
{
    gtk_spin_button_set_value(entry, g_random_int_range(0, LATTICE_SEED_MAX));
}

void
row_add_seed(const Row *row, const NoiseParameter *parameter)
{
    const GParamSpec *argument =
        g_object_class_find_property(G_OBJECT_GET_CLASS(row->config), row->key);
    const gboolean has_64_bits = argument->value_type == G_TYPE_UINT64;
    GtkWidget *entry = row_new_number(
        row, parameter, has_64_bits ? SEED_64_MAX : LATTICE_SEED_MAX, 1, 0);
    GtkWidget *button = gtk_button_new_with_mnemonic(_("_New Seed"));
    GtkWidget *box = toolkit_box_new(GTK_ORIENTATION_HORIZONTAL, SEED_SPACE);

    g_signal_connect_swapped(button, "clicked", G_CALLBACK(on_new), entry);
    gtk_widget_set_name(entry, row->key);
    gtk_entry_set_width_chars(GTK_ENTRY(entry), SEED_CHARS);
    toolkit_pack(box, entry, TRUE);
    toolkit_pack(box, button, FALSE);
    if (row->seed_button != NULL)
        toolkit_pack(box, row->seed_button, FALSE);
    area_take_wheel(entry);
    bars_add_line(row, lattice_translate(parameter->label), box, entry);
}

/* ---- Colors ----------------------------------------------------------- */

/* Arguments hold colors as text such as "#808080", like recipes.  The buttons use 16
 * bits per channel. */

/* Returns a copy of the parameter "color-low" with another key.  All colors have the
 * same form, so this copy can read and write the color with that key. */
static NoiseParameter
any_color(const char *key)
{
    NoiseParameter parameter = *noise_parameter_find("color-low");

    parameter.key = key;
    return parameter;
}

static gboolean
is_color(guint64 color)
{
    return lattice_color_get(color, 3) > 0.0;
}

/* The bits of a color that hold its alpha. */
#define ALPHA 0xffffU

/* GObject data key: the check box that belongs to a color's button. */
#define BOX "lattice-box"

/* Shows the argument's color.  If there is none, makes the button insensitive; it keeps
 * the color that the argument gets when the user checks the box. */
static void
show_color(GObject *config, GParamSpec *argument G_GNUC_UNUSED,
           GtkWidget *button)
{
    const NoiseParameter parameter = any_color(gtk_widget_get_name(button));
    GtkToggleButton *box = g_object_get_data(G_OBJECT(button), BOX);
    NoiseParams params;

    if (!lattice_parameter_read(&params, &parameter, config, NULL))
        return;
    const gboolean is_shown = box == NULL || is_color(params.color_low);
    gtk_widget_set_sensitive(button, is_shown);
    if (box != NULL)
        gtk_toggle_button_set_active(box, is_shown);
    if (is_shown)
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

/* Called when the user has changed a color in its selector.  The button stays sensitive
 * even if the color becomes transparent: otherwise, GIMP would close the selector,
 * which the user may still need. */
static void
on_color(GtkWidget *button, GObject *config)
{
    const guint64 color = toolkit_color_button_get(button);
    GtkToggleButton *box = g_object_get_data(G_OBJECT(button), BOX);

    /* Keep show_color() from being called. */
    g_signal_handlers_block_matched(config, G_SIGNAL_MATCH_DATA, 0, 0, NULL,
                                    NULL, button);
    set_color(config, gtk_widget_get_name(button), color);
    g_signal_handlers_unblock_matched(config, G_SIGNAL_MATCH_DATA, 0, 0, NULL,
                                      NULL, button);
    if (box != NULL)
        gtk_toggle_button_set_active(box, is_color(color));
}

/* Called when the check box of a color has been toggled, by the user or by
 * show_color(). */
static void
on_box(GtkToggleButton *box, GtkWidget *button)
{
    GObject *config = g_object_get_data(G_OBJECT(box), "config");
    const NoiseParameter parameter = any_color(gtk_widget_get_name(button));
    const gboolean is_wanted = gtk_toggle_button_get_active(box);
    guint64 color = toolkit_color_button_get(button);
    NoiseParams params;

    /* The user may have made the color transparent, which cleared the box. */
    if (!is_color(color))
        color |= ALPHA;
    if (lattice_parameter_read(&params, &parameter, config, NULL) &&
        is_color(params.color_low) != is_wanted)
        set_color(config, parameter.key, is_wanted ? color : 0);
}

/* Makes a check box for a color that can be missing.  Until the argument has a color,
 * the button has GIMP's foreground color. */
static GtkWidget *
new_color_box(const Row *row, const char *label, GtkWidget *button)
{
    GtkWidget *box = gtk_check_button_new_with_label(label);
    guint64 foreground, background;

    toolkit_get_gimps_colors(&foreground, &background);
    toolkit_color_button_set(button, foreground);
    g_object_set_data(G_OBJECT(button), BOX, box);
    g_object_set_data(G_OBJECT(box), "config", row->config);
    g_signal_connect_object(box, "toggled", G_CALLBACK(on_box), button, 0);
    return box;
}

static gboolean
can_be_missing(const NoiseParameter *parameter)
{
    const NoiseParameter color = any_color(parameter->key);
    NoiseParams params;

    return noise_params_set_text(&params, &color, parameter->initial_color,
                                 NULL) &&
           !is_color(params.color_low);
}

void
row_add_color(const Row *row, const NoiseParameter *parameter)
{
    const char *label = lattice_translate(parameter->label);
    const char *help = lattice_translate(parameter->blurb);
    g_autofree char *signal = g_strconcat("notify::", row->key, NULL);
    GtkWidget *button = toolkit_color_button_new(label);

    gtk_widget_set_name(button, row->key);
    gtk_widget_set_tooltip_text(button, help);
    if (can_be_missing(parameter)) {
        GtkWidget *box = new_color_box(row, label, button);
        gtk_widget_set_tooltip_text(box, help);
        row_attach(row, box, ROW_LABEL, 1);
    } else {
        row_attach_label(row, label, button);
    }
    show_color(row->config, NULL, button);
    g_signal_connect_object(row->config, signal, G_CALLBACK(show_color), button,
                            0);
    g_signal_connect_object(button, "color-changed", G_CALLBACK(on_color),
                            row->config, 0);
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
row_add_gimps_colors(const Row *row)
{
    GtkWidget *button = label_new_button(
        _("Use GIMP Foreground and Background"),
        _("Uses GIMP's foreground color for dark areas and its "
          "background color for bright ones"));

    g_signal_connect_object(button, "clicked", G_CALLBACK(on_load), row->config,
                            G_CONNECT_SWAPPED);
    /* Start at the first column: to the right of the labels, the button would widen
     * the dialog. */
    row_attach(row, button, ROW_LABEL, ROW_N_COLUMNS - ROW_LABEL);
}
