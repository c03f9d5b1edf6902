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
    const char *look;   /* the preset it was made from, interned; or NULL */
    HostImage image;
    HostDrawable drawable; /* drawn on, or below the new layer */
    gboolean is_gray;      /* the image is: it has no colors */
    gboolean is_text;      /* the drawable is a text layer */
    HostKind kind;         /* of the drawable */
    HostDrawable layer;    /* the drawable, or the layer of a mask; HOST_NONE
                              for channels */
};

/* Fills a job with initial values. */
void job_init(Job *job, HostImage image, HostDrawable drawable);

/* Sets the mode, by GIMP's number; refuses a number that is no mode of layers.
 * Legacy modes, which no dialog offers, are allowed to scripts. */
gboolean job_set_mode(Job *job, int mode, GError **error);

/* Whether the image is still open, the drawable still in it, and neither is
 * indexed; stores what is selected of the drawable, in its pixels. */
gboolean job_check_image(const Job *job, GeglRectangle *selected,
                         GError **error);

/* The same, and whether a job with this output can be drawn there; does not
 * check the noise.  Changes nothing. */
gboolean job_check_place(const Job *job, GError **error);

/* The whole check of noise and place; after it, nothing the user has asked for
 * is refused.  Changes nothing but the request, whose periods are set if it is
 * seamless. */
gboolean job_check(Job *job, GError **error);

/* Whether the drawable holds one number per pixel without a color: a mask or
 * channel. */
gboolean job_is_channel(const Job *job);

/* Whether the job's drawable has transparency that could be kept. */
gboolean job_has_alpha(const Job *job);

/* Whether the alpha of the job's drawable stays as it is. */
gboolean job_keeps_alpha(const Job *job);

/* Whether the noise goes into a mask or a channel. */
gboolean job_makes_mask(const Job *job);

/* Says, in a translated and static sentence, what people lose by a checked job
 * without expecting it: colors, or text that can be edited.  NULL: nothing. */
const char *job_tell_loss(const Job *job);

/* The place of a new layer: above the job's layer or, if the image has it no longer,
 * above the active layer.  Stores the group, or HOST_NONE, and the position in it. */
void job_find_place(const Job *job, HostDrawable *group, int *position);

#endif
