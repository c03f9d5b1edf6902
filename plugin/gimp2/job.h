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
    GimpLayerMode mode; /* of a new layer */
    gint32 image;
    gint32 drawable; /* drawn on, or below the new layer */
} Job;

/* Fills a job with initial values. */
void job_init(Job *job, gint32 image, gint32 drawable);

/* Gives a job of which nothing is known the scale that suits its image. */
void job_start(Job *job);

/* Sets the new layer's mode, if it is one for layers. */
gboolean job_set_mode(Job *job, gint32 mode, GError **error);

/* Whether image and drawable exist and belong together, and whether noise can
 * be drawn in such an image at all. */
gboolean job_check_image(const Job *job, GError **error);

/* The whole check, after which drawing cannot be refused.  Touches nothing. */
gboolean job_check(Job *job, GError **error);

/* The part of the drawable that will be drawn on, in its own pixels; refuses a
 * drawable that cannot be drawn on. */
gboolean job_find_area(const Job *job, GeglRectangle *area, GError **error);

/* The layer that the job's drawable is or whose mask it is; -1 for other
 * channels. */
gint32 job_find_layer(const Job *job);

/* Whether a mask or a channel is drawn on. */
gboolean job_makes_mask(const Job *job);

/* Where a new layer goes, above the layer that the drawable is or belongs to:
 * the group, or 0, and the position in it. */
void job_find_place(const Job *job, gint32 *group, int *position);

/* How a request is drawn on a drawable whose corner is, or will be, at x, y on
 * the canvas. */
LatticePlacement job_find_placement(gint32 drawable, int x, int y,
                                    const LatticeRequest *request);

/* How the job is shown on its drawable, also in place of what will be new. */
LatticePlacement job_find_shown_placement(const Job *job);

#endif
