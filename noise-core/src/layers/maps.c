/* SPDX-License-Identifier: MIT
 *
 * Makes pictures and maps (heights, normals, surfaces) from blocks of layers.
 *
 * Each block has a frame of one pixel, because slopes need neighbors.  For maps that
 * depend on wider surroundings, the region is drawn in swaths of columns, each from
 * the top down.  A swath keeps only as many rows of heights as these maps need, with
 * a border around them.
 */
#include "maps.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "../color/horizon.h"
#include "../params/recipe.h"

/* The size of a block inside its frame, and of the largest part of a swath that is
 * finished at once.  Swaths are wide enough that their borders are only a small part
 * of them.  The parts are tall enough that each kept row is moved only a few
 * times. */
#define BLOCK_COLUMNS (NOISE_LAYER_BLOCK_COLUMNS - 2)
#define BLOCK_ROWS    (NOISE_LAYER_BLOCK_ROWS - 2)
#define SWATH_COLUMNS (10 * BLOCK_COLUMNS)
#define SWATH_ROWS    (4 * BLOCK_ROWS)

/* Everything that maps can show of a row of n pixels. */
typedef struct MapRow {
    int n;
    const float *height, *rise[2];
    const float *colors, *glow, *own; /* as in NoiseLayerBlock */
    const float *surface[NOISE_SURFACES];
    const float *sky, *bend; /* see NoiseKernels.horizon() */
} MapRow;

/* A swath, and the rows that it keeps, with the border on both sides. */
typedef struct MapSwath {
    NoiseRaster raster;   /* raster of the pixels inside the border */
    int64_t start[2];     /* where the swath starts in the region */
    int border;           /* width of the border, in pixels */
    int top;              /* first kept row; 0 is the first inside the border */
    float strength;       /* factor for the kept heights */
    NoiseHorizon horizon; /* which pixels maps look at */
    /* kept[0] has the heights, with the border.  The other arrays have the surfaces
     * or, if no map shows them, are NULL. */
    float *kept[1 + NOISE_SURFACES];
    size_t n_kept; /* floats in each array */
} MapSwath;

/* Returns the index of pixel (x, y) in the arrays of kept[]. */
static ptrdiff_t
place_in_swath(const MapSwath *swath, int x, int y)
{
    return (y - swath->top) * swath->horizon.row_stride + swath->border + x;
}

static bool
looks_around(const NoiseParams *params)
{
    const NoiseMap map = params->map;

    return map == NOISE_MAP_OCCLUSION || map == NOISE_MAP_CURVATURE ||
           map == NOISE_MAP_ORM || map == NOISE_MAP_MASK;
}

/* The largest radius within which maps look around, in px. */
#define MAP_RADIUS_MAX 512.0

/* Returns how far the map looks around, in px. */
static double
map_radius(const NoiseParams *params)
{
    return fmin(params->map_radius * params->size / 100.0, MAP_RADIUS_MAX);
}

/* Returns the width of a swath's border, in pixels `pixel` px wide, for maps that
 * look around within `radius` px. */
static int
border_of(double radius, double pixel)
{
    return 1 + (int)ceil(fmax(radius / pixel, 1.0));
}

int
noise_maps_frame(const NoiseParams *params, double pixel)
{
    return looks_around(params) ? border_of(map_radius(params), pixel) : 1;
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

float
noise_maps_height_scale(const NoiseStack *stack)
{
    const float range = stack->highest - stack->lowest;

    return range > 0.0f ? 1.0f / range : 0.0f;
}

void
noise_maps_scale_heights(const NoiseStack *stack, const float *height, int n,
                         float *scaled)
{
    const float scale = noise_maps_height_scale(stack);

    for (int i = 0; i < n; i++)
        scaled[i] = noise_clip((height[i] - stack->lowest) * scale);
}

/* Returns the gray that shows a bend: white for edges, black for hollows. */
static float
curvature_of(float bend)
{
    const float steep = -2.0f * bend;

    return 0.5f + 0.5f * (steep / sqrtf(1.0f + steep * steep));
}

/* Lights a row of pixels, apart from pictures' own colors, which have their own light
 * in them. */
static void
light_row(const NoisePlan *plan, const MapRow *row, float *pixels)
{
    const NoiseStack *stack = plan->stack;
    NOISE_ALIGNED float unlit[NOISE_COLOR_CHANNELS * NOISE_LAYER_BLOCK_COLUMNS];

    if (stack->has_own)
        memcpy(unlit, pixels,
               sizeof *unlit * (size_t)(NOISE_COLOR_CHANNELS * row->n));
    plan->kernels->light(&stack->light, row->rise[0], row->rise[1],
                         NOISE_COLOR_CHANNELS, row->n, pixels);
    for (int i = 0; stack->has_own && i < NOISE_COLOR_CHANNELS * row->n; i++) {
        const float own = row->own[i / NOISE_COLOR_CHANNELS];
        pixels[i] =
            own == 1.0f ? unlit[i] : pixels[i] + own * (unlit[i] - pixels[i]);
    }
}

/* Finishes a row of a map that shows colors, lit or unlit, or emitted light. */
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
        light_row(plan, row, pixels);
    if (is_lit && stack->has_glow)
        add_glow(row->glow, row->n, pixels);
}

/* Finishes a row of a map whose channels are plain numbers.  Sets unused channels to
 * 1. */
static void
finish_numbers(const NoisePlan *plan, const MapRow *row, float *pixels)
{
    const float *rough = row->surface[NOISE_SURFACE_ROUGHNESS];
    const float *metal = row->surface[NOISE_SURFACE_METALLIC];
    float made[NOISE_LAYER_BLOCK_COLUMNS];
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
    case NOISE_MAP_MASK:
    case NOISE_MAP_SMOOTHNESS:
        for (int i = 0; i < row->n; i++)
            made[i] = 1.0f - rough[i];
        channels[0] = channels[1] = channels[2] = metal;
        channels[NOISE_ALPHA] = made;
        if (plan->params.map == NOISE_MAP_MASK) {
            channels[1] = row->sky;
            channels[2] = NULL;
        }
        break;
    /* finish_map_row() finishes colors, heights and slopes. */
    case NOISE_MAP_PICTURE:
    case NOISE_MAP_NORMAL:
    case NOISE_MAP_SLOPE:
    case NOISE_MAP_CURL:
    case NOISE_MAP_HEIGHT:
    case NOISE_MAP_COLOR:
    case NOISE_MAP_EMISSION:
        break;
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
    NOISE_ALIGNED float
        straight[NOISE_COLOR_CHANNELS * NOISE_LAYER_BLOCK_COLUMNS];
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

/* Finishes a row of pixels, starting at (x, y), in all maps that look around or, if
 * `around` is false, in all others. */
static void
finish_maps(const NoiseMaps *maps, bool around, const MapRow *row, int64_t x,
            int64_t y)
{
    for (int i = 0; i < maps->n; i++) {
        const NoisePlan *plan = maps->plan[i];
        if (looks_around(&plan->params) == around)
            finish_map_row(plan, maps->encoding, row,
                           maps->pixels[i] +
                               (ptrdiff_t)y * maps->row_stride[i] +
                               (ptrdiff_t)x * plan->n_channels);
    }
}

/* ---- Blocks ----------------------------------------------------------- */

/* Draws the part of a raster that starts at pixel (x, y), up to the size of the
 * block. */
static void
draw_layer_block(NoiseLayerBlock *block, const NoiseRaster *raster, int64_t x,
                 int64_t y)
{
    block->raster = *raster;
    block->raster.first[0] += x;
    block->raster.first[1] += y;
    block->raster.width =
        NOISE_MIN(raster->width - x, NOISE_LAYER_BLOCK_COLUMNS);
    block->raster.height =
        NOISE_MIN(raster->height - y, NOISE_LAYER_BLOCK_ROWS);
    noise_layer_block_draw(block, block->stack->n_layers);
}

/* Stores n heights in a swath, multiplied by its strength. */
static void
keep_heights(const MapSwath *swath, ptrdiff_t at, const float *height, int n)
{
    float *kept = swath->kept[0] + at;

    for (int i = 0; i < n; i++)
        kept[i] = swath->strength * height[i];
}

/* Finishes the pixels inside a block's frame, in all maps that do not look around.
 * The first pixel is at (x, y) in the region.  For the other maps, stores heights
 * and surfaces in `swath`, unless it is NULL. */
static void
finish_block(const NoiseMaps *maps, const NoiseLayerBlock *block, int64_t x,
             int64_t y, const MapSwath *swath)
{
    NOISE_ALIGNED float rise[2][NOISE_LAYER_BLOCK_COLUMNS];
    MapRow row = {.n = block->raster.width - 2, .rise = {rise[0], rise[1]}};
    const size_t size = sizeof(float) * (size_t)row.n;

    for (int i = 1; i + 1 < block->raster.height; i++, y++) {
        const ptrdiff_t from = (ptrdiff_t)i * NOISE_LAYER_BLOCK_COLUMNS + 1;
        noise_layer_block_compute_rises(block, i, rise);
        row.height = block->height + from;
        row.colors = block->pixels + from * NOISE_COLOR_CHANNELS;
        row.glow = block->glow + from * NOISE_COLOR_CHANNELS;
        row.own = block->own + from;
        for (int k = 0; k < NOISE_SURFACES; k++)
            row.surface[k] = block->surface[k] + from;
        finish_maps(maps, false, &row, x, y);
        if (swath == NULL)
            continue;
        const ptrdiff_t to = place_in_swath(swath, (int)(x - swath->start[0]),
                                            (int)(y - swath->start[1]));
        keep_heights(swath, to, row.height, row.n);
        for (int k = 0; block->has_surface && k < NOISE_SURFACES; k++)
            memcpy(swath->kept[1 + k] + to, row.surface[k], size);
    }
}

/* Draws a raster block by block.  The raster starts at `start` in the region.  If
 * `swath` is not NULL, the raster is part of that swath. */
static void
draw_blocks(const NoiseMaps *maps, NoiseLayerBlock *block,
            const NoiseRaster *raster, const int64_t start[2],
            const MapSwath *swath)
{
    const NoiseRaster framed = noise_raster_frame(raster);

    for (int64_t y = 0; y < raster->height; y += BLOCK_ROWS) {
        for (int64_t x = 0; x < raster->width; x += BLOCK_COLUMNS) {
            draw_layer_block(block, &framed, x, y);
            finish_block(maps, block, start[0] + x, start[1] + y, swath);
        }
    }
}

/* ---- Swaths ----------------------------------------------------------- */

/* Returns the raster of a width x height part of a swath, starting at (left, top).
 * The part may be in the border. */
static NoiseRaster
part_of_swath(const MapSwath *swath, int left, int top, int width, int height)
{
    NoiseRaster raster = swath->raster;

    raster.first[0] += left;
    raster.first[1] += top;
    raster.width = width;
    raster.height = height;
    return raster;
}

/* Draws only the heights of a width x height part of a swath, starting at
 * (left, top), and stores them in swath->kept[0]. */
static void
draw_beside(const MapSwath *swath, NoiseLayerBlock *block, int left, int top,
            int width, int height)
{
    const NoiseRaster raster = part_of_swath(swath, left, top, width, height);
    const bool has_color = block->has_color;
    const bool has_surface = block->has_surface;

    block->has_color = block->has_surface = false;
    for (int y = 0; y < height; y += NOISE_LAYER_BLOCK_ROWS) {
        for (int x = 0; x < width; x += NOISE_LAYER_BLOCK_COLUMNS) {
            draw_layer_block(block, &raster, x, y);
            for (int row = 0; row < block->raster.height; row++)
                keep_heights(
                    swath, place_in_swath(swath, left + x, top + y + row),
                    block->height + (ptrdiff_t)row * NOISE_LAYER_BLOCK_COLUMNS,
                    block->raster.width);
        }
    }
    block->has_color = has_color;
    block->has_surface = has_surface;
}

/* Draws rows [from, to) of a swath, and `beside` pixels of its border on each
 * side. */
static void
draw_swath_rows(const NoiseMaps *maps, NoiseLayerBlock *block,
                const MapSwath *swath, int from, int to, int beside)
{
    const int width = swath->raster.width;
    const NoiseRaster raster = part_of_swath(swath, 0, from, width, to - from);
    const int64_t start[2] = {swath->start[0], swath->start[1] + from};

    draw_blocks(maps, block, &raster, start, swath);
    draw_beside(swath, block, -beside, from, beside, to - from);
    draw_beside(swath, block, width, from, beside, to - from);
}

/* Finishes rows [from, to) in the maps that look around. */
static void
finish_swath_rows(const NoiseMaps *maps, const MapSwath *swath, int from,
                  int to)
{
    NOISE_ALIGNED float sky[NOISE_LAYER_BLOCK_COLUMNS],
        bend[NOISE_LAYER_BLOCK_COLUMNS];
    const int width = swath->raster.width;

    for (int y = from; y < to; y++) {
        for (int x = 0; x < width; x += NOISE_LAYER_BLOCK_COLUMNS) {
            const ptrdiff_t at = place_in_swath(swath, x, y);
            MapRow row = {
                .n = NOISE_MIN(width - x, NOISE_LAYER_BLOCK_COLUMNS),
                .sky = sky,
                .bend = bend,
            };
            for (int k = 0; swath->kept[1] != NULL && k < NOISE_SURFACES; k++)
                row.surface[k] = swath->kept[1 + k] + at;
            maps->plan[0]->kernels->horizon(
                &swath->horizon, swath->kept[0] + at, row.n, sky, bend);
            finish_maps(maps, true, &row, swath->start[0] + x,
                        swath->start[1] + y);
        }
    }
}

/* Draws a swath so small that maps read fewer pixels than its border has.  Draws only
 * the pixels that they read, not the whole border.  These include the neighbors that
 * slopes need, because the first step in each direction leads to a neighbor. */
static void
draw_few_pixels(const NoiseMaps *maps, NoiseLayerBlock *block,
                const MapSwath *swath)
{
    const int width = swath->raster.width, height = swath->raster.height;

    draw_swath_rows(maps, block, swath, 0, height, 0);
    for (int way = 0; way < NOISE_HORIZON_WAYS; way++) {
        for (int step = 0; step < NOISE_HORIZON_STEPS; step++) {
            const int32_t *place = swath->horizon.place[way][step];
            draw_beside(swath, block, place[0], place[1], width, height);
        }
    }
    finish_swath_rows(maps, swath, 0, height);
}

/* Drops all kept rows above `row`. */
static void
keep_swath_from(MapSwath *swath, int row)
{
    const size_t n_gone =
        (size_t)(row - swath->top) * (size_t)swath->horizon.row_stride;

    for (int k = 0; k <= NOISE_SURFACES && swath->kept[k] != NULL; k++)
        memmove(swath->kept[k], swath->kept[k] + n_gone,
                sizeof(float) * (swath->n_kept - n_gone));
    swath->top = row;
}

/* Draws a swath and its border from top to bottom.  Finishes each row as soon as all
 * rows that it depends on are drawn. */
static void
draw_swath(const NoiseMaps *maps, NoiseLayerBlock *block, MapSwath *swath)
{
    const int width = swath->raster.width, height = swath->raster.height;
    const int border = swath->border, whole = width + 2 * border;
    const int64_t n = (int64_t)width * height;
    const int64_t n_border = (int64_t)whole * (height + 2 * border) - n;
    int drawn = 0;

    swath->top = -border;
    if (height <= SWATH_ROWS &&
        NOISE_HORIZON_WAYS * NOISE_HORIZON_STEPS * n < n_border) {
        draw_few_pixels(maps, block, swath);
        return;
    }
    draw_beside(swath, block, -border, -border, whole, border);
    for (int done = 0, next; done < height; done = next) {
        keep_swath_from(swath, done - border);
        next = NOISE_MIN(done + SWATH_ROWS, height);
        const int end = next + border, inside = NOISE_MIN(end, height);
        if (drawn < height)
            draw_swath_rows(maps, block, swath, drawn, inside, border);
        /* The last rows also depend on the border below them. */
        const int below = drawn > height ? drawn : height;
        draw_beside(swath, block, -border, below, whole, end - below);
        drawn = end;
        finish_swath_rows(maps, swath, done, next);
    }
}

/* Draws a raster in swaths of about equal width.  Returns false if memory runs
 * out. */
static bool
draw_swaths(const NoiseMaps *maps, NoiseLayerBlock *block,
            const NoiseRaster *raster)
{
    const double radius = map_radius(&maps->plan[0]->params);
    const int border = border_of(radius, raster->pixel);
    const int n_swaths = raster->width / SWATH_COLUMNS + 1;
    const int columns = raster->width / n_swaths + 1;
    const int rows = NOISE_MIN(raster->height, SWATH_ROWS) + 2 * border;
    /* Kernels read whole vectors, which may extend beyond the last pixel. */
    const ptrdiff_t stride = columns + 2 * border + NOISE_LANES;
    MapSwath swath = {.border = border,
                      .strength = (float)maps->plan[0]->stack->map.map_strength,
                      .n_kept = (size_t)(rows * stride)};
    const size_t n_kinds = block->has_surface ? 1 + NOISE_SURFACES : 1;
    float *numbers =
        (float *)calloc(n_kinds * swath.n_kept + NOISE_LANES, sizeof *numbers);

    if (numbers == NULL)
        return false;
    noise_horizon_init(&swath.horizon, radius, raster->pixel, stride);
    for (size_t k = 0; k < n_kinds; k++)
        swath.kept[k] = numbers + k * swath.n_kept;
    for (int x = 0; x < raster->width; x += columns) {
        swath.raster = *raster;
        swath.raster.first[0] += x;
        swath.raster.width = NOISE_MIN(raster->width - x, columns);
        swath.start[0] = x;
        draw_swath(maps, block, &swath);
    }
    free(numbers);
    return true;
}

/* ---- Maps ------------------------------------------------------------- */

void
noise_maps_add(NoiseMaps *maps, const NoisePlan *plan, float *pixels,
               ptrdiff_t row_stride)
{
    maps->plan[maps->n] = plan;
    maps->pixels[maps->n] = pixels;
    maps->row_stride[maps->n++] = row_stride;
}

bool
noise_maps_draw(const NoiseMaps *maps, const NoiseRaster *raster)
{
    NoiseLayerBlock *block = noise_layer_block_new(maps->plan[0]->stack);
    bool is_around = false, is_good = true;

    if (block == NULL)
        return false;
    for (int i = 0; i < maps->n; i++) {
        block->has_color |= shows_colors(maps->plan[i]);
        block->has_surface |= shows_surface(maps->plan[i]);
        is_around |= looks_around(&maps->plan[i]->params);
    }
    const int64_t origin[2] = {0, 0};
    if (is_around)
        is_good = draw_swaths(maps, block, raster);
    else
        draw_blocks(maps, block, raster, origin, NULL);
    noise_layer_block_free(block);
    return is_good;
}

/* Stores the scaled heights inside a block's frame and, unless slope is NULL, their
 * slopes. */
static void
finish_heights(const NoiseLayerBlock *block, float *value,
               float *const slope[2], ptrdiff_t row_stride)
{
    const NoiseStack *stack = block->stack;
    const float scale = noise_maps_height_scale(stack);
    const int n = block->raster.width - 2;
    NOISE_ALIGNED float rise[2][NOISE_LAYER_BLOCK_COLUMNS];

    for (int i = 1; i + 1 < block->raster.height; i++) {
        const ptrdiff_t at = (i - 1) * row_stride;
        noise_maps_scale_heights(
            stack, block->height + (ptrdiff_t)i * NOISE_LAYER_BLOCK_COLUMNS + 1,
            n, value + at);
        if (slope == NULL)
            continue;
        noise_layer_block_compute_rises(block, i, rise);
        for (int axis = 0; axis < 2; axis++) {
            for (int k = 0; k < n; k++)
                slope[axis][at + k] = rise[axis][k] * scale;
        }
    }
}

bool
noise_maps_draw_heights(const NoiseStack *stack, const NoiseRaster *raster,
                        float *value, float *const slope[2],
                        ptrdiff_t row_stride)
{
    NoiseLayerBlock *block = noise_layer_block_new(stack);
    const NoiseRaster framed = noise_raster_frame(raster);

    if (block == NULL)
        return false;
    for (int64_t y = 0; y < raster->height; y += BLOCK_ROWS) {
        for (int64_t x = 0; x < raster->width; x += BLOCK_COLUMNS) {
            const ptrdiff_t at = (ptrdiff_t)(y * row_stride + x);
            float *slopes[2] = {NULL, NULL};
            for (int axis = 0; slope != NULL && axis < 2; axis++)
                slopes[axis] = slope[axis] + at;
            draw_layer_block(block, &framed, x, y);
            finish_heights(block, value + at, slope != NULL ? slopes : NULL,
                           row_stride);
        }
    }
    noise_layer_block_free(block);
    return true;
}
