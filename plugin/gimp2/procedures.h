/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The procedures as GIMP 2.10 knows them: installed, and run.
 */
#ifndef LATTICE_PROCEDURES_H
#define LATTICE_PROCEDURES_H

#include <libgimp/gimp.h>

#include "procedure.h"

/* What every procedure gets and answers. */
typedef struct Call {
    const LatticeProcedure *description;
    GimpRunMode mode;
    gint32 image, drawable; /* -1 for procedures without them */
    GObject *config;        /* the values of its arguments */
    /* Behind the status, which is left free.  libgimp reads what they point to
     * after the run. */
    GimpParam *results;
    int n_results; /* with the status */
} Call;

/* The most results that a procedure has, with the status. */
#define PROCEDURES_MOST_RESULTS 4

/* Tells GIMP a procedure, its place in the menu and what it returns. */
void procedures_install(const LatticeProcedure *description,
                        const GimpParamDef *results, int n_results);

/* Begins a call with what is given: by a script all arguments, else those that
 * were kept last. */
gboolean procedures_begin(Call *call, const GimpParam *given, int n_given,
                          GError **error);

/* plug-in-lattice-noise. */
void studio_install(const LatticeProcedure *description);
GimpPDBStatusType studio_run(Call *call, GError **error);

/* Those that draw a series of layers: loops, maps and sheets. */
void series_install(const LatticeProcedure *description);
GimpPDBStatusType series_run(Call *call, GError **error);

void pattern_install(const LatticeProcedure *description);
GimpPDBStatusType pattern_run(Call *call, GError **error);

#endif
