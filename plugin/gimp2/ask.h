/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * A plain dialog for the arguments of a described procedure that draws noise.
 */
#ifndef LATTICE_ASK_H
#define LATTICE_ASK_H

#include "form.h"

/* Lets the user change the arguments of a run; they begin as form_noise_begin()
 * sets them.  FALSE: canceled. */
gboolean ask_run(Run *run, GError **error);

/* Asks what lattice_install shall do, and sets its arguments; FALSE:
 * canceled. */
gboolean ask_install(Run *run, GError **error);

#endif
