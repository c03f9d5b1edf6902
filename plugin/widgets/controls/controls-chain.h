/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Chains that keep two numbers the same.
 */
#ifndef LATTICE_CONTROLS_CHAIN_H
#define LATTICE_CONTROLS_CHAIN_H

#include "controls-row.h"

/* Adds a chain beside the row and that above it, whose argument is `above`.
 * It is closed if it may be and they are the same. */
void chain_add(const Row *row, const char *above, gboolean may_be_closed);

/* While they are held, chains open for numbers that differ, instead of making
 * them the same: for recipes, which are taken as they are. */
void chain_hold(GObject *config, gboolean hold);
gboolean chain_is_held(GObject *config);

#endif
