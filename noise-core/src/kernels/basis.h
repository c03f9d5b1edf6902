/* SPDX-License-Identifier: MIT
 *
 * The interface of algorithms: a basis draws the plain noise of one octave, on
 * its lattice, at many places.
 */
#ifndef NOISE_BASIS_H
#define NOISE_BASIS_H

#include <noise/noise.h>

#include "../lattice/gradients.h"
#include "../lattice/hash.h"
#include "../lattice/octaves.h"

/* Columns are drawn in blocks, and rows in strips, so that tables fit into a
 * processor's first-level cache. */
#define NOISE_BLOCK 256
#define NOISE_STRIP 32

/* The most lanes that a vector has: arrays are read and written up to a
 * multiple of it. */
#define NOISE_LANES 16

/* An algorithm's parameters, in the form that its kernels read. */
typedef struct NoiseShape {
    int dimensions; /* 1 to 4 */
    NoiseInterpolation interpolation;
    NoiseFeature feature;
    NoiseDistance distance;
    float jitter;
    float spot_presence, spot_size, spot_variation;
    float cell_contrast;
    float radius_squared; /* of simplex noise's kernels */
    const void *tables;   /* what NoiseBasis.fill_tables() left, or NULL */
} NoiseShape;

/* One octave of one field. */
typedef struct NoiseLayer {
    const NoiseShape *shape;
    const NoisePeriod *period;
    NoiseKey key;
    float factor; /* of the noise: takes it to its share of the sum, or to
                     [-1, 1] */
    const NoiseGradientTable *gradients; /* multiplied by the factor */
    int octave;                          /* 0 is the coarsest */
    int field;                           /* number of the field, from 0 */
} NoiseLayer;

/* Many places, at[axis][i]: on an octave's lattice in cells, on the canvas in
 * pixels, with z and w in cells.  The last place is repeated up to a multiple
 * of NOISE_LANES; fewer places than that may stay as they are, for one lane. */
typedef struct NoisePlaces {
    double at[4][NOISE_BLOCK];
} NoisePlaces;

static inline void
noise_places_get(const NoisePlaces *places, int i, double place[4])
{
    for (int axis = 0; axis < 4; axis++)
        place[axis] = places->at[axis][i];
}

/* For each place, the properties of the cell that it belongs to. */
typedef struct NoiseCells {
    float number[NOISE_BLOCK];     /* 0 to 1; chooses a color */
    float dimming[NOISE_BLOCK];    /* share of the brightness to take away */
    float spot[NOISE_BLOCK];       /* value of the spot that is seen, or 0 */
    float visibility[NOISE_BLOCK]; /* share of the contrast that is left */
} NoiseCells;

/* The slopes of noise at each place, along each axis. */
typedef struct NoiseSlopes {
    float along[4][NOISE_BLOCK];
} NoiseSlopes;

/* Finds slopes one place at a time. */
static inline void
noise_slopes_by_place(const NoiseLayer *layer, const NoisePlaces *places, int n,
                      void (*find)(const NoiseLayer *layer,
                                   const double place[4], float slope[4]),
                      NoiseSlopes *slopes)
{
    for (int i = 0; i < n; i++) {
        double place[4];
        float slope[4];
        noise_places_get(places, i, place);
        find(layer, place, slope);
        for (int axis = 0; axis < 4; axis++)
            slopes->along[axis][i] = slope[axis];
    }
}

/* Two corners for each column at most. */
#define NOISE_CORNERS (2 * NOISE_BLOCK + NOISE_LANES)

/* What all rows of an axis-aligned picture share: where the columns of a block
 * lie between the corners of the lattice.  Cell c lies between the corners c
 * and c + right.  Neighboring cells share corners (right is 1), unless cells
 * are hardly larger than pixels. */
typedef struct NoiseColumns {
    int n, n_cells, n_corners, right;
    uint32_t corner[NOISE_CORNERS]; /* x on the lattice, reduced */
    /* Each column's cell, counted from the first cell of its vector. */
    uint32_t cell[NOISE_BLOCK];
    int first_cell[NOISE_BLOCK]; /* of each vector, by column / VEC_LANES */
    /* Of each vector: the end of the columns, from its own first one on, that
     * lie in its first cell; its first column if it spans several cells. */
    int same_until[NOISE_BLOCK];
    float inner[NOISE_BLOCK]; /* place within the cell, 0 to 1, both included */
    float fade[NOISE_BLOCK];
} NoiseColumns;

/* Rows of an axis-aligned picture among the lines of a lattice. */
typedef struct NoiseRows {
    int n;
    int64_t cell[NOISE_STRIP]; /* floor(y) */
    float inner[NOISE_STRIP];  /* y - cell */
    float fade[NOISE_STRIP];
    int64_t depth_cell[2]; /* z and w, which all rows share */
    float depth_inner[2];
    float depth_fade[2];
} NoiseRows;

/* A strip along the axes of an octave's lattice, in cells. */
typedef struct NoiseGrid {
    int n_columns, n_rows;
    double step; /* to the next column, unless a period begins anew there */
    double x[NOISE_BLOCK]; /* up to a multiple of NOISE_LANES */
    double y[NOISE_STRIP];
    double depth[2]; /* z and w */
} NoiseGrid;

/* An algorithm. */
typedef struct NoiseBasis {
    /* Stores the noise of rows, NOISE_BLOCK apart, or adds it to what is
     * there.  NULL where rows have no use for shared columns. */
    void (*rows)(const NoiseLayer *layer, const NoiseColumns *columns,
                 const NoiseRows *rows, bool is_added, float *value);
    /* Stores the noise of a strip, as rows; it is drawn lattice point by
     * lattice point.  False, with nothing stored, where `points` is as fast.
     * May be NULL. */
    bool (*grid)(const NoiseLayer *layer, const NoiseGrid *grid, float *value);
    /* The noise at n places; the same bits as by rows and grids. */
    void (*points)(const NoiseLayer *layer, const NoisePlaces *places, int n,
                   float *value);
    /* The same values, and their slopes, at n places.  NULL where the noise has
     * no slopes. */
    void (*slopes)(const NoiseLayer *layer, const NoisePlaces *places, int n,
                   float *value, NoiseSlopes *slopes);
    /* The cells of n places: of the nearest point, or of the spot that is
     * seen.  NULL where the noise has none. */
    void (*cells)(const NoiseLayer *layer, const NoisePlaces *places, int n,
                  NoiseCells *cells);
    /* Noise lies in [-bound, bound].  NULL: in [-1, 1]. */
    double (*find_bound)(const NoiseParams *params);
    /* Fills the tables of a seed; period in pixels, 0 for none, and frequency,
     * in cells in a pixel, are those along x and y.  NULL where tables_size, in
     * bytes, is 0: the algorithm has no tables. */
    void (*fill_tables)(void *tables, uint64_t seed, const double period[2],
                        const double frequency[2]);
    size_t tables_size;
} NoiseBasis;

static inline double
noise_basis_bound(const NoiseBasis *basis, const NoiseParams *params)
{
    return basis->find_bound != NULL ? basis->find_bound(params) : 1.0;
}

#endif
