/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The controls of the dialog: a row of widgets for each parameter, in groups.
 */
#ifndef LATTICE_CONTROLS_H
#define LATTICE_CONTROLS_H

#include <libgimp/gimp.h>
#include <libgimp/gimpui.h>

#include "controls-row.h"

typedef struct Controls Controls;

/* Controls that show and change the arguments that are the properties of
 * config, for an image, with a button beside the seed; freed after
 * their widget is destroyed. */
Controls *controls_new(GObject *config, ControlsImage image,
                       GtkWidget *seed_button);
void controls_free(Controls *controls);

/* What the noise is; and where it goes, which is always to be seen. */
GtkWidget *controls_get_widget(Controls *controls);
GtkWidget *controls_get_output(Controls *controls);

/* Opens the groups that are named, such as "shape tone"; and those that are
 * open now, free with g_free(). */
void controls_open(Controls *controls, const char *names);
char *controls_get_open(const Controls *controls);

/* Opens the group that a parameter is in. */
void controls_reveal(Controls *controls, const NoiseParameter *parameter);

/* Shows only those controls that change the picture that is asked for. */
void controls_update(Controls *controls, const LatticeRequest *request);

#endif
