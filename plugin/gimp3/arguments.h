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

/* Shows a recipe in the arguments that it replaces, for a dialog; what it does
 * not fit, such as a seed of 64 bits, is refused. */
gboolean arguments_show_recipe(GimpProcedureConfig *config, const char *recipe,
                               GError **error);

#endif
