/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The controls of the dialog: a row of widgets for each parameter.
 */
#ifndef LATTICE_CONTROLS_H
#define LATTICE_CONTROLS_H

#include <libgimp/gimp.h>
#include <libgimp/gimpui.h>

#include "job.h"

typedef struct Controls Controls;

/* Controls that show and change the job, which outlives them; changed(data)
 * is called after each change that the user makes. */
Controls *controls_new(Job *job, void (*changed)(gpointer), gpointer data);
void controls_free(Controls *controls);

/* The table that holds the widgets. */
GtkWidget *controls_get_table(Controls *controls);

/* Shows the job as it is now: after it was changed elsewhere. */
void controls_show_job(Controls *controls);

#endif
