/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * A spin button: GIMP 3's arguments have seeds of 31 bits.
 */
#include "seed-entry.h"

/* The seeds of 31 bits have so many digits. */
#define SEED_CHARS 10

GtkWidget *
seed_entry_new(const Row *row, const NoiseParameter *parameter)
{
    GtkWidget *entry = row_new_number(row, parameter, LATTICE_SEED_MAX, 1, 0);

    gtk_entry_set_width_chars(GTK_ENTRY(entry), SEED_CHARS);
    return entry;
}
