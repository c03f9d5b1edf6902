/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Controls for an axis of a contact sheet: the parameter and its values.
 */
#include "form-axis.h"

#include <glib/gi18n-lib.h>

#include "axis.h"
#include "request.h"
#include "toolkit.h"

/* Pixels. */
#define GAP       6
/* Check boxes side by side. */
#define N_COLUMNS 3

/* Freed with its widget. */
typedef struct Axis {
    GObject *config;
    char *key;
    GtkWidget *box, *line; /* check boxes are in the box, below the line */
    GtkWidget *list, *count;
    GtkWidget *values;     /* NULL for the seed */
    GPtrArray *parameters; /* in the order of the list; NULL: seed */
    LatticeAxisText text;
    gboolean is_showing; /* the list is being set to the property's value */
} Axis;

static void
free_axis(gpointer data)
{
    Axis *axis = data;

    g_ptr_array_unref(axis->parameters);
    g_free(axis->key);
    g_free(axis);
}

static void
write_text(Axis *axis)
{
    g_autofree char *text = lattice_axis_text_write(&axis->text);

    g_object_set(axis->config, axis->key, text, NULL);
}

/* ---- The values ------------------------------------------------------- */

static void
on_number(GtkSpinButton *spin, Axis *axis)
{
    double *number = g_object_get_data(G_OBJECT(spin), "number");

    *number = gtk_spin_button_get_value(spin);
    write_text(axis);
}

static GtkWidget *
new_number(Axis *axis, double *number)
{
    const NoiseParameter *parameter = axis->text.parameter;
    GtkWidget *spin = gtk_spin_button_new_with_range(
        parameter->minimum, parameter->maximum, parameter->slider_step);

    gtk_spin_button_set_digits(GTK_SPIN_BUTTON(spin),
                               (guint)parameter->slider_digits);
    gtk_spin_button_set_value(GTK_SPIN_BUTTON(spin), *number);
    gtk_entry_set_width_chars(GTK_ENTRY(spin), 7);
    g_object_set_data(G_OBJECT(spin), "number", number);
    g_signal_connect(spin, "value-changed", G_CALLBACK(on_number), axis);
    return spin;
}

static GtkWidget *
new_range(Axis *axis)
{
    GtkWidget *line = toolkit_box_new(GTK_ORIENTATION_HORIZONTAL, GAP);

    gtk_box_pack_start(GTK_BOX(line), new_number(axis, &axis->text.first),
                       FALSE, FALSE, 0);
    /* TRANSLATORS: stands between two numbers: 1 to 6. */
    gtk_box_pack_start(GTK_BOX(line), gtk_label_new(_("to")), FALSE, FALSE, 0);
    gtk_box_pack_start(GTK_BOX(line), new_number(axis, &axis->text.last), FALSE,
                       FALSE, 0);
    return line;
}

/* At least one choice must stay checked. */
static void
on_check(GtkToggleButton *check, Axis *axis)
{
    const guint i =
        GPOINTER_TO_UINT(g_object_get_data(G_OBJECT(check), "choice"));
    const guint64 bit = G_GUINT64_CONSTANT(1) << i;
    const guint64 others = axis->text.chosen & ~bit;

    if (gtk_toggle_button_get_active(check))
        axis->text.chosen |= bit;
    else if (others != 0)
        axis->text.chosen = others;
    else
        gtk_toggle_button_set_active(check, TRUE);
    write_text(axis);
}

static GtkWidget *
new_choices(Axis *axis)
{
    const NoiseParameter *parameter = axis->text.parameter;
    GtkWidget *grid = toolkit_grid_new(GAP);

    for (guint i = 0; i < parameter->n_choices; i++) {
        GtkWidget *check = gtk_check_button_new_with_label(
            lattice_translate_choice(parameter, i));
        gtk_toggle_button_set_active(GTK_TOGGLE_BUTTON(check),
                                     axis->text.chosen >> i & 1);
        g_object_set_data(G_OBJECT(check), "choice", GUINT_TO_POINTER(i));
        g_signal_connect(check, "toggled", G_CALLBACK(on_check), axis);
        toolkit_grid_attach(grid, check, (int)(i % N_COLUMNS),
                            (int)(i / N_COLUMNS), 1, 1, FALSE);
    }
    return grid;
}

/* Replaces the controls for values by those of the present parameter. */
static void
show_values(Axis *axis)
{
    const NoiseParameter *parameter = axis->text.parameter;

    if (axis->values != NULL)
        gtk_widget_destroy(axis->values);
    axis->values = NULL;
    /* The number of values of a range; choices have their own. */
    gtk_widget_set_sensitive(
        axis->count, parameter == NULL || parameter->kind == NOISE_KIND_REAL);
    if (parameter == NULL)
        return;
    const gboolean is_range = parameter->kind == NOISE_KIND_REAL;
    axis->values = is_range ? new_range(axis) : new_choices(axis);
    gtk_box_pack_start(GTK_BOX(is_range ? axis->line : axis->box), axis->values,
                       FALSE, FALSE, 0);
    gtk_widget_show_all(axis->values);
}

/* ---- The list --------------------------------------------------------- */

static void
on_listed(GtkComboBox *list, Axis *axis)
{
    const int i = gtk_combo_box_get_active(list);

    if (axis->is_showing || i < 0)
        return;
    lattice_axis_text_begin(&axis->text,
                            g_ptr_array_index(axis->parameters, (guint)i));
    show_values(axis);
    write_text(axis);
}

/* Shows the property's text; one that the controls cannot show leaves the list
 * empty and stays as it is. */
static void
show_text(GObject *config, GParamSpec *property, GtkWidget *box)
{
    Axis *axis = g_object_get_data(G_OBJECT(box), "axis");
    g_autofree char *own = lattice_axis_text_write(&axis->text);
    g_autofree char *text = NULL;
    guint place = 0;

    g_object_get(config, property->name, &text, NULL);
    if (g_strcmp0(text, own) == 0)
        return;
    const gboolean is_listed =
        lattice_axis_text_read(&axis->text, text != NULL ? text : "") &&
        g_ptr_array_find(axis->parameters, axis->text.parameter, &place);
    if (!is_listed)
        axis->text.parameter = NULL;
    axis->is_showing = TRUE;
    gtk_combo_box_set_active(GTK_COMBO_BOX(axis->list),
                             is_listed ? (int)place : -1);
    axis->is_showing = FALSE;
    show_values(axis);
}

static GtkWidget *
new_list(Axis *axis)
{
    GtkWidget *list = gtk_combo_box_text_new();
    size_t n_parameters;
    const NoiseParameter *parameters = noise_parameters(&n_parameters);

    g_ptr_array_add(axis->parameters, NULL);
    gtk_combo_box_text_append_text(
        GTK_COMBO_BOX_TEXT(list),
        lattice_translate(noise_parameter_find("seed")->label));
    for (size_t i = 0; i < n_parameters; i++) {
        if (!lattice_axis_text_offers(&parameters[i]))
            continue;
        g_ptr_array_add(axis->parameters, (gpointer)&parameters[i]);
        gtk_combo_box_text_append_text(GTK_COMBO_BOX_TEXT(list),
                                       lattice_translate(parameters[i].label));
    }
    gtk_combo_box_set_active(GTK_COMBO_BOX(list), 0);
    g_signal_connect(list, "changed", G_CALLBACK(on_listed), axis);
    return list;
}

GtkWidget *
form_axis_new(GObject *config, const char *key, GtkWidget *count)
{
    GtkWidget *box = toolkit_box_new(GTK_ORIENTATION_VERTICAL, GAP);
    g_autofree char *signal = g_strconcat("notify::", key, NULL);
    Axis *axis = g_new0(Axis, 1);

    axis->config = config;
    axis->key = g_strdup(key);
    axis->parameters = g_ptr_array_new();
    axis->box = box;
    axis->line = toolkit_box_new(GTK_ORIENTATION_HORIZONTAL, GAP);
    axis->count = count;
    axis->list = new_list(axis);
    g_object_set_data_full(G_OBJECT(box), "axis", axis, free_axis);
    gtk_box_pack_start(GTK_BOX(axis->line), axis->list, FALSE, FALSE, 0);
    gtk_box_pack_start(GTK_BOX(box), axis->line, FALSE, FALSE, 0);
    show_text(config,
              g_object_class_find_property(G_OBJECT_GET_CLASS(config), key),
              box);
    g_signal_connect_object(config, signal, G_CALLBACK(show_text), box, 0);
    return box;
}
