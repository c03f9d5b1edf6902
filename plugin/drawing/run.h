/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Runs the procedures that are described as data: loops, maps, contact sheets
 * and patterns.
 */
#ifndef LATTICE_RUN_H
#define LATTICE_RUN_H

#include "job.h"
#include "procedure.h"

typedef struct Run {
    const LatticeProcedure *description;
    GObject *config; /* has the arguments as its properties */
    GimpRunMode mode;
    Job place; /* the image and drawable at hand, or HOST_NONE */
} Run;

/* Whether the arguments could be drawn now. */
gboolean run_check(Run *run, GError **error);

/* Stores what a dialog shows of the result; leaves *shown alone if the
 * arguments are refused. */
void run_show(Run *run, LatticeShown *shown);

/* Draws a series and, unless a script runs it, opens a display for a new image.
 * Stores the image and the layers, as layers_draw() does, or an error. */
GimpPDBStatusType run_draw_series(Run *run, HostImage *image,
                                  HostDrawable **layers, GError **error);

/* Saves a pattern; stores its name and file, to be freed with g_free(), or an
 * error. */
GimpPDBStatusType run_save_pattern(Run *run, char **name, char **file,
                                   GError **error);

#endif
