/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Converts GIMP's gradients into stops of a recipe.
 */
#ifndef LATTICE_SHARED_GRADIENT_H
#define LATTICE_SHARED_GRADIENT_H

#include <glib.h>

#include <noise-core/noise.h>

/* The argument that names a gradient, and the name that means the active gradient in
 * GIMP's context. */
#define LATTICE_GRADIENT_ARGUMENT "gimp-gradient"
#define LATTICE_GRADIENT_ACTIVE   "active"

/* A gradient as libgimp describes it: segments, each with its own curve.  Both
 * functions return FALSE if GIMP cannot provide the values. */
typedef struct LatticeGradient {
    int n_segments;
    /* Stores a segment's left end, midpoint and right end, from 0 to 1. */
    gboolean (*get_segment)(gpointer data, int segment, double place[3]);
    /* Stores the colors at n positions, which are in ascending order.  Each
     * color is red, green, blue and alpha, from 0 to 1. */
    gboolean (*sample)(gpointer data, int n, const double *position,
                       double *rgba);
    gpointer data;
} LatticeGradient;

/* Computes stops whose colors differ from the gradient's by at most a thousandth.
 * If that would take more than NOISE_STOPS_MAX stops, makes the difference as small
 * as it can be with NOISE_STOPS_MAX stops.  A jump becomes two stops at one
 * position.  Returns FALSE if GIMP cannot provide the gradient. */
gboolean lattice_gradient_fit(const LatticeGradient *gradient,
                              NoiseGradient *stops);

#endif
