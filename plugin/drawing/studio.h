/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Describes and runs the procedure plug-in-lattice-noise.  The values of its
 * arguments are the properties of an object, config.  A front end makes this
 * object, a dialog changes it, and studio_read() reads it into a job.
 */
#ifndef LATTICE_STUDIO_H
#define LATTICE_STUDIO_H

#include "job.h"
#include "procedure.h"

/* Returns the procedure with its arguments, except those that every image
 * procedure has (run mode, image, drawable).  Each call makes a new one, which
 * is never freed. */
LatticeProcedure *studio_describe(void);

/* Fills in a job from the values of the arguments. */
gboolean studio_read(GObject *config, Job *job, GError **error);

/* Sets the arguments of the noise to a recipe's values, for a dialog, and sets
 * "seamless" if the recipe's periods equal the size of the job's image or layer.  Sets
 * the size to `asked_size` if the recipe has what lattice_request_check() makes of it.
 * If the recipe is invalid, changes nothing and returns FALSE.  If only its seed is
 * too large for the argument, sets everything else and returns FALSE. */
gboolean studio_show_recipe(GObject *config, const Job *job, const char *recipe,
                            double asked_size, GError **error);

/* Sets the scale to one that suits the job's image, if all arguments of the
 * noise still have their initial values. */
void studio_start(GObject *config, const Job *job);

/* Sets the arguments that say where a job is drawn and how it is blended:
 * output, anchor, opacity and mode. */
void studio_show_place(GObject *config, const Job *job);

/* Returns the output that the given argument names, or the initial output if it does
 * not name one. */
LatticeOutput studio_get_output(GObject *config, const char *argument);

/* Clears the arguments "recipe", "preset", "gimp-gradient" and "covering" for a
 * dialog, because they would override its controls.  Stores the recipe that they
 * described for the image of `job`, which is fresh from job_init(), or NULL if all
 * were empty; free it with g_free().  Returns FALSE if one of them is invalid, for
 * example because GIMP has no such gradient. */
gboolean studio_take_recipe(GObject *config, const Job *job, char **recipe,
                            GError **error);

/* Fills in a job from job_init() with all that drawing it needs: a valid request
 * from the arguments' values, and a name for what it makes.  Does not look at the
 * place, which may be gone. */
gboolean studio_prepare(GObject *config, GimpRunMode run_mode, Job *job,
                        GError **error);

/* Saves a prepared job's noise as the noise that was drawn last, unless a script
 * draws it; checks the place, and draws.  Stores the drawable that was drawn on, or
 * an error. */
GimpPDBStatusType studio_draw(const Job *job, GimpRunMode run_mode,
                              HostDrawable *drawn, GError **error);

#endif
