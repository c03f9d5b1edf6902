/* SPDX-License-Identifier: MIT
 *
 * Draws one noise at the places of a raster.
 */
#ifndef NOISE_RENDER_H
#define NOISE_RENDER_H

#include "../plan/plan.h"

/* Columns (axis 0) and rows of places, evenly spaced, in full pixels from the
 * origin: number i lies at start + step (first + i), where first + i is taken
 * modulo `wrap` unless that is 0.  Noise is moved by the raster's offset, and not by
 * that of its parameters: layers measure themselves where nothing is moved. */
typedef struct NoiseRaster {
    double start[2], step[2], offset[2];
    int64_t first[2], wrap[2];
    int32_t width, height;
    double pixel;    /* width of a pixel, px, 1 or more: what is finer fades */
    bool has_pixels; /* as large as the steps: their edges can be antialiased */
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

/* Adds a frame of a pixel, from which slopes are taken. */
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

/* The smaller of two numbers of columns or rows. */
static inline int
noise_smaller(int64_t a, int64_t b)
{
    return (int)(a < b ? a : b);
}

/* Working memory for rasters, 400 KiB of which a picture uses a part: more than
 * some threads have as their stack.  NULL if memory is short. */
typedef struct NoiseRoom NoiseRoom;
NoiseRoom *noise_room_new(void);
void noise_room_free(NoiseRoom *room);

/* Fills rows of width pixels of the plan's channels, as noise_render() does; the
 * plan is that of one noise. */
void noise_draw(const NoisePlan *plan, const NoiseRaster *raster,
                NoiseEncoding encoding, float *pixels, ptrdiff_t row_stride,
                NoiseRoom *room);

/* The heights of field 0 at z, in cells, before colors, maps and light: as
 * noise_evaluate() has them, unless the raster has pixels, whose edges are
 * antialiased. */
void noise_draw_heights(const NoisePlan *plan, const NoiseRaster *raster,
                        double z, float *value, ptrdiff_t row_stride,
                        NoiseRoom *room);

/* The pieces of tiles at the columns of a row, NOISE_BLOCK at most, and their values
 * but for contrast; or the numbers of cells and, with_edge, their edge. */
void noise_draw_pieces(const NoisePlan *plan, const NoiseRaster *raster,
                       int row, bool with_edge, NoisePieces *pieces,
                       float *value);

#endif
