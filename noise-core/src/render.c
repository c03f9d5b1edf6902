/* SPDX-License-Identifier: MIT
 *
 * Rectangles and points: blocks of columns, rows, octaves.
 */
#include <noise/noise.h>

#include <math.h>
#include <string.h>

#include "plan.h"
#include "tone.h"

/* Beyond this many pixels from 0 a point has no value. */
#define PLACE_MAX 4294967296.0 /* 2^32 */

/* Full-size place of the middle of pixel i at a level; i itself at level 0. */
static inline double
pixel_place(int64_t i, int32_t level, int32_t origin)
{
    const double size = (double)((int64_t)1 << level);

    return ((double)i + 0.5) * size - 0.5 - (double)origin;
}

/* A place in pixels, along one axis, as a place on an octave's lattice. */
static inline double
octave_place(double place, double offset, const NoiseOctave *octave,
             double shift)
{
    return (place - offset) * octave->frequency + shift;
}

/* One block of columns of one octave, all rows. */
static void
add_octave(const NoisePlan *plan, const NoiseOctave *octave,
           const NoiseRegion *region, int32_t first, int n_columns,
           float *pixels, ptrdiff_t row_stride)
{
    const NoiseParams *params = &plan->params;
    NoiseColumns columns;

    for (int i = 0; i < n_columns; i++) {
        const double x = pixel_place((int64_t)region->x + first + i,
                                     region->level, region->origin_x);
        columns.x[i] =
            octave_place(x, params->offset_x, octave, octave->shift_x);
    }
    plan->basis->prepare(&columns, n_columns);
    for (int32_t j = 0; j < region->height; j++) {
        const double y = pixel_place((int64_t)region->y + j, region->level,
                                     region->origin_y);
        plan->basis->add_row(
            octave, &columns, n_columns,
            octave_place(y, params->offset_y, octave, octave->shift_y),
            pixels + j * row_stride);
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

bool
noise_render(const NoisePlan *plan, const NoiseRegion *region, float *pixels,
             ptrdiff_t row_stride)
{
    if (region->level < 0 || region->level > 30 ||
        !is_in_range(region->x, region->width, region->level) ||
        !is_in_range(region->y, region->height, region->level))
        return false;

    for (int32_t first = 0; first < region->width; first += NOISE_BLOCK) {
        const int32_t left = region->width - first;
        const int n_columns = left < NOISE_BLOCK ? (int)left : NOISE_BLOCK;
        float *block = pixels + first;
        for (int32_t j = 0; j < region->height; j++)
            memset(block + j * row_stride, 0, sizeof(float) * n_columns);
        for (int k = 0; k < plan->n_octaves; k++)
            add_octave(plan, &plan->octave[k], region, first, n_columns, block,
                       row_stride);
        for (int32_t j = 0; j < region->height; j++)
            noise_tone_row(block + j * row_stride, n_columns, plan->gain);
    }
    return true;
}

/* One point: a row of one column. */
static float
evaluate_point(const NoisePlan *plan, double x, double y)
{
    const NoiseParams *params = &plan->params;
    NoiseColumns columns;
    float value = 0.0f;

    for (int k = 0; k < plan->n_octaves; k++) {
        const NoiseOctave *octave = &plan->octave[k];
        columns.x[0] =
            octave_place(x, params->offset_x, octave, octave->shift_x);
        plan->basis->prepare(&columns, 1);
        plan->basis->add_row(
            octave, &columns, 1,
            octave_place(y, params->offset_y, octave, octave->shift_y), &value);
    }
    noise_tone_row(&value, 1, plan->gain);
    return value;
}

void
noise_evaluate(const NoisePlan *plan, size_t n_points, const double *x,
               const double *y, float *value)
{
    for (size_t i = 0; i < n_points; i++) {
        const bool is_near = fabs(x[i]) <= PLACE_MAX && fabs(y[i]) <= PLACE_MAX;
        value[i] = is_near ? evaluate_point(plan, x[i], y[i]) : NAN;
    }
}
