/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The preview of a job on the canvas.
 */
#ifndef LATTICE_PREVIEW_H
#define LATTICE_PREVIEW_H

#include "job.h"

typedef struct Preview Preview;

/* Begins a preview that shows nothing yet.  While it is shown, other changes of
 * the image still get their undo steps. */
Preview *preview_new(const Job *job);

/* Removes the preview.  It leaves no undo steps, and an image that needed no
 * saving still needs none. */
void preview_free(Preview *preview);

/* Measures the finest level at which pieces of the canvas are drawn in time.
 * Any thread may call it, because it takes a while with slow noise. */
int preview_find_finest(const NoiseRecipe *recipe);

/* Shows a checked job for the preview's image and drawable, at the level
 * `finest` or a coarser one.  If is_split is true, shows it only in the right
 * half, beside the image without noise.  GIMP shows no filters on masks and
 * channels, so their noise is shown as gray above all layers.  If job is NULL,
 * shows the image without noise.  Returns TRUE if the layer is so large that
 * the job is shown in larger squares than its noise needs, which is quicker. */
gboolean preview_show(Preview *preview, const Job *job, int finest,
                      gboolean is_split);

/* Returns how long to hold back a change, in ms, in case another one replaces
 * it; 0 if GIMP has likely drawn the last one. */
guint preview_get_wait(const Preview *preview);

/* Redraws a preview that preview_show() has shown in larger squares, now with
 * all its pixels or, if its noise is very slow, at the finest level that it was
 * given. */
void preview_refine(Preview *preview);

/* Makes the next preview_show() check whether the selection or the filter has
 * changed, because others may have changed the image. */
void preview_invalidate(Preview *preview);

#endif
