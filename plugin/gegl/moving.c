/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Moves the pixels of a picture, block by block.
 */
#include "moving.h"

#include <math.h>

/* The most columns and rows of a block. */
#define BLOCK 256

/* The least and the most of every second one of n numbers. */
static void
get_range(const float *numbers, gsize n, float *least, float *most)
{
    *least = *most = numbers[0];
    for (gsize i = 0; i < n; i += 2) {
        *least = MIN(*least, numbers[i]);
        *most = MAX(*most, numbers[i]);
    }
}

/* The pixels that a block's shifts read. */
static GeglRectangle
window_of(const GeglRectangle *block, const float *pairs)
{
    const gsize n = 2 * (gsize)block->width * (gsize)block->height;
    float left, right, up, down;

    get_range(pairs, n, &left, &right);
    get_range(pairs + 1, n - 1, &up, &down);
    const int x = block->x + (int)floorf(left) - SAMPLER_REACH;
    const int y = block->y + (int)floorf(up) - SAMPLER_REACH;
    return (GeglRectangle){
        x, y,
        block->x + block->width + (int)floorf(right) + SAMPLER_REACH + 1 - x,
        block->y + block->height + (int)floorf(down) + SAMPLER_REACH + 1 - y};
}

static void
sample(const Moving *moving, const Window *window, const GeglRectangle *block,
       const float *pairs, float *numbers)
{
    const NumberFormat *format = moving->format;

    for (int y = block->y; y < block->y + block->height; y++) {
        for (int x = block->x; x < block->x + block->width; x++) {
            sampler_get(moving->sampler, window, x, y, pairs, format->has_alpha,
                        numbers);
            pairs += 2;
            numbers += format->n_components;
        }
    }
}

static void
draw_block(const Moving *moving, const GeglRectangle *block)
{
    const NumberFormat *format = moving->format;
    const gsize n = (gsize)block->width * (gsize)block->height;
    const NoiseRegion region = {.x = block->x,
                                .y = block->y,
                                .width = block->width,
                                .height = block->height,
                                .level = moving->level,
                                .origin_x = moving->origin_x,
                                .origin_y = moving->origin_y};
    g_autofree float *pairs = g_new(float, 2 * n);
    g_autofree float *numbers = g_new(float, n *(gsize)format->n_components);
    g_autofree char *pixels =
        g_malloc(n * (gsize)babl_format_get_bytes_per_pixel(format->babl));

    shifts_find(moving->shifts, &region, pairs);
    const GeglRectangle area = window_of(block, pairs);
    Window window = window_open(moving->input, &moving->picture, moving->level,
                                format, &area, moving->edges);
    sample(moving, &window, block, pairs, numbers);
    window_close(&window);
    numbers_write(format, numbers, (int)n, pixels);
    gegl_buffer_set(moving->output, block, moving->level, format->babl, pixels,
                    GEGL_AUTO_ROWSTRIDE);
}

void
moving_draw(const Moving *moving, const GeglRectangle *area)
{
    const int right = area->x + area->width, bottom = area->y + area->height;

    for (int y = area->y; y < bottom; y += BLOCK) {
        for (int x = area->x; x < right; x += BLOCK)
            draw_block(moving, GEGL_RECTANGLE(x, y, MIN(BLOCK, right - x),
                                              MIN(BLOCK, bottom - y)));
    }
}
