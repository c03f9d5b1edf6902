/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Finds, adds, moves and removes the stops of a gradient, and returns the
 * colors between them.
 */
#ifndef LATTICE_GRADIENT_STOPS_H
#define LATTICE_GRADIENT_STOPS_H

#include <glib.h>

#include <noise-core/noise.h>

/* Stops snap to multiples of 1/1000, which keeps recipes short. */
#define LATTICE_STOPS_PLACES 1000.0

/* lattice_color_get() returns one channel of a color, from 0 to 1.  Channels 0
 * to 3 are red, green, blue and alpha. lattice_color_pack() makes a color, with
 * 16 bits per channel, from all four channels. */
double lattice_color_get(guint64 color, int channel);
guint64 lattice_color_pack(const double channels[4]);

/* Returns the color at a position from 0 to 1: red, green, blue and alpha, 16
 * bits each. */
guint64 lattice_stops_get_color(const NoiseGradient *gradient, double position);

/* Returns the index of the stop that is nearest to a position, and at most
 * `reach` away from it; -1 if there is none.  If several stops share that
 * position, returns the preferred one or, if it is not among them, one that can
 * be moved away from the others. */
int lattice_stops_find(const NoiseGradient *gradient, double position,
                       double reach, int preferred);

/* Adds a stop with the color that the gradient has at this position.  Returns
 * the stop's index; -1 if there is no room for another stop. */
int lattice_stops_add(NoiseGradient *gradient, double position);

/* Moves a stop, but not past its neighbors. */
void lattice_stops_move(NoiseGradient *gradient, int stop, double position);

/* Removes a stop.  Returns FALSE, and removes nothing, if only two stops are
 * left: every gradient needs two. */
gboolean lattice_stops_remove(NoiseGradient *gradient, int stop);

/* Reverses the gradient, so that its left end becomes its right end. */
void lattice_stops_reverse(NoiseGradient *gradient);

#endif
