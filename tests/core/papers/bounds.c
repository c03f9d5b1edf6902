/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Prints, for each basis, set of gradients, dimension and fade or kernel
 * radius, as rows of a table in C:
 *
 * - the bound: the largest value with the best gradient of any direction at
 * each corner, as long as those of the set,
 * - the deviation: the root of the mean square over all places, each corner's
 *   gradient drawn from the set.
 *
 * Both are found over the unit box: the bound by a grid and a walk uphill from
 * each of its summits, the deviation by Gauss's integration.
 */
#include <math.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "gradients.h"
#include "perlin.h"
#include "simplex.h"

/* A noise in the unit box. */
typedef struct Problem {
    PaperGradients set;
    bool is_value;         /* values from -1 to 1 instead of the gradients */
    PaperFade fade;        /* on the lattice of whole numbers */
    double radius_squared; /* of a simplex, or 0 */
    int axes[PAPER_MOST_DIMENSIONS]; /* which simplex of the cell */
} Problem;

/* One corner seen from a place: its weight, and the offset from it. */
typedef struct Corner {
    double weight;
    double offset[PAPER_MOST_DIMENSIONS];
} Corner;

#define MOST_CORNERS (1 << PAPER_MOST_DIMENSIONS)

/* The corners of the lattice cell that is the box; returns how many. */
static int
lattice_corners(const Problem *problem, const double *box, Corner *corners)
{
    const int n = problem->set.n;

    for (int c = 0; c < 1 << n; c++) {
        corners[c].weight = 1;
        for (int axis = 0; axis < n; axis++) {
            const int is_far = c >> axis & 1;
            double slope;
            const double fade = paper_fade(problem->fade, box[axis], &slope);
            corners[c].weight *= is_far ? fade : 1 - fade;
            corners[c].offset[axis] = box[axis] - is_far;
        }
    }
    return 1 << n;
}

/* Maps the box to a simplex: the coordinates on the lattice of whole numbers
 * are 1 >= b_0 >= b_0 b_1 >= b_0 b_1 b_2 ... >= 0, in the order of the axes. */
static void
place_in_simplex(const Problem *problem, const double *box, double *place)
{
    double point[PAPER_MOST_DIMENSIONS] = {0};
    double product = 1;

    for (int k = 0; k < problem->set.n; k++) {
        product *= box[k];
        point[problem->axes[k]] = product;
    }
    paper_simplex_place(problem->set.n, point, place);
}

static int
simplex_corners(const Problem *problem, const double *box, Corner *corners)
{
    const int n = problem->set.n;
    double place[PAPER_MOST_DIMENSIONS];
    double point[PAPER_MOST_DIMENSIONS] = {0};

    place_in_simplex(problem, box, place);
    for (int c = 0; c <= n; c++) {
        double reach = problem->radius_squared;
        if (c > 0)
            point[problem->axes[c - 1]] = 1;
        paper_simplex_place(n, point, corners[c].offset);
        for (int axis = 0; axis < n; axis++) {
            corners[c].offset[axis] = place[axis] - corners[c].offset[axis];
            reach -= corners[c].offset[axis] * corners[c].offset[axis];
        }
        corners[c].weight = pow(fmax(reach, 0), 4);
    }
    return n + 1;
}

static int
find_corners(const Problem *problem, const double *box, Corner *corners)
{
    return problem->radius_squared > 0 ? simplex_corners(problem, box, corners)
                                       : lattice_corners(problem, box, corners);
}

static double
dot(int n, const double *a, const double *b)
{
    double sum = 0;

    for (int axis = 0; axis < n; axis++)
        sum += a[axis] * b[axis];
    return sum;
}

/* The noise with the best gradient at each corner.  Evolution may have turned
 * it in any direction; all gradients of a set are equally long. */
static double
best_value(const Problem *problem, const double *box)
{
    const PaperGradients *set = &problem->set;
    const double length = sqrt(dot(set->n, set->rows[0], set->rows[0]));
    Corner corners[MOST_CORNERS];
    const int n_corners = find_corners(problem, box, corners);
    double sum = 0;

    for (int c = 0; c < n_corners; c++) {
        const double *offset = corners[c].offset;
        sum += corners[c].weight * length * sqrt(dot(set->n, offset, offset));
    }
    return sum;
}

/* The mean square over all choices, times the size of the place that the box
 * stands for.  The corners are independent, each with a mean of 0. */
static double
mean_square(const Problem *problem, const double *box)
{
    const PaperGradients *set = &problem->set;
    Corner corners[MOST_CORNERS];
    const int n_corners = find_corners(problem, box, corners);
    double sum = 0;

    for (int c = 0; c < n_corners; c++) {
        double squares = problem->is_value ? set->n_rows / 3.0 : 0;
        for (int row = 0; row < set->n_rows && !problem->is_value; row++) {
            const double value = dot(set->n, set->rows[row], corners[c].offset);
            squares += value * value;
        }
        sum += pow(corners[c].weight, 2) * squares / set->n_rows;
    }
    for (int k = 0; k < set->n && problem->radius_squared > 0; k++)
        sum *= pow(box[k], set->n - 1 - k);
    return sum;
}

/* Walks uphill in the box, along axes and diagonals, in ever smaller steps. */
static double
climb(const Problem *problem, double *box, double step)
{
    const int n = problem->set.n;
    const int n_ways = (int)lround(pow(3, n));
    double best = best_value(problem, box);

    while (step > 1e-8) {
        bool has_moved = false;
        for (int way = 0; way < n_ways; way++) {
            double next[PAPER_MOST_DIMENSIONS] = {0};
            int rest = way;
            for (int axis = 0; axis < n; axis++) {
                next[axis] = box[axis] + (rest % 3 - 1) * step;
                next[axis] = fmin(fmax(next[axis], 0), 1);
                rest /= 3;
            }
            const double value = best_value(problem, next);
            /* The margin keeps it from walking along rounding errors. */
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

/* A grid over the box with n_steps + 1 points along each axis. */
typedef struct Grid {
    int n, n_steps, n_points;
    double *values;
} Grid;

static void
grid_box(const Grid *grid, int index, double *box)
{
    for (int axis = 0; axis < grid->n; axis++) {
        box[axis] = (double)(index % (grid->n_steps + 1)) / grid->n_steps;
        index /= grid->n_steps + 1;
    }
}

/* Whether no neighbor along an axis is higher. */
static bool
is_summit(const Grid *grid, int index)
{
    const double here = grid->values[index];
    int stride = 1;

    for (int axis = 0; axis < grid->n; axis++) {
        const int at = index / stride % (grid->n_steps + 1);
        if (at > 0 && grid->values[index - stride] > here)
            return false;
        if (at < grid->n_steps && grid->values[index + stride] > here)
            return false;
        stride *= grid->n_steps + 1;
    }
    return true;
}

/* The largest value over the box, and where it is. */
static double
find_highest(const Problem *problem, double *where)
{
    /* So fine that each hill has points of its own: weights are smooth over a
     * tenth of the box and more. */
    static const int n_steps_of[] = {0, 4096, 256, 64, 28};
    const int n = problem->set.n;
    Grid grid = {.n = n, .n_steps = n_steps_of[n]};
    double box[PAPER_MOST_DIMENSIONS] = {0};
    double highest_on_grid = 0;
    double highest = 0;

    grid.n_points = (int)lround(pow(grid.n_steps + 1, n));
    grid.values = malloc((size_t)grid.n_points * sizeof *grid.values);
    if (grid.values == NULL)
        abort();
    for (int i = 0; i < grid.n_points; i++) {
        grid_box(&grid, i, box);
        grid.values[i] = best_value(problem, box);
        highest_on_grid = fmax(highest_on_grid, grid.values[i]);
    }
    for (int i = 0; i < grid.n_points; i++) {
        /* A walk from a grid this fine gains far less than a tenth. */
        if (grid.values[i] < 0.9 * highest_on_grid || !is_summit(&grid, i))
            continue;
        grid_box(&grid, i, box);
        const double value = climb(problem, box, 1.0 / grid.n_steps);
        if (value > highest) {
            highest = value;
            memcpy(where, box, sizeof box);
        }
    }
    free(grid.values);
    return highest;
}

/* Exact for the lattices, which are polynomials; for simplices, 32 nodes give
 * the same nine digits. */
#define N_NODES 24

/* Nodes and weights of Gauss's integration over [0, 1]: the roots of the
 * Legendre polynomial, by Newton's method. */
static void
find_nodes(double *nodes, double *weights)
{
    for (int i = 0; i < N_NODES; i++) {
        double x = cos(acos(-1) * (i + 0.75) / (N_NODES + 0.5));
        double slope = 1;
        for (int step = 0; step < 20; step++) {
            double last = 1;
            double value = x;
            for (int k = 2; k <= N_NODES; k++) {
                const double next =
                    ((2 * k - 1) * x * value - (k - 1) * last) / k;
                last = value;
                value = next;
            }
            slope = N_NODES * (x * value - last) / (x * x - 1);
            x -= value / slope;
        }
        nodes[i] = 0.5 + 0.5 * x;
        weights[i] = 1 / ((1 - x * x) * slope * slope);
    }
}

static double
integrate_square(const Problem *problem)
{
    const int n = problem->set.n;
    const int n_points = (int)lround(pow(N_NODES, n));
    double nodes[N_NODES];
    double weights[N_NODES];
    double sum = 0;

    find_nodes(nodes, weights);
    for (int i = 0; i < n_points; i++) {
        double box[PAPER_MOST_DIMENSIONS] = {0};
        double weight = 1;
        int rest = i;
        for (int axis = 0; axis < n; axis++) {
            box[axis] = nodes[rest % N_NODES];
            weight *= weights[rest % N_NODES];
            rest /= N_NODES;
        }
        sum += weight * mean_square(problem, box);
    }
    return sum;
}

static void
print_row(const char *basis, const char *set, int n, const char *kind,
          double bound, double square, const double *where)
{
    printf("    {\"%s\", \"%s\", %d, \"%s\", %.9g, %.8g}, /* at", basis, set, n,
           kind, bound, sqrt(square));
    for (int axis = 0; axis < n; axis++)
        printf(" %.6f", where[axis]);
    printf(" */\n");
    fflush(stdout); /* the last rows take minutes */
}

static void
print_lattice(const char *basis, const char *set, const PaperGradients *rows)
{
    static const char *const fades[] = {
        [PAPER_FADE_LINEAR] = "linear",
        [PAPER_FADE_HERMITE] = "hermite",
        [PAPER_FADE_QUINTIC] = "quintic",
    };

    for (int fade = 0; fade < PAPER_N_FADES; fade++) {
        const Problem problem = {.set = *rows,
                                 .is_value = strcmp(basis, "value") == 0,
                                 .fade = (PaperFade)fade};
        double where[PAPER_MOST_DIMENSIONS] = {0};
        /* A blend of values from -1 to 1 is anywhere at most 1. */
        const double bound =
            problem.is_value ? 1 : find_highest(&problem, where);
        print_row(basis, set, rows->n, fades[fade], bound,
                  integrate_square(&problem), where);
    }
}

/* The orders of n axes by number, from 0 to n! - 1. */
static void
find_order(int n, int number, int *axes)
{
    for (int axis = 0; axis < n; axis++) {
        const int at = number % (axis + 1);
        number /= axis + 1;
        memmove(axes + at + 1, axes + at, (size_t)(axis - at) * sizeof *axes);
        axes[at] = axis;
    }
}

/* Tries all simplices of a cell, each with its border: where kernels reach over
 * the simplices around their point, neighbors differ on the border. */
static void
print_simplices(const char *kind, double radius_squared, int n)
{
    static const int n_orders_of[] = {1, 1, 2, 6, 24};
    double bound = 0;
    double square = 0;
    double best_place[PAPER_MOST_DIMENSIONS] = {0};

    for (int i = 0; i < n_orders_of[n]; i++) {
        Problem problem = {.set = paper_directions(n),
                           .radius_squared = radius_squared};
        double box[PAPER_MOST_DIMENSIONS] = {0};
        find_order(n, i, problem.axes);
        const double highest = find_highest(&problem, box);
        square += integrate_square(&problem);
        if (highest > bound) {
            bound = highest;
            place_in_simplex(&problem, box, best_place);
        }
    }
    print_row("simplex", "unit", n, kind, bound, square, best_place);
}

int
main(void)
{
    for (int n = 1; n <= PAPER_MOST_DIMENSIONS; n++) {
        const PaperGradients edges = paper_edges(n);
        const PaperGradients directions = paper_directions(n);
        print_lattice("value", "-", &edges);
        print_lattice("perlin", "axes", &edges);
        print_lattice("perlin", "unit", &directions);
    }
    for (int n = 2; n <= PAPER_MOST_DIMENSIONS; n++) {
        print_simplices("0.5", 0.5, n);
        print_simplices("0.6", 0.6, n);
    }
    return EXIT_SUCCESS;
}
