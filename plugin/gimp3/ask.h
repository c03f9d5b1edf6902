/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * GIMP's dialog for a procedure, without the buttons to load and save settings,
 * because there are presets: the studio's dialog (dialog.c), and plain ones for
 * the other procedures.
 */
#ifndef LATTICE_ASK_H
#define LATTICE_ASK_H

#include <libgimp/gimpui.h>

#include "form.h"

/* Makes a dialog; the caller packs the content into its content area. */
GtkWidget *procedure_dialog_new(GimpProcedure *procedure,
                                GimpProcedureConfig *config, const char *title);

/* Hides and destroys the dialog. */
void procedure_dialog_close(GtkWidget *window);

/* Lets the user change the arguments of a call of the studio (dialog.c).  They
 * start from the first of these that exists: the recipe, preset or gradient
 * that they name; the drawable's noise filter; the recipe that the drawable
 * carries; or else their last values.  A filter or a carried recipe is edited;
 * otherwise the output is the one that lattice_output_remember() has chosen.
 * Returns FALSE without an error if the user canceled. */
gboolean dialog_run(GimpProcedure *procedure, Call *call, GError **error);

/* Lets the user change the arguments of a call that draws layers, saves a
 * pattern or installs filters.  Returns FALSE if the user canceled. */
gboolean ask_run(GimpProcedure *procedure, Call *call);

#endif
