/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The procedures, each in the file of its name: installed, and run.
 */
#ifndef LATTICE_PROCEDURES_H
#define LATTICE_PROCEDURES_H

#include <libgimp/gimp.h>

#include "procedure.h"

/* What every procedure gets and answers. */
typedef struct Run {
    const LatticeProcedure *description; /* NULL for the studio */
    const GimpParam *values;
    int n_values;
    /* Behind the status, which is left free.  libgimp reads what they point to
     * after the run. */
    GimpParam *results;
    int n_results; /* with the status */
} Run;

/* What is told of their first argument; for programmers, and not translated. */
#define PROCEDURES_RUN_MODE                                        \
    "The run mode { RUN-INTERACTIVE (0), RUN-NONINTERACTIVE (1), " \
    "RUN-WITH-LAST-VALS (2) }"

/* Says which run modes there are; returns FALSE. */
gboolean procedures_refuse_mode(GimpRunMode mode, GError **error);

/* The most results that a procedure has, with the status. */
#define PROCEDURES_MOST_RESULTS 4

/* plug-in-lattice-noise; it has no description. */
void studio_install(const LatticeProcedure *description);
GimpPDBStatusType studio_run(Run *run, GError **error);

/* Those that draw a series of layers: loops, maps and sheets. */
void series_install(const LatticeProcedure *description);
GimpPDBStatusType series_run(Run *run, GError **error);

void pattern_install(const LatticeProcedure *description);
GimpPDBStatusType pattern_run(Run *run, GError **error);

#endif
