/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * What a job is drawn on: the drawable given, or one made for it.
 */
#ifndef LATTICE_TARGET_H
#define LATTICE_TARGET_H

#include "job.h"

typedef struct Target {
    GimpDrawable *drawable; /* in the image; NULL where there is none */
    gboolean is_new;
} Target;

/* The target of a checked job that draws pixels.  What is made is transparent
 * or, of channels, black, and of masks, white.  Without a drawable, an error
 * says why. */
Target target_find(const Job *job, GError **error);

/* Takes a target out of the image again if it is new. */
void target_discard(const Target *target);

/* Puts a new, transparent layer as large as the canvas above the job's
 * drawable, and selects it.  NULL with an error if GIMP refuses. */
GimpDrawable *target_make_layer(const Job *job, GError **error);

#endif
