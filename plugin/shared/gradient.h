/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * GIMP's gradients as stops of a recipe.
 */
#ifndef LATTICE_SHARED_GRADIENT_H
#define LATTICE_SHARED_GRADIENT_H

#include <glib.h>

#include "request.h"

/* The argument that names one, and the name of that in GIMP's context. */
#define LATTICE_GRADIENT_ARGUMENT "gimp-gradient"
#define LATTICE_GRADIENT_ACTIVE   "active"

/* A gradient as GIMP tells of it: segments, each with a curve of its own. */
typedef struct LatticeGradient {
    int n_segments;
    /* A segment's left end, midpoint and right end, from 0 to 1. */
    gboolean (*find_segment)(gpointer data, int segment, double place[3]);
    /* Colors at n positions that do not fall, as red, green, blue and alpha
     * from 0 to 1 each. */
    gboolean (*sample)(gpointer data, int n, const double *position,
                       double *rgba);
    gpointer data;
} LatticeGradient;

/* Finds stops that are within a thousandth of the gradient everywhere, or,
 * where that needs too many, as near as the most stops get.  Jumps are edges.
 * FALSE if GIMP does not tell. */
gboolean lattice_gradient_fit(const LatticeGradient *gradient,
                              NoiseGradient *stops);

/* Colors a request by stops. */
void lattice_gradient_apply(const NoiseGradient *stops,
                            LatticeRequest *request);

/* Refuses the name of a gradient that GIMP does not have; always FALSE. */
gboolean lattice_gradient_refuse(const char *name, GError **error);

#endif
