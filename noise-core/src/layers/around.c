/* SPDX-License-Identifier: MIT
 *
 * Computes the mean height around each pixel, and its slope, for masks.
 *
 * The layers below are drawn again, on a raster in steps of about the mask's
 * radius.  Octaves that are too fine for the raster fade out.  The mean is a
 * cubic B-spline of the raster's heights.  The raster starts at the origin of the
 * noise, moves with it, and fits a whole number of steps into a period.  The masks of
 * the layers that are drawn again do not look around in turn: they use the mean of
 * what they would sense.
 */
#include "around.h"

#include <math.h>

#include "../octaves/place.h"

/* Fits a B-spline to four numbers.  Fills in the coefficients of the polynomial
 * between the second and the third number, for arguments from 0 to 1. */
static void
fit_spline(const float *p, ptrdiff_t stride, float factor[4])
{
    const float before = p[0], first = p[stride], second = p[2 * stride];
    const float after = p[3 * stride];

    factor[0] = (before + 4.0f * first + second) * (1.0f / 6.0f);
    factor[1] = (second - before) * 0.5f;
    factor[2] = (before - 2.0f * first + second) * 0.5f;
    factor[3] = (after - before + 3.0f * (first - second)) * (1.0f / 6.0f);
}

static inline float
get_value(const float factor[4], float f)
{
    return ((factor[3] * f + factor[2]) * f + factor[1]) * f + factor[0];
}

/* Returns the slope per step of the raster. */
static inline float
get_rise(const float factor[4], float f)
{
    return (3.0f * factor[3] * f + 2.0f * factor[2]) * f + factor[1];
}

double
noise_around_step(const NoiseStack *stack, int axis, double radius,
                  double pixel)
{
    const double period = stack->period[axis];
    const double step = fmax(radius, NOISE_AROUND_STEP_MIN * pixel);

    return period > 0.0 ? period / fmax(floor(period / step + 0.5), 1.0) : step;
}

/* Fits one axis of the raster to the pixels, and computes where they are on it. */
static void
fit_axis(const NoiseStack *stack, const NoiseRaster *pixels, int axis,
         double radius, NoiseAround *around)
{
    NoiseRaster *raster = &around->raster;
    NoiseBetween *between = &around->between[axis];
    const int n = axis == 0 ? pixels->width : pixels->height;
    const double period = stack->period[axis];
    const double step = noise_around_step(stack, axis, radius, pixels->pixel);
    const int64_t wrap = (int64_t)floor(period / step + 0.5);
    int64_t start = 0, last = 0;

    for (int i = 0; i < n; i++) {
        const double at =
            noise_place_reduce(noise_raster_place(pixels, axis, i), period,
                               pixels->offset[axis]) /
            step;
        const double whole = floor(at);
        int64_t first = (int64_t)whole;
        if (i == 0)
            start = first;
        first -= start;
        if (wrap > 0)
            first = (first % wrap + wrap) % wrap;
        last = first > last ? first : last;
        between->first[i] = (int)first;
        between->share[i] = (float)(at - whole);
    }
    between->inverse_step = (float)(1.0 / step);
    raster->step[axis] = step;
    raster->first[axis] = start - 1;
    raster->wrap[axis] = wrap;
    *(axis == 0 ? &raster->width : &raster->height) = (int32_t)last + 4;
}

void
noise_around_taps(double share, double step, NoiseTaps *taps)
{
    for (int i = 0; i < 4; i++) {
        float one[4] = {0.0f, 0.0f, 0.0f, 0.0f}, factor[4];
        one[i] = 1.0f;
        fit_spline(one, 1, factor);
        taps->weight[i] = get_value(factor, (float)share);
        taps->rise[i] = get_rise(factor, (float)share) / (float)step;
    }
}

void
noise_around_fit(const NoiseStack *stack, const NoiseRaster *pixels,
                 double radius, NoiseAround *around)
{
    *around = (NoiseAround){.n_columns = pixels->width,
                            .raster = {.views = pixels->views}};
    for (int axis = 0; axis < 2; axis++)
        fit_axis(stack, pixels, axis, radius, around);
    around->raster.pixel = fmin(around->raster.step[0], around->raster.step[1]);
}

void
noise_around_row(const NoiseAround *around, int row, const float *heights,
                 ptrdiff_t row_stride, float *mean, float *const rise[2])
{
    const NoiseBetween *columns = &around->between[0];
    const NoiseBetween *rows = &around->between[1];
    const float *share = columns->share;
    float across[NOISE_LAYER_BLOCK_COLUMNS], down[NOISE_LAYER_BLOCK_COLUMNS];

    heights += rows->first[row] * row_stride;
    for (int i = 0; i < around->raster.width; i++) {
        float factor[4];
        fit_spline(heights + i, row_stride, factor);
        across[i] = get_value(factor, rows->share[row]);
        down[i] = get_rise(factor, rows->share[row]) * rows->inverse_step;
    }
    /* All columns of pixels within one step share a polynomial. */
    for (int start = 0, end; start < around->n_columns; start = end) {
        const int first = columns->first[start];
        float means[4], downs[4];
        for (end = start + 1;
             end < around->n_columns && columns->first[end] == first;)
            end++;
        fit_spline(across + first, 1, means);
        fit_spline(down + first, 1, downs);
        for (int i = start; i < end; i++)
            mean[i] = get_value(means, share[i]);
        for (int i = start; rise != NULL && i < end; i++) {
            rise[0][i] = get_rise(means, share[i]) * columns->inverse_step;
            rise[1][i] = get_value(downs, share[i]);
        }
    }
}
