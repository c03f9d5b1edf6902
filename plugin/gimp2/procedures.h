/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The procedures as GIMP 2.10 knows them: installed, and run.
 */
#ifndef LATTICE_PROCEDURES_H
#define LATTICE_PROCEDURES_H

#include "run.h"

/* A call of a procedure: what it is run with, and its results. */
typedef struct Call {
    Run run;
    /* results[0] is for the status, which run() in plug-in.c sets.  libgimp
     * reads what the results point to after the run, so it is never freed. */
    GimpParam *results;
    int n_results; /* with the status */
} Call;

/* The most results that a procedure has, with the status. */
#define PROCEDURES_MOST_RESULTS 4

/* Registers a procedure with GIMP: its texts, menu, arguments and results. */
void procedures_install(const LatticeProcedure *description);

/* Begins a run with the values given: all arguments from a script; otherwise
 * run mode, image and drawable, and the other values as they were kept last. */
gboolean procedures_begin(Run *run, const GimpParam *given, int n_given,
                          GError **error);

/* plug-in-lattice-noise. */
GimpPDBStatusType studio_run(Call *call, GError **error);

/* The procedures that draw a series of layers: loops, maps and sheets. */
GimpPDBStatusType series_run(Call *call, GError **error);

/* The procedures that filter a drawable. */
GimpPDBStatusType filter_run(Call *call, GError **error);

/* The procedure that installs filters in GIMP itself. */
GimpPDBStatusType install_run(Call *call, GError **error);

/* The procedure that saves a pattern. */
GimpPDBStatusType pattern_run(Call *call, GError **error);

#endif
