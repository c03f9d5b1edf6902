/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The preview of a job on the canvas.
 */
#ifndef LATTICE_PREVIEW_H
#define LATTICE_PREVIEW_H

#include "job.h"

typedef struct Preview Preview;

/* Begins a preview that shows nothing yet.  Other changes of the image still
 * get their undo steps while it is shown. */
Preview *preview_new(const Job *job);

/* Removes the preview; it leaves no undo steps, and an image that needed no
 * saving still does not. */
void preview_free(Preview *preview);

/* Measures the finest level at which squares of the canvas are drawn in time; in
 * any thread, as slow noise takes a while. */
int preview_find_finest(const NoiseParams *params);

/* Shows a checked job, of the image and drawable that the preview was made for,
 * not finer than a level; is_split: only in the right half, beside the image
 * without it.  The noise of masks and channels, on which GIMP shows no filters, is
 * shown as gray above all layers.  NULL shows the image without noise.  Returns
 * whether the job is shown in larger squares of pixels than its noise needs, which
 * is quicker, because the layer is large. */
gboolean preview_show(Preview *preview, const Job *job, int finest,
                      gboolean is_split);

/* How long to hold back a change, in ms, unless another one replaces it; 0 if
 * GIMP has likely drawn the last one. */
guint preview_get_wait(const Preview *preview);

/* Shows such a preview with all its pixels, or in the squares in which noise
 * that is very slow stays. */
void preview_refine(Preview *preview);

/* Before the next job is shown, checks whether the selection or the filter has
 * changed, because others may have changed the image. */
void preview_invalidate(Preview *preview);

#endif
