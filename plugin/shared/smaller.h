/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Draws a recipe's picture at reduced size, without drawing all of it: takes
 * the core's coarsest level that has at least four pixels for each small pixel,
 * and averages these.  That way, this code need not know which parameters are
 * lengths.  If it averaged only one to four pixels, noise about as fine as a
 * small pixel would have three times the error.
 */
#ifndef LATTICE_SMALLER_H
#define LATTICE_SMALLER_H

#include <gegl.h>

#include "operation.h"

typedef struct LatticeSmaller LatticeSmaller;

/* Prepares a small picture of the request's noise in a drawable.  The picture
 * starts at x, y in the drawable, and each of its pixels, in `format`, stands
 * for step x step pixels there; step is above 1.  NULL if the noise cannot be
 * drawn.  Free with lattice_smaller_free(). */
LatticeSmaller *lattice_smaller_new(const LatticeRequest *request,
                                    const LatticePlacement *placement, int x,
                                    int y, double step, const Babl *format);
void lattice_smaller_free(LatticeSmaller *smaller);

/* Draws an area of the small picture, in the small picture's pixels, into rows
 * without gaps, on several threads. */
void lattice_smaller_draw(const LatticeSmaller *smaller,
                          const GeglRectangle *area, void *pixels);

G_DEFINE_AUTOPTR_CLEANUP_FUNC(LatticeSmaller, lattice_smaller_free)

#endif
