/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Pictures: a recipe, and what was read from it.
 *
 * Only here the plug-in knows that a picture is one noise.  Whoever draws,
 * checks, reads or prints a whole picture calls these functions; dialogs, axes
 * and series change the parameters of its noise.
 */
#ifndef LATTICE_PICTURE_H
#define LATTICE_PICTURE_H

#include <glib.h>

#include <noise-core/noise.h>

/* A plain value: copied, and nothing to free. */
typedef struct LatticePicture {
    NoiseParams noise;    /* first, so that the core's functions take it */
    gboolean is_seamless; /* the recipe ends with "seamless=yes" */
} LatticePicture;

/* Reads a recipe; a refusal leaves picture as it was. */
gboolean lattice_picture_parse(LatticePicture *picture, const char *recipe,
                               NoiseError *problem);

/* The recipe of a checked picture, with its periods; or with the word
 * "seamless=yes" instead of them.  Free with g_free(). */
char *lattice_picture_print(const LatticePicture *picture, gboolean with_word);

/* Whether the picture can be drawn; rounds its numbers. */
gboolean lattice_picture_check(LatticePicture *picture, NoiseError *problem);

/* Sets the periods of seamless noise to a size in pixels, and lowers the size
 * of cells that do not fit. */
gboolean lattice_picture_fit(LatticePicture *picture, int width, int height,
                             NoiseError *problem);

/* What draws the picture; NULL if it is refused.  Free with
 * noise_plan_free(). */
NoisePlan *lattice_picture_plan(const LatticePicture *picture);

/* The components of a pixel of a checked picture, 1 or 4, and whether none is
 * transparent. */
int lattice_picture_channels(const LatticePicture *picture);
gboolean lattice_picture_is_opaque(const LatticePicture *picture);

#endif
