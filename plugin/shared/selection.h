/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Drawing through a selection.
 *
 * If there is a selection, GIMP stores below + (noise - below) * selected, in
 * linear light and in red, green and blue.  Whole numbers come out exact, but
 * floats are rounded on the way there and back, even where nothing is selected.
 * So after merging, pixels that are selected entirely get the noise's own
 * numbers, and pixels that are not selected those that they had.  Pixels that
 * are selected in part stay as GIMP has blended them.
 *
 * GIMP does not merge into a drawable that is not inserted into an image; for
 * those, lattice_selection_cut() does what merging would.
 */
#ifndef LATTICE_SELECTION_H
#define LATTICE_SELECTION_H

#include <gegl.h>

/* A copy of an area of a drawable, to be kept while merging through a selection
 * rounds its floats; NULL for whole numbers, which it does not round.  Free
 * with g_object_unref(). */
GeglBuffer *lattice_selection_keep(GeglBuffer *drawable,
                                   const GeglRectangle *area);

/* Corrects what merging has rounded in an area of a drawable.  kept, noise and
 * drawable have the same format; on_canvas is where the area lies in the
 * selection.  Pixels that are not the noise because of a lock or the like stay
 * as they are. */
void lattice_selection_mend(GeglBuffer *drawable, const GeglRectangle *area,
                            GeglBuffer *kept, GeglBuffer *noise,
                            GeglBuffer *selection,
                            const GeglRectangle *on_canvas);

/* Cuts the noise in an area of a new drawable down to what is selected, as
 * merging would; on_canvas is where the area will lie.  Without alpha, `around`
 * is the number that pixels get where nothing is selected. */
void lattice_selection_cut(GeglBuffer *noise, const GeglRectangle *area,
                           GeglBuffer *selection,
                           const GeglRectangle *on_canvas, float around);

#endif
