/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Drawing: a checked job becomes pixels, in one step of the undo history.
 */
#ifndef LATTICE_DRAW_H
#define LATTICE_DRAW_H

#include "job.h"

/* Draws, showing progress.  Returns what was drawn on: the job's drawable, a
 * new one, or the layer's mask.  HOST_NONE, with an error, if it failed; the
 * image is then as it was. */
HostDrawable draw_job(const Job *job, GError **error);

/* Draws an area of a drawable, in its own pixels, into a buffer. */
typedef void (*DrawPixels)(GeglBuffer *buffer, const GeglRectangle *area,
                           gconstpointer data);

/* Draws the selected area of a drawable that is in the image, minding locks, in
 * one undo step; keeps_alpha: as if the alpha of this layer were locked.  origin is
 * attached to it; NULL: none. */
gboolean draw_selected(HostImage image, HostDrawable drawable,
                       DrawPixels draw_pixels, gconstpointer data,
                       gboolean keeps_alpha, const HostOrigin *origin,
                       GError **error);

#endif
