/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Stops of a gradient, as they are edited: added, moved, recolored, removed.
 */
#ifndef LATTICE_GRADIENT_STOPS_H
#define LATTICE_GRADIENT_STOPS_H

#include <glib.h>

#include <noise/noise.h>

/* Where stops are set, in parts of the whole: recipes stay short. */
#define LATTICE_STOPS_PLACES 1000.0

/* The color at a position from 0 to 1, as it would be painted there: red,
 * green, blue and alpha, 16 bits each. */
guint64 lattice_stops_get_color(const NoiseGradient *gradient, double position);

/* The stop nearest to a position and not farther than reach; -1: there is none.
 * Of several at one place it is the preferred one, or else one that can leave
 * the others. */
int lattice_stops_find(const NoiseGradient *gradient, double position,
                       double reach, int preferred);

/* Adds a stop with the color that is there already, and returns its number;
 * -1: there is no room for another. */
int lattice_stops_add(NoiseGradient *gradient, double position);

/* Moves a stop, as far as those beside it let it. */
void lattice_stops_move(NoiseGradient *gradient, int stop, double position);

/* FALSE, and nothing is removed, where two must remain. */
gboolean lattice_stops_remove(NoiseGradient *gradient, int stop);

/* Exchanges the ends. */
void lattice_stops_reverse(NoiseGradient *gradient);

#endif
