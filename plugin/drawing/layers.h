/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Draws a series of pictures as layers, all or none of them: they are finished
 * before the image gets them, in one step of its undo history.
 */
#ifndef LATTICE_LAYERS_H
#define LATTICE_LAYERS_H

#include "job.h"
#include "series.h"

/* Whether the series can be drawn; place is the image and drawable given.
 * Changes nothing but place's request. */
gboolean layers_check(const LatticeSeries *series, Job *place, GError **error);

/* Draws a checked series, showing progress.  Returns the image that has the
 * layers: the one given, or a new one without a display; or HOST_NONE with an
 * error.  Stores an array of the layers in their order, ended by HOST_NONE, to
 * be freed with g_free(). */
HostImage layers_draw(const LatticeSeries *series, const Job *place,
                      HostDrawable **layers, GError **error);

#endif
