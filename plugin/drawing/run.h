/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Runs of the procedures that are described as data.
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

/* Why the arguments would be refused now. */
gboolean run_check(Run *run, GError **error);

/* What a picture of that shows; nothing if it is left alone. */
void run_show(Run *run, LatticeShown *shown);

/* Draws a series, and shows it to a user.  Stores the image and the layers, as
 * layers_draw() does, or an error. */
GimpPDBStatusType run_draw_series(Run *run, HostImage *image,
                                  HostDrawable **layers, GError **error);

/* Saves a pattern; stores its name and file, to be freed with g_free(), or an
 * error. */
GimpPDBStatusType run_save_pattern(Run *run, char **name, char **file,
                                   GError **error);

#endif
