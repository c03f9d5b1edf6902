/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Controls, made from the tables of parameters and kept in step with the job.
 */
#include "controls.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "decimals.h"
#include "modes.h"

/* GIMP's own texts. */
#define GIMP_DOMAIN "gimp20"

/* The table's columns: label, slider, number, unit. */
#define N_COLUMNS    4
/* A slider one can aim with, and the longest numbers: nine digits with sign
 * and point, and a seed of 64 bits. */
#define SLIDER_WIDTH 160
#define NUMBER_CHARS 11
#define SEED_CHARS   20

/* One parameter's widgets; which are NULL depends on its kind. */
typedef struct Control {
    Controls *controls;
    const NoiseParameter *parameter; /* NULL: the layer mode */
    GtkWidget *label, *combo, *unit;
    GtkObject *entry; /* a GimpScaleEntry */
    GtkWidget *seed;  /* a spin button */
} Control;

struct Controls {
    Job *job;
    void (*changed)(gpointer);
    gpointer data;
    GtkWidget *table;
    GPtrArray *list; /* of Control; a row each */
    gboolean is_showing;
};

/* Whether the control changes what will be drawn. */
static gboolean
matters(const Control *control)
{
    return lattice_parameter_matters(
        &control->controls->job->request,
        control->parameter != NULL ? control->parameter->key : "mode");
}

static void
set_sensitive(Control *control, gboolean sensitive)
{
    if (control->entry != NULL)
        gimp_scale_entry_set_sensitive(control->entry, sensitive);
    if (control->combo != NULL)
        gtk_widget_set_sensitive(control->combo, sensitive);
    if (control->label != NULL)
        gtk_widget_set_sensitive(control->label, sensitive);
    if (control->unit != NULL)
        gtk_widget_set_sensitive(control->unit, sensitive);
}

static void
update_sensitivity(Controls *controls)
{
    for (guint i = 0; i < controls->list->len; i++) {
        Control *control = g_ptr_array_index(controls->list, i);
        set_sensitive(control, matters(control));
    }
}

/* Takes a number from a widget, unless it is only shown there. */
static void
take_number(Control *control, double number)
{
    Controls *controls = control->controls;

    if (controls->is_showing)
        return;
    if (control->parameter == NULL)
        job_set_mode(controls->job, (gint32)number, NULL);
    else
        noise_params_set_number(&controls->job->request.params,
                                control->parameter, number, NULL);
    update_sensitivity(controls);
    controls->changed(controls->data);
}

static void
on_value_changed(GtkAdjustment *adjustment, Control *control)
{
    take_number(control, gtk_adjustment_get_value(adjustment));
}

static void
on_combo_changed(GimpIntComboBox *combo, Control *control)
{
    int value;

    if (gimp_int_combo_box_get_active(combo, &value))
        take_number(control, value);
}

static void
on_new_seed(GtkWidget *button G_GNUC_UNUSED, Control *control)
{
    const gint32 seed = g_random_int_range(0, LATTICE_SEED_MAX);

    gtk_spin_button_set_value(GTK_SPIN_BUTTON(control->seed), seed);
}

/* Writes the seed into its spin button: those of recipes have more digits
 * than a spin button counts exactly, and stay until the user changes them. */
static gboolean
on_seed_output(GtkEntry *entry, Control *control)
{
    char text[NOISE_TEXT_SIZE];

    noise_params_get_text(&control->controls->job->request.params,
                          control->parameter, text);
    if (strcmp(gtk_entry_get_text(entry), text) != 0)
        gtk_entry_set_text(entry, text);
    return TRUE;
}

static guint
row_of(const Control *control)
{
    return control->controls->list->len - 1;
}

/* Puts a widget with its label into the control's row. */
static void
attach(Control *control, const char *label, GtkWidget *widget, int n_columns)
{
    control->label = gimp_table_attach_aligned(
        GTK_TABLE(control->controls->table), 0, row_of(control), label, 0.0,
        0.5, widget, n_columns, FALSE);
}

static void
build_choice(Control *control)
{
    const NoiseParameter *parameter = control->parameter;

    control->combo = g_object_new(GIMP_TYPE_INT_COMBO_BOX, NULL);
    for (size_t i = 0; i < parameter->n_choices; i++)
        gimp_int_combo_box_append(
            GIMP_INT_COMBO_BOX(control->combo), GIMP_INT_STORE_VALUE, (int)i,
            GIMP_INT_STORE_LABEL,
            lattice_translate(parameter->choices[i].label), -1);
}

static void
build_real(Control *control)
{
    const NoiseParameter *parameter = control->parameter;
    const LatticeRequest *request = &control->controls->job->request;
    const double value = noise_params_get_number(&request->params, parameter);
    GtkTable *table = GTK_TABLE(control->controls->table);
    const guint row = row_of(control);

    control->entry = gimp_scale_entry_new(
        table, 0, row, lattice_translate(parameter->label), SLIDER_WIDTH,
        NUMBER_CHARS, value, parameter->slider_minimum,
        parameter->slider_maximum, parameter->slider_step,
        10 * parameter->slider_step,
        decimals_count(value, parameter->slider_digits), FALSE,
        parameter->minimum, parameter->maximum,
        lattice_translate(parameter->blurb), NULL);
    if (parameter->slider_gamma > 1.0 && parameter->slider_minimum > 0.0)
        gimp_scale_entry_set_logarithmic(control->entry, TRUE);
    g_signal_connect(control->entry, "value-changed",
                     G_CALLBACK(on_value_changed), control);
    if (*parameter->unit == '\0')
        return;
    control->unit = gtk_label_new(parameter->unit);
    gtk_misc_set_alignment(GTK_MISC(control->unit), 0.0, 0.5);
    gtk_table_attach(table, control->unit, N_COLUMNS - 1, N_COLUMNS, row,
                     row + 1, GTK_FILL, GTK_FILL, 0, 0);
    gtk_widget_show(control->unit);
}

static void
build_seed(Control *control)
{
    GtkWidget *box = gtk_hbox_new(FALSE, 6);
    GtkWidget *button = gtk_button_new_with_mnemonic(_("_New Seed"));
    GtkAdjustment *adjustment =
        GTK_ADJUSTMENT(gtk_adjustment_new(0, 0, LATTICE_SEED_MAX, 1, 10, 0));

    /* Connected before the spin button is, which writes what was taken. */
    g_signal_connect(adjustment, "value-changed", G_CALLBACK(on_value_changed),
                     control);
    control->seed = gtk_spin_button_new(adjustment, 1, 0);
    gtk_entry_set_width_chars(GTK_ENTRY(control->seed), SEED_CHARS);
    gtk_spin_button_set_numeric(GTK_SPIN_BUTTON(control->seed), TRUE);
    g_signal_connect(control->seed, "output", G_CALLBACK(on_seed_output),
                     control);
    g_signal_connect(button, "clicked", G_CALLBACK(on_new_seed), control);
    gtk_box_pack_start(GTK_BOX(box), control->seed, TRUE, TRUE, 0);
    gtk_box_pack_start(GTK_BOX(box), button, FALSE, FALSE, 0);
    gtk_widget_show_all(box);
    attach(control, lattice_translate(control->parameter->label), box, 2);
    gimp_help_set_help_data(control->seed,
                            lattice_translate(control->parameter->blurb), NULL);
}

static Control *
add_control(Controls *controls, const NoiseParameter *parameter)
{
    Control *control = g_new0(Control, 1);

    control->controls = controls;
    control->parameter = parameter;
    g_ptr_array_add(controls->list, control);
    return control;
}

/* Shows the control's combo box in its row. */
static void
finish_combo(Control *control, const char *label, const char *blurb)
{
    attach(control, label, control->combo, 2);
    gimp_help_set_help_data(control->combo, blurb, NULL);
    g_signal_connect(control->combo, "changed", G_CALLBACK(on_combo_changed),
                     control);
}

static void
add_parameter(Controls *controls, const NoiseParameter *parameter)
{
    Control *control = add_control(controls, parameter);

    switch (parameter->kind) {
    case NOISE_KIND_CHOICE:
        build_choice(control);
        finish_combo(control, lattice_translate(parameter->label),
                     lattice_translate(parameter->blurb));
        break;
    case NOISE_KIND_REAL:
        build_real(control);
        break;
    case NOISE_KIND_SEED:
        build_seed(control);
        break;
    case NOISE_KIND_COLOUR: /* none among the main parameters */
        break;
    }
}

static void
add_mode(Controls *controls)
{
    Control *control = add_control(controls, NULL);

    control->combo = modes_combo_new(GIMP_DOMAIN);
    finish_combo(control, _("Mode"), _("Layer mode of a new layer"));
}

/* The main parameters of the noise, and the request's. */
static void
add_all(Controls *controls)
{
    size_t n_parameters;
    const NoiseParameter *parameters = noise_parameters(&n_parameters);

    for (size_t i = 0; i < n_parameters; i++) {
        if (parameters[i].group == NOISE_GROUP_MAIN)
            add_parameter(controls, &parameters[i]);
    }
    parameters = lattice_parameters(&n_parameters);
    for (size_t i = 0; i < n_parameters; i++) {
        if (strcmp(parameters[i].key, "opacity") == 0)
            add_mode(controls);
        add_parameter(controls, &parameters[i]);
    }
}

Controls *
controls_new(Job *job, void (*changed)(gpointer), gpointer data)
{
    Controls *controls = g_new0(Controls, 1);

    controls->job = job;
    controls->changed = changed;
    controls->data = data;
    controls->list = g_ptr_array_new_with_free_func(g_free);
    controls->table = gtk_table_new(1, N_COLUMNS, FALSE);
    gtk_table_set_col_spacings(GTK_TABLE(controls->table), 6);
    gtk_table_set_row_spacings(GTK_TABLE(controls->table), 6);
    controls->is_showing = TRUE;
    add_all(controls);
    controls_show_job(controls);
    return controls;
}

void
controls_free(Controls *controls)
{
    g_ptr_array_unref(controls->list);
    g_free(controls);
}

GtkWidget *
controls_get_table(Controls *controls)
{
    return controls->table;
}

/* Shows one value of the job. */
static void
show_value(Control *control)
{
    const Job *job = control->controls->job;
    const double value =
        control->parameter == NULL
            ? job->mode
            : noise_params_get_number(&job->request.params, control->parameter);

    if (control->combo != NULL)
        gimp_int_combo_box_set_active(GIMP_INT_COMBO_BOX(control->combo),
                                      (int)value);
    if (control->entry != NULL)
        gtk_adjustment_set_value(GTK_ADJUSTMENT(control->entry), value);
    if (control->seed != NULL) {
        GtkSpinButton *spin = GTK_SPIN_BUTTON(control->seed);
        gtk_adjustment_set_value(gtk_spin_button_get_adjustment(spin), value);
        on_seed_output(GTK_ENTRY(spin), control);
    }
}

void
controls_show_job(Controls *controls)
{
    controls->is_showing = TRUE;
    for (guint i = 0; i < controls->list->len; i++)
        show_value(g_ptr_array_index(controls->list, i));
    update_sensitivity(controls);
    controls->is_showing = FALSE;
}
