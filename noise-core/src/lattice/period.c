/* SPDX-License-Identifier: MIT
 *
 * Computes periods, and reduces lattice points to them.
 */
#include "period.h"

#include <math.h>
#include <string.h>

/* Returns the cofactor of vectors[i][axes[k]] in the determinant of n vectors,
 * restricted to n axes. */
static int64_t
compute_cofactor(int64_t vectors[3][4], const int axes[3], int n, int i, int k)
{
    if (n == 1)
        return 1;
    if (n == 2)
        return (i == k ? 1 : -1) * vectors[1 - i][axes[1 - k]];
    const int64_t *next = vectors[(i + 1) % 3];
    const int64_t *last = vectors[(i + 2) % 3];
    const int next_axis = axes[(k + 1) % 3];
    const int last_axis = axes[(k + 2) % 3];

    return next[next_axis] * last[last_axis] -
           next[last_axis] * last[next_axis];
}

/* Computes period->function and period->divisor, using n of the four axes.  Returns
 * false if the vectors, restricted to these axes, are linearly dependent. */
static bool
init_functions(NoisePeriod *period, int64_t vectors[3][4], const int axes[3],
               int n)
{
    int64_t determinant = 0;

    for (int k = 0; k < n; k++)
        determinant +=
            vectors[0][axes[k]] * compute_cofactor(vectors, axes, n, 0, k);
    if (determinant == 0)
        return false;
    memset(period->function, 0, sizeof period->function);
    for (int i = 0; i < n; i++) {
        for (int k = 0; k < n; k++)
            period->function[i][axes[k]] =
                compute_cofactor(vectors, axes, n, i, k) *
                (determinant < 0 ? -1 : 1);
    }
    period->divisor = determinant < 0 ? -determinant : determinant;
    return true;
}

/* Moves on to the next choice of n axes out of four.  Returns false after the last
 * one. */
static bool
choose_next(int axes[3], int n)
{
    for (int k = n - 1; k >= 0; k--) {
        if (axes[k] < 4 - n + k) {
            axes[k]++;
            for (int i = k + 1; i < n; i++)
                axes[i] = axes[i - 1] + 1;
            return true;
        }
    }
    return false;
}

/* Fills in the moduli.  Returns true if each vector is parallel to a different
 * axis. */
static bool
compute_moduli(NoisePeriod *period)
{
    for (int i = 0; i < period->n_vectors; i++) {
        int n_axes = 0;
        for (int axis = 0; axis < 4; axis++) {
            const int64_t length = period->vector[i][axis];
            if (length == 0)
                continue;
            if (period->modulus[axis] != 0)
                return false;
            n_axes++;
            period->modulus[axis] = length < 0 ? -length : length;
        }
        if (n_axes != 1)
            return false;
    }
    return true;
}

/* True if the vectors are too long.  The coefficients of NoisePeriod.function are
 * products of coordinates of all vectors except one, and are multiplied by the
 * coordinates of points up to two vectors away.  All results have to stay below
 * 2^63. */
static bool
is_long(int64_t vectors[3][4], int n_vectors)
{
    static const int64_t longest[4] = {0, INT64_C(1) << 52, INT64_C(1) << 30,
                                       INT64_C(1) << 20};

    for (int i = 0; i < n_vectors; i++) {
        for (int axis = 0; axis < 4; axis++) {
            const int64_t length = vectors[i][axis];
            if ((length < 0 ? -length : length) > longest[n_vectors])
                return true;
        }
    }
    return false;
}

/* Computes NoisePeriod.near.  Kernels estimate in floats how many times to subtract
 * a vector.  This works only if sums of products stay below 2^30, and the number of
 * times stays below 2^20. */
static double
find_near(const NoisePeriod *period)
{
    double near = 0x1p30;

    if (!period->is_separate && period->divisor > 1 << 29)
        return 0.0;
    for (int axis = 0; axis < 4; axis++) {
        const double modulus = (double)period->modulus[axis];
        if (period->is_separate && modulus > 0.0)
            near = fmin(near, modulus <= 0x1p29 ? modulus * 0x1p20 : 0.0);
    }
    for (int i = 0; !period->is_separate && i < period->n_vectors; i++) {
        const double divisor = (double)period->divisor;
        double sum = 0.0;
        for (int axis = 0; axis < 4; axis++)
            sum += fabs((double)period->function[i][axis]);
        near = fmin(near, fmin(0x1p30, divisor * 0x1p20) / sum);
    }
    return near;
}

NoiseProblem
noise_period_init(NoisePeriod *period, int64_t vectors[3][4], int n_vectors)
{
    int axes[3] = {0, 1, 2};

    memset(period, 0, sizeof *period);
    period->n_vectors = n_vectors;
    memcpy(period->vector, vectors, sizeof period->vector);
    period->is_separate = compute_moduli(period);
    if (!period->is_separate && is_long(vectors, n_vectors))
        return NOISE_PROBLEM_LONG_PERIOD;
    while (!period->is_separate &&
           !init_functions(period, vectors, axes, n_vectors)) {
        if (!choose_next(axes, n_vectors))
            return NOISE_PROBLEM_BAD_PERIOD;
    }
    period->near = find_near(period);
    return NOISE_PROBLEM_NONE;
}

/* Returns the value of a function at a point.  Uses unsigned arithmetic, because the
 * sum may overflow for points far away in a direction without a period. */
static int64_t
apply(const int64_t function[4], const int64_t point[4])
{
    uint64_t sum = 0;

    for (int axis = 0; axis < 4; axis++)
        sum += (uint64_t)function[axis] * (uint64_t)point[axis];
    return (int64_t)sum;
}

void
noise_period_reduce(const NoisePeriod *period, int64_t point[4])
{
    int64_t times[3];

    if (period->is_separate) {
        for (int axis = 0; axis < 4; axis++)
            point[axis] = noise_period_reduce_axis(period, axis, point[axis]);
        return;
    }
    for (int i = 0; i < period->n_vectors; i++)
        times[i] =
            noise_floor_div(apply(period->function[i], point), period->divisor);
    for (int i = 0; i < period->n_vectors; i++) {
        for (int axis = 0; axis < 4; axis++)
            point[axis] = (int64_t)((uint64_t)point[axis] -
                                    (uint64_t)times[i] *
                                        (uint64_t)period->vector[i][axis]);
    }
}
