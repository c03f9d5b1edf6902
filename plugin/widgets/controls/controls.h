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

/* Controls that show and change the properties of config, for an image: those
 * of a filter, which keep the height that they have while all rows are shown; of
 * a layer or mask; or (NULL) of the studio.  seed_button stands beside the seed.
 * Free them with controls_free() after their widgets are destroyed. */
Controls *controls_new(const LatticeProcedure *described, GObject *config,
                       ControlsImage image, GtkWidget *seed_button);
void controls_free(Controls *controls);

/* The controls of the noise. */
GtkWidget *controls_get_widget(Controls *controls);

/* The controls of the output, which should not scroll out of sight. */
GtkWidget *controls_get_output(Controls *controls);

/* Opens the groups that are named, such as "shape tone". */
void controls_open(Controls *controls, const char *names);

/* The names of the open groups; free with g_free(). */
char *controls_get_open(const Controls *controls);

/* Opens the group that a parameter is in. */
void controls_reveal(Controls *controls, const NoiseParameter *parameter);

/* Shows only the controls that change the request's picture; of what has no
 * request (NULL), those that matter with its present choices. */
void controls_update(Controls *controls, const LatticeRequest *request);

#endif
