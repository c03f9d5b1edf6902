/* SPDX-License-Identifier: LGPL-3.0-or-later */
#include "evolution.h"

#include <math.h>
#include <string.h>

/* Returns the axis whose coordinate is 0 in the row, or -1 if there is none. */
static int
zero_axis(int n, const double *row)
{
    for (int axis = 0; axis < n; axis++) {
        if (row[axis] == 0)
            return axis;
    }
    return -1;
}

static int
longest_axis(int n, const double *row)
{
    int longest = 0;

    for (int axis = 1; axis < n; axis++)
        longest = fabs(row[axis]) > fabs(row[longest]) + 1e-6 ? axis : longest;
    return longest;
}

static double
product(int n, const double *row)
{
    double product = 1;

    for (int axis = 0; axis < n; axis++)
        product *= row[axis];
    return product;
}

int
paper_turns(int is_edges, int n, int k, const double *row)
{
    static const int in_plane[4] = {1, 2, -1, -2};
    static const int of_edges[3] = {-1, 2, 1};
    static const int of_diagonals[4] = {1, -1, 2, -2};

    if (n == 1)
        return 0;
    if (n == 2)
        return in_plane[k % 4];
    if (n == 3 && is_edges)
        return of_edges[zero_axis(3, row)];
    if (n == 3 && zero_axis(3, row) < 0)
        return of_diagonals[k - 6];
    if (n == 3)
        return k < 6 ? 1 : 2;
    if (is_edges)
        return zero_axis(4, row) < 2 ? 1 : -2;
    return (longest_axis(4, row) < 2 ? 1 : 2) * (product(4, row) > 0 ? 1 : -1);
}

/* Rotates a vector in the plane of two axes, from `from` towards `to`. */
static void
turn_two(int from, int to, double radians, double *vector)
{
    const double a = vector[from];
    const double b = vector[to];

    vector[from] = a * cos(radians) - b * sin(radians);
    vector[to] = a * sin(radians) + b * cos(radians);
}

/* Rotates a row, one of the cube's diagonals, about an axis at right angles to it:
 * for the first diagonal, (1, -1, 0). */
static void
turn_diagonal(int k, const double *row, double radians, double *turned)
{
    static const double axes[4][3] = {
        {1, -1, 0}, {0, 1, 1}, {1, 0, 1}, {1, 1, 0}};
    const double *axis = axes[k - 6];

    for (int i = 0; i < 3; i++) {
        const int j = (i + 1) % 3, l = (i + 2) % 3;
        const double quarter = (axis[j] * row[l] - axis[l] * row[j]) / sqrt(2);
        turned[i] = row[i] * cos(radians) + quarter * sin(radians);
    }
}

void
paper_turn(int is_edges, int n, int k, const double *row, double degrees,
           double turned[PAPER_MOST_DIMENSIONS])
{
    const double radians =
        paper_turns(is_edges, n, k, row) * degrees / 180 * acos(-1);
    const int zero = zero_axis(n, row);

    memcpy(turned, row, PAPER_MOST_DIMENSIONS * sizeof *turned);
    if (n == 3 && zero < 0) {
        turn_diagonal(k, row, radians, turned);
    } else if (n == 3) {
        const int from = (zero + 1) % 3, to = (zero + 2) % 3;
        const int is_mirrored = !is_edges && row[from] * row[to] < 0;
        turn_two(from, to, is_mirrored ? -radians : radians, turned);
    } else {
        for (int axis = 0; axis + 1 < n; axis += 2)
            turn_two(axis, axis + 1, radians, turned);
    }
}
