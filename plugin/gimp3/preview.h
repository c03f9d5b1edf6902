/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The preview of a job on the canvas.
 */
#ifndef LATTICE_PREVIEW_H
#define LATTICE_PREVIEW_H

#include "job.h"

typedef struct Preview Preview;

/* Makes a preview that shows nothing yet.  While it is shown, other changes to the
 * image still get their undo steps. */
Preview *preview_new(const Job *job);

/* Removes and frees the preview.  It leaves no undo step, unless the image's layers
 * have been changed.  If the image had no unsaved changes, it still has none, unless
 * it was saved with the preview in it. */
void preview_free(Preview *preview);

/* Measures how long the noise takes to draw, and returns the finest level (0 draws
 * every pixel) at which GIMP still responds quickly.  This takes a while for slow
 * noise; any thread may call it. */
int preview_find_finest(const NoiseRecipe *recipe);

/* Shows a checked job for the preview's image and drawable, at the level `finest`
 * or a coarser one.  If is_split is true, shows the noise only in the right half.
 * GIMP shows no filters on masks and channels, so their noise is shown as gray
 * above all layers.  If job is NULL, shows the image without noise.  Returns TRUE
 * if the layer is so large that a level coarser than `finest` was chosen, to show
 * something sooner; preview_refine() can then draw the rest. */
gboolean preview_show(Preview *preview, const Job *job, int finest,
                      gboolean is_split);

/* Returns how long to hold back a change, in ms, in case another one replaces it.
 * This is 0 if GIMP has probably drawn the last change. */
guint preview_get_wait(const Preview *preview);

/* Redraws the preview at the level `finest` that preview_show() was given: with all
 * its pixels, unless the noise is very slow.  Call this if preview_show() has
 * returned TRUE. */
void preview_refine(Preview *preview);

/* Makes the next preview_show() check whether the selection has changed or the
 * preview's layer is gone.  Call this when something else may have changed the
 * image. */
void preview_invalidate(Preview *preview);

#endif
