/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * GIMP's dialog of a procedure, without its buttons to load and save settings,
 * since there are presets; that of the studio (dialog.c), and plain ones of
 * the others.
 */
#ifndef LATTICE_ASK_H
#define LATTICE_ASK_H

#include <libgimp/gimpui.h>

#include "form.h"

/* A dialog whose content the caller packs into its content area. */
GtkWidget *procedure_dialog_new(GimpProcedure *procedure,
                                GimpProcedureConfig *config, const char *title);

/* Hides and destroys the dialog. */
void procedure_dialog_close(GtkWidget *window);

/* Lets the user change the arguments of a run of the studio (dialog.c).  They
 * begin with the first of these that there is: the recipe, preset or gradient
 * that they name, the drawable's noise filter, the recipe that the drawable
 * carries; or else as they were last.  A filter or a carried recipe is edited;
 * otherwise the output is that of lattice_output_remember().  FALSE without an
 * error: canceled. */
gboolean dialog_run(GimpProcedure *procedure, Run *run, GError **error);

/* Lets the user change the arguments of a run that draws layers, saves a pattern
 * or installs filters.  FALSE: canceled. */
gboolean ask_run(GimpProcedure *procedure, Run *run);

#endif
