/* SPDX-License-Identifier: MIT
 *
 * Draws the layers of a block, one on top of another: coverage, heights and colors.
 * README.md draws the planes, and says in which order functions fill them in.
 */
#include "canvas.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "../dispatch/cpu.h"
#include "../render/evaluate.h"

/* How many planes begin_planes() sets: of single numbers, and of colors. */
#define PLANES       (15 + NOISE_SURFACES)
#define COLOR_PLANES 3
#define NUMBERS \
    ((PLANES + COLOR_PLANES * NOISE_COLOR_CHANNELS) * NOISE_CANVAS_SIZE)

/* Cells of a coarse grid.  A layer is not drawn in cells where it covers nothing.
 * Cells are whole vectors wide, as blending works on vectors; smaller ones would
 * start too many short rows. */
#define CELL_COLUMNS 32
#define CELL_ROWS    16

_Static_assert(CELL_COLUMNS % NOISE_LANES == 0 &&
                   NOISE_CANVAS_COLUMNS % CELL_COLUMNS == 0 &&
                   NOISE_CANVAS_COLUMNS / CELL_COLUMNS < 32,
               "cells are whole vectors, and a row of them a mask");

/* Points all planes at pixel `at` of the block, counted from canvas->first_row. */
static void
begin_planes(NoiseCanvas *canvas, ptrdiff_t at)
{
    float **const planes[PLANES] = {
        &canvas->height,     &canvas->ground,    &canvas->surface[0],
        &canvas->surface[1], &canvas->value,     &canvas->cover,
        &canvas->score,      &canvas->number[0], &canvas->number[1],
        &canvas->number[2],  &canvas->number[3], &canvas->edge,
        &canvas->along[0],   &canvas->along[1],  &canvas->mean,
        &canvas->rise[0],    &canvas->rise[1]};
    float **const colors[COLOR_PLANES] = {&canvas->pixels, &canvas->glow,
                                          &canvas->painted};
    float *numbers = canvas->numbers;

    at += (ptrdiff_t)canvas->first_row * NOISE_CANVAS_COLUMNS;
    for (int i = 0; i < PLANES; i++, numbers += NOISE_CANVAS_SIZE)
        *planes[i] = numbers + at;
    for (int i = 0; i < COLOR_PLANES; i++) {
        *colors[i] = numbers + NOISE_COLOR_CHANNELS * at;
        numbers += NOISE_COLOR_CHANNELS * NOISE_CANVAS_SIZE;
    }
}

NoiseCanvas *
noise_canvas_new(const NoiseStack *stack)
{
    char *allocated = (char *)malloc(2 * sizeof(NoiseCanvas) + NOISE_LINE +
                                     2 * NUMBERS * sizeof(float));
    NoiseRoom *room = noise_room_new();

    if (allocated == NULL || room == NULL) {
        free(allocated);
        noise_room_free(room);
        return NULL;
    }
    NoiseCanvas *canvas = (NoiseCanvas *)allocated;
    float *numbers = (float *)noise_first_line(allocated + 2 * sizeof *canvas);
    for (int i = 0; i < 2; i++) {
        canvas[i] = (NoiseCanvas){.numbers = numbers + i * NUMBERS,
                                  .stack = stack,
                                  .room = room,
                                  .is_rough = i == 1};
        begin_planes(&canvas[i], 0);
    }
    canvas[0].below = &canvas[1];
    return canvas;
}

void
noise_canvas_enter(NoiseCanvas *canvas, int first_row)
{
    canvas->first_row = first_row;
    begin_planes(canvas, 0);
}

void
noise_canvas_free(NoiseCanvas *canvas)
{
    if (canvas != NULL)
        noise_room_free(canvas->room);
    free(canvas);
}

static float *
row_of(float *plane, int row)
{
    return plane + (ptrdiff_t)row * NOISE_CANVAS_COLUMNS;
}

/* Fills whole rows with a number: compilers know their length, which makes that
 * fast. */
static void
fill(float *plane, int n_rows, float number)
{
    for (int row = 0; row < n_rows; row++) {
        float *numbers = row_of(plane, row);
        for (int i = 0; i < NOISE_CANVAS_COLUMNS; i++)
            numbers[i] = number;
    }
}

/* Draws the layer's own pieces if its joints, its masks or the layers above need
 * them. */
static void
draw_pieces(NoiseCanvas *canvas, const NoiseLayerPlan *layer)
{
    const int width = canvas->raster.width;

    if (!layer->is_tiles && !layer->gives_pieces)
        return;
    /* Not layer->is_tiles: the lowest layer's tiles have sides, too.  Cells have
     * none. */
    const bool has_sides =
        noise_pieces_of(&layer->noise->params) == NOISE_PIECES_TILES;
    for (int row = 0; row < canvas->raster.height; row++) {
        const size_t size = sizeof(float) * (size_t)width;
        NOISE_ALIGNED float value[NOISE_BLOCK];
        NoisePieces pieces;
        noise_draw_pieces(layer->noise, &canvas->raster, row, layer->gives_edge,
                          &pieces, value);
        if (layer->has_piece_heights)
            memcpy(row_of(canvas->value, row), value, size);
        for (int k = 0; k < 4; k++)
            memcpy(row_of(canvas->number[k], row), pieces.number[k], size);
        if (layer->is_tiles || layer->gives_edge)
            memcpy(row_of(canvas->edge, row), pieces.edge, size);
        for (int k = 0; k < 2 && has_sides; k++)
            memcpy(row_of(canvas->along[k], row), pieces.along[k], size);
    }
}

/* ---- Masks ------------------------------------------------------------ */

/* Adds one of the 16 heights around each place to its mean and slopes. */
static void
add_tap(NoiseCanvas *canvas, float mean, float across, float down)
{
    for (int row = 0; row < canvas->raster.height; row++) {
        const float *height = row_of(canvas->below->height, row);
        for (int i = 0; i < canvas->raster.width; i++) {
            row_of(canvas->mean, row)[i] += mean * height[i];
            row_of(canvas->rise[0], row)[i] += across * height[i];
            row_of(canvas->rise[1], row)[i] += down * height[i];
        }
    }
}

/* Computes the surroundings of places that are far apart: each takes 16 heights of
 * its own. */
static void
look_from_apart(NoiseCanvas *canvas, int layer, double radius)
{
    NoiseTaps taps[2];
    double step[2];

    for (int axis = 0; axis < 2; axis++) {
        step[axis] = noise_around_step(canvas->stack, axis, radius,
                                       canvas->raster.pixel);
        noise_around_taps(canvas->share[axis], step[axis], &taps[axis]);
        fill(canvas->rise[axis], canvas->raster.height, 0.0f);
    }
    fill(canvas->mean, canvas->raster.height, 0.0f);
    for (int k = 0; k < 16; k++) {
        const int i = k % 4, j = k / 4;
        NoiseRaster *raster = &canvas->below->raster;
        *raster = canvas->raster;
        raster->start[0] += (i - 1 - canvas->share[0]) * step[0];
        raster->start[1] += (j - 1 - canvas->share[1]) * step[1];
        raster->pixel = fmin(step[0], step[1]);
        noise_canvas_draw(canvas->below, layer);
        add_tap(canvas, taps[0].weight[i] * taps[1].weight[j],
                taps[0].rise[i] * taps[1].weight[j],
                taps[0].weight[i] * taps[1].rise[j]);
    }
}

void
noise_canvas_look(NoiseCanvas *canvas, int layer, double radius,
                  bool with_rises)
{
    NoiseAround around;

    if (canvas->around_layer == layer && canvas->radius == radius &&
        (canvas->has_rises || !with_rises))
        return;
    canvas->around_layer = layer;
    canvas->radius = radius;
    canvas->has_rises = with_rises || canvas->is_sparse;
    if (canvas->is_sparse) {
        look_from_apart(canvas, layer, radius);
        return;
    }
    noise_around_fit(canvas->stack, &canvas->raster, radius, &around);
    canvas->below->raster = around.raster;
    noise_canvas_draw(canvas->below, layer);
    for (int row = 0; row < canvas->raster.height; row++) {
        float *const rise[2] = {row_of(canvas->rise[0], row),
                                row_of(canvas->rise[1], row)};
        noise_around_row(&around, row, canvas->below->height,
                         NOISE_CANVAS_COLUMNS, row_of(canvas->mean, row),
                         with_rises ? rise : NULL);
    }
}

/* Adds what a mask senses to its scores: either by the senses that look around, or
 * by all others. */
static void
add_senses(NoiseCanvas *canvas, const NoiseMaskPlan *mask, bool looks_around)
{
    const int width = canvas->raster.width;
    const float nearness = (float)(1.0 / mask->radius);
    NOISE_ALIGNED float sensed[NOISE_CANVAS_COLUMNS];
    NOISE_ALIGNED float edge[NOISE_CANVAS_COLUMNS];

    for (int row = 0; row < canvas->raster.height; row++) {
        const float *distance = row_of(canvas->edge, row);
        const NoiseGround ground = {
            .height = row_of(canvas->height, row),
            .mean = row_of(canvas->mean, row),
            .rise = {row_of(canvas->rise[0], row),
                     row_of(canvas->rise[1], row)},
            .edge = edge,
        };
        float *score = row_of(canvas->score, row);
        for (int k = 0; k < NOISE_SENSES; k++) {
            const float weight = mask->weight[k];
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

/* Draws a mask's scores: its noise, and what it senses. */
static void
draw_scores(NoiseCanvas *canvas, int layer, const NoiseMaskPlan *mask)
{
    const NoiseMaskNeeds needs = noise_mask_needs(mask);

    if (mask->noise != NULL)
        noise_draw(mask->noise, &canvas->raster, NOISE_ENCODING_PERCEPTUAL,
                   canvas->score, NOISE_CANVAS_COLUMNS, canvas->room);
    for (int row = 0; row < canvas->raster.height; row++) {
        float *score = row_of(canvas->score, row);
        if (mask->noise == NULL)
            fill(score, 1, 0.5f);
        for (int i = 0;
             needs.around && canvas->is_rough && i < canvas->raster.width; i++)
            score[i] += mask->unseen;
    }
    add_senses(canvas, mask, false);
    if (needs.around && !canvas->is_rough) {
        noise_canvas_look(canvas, layer, mask->radius, needs.rises);
        add_senses(canvas, mask, true);
    }
}

/* Multiplies the layer's coverage by the mask's step of the score. */
static void
cover_by_step(NoiseCanvas *canvas, const NoiseMaskPlan *mask)
{
    const float grain = mask->grain * (float)canvas->raster.pixel;
    const float steepness = 1.0f / fmaxf(mask->width, grain);
    const float mean = noise_share_of_mean(grain);

    for (int row = 0; row < canvas->raster.height; row++) {
        const float *score = row_of(canvas->score, row);
        float *cover = row_of(canvas->cover, row);
        for (int i = 0; i < canvas->raster.width; i++)
            cover[i] *= (1.0f - mean) *
                            noise_mask_step(score[i], mask->middle, steepness) +
                        mean * mask->coverage;
    }
}

static void
cover_by_mask(NoiseCanvas *canvas, int layer, const NoiseMaskPlan *mask)
{
    const int width = canvas->raster.width;

    for (int row = 0; row < canvas->raster.height; row++) {
        const float *number = row_of(canvas->number[3], row);
        float *cover = row_of(canvas->cover, row);
        for (int i = 0; mask->pieces < 1.0f && i < width; i++)
            cover[i] = number[i] < mask->pieces ? cover[i] : 0.0f;
        for (int i = 0; !mask->has_step && i < width; i++)
            cover[i] *= mask->coverage;
    }
    if (!mask->has_step)
        return;
    draw_scores(canvas, layer, mask);
    cover_by_step(canvas, mask);
}

/* Leaves the joints between tiles uncovered.  A pixel that contains a joint counts
 * its own tile and the one across the joint. */
static void
cover_tiles(NoiseCanvas *canvas, const NoiseTiles *tiles)
{
    const float pixel = (float)canvas->raster.pixel;
    const float scale = 1.0f / pixel;
    const float half_joint = tiles->half_joint;
    const float radius = fmaxf(tiles->inner_radius, 1e-6f);
    const float mean = noise_share_of_mean(0.5f * pixel / radius);
    /* Approximate share of a side that joints leave to the tile, the same for both
     * axes. */
    const float inside = fmaxf(1.0f - half_joint / radius, 0.0f);

    for (int row = 0; row < canvas->raster.height; row++) {
        const float *edge = row_of(canvas->edge, row);
        float *cover = row_of(canvas->cover, row);
        for (int i = 0; i < canvas->raster.width; i++) {
            const float other = fabsf(edge[i] + half_joint) + half_joint;
            cover[i] *= (1.0f - mean) * (noise_clip(0.5f + edge[i] * scale) +
                                         noise_clip(0.5f - other * scale)) +
                        mean * inside * inside;
        }
    }
}

/* Computes the coverage of a layer, without the alpha of its color. */
static void
draw_cover(NoiseCanvas *canvas, int number)
{
    const NoiseLayerPlan *layer = &canvas->stack->layer[number];

    fill(canvas->cover, canvas->raster.height, layer->opacity);
    for (int row = 0; layer->is_clipped && row < canvas->raster.height; row++) {
        float *cover = row_of(canvas->cover, row);
        const float *ground = row_of(canvas->ground, row);
        for (int i = 0; i < NOISE_CANVAS_COLUMNS; i++)
            cover[i] *= ground[i];
    }
    if (layer->is_tiles)
        cover_tiles(canvas, &layer->noise->tiles);
    for (int i = 0; i < layer->n_masks; i++)
        cover_by_mask(canvas, number, &layer->mask[i]);
}

/* Returns one bit for each column of cells in n_rows rows: 1 if the layer covers
 * anything there. */
static uint32_t
find_covered(const NoiseCanvas *canvas, int first, int n_rows)
{
    const int end_row = noise_smaller(first + n_rows, canvas->raster.height);
    uint32_t covered = 0;

    for (int row = first; row < end_row; row++) {
        const float *cover = row_of(canvas->cover, row);
        for (int i = 0; i < canvas->raster.width; i += CELL_COLUMNS) {
            uint32_t is_covered = 0;
            const int end =
                noise_smaller(i + CELL_COLUMNS, canvas->raster.width);
            for (int k = i; k < end; k++)
                is_covered |= cover[k] != 0.0f;
            covered |= is_covered << i / CELL_COLUMNS;
        }
    }
    return covered;
}

/* ---- Values and colors ------------------------------------------------ */

/* Returns where a column (axis 0) or row is in the noise: without the picture's
 * offset, and reduced to the period. */
static double
place_in_noise(const NoiseCanvas *canvas, int axis, int i)
{
    return noise_place_reduce(noise_raster_place(&canvas->raster, axis, i),
                              canvas->stack->period[axis],
                              canvas->raster.offset[axis]);
}

/* Draws a row of values; each piece shows its own part of the noise. */
static void
draw_moved_row(NoiseCanvas *canvas, const NoiseLayerPlan *layer, int row)
{
    const NoiseRaster *raster = &canvas->raster;
    const double y = place_in_noise(canvas, 1, row);
    const ptrdiff_t start = (ptrdiff_t)row * NOISE_CANVAS_COLUMNS;
    const bool is_along = layer->pieces == NOISE_PIECE_PLACE_ALONG;
    double place[2][NOISE_BLOCK];
    const double *const places[2] = {place[0], place[1]};
    NOISE_ALIGNED float value[NOISE_BLOCK];

    for (int i = 0; i < raster->width; i++) {
        place[0][i] = is_along ? (double)canvas->along[0][start + i]
                               : place_in_noise(canvas, 0, i);
        place[1][i] = is_along ? (double)canvas->along[1][start + i] : y;
        for (int axis = 0; axis < 2; axis++)
            place[axis][i] += canvas->stack->apart *
                              (double)canvas->number[1 + axis][start + i];
    }
    noise_evaluate_places(layer->noise, raster->pixel, raster->width, places,
                          value);
    memcpy(canvas->value + start, value, sizeof(float) * (size_t)raster->width);
}

static void
draw_values(NoiseCanvas *canvas, const NoiseLayerPlan *layer)
{
    NoiseRaster raster = canvas->raster;

    /* Antialias values only if colors are made from them. */
    raster.has_pixels = raster.has_pixels && layer->is_ramp;
    if (layer->pieces == NOISE_PIECE_PLACE_NONE) {
        noise_draw_heights(layer->noise, &raster, layer->noise->params.z,
                           canvas->value, NOISE_CANVAS_COLUMNS, canvas->room);
        return;
    }
    for (int row = 0; row < canvas->raster.height; row++)
        draw_moved_row(canvas, layer, row);
}

/* Draws the layer's colors into canvas->painted. */
static void
draw_colors(NoiseCanvas *canvas, const NoiseLayerPlan *layer)
{
    const NoisePlan *plan = layer->noise;
    const ptrdiff_t stride = NOISE_COLOR_CHANNELS * NOISE_CANVAS_COLUMNS;
    const int width = canvas->raster.width;

    if (plan != NULL && !layer->is_ramp && !layer->is_by_piece) {
        noise_draw(plan, &canvas->raster, NOISE_ENCODING_PERCEPTUAL,
                   canvas->painted, stride, canvas->room);
        return;
    }
    for (int row = 0; row < canvas->raster.height; row++) {
        float *painted = canvas->painted + row * stride;
        const float *value =
            row_of(layer->is_by_piece ? canvas->number[0] : canvas->value, row);
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

/* Multiplies the coverage by the colors' alpha, and sets that alpha to 1.  In two
 * loops: from a single one, clang 14 makes WebAssembly code that reads other pixels'
 * alpha. */
static void
cover_by_alpha(NoiseCanvas *canvas)
{
    for (int row = 0; row < canvas->raster.height; row++) {
        float *painted = row_of(canvas->painted, NOISE_COLOR_CHANNELS * row);
        float *cover = row_of(canvas->cover, row);
        for (int i = 0; i < canvas->raster.width; i++)
            cover[i] *= painted[NOISE_COLOR_CHANNELS * i + NOISE_ALPHA];
        for (int i = 0; i < canvas->raster.width; i++)
            painted[NOISE_COLOR_CHANNELS * i + NOISE_ALPHA] = 1.0f;
    }
}

/* ---- Height ----------------------------------------------------------- */

/* Levels the ground toward its mean where the layer covers it.  A radius shorter
 * than the smallest step of the raster around levels it proportionally less. */
static void
smooth_ground(NoiseCanvas *canvas, int number)
{
    const double radius = canvas->stack->layer[number].ground_smoothing;
    const double least = NOISE_AROUND_STEP_MIN * canvas->raster.pixel;
    const float share = noise_clip((float)(radius / least));

    noise_canvas_look(canvas, number, radius, false);
    for (int row = 0; row < canvas->raster.height; row++) {
        float *height = row_of(canvas->height, row);
        const float *mean = row_of(canvas->mean, row);
        const float *cover = row_of(canvas->cover, row);
        for (int i = 0; i < canvas->raster.width; i++)
            height[i] += cover[i] * share * (mean[i] - height[i]);
    }
}

/* Joins n heights of a layer with those below.  In the modes "higher" and "lower",
 * coverage fades out, over one pixel of height, where the layer stays below or above
 * them. */
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
noise_canvas_compute_rises(const NoiseCanvas *canvas, int row,
                           float rise[2][NOISE_CANVAS_COLUMNS])
{
    const float *at = canvas->height + (ptrdiff_t)row * NOISE_CANVAS_COLUMNS;
    const float scale = 0.5f / (float)canvas->raster.pixel;
    const int n = canvas->raster.width - 2;

    for (int i = 0; i < n; i++) {
        rise[0][i] = (at[i + 2] - at[i]) * scale;
        rise[1][i] = (at[i + 1 + NOISE_CANVAS_COLUMNS] -
                      at[i + 1 - NOISE_CANVAS_COLUMNS]) *
                     scale;
    }
    for (int i = n; i < NOISE_CANVAS_COLUMNS; i++)
        rise[0][i] = rise[1][i] = 0.0f;
}

/* ---- Layers ----------------------------------------------------------- */

/* Blends the layer's roughness and metallic into the surface, by its coverage. */
static void
cover_surface(NoiseCanvas *canvas, const NoiseLayerPlan *layer)
{
    const float variation = layer->roughness_variation;

    for (int row = 0; row < canvas->raster.height; row++) {
        const float *cover = row_of(canvas->cover, row);
        const float *value = row_of(canvas->value, row);
        float *rough = row_of(canvas->surface[NOISE_SURFACE_ROUGHNESS], row);
        float *metal = row_of(canvas->surface[NOISE_SURFACE_METALLIC], row);
        for (int i = 0; i < canvas->raster.width; i++) {
            const float varied = variation * (value[i] - 0.5f);
            const float own = noise_clip(layer->roughness + varied);
            rough[i] += cover[i] * (own - rough[i]);
            metal[i] += cover[i] * (layer->metallic - metal[i]);
        }
    }
}

static void
blend_colors(NoiseCanvas *canvas, const NoiseLayerPlan *layer)
{
    const NoiseKernels *kernels = noise_cpu_kernels();

    for (int row = 0; row < canvas->raster.height; row++) {
        const int n = canvas->raster.width;
        const float *cover = row_of(canvas->cover, row);
        const float *painted =
            row_of(canvas->painted, NOISE_COLOR_CHANNELS * row);
        kernels->blend(layer->mode, painted, cover, n,
                       row_of(canvas->pixels, NOISE_COLOR_CHANNELS * row));
        if (canvas->stack->has_glow)
            kernels->blend_glow(
                layer->mode, layer->glow, painted, cover, n,
                row_of(canvas->glow, NOISE_COLOR_CHANNELS * row));
    }
}

/* Fills in the layer's values, or 1 where nothing reads its noise.  Not by fill(),
 * which writes whole rows: a run of cells may end sooner. */
static void
fill_values(NoiseCanvas *canvas, const NoiseLayerPlan *layer, bool has_color)
{
    if (layer->noise != NULL &&
        (layer->relief != 0.0f || (layer->is_ramp && has_color) ||
         (layer->roughness_variation != 0.0f && canvas->has_surface))) {
        draw_values(canvas, layer);
        return;
    }
    for (int row = 0; row < canvas->raster.height; row++) {
        float *value = row_of(canvas->value, row);
        for (int i = 0; i < canvas->raster.width; i++)
            value[i] = 1.0f;
    }
}

/* True if the layer makes pieces of its own, and the pieces below move its noise. */
static bool
is_moved_between_pieces(const NoiseLayerPlan *layer)
{
    return layer->pieces != NOISE_PIECE_PLACE_NONE &&
           (layer->is_tiles || layer->gives_pieces);
}

/* Puts a layer, whose coverage is already computed, on those below. */
static void
put_layer(NoiseCanvas *canvas, int number)
{
    const NoiseLayerPlan *layer = &canvas->stack->layer[number];
    const bool blends = layer->mode != NOISE_MODE_NONE && canvas->has_color;
    const bool by_alpha = layer->mode != NOISE_MODE_NONE && !layer->is_opaque;

    if (!layer->has_piece_heights && !is_moved_between_pieces(layer))
        fill_values(canvas, layer, blends || by_alpha);
    if (blends || by_alpha)
        draw_colors(canvas, layer);
    if (by_alpha)
        cover_by_alpha(canvas);
    if (layer->ground_smoothing != 0.0 && !canvas->is_rough)
        smooth_ground(canvas, number);
    for (int row = 0; layer->has_height && row < canvas->raster.height; row++)
        join_heights(layer, canvas->raster.width, row_of(canvas->value, row),
                     row_of(canvas->cover, row), row_of(canvas->height, row));
    if (layer->mode == NOISE_MODE_NORMAL && canvas->has_surface)
        cover_surface(canvas, layer);
    if (blends)
        blend_colors(canvas, layer);
}

/* Puts a layer on n_rows rows of the block: only on the runs of cells that `covered`
 * marks. */
static void
put_runs(NoiseCanvas *canvas, int number, int row, int n_rows, uint32_t covered)
{
    const NoiseRaster whole = canvas->raster;

    for (int cell = 0, end; covered >> cell != 0; cell = end + 1) {
        end = cell;
        while ((covered >> end & 1) != 0)
            end++;
        if (end == cell)
            continue;
        const int column = cell * CELL_COLUMNS;
        canvas->raster.first[0] += column;
        canvas->raster.first[1] += row;
        canvas->raster.width =
            noise_smaller(end * CELL_COLUMNS, whole.width) - column;
        canvas->raster.height = n_rows;
        begin_planes(canvas, (ptrdiff_t)row * NOISE_CANVAS_COLUMNS + column);
        put_layer(canvas, number);
        canvas->raster = whole;
        begin_planes(canvas, 0);
    }
}

/* Puts a layer wherever it covers anything.  Neighboring rows of cells that are
 * covered alike are put together, since each call draws a frame around its
 * pixels. */
static void
put_covered(NoiseCanvas *canvas, int number)
{
    const int height = canvas->raster.height;
    uint32_t next = find_covered(canvas, 0, CELL_ROWS);

    for (int row = 0, end; row < height; row = end) {
        const uint32_t covered = next;
        for (end = row + CELL_ROWS; end < height; end += CELL_ROWS) {
            next = find_covered(canvas, end, CELL_ROWS);
            if (next != covered)
                break;
        }
        put_runs(canvas, number, row, noise_smaller(end, height) - row,
                 covered);
    }
}

void
noise_canvas_begin(NoiseCanvas *canvas)
{
    const int n_rows = canvas->raster.height;

    canvas->around_layer = -1;
    fill(canvas->height, n_rows, 0.0f);
    /* Without pieces, every pixel counts as the middle of a covered piece. */
    fill(canvas->number[3], n_rows, 0.0f);
    fill(canvas->edge, n_rows, INFINITY);
    fill(canvas->ground, n_rows, 1.0f);
    if (canvas->has_color)
        fill(canvas->pixels, NOISE_COLOR_CHANNELS * n_rows, 0.0f);
    if (canvas->has_color && canvas->stack->has_glow)
        fill(canvas->glow, NOISE_COLOR_CHANNELS * n_rows, 0.0f);
    for (int k = 0; canvas->has_surface && k < NOISE_SURFACES; k++)
        fill(canvas->surface[k], n_rows, 0.0f);
}

void
noise_canvas_begin_layer(NoiseCanvas *canvas, int number)
{
    const NoiseLayerPlan *layer = &canvas->stack->layer[number];

    /* Draw these values first: draw_pieces() replaces the pieces below, which move
     * them. */
    if (is_moved_between_pieces(layer))
        draw_values(canvas, layer);
    draw_pieces(canvas, layer);
}

void
noise_canvas_end_layer(NoiseCanvas *canvas, int number)
{
    const NoiseLayerPlan *layer = &canvas->stack->layer[number];

    draw_cover(canvas, number);
    /* Smoothing needs the surroundings, which are computed for whole blocks only. */
    if (layer->ground_smoothing == 0.0)
        put_covered(canvas, number);
    else if (find_covered(canvas, 0, NOISE_CANVAS_ROWS) != 0)
        put_layer(canvas, number);
    for (int row = 0; !layer->is_clipped && row < canvas->raster.height; row++)
        memcpy(row_of(canvas->ground, row), row_of(canvas->cover, row),
               sizeof(float) * (size_t)canvas->raster.width);
}

void
noise_canvas_draw(NoiseCanvas *canvas, int n_layers)
{
    noise_canvas_begin(canvas);
    for (int i = 0; i < n_layers; i++) {
        noise_canvas_begin_layer(canvas, i);
        noise_canvas_end_layer(canvas, i);
    }
}
