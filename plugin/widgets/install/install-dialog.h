/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Dialogs that install our filters in GIMP itself.
 */
#ifndef LATTICE_INSTALL_DIALOG_H
#define LATTICE_INSTALL_DIALOG_H

#include <gtk/gtk.h>

#include "install.h"

/* Runs the procedure's dialog, which says whether the filters are installed,
 * and asks what to do.  Sets the arguments of lattice_install to the answer;
 * returns FALSE if there is nothing to do. */
gboolean install_dialog_run(GObject *config);

/* Makes a line for another dialog that says what GIMP lacks, with buttons to
 * install it or to decline.  The sentence is wrapped after n_letters.  Returns
 * NULL if there is nothing to say. */
GtkWidget *install_line_new(LatticeFilterState filter, int n_letters);

#endif
