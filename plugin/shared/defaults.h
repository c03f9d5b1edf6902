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

/* Fills params with the noise that the algorithm of this nick starts with on a
 * canvas: its scale, octaves and warp. */
void lattice_default_noise(LatticeExtent canvas, const char *nick,
                           NoiseParams *params);

/* True if a checked recipe has only initial values, with the initial scale of
 * recipes or of this canvas; false for NULL. */
gboolean lattice_default_holds(const NoiseRecipe *recipe, LatticeExtent canvas);

/* Saves a checked request's recipe as the last one, in the user's GIMP folder,
 * with the size of its image.  A seamless request is saved without its periods,
 * which are the image's.  Ignores errors. */
void lattice_last_noise_save(const char *gimp_folder,
                             const LatticeRequest *request);

/* Returns the last recipe, and stores the size of the image that it was drawn
 * on; NULL if none was saved, or it is refused.  Free with g_free(). */
char *lattice_last_noise_load(const char *gimp_folder, LatticeExtent *canvas);

#endif
