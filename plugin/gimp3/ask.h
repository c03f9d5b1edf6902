/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The dialogs of procedures: the studio's (dialog.c), and plain ones for the other
 * procedures.  GIMP's buttons to load and save settings are hidden, because we
 * have presets.
 */
#ifndef LATTICE_ASK_H
#define LATTICE_ASK_H

#include <libgimp/gimpui.h>

#include "form.h"

/* Makes a dialog that shows only its buttons; the caller packs the content into
 * its content area. */
GtkWidget *procedure_dialog_new(GimpProcedure *procedure,
                                GimpProcedureConfig *config, const char *title);

/* Hides and destroys the dialog. */
void procedure_dialog_close(GtkWidget *window);

/* Lets the user change the arguments of a call to the studio (dialog.c).  They start
 * from the first of these that exists: the recipe, preset, gradient or covering that
 * they name; the drawable's noise filter; the recipe attached to the drawable; their
 * last values.  A noise filter or an attached recipe is edited; otherwise the output
 * is the one that lattice_output_remember() chose.  Returns FALSE with an error if
 * the arguments are invalid, or without one if the user canceled. */
gboolean dialog_run(GimpProcedure *procedure, Call *call, GError **error);

/* Lets the user change the arguments of a call that draws layers, saves a
 * pattern or installs filters.  Returns FALSE if the user canceled. */
gboolean ask_run(GimpProcedure *procedure, Call *call);

#endif
