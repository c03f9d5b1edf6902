/* SPDX-License-Identifier: MIT
 *
 * Places on the lattice of squares, cubes and hypercubes.
 */
#ifndef NOISE_LATTICE_H
#define NOISE_LATTICE_H

#include "fade.h"
#include "hash.h"
#include "kernels.h"

/* floor() by convert-and-fix; |place| < 2^62.  The check and the borders of
 * noise_render() and noise_evaluate() see to that. */
static inline int64_t
noise_floor(double place)
{
    const int64_t whole = (int64_t)place;

    return whole - (place < (double)whole);
}

/* The hash of a lattice point of n axes, reduced to the period. */
uint32_t noise_lattice_hash(const NoiseLayer *layer, const int64_t *point,
                            int n);

/* One of the lines of lattice points, along x, that surround a row. */
typedef struct NoiseLine {
    uint32_t hash;    /* prefix of its points, where axes repeat separately */
    int64_t point[4]; /* of the line, y, z, w at [1] to [3] */
    float offset[4];  /* from the line to the row, the same */
} NoiseLine;

/* Where a row lies on the lattice.  Line number e lies above the row on axis a
 * where bit a - 1 of e is 0, and below it where that is 1. */
typedef struct NoiseLatticeRow {
    const NoiseLayer *layer;
    NoiseLine line[8];
    float fade[4]; /* of y, z, w at [1] to [3] */
} NoiseLatticeRow;

void noise_lattice_row(const NoiseLayer *layer, const double place[4],
                       NoiseLatticeRow *row);

/* Fills the tables of n columns at x, in cells. */
void noise_lattice_columns(const NoiseShape *shape, const double *x, int n,
                           NoiseColumns *columns);

/* The hash of a line's point at cell, where the axes do not repeat
 * separately. */
uint32_t noise_line_hash_bent(const NoiseLatticeRow *row, const NoiseLine *line,
                              int64_t cell);

/* The hash of a line's point at cell. */
static inline uint32_t
noise_line_hash(const NoiseLatticeRow *row, const NoiseLine *line, int64_t cell)
{
    const NoisePeriod *period = row->layer->period;

    if (!period->is_separate)
        return noise_line_hash_bent(row, line, cell);
    return noise_hash_fold(line->hash,
                           (uint32_t)noise_period_reduce_axis(period, 0, cell));
}

/* From one number for each line to one for the row, y first. */
static inline float
noise_lattice_collapse(const NoiseLatticeRow *row, int dimensions,
                       float number[8])
{
    for (int axis = 1; axis < dimensions; axis++) {
        for (int e = 0; e < 1 << (dimensions - 1 - axis); e++)
            number[e] =
                noise_mix(number[2 * e], number[2 * e + 1], row->fade[axis]);
    }
    return number[0];
}

/* NoiseBasis.points by rows of one column each. */
void noise_lattice_points(const NoiseLayer *layer, const NoisePlaces *places,
                          int n,
                          void (*row)(const NoiseLayer *layer,
                                      const NoiseColumns *columns, int n,
                                      const double place[4], float *value),
                          float *value);

/* What a lattice point contributes: a value, and how it rises from there. */
typedef struct NoiseCorner {
    float value;
    float rise[4];
} NoiseCorner;

/* NoiseBasis.gradient of a sum over the corners of a cell. */
void noise_lattice_gradient(const NoiseLayer *layer, const double place[4],
                            NoiseCorner (*corner)(const NoiseLayer *layer,
                                                  const int64_t point[4]),
                            float gradient[4]);

#endif
