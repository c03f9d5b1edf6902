/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Draws a recipe's picture at reduced size, without first drawing it at full
 * size.  Draws at the coarsest level (see NoiseRegion) that has at least 2 x 2
 * pixels for each pixel of the small picture, and averages these.  Averaging
 * fewer would triple the error of noise that is about as fine as a small pixel.
 * Scaling the recipe's lengths instead would require a list of the parameters
 * that are lengths.
 */
#ifndef LATTICE_SMALLER_H
#define LATTICE_SMALLER_H

#include <gegl.h>

#include "operation.h"

typedef struct LatticeSmaller LatticeSmaller;

/* Prepares a small picture of the request's noise in a drawable.  The picture
 * starts at x, y in the drawable.  Its pixels are in `format`, and each stands
 * for `step` x `step` pixels of the drawable; `step` is above 1.  Returns NULL
 * if the noise cannot be drawn.  Free with lattice_smaller_free(). */
LatticeSmaller *lattice_smaller_new(const LatticeRequest *request,
                                    const LatticePlacement *placement, int x,
                                    int y, double step, const Babl *format);
void lattice_smaller_free(LatticeSmaller *smaller);

/* Draws an area of the small picture, and stores its rows in `pixels` without
 * padding.  `area` is in pixels of the small picture.  Uses several threads. */
void lattice_smaller_draw(const LatticeSmaller *smaller,
                          const GeglRectangle *area, void *pixels);

G_DEFINE_AUTOPTR_CLEANUP_FUNC(LatticeSmaller, lattice_smaller_free)

#endif
