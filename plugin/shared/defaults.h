/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * What a dialog begins with if its arguments say nothing else.
 */
#ifndef LATTICE_DEFAULTS_H
#define LATTICE_DEFAULTS_H

#include "request.h"

/* A scale that suits a canvas, in pixels: about an eighth of the shorter side,
 * but 1 for white noise.  Recipes and scripts have a fixed initial scale
 * instead, so that they draw the same on every image. */
double lattice_default_scale(LatticeExtent canvas, NoiseAlgorithm algorithm);

/* Fills params with the noise that the algorithm of this nick begins with on a
 * canvas: its scale, octaves and warp. */
void lattice_default_noise(LatticeExtent canvas, const char *nick,
                           NoiseParams *params);

/* Whether a recipe has only initial values, with the initial scale of recipes
 * or of this canvas; NULL has not. */
gboolean lattice_default_holds(const char *recipe, LatticeExtent canvas);

/* Saves a checked request's recipe as the last one, in the user's GIMP folder,
 * with the size of its image; a seamless one without the periods of that.
 * Errors are ignored. */
void lattice_last_noise_save(const char *gimp_folder,
                             const LatticeRequest *request);

/* The last recipe, and the size of the image that it was drawn on; NULL if none
 * was saved, or it is refused.  Free with g_free(). */
char *lattice_last_noise_load(const char *gimp_folder, LatticeExtent *canvas);

#endif
