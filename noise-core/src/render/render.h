/* SPDX-License-Identifier: MIT
 *
 * Draws one noise at the places of a raster.
 */
#ifndef NOISE_RENDER_H
#define NOISE_RENDER_H

#include "../plan/plan.h"

/* A grid of places.  Column (axis 0) or row i is at start + step (first + i), in
 * pixels of level 0 from the origin; first + i is taken modulo `wrap` unless `wrap`
 * is 0.  The noise is moved by the raster's offset, not by the one in its
 * parameters, because masks are measured without an offset. */
typedef struct NoiseRaster {
    double start[2], step[2], offset[2];
    int64_t first[2], wrap[2];
    int32_t width, height;
    double pixel;    /* width of a pixel, px, at least 1; finer detail fades */
    bool has_pixels; /* places are adjacent pixels; edges can be antialiased */
    const NoiseViews *views; /* the pictures that noise is drawn on, or NULL */
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

/* Fills in the values of a picture at the places of a row (at most NOISE_BLOCK), as
 * noise_view_values() does.  Places are reduced to `period`, in px. */
void noise_raster_read(const NoiseRaster *raster, const double period[2],
                       int row, const NoiseReading *reading, float *value);

/* Returns the raster with a frame of one pixel around it, which slopes need. */
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

/* Returns the smaller of two numbers of columns or rows.  Evaluates the smaller one
 * twice. */
#define NOISE_MIN(a, b) ((a) < (b) ? (a) : (b))

/* Working memory for drawing: about 500 KiB, too much for the stacks of some
 * threads.  A picture uses only part of it. */
typedef struct NoiseRoom NoiseRoom;
NoiseRoom *noise_room_new(void);
void noise_room_free(NoiseRoom *room);

/* Draws a plan of one noise, as noise_render() does: stores the plan's channels for
 * each place of the raster, in rows that are row_stride floats apart. */
void noise_draw(const NoisePlan *plan, const NoiseRaster *raster,
                NoiseEncoding encoding, float *pixels, ptrdiff_t row_stride,
                NoiseRoom *room);

/* Draws the heights of field 0 at depth z, in cells, before colors, maps and light.
 * They equal those of noise_evaluate(), except that edges are antialiased if the
 * raster has pixels. */
void noise_draw_heights(const NoisePlan *plan, const NoiseRaster *raster,
                        double z, float *value, ptrdiff_t row_stride,
                        NoiseRoom *room);

/* Fills in the pieces at the places of a row (at most NOISE_BLOCK).  For tiles,
 * fills in all of `pieces`, and stores in `value` the values before cells shade
 * them.  For cells, fills in only their numbers and, if with_edge, the distances to
 * their edges. */
void noise_draw_pieces(const NoisePlan *plan, const NoiseRaster *raster,
                       int row, bool with_edge, NoisePieces *pieces,
                       float *value);

#endif
