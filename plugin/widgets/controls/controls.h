/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The controls of a dialog: a row of widgets for each parameter, in groups.
 */
#ifndef LATTICE_CONTROLS_H
#define LATTICE_CONTROLS_H

#include <libgimp/gimp.h>
#include <libgimp/gimpui.h>

#include "filters.h"
#include "row.h"

typedef struct Controls Controls;

/* Makes controls for an image.  They show and change the properties of config, which
 * are the arguments that `described` lists. `described` is the studio, a filter, a
 * layer, a mask or a group.  A filter's controls always take up as much height as all
 * their rows need.  seed_button goes beside the seed, and may be NULL.  Free the
 * controls with controls_free() after their widgets have been destroyed. */
Controls *controls_new(const LatticeProcedure *described, GObject *config,
                       ControlsImage image, GtkWidget *seed_button);
void controls_free(Controls *controls);

/* Returns the widget that holds the controls of the noise. */
GtkWidget *controls_get_widget(Controls *controls);

/* Returns the widget of the group that says where the studio's noise goes.  The caller
 * must not put it where it can scroll out of sight. */
GtkWidget *controls_get_destination(Controls *controls);

/* Opens the groups with these names, such as "shape tone". */
void controls_open(Controls *controls, const char *names);

/* Returns the names of the open groups; free with g_free(). */
char *controls_get_open(const Controls *controls);

/* Opens the group that this parameter is in, and More if its row is there. */
void controls_reveal(Controls *controls, const NoiseParameter *parameter);

/* Shows only the controls that affect the picture, given the other controls'
 * values. */
void controls_update(Controls *controls);

/* Opens the groups that show a changed value, and closes the others, unless the user
 * has opened them.  Call controls_update() first. */
void controls_open_changed(Controls *controls);

#endif
