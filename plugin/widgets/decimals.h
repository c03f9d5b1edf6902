/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * How many decimals an entry shows.
 */
#ifndef LATTICE_DECIMALS_H
#define LATTICE_DECIMALS_H

/* How many decimals show the value as it is, at least so many, so that passing
 * through the entry does not round it: 9 at the most, as in recipes. */
int decimals_count(double value, int at_least);

#endif
