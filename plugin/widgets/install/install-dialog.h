/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * A dialog that installs our filters in GIMP, and a line for other dialogs that
 * offers to do so.
 */
#ifndef LATTICE_INSTALL_DIALOG_H
#define LATTICE_INSTALL_DIALOG_H

#include <gtk/gtk.h>

#include "install.h"

/* Runs the dialog of the procedure lattice_install, which says whether the filters
 * are installed and asks what to do.  Sets the procedure's argument in config to the
 * answer.  Returns FALSE if the user canceled. */
gboolean install_dialog_run(GObject *config);

/* Makes a line for another dialog.  The line says what GIMP lacks, in a sentence that is
 * wrapped after n_letters letters, and has buttons to install or decline it.  Returns
 * NULL if there is nothing to say. */
GtkWidget *install_line_new(LatticeFilterState filter, int n_letters);

#endif
