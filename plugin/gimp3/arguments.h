/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The procedure's arguments, made from the tables of parameters.
 */
#ifndef LATTICE_ARGUMENTS_H
#define LATTICE_ARGUMENTS_H

#include "job.h"

/* Adds all arguments, beside those of every image procedure. */
void arguments_add(GimpProcedure *procedure);

/* Sets a job from the arguments' values. */
gboolean arguments_read(GimpProcedureConfig *config, Job *job, GError **error);

/* Shows a recipe, for a dialog, in the arguments that it replaces.  FALSE, and
 * nothing is changed, if it is none or has a seed too large for them. */
gboolean arguments_show_recipe(GimpProcedureConfig *config, const char *recipe);

/* Shows the preset that the arguments name, if they do, in the others, from
 * where it can be changed; one with too large a seed stays a name.  FALSE:
 * there is none of this name. */
gboolean arguments_show_preset(GimpProcedureConfig *config, GError **error);

#endif
