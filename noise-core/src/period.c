/* SPDX-License-Identifier: MIT
 *
 * Echelon forms, by Euclid's algorithm on vectors.
 */
#include "period.h"

#include <string.h>

static void
subtract(int64_t *from, const int64_t *vector, int64_t times)
{
    for (int i = 0; i < 4; i++)
        from[i] -= times * vector[i];
}

static void
negate(int64_t *vector)
{
    for (int i = 0; i < 4; i++)
        vector[i] = -vector[i];
}

static void
swap(int64_t *a, int64_t *b)
{
    int64_t other[4];

    memcpy(other, a, sizeof other);
    memcpy(a, b, sizeof other);
    memcpy(b, other, sizeof other);
}

static int64_t
absolute(int64_t value)
{
    return value < 0 ? -value : value;
}

/* Combines vectors until only the first has a coordinate on the axis. */
static void
eliminate(int64_t vectors[][4], int n_vectors, int axis)
{
    for (int i = 1; i < n_vectors; i++) {
        while (vectors[i][axis] != 0) {
            if (absolute(vectors[i][axis]) >= absolute(vectors[0][axis]) &&
                vectors[0][axis] != 0)
                subtract(vectors[i], vectors[0],
                         vectors[i][axis] / vectors[0][axis]);
            else
                swap(vectors[i], vectors[0]);
        }
    }
}

/* Makes the other vectors' coordinates on an axis small: the same lattice, in
 * numbers that leave room. */
static void
shorten(NoisePeriod *period, int axis, int n_axes)
{
    const int64_t *step = period->step[axis];

    for (int outer = axis + 1; outer < n_axes; outer++)
        subtract(period->step[outer], step,
                 noise_floor_div(period->step[outer][axis], step[axis]));
}

bool
noise_period_init(NoisePeriod *period, int64_t vectors[3][4], int n_vectors,
                  int n_axes)
{
    memset(period, 0, sizeof *period);
    for (int axis = n_axes - 1; axis >= 0 && n_vectors > 0; axis--) {
        eliminate(vectors, n_vectors, axis);
        if (vectors[0][axis] == 0)
            continue;
        if (vectors[0][axis] < 0)
            negate(vectors[0]);
        memcpy(period->step[axis], vectors[0], sizeof period->step[axis]);
        shorten(period, axis, n_axes);
        vectors++;
        n_vectors--;
    }
    return n_vectors == 0;
}
