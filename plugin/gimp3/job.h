/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * A job: a request, and the image and drawable that it is made for.
 */
#ifndef LATTICE_JOB_H
#define LATTICE_JOB_H

#include <libgimp/gimp.h>

#include "operation.h"
#include "request.h"

/* A plain value: copied, and nothing to free. */
typedef struct Job {
    LatticeRequest request;
    GimpLayerMode mode; /* of a new layer or a filter */
    GimpImage *image;
    GimpDrawable *drawable; /* drawn on, or below the new layer */
} Job;

/* Fills a job with initial values. */
void job_init(Job *job, GimpImage *image, GimpDrawable *drawable);

/* Sets the mode, if it is one for layers. */
gboolean job_set_mode(Job *job, int mode, GError **error);

/* Whether a job with this output can be drawn where it shall, whatever the
 * noise.  Touches nothing. */
gboolean job_check_place(const Job *job, GError **error);

/* The whole check, after which drawing cannot be refused.  Touches nothing. */
gboolean job_check(Job *job, GError **error);

/* The layer that the job's drawable is or whose mask it is; NULL for other
 * channels. */
GimpLayer *job_find_layer(const Job *job);

/* Whether a mask or a channel is drawn on. */
gboolean job_makes_mask(const Job *job);

/* Where a new layer goes: the group, or NULL, and the position in it. */
void job_find_place(const Job *job, GimpLayer **group, int *position);

/* How a request is drawn on a drawable whose corner is, or will be, at x, y on
 * the canvas. */
LatticePlacement job_find_placement(GimpDrawable *drawable, int x, int y,
                                    const LatticeRequest *request);

#endif
