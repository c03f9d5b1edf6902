/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Drawing through a selection.
 *
 * Where a selection is, GIMP stores below + (noise - below) * selected, and
 * the difference of floats rounds.  Merged again, there is hardly a difference
 * any more, so where pixels are selected entirely or not at all, the noise is
 * merged until it is exact.  (Whole numbers come out exact anyway; and where a
 * selection is soft, blending is what it is for.)
 *
 * What is no part of an image yet, GIMP merges nothing into.
 */
#ifndef LATTICE_SELECTION_H
#define LATTICE_SELECTION_H

#include <gegl.h>

/* How often noise has to be merged into a drawable of this format to get there
 * exactly, through the selection in an area of the canvas. */
int lattice_selection_count_merges(GeglBuffer *selection,
                                   const GeglRectangle *area,
                                   const Babl *format);

/* Leaves of the noise in an area of a new drawable what is selected in the area
 * of the canvas where it will lie, as merging would.  around is the number
 * that shows where nothing is selected, without alpha. */
void lattice_selection_cut(GeglBuffer *noise, const GeglRectangle *area,
                           GeglBuffer *selection,
                           const GeglRectangle *on_canvas, float around);

#endif
