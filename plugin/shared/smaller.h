/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * A recipe's picture made smaller, without drawing all of it: by the core's
 * coarsest level that has four pixels or more for each of the picture's, and
 * these pixels' mean.  So nobody here has to know which parameters are lengths.
 * (With one to four pixels, noise that is about as fine as they are misses the
 * mean of what is drawn by three times as much.)
 */
#ifndef LATTICE_SMALLER_H
#define LATTICE_SMALLER_H

#include <gegl.h>

#include "operation.h"

typedef struct LatticeSmaller LatticeSmaller;

/* The request's noise, as it is placed in a drawable, from a corner there, in
 * pixels of a format each of which stands for step x step of the drawable's;
 * step is above 1.  NULL if it cannot be drawn. */
LatticeSmaller *lattice_smaller_new(const LatticeRequest *request,
                                    const LatticePlacement *placement, int x,
                                    int y, double step, const Babl *format);
void lattice_smaller_free(LatticeSmaller *smaller);

/* Draws an area of the small picture, rows without gaps, on several threads. */
void lattice_smaller_draw(const LatticeSmaller *smaller,
                          const GeglRectangle *area, void *pixels);

G_DEFINE_AUTOPTR_CLEANUP_FUNC(LatticeSmaller, lattice_smaller_free)

#endif
