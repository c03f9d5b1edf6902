/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Draws checked jobs, or any pixels, in one undo step.
 */
#ifndef LATTICE_DRAW_H
#define LATTICE_DRAW_H

#include "job.h"

/* Draws a checked job, showing progress.  Returns the drawable that was drawn on:
 * the job's drawable, a new one, or the layer's mask.  On failure, returns
 * HOST_NONE with an error and leaves the image unchanged. */
HostDrawable draw_job(const Job *job, GError **error);

/* Draws an area of a drawable into a buffer. `area` is in the drawable's pixels. */
typedef void (*DrawPixels)(GeglBuffer *buffer, const GeglRectangle *area,
                           gconstpointer data);

/* What drawing does to a layer's alpha. */
typedef enum DrawAlpha {
    DRAW_ALPHA_FREELY,
    DRAW_ALPHA_KEPT,  /* unchanged, as if it were locked */
    DRAW_ALPHA_ADDED, /* the layer has none, and gets the alpha that is drawn */
} DrawAlpha;

/* Draws the selected area of a drawable that is in the image, respecting locks,
 * in one undo step.  Attaches `origin` to the drawable unless it is NULL. */
gboolean draw_selected(HostImage image, HostDrawable drawable,
                       DrawPixels draw_pixels, gconstpointer data,
                       DrawAlpha alpha, const HostOrigin *origin,
                       GError **error);

#endif
