/* SPDX-License-Identifier: LGPL-3.0-or-later */
#include "cells.h"

#include <math.h>
#include <stdbool.h>
#include <stdlib.h>

/* Cells are tried up to AWAY cells from the place's own. */
enum { AWAY = 3, ACROSS = 2 * AWAY + 1, N_CELLS = ACROSS * ACROSS * ACROSS };

double
paper_length(PaperMetric metric, double power, int n, const double *offset)
{
    double sum = 0, most = 0, squares = 0, powers = 0;

    for (int axis = 0; axis < n; axis++) {
        sum += fabs(offset[axis]);
        most = fmax(most, fabs(offset[axis]));
        squares += offset[axis] * offset[axis];
        powers += pow(fabs(offset[axis]), power);
    }
    switch (metric) {
    case PAPER_METRIC_MANHATTAN:
        return sum;
    case PAPER_METRIC_CHEBYSHEV:
        return most;
    case PAPER_METRIC_SQUARED:
        return squares;
    case PAPER_METRIC_MINKOWSKI:
        return pow(powers, 1 / power);
    default:
        return sqrt(squares);
    }
}

static int
compare(const void *a, const void *b)
{
    const double first = *(const double *)a;
    const double second = *(const double *)b;

    return (first > second) - (first < second);
}

/* The feature of distances in rising order. */
static double
combine(PaperFeature feature, const double *f)
{
    switch (feature) {
    case PAPER_FEATURE_DIFFERENCE:
        return f[1] - f[0];
    case PAPER_FEATURE_SUM:
        return f[0] + f[1];
    case PAPER_FEATURE_PRODUCT:
        return f[0] * f[1];
    case PAPER_FEATURE_RATIO:
        return 1 - f[0] / f[1];
    case PAPER_FEATURE_RADIUS: /* the first one is the point itself */
        return f[1];
    default:
        return f[feature];
    }
}

/* The offset, from the place's own cell, of one of its N_CELLS neighbors. */
static int
step_to(int number, int axis)
{
    static const int divisor[3] = {1, ACROSS, ACROSS * ACROSS};

    return number / divisor[axis] % ACROSS - AWAY;
}

/* A cell around a place: its point, that seen from the place, and its value. */
typedef struct Neighbor {
    double point[3], offset[3], value;
} Neighbor;

static void
find_neighbors(int n, const double *place, const PaperCells *cells, int n_cells,
               Neighbor *neighbors)
{
    for (int k = 0; k < n_cells; k++) {
        int64_t cell[3];
        for (int axis = 0; axis < n; axis++)
            cell[axis] = (int64_t)floor(place[axis]) + step_to(k, axis);
        cells->find(cells->data, n, cell, neighbors[k].point);
        for (int axis = 0; axis < n; axis++) {
            neighbors[k].point[axis] += (double)cell[axis];
            neighbors[k].offset[axis] = neighbors[k].point[axis] - place[axis];
        }
        neighbors[k].value = cells->value(cells->data, n, cell);
    }
}

/* The minimum of all distances, each blended with what those before left, in
 * the order of x, y and z. */
static double
find_smooth(const PaperCells *cells, const double *distance, int n_cells)
{
    double least = cells->metric == PAPER_METRIC_SQUARED ? 1.25 * 1.25 : 1.25;

    for (int k = 0; k < n_cells; k++) {
        const double apart = fabs(distance[k] - least);
        const double lower = fmin(distance[k], least);
        least = apart < cells->blend
                    ? lower - pow(cells->blend - apart, 2) / (4 * cells->blend)
                    : lower;
    }
    return least;
}

/* A mean of the values of points less than two cells away. */
static double
find_mean(int n, const Neighbor *neighbors, int n_cells)
{
    double sum = 0, weights = 0;

    for (int k = 0; k < n_cells; k++) {
        const double length =
            paper_length(PAPER_METRIC_EUCLIDEAN, 2, n, neighbors[k].offset);
        const double weight = length < 2 ? pow(1 - length * length / 4, 2) : 0;
        sum += weight * neighbors[k].value;
        weights += weight;
    }
    return sum / weights;
}

static double
feature_at(PaperFeature feature, int n, const double *place,
           const PaperCells *cells, bool is_at_point)
{
    const int n_cells = n == 3 ? N_CELLS : ACROSS * ACROSS;
    double distance[N_CELLS];
    Neighbor neighbors[N_CELLS];
    int nearest = 0;

    find_neighbors(n, place, cells, n_cells, neighbors);
    for (int k = 0; k < n_cells; k++) {
        distance[k] =
            paper_length(cells->metric, cells->power, n, neighbors[k].offset);
        nearest = distance[k] < distance[nearest] ? k : nearest;
    }
    if (feature == PAPER_FEATURE_SMOOTH)
        return find_smooth(cells, distance, n_cells);
    if (!is_at_point &&
        (feature == PAPER_FEATURE_RADIUS || feature == PAPER_FEATURE_NOISE))
        return feature_at(feature, n, neighbors[nearest].point, cells, true);
    if (feature == PAPER_FEATURE_NOISE)
        return find_mean(n, neighbors, n_cells);
    qsort(distance, (size_t)n_cells, sizeof distance[0], compare);
    return combine(feature, distance);
}

double
paper_feature(PaperFeature feature, int n, const double *place,
              const PaperCells *cells)
{
    return feature_at(feature, n, place, cells, false);
}

/* Place i of a grid over half of a cell along each axis; the rest is its mirror
 * image. */
static void
find_place(int i, int n, int n_steps, double *place)
{
    for (int axis = 0; axis < n; axis++, i /= n_steps + 1)
        place[axis] = 0.5 * (i % (n_steps + 1)) / n_steps;
}

double
paper_largest(PaperFeature feature, PaperMetric metric, double power, int n)
{
    const int n_cells = n == 3 ? N_CELLS : ACROSS * ACROSS;
    const int n_steps = n == 3 ? 20 : 100;
    double largest = 0;

    for (int i = 0; i < pow(n_steps + 1, n); i++) {
        double place[3] = {0}, distance[N_CELLS];
        find_place(i, n, n_steps, place);
        /* All axes are alike, so places in one order of them are enough. */
        if (place[0] < place[1] || (n == 3 && place[1] < place[2]))
            continue;
        for (int k = 0; k < n_cells; k++) {
            double offset[3];
            for (int axis = 0; axis < n; axis++)
                offset[axis] = fmax(fabs(step_to(k, axis) - place[axis]),
                                    fabs(step_to(k, axis) + 1 - place[axis]));
            distance[k] = paper_length(metric, power, n, offset);
        }
        qsort(distance, (size_t)n_cells, sizeof distance[0], compare);
        largest = fmax(largest, feature == PAPER_FEATURE_RATIO ||
                                        feature == PAPER_FEATURE_DIFFERENCE
                                    ? 0
                                    : combine(feature, distance));
    }
    return largest;
}
