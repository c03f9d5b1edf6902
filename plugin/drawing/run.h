/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Runs procedures.
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

/* Starts what a procedure needs: our translations, and GEGL with our operations,
 * which are linked into the plug-in: it draws wherever it lies, and whatever modules
 * of ours GEGL would find.  Call it instead of gegl_init(), and before
 * gimp_ui_init(), which calls that.  Unless GEGL's own operations are needed, no
 * modules are loaded: that takes half of a plug-in's start.  From then on the plug-in
 * ends with GIMP. */
void run_start(const LatticeProcedure *description);

/* The values of its arguments. */
LatticeValues run_get_values(const Run *run);

/* Stores what a dialog shows of a series.  FALSE: it could not be drawn now,
 * and *shown is left alone. */
gboolean run_show(Run *run, LatticeShown *shown, GError **error);

/* The results of a run, by its task. */
typedef struct RunResults {
    HostDrawable drawn; /* what the studio drew on */
    HostImage image;    /* of a series: the one given, or a new one */
    /* The lowest first, ended by HOST_NONE; free with g_free(). */
    HostDrawable *layers;
    char *name, *file; /* of a pattern; free with g_free() */
} RunResults;

/* Does what the arguments say, and stores the results or an error.  Unless a
 * script runs it, shows new images, and says where files are and what follows from
 * installing. */
GimpPDBStatusType run_do(Run *run, RunResults *results, GError **error);

/* The names of all procedures; free with g_ptr_array_unref(). */
GPtrArray *run_list_names(void);

/* The description of the procedure with one of these names; never freed. */
const LatticeProcedure *run_find(const char *name);

#endif
