/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Rows with GIMP 3's own sliders (GimpSpinScale), as in GIMP's filters.
 */
#include "bars.h"

#include <glib/gi18n-lib.h>

#include "toolkit.h"

void
bars_add_number(const Row *row, const NoiseParameter *parameter)
{
    GtkAdjustment *adjustment = gtk_adjustment_new(
        parameter->initial, parameter->minimum, parameter->maximum,
        parameter->slider_step, 10.0 * parameter->slider_step, 0.0);
    const char *name = lattice_translate(parameter->label);
    g_autofree char *label =
        *parameter->unit == '\0'
            ? g_strdup(name)
            /* TRANSLATORS: a label and its unit, such as "Scale (px)". */
            : g_strdup_printf(_("%s (%s)"), name,
                              row_translate_unit(parameter->unit));
    GtkWidget *bar =
        gimp_spin_scale_new(adjustment, label, parameter->slider_digits);

    gimp_spin_scale_set_scale_limits(GIMP_SPIN_SCALE(bar),
                                     parameter->slider_minimum,
                                     parameter->slider_maximum);
    gimp_spin_scale_set_gamma(GIMP_SPIN_SCALE(bar), parameter->slider_gamma);
    row_follow_number(row, bar, parameter->blurb, parameter->slider_digits);
    row_attach(row, bar, ROW_LABEL, ROW_N_COLUMNS);
}

/* The label inside a combo box is only drawn, so screen readers need an accessible
 * name. */
void
bars_add_combo(const Row *row, const char *label, GtkWidget *combo)
{
    gimp_int_combo_box_set_label(GIMP_INT_COMBO_BOX(combo), label);
    atk_object_set_name(gtk_widget_get_accessible(combo), label);
    row_attach(row, combo, ROW_LABEL, ROW_N_COLUMNS);
}

void
bars_add_line(const Row *row, const char *label, GtkWidget *line,
              GtkWidget *labeled)
{
    if (label != NULL) {
        GtkWidget *before = row_new_label(label, labeled);
        toolkit_pack(line, before, FALSE);
        gtk_box_reorder_child(GTK_BOX(line), before, 0);
    }
    row_attach(row, line, ROW_LABEL, ROW_N_COLUMNS);
}

const char *
bars_get_label(GtkWidget *widget)
{
    return GIMP_IS_SPIN_SCALE(widget)
               ? gimp_spin_scale_get_label(GIMP_SPIN_SCALE(widget))
               : NULL;
}

void
bars_mark_label(GtkWidget *widget, const char *marked)
{
    gimp_spin_scale_set_label(GIMP_SPIN_SCALE(widget), marked);
}
