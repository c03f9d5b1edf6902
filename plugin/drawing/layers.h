/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * A series of pictures becomes layers, all or none of them: they are drawn
 * before the image gets them, in one step of its undo history.
 */
#ifndef LATTICE_LAYERS_H
#define LATTICE_LAYERS_H

#include "job.h"
#include "series.h"

/* Whether the series can be drawn; place is the image and drawable given.
 * Touches nothing. */
gboolean layers_check(const LatticeSeries *series, Job *place, GError **error);

/* Draws a series that can be drawn, showing progress.  Returns the image, which
 * is that given or a new one without a display, or HOST_NONE with an error;
 * stores the layers in their order, and HOST_NONE behind them, to be freed with
 * g_free(). */
HostImage layers_draw(const LatticeSeries *series, const Job *place,
                      HostDrawable **layers, GError **error);

#endif
