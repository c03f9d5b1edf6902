/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The stops of a gradient, for an editor: colors between them, and stops found,
 * added, moved and removed.
 */
#ifndef LATTICE_GRADIENT_STOPS_H
#define LATTICE_GRADIENT_STOPS_H

#include <glib.h>

#include <noise-core/noise.h>

/* Stops snap to multiples of 1 / 1000, which keeps recipes short. */
#define LATTICE_STOPS_PLACES 1000.0

/* Red, green, blue or alpha of a color with 16 bits each, from 0 to 1; and the color
 * that has these. */
double lattice_color_get(guint64 color, int channel);
guint64 lattice_color_pack(const double channels[4]);

/* The color at a position from 0 to 1, as it would be painted there: red,
 * green, blue and alpha, 16 bits each. */
guint64 lattice_stops_get_color(const NoiseGradient *gradient, double position);

/* The number of the stop nearest to a position and not farther than reach; -1:
 * there is none.  Of several at one place it is the preferred one, or else one
 * that can be moved away from the others. */
int lattice_stops_find(const NoiseGradient *gradient, double position,
                       double reach, int preferred);

/* Adds a stop with the color that the gradient has there, and returns its
 * number; -1: there is no room for another. */
int lattice_stops_add(NoiseGradient *gradient, double position);

/* Moves a stop, at most to the positions of the stops beside it. */
void lattice_stops_move(NoiseGradient *gradient, int stop, double position);

/* Removes a stop.  FALSE if only two are left, which every gradient needs. */
gboolean lattice_stops_remove(NoiseGradient *gradient, int stop);

/* Mirrors the gradient. */
void lattice_stops_reverse(NoiseGradient *gradient);

#endif
