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

/* Sets the mode, by GIMP's number; refuses a number that is no mode of layers.
 * Legacy modes, which no dialog offers, are allowed to scripts. */
gboolean job_set_mode(Job *job, int mode, GError **error);

/* Whether image and drawable exist and belong together, and the image is not
 * indexed. */
gboolean job_check_image(const Job *job, GError **error);

/* The same, and whether a job with this output can be drawn there; does not
 * check the noise.  Changes nothing. */
gboolean job_check_place(const Job *job, GError **error);

/* The whole check of noise and place; after it, nothing the user has asked for
 * is refused.  Changes nothing but the request, whose periods are set if it is
 * seamless. */
gboolean job_check(Job *job, GError **error);

/* The job's drawable if it is a layer, or the layer whose mask it is; HOST_NONE
 * for channels. */
HostDrawable job_find_layer(const Job *job);

/* Whether a drawable holds one number per pixel without a color: a mask or
 * channel. */
gboolean job_is_channel(HostDrawable drawable);

/* Whether the noise goes into a mask or a channel. */
gboolean job_makes_mask(const Job *job);

/* The place of a new layer: above job_find_layer(), or else above the active
 * layer.  Stores the group, or HOST_NONE, and the position in it. */
void job_find_place(const Job *job, HostDrawable *group, int *position);

/* The operation's properties for a request drawn on a drawable whose corner is,
 * or will be, at x, y on the canvas. */
LatticePlacement job_find_placement(HostDrawable drawable, int x, int y,
                                    const LatticeRequest *request);

#endif
