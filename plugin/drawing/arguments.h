/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The values of the studio's arguments are the properties of an object: a front
 * end makes it, a dialog changes it, and here it is read into a job.
 */
#ifndef LATTICE_ARGUMENTS_H
#define LATTICE_ARGUMENTS_H

#include "job.h"

/* Sets a job from the arguments' values. */
gboolean arguments_read(GObject *config, Job *job, GError **error);

/* Shows a recipe, for a dialog of a fresh job, in the arguments that it
 * replaces, and whether it is seamless there.  FALSE, and
 * nothing is changed, if it is refused; or, if its seed alone is too large for
 * them, all but the seed. */
gboolean arguments_show_recipe(GObject *config, const Job *job,
                               const char *recipe, GError **error);

/* Gives the arguments of a job, if they say nothing of the noise, the scale
 * that suits its image. */
void arguments_start(GObject *config, const Job *job);

/* Shows in the arguments where a job goes, and how it is blended. */
void arguments_show_place(GObject *config, const Job *job);

/* The output that an argument names, or the initial one. */
LatticeOutput arguments_get_output(GObject *config, const char *argument);

/* Takes the recipe, preset or gradient of GIMP that the arguments name out of
 * them, for a dialog, whose controls they would stand above; stores the recipe
 * that follows, to be freed with g_free(), or NULL for none.  FALSE: there is
 * no preset or gradient of this name. */
gboolean arguments_take_recipe(GObject *config, char **recipe, GError **error);

#endif
