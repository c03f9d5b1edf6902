/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The dialogs of procedures.
 */
#ifndef LATTICE_ASK_H
#define LATTICE_ASK_H

#include "run.h"

/* Lets the user change the arguments of a run.  FALSE without an error:
 * canceled. */
gboolean ask_run(Run *run, GError **error);

#endif
