/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The dialog, Lattice Noise Studio.
 */
#ifndef LATTICE_DIALOG_H
#define LATTICE_DIALOG_H

#include "job.h"

/* Lets the user change the arguments of a fresh job whose image is checked;
 * they begin as the recipe that the drawable carries or, where that is NULL, as
 * they are.  What is noise already is edited; else the output is that which was
 * chosen last for a picture.  TRUE: draw it.  FALSE: canceled or, with an
 * error, impossible. */
gboolean dialog_run(GObject *config, const Job *fresh, const char *recipe,
                    GError **error);

#endif
