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
    if (GIMP_IS_SPIN_SCALE(widget))
        return gimp_spin_scale_get_label(GIMP_SPIN_SCALE(widget));
    return GIMP_IS_INT_COMBO_BOX(widget)
               ? gimp_int_combo_box_get_label(GIMP_INT_COMBO_BOX(widget))
               : NULL;
}

/* The keys of the GObject data in which a widget keeps its access key, and a combo box
 * the underline of its label. */
#define KEY       "lattice-key"
#define UNDERLINE "lattice-underline"

/* Returns the cell of a combo box that shows its label: the first one with text.  A cell
 * for pictures may come before it. */
static gpointer
find_label_cell(GtkWidget *combo)
{
    g_autoptr(GList) cells = gtk_cell_layout_get_cells(
        GTK_CELL_LAYOUT(gtk_bin_get_child(GTK_BIN(combo))));
    const GList *cell = cells;

    while (!GTK_IS_CELL_RENDERER_TEXT(cell->data))
        cell = cell->next;
    return cell->data;
}

/* Shows the underline in the label of a combo box while the window shows its access
 * keys, which is while the user holds Alt. */
static void
show_underline(GtkWidget *combo)
{
    const gboolean is_shown = gtk_window_get_mnemonics_visible(
        GTK_WINDOW(gtk_widget_get_toplevel(combo)));

    g_object_set(
        find_label_cell(combo), "attributes",
        is_shown ? g_object_get_data(G_OBJECT(combo), UNDERLINE) : NULL, NULL);
    gtk_widget_queue_draw(combo);
}

/* Takes the access key of a combo box back when that is destroyed. */
static void
remove_key(GtkWidget *combo, GtkWindow *window)
{
    const guint key =
        GPOINTER_TO_UINT(g_object_steal_data(G_OBJECT(combo), KEY));

    if (key != 0)
        gtk_window_remove_mnemonic(window, key, combo);
}

/* Does for a combo box what gimp_spin_scale_set_label() does for a bar. */
static void
mark_combo(GtkWidget *combo, PangoAttrList *underline)
{
    GtkWidget *window = gtk_widget_get_toplevel(combo);

    g_object_set_data_full(G_OBJECT(combo), UNDERLINE,
                           pango_attr_list_ref(underline),
                           (GDestroyNotify)pango_attr_list_unref);
    gtk_window_add_mnemonic(GTK_WINDOW(window), bars_get_key(combo), combo);
    g_signal_connect(combo, "destroy", G_CALLBACK(remove_key), window);
    g_signal_connect_object(window, "notify::mnemonics-visible",
                            G_CALLBACK(show_underline), combo,
                            G_CONNECT_SWAPPED);
    show_underline(combo);
}

void
bars_mark_label(GtkWidget *widget, const char *marked)
{
    g_autofree char *escaped = g_markup_escape_text(marked, -1);
    g_autoptr(PangoAttrList) underline = NULL;
    gunichar letter;

    pango_parse_markup(escaped, -1, '_', &underline, NULL, &letter, NULL);
    const guint key = gdk_keyval_to_lower(gdk_unicode_to_keyval(letter));
    g_object_set_data(G_OBJECT(widget), KEY, GUINT_TO_POINTER(key));
    if (GIMP_IS_SPIN_SCALE(widget))
        gimp_spin_scale_set_label(GIMP_SPIN_SCALE(widget), marked);
    else
        mark_combo(widget, underline);
}

guint
bars_get_key(GtkWidget *widget)
{
    return GPOINTER_TO_UINT(g_object_get_data(G_OBJECT(widget), KEY));
}
