/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * What a dialog begins with where nothing says otherwise.
 */
#ifndef LATTICE_START_H
#define LATTICE_START_H

#include "request.h"

/* A scale that shows what an algorithm draws on a canvas: about an eighth of
 * the shorter side, but single pixels of white noise.  That of recipes and
 * scripts is fixed instead, so that they draw the same everywhere. */
double lattice_start_scale(LatticeExtent canvas, NoiseAlgorithm algorithm);

/* The same for an algorithm's nick. */
double lattice_start_scale_of(LatticeExtent canvas, const char *nick);

/* Whether nothing says what the noise is: all is as in an empty recipe. */
gboolean lattice_start_is_fresh(const LatticeRequest *request);

/* Keeps a checked request's recipe below the user's folder of GIMP, without the
 * periods of the image that it was drawn on.  Where that cannot be written,
 * nothing is kept. */
void lattice_last_noise_save(const char *gimp_folder,
                             const LatticeRequest *request);

/* The recipe; NULL: there is none that can be drawn.  Free with g_free(). */
char *lattice_last_noise_load(const char *gimp_folder);

#endif
