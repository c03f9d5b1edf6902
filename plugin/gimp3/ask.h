/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * A plain dialog for the arguments of a described procedure.
 */
#ifndef LATTICE_ASK_H
#define LATTICE_ASK_H

#include <libgimp/gimp.h>

#include "form.h"

/* Lets the user change the arguments; the recipe begins as that which the
 * drawable carries, or else as what the studio drew last.  FALSE: canceled. */
gboolean ask_run(GimpProcedure *procedure, const FormOwner *owner,
                 GimpDrawable *drawable);

/* For procedures that need no image: declares the run mode, and the image that
 * the menu passes on if there is one. */
void ask_declare_place(GimpProcedure *procedure);
GimpRunMode ask_get_run_mode(GimpProcedureConfig *config);
GimpDrawable *ask_get_drawable(GimpProcedureConfig *config); /* or NULL */

#endif
