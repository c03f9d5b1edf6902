/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Distances to the points of cells, and features made of them, as S. Worley, "A
 * Cellular Texture Basis Function", 1996, and docs/algorithms.md say.
 */
#ifndef PAPERS_CELLS_H
#define PAPERS_CELLS_H

#include <stdint.h>

typedef enum PaperMetric {
    PAPER_METRIC_EUCLIDEAN,
    PAPER_METRIC_SQUARED,
    PAPER_METRIC_MANHATTAN,
    PAPER_METRIC_CHEBYSHEV,
    PAPER_METRIC_MINKOWSKI,
} PaperMetric;

typedef enum PaperFeature {
    PAPER_FEATURE_F1,
    PAPER_FEATURE_F2,
    PAPER_FEATURE_F3,
    PAPER_FEATURE_F4,
    PAPER_FEATURE_DIFFERENCE,
    PAPER_FEATURE_SUM,
    PAPER_FEATURE_PRODUCT,
    PAPER_FEATURE_RATIO, /* 1 - F1 / F2 */
    PAPER_FEATURE_SMOOTH,
    PAPER_FEATURE_RADIUS, /* twice: how far the nearest point's neighbor is */
    PAPER_FEATURE_NOISE,  /* of cells, from -1 to 1 */
    PAPER_N_FEATURES
} PaperFeature;

/* Cells with a point each. */
typedef struct PaperCells {
    PaperMetric metric;
    double power; /* of Minkowski's metric */
    /* Stores the place of a cell's point, from 0 to 1 on each axis. */
    void (*find)(void *data, int n, const int64_t *cell, double *point);
    /* The value of a cell, from -1 to 1. */
    double (*value)(void *data, int n, const int64_t *cell);
    double blend; /* of the smooth minimum, which starts from 1.25 cells */
    void *data;   /* handed to find */
} PaperCells;

/* The length of an offset with two or three coordinates; power: of Minkowski's
 * metric. */
double paper_length(PaperMetric metric, double power, int n,
                    const double *offset);

/* A feature at a place, from the points of all cells up to three away. */
double paper_feature(PaperFeature feature, int n, const double *place,
                     const PaperCells *cells);

/* The largest possible value of a feature, where each point is as far away as
 * its cell allows: tried at 101 or, in space, 21 places along each axis. */
double paper_largest(PaperFeature feature, PaperMetric metric, double power,
                     int n);

#endif
