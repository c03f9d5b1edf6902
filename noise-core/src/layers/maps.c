/* SPDX-License-Identifier: MIT
 *
 * Makes pictures and maps (heights, normals, surfaces) of blocks of layers.
 *
 * Blocks have a frame of a pixel, which slopes need.  Where a map looks further,
 * the region is drawn in tiles, whose heights are kept with a border.
 */
#include "maps.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "../color/horizon.h"
#include "../params/params.h"

/* The pixels of a block within its frame, and the most of a tile. */
#define BLOCK_COLUMNS (NOISE_CANVAS_COLUMNS - 2)
#define BLOCK_ROWS    (NOISE_CANVAS_ROWS - 2)
#define TILE_COLUMNS  (4 * BLOCK_COLUMNS)
#define TILE_ROWS     (16 * BLOCK_ROWS)

/* Numbers of a row of n pixels. */
typedef struct MapRow {
    int n;
    const float *height, *rise[2];
    const float *colors, *glow; /* as NoiseCanvas has them */
    const float *surface[NOISE_SURFACES];
    const float *sky, *bend; /* see NoiseKernels.horizon() */
} MapRow;

/* A tile: heights with a border, surfaces without. */
typedef struct MapTile {
    NoiseRaster raster;             /* of the pixels within the border */
    int border;                     /* pixels */
    NoiseHorizon horizon;           /* reaches into the border */
    float *height;                  /* of the first pixel within the border */
    float *surface[NOISE_SURFACES]; /* rows lie TILE_COLUMNS apart */
} MapTile;

static bool
looks_around(const NoisePlan *plan)
{
    const NoiseMap map = plan->params.map;

    return map == NOISE_MAP_OCCLUSION || map == NOISE_MAP_CURVATURE ||
           map == NOISE_MAP_ORM || map == NOISE_MAP_MASK;
}

static bool
shows_surface(const NoisePlan *plan)
{
    const NoiseMap map = plan->params.map;

    return map == NOISE_MAP_ROUGHNESS || map == NOISE_MAP_METALLIC ||
           map >= NOISE_MAP_ORM;
}

static bool
shows_colors(const NoisePlan *plan)
{
    return noise_params_have_colors(&plan->params) ||
           plan->params.map == NOISE_MAP_EMISSION;
}

/* ---- Rows ------------------------------------------------------------- */

static void
add_glow(const float *glow, int n, float *pixels)
{
    for (int i = 0; i < n; i++) {
        float *pixel = pixels + (ptrdiff_t)i * NOISE_COLOR_CHANNELS;
        for (int k = 0; k < NOISE_ALPHA; k++)
            pixel[k] =
                1.0f -
                (1.0f - pixel[k]) *
                    (1.0f - noise_clip(glow[NOISE_COLOR_CHANNELS * i + k]));
    }
}

void
noise_maps_scale_heights(const NoiseStack *stack, const float *height, int n,
                         float *scaled)
{
    const float range = stack->highest - stack->lowest;
    const float scale = range > 0.0f ? 1.0f / range : 0.0f;

    for (int i = 0; i < n; i++)
        scaled[i] = noise_clip((height[i] - stack->lowest) * scale);
}

/* Edges are white, hollows black. */
static float
curvature_of(float bend)
{
    const float steep = -2.0f * bend;

    return 0.5f + 0.5f * (steep / sqrtf(1.0f + steep * steep));
}

/* Colors as seen, lit or not. */
static void
finish_colors(const NoisePlan *plan, const MapRow *row, float *pixels)
{
    const NoiseStack *stack = plan->stack;
    const bool is_lit = plan->params.map == NOISE_MAP_PICTURE;

    if (plan->params.map == NOISE_MAP_EMISSION) {
        for (int i = 0; i < row->n * NOISE_COLOR_CHANNELS; i++)
            pixels[i] = i % NOISE_COLOR_CHANNELS == NOISE_ALPHA ? 1.0f
                        : stack->has_glow ? noise_clip(row->glow[i])
                                          : 0.0f;
        return;
    }
    plan->kernels->straighten(row->colors, row->n, pixels);
    if (is_lit && stack->light.is_on)
        plan->kernels->light(&stack->light, row->rise[0], row->rise[1],
                             NOISE_COLOR_CHANNELS, row->n, pixels);
    if (is_lit && stack->has_glow)
        add_glow(row->glow, row->n, pixels);
}

/* Channels of numbers; those that nothing is said about are 1. */
static void
finish_numbers(const NoisePlan *plan, const MapRow *row, float *pixels)
{
    const float *rough = row->surface[NOISE_SURFACE_ROUGHNESS];
    const float *metal = row->surface[NOISE_SURFACE_METALLIC];
    float made[NOISE_CANVAS_COLUMNS];
    const float *channels[NOISE_COLOR_CHANNELS] = {NULL};

    switch (plan->params.map) {
    case NOISE_MAP_OCCLUSION:
        channels[0] = row->sky;
        break;
    case NOISE_MAP_CURVATURE:
        for (int i = 0; i < row->n; i++)
            made[i] = curvature_of(row->bend[i]);
        channels[0] = made;
        break;
    case NOISE_MAP_ROUGHNESS:
        channels[0] = rough;
        break;
    case NOISE_MAP_METALLIC:
        channels[0] = metal;
        break;
    case NOISE_MAP_ORM:
        channels[0] = row->sky;
        channels[1] = rough;
        channels[2] = metal;
        break;
    default:
        for (int i = 0; i < row->n; i++)
            made[i] = 1.0f - rough[i];
        channels[0] = channels[1] = channels[2] = metal;
        channels[NOISE_ALPHA] = made;
        if (plan->params.map == NOISE_MAP_MASK) {
            channels[1] = row->sky;
            channels[2] = NULL;
        }
    }
    for (int k = 0; k < plan->n_channels; k++) {
        for (int i = 0; i < row->n; i++)
            pixels[i * plan->n_channels + k] =
                channels[k] != NULL ? channels[k][i] : 1.0f;
    }
}

static void
finish_map_row(const NoisePlan *plan, NoiseEncoding encoding, const MapRow *row,
               float *pixels)
{
    NOISE_ALIGNED float straight[NOISE_COLOR_CHANNELS * NOISE_CANVAS_COLUMNS];
    const int n = row->n;

    if (plan->params.map == NOISE_MAP_HEIGHT) {
        noise_maps_scale_heights(plan->stack, row->height, n, pixels);
        return;
    }
    if (!shows_colors(plan)) {
        if (plan->params.map <= NOISE_MAP_CURL)
            plan->kernels->map(&plan->stack->map, row->rise[0], row->rise[1], n,
                               pixels);
        else
            finish_numbers(plan, row, pixels);
        return;
    }
    finish_colors(plan, row, straight);
    if (plan->n_channels == 1) {
        for (int i = 0; i < n; i++)
            pixels[i] = straight[NOISE_COLOR_CHANNELS * i];
        return;
    }
    memcpy(pixels, straight,
           sizeof *pixels * (size_t)(NOISE_COLOR_CHANNELS * n));
    if (encoding == NOISE_ENCODING_LINEAR) {
        plan->kernels->decode(pixels, NOISE_COLOR_CHANNELS * n);
        for (int i = 0; i < n; i++)
            pixels[NOISE_COLOR_CHANNELS * i + NOISE_ALPHA] =
                straight[NOISE_COLOR_CHANNELS * i + NOISE_ALPHA];
    }
}

/* Finishes the maps that look around, or the others: n pixels from (x, y) on. */
static void
finish_maps(const NoiseMaps *maps, bool around, const MapRow *row, int64_t x,
            int64_t y)
{
    for (int i = 0; i < maps->n; i++) {
        const NoisePlan *plan = maps->plan[i];
        if (looks_around(plan) == around)
            finish_map_row(plan, maps->encoding, row,
                           maps->pixels[i] +
                               (ptrdiff_t)y * maps->row_stride[i] +
                               (ptrdiff_t)x * plan->n_channels);
    }
}

/* ---- Blocks ----------------------------------------------------------- */

/* Draws what a canvas holds of a raster from a pixel on. */
static void
draw_tile_block(NoiseCanvas *canvas, const NoiseRaster *raster, int64_t x,
                int64_t y)
{
    canvas->raster = *raster;
    canvas->raster.first[0] += x;
    canvas->raster.first[1] += y;
    canvas->raster.width =
        noise_smaller(raster->width - x, NOISE_CANVAS_COLUMNS);
    canvas->raster.height =
        noise_smaller(raster->height - y, NOISE_CANVAS_ROWS);
    noise_canvas_draw(canvas, canvas->stack->n_layers);
}

/* Finishes the pixels within the frame of a block, which are in the region from
 * (x, y) on, and in the tile, if there is one, from `at` on. */
static void
finish_block(const NoiseMaps *maps, const NoiseCanvas *canvas,
             const int64_t start[2], const MapTile *tile, const int at[2])
{
    NOISE_ALIGNED float rise[2][NOISE_CANVAS_COLUMNS];
    MapRow row = {.n = canvas->raster.width - 2, .rise = {rise[0], rise[1]}};
    const size_t size = sizeof(float) * (size_t)row.n;

    for (int y = 0; y + 2 < canvas->raster.height; y++) {
        const ptrdiff_t from = (ptrdiff_t)(y + 1) * NOISE_CANVAS_COLUMNS + 1;
        noise_canvas_compute_rises(canvas, y + 1, rise);
        row.height = canvas->height + from;
        row.colors = canvas->pixels + from * NOISE_COLOR_CHANNELS;
        row.glow = canvas->glow + from * NOISE_COLOR_CHANNELS;
        for (int k = 0; k < NOISE_SURFACES; k++)
            row.surface[k] = canvas->surface[k] + from;
        finish_maps(maps, false, &row, start[0], start[1] + y);
        if (tile == NULL)
            continue;
        memcpy(tile->height + (at[1] + y) * tile->horizon.row_stride + at[0],
               row.height, size);
        for (int k = 0; canvas->has_surface && k < NOISE_SURFACES; k++)
            memcpy(tile->surface[k] + (ptrdiff_t)(at[1] + y) * TILE_COLUMNS +
                       at[0],
                   row.surface[k], size);
    }
}

/* Draws a raster block by block; it begins in the region at (x, y), and is that of
 * the tile, if there is one. */
static void
draw_blocks(const NoiseMaps *maps, NoiseCanvas *canvas,
            const NoiseRaster *raster, const int64_t start[2],
            const MapTile *tile)
{
    NoiseRaster framed = *raster;

    for (int axis = 0; axis < 2; axis++)
        framed.first[axis]--;
    framed.width += 2;
    framed.height += 2;
    for (int64_t y = 0; y < raster->height; y += BLOCK_ROWS) {
        for (int64_t x = 0; x < raster->width; x += BLOCK_COLUMNS) {
            const int64_t place[2] = {start[0] + x, start[1] + y};
            const int at[2] = {(int)x, (int)y};
            draw_tile_block(canvas, &framed, x, y);
            finish_block(maps, canvas, place, tile, at);
        }
    }
}

/* ---- Tiles ------------------------------------------------------------ */

/* Draws the heights of pixels from (left, top) on, counted from the tile's first. */
static void
draw_beside(const MapTile *tile, NoiseCanvas *canvas, int left, int top,
            int32_t width, int32_t height)
{
    NoiseRaster raster = tile->raster;

    raster.first[0] += left;
    raster.first[1] += top;
    raster.width = width;
    raster.height = height;
    for (int y = 0; y < height; y += NOISE_CANVAS_ROWS) {
        for (int x = 0; x < width; x += NOISE_CANVAS_COLUMNS) {
            draw_tile_block(canvas, &raster, x, y);
            for (int row = 0; row < canvas->raster.height; row++)
                memcpy(tile->height +
                           (top + y + row) * tile->horizon.row_stride + left +
                           x,
                       canvas->height + (ptrdiff_t)row * NOISE_CANVAS_COLUMNS,
                       sizeof(float) * (size_t)canvas->raster.width);
        }
    }
}

/* Draws what the horizon reads beyond a tile: all of the border, or, around a few
 * pixels, the places that they look at (their neighbors by the first steps). */
static void
draw_border(const MapTile *tile, NoiseCanvas *canvas)
{
    const NoiseHorizon *horizon = &tile->horizon;
    const int32_t width = tile->raster.width, height = tile->raster.height;
    const int32_t border = tile->border;
    const int64_t n = (int64_t)width * height;
    const int64_t n_border =
        (int64_t)(width + 2 * border) * (height + 2 * border) - n;

    if (NOISE_HORIZON_WAYS * NOISE_HORIZON_STEPS * n < n_border) {
        for (int way = 0; way < NOISE_HORIZON_WAYS; way++) {
            for (int step = 0; step < NOISE_HORIZON_STEPS; step++) {
                const int32_t *place = horizon->place[way][step];
                draw_beside(tile, canvas, place[0], place[1], width, height);
            }
        }
        return;
    }
    draw_beside(tile, canvas, -border, -border, width + 2 * border, border);
    draw_beside(tile, canvas, -border, height, width + 2 * border, border);
    draw_beside(tile, canvas, -border, 0, border, height);
    draw_beside(tile, canvas, width, 0, border, height);
}

/* Finishes the maps that look around; the tile begins in the region at (x, y). */
static void
finish_tile(const NoiseMaps *maps, const MapTile *tile, const int64_t start[2])
{
    NOISE_ALIGNED float sky[NOISE_CANVAS_COLUMNS], bend[NOISE_CANVAS_COLUMNS];

    for (int y = 0; y < tile->raster.height; y++) {
        for (int x = 0; x < tile->raster.width; x += NOISE_CANVAS_COLUMNS) {
            const ptrdiff_t at = (ptrdiff_t)y * TILE_COLUMNS + x;
            const MapRow row = {
                .n =
                    noise_smaller(tile->raster.width - x, NOISE_CANVAS_COLUMNS),
                .surface = {tile->surface[0] + at, tile->surface[1] + at},
                .sky = sky,
                .bend = bend,
            };
            maps->plan[0]->kernels->horizon(
                &tile->horizon, tile->height + y * tile->horizon.row_stride + x,
                row.n, sky, bend);
            finish_maps(maps, true, &row, start[0] + x, start[1] + y);
        }
    }
}

static void
draw_tile(const NoiseMaps *maps, NoiseCanvas *canvas, const MapTile *tile,
          const int64_t start[2])
{
    const bool has_color = canvas->has_color;
    const bool has_surface = canvas->has_surface;

    draw_blocks(maps, canvas, &tile->raster, start, tile);
    canvas->has_color = canvas->has_surface = false;
    draw_border(tile, canvas);
    canvas->has_color = has_color;
    canvas->has_surface = has_surface;
    finish_tile(maps, tile, start);
}

/* Draws a raster tile by tile.  False if memory is short. */
static bool
draw_tiles(const NoiseMaps *maps, NoiseCanvas *canvas,
           const NoiseRaster *raster)
{
    const double radius = maps->plan[0]->stack->map_radius;
    const double pixel = (double)((int64_t)1 << raster->level);
    const int border = 1 + (int)ceil(fmax(radius / pixel, 1.0));
    /* Whole vectors may be read beyond the last pixel. */
    const ptrdiff_t stride = TILE_COLUMNS + 2 * border + NOISE_LANES;
    const size_t n_heights = (size_t)stride * (size_t)(TILE_ROWS + 2 * border);
    const size_t n = TILE_COLUMNS * TILE_ROWS;
    float *numbers = (float *)calloc(
        n_heights + NOISE_SURFACES * n + NOISE_LANES, sizeof *numbers);
    MapTile tile = {.border = border};

    if (numbers == NULL)
        return false;
    noise_horizon_init(&tile.horizon, radius, raster->level, stride);
    tile.height = numbers + NOISE_SURFACES * n + border * stride + border;
    for (int k = 0; k < NOISE_SURFACES; k++)
        tile.surface[k] = numbers + (size_t)k * n;
    for (int64_t y = 0; y < raster->height; y += TILE_ROWS) {
        for (int64_t x = 0; x < raster->width; x += TILE_COLUMNS) {
            const int64_t start[2] = {x, y};
            tile.raster = *raster;
            tile.raster.first[0] += x;
            tile.raster.first[1] += y;
            tile.raster.width = noise_smaller(raster->width - x, TILE_COLUMNS);
            tile.raster.height = noise_smaller(raster->height - y, TILE_ROWS);
            draw_tile(maps, canvas, &tile, start);
        }
    }
    free(numbers);
    return true;
}

/* ---- Maps ------------------------------------------------------------- */

/* Whether two plans show the same layers. */
static bool
show_the_same(const NoisePlan *one, const NoisePlan *other)
{
    NoiseParams params = one->asked;

    params.map = other->asked.map;
    params.normal_y = other->asked.normal_y;
    return noise_plan_draws(other, &params);
}

bool
noise_maps_add(NoiseMaps *maps, const NoisePlan *plan, float *pixels,
               ptrdiff_t row_stride)
{
    if (plan->stack == NULL ||
        (maps->n > 0 && !show_the_same(maps->plan[0], plan)))
        return false;
    maps->plan[maps->n] = plan;
    maps->pixels[maps->n] = pixels;
    maps->row_stride[maps->n++] = row_stride;
    return true;
}

bool
noise_maps_draw(const NoiseMaps *maps, const NoiseRaster *raster)
{
    NoiseCanvas *canvas = noise_canvas_new(maps->plan[0]->stack);
    bool is_around = false, is_good = true;

    if (canvas == NULL)
        return false;
    for (int i = 0; i < maps->n; i++) {
        canvas->has_color |= shows_colors(maps->plan[i]);
        canvas->has_surface |= shows_surface(maps->plan[i]);
        is_around |= looks_around(maps->plan[i]);
    }
    const int64_t origin[2] = {0, 0};
    if (is_around)
        is_good = draw_tiles(maps, canvas, raster);
    else
        draw_blocks(maps, canvas, raster, origin, NULL);
    noise_canvas_free(canvas);
    return is_good;
}
