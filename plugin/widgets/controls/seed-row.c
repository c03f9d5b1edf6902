/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The seed: a number, and a button for a new one.
 */
#include "seed-row.h"

#include <glib/gi18n-lib.h>

#include "area.h"
#include "bars.h"
#include "toolkit.h"

/* Pixels between the buttons. */
#define SPACING 3

/* The digits of a seed of 31 bits; longer ones scroll. */
#define SEED_CHARS 10

/* The largest double that fits into 64 bits.  Entries show seeds above 2^53
 * rounded, and leave them as they are. */
#define SEED_64_MAX 18446744073709549568.0

static void
on_new(GtkSpinButton *entry)
{
    gtk_spin_button_set_value(entry, g_random_int_range(0, LATTICE_SEED_MAX));
}

/* The largest seed that the row's argument takes. */
static double
find_maximum(const Row *row)
{
    GParamSpec *argument =
        g_object_class_find_property(G_OBJECT_GET_CLASS(row->config), row->key);

    return argument->value_type == G_TYPE_UINT64 ? SEED_64_MAX
                                                 : LATTICE_SEED_MAX;
}

void
seed_row_add(const Row *row, const NoiseParameter *parameter)
{
    GtkWidget *entry = row_new_number(row, parameter, find_maximum(row), 1, 0);
    GtkWidget *button = gtk_button_new_with_mnemonic(_("_New Seed"));
    GtkWidget *box = toolkit_box_new(GTK_ORIENTATION_HORIZONTAL, SPACING);

    g_signal_connect_swapped(button, "clicked", G_CALLBACK(on_new), entry);
    gtk_widget_set_name(entry, row->key);
    gtk_entry_set_width_chars(GTK_ENTRY(entry), SEED_CHARS);
    gtk_box_pack_start(GTK_BOX(box), entry, TRUE, TRUE, 0);
    gtk_box_pack_start(GTK_BOX(box), button, FALSE, FALSE, 0);
    if (row->seed_button != NULL)
        gtk_box_pack_start(GTK_BOX(box), row->seed_button, FALSE, FALSE, 0);
    area_take_wheel(entry);
    bars_add_line(row, lattice_translate(parameter->label), box, entry);
}
