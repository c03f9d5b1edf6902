/* SPDX-License-Identifier: MIT
 *
 * Tables of columns on the square lattice.
 */
#include "lattice.h"

void
noise_lattice_prepare(NoiseColumns *columns, int n_columns)
{
    for (int i = 0; i < n_columns; i++) {
        const int64_t cell = noise_floor(columns->x[i]);
        const float inner = (float)(columns->x[i] - (double)cell);
        columns->cell[i] = (uint32_t)cell;
        columns->inner[i] = inner;
        columns->fade[i] = noise_fade_quintic(inner);
    }
}
