/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Draws a series of pictures as layers, all or none: they are inserted into the
 * image only when all are finished, in one undo step.
 */
#ifndef LATTICE_LAYERS_H
#define LATTICE_LAYERS_H

#include "job.h"
#include "series.h"

/* Returns FALSE with an error if the series cannot be drawn. `place` holds the given
 * image and drawable; only its request is changed. */
gboolean layers_check(const LatticeSeries *series, Job *place, GError **error);

/* Draws a checked series, showing progress.  Returns the image with the layers: the
 * given one, or a new one without a display.  On failure, returns HOST_NONE with an
 * error.  Stores an array of the layers, in the order of the series and terminated
 * by HOST_NONE; free it with g_free(). */
HostImage layers_draw(const LatticeSeries *series, const Job *place,
                      HostDrawable **layers, GError **error);

#endif
