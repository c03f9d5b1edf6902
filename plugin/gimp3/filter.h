/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Our operation as a filter on a drawable.
 */
#ifndef LATTICE_FILTER_H
#define LATTICE_FILTER_H

#include "job.h"

/* Makes a filter for the drawable, but does not append it or set its request.
 * Returns NULL if GIMP refuses. */
GimpDrawableFilter *filter_new(GimpDrawable *drawable, const char *name);

/* True if GIMP has our operation with all our properties and choices; an older
 * version lacks some. */
gboolean filter_is_known(GimpDrawable *drawable);

/* Sets a filter's mode and opacity to those of a job.  They take effect with the
 * next filter_set_request(). */
void filter_blend(GimpDrawableFilter *filter, const Job *job);

/* Returns the placement for a filter that draws the request on this drawable.  If
 * is_mask is true, the filter draws what a mask or channel would hold. */
LatticePlacement filter_find_placement(GimpDrawable *drawable, gboolean is_mask,
                                       const LatticeRequest *request);

/* Sets the request that a filter draws.  The request must have been checked. */
void filter_set_request(GimpDrawableFilter *filter,
                        const LatticePlacement *placement,
                        const LatticeRequest *request);

/* Returns the property "preview" of one of our filters, which is "none" if the
 * filter is not a preview.  Returns NULL if the filter runs another operation.  Free
 * with g_free(). */
char *filter_get_preview(GimpDrawableFilter *filter);

/* Deletes a filter of the drawable.  If only the undo history still has the filter,
 * hides it instead, because undo may bring it back. */
void filter_remove(GimpDrawable *drawable, GimpDrawableFilter *filter);

/* Returns the drawable's topmost filter that draws noise and is not a preview, or
 * NULL.  Sets *is_on_top to whether only previews are above it. */
GimpDrawableFilter *filter_find(GimpDrawable *drawable, gboolean *is_on_top);

/* Fills in a job's request and mode from the filter that filter_find() returns.  The
 * job must not own anything yet.  Returns FALSE if there is no such filter or its
 * properties are invalid.  Clear the job in either case. */
gboolean filter_get_job(GimpDrawable *drawable, Job *job);

#endif
