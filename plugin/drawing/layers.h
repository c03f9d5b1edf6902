/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Draws a series of pictures as layers, all or none: the image gets them only
 * when they are finished, in one undo step.
 */
#ifndef LATTICE_LAYERS_H
#define LATTICE_LAYERS_H

#include "job.h"
#include "series.h"

/* Whether the series can be drawn; `place` holds the given image and drawable.
 * Changes only the request in `place`. */
gboolean layers_check(const LatticeSeries *series, Job *place, GError **error);

/* Draws a checked series, showing progress.  Returns the image that has the
 * layers: the given one, or a new one without a display.  On failure, returns
 * HOST_NONE with an error.  Stores an array of the layers in the order of the
 * series, terminated by HOST_NONE, to be freed with g_free(). */
HostImage layers_draw(const LatticeSeries *series, const Job *place,
                      HostDrawable **layers, GError **error);

#endif
