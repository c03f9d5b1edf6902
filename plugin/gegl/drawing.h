/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * What one call of the operation draws, and how the core's floats are converted
 * before they are stored in a buffer.  All threads of the call share these structs.
 */
#ifndef LATTICE_DRAWING_H
#define LATTICE_DRAWING_H

#include <gegl.h>

#include <noise-core/noise.h>

/* How colors are converted. lattice-noise.c asserts that the property "colors" has
 * the same values. */
typedef enum DrawingColors {
    DRAWING_COLORS_KEPT,
    DRAWING_COLORS_GRAY, /* gray, with the colors' alpha */
    DRAWING_COLORS_MASK, /* gray, over black */
} DrawingColors;

typedef struct Drawing {
    const NoisePlan *plan;
    GeglBuffer *output;
    const Babl *format; /* of the floats that are stored in output */
    DrawingColors colors;
    int n_channels;         /* drawing_count_channels() */
    gboolean is_linear;     /* values are linear light, not perceptual */
    double largest;         /* the depth's largest integer; 0: no rounding */
    int origin_x, origin_y; /* where the pattern's (0, 0) is, in pixels */
    int level;              /* GEGL's mipmap level */
    /* In a preview, each square of 2^preview_level x 2^preview_level pixels is drawn
     * as one pixel. */
    int preview_level;
} Drawing;

/* Returns how many floats each pixel has after colors are converted.  Before
 * drawing_fill() stores a pixel, it adds or drops channels to match the output's
 * format. */
int drawing_count_channels(const NoisePlan *plan, DrawingColors colors);

/* Drawings that share an encoding, origin and level, and are drawn together. */
typedef struct DrawingSet {
    int n;
    Drawing drawings[NOISE_MAPS_MAX];
} DrawingSet;

/* Returns how many pixels beyond each side of an area must also be drawn; see
 * noise_plan_frame(). */
int drawing_find_frame(const DrawingSet *set);

/* Fills an area in the output of each drawing in `data`, which is a DrawingSet. */
void drawing_fill(const GeglRectangle *area, gpointer data);

#endif
