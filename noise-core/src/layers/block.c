/* SPDX-License-Identifier: MIT
 *
 * Draws the layers of a block, one on top of another: coverage, heights and colors.
 * README.md shows the planes, and says which functions fill them in, and when.
 */
#include "block.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "../dispatch/cpu.h"
#include "../render/evaluate.h"
#include "../view/view.h"

/* The number of planes that begin_planes() sets up: PLANES with one number per
 * pixel, and COLOR_PLANES with one color per pixel. */
#define PLANES       (16 + NOISE_SURFACES)
#define COLOR_PLANES 3
#define NUMBERS \
    ((PLANES + COLOR_PLANES * NOISE_COLOR_CHANNELS) * NOISE_LAYER_BLOCK_SIZE)

/* The size of the cells of a coarse grid.  A layer is drawn only in cells where it
 * covers something.  A cell is a whole number of vectors wide, because blending
 * works on vectors.  With smaller cells, there would be too many short rows. */
#define CELL_COLUMNS 32
#define CELL_ROWS    16

_Static_assert(CELL_COLUMNS % NOISE_LANES == 0 &&
                   NOISE_LAYER_BLOCK_COLUMNS % CELL_COLUMNS == 0 &&
                   NOISE_LAYER_BLOCK_COLUMNS / CELL_COLUMNS < 32,
               "cells are whole vectors, and a row of them a mask");

/* Points all planes at pixel `at`, counted from the start of row
 * block->first_row. */
static void
begin_planes(NoiseLayerBlock *block, ptrdiff_t at)
{
    float **const planes[PLANES] = {
        &block->height,     &block->ground,    &block->surface[0],
        &block->surface[1], &block->value,     &block->cover,
        &block->score,      &block->number[0], &block->number[1],
        &block->number[2],  &block->number[3], &block->edge,
        &block->along[0],   &block->along[1],  &block->mean,
        &block->rise[0],    &block->rise[1],   &block->own};
    float **const colors[COLOR_PLANES] = {&block->pixels, &block->glow,
                                          &block->painted};
    float *numbers = block->numbers;

    at += (ptrdiff_t)block->first_row * NOISE_LAYER_BLOCK_COLUMNS;
    for (int i = 0; i < PLANES; i++, numbers += NOISE_LAYER_BLOCK_SIZE)
        *planes[i] = numbers + at;
    for (int i = 0; i < COLOR_PLANES; i++) {
        *colors[i] = numbers + NOISE_COLOR_CHANNELS * at;
        numbers += NOISE_COLOR_CHANNELS * NOISE_LAYER_BLOCK_SIZE;
    }
}

NoiseLayerBlock *
noise_layer_block_new(const NoiseStack *stack)
{
    char *allocated = (char *)malloc(2 * sizeof(NoiseLayerBlock) + NOISE_LINE +
                                     2 * NUMBERS * sizeof(float));
    NoiseRoom *room = noise_room_new();

    if (allocated == NULL || room == NULL) {
        free(allocated);
        noise_room_free(room);
        return NULL;
    }
    NoiseLayerBlock *block = (NoiseLayerBlock *)allocated;
    float *numbers = (float *)noise_first_line(allocated + 2 * sizeof *block);
    for (int i = 0; i < 2; i++) {
        block[i] = (NoiseLayerBlock){.numbers = numbers + i * NUMBERS,
                                     .stack = stack,
                                     .room = room,
                                     .is_rough = i == 1};
        begin_planes(&block[i], 0);
    }
    block[0].below = &block[1];
    return block;
}

void
noise_layer_block_enter(NoiseLayerBlock *block, int first_row)
{
    block->first_row = first_row;
    begin_planes(block, 0);
}

void
noise_layer_block_free(NoiseLayerBlock *block)
{
    if (block != NULL)
        noise_room_free(block->room);
    free(block);
}

static float *
row_of(float *plane, int row)
{
    return plane + (ptrdiff_t)row * NOISE_LAYER_BLOCK_COLUMNS;
}

/* Fills whole rows with a number.  Their length is a constant, which makes this
 * fast.  Do not use it for runs of cells, which may end before the row does. */
static void
fill(float *plane, int n_rows, float number)
{
    for (int row = 0; row < n_rows; row++) {
        float *numbers = row_of(plane, row);
        for (int i = 0; i < NOISE_LAYER_BLOCK_COLUMNS; i++)
            numbers[i] = number;
    }
}

/* Draws the layer's own pieces if its joints, its masks or the layers above need
 * them. */
static void
draw_pieces(NoiseLayerBlock *block, const NoiseLayerPlan *layer)
{
    const int width = block->raster.width;

    if (!layer->is_tiles && !layer->gives_pieces)
        return;
    /* Only tiles fill in pieces.along; cells do not.  Do not test layer->is_tiles
     * instead: it is false for the lowest layer, even if that has tiles. */
    const bool has_sides =
        noise_pieces_of(&layer->noise->params) == NOISE_PIECES_TILES;
    for (int row = 0; row < block->raster.height; row++) {
        const size_t size = sizeof(float) * (size_t)width;
        NOISE_ALIGNED float value[NOISE_BLOCK];
        NoisePieces pieces;
        noise_draw_pieces(layer->noise, &block->raster, row, layer->gives_edge,
                          &pieces, value);
        if (layer->has_piece_heights)
            memcpy(row_of(block->value, row), value, size);
        for (int k = 0; k < 4; k++)
            memcpy(row_of(block->number[k], row), pieces.number[k], size);
        if (layer->is_tiles || layer->gives_edge)
            memcpy(row_of(block->edge, row), pieces.edge, size);
        for (int k = 0; k < 2 && has_sides; k++)
            memcpy(row_of(block->along[k], row), pieces.along[k], size);
    }
}

/* ---- Runs of cells ---------------------------------------------------- */

/* Returns a bit for each column of cells in n_rows rows, starting at row `first`.
 * The bit is 1 if the layer covers anything there. */
static uint32_t
find_covered(const NoiseLayerBlock *block, int first, int n_rows)
{
    const int end_row = NOISE_MIN(first + n_rows, block->raster.height);
    uint32_t covered = 0;

    for (int row = first; row < end_row; row++) {
        const float *cover = row_of(block->cover, row);
        for (int i = 0; i < block->raster.width; i += CELL_COLUMNS) {
            uint32_t is_covered = 0;
            const int end = NOISE_MIN(i + CELL_COLUMNS, block->raster.width);
            for (int k = i; k < end; k++)
                is_covered |= cover[k] != 0.0f;
            covered |= is_covered << i / CELL_COLUMNS;
        }
    }
    return covered;
}

/* A walk through the parts of a block where a layer covers anything.  Each part is a
 * run of cells, extended down while the next row of cells has the same runs.  Parts
 * are as tall as possible because each call that draws noise also draws a frame
 * around its pixels, which would cost more for many small parts. */
typedef struct Runs {
    NoiseRaster whole; /* the block's raster */
    int n_rows;        /* rows of pixels to check for coverage at a time */
    int row, end_row;  /* rows of pixels of the current runs */
    /* For the current rows: a 1 bit for each covered cell that narrow_to_run() has
     * not yet reached. */
    uint32_t covered;
    uint32_t next; /* for the rows after them: a 1 bit for each covered cell */
} Runs;

/* Begins a walk.  If `is_whole` is true, the only part is the whole block.  Callers
 * ask for that if they look around, because surroundings are computed only for whole
 * blocks. */
static void
begin_covered(const NoiseLayerBlock *block, bool is_whole, Runs *runs)
{
    *runs = (Runs){
        .whole = block->raster,
        .n_rows = is_whole ? NOISE_LAYER_BLOCK_ROWS : CELL_ROWS,
    };
    runs->next = find_covered(block, 0, runs->n_rows);
    if (is_whole && runs->next != 0)
        runs->next =
            (UINT32_C(1) << NOISE_LAYER_BLOCK_COLUMNS / CELL_COLUMNS) - 1;
}

/* Narrows the block to the next part.  If there is none, makes the block whole again
 * and returns false. */
static bool
narrow_to_run(NoiseLayerBlock *block, Runs *runs)
{
    const NoiseRaster *whole = &runs->whole;
    int cell = 0, end;

    block->raster = *whole;
    begin_planes(block, 0);
    while (runs->covered == 0) {
        if (runs->end_row >= whole->height)
            return false;
        runs->row = runs->end_row;
        runs->covered = runs->next;
        do {
            runs->end_row += runs->n_rows;
            runs->next = find_covered(block, runs->end_row, runs->n_rows);
        } while (runs->end_row < whole->height && runs->next == runs->covered);
    }
    while ((runs->covered >> cell & 1) == 0)
        cell++;
    for (end = cell; (runs->covered >> end & 1) != 0; end++)
        runs->covered &= ~(UINT32_C(1) << end);
    const int column = cell * CELL_COLUMNS;
    block->raster.first[0] += column;
    block->raster.first[1] += runs->row;
    block->raster.width = NOISE_MIN(end * CELL_COLUMNS, whole->width) - column;
    block->raster.height = NOISE_MIN(runs->end_row, whole->height) - runs->row;
    begin_planes(block,
                 (ptrdiff_t)runs->row * NOISE_LAYER_BLOCK_COLUMNS + column);
    return true;
}

/* ---- Masks ------------------------------------------------------------ */

/* Adds one of the 16 heights around each place to the mean and its slopes, with a
 * weight for each of the three. */
static void
add_tap(NoiseLayerBlock *block, float mean, float across, float down)
{
    for (int row = 0; row < block->raster.height; row++) {
        const float *height = row_of(block->below->height, row);
        for (int i = 0; i < block->raster.width; i++) {
            row_of(block->mean, row)[i] += mean * height[i];
            row_of(block->rise[0], row)[i] += across * height[i];
            row_of(block->rise[1], row)[i] += down * height[i];
        }
    }
}

/* Computes the mean and its slopes for places that are far apart, by drawing 16
 * heights around each place. */
static void
look_from_apart(NoiseLayerBlock *block, int layer, double radius)
{
    NoiseTaps taps[2];
    double step[2];

    for (int axis = 0; axis < 2; axis++) {
        step[axis] =
            noise_around_step(block->stack, axis, radius, block->raster.pixel);
        noise_around_taps(block->share[axis], step[axis], &taps[axis]);
        fill(block->rise[axis], block->raster.height, 0.0f);
    }
    fill(block->mean, block->raster.height, 0.0f);
    for (int k = 0; k < 16; k++) {
        const int i = k % 4, j = k / 4;
        NoiseRaster *raster = &block->below->raster;
        *raster = block->raster;
        raster->start[0] += (i - 1 - block->share[0]) * step[0];
        raster->start[1] += (j - 1 - block->share[1]) * step[1];
        raster->pixel = fmin(step[0], step[1]);
        noise_layer_block_draw(block->below, layer);
        add_tap(block, taps[0].weight[i] * taps[1].weight[j],
                taps[0].rise[i] * taps[1].weight[j],
                taps[0].weight[i] * taps[1].rise[j]);
    }
}

void
noise_layer_block_look_around(NoiseLayerBlock *block, int layer, double radius,
                              bool with_rises)
{
    NoiseAround around;

    if (block->around_layer == layer && block->radius == radius &&
        (block->has_rises || !with_rises))
        return;
    block->around_layer = layer;
    block->radius = radius;
    block->has_rises = with_rises || block->is_sparse;
    if (block->is_sparse) {
        look_from_apart(block, layer, radius);
        return;
    }
    noise_around_fit(block->stack, &block->raster, radius, &around);
    block->below->raster = around.raster;
    noise_layer_block_draw(block->below, layer);
    for (int row = 0; row < block->raster.height; row++) {
        float *const rise[2] = {row_of(block->rise[0], row),
                                row_of(block->rise[1], row)};
        noise_around_row(&around, row, block->below->height,
                         NOISE_LAYER_BLOCK_COLUMNS, row_of(block->mean, row),
                         with_rises ? rise : NULL);
    }
}

/* Adds a mask's weighted senses to its scores: the senses that look around if
 * `looks_around` is true, or the ones that do not if it is false. */
static void
add_senses(NoiseLayerBlock *block, const NoiseMaskPlan *mask, bool looks_around)
{
    const int width = block->raster.width;
    const float nearness = (float)(1.0 / mask->radius);
    NOISE_ALIGNED float sensed[NOISE_LAYER_BLOCK_COLUMNS];
    NOISE_ALIGNED float edge[NOISE_LAYER_BLOCK_COLUMNS];
    NOISE_ALIGNED float bright[NOISE_LAYER_BLOCK_COLUMNS];
    const NoiseReading reading = noise_reading_of_brightness(mask->radius);
    const bool needs_bright = noise_mask_needs(mask).bright && !looks_around;

    for (int row = 0; row < block->raster.height; row++) {
        const float *distance = row_of(block->edge, row);
        const NoiseGround ground = {
            .height = row_of(block->height, row),
            .mean = row_of(block->mean, row),
            .rise = {row_of(block->rise[0], row), row_of(block->rise[1], row)},
            .edge = edge,
            .bright = bright,
        };
        float *score = row_of(block->score, row);
        if (needs_bright)
            noise_raster_read(&block->raster, block->stack->period, row,
                              &reading, bright);
        for (int k = 0; k < NOISE_SENSES; k++) {
            const float weight = mask->measured.weight[k];
            if (weight == 0.0f || noise_senses[k].looks_around != looks_around)
                continue;
            for (int i = 0; noise_senses[k].needs_edge && i < width; i++)
                edge[i] = distance[i] * nearness;
            noise_senses[k].compute(&ground, width, sensed);
            for (int i = 0; i < width; i++)
                score[i] += weight * sensed[i];
        }
    }
}

/* Draws a mask's scores: the mask's noise plus its weighted senses. */
static void
draw_scores(NoiseLayerBlock *block, int layer, const NoiseMaskPlan *mask)
{
    const NoiseMaskNeeds needs = noise_mask_needs(mask);
    const int width = block->raster.width;

    if (mask->noise != NULL)
        noise_draw(mask->noise, &block->raster, NOISE_ENCODING_PERCEPTUAL,
                   block->score, NOISE_LAYER_BLOCK_COLUMNS, block->room);
    for (int row = 0; row < block->raster.height; row++) {
        float *score = row_of(block->score, row);
        for (int i = 0; mask->noise == NULL && i < width; i++)
            score[i] = 0.5f;
        for (int i = 0; needs.around && block->is_rough && i < width; i++)
            score[i] += mask->measured.unseen;
    }
    add_senses(block, mask, false);
    if (needs.around && !block->is_rough) {
        noise_layer_block_look_around(block, layer, mask->radius, needs.rises);
        add_senses(block, mask, true);
    }
}

/* Multiplies the layer's coverage by the coverage of a mask with a step.  The mask's
 * scores must already be drawn. */
static void
cover_by_step(NoiseLayerBlock *block, const NoiseMaskPlan *mask)
{
    const float change = mask->measured.change * (float)block->raster.pixel;
    const float steepness = 1.0f / fmaxf(mask->measured.width, change);
    const float mean = noise_share_of_mean(change);

    for (int row = 0; row < block->raster.height; row++) {
        const float *score = row_of(block->score, row);
        float *cover = row_of(block->cover, row);
        for (int i = 0; i < block->raster.width; i++)
            cover[i] *=
                (1.0f - mean) * noise_mask_step(score[i], mask->measured.middle,
                                                steepness) +
                mean * mask->coverage;
    }
}

static void
cover_by_mask(NoiseLayerBlock *block, int layer, const NoiseMaskPlan *mask)
{
    const int width = block->raster.width;
    Runs runs;

    for (int row = 0; row < block->raster.height; row++) {
        const float *number = row_of(block->number[3], row);
        float *cover = row_of(block->cover, row);
        for (int i = 0; mask->piece_share < 1.0f && i < width; i++)
            cover[i] = number[i] < mask->piece_share ? cover[i] : 0.0f;
        for (int i = 0; !mask->has_step && i < width; i++)
            cover[i] *= mask->coverage;
    }
    if (!mask->has_step)
        return;
    begin_covered(block, noise_mask_needs(mask).around && !block->is_rough,
                  &runs);
    while (narrow_to_run(block, &runs)) {
        draw_scores(block, layer, mask);
        cover_by_step(block, mask);
    }
}

/* Leaves the joints between tiles uncovered.  A pixel with a joint in it is partly
 * covered by its own tile, and partly by the one across the joint. */
static void
cover_tiles(NoiseLayerBlock *block, const NoiseTiles *tiles)
{
    const float pixel = (float)block->raster.pixel;
    const float scale = 1.0f / pixel;
    const float half_joint = tiles->half_joint;
    const float radius = fmaxf(tiles->inner_radius, 1e-6f);
    const float mean = noise_share_of_mean(0.5f * pixel / radius);
    /* Roughly the fraction of a tile's side that is not joint, assumed to be the
     * same along both axes. */
    const float inside = fmaxf(1.0f - half_joint / radius, 0.0f);

    for (int row = 0; row < block->raster.height; row++) {
        const float *edge = row_of(block->edge, row);
        float *cover = row_of(block->cover, row);
        for (int i = 0; i < block->raster.width; i++) {
            const float other = fabsf(edge[i] + half_joint) + half_joint;
            cover[i] *= (1.0f - mean) * (noise_clip(0.5f + edge[i] * scale) +
                                         noise_clip(0.5f - other * scale)) +
                        mean * inside * inside;
        }
    }
}

/* Computes a layer's coverage, before it is multiplied by the alpha of its
 * colors. */
static void
draw_cover(NoiseLayerBlock *block, int number)
{
    const NoiseLayerPlan *layer = &block->stack->layer[number];

    fill(block->cover, block->raster.height, layer->opacity);
    for (int row = 0; layer->is_clipped && row < block->raster.height; row++) {
        float *cover = row_of(block->cover, row);
        const float *ground = row_of(block->ground, row);
        for (int i = 0; i < NOISE_LAYER_BLOCK_COLUMNS; i++)
            cover[i] *= ground[i];
    }
    if (layer->is_tiles)
        cover_tiles(block, &layer->noise->tiles);
    for (int i = 0; i < layer->n_masks; i++)
        cover_by_mask(block, number, &layer->mask[i]);
}

/* ---- Values and colors ------------------------------------------------ */

/* Returns where a column (axis 0) or row is in the noise: subtracts the picture's
 * offset, and reduces the result to the period. */
static double
place_in_noise(const NoiseLayerBlock *block, int axis, int i)
{
    return noise_place_reduce(noise_raster_place(&block->raster, axis, i),
                              block->stack->period[axis],
                              block->raster.offset[axis]);
}

/* Draws a row of values, moved so that each of the pieces below shows a different
 * part of the noise. */
static void
draw_moved_row(NoiseLayerBlock *block, const NoiseLayerPlan *layer, int row)
{
    const NoiseRaster *raster = &block->raster;
    const double y = place_in_noise(block, 1, row);
    const ptrdiff_t start = (ptrdiff_t)row * NOISE_LAYER_BLOCK_COLUMNS;
    const bool is_along = layer->piece_offset == NOISE_PIECE_PLACE_ALONG;
    double place[2][NOISE_BLOCK];
    const double *const places[2] = {place[0], place[1]};
    NOISE_ALIGNED float value[NOISE_BLOCK];

    for (int i = 0; i < raster->width; i++) {
        place[0][i] = is_along ? (double)block->along[0][start + i]
                               : place_in_noise(block, 0, i);
        place[1][i] = is_along ? (double)block->along[1][start + i] : y;
        for (int axis = 0; axis < 2; axis++)
            place[axis][i] += block->stack->apart *
                              (double)block->number[1 + axis][start + i];
    }
    noise_evaluate_places(layer->noise, raster->pixel, raster->views,
                          raster->width, places, value);
    memcpy(block->value + start, value, sizeof(float) * (size_t)raster->width);
}

static void
draw_values(NoiseLayerBlock *block, const NoiseLayerPlan *layer)
{
    NoiseRaster raster = block->raster;

    /* Antialias values only if colors are made from them. */
    raster.has_pixels = raster.has_pixels && layer->is_ramp;
    if (layer->piece_offset == NOISE_PIECE_PLACE_NONE) {
        noise_draw_heights(layer->noise, &raster, layer->noise->params.z,
                           block->value, NOISE_LAYER_BLOCK_COLUMNS,
                           block->room);
        return;
    }
    for (int row = 0; row < block->raster.height; row++)
        draw_moved_row(block, layer, row);
}

/* Draws the layer's colors into block->painted. */
static void
draw_colors(NoiseLayerBlock *block, const NoiseLayerPlan *layer)
{
    const NoisePlan *plan = layer->noise;
    const ptrdiff_t stride = NOISE_COLOR_CHANNELS * NOISE_LAYER_BLOCK_COLUMNS;
    const int width = block->raster.width;

    if (plan != NULL && !layer->is_ramp && !layer->is_by_piece) {
        noise_draw(plan, &block->raster, NOISE_ENCODING_PERCEPTUAL,
                   block->painted, stride, block->room);
        return;
    }
    for (int row = 0; row < block->raster.height; row++) {
        float *painted = block->painted + row * stride;
        const float *value =
            row_of(layer->is_by_piece ? block->number[0] : block->value, row);
        if (plan == NULL) {
            for (int i = 0; i < width; i++)
                memcpy(painted + (ptrdiff_t)i * NOISE_COLOR_CHANNELS,
                       layer->plain, sizeof layer->plain);
        } else if (plan->params.coloring != NOISE_COLORING_TWO_COLORS) {
            plan->kernels->paint_ramp(&plan->ramp, value, width, painted);
        } else {
            plan->kernels->paint_mix(plan->low, plan->high, value, width,
                                     painted);
        }
    }
}

/* Multiplies the coverage by the colors' alpha, and sets that alpha to 1.  Uses two
 * loops, because clang 14 turns a single one into WebAssembly code that reads the
 * alpha of other pixels. */
static void
cover_by_alpha(NoiseLayerBlock *block)
{
    for (int row = 0; row < block->raster.height; row++) {
        float *painted = row_of(block->painted, NOISE_COLOR_CHANNELS * row);
        float *cover = row_of(block->cover, row);
        for (int i = 0; i < block->raster.width; i++)
            cover[i] *= painted[NOISE_COLOR_CHANNELS * i + NOISE_ALPHA];
        for (int i = 0; i < block->raster.width; i++)
            painted[NOISE_COLOR_CHANNELS * i + NOISE_ALPHA] = 1.0f;
    }
}

/* ---- Height ----------------------------------------------------------- */

/* Smooths the ground where the layer covers it, by moving it toward its mean height.
 * If the radius is shorter than the smallest step of the surrounding raster, moves
 * it proportionally less. */
static void
smooth_ground(NoiseLayerBlock *block, int number)
{
    const double radius = block->stack->layer[number].ground_smoothing;
    const double least = NOISE_AROUND_STEP_MIN * block->raster.pixel;
    const float share = noise_clip((float)(radius / least));

    noise_layer_block_look_around(block, number, radius, false);
    for (int row = 0; row < block->raster.height; row++) {
        float *height = row_of(block->height, row);
        const float *mean = row_of(block->mean, row);
        const float *cover = row_of(block->cover, row);
        for (int i = 0; i < block->raster.width; i++)
            height[i] += cover[i] * share * (mean[i] - height[i]);
    }
}

/* Combines n heights of a layer with the heights below.  In the mode "higher", the
 * layer covers only ground that is lower than itself, and in the mode "lower", only
 * ground that is higher.  Its coverage fades over one pixel of height. */
static void
join_heights(const NoiseLayerPlan *layer, int n, const float *value,
             float *cover, float *height)
{
    const NoiseHeightMode mode = layer->height_mode;
    const float lift = layer->lift, relief = layer->relief;
    const float sign = mode == NOISE_HEIGHT_MODE_HIGHER ? 1.0f : -1.0f;

    for (int i = 0; mode == NOISE_HEIGHT_MODE_ADD && i < n; i++)
        height[i] += cover[i] * (lift + relief * value[i]);
    for (int i = 0; mode == NOISE_HEIGHT_MODE_REPLACE && i < n; i++)
        height[i] += cover[i] * (lift + relief * value[i] - height[i]);
    for (int i = 0; mode > NOISE_HEIGHT_MODE_REPLACE && i < n; i++) {
        const float above = sign * (lift + relief * value[i] - height[i]);
        height[i] += sign * cover[i] * (above > 0.0f ? above : 0.0f);
        cover[i] *= noise_clip(above + 0.5f);
    }
}

void
noise_layer_block_compute_rises(const NoiseLayerBlock *block, int row,
                                float rise[2][NOISE_LAYER_BLOCK_COLUMNS])
{
    const float *at =
        block->height + (ptrdiff_t)row * NOISE_LAYER_BLOCK_COLUMNS;
    const float scale = 0.5f / (float)block->raster.pixel;
    const int n = block->raster.width - 2;

    for (int i = 0; i < n; i++) {
        rise[0][i] = (at[i + 2] - at[i]) * scale;
        rise[1][i] = (at[i + 1 + NOISE_LAYER_BLOCK_COLUMNS] -
                      at[i + 1 - NOISE_LAYER_BLOCK_COLUMNS]) *
                     scale;
    }
    for (int i = n; i < NOISE_LAYER_BLOCK_COLUMNS; i++)
        rise[0][i] = rise[1][i] = 0.0f;
}

/* ---- Layers ----------------------------------------------------------- */

/* Blends the layer's roughness and metallic into the surface, in proportion to its
 * coverage. */
static void
cover_surface(NoiseLayerBlock *block, const NoiseLayerPlan *layer)
{
    const float variation = layer->roughness_variation;

    for (int row = 0; row < block->raster.height; row++) {
        const float *cover = row_of(block->cover, row);
        const float *value = row_of(block->value, row);
        float *rough = row_of(block->surface[NOISE_SURFACE_ROUGHNESS], row);
        float *metal = row_of(block->surface[NOISE_SURFACE_METALLIC], row);
        for (int i = 0; i < block->raster.width; i++) {
            const float varied = variation * (value[i] - 0.5f);
            const float own = noise_clip(layer->roughness + varied);
            rough[i] += cover[i] * (own - rough[i]);
            metal[i] += cover[i] * (layer->metallic - metal[i]);
        }
    }
}

/* Puts the layer above what shows of pictures' own colors. */
static void
cover_own(NoiseLayerBlock *block, const NoiseLayerPlan *layer)
{
    const float own = layer->is_own ? 1.0f : 0.0f;

    for (int row = 0; row < block->raster.height; row++) {
        const float *cover = row_of(block->cover, row);
        float *share = row_of(block->own, row);
        for (int i = 0; i < block->raster.width; i++)
            share[i] += cover[i] * (own - share[i]);
    }
}

static void
blend_colors(NoiseLayerBlock *block, const NoiseLayerPlan *layer)
{
    const NoiseKernels *kernels = noise_cpu_kernels();

    for (int row = 0; row < block->raster.height; row++) {
        const int n = block->raster.width;
        const float *cover = row_of(block->cover, row);
        const float *painted =
            row_of(block->painted, NOISE_COLOR_CHANNELS * row);
        kernels->blend(layer->mode, painted, cover, n,
                       row_of(block->pixels, NOISE_COLOR_CHANNELS * row));
        if (block->stack->has_glow)
            kernels->blend_glow(
                layer->mode, layer->glow, painted, cover, n,
                row_of(block->glow, NOISE_COLOR_CHANNELS * row));
    }
}

/* Fills in the layer's values, or fills them with 1 if nothing uses its noise. */
static void
fill_values(NoiseLayerBlock *block, const NoiseLayerPlan *layer, bool has_color)
{
    if (layer->noise != NULL &&
        (layer->relief != 0.0f || (layer->is_ramp && has_color) ||
         (layer->roughness_variation != 0.0f && block->has_surface))) {
        draw_values(block, layer);
        return;
    }
    for (int row = 0; row < block->raster.height; row++) {
        float *value = row_of(block->value, row);
        for (int i = 0; i < block->raster.width; i++)
            value[i] = 1.0f;
    }
}

/* True if the pieces below move the layer's noise, and the layer also makes pieces
 * of its own. */
static bool
is_moved_between_pieces(const NoiseLayerPlan *layer)
{
    return layer->piece_offset != NOISE_PIECE_PLACE_NONE &&
           (layer->is_tiles || layer->gives_pieces);
}

/* Adds a layer on top of those below.  Its coverage must already be computed. */
static void
put_layer(NoiseLayerBlock *block, int number)
{
    const NoiseLayerPlan *layer = &block->stack->layer[number];
    const bool blends =
        layer->mode != NOISE_MODE_NONE && block->has_color && !layer->is_hidden;
    const bool by_alpha = layer->mode != NOISE_MODE_NONE && !layer->is_opaque;

    if (!layer->has_piece_heights && !is_moved_between_pieces(layer))
        fill_values(block, layer, blends || by_alpha);
    if (blends || by_alpha)
        draw_colors(block, layer);
    if (by_alpha)
        cover_by_alpha(block);
    if (layer->ground_smoothing != 0.0 && !block->is_rough)
        smooth_ground(block, number);
    for (int row = 0; layer->has_height && row < block->raster.height; row++)
        join_heights(layer, block->raster.width, row_of(block->value, row),
                     row_of(block->cover, row), row_of(block->height, row));
    if (layer->mode == NOISE_MODE_NORMAL && block->has_surface)
        cover_surface(block, layer);
    if (layer->mode == NOISE_MODE_NORMAL && blends && block->stack->has_own)
        cover_own(block, layer);
    if (blends)
        blend_colors(block, layer);
}

void
noise_layer_block_begin(NoiseLayerBlock *block)
{
    const int n_rows = block->raster.height;

    block->around_layer = -1;
    fill(block->height, n_rows, 0.0f);
    /* Without pieces, every pixel counts as the middle of a covered piece. */
    fill(block->number[3], n_rows, 0.0f);
    fill(block->edge, n_rows, INFINITY);
    fill(block->ground, n_rows, 1.0f);
    if (block->has_color)
        fill(block->pixels, NOISE_COLOR_CHANNELS * n_rows, 0.0f);
    if (block->has_color && block->stack->has_glow)
        fill(block->glow, NOISE_COLOR_CHANNELS * n_rows, 0.0f);
    if (block->has_color && block->stack->has_own)
        fill(block->own, n_rows, 0.0f);
    for (int k = 0; block->has_surface && k < NOISE_SURFACES; k++)
        fill(block->surface[k], n_rows, 0.0f);
}

void
noise_layer_block_begin_layer(NoiseLayerBlock *block, int number)
{
    const NoiseLayerPlan *layer = &block->stack->layer[number];

    /* Draw these values first: the pieces below move them, and draw_pieces()
     * replaces those pieces. */
    if (is_moved_between_pieces(layer))
        draw_values(block, layer);
    draw_pieces(block, layer);
}

void
noise_layer_block_end_layer(NoiseLayerBlock *block, int number)
{
    const NoiseLayerPlan *layer = &block->stack->layer[number];
    Runs runs;

    draw_cover(block, number);
    begin_covered(block, layer->ground_smoothing != 0.0, &runs);
    while (narrow_to_run(block, &runs))
        put_layer(block, number);
    for (int row = 0; !layer->is_clipped && row < block->raster.height; row++)
        memcpy(row_of(block->ground, row), row_of(block->cover, row),
               sizeof(float) * (size_t)block->raster.width);
}

void
noise_layer_block_draw(NoiseLayerBlock *block, int n_layers)
{
    noise_layer_block_begin(block);
    for (int i = 0; i < n_layers; i++) {
        noise_layer_block_begin_layer(block, i);
        noise_layer_block_end_layer(block, i);
    }
}
