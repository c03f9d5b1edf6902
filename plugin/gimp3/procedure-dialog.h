/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * GIMP's dialog of a procedure, without its buttons that load and save
 * settings: presets are the one way to keep some.
 */
#ifndef LATTICE_PROCEDURE_DIALOG_H
#define LATTICE_PROCEDURE_DIALOG_H

#include <libgimp/gimpui.h>

/* Its content is packed into the dialog's content area; the caller destroys
 * it. */
GtkWidget *procedure_dialog_new(GimpProcedure *procedure,
                                GimpProcedureConfig *config, const char *title);

#endif
