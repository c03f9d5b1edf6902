/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * A job: a request, and the image and drawable that it is made for.
 */
#ifndef LATTICE_JOB_H
#define LATTICE_JOB_H

#include "host.h"
#include "operation.h"

/* A plain value: copied, and nothing to free. */
struct Job {
    LatticeRequest request;
    GimpLayerMode mode; /* of a new layer or a filter */
    HostImage image;
    HostDrawable drawable; /* drawn on, or below the new layer */
};

/* Fills a job with initial values. */
void job_init(Job *job, HostImage image, HostDrawable drawable);

/* Sets the mode, if a new layer can have the one with this number; legacy modes
 * are allowed to scripts. */
gboolean job_set_mode(Job *job, int mode, GError **error);

/* Whether image and drawable exist and belong together, and whether noise can
 * be drawn in such an image at all. */
gboolean job_check_image(const Job *job, GError **error);

/* The same, and whether a job with this output can be drawn there, whatever the
 * noise.  Touches nothing. */
gboolean job_check_place(const Job *job, GError **error);

/* The whole check, after which drawing cannot be refused.  Touches nothing. */
gboolean job_check(Job *job, GError **error);

/* The layer that the job's drawable is or whose mask it is; HOST_NONE for
 * other channels. */
HostDrawable job_find_layer(const Job *job);

/* Whether a mask or a channel is drawn on. */
gboolean job_makes_mask(const Job *job);

/* Where a new layer goes, above the layer that the drawable is or belongs to:
 * the group, or HOST_NONE, and the position in it. */
void job_find_place(const Job *job, HostDrawable *group, int *position);

/* How a request is drawn on a drawable whose corner is, or will be, at x, y on
 * the canvas. */
LatticePlacement job_find_placement(HostDrawable drawable, int x, int y,
                                    const LatticeRequest *request);

#endif
