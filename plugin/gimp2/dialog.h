/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The dialog, Lattice Noise Studio.
 */
#ifndef LATTICE_DIALOG_H
#define LATTICE_DIALOG_H

#include "job.h"

/* Lets the user change a job whose image is checked; it begins as the recipe
 * that the drawable carries or, where that is NULL, as it is.  What is noise
 * already is edited; else the output is that which was chosen last for a
 * picture.  TRUE: draw it.  FALSE: canceled or, with an error, impossible. */
gboolean dialog_run(Job *job, const char *recipe, GError **error);

#endif
