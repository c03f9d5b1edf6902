/* SPDX-License-Identifier: LGPL-3.0-or-later */
#include "perlin.h"

#include <math.h>
#include <stddef.h>

double
paper_fade(PaperFade fade, double t, double *slope)
{
    switch (fade) {
    case PAPER_FADE_LINEAR:
        *slope = 1;
        return t;
    case PAPER_FADE_HERMITE:
        *slope = 6 * t - 6 * t * t;
        return 3 * pow(t, 2) - 2 * pow(t, 3);
    case PAPER_FADE_QUINTIC:
        break;
    }
    *slope = 30 * pow(t, 4) - 60 * pow(t, 3) + 30 * pow(t, 2);
    return 6 * pow(t, 5) - 15 * pow(t, 4) + 10 * pow(t, 3);
}

/* Returns the product of all factors except `skipped`, or of all if that is -1. */
static double
product_without(int n, const double *factors, int skipped)
{
    double product = 1;

    for (int axis = 0; axis < n; axis++) {
        if (axis != skipped)
            product *= factors[axis];
    }
    return product;
}

/* Returns what a corner adds. `far_sides` has a bit for each axis, set if the corner
 * is on the far side of the cell. */
static double
add_corner(int n, const double *place, const PaperLattice *lattice,
           unsigned far_sides, double *gradient)
{
    int64_t point[PAPER_MOST_DIMENSIONS] = {0};
    double offset[PAPER_MOST_DIMENSIONS];
    double weight[PAPER_MOST_DIMENSIONS];
    double weight_slope[PAPER_MOST_DIMENSIONS];
    double point_value = 0;
    double point_gradient[PAPER_MOST_DIMENSIONS] = {0};

    for (int axis = 0; axis < n; axis++) {
        const int is_far = far_sides >> axis & 1;
        const double cell = floor(place[axis]);
        double slope;
        const double fade =
            paper_fade(lattice->fade, place[axis] - cell, &slope);
        point[axis] = (int64_t)cell + is_far;
        offset[axis] = place[axis] - cell - is_far;
        weight[axis] = is_far ? fade : 1 - fade;
        weight_slope[axis] = is_far ? slope : -slope;
    }
    lattice->point_function(lattice->data, n, point, &point_value,
                            point_gradient);

    double value = point_value;
    for (int axis = 0; axis < n; axis++)
        value += point_gradient[axis] * offset[axis];

    const double all = product_without(n, weight, -1);
    for (int axis = 0; gradient != NULL && axis < n; axis++) {
        const double others = product_without(n, weight, axis);
        gradient[axis] +=
            all * point_gradient[axis] + others * weight_slope[axis] * value;
    }
    return all * value;
}

double
paper_perlin(int n, const double *place, const PaperLattice *lattice,
             double *gradient)
{
    double sum = 0;

    for (int axis = 0; gradient != NULL && axis < n; axis++)
        gradient[axis] = 0;
    for (unsigned far_sides = 0; far_sides < 1u << n; far_sides++)
        sum += add_corner(n, place, lattice, far_sides, gradient);
    return sum;
}
