/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The noise that a dialog starts with, unless its arguments say otherwise.
 */
#ifndef LATTICE_DEFAULTS_H
#define LATTICE_DEFAULTS_H

#include "request.h"

/* Returns a scale, in pixels, that suits a canvas: about an eighth of its
 * shorter side, but 1 for white noise.  Recipes and scripts have a fixed
 * initial scale instead, so that they draw the same noise on every image. */
double lattice_default_scale(LatticeExtent canvas, NoiseAlgorithm algorithm);

/* Fills in `params` with the noise that a dialog starts with when the user
 * chooses the algorithm with this nick. noise_params_begin() sets its octaves,
 * its warp and so on.  The scale suits the canvas. */
void lattice_default_noise(LatticeExtent canvas, const char *nick,
                           NoiseParams *params);

/* True if a checked recipe has only initial values, except that its scale may
 * be the one that suits this canvas.  False if the recipe is NULL. */
gboolean lattice_default_holds(const NoiseRecipe *recipe, LatticeExtent canvas);

/* Saves a checked request's recipe and the size of its image in the user's GIMP
 * folder, as the noise that was drawn last.  Leaves out the periods of a
 * seamless request, which are the image's size, and saves the size that was asked
 * for.  Ignores errors. */
void lattice_last_noise_save(const char *gimp_folder,
                             const LatticeRequest *request);

/* Returns the recipe that was drawn last, and stores the size of its image (0 if
 * unknown).  Returns NULL if no recipe was saved, or if the saved one is invalid.
 * Free with g_free(). */
char *lattice_last_noise_load(const char *gimp_folder, LatticeExtent *canvas);

/* Like lattice_last_noise_save(), but for noise that was not drawn because the user
 * canceled the dialog or closed the image.  Keeps the word "seamless=yes". */
void lattice_undrawn_noise_save(const char *gimp_folder,
                                const LatticeRequest *request);

/* Like lattice_last_noise_load(), but returns what lattice_undrawn_noise_save() has
 * saved. */
char *lattice_undrawn_noise_load(const char *gimp_folder,
                                 LatticeExtent *canvas);

#endif
