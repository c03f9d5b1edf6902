/* SPDX-License-Identifier: MIT
 *
 * Where columns lie on a lattice.
 */
#include "../fade.h"
#include "../lattice.h"
#include "kernels.h"

/* Numbers the cells from left to right, where columns share them.  False if
 * some VEC_LANES neighbours lie in more cells than a window holds. */
static bool
share_cells(const NoiseLayer *layer, const int64_t *cell, int n,
            NoiseColumns *columns)
{
    int last = 0;

    columns->corner[0] =
        (uint32_t)noise_period_reduce_axis(layer->period, 0, cell[0]);
    for (int i = 0; i < n; i++) {
        if (i > 0 && cell[i] != cell[i - 1]) {
            /* What lies between two cells apart is a cell of no column. */
            last += cell[i] == cell[i - 1] + 1 ? 1 : 2;
            if (last >= NOISE_BLOCK)
                return false;
            columns->corner[last] =
                (uint32_t)noise_period_reduce_axis(layer->period, 0, cell[i]);
        }
        columns->corner[last + 1] =
            (uint32_t)noise_period_reduce_axis(layer->period, 0, cell[i] + 1);
        columns->cell[i] = (uint32_t)last;
        if (last - (int)columns->cell[i - i % VEC_LANES] >= VEC_LANES)
            return false;
    }
    columns->n_cells = last + 1;
    columns->n_corners = last + 2;
    columns->right = 1;
    return true;
}

/* Gives each column a cell of its own. */
static void
split_cells(const NoiseLayer *layer, const int64_t *cell, int n,
            NoiseColumns *columns)
{
    for (int i = 0; i < NOISE_BLOCK; i++) {
        const int64_t own = cell[i < n ? i : n - 1];
        columns->corner[i] =
            (uint32_t)noise_period_reduce_axis(layer->period, 0, own);
        columns->corner[i + NOISE_BLOCK] =
            (uint32_t)noise_period_reduce_axis(layer->period, 0, own + 1);
        columns->cell[i] = (uint32_t)i;
    }
    columns->n_cells = n;
    columns->n_corners = NOISE_BLOCK + n;
    columns->right = NOISE_BLOCK;
}

void
NOISE_STAMP(noise_fill_columns)(const NoiseLayer *layer, const double *x, int n,
                                NoiseColumns *columns)
{
    int64_t cell[NOISE_BLOCK];

    columns->n = n;
    for (int i = 0; i < NOISE_BLOCK; i++) {
        const double place = x[i < n ? i : n - 1];
        const int64_t whole = noise_floor(place);
        columns->inner[i] = (float)(place - (double)whole);
        cell[i] = whole;
    }
    for (int i = 0; i < n; i += VEC_LANES)
        vec_store(&columns->fade[i], noise_fade(layer->shape->interpolation,
                                                vec_load(&columns->inner[i])));
    if (!share_cells(layer, cell, n, columns))
        split_cells(layer, cell, n, columns);
    for (int i = 0; i < NOISE_LANES; i++) {
        columns->corner[columns->n_corners + i] = 0;
        columns->cell[n + i] = columns->cell[n - 1];
    }
}
