/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * A spin button: GIMP 3's arguments have seeds of 31 bits.
 */
#include "seed-entry.h"

GtkWidget *
seed_entry_new(const Row *row, const NoiseParameter *parameter)
{
    return row_new_number(row, parameter, LATTICE_SEED_MAX, 1, 0);
}
