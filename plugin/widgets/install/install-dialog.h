/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Dialogs that install our filters in GIMP itself.
 */
#ifndef LATTICE_INSTALL_DIALOG_H
#define LATTICE_INSTALL_DIALOG_H

#include <gtk/gtk.h>

#include "install.h"

/* The dialog of the procedure: says whether the filters are installed, and asks
 * what to do; sets the arguments of lattice_install to that.  FALSE: nothing.
 */
gboolean install_dialog_run(GObject *config);

/* A line for another dialog that says what GIMP lacks, with buttons to install
 * it or to decline that; NULL if there is nothing to say.  The sentence is
 * wrapped after n_letters. */
GtkWidget *install_line_new(LatticeFilterState filter, int n_letters);

#endif
