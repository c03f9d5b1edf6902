/* SPDX-License-Identifier: MIT
 *
 * Rectangles: blocks of columns, rows, pixels.
 */
#include <noise/noise.h>

#include <string.h>

#include "evaluate.h"
#include "field.h"
#include "paint.h"
#include "place.h"

/* A rectangle being drawn. */
typedef struct Drawing {
    const NoisePlan *plan;
    const NoiseRegion *region;
    double z; /* cells */
} Drawing;

/* Full-size place of the middle of pixel i at a level; i itself at level 0. */
static inline double
pixel_place(int64_t i, int32_t level, int32_t origin)
{
    const double size = (double)((int64_t)1 << level);

    return ((double)i + 0.5) * size - 0.5 - (double)origin;
}

/* The place on the canvas of a pixel of the region. */
static void
find_place(const Drawing *drawing, int32_t column, int32_t row, double place[4])
{
    const NoiseRegion *region = drawing->region;

    place[0] = pixel_place((int64_t)region->x + column, region->level,
                           region->origin_x);
    place[1] =
        pixel_place((int64_t)region->y + row, region->level, region->origin_y);
    place[2] = drawing->z;
    place[3] = drawing->plan->params.w;
}

/* A block of columns of one row, where places are moved about. */
static void
sum_points(const Drawing *drawing, int32_t first, int n, int32_t row,
           float *const sum[])
{
    const NoisePlan *plan = drawing->plan;
    const int n_fields = noise_paint_fields(&plan->params);
    NoisePlaces places;

    for (int i = 0; i < n; i++) {
        double place[4];
        find_place(drawing, first + i, row, place);
        noise_place_reduce(plan, place);
        noise_place_warp(plan, place, NULL);
        for (int axis = 0; axis < 4; axis++)
            places.at[axis][i] = place[axis];
    }
    for (int channel = 0; channel < n_fields; channel++)
        noise_field_points(plan, channel, drawing->region->level, &places, n,
                           sum[channel]);
}

/* The same, where rows share their columns. */
static void
sum_row(const Drawing *drawing, const NoiseColumns *columns, int n, int32_t row,
        float *const sum[])
{
    const NoisePlan *plan = drawing->plan;
    const int n_fields = noise_paint_fields(&plan->params);
    double place[4];

    find_place(drawing, 0, row, place);
    place[0] = 0.0;
    noise_place_reduce(plan, place);
    for (int channel = 0; channel < n_fields; channel++)
        noise_field_row(plan, channel, drawing->region->level, columns, n,
                        place, sum[channel]);
}

static void
draw_map(const Drawing *drawing, int32_t first, int n, int32_t row,
         float *pixels)
{
    const NoisePlan *plan = drawing->plan;
    const int n_channels = noise_plan_channels(plan);

    for (int i = 0; i < n; i++) {
        double place[4];
        float gradient[4];
        find_place(drawing, first + i, row, place);
        noise_evaluate_place(plan, 0, drawing->region->level, place, gradient);
        noise_paint_map(&plan->params, gradient[0], gradient[1],
                        pixels + n_channels * i);
    }
}

static void
make_columns(const Drawing *drawing, int32_t first, int n,
             NoiseColumns columns[NOISE_OCTAVES_MAX])
{
    double x[NOISE_BLOCK];

    for (int i = 0; i < n; i++) {
        double place[4];
        find_place(drawing, first + i, 0, place);
        noise_place_reduce(drawing->plan, place);
        x[i] = place[0];
    }
    noise_field_columns(drawing->plan, x, n, columns);
}

/* A block of columns, all rows. */
static void
draw_block(const Drawing *drawing, int32_t first, int n, float *pixels,
           ptrdiff_t row_stride)
{
    const NoisePlan *plan = drawing->plan;
    const NoiseParams *params = &plan->params;
    const int n_fields = noise_paint_fields(params);
    NoiseColumns columns[NOISE_OCTAVES_MAX];
    float values[NOISE_CHANNELS_MAX][NOISE_BLOCK];
    float *const value[] = {values[0], values[1], values[2], values[3]};

    if (plan->is_coherent && params->map == NOISE_MAP_HEIGHT)
        make_columns(drawing, first, n, columns);
    for (int32_t row = 0; row < drawing->region->height; row++) {
        float *out = pixels + row * row_stride;
        if (params->map != NOISE_MAP_HEIGHT) {
            draw_map(drawing, first, n, row, out);
            continue;
        }
        if (plan->is_coherent)
            sum_row(drawing, columns, n, row, value);
        else
            sum_points(drawing, first, n, row, value);
        for (int channel = 0; channel < n_fields; channel++)
            noise_tone_row(&plan->tone, value[channel], n);
        noise_paint_values(params, value, n, out);
    }
}

/* Whether [start, start + length) at a level lies in the int32 range. */
static bool
is_in_range(int32_t start, int32_t length, int32_t level)
{
    const int64_t size = (int64_t)1 << level;

    return length >= 0 && start * size >= INT32_MIN &&
           ((int64_t)start + length) * size <= INT32_MAX;
}

static bool
draw(const Drawing *drawing, float *pixels, ptrdiff_t row_stride)
{
    const NoiseRegion *region = drawing->region;
    const int n_channels = noise_plan_channels(drawing->plan);

    if (region->level < 0 || region->level > 30 ||
        !is_in_range(region->x, region->width, region->level) ||
        !is_in_range(region->y, region->height, region->level))
        return false;
    for (int32_t first = 0; first < region->width; first += NOISE_BLOCK) {
        const int32_t left = region->width - first;
        draw_block(drawing, first, left < NOISE_BLOCK ? (int)left : NOISE_BLOCK,
                   pixels + (ptrdiff_t)first * n_channels, row_stride);
    }
    return true;
}

bool
noise_render(const NoisePlan *plan, const NoiseRegion *region, float *pixels,
             ptrdiff_t row_stride)
{
    const Drawing drawing = {plan, region, plan->params.z};

    return draw(&drawing, pixels, row_stride);
}

bool
noise_render_slices(const NoisePlan *plan, const NoiseRegion *region,
                    size_t n_slices, const double *z, float *pixels,
                    ptrdiff_t row_stride, ptrdiff_t slice_stride)
{
    for (size_t i = 0; i < n_slices; i++) {
        if (!(z[i] >= -NOISE_Z_MAX && z[i] <= NOISE_Z_MAX))
            return false;
    }
    for (size_t i = 0; i < n_slices; i++) {
        const Drawing drawing = {plan, region, z[i]};
        if (!draw(&drawing, pixels + (ptrdiff_t)i * slice_stride, row_stride))
            return false;
    }
    return true;
}
