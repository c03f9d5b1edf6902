/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The dialog, Lattice Noise Studio.
 */
#ifndef LATTICE_DIALOG_H
#define LATTICE_DIALOG_H

#include <libgimp/gimp.h>

#include "job.h"

/* What a dialog begins with beside the arguments. */
typedef struct DialogStart {
    const char *recipe; /* instead of the last one; NULL: none */
    /* The output that draws anew what the recipe is from; LATTICE_N_OUTPUTS:
     * none. */
    LatticeOutput edited;
    const char *notice; /* said until something is changed; NULL: nothing */
} DialogStart;

/* Lets the arguments have the output that was chosen last for a picture.  That
 * of what was edited, of a mask, a channel or a filter was for that one. */
void dialog_choose_output(GimpProcedureConfig *config);

/* Lets the user change the arguments of a job.  FALSE: canceled. */
gboolean dialog_run(GimpProcedure *procedure, GimpProcedureConfig *config,
                    GimpImage *image, GimpDrawable *drawable,
                    const DialogStart *start);

#endif
