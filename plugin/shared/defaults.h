/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * What a dialog starts with, unless its arguments say otherwise.
 */
#ifndef LATTICE_DEFAULTS_H
#define LATTICE_DEFAULTS_H

#include "request.h"

/* Returns a scale that suits a canvas, in pixels: about an eighth of its
 * shorter side, but 1 for white noise.  Recipes and scripts have a fixed
 * initial scale instead, so that they draw the same on every image. */
double lattice_default_scale(LatticeExtent canvas, NoiseAlgorithm algorithm);

/* Fills params with the noise that a dialog starts with when the algorithm with
 * this nick is chosen: what noise_params_begin() gives it, such as its octaves
 * and warp, with a scale that suits the canvas. */
void lattice_default_noise(LatticeExtent canvas, const char *nick,
                           NoiseParams *params);

/* True if a checked recipe has only initial values.  Its scale may be the
 * initial one of recipes or the one that suits this canvas.  False if the
 * recipe is NULL. */
gboolean lattice_default_holds(const NoiseRecipe *recipe, LatticeExtent canvas);

/* Saves a checked request's recipe and the size of its image in the user's GIMP
 * folder, as the noise that was drawn last.  Leaves out the periods of a
 * seamless request, which are the image's.  Ignores errors. */
void lattice_last_noise_save(const char *gimp_folder,
                             const LatticeRequest *request);

/* Returns the last recipe, and stores the size of the image that it was drawn
 * on.  NULL if none was saved, or if the saved one is refused.  Free with
 * g_free(). */
char *lattice_last_noise_load(const char *gimp_folder, LatticeExtent *canvas);

#endif
