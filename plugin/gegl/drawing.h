/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * One call of the operation, for its threads: the core's floats, and what they
 * go through on their way into a buffer.
 */
#ifndef LATTICE_DRAWING_H
#define LATTICE_DRAWING_H

#include <gegl.h>

#include <noise/noise.h>

/* What becomes of colors. */
typedef enum DrawingColors {
    DRAWING_COLORS_KEPT,
    DRAWING_COLORS_GRAY, /* with their alpha */
    DRAWING_COLORS_MASK, /* gray, over black */
} DrawingColors;

typedef struct Drawing {
    const NoisePlan *plan;
    GeglBuffer *output;
    const Babl *format; /* in which the floats are handed on */
    DrawingColors colors;
    gboolean is_linear; /* what the numbers are meant in */
    double largest;     /* whole number that they are rounded for; 0: none */
    int origin_x, origin_y;
    int level;         /* GEGL's */
    int preview_level; /* squares of 2^n pixels are drawn as one */
} Drawing;

/* How many floats of a pixel are drawn. */
int drawing_count_channels(const NoisePlan *plan, DrawingColors colors);

/* Fills an area of the output of the Drawing, which is data. */
void drawing_fill(const GeglRectangle *area, gpointer data);

#endif
