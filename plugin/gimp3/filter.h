/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The operation as a filter of a drawable.
 */
#ifndef LATTICE_FILTER_H
#define LATTICE_FILTER_H

#include "job.h"

/* A filter for the drawable, not appended yet and without a request; NULL if
 * GIMP refuses. */
GimpDrawableFilter *filter_new(GimpDrawable *drawable, const char *name);

/* Whether GIMP itself has the operation, with all that ours can do: it may be
 * missing, or of an older version. */
gboolean filter_is_known(GimpDrawable *drawable);

/* Sets a filter's mode and opacity to those of a job; takes effect with the
 * next filter_set_request(). */
void filter_blend(GimpDrawableFilter *filter, const Job *job);

/* The placement of a request that a filter of the drawable draws; is_mask: as a
 * mask or channel would hold it. */
LatticePlacement filter_find_placement(GimpDrawable *drawable, gboolean is_mask,
                                       const LatticeRequest *request);

/* Sets the request that a filter draws, which must be checked. */
void filter_set_request(GimpDrawableFilter *filter,
                        const LatticePlacement *placement,
                        const LatticeRequest *request);

/* The property "preview" of a filter of ours, to be freed with g_free(): "none" if
 * it is the user's.  NULL: of another operation. */
char *filter_get_preview(GimpDrawableFilter *filter);

/* Deletes a filter of the drawable, or hides it where only the undo history has it
 * left: it would come back with the layer. */
void filter_remove(GimpDrawable *drawable, GimpDrawableFilter *filter);

/* The drawable's topmost filter that draws noise and is not a preview, or NULL;
 * stores whether only previews are above it. */
GimpDrawableFilter *filter_find(GimpDrawable *drawable, gboolean *is_on_top);

/* Sets a job's request and mode to those of the filter that filter_find()
 * finds.  FALSE if there is none, or its properties are refused. */
gboolean filter_get_job(GimpDrawable *drawable, Job *job);

#endif
