/* SPDX-License-Identifier: MIT
 *
 * Computes where the columns and rows of a strip are on a lattice that is parallel
 * to them.
 */
#include "../algorithms/common/cell.h"
#include "../dispatch/stamped.h"

/* Fills in same_until, from the last vector to the first. */
static void
fill_same_until(int n, NoiseColumns *columns)
{
    int until = n;

    for (int i = n - VEC_LANES; i >= 0; i -= VEC_LANES) {
        const int k = i / VEC_LANES;
        if (columns->cell[i + VEC_LANES - 1] > 0)
            until = i;
        else if (i + VEC_LANES == n ||
                 columns->first_cell[k] != columns->first_cell[k + 1])
            until = i + VEC_LANES;
        columns->same_until[k] = until;
    }
}

/* Makes each column's cell count from the first cell of its vector.  Returns false
 * if a vector spans more cells than vec_window() can reach. */
static bool
compute_windows(int n, NoiseColumns *columns)
{
    for (int i = 0; i < n; i += VEC_LANES) {
        const uint32_t first = columns->cell[i];
        if (columns->cell[i + VEC_LANES - 1] - first >= VEC_LANES)
            return false;
        columns->first_cell[i / VEC_LANES] = (int)first;
        vec_store_u(&columns->cell[i], vec_load_u(&columns->cell[i]) - first);
    }
    fill_same_until(n, columns);
    return true;
}

/* Numbers the columns' cells if there is no period, in which case they are
 * consecutive.  Returns false if there are too many. */
static bool
share_cells(const NoiseSplit *split, int n, NoiseColumns *columns)
{
    const uint32_t *cell = split->whole[0];
    const int64_t step =
        noise_split_cell(split, 0, n - 1) - noise_split_cell(split, 0, 0);

    if (step >= NOISE_BLOCK - 1)
        return false;
    columns->n_cells = (int)step + 1;
    columns->n_corners = columns->n_cells + 1;
    columns->right = 1;
    for (int i = 0; i < columns->n_corners; i++)
        columns->corner[i] = (cell[0] + (uint32_t)i) * NOISE_HASH_STEP;
    for (int i = 0; i < n; i++)
        columns->cell[i] = cell[i] - cell[0];
    return compute_windows(n, columns);
}

/* Reduces a corner to the period, and returns its noise_hash_addend(). */
static uint32_t
compute_addend(const NoiseOctaveInput *input, int64_t corner)
{
    const NoisePeriod *period = &input->lattice->period;

    return (uint32_t)noise_period_reduce_axis(period, 0, corner) *
           NOISE_HASH_STEP;
}

/* Numbers the columns' cells if there is a period.  Where the period starts over, or
 * a cell is skipped, neighboring columns are in cells without a common corner, so
 * one number between the two cells is left unused.  Returns false if there are too
 * many cells. */
static bool
share_periodic_cells(const NoiseOctaveInput *input, const NoiseSplit *split,
                     int n, NoiseColumns *columns)
{
    int64_t before = 0;
    int last = 0;

    for (int i = 0; i < n; i++) {
        const int64_t cell = noise_split_cell(split, 0, i);
        const bool is_new = i == 0 || cell != before;
        if (i > 0 && is_new)
            last += cell == before + 1 ? 1 : 2;
        if (last >= NOISE_BLOCK)
            return false;
        if (is_new) {
            columns->corner[last] = compute_addend(input, cell);
            columns->corner[last + 1] = compute_addend(input, cell + 1);
        }
        columns->cell[i] = (uint32_t)last;
        before = cell;
    }
    columns->n_cells = last + 1;
    columns->n_corners = last + 2;
    columns->right = 1;
    return compute_windows(n, columns);
}

/* Gives each column its own cell. */
static void
split_cells(const NoiseOctaveInput *input, const NoiseSplit *split, int n,
            NoiseColumns *columns)
{
    memset(columns->corner, 0, sizeof columns->corner);
    for (int i = 0; i < n; i++) {
        const int64_t cell = noise_split_cell(split, 0, i);
        columns->corner[i] = compute_addend(input, cell);
        columns->corner[i + NOISE_BLOCK] = compute_addend(input, cell + 1);
        columns->cell[i] = (uint32_t)i;
    }
    columns->n_cells = n;
    columns->n_corners = NOISE_BLOCK + n;
    columns->right = NOISE_BLOCK;
    compute_windows(n, columns);
}

static void
fill_columns(const NoiseOctaveInput *input, const NoisePlaces *places, int n,
             NoiseColumns *columns)
{
    const NoiseInterpolation interpolation = input->shape->interpolation;
    const bool has_period = input->lattice->period.modulus[0] > 0;
    NoiseSplit split;

    columns->n = n;
    NOISE_STAMP(noise_split_places)(input->lattice, 1, places, n, &split);
    for (int i = 0; i < n; i += VEC_LANES) {
        const VecF place = vec_load(&split.inner[0][i]);
        vec_store(&columns->inner[i], place);
        vec_store(&columns->fade[i], noise_fade(interpolation, place));
    }
    if (!(has_period ? share_periodic_cells(input, &split, n, columns)
                     : share_cells(&split, n, columns)))
        split_cells(input, &split, n, columns);
    memset(&columns->corner[columns->n_corners], 0,
           sizeof columns->corner[0] * NOISE_LANES);
}

static void
fill_rows(const NoiseOctaveInput *input, const NoiseStrip *strip,
          NoiseRows *rows)
{
    const NoiseTransform *map = &input->lattice->map;
    const int dimensions = input->shape->dimensions;
    const double z = strip->places.at[2][0], w = strip->places.at[3][0];
    uint32_t fraction[NOISE_STRIP + NOISE_LANES] = {0};

    rows->n = strip->n_rows;
    for (int i = 0; i < strip->n_rows; i++) {
        const double y = noise_map_rest(map, 1, strip->y[i], z, w);
        const int64_t cell = noise_place_split(y, &fraction[i]);
        rows->cell[i] = dimensions > 1 ? cell : 0;
    }
    for (int k = 0; k < 2; k++) {
        const double place = noise_map_rest(map, 2 + k, 0.0, z, w);
        const int64_t cell =
            noise_place_split(place, &fraction[NOISE_STRIP + k]);
        rows->cell[NOISE_STRIP + k] = 2 + k < dimensions ? cell : 0;
    }
    for (int i = 0; i < NOISE_STRIP + NOISE_LANES; i += VEC_LANES) {
        const VecF place = noise_fraction_to_cells(vec_load_u(&fraction[i]));
        vec_store(&rows->inner[i], place);
        vec_store(&rows->fade[i],
                  noise_fade(input->shape->interpolation, place));
    }
}

void
NOISE_STAMP(noise_fill_tables)(const NoiseOctaveInput *input,
                               const NoiseStrip *strip, NoiseColumns *columns,
                               NoiseRows *rows)
{
    fill_columns(input, &strip->places, noise_pad_lanes(strip->n_columns),
                 columns);
    fill_rows(input, strip, rows);
}

void
NOISE_STAMP(noise_fill_grid)(const NoiseTransform *map, const NoiseStrip *strip,
                             NoiseGrid *grid)
{
    const NoisePlaces *places = &strip->places;
    const double z = places->at[2][0], w = places->at[3][0];
    const double rest = noise_split_rest(map, 0, places, 0);

    grid->n_columns = strip->n_columns;
    grid->n_rows = strip->n_rows;
    for (int k = 0; k < 2; k++) {
        grid->step[k] = map->factor[k][k] * strip->step[k];
        grid->depth[k] = noise_map_rest(map, 2 + k, 0.0, z, w);
    }
    for (int i = 0; i < NOISE_BLOCK; i++) {
        const int column = i < grid->n_columns ? i : grid->n_columns - 1;
        grid->x[i] = map->factor[0][0] * places->at[0][column] + rest;
    }
    for (int i = 0; i < NOISE_STRIP; i++)
        grid->y[i] = noise_map_rest(
            map, 1, strip->y[i < grid->n_rows ? i : grid->n_rows - 1], z, w);
}
