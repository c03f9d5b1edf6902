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

/* How drawing treats the alpha of a layer. */
typedef enum DrawAlpha {
    DRAW_ALPHA_FREELY,
    DRAW_ALPHA_KEPT,  /* as if it were locked */
    DRAW_ALPHA_ADDED, /* to a layer without it, which gets what is drawn */
} DrawAlpha;

/* Draws the selected area of a drawable that is in the image, minding locks, in
 * one undo step.  origin is attached to it; NULL: none. */
gboolean draw_selected(HostImage image, HostDrawable drawable,
                       DrawPixels draw_pixels, gconstpointer data,
                       DrawAlpha alpha, const HostOrigin *origin,
                       GError **error);

#endif
