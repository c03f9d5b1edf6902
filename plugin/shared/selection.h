/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Storing exact floats through a selection.
 *
 * Where a selection is, GIMP stores below + (noise - below) * selected, and
 * the difference rounds.  Over black it does not: below is 0.  So where pixels
 * are selected entirely or not at all, black is merged first, and then the
 * noise.  (Whole numbers come out exact anyway; and where a selection is
 * soft, blending is what it is for.)
 */
#ifndef LATTICE_SELECTION_H
#define LATTICE_SELECTION_H

#include <gegl.h>

/* Whether noise gets into a drawable of this format exactly only over black:
 * it stores floats, and the selection is 0 or 1 everywhere in an area of the
 * canvas. */
gboolean lattice_selection_wants_black(GeglBuffer *selection,
                                       const GeglRectangle *area,
                                       const Babl *format);

/* Makes an area of a drawable's shadow buffer opaque black; returns what was
 * there, to be put back with gegl_buffer_copy() and freed by the caller. */
GeglBuffer *lattice_selection_blacken(GeglBuffer *shadow,
                                      const GeglRectangle *area);

#endif
