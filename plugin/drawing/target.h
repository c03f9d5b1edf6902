/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * What a job is drawn on: the drawable given, or one made for it, which is
 * inserted into the image only when its pixels are ready.
 */
#ifndef LATTICE_TARGET_H
#define LATTICE_TARGET_H

#include "job.h"

typedef struct Target {
    HostDrawable drawable; /* HOST_NONE: there is none */
    gboolean is_new;
    int x, y;           /* its corner on the canvas */
    GeglRectangle area; /* to draw on, in its own pixels */
} Target;

/* The target of a checked job that draws pixels, not a filter.  New layers are
 * transparent, channels black, masks white.  If GIMP refuses to make one, the
 * target has no drawable, and an error says why. */
Target target_find(const Job *job, GError **error);

/* Draws the target's area into a buffer with the pixels of its drawable. */
typedef void (*TargetRender)(GeglBuffer *buffer, const Target *target,
                             gconstpointer data);

/* Draws on a target that is in the image, minding selection and locks, in one
 * undo step.  recipe is attached to it; NULL: none. */
gboolean target_draw(const Target *target, HostImage image, TargetRender render,
                     gconstpointer data, const char *recipe, GError **error);

/* Puts a new target into the job's image, in one undo step; deletes it and
 * returns FALSE if GIMP refuses. */
gboolean target_insert(const Target *target, const Job *job, GError **error);

#endif
