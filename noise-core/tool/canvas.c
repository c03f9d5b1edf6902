/* SPDX-License-Identifier: MIT
 *
 * Draws canvases.
 */
#include "canvas.h"

#include <stdlib.h>

#include "look-size.h"

#define CHANNELS_MAX 4

int
canvas_channels(const Canvas *canvas)
{
    for (size_t i = 0; i < canvas->n_cells; i++) {
        if (noise_params_channels(&canvas->cells[i].params) > 1)
            return CHANNELS_MAX;
    }
    return 1;
}

bool
canvas_is_opaque(const Canvas *canvas)
{
    for (size_t i = 0; i < canvas->n_cells; i++) {
        if (!pictures_are_opaque(&canvas->cells[i].params))
            return false;
    }
    return true;
}

bool
canvas_is_map(const Canvas *canvas)
{
    for (size_t i = 0; i < canvas->n_cells; i++) {
        if (canvas->cells[i].params.map == NOISE_MAP_HEIGHT)
            return false;
    }
    return true;
}

bool
canvas_prepare(Canvas *canvas, Failure *failure)
{
    NoiseError problem;

    canvas->plans = calloc(canvas->n_cells, sizeof *canvas->plans);
    if (canvas->plans == NULL)
        return failure_no_memory(failure);
    for (size_t i = 0; i < canvas->n_cells; i++) {
        canvas->plans[i] = noise_plan_new(&canvas->cells[i].params, &problem);
        if (canvas->plans[i] == NULL)
            return failure_set_problem(failure, &problem);
    }
    return true;
}

void
canvas_finish(Canvas *canvas)
{
    for (size_t i = 0; canvas->plans != NULL && i < canvas->n_cells; i++)
        noise_plan_free(canvas->plans[i]);
    free(canvas->plans);
    canvas->plans = NULL;
}

size_t
canvas_scratch_size(const Canvas *canvas, int n_rows)
{
    /* Only gray pictures beside colored ones are drawn there first. */
    return canvas->n_cells == 1 ? 1
                                : (size_t)canvas->cell_width * (size_t)n_rows;
}

/* Draws rows of gray into pixels of colors. */
static void
draw_gray(const NoisePlan *plan, const NoiseRegion *region, float *pixels,
          size_t stride, float *scratch)
{
    const int width = region->width;

    noise_render(plan, region, scratch, width);
    for (int y = 0; y < region->height; y++) {
        for (int x = 0; x < width; x++) {
            float *pixel = pixels + (size_t)y * stride + CHANNELS_MAX * x;
            pixel[0] = pixel[1] = pixel[2] = scratch[(size_t)y * width + x];
            pixel[3] = 1.0f;
        }
    }
}

/* Draws what a picture has of the rows from `first` to before `end`. */
static void
draw_cell(const Canvas *canvas, size_t i, int first, int end, int n_channels,
          float *band, float *scratch)
{
    const CanvasCell *cell = &canvas->cells[i];
    const int cell_end = cell->y + canvas->cell_height;
    const int top = first > cell->y ? first : cell->y;
    const int bottom = end < cell_end ? end : cell_end;
    const size_t stride = (size_t)canvas->width * (size_t)n_channels;

    if (top >= bottom)
        return;
    const NoiseRegion region = {
        .x = canvas->start_x,
        .y = canvas->start_y + top - cell->y,
        .width = canvas->cell_width,
        .height = bottom - top,
        .encoding = canvas->encoding,
    };
    float *pixels = band + (size_t)(top - first) * stride +
                    (size_t)cell->x * (size_t)n_channels;
    if (noise_plan_channels(canvas->plans[i]) < n_channels)
        draw_gray(canvas->plans[i], &region, pixels, stride, scratch);
    else
        noise_render(canvas->plans[i], &region, pixels, (ptrdiff_t)stride);
}

void
canvas_draw(const Canvas *canvas, int y, int n_rows, float *band,
            float *scratch)
{
    const int n_channels = canvas_channels(canvas);
    const size_t n_floats =
        (size_t)canvas->width * (size_t)n_rows * (size_t)n_channels;

    if (canvas->n_cells > 1) {
        for (size_t i = 0; i < n_floats; i++)
            band[i] = 1.0f;
    }
    for (size_t i = 0; i < canvas->n_cells; i++)
        draw_cell(canvas, i, y, y + n_rows, n_channels, band, scratch);
}
