/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Drawing through a selection.
 *
 * Where a selection is, GIMP stores below + (noise - below) * selected, in
 * linear light and in red, green and blue.  Whole numbers come out exact, but
 * floats round on the way there and back, even where nothing is selected.  So
 * those that are selected entirely get the noise's own numbers after that, and
 * those that are not selected what they had.  (Where they are selected in part,
 * blending is what a selection is for.)
 *
 * What is no part of an image yet, GIMP merges nothing into.
 */
#ifndef LATTICE_SELECTION_H
#define LATTICE_SELECTION_H

#include <gegl.h>

/* What an area of a drawable holds, to be kept while merging through a
 * selection rounds; NULL if it does not. */
GeglBuffer *lattice_selection_keep(GeglBuffer *drawable,
                                   const GeglRectangle *area);

/* Mends what merging has rounded in an area of a drawable; what was kept, the
 * noise and the drawable are all of one format.  on_canvas is where the area
 * lies in the selection.  Numbers that merging has left alone for another
 * reason, such as a lock, stay as they are. */
void lattice_selection_mend(GeglBuffer *drawable, const GeglRectangle *area,
                            GeglBuffer *kept, GeglBuffer *noise,
                            GeglBuffer *selection,
                            const GeglRectangle *on_canvas);

/* Leaves of the noise in an area of a new drawable what is selected in the area
 * of the canvas where it will lie, as merging would.  around is the number
 * that shows where nothing is selected, without alpha. */
void lattice_selection_cut(GeglBuffer *noise, const GeglRectangle *area,
                           GeglBuffer *selection,
                           const GeglRectangle *on_canvas, float around);

#endif
