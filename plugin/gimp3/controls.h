/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The controls of the dialog: a row of widgets for each parameter.
 */
#ifndef LATTICE_CONTROLS_H
#define LATTICE_CONTROLS_H

#include <libgimp/gimp.h>
#include <libgimp/gimpui.h>

#include "job.h"

/* A grid of controls that show and change the procedure's arguments. */
GtkWidget *controls_new(GimpProcedureConfig *config);

/* Lets only those controls be used that change what the job draws. */
void controls_update(GtkWidget *grid, const Job *job);

#endif
