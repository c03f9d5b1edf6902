/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The operation as a filter of a drawable.
 */
#ifndef LATTICE_FILTER_H
#define LATTICE_FILTER_H

#include "job.h"

/* A filter of the drawable, not appended yet and without a request; NULL if
 * GIMP refuses. */
GimpDrawableFilter *filter_new(GimpDrawable *drawable, const char *name);

/* Gives a filter the job's mode and opacity, with its next request. */
void filter_blend(GimpDrawableFilter *filter, const Job *job);

/* How a request is drawn by a filter of the drawable. */
LatticePlacement filter_find_placement(GimpDrawable *drawable,
                                       const LatticeRequest *request);

/* Lets a filter draw a checked request. */
void filter_set_request(GimpDrawableFilter *filter,
                        const LatticePlacement *placement,
                        const LatticeRequest *request);

/* The highest filter of the drawable that draws noise and is no preview, or
 * NULL; stores whether no other but previews lies above. */
GimpDrawableFilter *filter_find(GimpDrawable *drawable, gboolean *is_on_top);

/* Sets a job's request and mode to those of the filter that filter_find()
 * finds.  FALSE if there is none that draws. */
gboolean filter_get_job(GimpDrawable *drawable, Job *job);

#endif
