/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The dialog of a filter.
 */
#ifndef LATTICE_FILTER_DIALOG_H
#define LATTICE_FILTER_DIALOG_H

#include "run.h"

/* Lets the user change the arguments of a filter's run.  FALSE: canceled. */
gboolean filter_dialog_run(Run *run);

#endif
