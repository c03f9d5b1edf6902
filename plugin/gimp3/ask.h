/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * GIMP's dialog of a procedure, without its buttons that load and save
 * settings, which presets are for; and a plain one for the arguments of a
 * described procedure.
 */
#ifndef LATTICE_ASK_H
#define LATTICE_ASK_H

#include <libgimp/gimpui.h>

#include "form.h"

/* Its content is packed into the dialog's content area; the caller destroys
 * it. */
GtkWidget *procedure_dialog_new(GimpProcedure *procedure,
                                GimpProcedureConfig *config, const char *title);

/* Lets the user change the arguments of a run; the recipe begins as that which
 * its drawable carries, or else as what the studio drew last.  FALSE:
 * canceled. */
gboolean ask_run(GimpProcedure *procedure, Run *run);

#endif
