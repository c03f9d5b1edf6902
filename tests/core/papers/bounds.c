/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Prints the bounds of simplex noise for each number of dimensions and kernel
 * radius: the value at the best place of a simplex that has the best gradient at
 * every corner.  This is not a test; run it by hand, which takes a minute.  Bounds
 * of Perlin noise are proved in perlin.c.
 *
 * Searches a grid over the simplex, and walks uphill from each summit of the grid.
 */
#include <math.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

#include "simplex.h"

enum { MOST = PAPER_MOST_DIMENSIONS };

/* A simplex in a cell of n dimensions, whose edges go from the cell's first corner
 * to its last along one axis after another.  All simplices are alike, so one order
 * of the axes is enough. */
typedef struct Problem {
    int n;
    double radius_squared;
} Problem;

/* Returns the noise if every gradient has the best direction and a length of 1.
 * Maps a place in the box from 0 to 1 to the simplex: on the lattice of whole
 * numbers, its coordinates are 1 >= b_0 >= b_0 b_1 >= b_0 b_1 b_2 ... >= 0. */
static double
best_value(const Problem *problem, const double *box)
{
    double point[MOST], corner[MOST] = {0}, place[MOST], offset[MOST];
    double product = 1, sum = 0;

    for (int axis = 0; axis < problem->n; axis++)
        point[axis] = product *= box[axis];
    paper_simplex_place(problem->n, point, place);
    for (int c = 0; c <= problem->n; c++) {
        double square = 0;
        if (c > 0)
            corner[c - 1] = 1;
        paper_simplex_place(problem->n, corner, offset);
        for (int axis = 0; axis < problem->n; axis++)
            square += pow(place[axis] - offset[axis], 2);
        sum += pow(fmax(problem->radius_squared - square, 0), 4) * sqrt(square);
    }
    return sum;
}

/* Walks uphill in the box, along axes and diagonals, in smaller and smaller
 * steps. */
static double
climb(const Problem *problem, double *box, double step)
{
    const int n_ways = (int)lround(pow(3, problem->n));
    double best = best_value(problem, box);

    while (step > 1e-8) {
        bool has_moved = false;
        for (int way = 0; way < n_ways; way++) {
            double next[MOST];
            for (int axis = 0, rest = way; axis < problem->n; axis++) {
                next[axis] = box[axis] + (rest % 3 - 1) * step;
                next[axis] = fmin(fmax(next[axis], 0), 1);
                rest /= 3;
            }
            const double value = best_value(problem, next);
            /* The margin keeps the walk from following rounding errors. */
            if (value > best * (1 + 1e-13)) {
                best = value;
                memcpy(box, next, sizeof next);
                has_moved = true;
            }
        }
        if (!has_moved)
            step /= 2;
    }
    return best;
}

/* True if no neighbor along an axis is higher. */
static bool
is_summit(const Problem *problem, const double *box, double step)
{
    const double here = best_value(problem, box);
    double next[MOST];

    memcpy(next, box, sizeof next);
    for (int axis = 0; axis < problem->n; axis++) {
        for (int side = -1; side <= 1; side += 2) {
            next[axis] = fmin(fmax(box[axis] + side * step, 0), 1);
            if (best_value(problem, next) > here)
                return false;
        }
        next[axis] = box[axis];
    }
    return true;
}

static double
find_bound(const Problem *problem)
{
    /* The grid is so fine that each hill has its own points: weights are smooth over
     * at least a tenth of the box. */
    static const int n_steps_of[] = {0, 4096, 256, 64, 28};
    const int n_steps = n_steps_of[problem->n];
    const int n_points = (int)lround(pow(n_steps + 1, problem->n));
    double bound = 0;

    for (int i = 0; i < n_points; i++) {
        double box[MOST] = {0};
        for (int axis = 0, rest = i; axis < problem->n; axis++) {
            box[axis] = (double)(rest % (n_steps + 1)) / n_steps;
            rest /= n_steps + 1;
        }
        if (is_summit(problem, box, 1.0 / n_steps))
            bound = fmax(bound, climb(problem, box, 1.0 / n_steps));
    }
    return bound;
}

int
main(void)
{
    static const double radii_squared[] = {0.5, 0.6};

    for (int n = 2; n <= MOST; n++) {
        for (int k = 0; k < 2; k++) {
            const Problem problem = {n, radii_squared[k]};
            printf("%dD, r^2 = %g: %.9g\n", n, radii_squared[k],
                   find_bound(&problem));
        }
    }
    return 0;
}
