/* SPDX-License-Identifier: MIT
 *
 * Where columns lie on a lattice.
 */
#include "../algorithms/common/cell.h"
#include "../dispatch/stamped.h"

/* Stores the cell of each column, modulo 2^32, and its place within. */
static void
split_columns(const NoiseShape *shape, const NoisePlaces *places, int n,
              uint32_t *cell, NoiseColumns *columns)
{
    for (int i = 0; i < n; i += VEC_LANES) {
        VecU whole;
        VecF inner;
        split_places(places, 0, i, &whole, &inner);
        vec_store_u(&cell[i], whole);
        vec_store(&columns->inner[i], inner);
        vec_store(&columns->fade[i], noise_fade(shape->interpolation, inner));
    }
}

/* Fills same_until, from the last vector to the first. */
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

/* Counts each column's cell from the first one of its vector.  False if a
 * vector spans more cells than vec_window() can reach. */
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

/* Numbers cells that have no period: they follow each other.  How many there
 * are is seen from the places, since cells are known modulo 2^32 only.  False
 * if they are too many. */
static bool
share_cells(const double *x, const uint32_t *cell, int n, NoiseColumns *columns)
{
    if (x[n - 1] - x[0] >= NOISE_BLOCK - 1)
        return false;
    columns->n_cells = (int)(cell[n - 1] - cell[0] + 1);
    columns->n_corners = columns->n_cells + 1;
    columns->right = 1;
    for (int i = 0; i < columns->n_corners; i++)
        columns->corner[i] = (cell[0] + (uint32_t)i) * NOISE_HASH_STEP;
    for (int i = 0; i < n; i++)
        columns->cell[i] = cell[i] - cell[0];
    return compute_windows(n, columns);
}

/* The corner's noise_hash_addend(). */
static uint32_t
compute_addend(const NoiseOctaveInput *input, int64_t corner)
{
    return (uint32_t)noise_period_reduce_axis(input->period, 0, corner) *
           NOISE_HASH_STEP;
}

/* Numbers cells that have a period: where it begins anew, or a cell is skipped,
 * the next column's cell does not share its corner.  Then a cell without
 * columns lies between the two.  False if they are too many. */
static bool
share_periodic_cells(const NoiseOctaveInput *input, const double *x, int n,
                     NoiseColumns *columns)
{
    int64_t before = 0;
    int last = 0;

    for (int i = 0; i < n; i++) {
        uint32_t rest;
        const int64_t cell = noise_place_split(x[i], &rest);
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

/* Gives each column a cell of its own. */
static void
split_cells(const NoiseOctaveInput *input, const double *x, int n,
            NoiseColumns *columns)
{
    memset(columns->corner, 0, sizeof columns->corner);
    for (int i = 0; i < n; i++) {
        uint32_t rest;
        const int64_t cell = noise_place_split(x[i], &rest);
        columns->corner[i] = compute_addend(input, cell);
        columns->corner[i + NOISE_BLOCK] = compute_addend(input, cell + 1);
        columns->cell[i] = (uint32_t)i;
    }
    columns->n_cells = n;
    columns->n_corners = NOISE_BLOCK + n;
    columns->right = NOISE_BLOCK;
    compute_windows(n, columns);
}

void
NOISE_STAMP(noise_fill_columns)(const NoiseOctaveInput *input,
                                const NoisePlaces *places, int n,
                                NoiseColumns *columns)
{
    const double *x = places->at[0];
    const bool has_period = input->period->modulus[0] > 0;
    uint32_t cell[NOISE_BLOCK] = {0};

    columns->n = n;
    split_columns(input->shape, places, n, cell, columns);
    if (!(has_period ? share_periodic_cells(input, x, n, columns)
                     : share_cells(x, cell, n, columns)))
        split_cells(input, x, n, columns);
    memset(&columns->corner[columns->n_corners], 0,
           sizeof columns->corner[0] * NOISE_LANES);
}
