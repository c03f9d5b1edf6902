/* SPDX-License-Identifier: MIT
 *
 * Draws cellular noise on a strip along the lattice's axes, tile by tile: the few
 * points that can matter to a tile are compared with all of its pixels.
 *
 * A pixel gets the cell value of its nearest point.  If two points are equally near,
 * the one that is visited first counts.  Tiles visit points in a different order
 * than drawing place by place does.  So if a strip has a pixel like this,
 * cellular_grid() returns false, and the strip is drawn place by place.
 */
#ifndef NOISE_CELLULAR_GRID_H
#define NOISE_CELLULAR_GRID_H

#include "points.h"

/* A limit from benchmarks: if the product of the steps from pixel to pixel along x
 * and y, in cells, is larger, drawing place by place is faster. */
#define MAX_CELLS_PER_STEP (VEC_LANES == 4 ? 0.25 : 0.12)

/* Returns the largest distance, in cells, at which points can matter.  If only the
 * nearest point is wanted, this is the largest distance to the point in the place's
 * own cell. */
static inline float
compute_far(const NoiseShape *shape)
{
    const int n_points = count_points(shape->feature);
    const float share = n_points == 1 ? 0.5f + 0.5f * shape->jitter : 1.0f;
    const float beyond = 1.0f + 0x1p-10f;
    const float largest = largest_distance(shape, n_points - 1);

    if (shape->feature == NOISE_FEATURE_SMOOTH_F1)
        return compute_smooth_reach(shape) * beyond;
    return (shape->distance == NOISE_DISTANCE_SQUARED ? sqrtf(largest)
                                                      : largest) *
           (share * beyond);
}

/* Rounds a place in the same way as move_search(). */
static inline double
snap_to_cell(double place)
{
    uint32_t fraction;
    const double whole = (double)noise_place_split(place, &fraction);
    const float inner = noise_fraction_to_cell(fraction);

    return whole + (double)((inner + SNAP) - SNAP);
}

/* Stores a vector of a row, except for columns before `first`, which another run has
 * drawn. */
VEC_INLINE void
store_from(int first, int column, VecF noise, float *row)
{
    float number[VEC_LANES];

    if (column >= first) {
        vec_store(&row[column], noise);
        return;
    }
    vec_store(number, noise);
    for (int i = first; i < column + VEC_LANES; i++)
        row[i] = number[i - column];
}

VEC_INLINE void
store_feature(const NoiseOctaveInput *input, NoiseFeature feature,
              const Tile *tile, const Found *found)
{
    const int n_points = count_points(feature);
    const int start = round_down(tile->first[0]);

    for (int row = tile->first[1]; row < tile->last[1]; row++) {
        for (int i = start; i < tile->last[0]; i += VEC_LANES) {
            const int at = row_of_tile(row) * TILE_MAX + i - start;
            VecF distance[NEAREST_MAX];
            VEC_UNROLL
            for (int k = 0; k < NEAREST_MAX; k++)
                distance[k] = k < n_points
                                  ? vec_load(&found->distance[k].at[at])
                                  : vec_splat(0.0f);
            store_from(tile->first[0], i,
                       feature == NOISE_FEATURE_SMOOTH_F1
                           ? noise_of_smooth(input, distance[0])
                           : noise_of_distances(input, feature, distance),
                       &found->value[row * NOISE_BLOCK]);
        }
    }
}

/* Turns the distances that were found into noise, and stores it.  draw_plane() and
 * draw_slice() share one compiled copy, because compiling all features takes half of
 * this file's compile time.  Nothing can alias the local copies, so the compiler can
 * keep the input in registers. */
VEC_OUTLINE void
store_noise(const NoiseOctaveInput *input, const Tile *tile, const Found *found)
{
    const NoiseShape shape = *input->shape;
    NoiseOctaveInput own = *input;

    own.shape = &shape;
#define STORED(name, nick, label)               \
    case name:                                  \
        store_feature(&own, name, tile, found); \
        break;
    switch (shape.feature) {
        NOISE_FEATURES(STORED)
    }
#undef STORED
}

/* Divides a length into equal parts, and returns their size.  There are length /
 * wanted parts, rounded, so a part is less than one and a half times as long as
 * wanted. */
static inline int
divide_evenly(int length, int wanted)
{
    const int n_parts = (length + wanted / 2) / wanted;

    return n_parts > 1 ? (length + n_parts - 1) / n_parts : length;
}

static inline void
compute_tile_size(const NoiseGrid *grid, int size[2])
{
    const int wanted =
        grid->step[0] * TILE_WIDE > 1.0 ? TILE_NARROW : TILE_WIDE;

    size[0] = round_up(divide_evenly(grid->n_columns, wanted));
    size[1] = divide_evenly(grid->n_rows, TILE_HEIGHT);
}

/* Draws part of a run.  If not all points of the part fit at once, the part is a
 * single tile. */
VEC_INLINE void
draw_part_of_run(const NoiseOctaveInput *input, int n, SearchVariant variant,
                 float far, const Run *part, Found *found)
{
    int tile_size[2];
    const Cells all = compute_cells_of_part(part, n, far);
    Cells cells = all;
    Points points;

    compute_tile_size(part->grid, tile_size);
    points.is_first = true;
    for (; next_cells(&all, points.is_first, &cells); points.is_first = false) {
        points.is_last = compute_rest(&all, &cells) == 3;
        Tile tile = {.grid = part->grid};
        compute_all_points(input, n, variant, part->grid->depth[0], &cells,
                           &points);
        while (next_part(part, tile_size, &tile)) {
            compare_tile(n, variant, far, &points, &tile, found);
            if (points.is_last && variant.result_kind != RESULT_FIRST)
                store_noise(input, &tile, found);
        }
    }
}

/* Draws a strip.  Returns false if pixels get cell values and two points are equally
 * near to a pixel, as explained at the top of this file. */
VEC_INLINE bool
draw_strip(const NoiseOctaveInput *input, int n, SearchVariant variant,
           const NoiseGrid *grid, float *value)
{
    const float far = compute_far(input->shape);
    Run run = {.grid = grid};
    int tile_size[2], part_size[2];
    Found found;

    found.start = variant.result_kind == RESULT_SMOOTH
                      ? smooth_start(variant.metric)
                      : NOWHERE;
    found.value = value;
    found.gap = vec_splat(INFINITY);
    found.blend = compute_blend(input->shape);
    found.halves = input->shape->halves;
    compute_tile_size(grid, tile_size);
    compute_part_size(grid, n, far, tile_size, part_size);
    while (next_run(&run)) {
        Run part = {.grid = grid};
        while (next_part(&run, part_size, &part))
            draw_part_of_run(input, n, variant, far, &part, &found);
    }
    return variant.result_kind != RESULT_FIRST ||
           !vec_any(vec_less(found.gap, vec_splat(FLT_MIN)));
}

VEC_OUTLINE bool
draw_plane(const NoiseOctaveInput *input, const NoiseGrid *grid, float *value)
{
    return draw_strip(input, 2, choose_variant(input->shape, false), grid,
                      value);
}

VEC_OUTLINE bool
draw_slice(const NoiseOctaveInput *input, const NoiseGrid *grid, float *value)
{
    return draw_strip(input, 3, choose_variant(input->shape, false), grid,
                      value);
}

static bool
cellular_grid(const NoiseOctaveInput *input, const NoiseGrid *grid,
              float *value)
{
    NoiseGrid snapped = *grid;

    if (input->shape->feature == NOISE_FEATURE_EDGE ||
        input->shape->feature == NOISE_FEATURE_SPOTS ||
        !can_draw_runs(input, grid, MAX_CELLS_PER_STEP))
        return false;
    for (int i = 0; i < grid->n_columns; i++)
        snapped.x[i] = snap_to_cell(grid->x[i]);
    for (int i = grid->n_columns; i < NOISE_BLOCK; i++)
        snapped.x[i] = snapped.x[grid->n_columns - 1];
    for (int i = 0; i < NOISE_STRIP; i++)
        snapped.y[i] = snap_to_cell(grid->y[i]);
    snapped.depth[0] = snap_to_cell(grid->depth[0]);
    return input->shape->dimensions == 2 ? draw_plane(input, &snapped, value)
                                         : draw_slice(input, &snapped, value);
}

#endif
