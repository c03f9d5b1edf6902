/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The procedure's arguments, made from the tables of parameters.
 */
#ifndef LATTICE_ARGUMENTS_H
#define LATTICE_ARGUMENTS_H

#include "job.h"

/* Those that every run has: run mode, image and drawable. */
#define ARGUMENTS_ALWAYS 3

/* Their definitions; free with arguments_free(). */
GimpParamDef *arguments_new(int *n_arguments);
void arguments_free(GimpParamDef *definitions, int n_arguments);

/* Sets a job from the values of all arguments. */
gboolean arguments_read(const GimpParam *values, int n_values, Job *job,
                        GError **error);

#endif
