/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The operation as a filter on a drawable.
 */
#ifndef LATTICE_FILTER_H
#define LATTICE_FILTER_H

#include "job.h"

/* Makes a filter for the drawable, without appending it or giving it a request;
 * returns NULL if GIMP refuses. */
GimpDrawableFilter *filter_new(GimpDrawable *drawable, const char *name);

/* True if GIMP itself has the operation, and it can do everything that ours
 * can; GIMP's may be missing or older. */
gboolean filter_is_known(GimpDrawable *drawable);

/* Sets a filter's mode and opacity to a job's; they take effect with the next
 * filter_set_request(). */
void filter_blend(GimpDrawableFilter *filter, const Job *job);

/* Returns the placement for a filter of the drawable that draws a request.  If
 * is_mask is true, the filter draws what a mask or channel would hold. */
LatticePlacement filter_find_placement(GimpDrawable *drawable, gboolean is_mask,
                                       const LatticeRequest *request);

/* Sets the request that a filter draws; it must have been checked. */
void filter_set_request(GimpDrawableFilter *filter,
                        const LatticePlacement *placement,
                        const LatticeRequest *request);

/* Returns the property "preview" of one of our filters, to be freed with
 * g_free(): "none" if the filter is the user's.  NULL if it has another
 * operation. */
char *filter_get_preview(GimpDrawableFilter *filter);

/* Deletes a filter of the drawable.  If only the undo history still has the
 * filter, hides it instead, because it would come back with the layer. */
void filter_remove(GimpDrawable *drawable, GimpDrawableFilter *filter);

/* Returns the drawable's topmost filter that draws noise and is not a preview,
 * or NULL.  Stores whether only previews are above it. */
GimpDrawableFilter *filter_find(GimpDrawable *drawable, gboolean *is_on_top);

/* Fills in the request and mode of a job, which owned nothing before, from the
 * filter that filter_find() returns.  Returns FALSE if there is none, or its
 * properties are refused; the job has to be cleared in any case. */
gboolean filter_get_job(GimpDrawable *drawable, Job *job);

#endif
