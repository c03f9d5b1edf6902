/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The row of the seed.
 */
#ifndef LATTICE_CONTROLS_SEED_H
#define LATTICE_CONTROLS_SEED_H

#include "controls-row.h"

/* Adds the seed with a button for a new one, one that goes back to those that
 * the new ones replaced, and the row's own one. */
void seed_add(const Row *row, const NoiseParameter *parameter);

/* The seed that a button stands beside. */
guint64 seed_get(GtkWidget *seed_button);

/* Tells that another seed may have been chosen by what the button opened: then
 * that before it is one to return to. */
void seed_keep(GtkWidget *seed_button, guint64 before);

#endif
