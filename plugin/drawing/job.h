/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * A job: a request, with the image and drawable that it is for.
 */
#ifndef LATTICE_JOB_H
#define LATTICE_JOB_H

#include "host.h"
#include "operation.h"

/* A job owns its request and its name: copy it with job_copy(), and clear each copy
 * with job_clear(). */
struct Job {
    LatticeRequest request;
    GimpLayerMode mode; /* of a new layer or a filter */
    const char *look;   /* the name of its preset, interned; or NULL */
    char *name;         /* of the layer or channel that it makes; or NULL */
    HostImage image;
    HostDrawable drawable; /* what to draw on, or to put the new layer beside */
    gboolean is_gray;      /* whether the image is grayscale */
    gboolean is_text;      /* whether the drawable is a text layer */
    gboolean has_filters;  /* whether the drawable has visible filters */
    HostKind kind;         /* of the drawable */
    HostDrawable layer;    /* the drawable, or the layer of a mask; HOST_NONE
                              for channels */
};

/* Fills in the initial values of a job for an image and a drawable.  Either may be
 * HOST_NONE. */
void job_init(Job *job, HostImage image, HostDrawable drawable);

Job job_copy(const Job *job);

/* Frees what a job owns, and leaves the rest as it is.  A job that is all zeros
 * owns nothing. */
void job_clear(Job *job);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC(Job, job_clear)

/* Sets the mode from its number in GIMP; refuses numbers that are not layer modes.
 * Scripts may use legacy modes, which no dialog offers. */
gboolean job_set_mode(Job *job, int mode, GError **error);

/* True if the image is still open, and the drawable is still in it and not indexed.
 * If so, also stores the bounds of the selection within the drawable, in the
 * drawable's pixels. */
gboolean job_check_image(const Job *job, GeglRectangle *selected,
                         GError **error);

/* True if the job's output is possible with its image and drawable.  Does not check
 * the noise, and changes nothing. */
gboolean job_check_place(const Job *job, GError **error);

/* True if the drawable is a mask or channel, which has a single value per pixel and
 * no color. */
gboolean job_is_channel(const Job *job);

/* True if the job's drawable has transparency that could be kept. */
gboolean job_has_alpha(const Job *job);

/* True if drawing leaves the alpha of the job's drawable as it is. */
gboolean job_keeps_alpha(const Job *job);

/* True if the noise goes into a mask or a channel. */
gboolean job_makes_mask(const Job *job);

/* True if the noise goes into a new layer. */
gboolean job_makes_layer(const Job *job);

/* Returns a translated, static sentence if a checked job would lose something that
 * people may not expect to lose: colors, or editable text; or if filters of the
 * drawable change the noise.  Returns NULL if nothing is lost. */
const char *job_tell_loss(const Job *job);

/* Finds the place for a new layer: above or below the job's layer or, if that is no
 * longer in the image, the active layer.  Stores the group to insert the layer into,
 * or HOST_NONE, and the position there. */
void job_find_place(const Job *job, HostDrawable *group, int *position);

#endif
