/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The controls of the dialog: a row of widgets for each parameter, in groups.
 */
#ifndef LATTICE_CONTROLS_H
#define LATTICE_CONTROLS_H

#include <libgimp/gimp.h>
#include <libgimp/gimpui.h>

#include "job.h"

typedef struct Controls Controls;

/* Controls that show and change the procedure's arguments, for an image;
 * freed after their widget is destroyed. */
Controls *controls_new(GimpProcedureConfig *config, GimpImage *image);
void controls_free(Controls *controls);

GtkWidget *controls_get_widget(Controls *controls);

/* Opens the groups that are named, such as "shape tone"; and those that are
 * open now, free with g_free(). */
void controls_open(Controls *controls, const char *names);
char *controls_get_open(const Controls *controls);

/* Shows only those controls that change what the job draws. */
void controls_update(Controls *controls, const Job *job);

#endif
