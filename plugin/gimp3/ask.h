/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * GIMP's dialog of a procedure, without its buttons to load and save settings,
 * since there are presets; and plain dialogs for procedures other than the
 * studio.
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

/* Lets the user change the arguments of a run that draws layers, saves a pattern
 * or installs filters.  FALSE: canceled. */
gboolean ask_run(GimpProcedure *procedure, Run *run);

#endif
