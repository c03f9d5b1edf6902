/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The row of the seed.
 */
#ifndef LATTICE_SEED_ROW_H
#define LATTICE_SEED_ROW_H

#include "row.h"

/* Adds the seed with a button for a new one, a button that goes back to the
 * seeds before, and row->seed_button, if there is one. */
void seed_row_add(const Row *row, const NoiseParameter *parameter);

/* The present seed of the row that has this seed_button. */
guint64 seed_row_get(GtkWidget *seed_button);

/* If the seed is not `before` any more, because another was chosen in the
 * window that the button opens, the user can go back to `before`. */
void seed_row_keep(GtkWidget *seed_button, guint64 before);

#endif
