/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The preview of a job on the canvas.
 */
#ifndef LATTICE_PREVIEW_H
#define LATTICE_PREVIEW_H

#include "job.h"

typedef struct Preview Preview;

/* Begins a preview that shows nothing yet.  What others change meanwhile has
 * its undo steps. */
Preview *preview_new(const Job *job);

/* Ends it: the image, its undo history and whether it needs saving are as
 * they were. */
void preview_free(Preview *preview);

/* Shows a checked job, of the image and drawable that the preview began with;
 * what masks and channels will hold, which GIMP shows in no other way, as gray
 * above all layers.  NULL shows the image as it is. */
void preview_show(Preview *preview, const Job *job);

/* How long a change is held back now if no other follows, in ms: none while
 * GIMP has nothing to draw. */
guint preview_get_wait(const Preview *preview);

/* Whether a large image shows the job in squares, which are drawn sooner. */
gboolean preview_is_rough(const Preview *preview);

/* Shows the job as it will be drawn. */
void preview_refine(Preview *preview);

/* Lets the next job be shown in the right half alone, beside the image without
 * it, or in both halves. */
void preview_split(Preview *preview, gboolean is_split);

/* Lets the next job be shown with a look at the image, which others may have
 * changed. */
void preview_distrust(Preview *preview);

#endif
