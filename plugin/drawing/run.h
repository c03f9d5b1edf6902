/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Finds and runs procedures.
 */
#ifndef LATTICE_RUN_H
#define LATTICE_RUN_H

#include "call.h"

/* Sets up what a procedure needs: our translations, and GEGL with our operations.
 * Our operations are linked into the plug-in, so it can draw wherever it is
 * installed, no matter which of our modules GEGL finds.  Call this instead of
 * gegl_init(), and before gimp_ui_init(), which calls gegl_init().  GEGL's modules
 * are loaded only if the procedure needs GEGL's own operations, because loading them
 * takes half of a plug-in's start-up time.  On Linux, also makes the system kill the
 * plug-in when GIMP ends. */
void run_start(const LatticeProcedure *description);

/* Stores the pictures that the call's dialog shows to preview its series.  Returns
 * FALSE with an error, and leaves *shown unchanged, if the series cannot be drawn
 * now. */
gboolean run_show(Call *call, LatticeShown *shown, GError **error);

/* Carries out a call, and stores the results or an error.  Unless the call comes
 * from a script, also shows new images, and tells the user where the files are and
 * what to do after installing. */
GimpPDBStatusType run_do(Call *call, CallResults *results, GError **error);

/* Returns the names of all procedures; free with g_ptr_array_unref(). */
GPtrArray *run_list_names(void);

/* Returns the description of a procedure, which is never freed. `name` must be one
 * of run_list_names(). */
const LatticeProcedure *run_find(const char *name);

#endif
