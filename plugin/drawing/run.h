/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Runs procedures: finds one, and does what a call of it asks for.
 */
#ifndef LATTICE_RUN_H
#define LATTICE_RUN_H

#include "call.h"

/* Starts what a procedure needs: our translations, and GEGL with our
 * operations.  Those are linked into the plug-in, so it draws wherever it is
 * installed, no matter which modules of ours GEGL finds.  Call this instead of
 * gegl_init(), and before gimp_ui_init(), which calls gegl_init().  No GEGL
 * modules are loaded unless the procedure needs GEGL's own operations, because
 * loading them takes half of a plug-in's start-up time.  From then on, the
 * plug-in ends when GIMP does. */
void run_start(const LatticeProcedure *description);

/* Stores what a dialog shows of a series.  Returns FALSE, and leaves *shown
 * alone, if the series could not be drawn now. */
gboolean run_show(Call *call, LatticeShown *shown, GError **error);

/* Does what the arguments say, and stores the results or an error.  Unless a
 * script runs it, also shows new images, and tells the user where the files are
 * and what to do after installing. */
GimpPDBStatusType run_do(Call *call, CallResults *results, GError **error);

/* Returns the names of all procedures; free with g_ptr_array_unref(). */
GPtrArray *run_list_names(void);

/* Returns the description of the procedure with one of these names; never freed. */
const LatticeProcedure *run_find(const char *name);

#endif
