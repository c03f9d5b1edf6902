/* SPDX-License-Identifier: MIT
 *
 * Draws one noise at the places of a raster.
 */
#ifndef NOISE_RENDER_H
#define NOISE_RENDER_H

#include "../plan/plan.h"

/* Evenly spaced columns (axis 0) and rows of places, in full pixels from the origin:
 * number i is at start + step (first + i), with first + i taken modulo `wrap` unless
 * that is 0.  The noise is moved by the raster's own offset, not by the one in the
 * parameters, because masks are measured where nothing is moved. */
typedef struct NoiseRaster {
    double start[2], step[2], offset[2];
    int64_t first[2], wrap[2];
    int32_t width, height;
    double pixel;    /* width of a pixel, px, at least 1: finer detail fades */
    bool has_pixels; /* pixels fill the steps; edges can be antialiased */
} NoiseRaster;

static inline double
noise_raster_place(const NoiseRaster *raster, int axis, int64_t i)
{
    const int64_t wrap = raster->wrap[axis];
    int64_t number = raster->first[axis] + i;

    if (wrap > 0)
        number = (number % wrap + wrap) % wrap;
    return (double)number * raster->step[axis] + raster->start[axis];
}

/* Returns the raster with a frame of one pixel, which slopes need. */
static inline NoiseRaster
noise_raster_frame(const NoiseRaster *raster)
{
    NoiseRaster framed = *raster;

    for (int axis = 0; axis < 2; axis++)
        framed.first[axis]--;
    framed.width += 2;
    framed.height += 2;
    return framed;
}

/* For numbers of columns or rows; evaluates one of its arguments twice. */
#define NOISE_MIN(a, b) ((a) < (b) ? (a) : (b))

/* Working memory for rasters: 400 KiB, which is more than some threads have as a
 * stack.  A picture uses only part of it. */
typedef struct NoiseRoom NoiseRoom;
NoiseRoom *noise_room_new(void);
void noise_room_free(NoiseRoom *room);

/* Draws a plan of one noise: fills rows of `width` pixels with the plan's channels,
 * as noise_render() does. */
void noise_draw(const NoisePlan *plan, const NoiseRaster *raster,
                NoiseEncoding encoding, float *pixels, ptrdiff_t row_stride,
                NoiseRoom *room);

/* Draws the heights of field 0 at z, in cells, before colors, maps and light.  They
 * equal those of noise_evaluate(), unless the raster has pixels, whose edges are
 * antialiased. */
void noise_draw_heights(const NoisePlan *plan, const NoiseRaster *raster,
                        double z, float *value, ptrdiff_t row_stride,
                        NoiseRoom *room);

/* Fills in, for the columns of a row (at most NOISE_BLOCK), the pieces of tiles and
 * their values before cells shade them; or the numbers of cells and, if with_edge,
 * the distance to their edges. */
void noise_draw_pieces(const NoisePlan *plan, const NoiseRaster *raster,
                       int row, bool with_edge, NoisePieces *pieces,
                       float *value);

#endif
