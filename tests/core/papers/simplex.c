/* SPDX-License-Identifier: LGPL-3.0-or-later */
#include "simplex.h"

#include <math.h>
#include <stddef.h>

/* Moves a point along the main diagonal by a multiple of the sum of its
 * coordinates. */
static void
slide(int n, const double *from, double factor, double *to)
{
    double sum = 0;

    for (int axis = 0; axis < n; axis++)
        sum += from[axis];
    for (int axis = 0; axis < n; axis++)
        to[axis] = from[axis] + factor * sum;
}

double
paper_simplex_unskew(int n)
{
    return (1 - 1 / sqrt(n + 1)) / n;
}

void
paper_simplex_place(int n, const double *point, double *place)
{
    slide(n, point, -paper_simplex_unskew(n), place);
}

static double
find_unskew(int n, const PaperSimplices *simplices)
{
    return simplices->unskew != 0 ? simplices->unskew : paper_simplex_unskew(n);
}

/* Sorts the axes by their coordinates, from the largest to the smallest.  If two are
 * equal, the lower axis comes first. */
static void
sort_axes(int n, const double *coordinates, int *axes)
{
    for (int axis = 0; axis < n; axis++) {
        int rank = 0;
        for (int other = 0; other < n; other++) {
            if (coordinates[other] > coordinates[axis] ||
                (coordinates[other] == coordinates[axis] && other < axis))
                rank++;
        }
        axes[rank] = axis;
    }
}

/* Returns what a lattice point adds to the noise at a place. */
static double
add_corner(int n, const double *place, const PaperSimplices *simplices,
           const double *corner, double *gradient)
{
    int64_t point[PAPER_MOST_DIMENSIONS] = {0};
    double offset[PAPER_MOST_DIMENSIONS];
    double value = 0;
    double point_gradient[PAPER_MOST_DIMENSIONS] = {0};
    double reach = simplices->radius_squared;

    slide(n, corner, -find_unskew(n, simplices), offset);
    for (int axis = 0; axis < n; axis++) {
        point[axis] = (int64_t)corner[axis];
        offset[axis] = place[axis] - offset[axis];
        reach -= offset[axis] * offset[axis];
    }
    if (reach <= 0)
        return 0;

    simplices->point_function(simplices->data, n, point, &value,
                              point_gradient);
    for (int axis = 0; axis < n; axis++)
        value += point_gradient[axis] * offset[axis];
    for (int axis = 0; gradient != NULL && axis < n; axis++)
        gradient[axis] += pow(reach, 4) * point_gradient[axis] -
                          8 * pow(reach, 3) * offset[axis] * value;
    return pow(reach, 4) * value;
}

double
paper_simplex(int n, const double *place, const PaperSimplices *simplices,
              double *gradient)
{
    const double unskew = find_unskew(n, simplices);
    double skewed[PAPER_MOST_DIMENSIONS];
    double corner[PAPER_MOST_DIMENSIONS] = {0};
    double inner[PAPER_MOST_DIMENSIONS];
    int axes[PAPER_MOST_DIMENSIONS];

    slide(n, place, unskew / (1 - n * unskew), skewed);
    for (int axis = 0; axis < n; axis++) {
        corner[axis] = floor(skewed[axis]);
        inner[axis] = skewed[axis] - corner[axis];
        if (gradient != NULL)
            gradient[axis] = 0;
    }
    sort_axes(n, inner, axes);

    /* Go from the cell's first corner to its last, along one axis after another. */
    double sum = add_corner(n, place, simplices, corner, gradient);
    for (int step = 0; step < n; step++) {
        corner[axes[step]] += 1;
        sum += add_corner(n, place, simplices, corner, gradient);
    }
    return sum;
}
