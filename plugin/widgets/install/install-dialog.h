/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The dialog of the procedure that installs our filters in GIMP itself.
 */
#ifndef LATTICE_INSTALL_DIALOG_H
#define LATTICE_INSTALL_DIALOG_H

#include <glib-object.h>

/* Says whether the filters are installed, and asks what to do; sets the
 * arguments of lattice_install to that.  FALSE: nothing. */
gboolean install_dialog_run(GObject *config);

#endif
