/* SPDX-License-Identifier: MIT
 *
 * The interface of algorithms: a basis draws the plain noise of one octave, on its
 * lattice, at many places.
 */
#ifndef NOISE_BASIS_H
#define NOISE_BASIS_H

#include "../../lattice/gradients.h"
#include "../../lattice/lattice.h"
#include "../../lattice/octaves.h"
#include "../../lattice/tiles.h"

/* The most columns that a block can have.  Pictures are drawn in blocks of columns
 * and strips of rows, so that tables fit into a processor's first-level cache. */
#define NOISE_BLOCK 256
/* The most rows that a strip can have; a multiple of NOISE_LANES.  Large pictures
 * have strips of 32 rows, but a chunk of a game's world, including the frame around
 * it, is a single strip. */
#define NOISE_STRIP 48

/* The most lanes that a vector can have.  Arrays are read and written up to a
 * multiple of this. */
#define NOISE_LANES 16

/* NOISE_ALIGNED is for arrays that vectors are loaded from.  It makes them start on
 * a cache line, because loading a vector that straddles two lines is slower. */
#define NOISE_LINE    (4 * NOISE_LANES) /* bytes */
#define NOISE_ALIGNED _Alignas(NOISE_LINE)

/* Rounds n up to a multiple of NOISE_LANES. */
static inline int
noise_pad_lanes(int n)
{
    return (n + NOISE_LANES - 1) / NOISE_LANES * NOISE_LANES;
}

/* The largest NoiseShape.blend.  With a larger one, smooth F1 would have to look at
 * cells more than two steps away. */
#define NOISE_BLEND_MOST 0.75

/* How a noise reads a picture. */
typedef struct NoiseReading {
    NoisePictureNumber number;
    NoisePictureChannel channel;
    NoisePictureBeyond beyond;
    double smoothing, flatten_radius; /* px */
} NoiseReading;

/* Defined in ../../view, which needs the types below. */
typedef struct NoiseViews NoiseViews;

/* An algorithm's parameters, in the form that its kernels read. */
typedef struct NoiseShape {
    int dimensions; /* 1 to 4 */
    NoiseInterpolation interpolation;
    NoiseFeature feature;
    NoiseDistance distance;
    int halves; /* twice the power of Minkowski's distance */
    float jitter;
    float blend; /* for smooth F1: distances less than this many cells apart
                  * are blended */
    float spot_presence, spot_size, spot_variation;
    float cell_contrast;
    float radius_squared; /* of simplex noise's kernels */
    NoiseWhiteDistribution distribution;
    NoiseWaveShape wave_shape;
    NoiseWaveProfile wave_profile;
    float length, density; /* of scratches */
    float direction[2];    /* cosine and sine of the base direction's angle */
    float spread;          /* largest angle from that direction, in radians */
    float waves;           /* per cell, for phasor noise */
    NoiseReading reading;
    const NoiseTiles *tiles;
    const void *tables; /* filled in by NoiseBasis.fill_tables(), or NULL */
} NoiseShape;

/* One octave of one field. */
typedef struct NoiseOctaveInput {
    const NoiseShape *shape;
    const NoiseOctave *lattice;
    NoiseKey key;
    float factor; /* scales the noise to its share of the sum, or to [-1, 1] */
    const NoiseGradientTable *gradients; /* already multiplied by `factor` */
    int octave;                          /* 0 is the coarsest */
    float phase; /* of waves: where in the profile the origin is, 0 to 1 */
    float width; /* of scratches, in cells */
    float gain;  /* strength that thin scratches keep when they are widened: 0
                  * to 1 */
    int field;   /* number of the field, from 0 */
    float pixel; /* width of a pixel, in px; if above 1, tiles are averaged */
    const NoiseViews *views; /* the pictures, or NULL */
} NoiseOctaveInput;

/* Many places on the canvas, at[axis][i]: x and y in pixels, z and w in cells.  In
 * the plane, z and w are not read.  Whoever fills this in repeats the last place up
 * to a multiple of NOISE_LANES.  This is not necessary if there are fewer than
 * NOISE_LANES places and noise_kernels_one draws them. */
typedef struct NoisePlaces {
    /* True if all places have the same y, z and w, which are stored only at index
     * 0. */
    bool is_row;
    double at[4][NOISE_BLOCK + NOISE_LANES];
    double farthest[4]; /* no place is farther from 0 along this axis */
} NoisePlaces;

/* Part of a picture, with at most NOISE_BLOCK columns and NOISE_STRIP rows.  Its
 * places have already gone through noise_places_reduce().  `places` is a single row:
 * it has the x of each column, and the y of the row being drawn, which is copied
 * from `y`. */
typedef struct NoiseStrip {
    int n_columns, n_rows;
    NoisePlaces places;
    double y[NOISE_STRIP];
    double step[2]; /* to the next column and row, except where a period starts
                     * over */
} NoiseStrip;

/* For each place, the properties of the cell that it belongs to. */
typedef struct NoiseCells {
    NOISE_ALIGNED float number[NOISE_BLOCK]; /* 0 to 1; mapped to a color */
    float dimming[NOISE_BLOCK];    /* fraction of the brightness to take away */
    float spot[NOISE_BLOCK];       /* value of the visible spot, or 0 */
    float visibility[NOISE_BLOCK]; /* fraction of the contrast that is left */
} NoiseCells;

/* For each place, the properties of its piece that other layers read. */
typedef struct NoisePieces {
    /* Four independent random numbers in [0, 1); the first is the one in
     * NoiseCells. */
    NOISE_ALIGNED float number[4][NOISE_BLOCK];
    float edge[NOISE_BLOCK]; /* px to the outline, minus half the joint */
    /* For tiles only: the distance from the tile's middle, along and across the
     * tile, in px, and what NoiseBasis.points() adds to the sum. */
    float along[2][NOISE_BLOCK];
    NOISE_ALIGNED float sum[NOISE_BLOCK];
} NoisePieces;

/* The slopes of the noise at each place, along each axis. */
typedef struct NoiseSlopes {
    int n_axes; /* 4, or 2 if only slopes along x and y are wanted */
    NOISE_ALIGNED float along[4][NOISE_BLOCK];
} NoiseSlopes;

/* Each column of a block needs at most two corners. */
#define NOISE_CORNERS (2 * NOISE_BLOCK + NOISE_LANES)

/* Where the columns of a block are between the corners of the lattice.  In an
 * axis-aligned picture, this is the same for all rows.  Cell c is between corners c
 * and c + right.  Neighboring cells share corners (right is 1), unless cells are
 * hardly larger than pixels. */
typedef struct NoiseColumns {
    int n, n_cells, n_corners, right;
    /* noise_hash_addend() of each corner's x, which is reduced to the period. */
    NOISE_ALIGNED uint32_t corner[NOISE_CORNERS];
    /* Each column's cell, counted from the first cell of its vector. */
    uint32_t cell[NOISE_BLOCK];
    int first_cell[NOISE_BLOCK]; /* of vector column / VEC_LANES */
    /* For each vector within a single cell: the column where the last vector within
     * that cell ends.  For a vector that spans several cells: its first column. */
    int same_until[NOISE_BLOCK];
    float inner[NOISE_BLOCK]; /* position within the cell, 0 to 1 inclusive */
    float fade[NOISE_BLOCK];
} NoiseColumns;

/* Where the rows of an axis-aligned picture are on a lattice.  Entry i, for i < n,
 * is for row i's y.  Entries NOISE_STRIP and NOISE_STRIP + 1 are for z and w, which
 * all rows share. */
typedef struct NoiseRows {
    int n;
    int64_t cell[NOISE_STRIP + 2];
    float inner[NOISE_STRIP + NOISE_LANES]; /* position within the cell */
    float fade[NOISE_STRIP + NOISE_LANES];
} NoiseRows;

/* How an octave's noise, from -1 to 1, is folded and added to the sum. */
typedef struct NoiseFold {
    bool has_strength; /* the strength depends on earlier octaves */
    NoiseFractal fractal;
    float ping_pong;    /* strength of ping-pong */
    float weight;       /* weighted strength */
    float visibility;   /* fraction of the signal's contrast that is left */
    float mean;         /* what the signal fades to */
    float share;        /* the octave's share of the sum */
    float inverse_peak; /* scales the sum of octaves so far to [-1, 1] */
    float cell;         /* scales slopes for damping */
} NoiseFold;

/* The slopes of an octave, of the strength that is left for the next one, and of the
 * sums. */
typedef struct NoiseRises {
    const NoiseSlopes *octave;
    NoiseSlopes *strength, *sum;
} NoiseRises;

/* Strips drawn with slopes have at most this many rows, because slopes take up a lot
 * of memory. */
#define NOISE_SLOPE_STRIP 8

/* Where a strip's noise goes: it replaces these numbers, or is added to them.  Each
 * row begins NOISE_BLOCK numbers after the one before. */
typedef struct NoiseTarget {
    float *sum;
    bool is_added; /* plain noise is added to the sums, not stored over them */
    /* Arguments of NoiseKernels.add(); the fold is NULL for plain noise. */
    const NoiseFold *fold;
    float *strength;
    /* Only for slope_rows(): the slopes of each row's sums and strength along x and
     * y, and the factors that turn slopes on the lattice into slopes on the
     * canvas. */
    NoiseSlopes *slopes, *strength_slopes;
    float scale[2];
} NoiseTarget;

/* A strip parallel to the axes of an octave's lattice, with its places in cells. */
typedef struct NoiseGrid {
    int n_columns, n_rows;
    double step[2];                        /* as in NoiseStrip */
    double x[NOISE_BLOCK], y[NOISE_STRIP]; /* all finite */
    double depth[2];                       /* z and w */
} NoiseGrid;

/* An algorithm, as the functions that draw it. */
typedef struct NoiseBasis {
    /* Draws rows.  NULL if rows gain nothing from sharing columns. */
    void (*rows)(const NoiseOctaveInput *input, const NoiseColumns *columns,
                 const NoiseRows *rows, const NoiseTarget *target);
    /* Draws rows with their slopes.  NULL if that is not possible. */
    void (*slope_rows)(const NoiseOctaveInput *input,
                       const NoiseColumns *columns, const NoiseRows *rows,
                       const NoiseTarget *target);
    /* Draws a strip lattice point by lattice point, and stores its noise in `value`,
     * in rows of NOISE_BLOCK numbers.  Beyond the strip's columns, it may store
     * anything.  If it returns false, `value` is undefined, and the caller has to
     * draw with points() instead.  May be NULL. */
    bool (*grid)(const NoiseOctaveInput *input, const NoiseGrid *grid,
                 float *value);
    /* Adds the noise at n places to sums.  The noise is bit-identical to that of
     * rows() and grid().  Unless `slopes` is NULL or has_slopes is false, stores
     * slopes along at least the first slopes->n_axes axes of the lattice. */
    void (*points)(const NoiseOctaveInput *input, const NoisePlaces *places,
                   int n, float *sum, NoiseSlopes *slopes);
    bool has_slopes;
    /* Computes which cell each of n places belongs to: the cell of the nearest point
     * or of the visible spot.  Unless `edge` is NULL, also computes how far places
     * are from the border of their cells, in px.  For tiles, which have pieces(),
     * `edge` is NULL.  The function is NULL if the noise has no cells. */
    void (*cells)(const NoiseOctaveInput *input, const NoisePlaces *places,
                  int n, NoiseCells *cells, float *edge);
    /* Computes the tile of each of n places.  NULL if the noise has no tiles. */
    void (*pieces)(const NoiseOctaveInput *input, const NoisePlaces *places,
                   int n, NoisePieces *pieces);
    /* Returns a bound: noise is always in [-bound, bound].  NULL if the bound is
     * 1. */
    double (*compute_bound)(const NoiseParams *params);
    /* Fills in the tables for a seed.  `period` is in pixels, with 0 for none, and
     * `frequency` is in cells per pixel; both are along x and y.  If the algorithm
     * has no tables, this is NULL, and tables_size, in bytes, is 0. */
    void (*fill_tables)(void *tables, uint64_t seed, const double period[2],
                        const double frequency[2]);
    size_t tables_size;
} NoiseBasis;

static inline double
noise_basis_bound(const NoiseBasis *basis, const NoiseParams *params)
{
    return basis->compute_bound != NULL ? basis->compute_bound(params) : 1.0;
}

#endif
