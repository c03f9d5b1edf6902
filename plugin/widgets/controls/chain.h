/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Chains that keep two numbers the same.
 */
#ifndef LATTICE_CHAIN_H
#define LATTICE_CHAIN_H

#include "row.h"

/* Adds a chain beside a row and the one above it, whose argument is `above`.
 * It begins closed if may_be_closed and both numbers are the same. */
void chain_add(const Row *row, const char *above, gboolean may_be_closed);

/* Holds all chains of config, or releases them.  While held, a chain opens if
 * its numbers differ, instead of making them the same: recipes are taken as
 * they are. */
void chain_hold(GObject *config, gboolean hold);
gboolean chain_is_held(GObject *config);

#endif
