/* SPDX-License-Identifier: MIT
 *
 * The border between rendering and what is built once for each instruction set:
 * bases, which are plain noise on a lattice, of one octave, for many places;
 * and what is done with their numbers.
 */
#ifndef NOISE_KERNELS_H
#define NOISE_KERNELS_H

#include <noise/noise.h>

#include "../lattice/gradients.h"
#include "../lattice/period.h"
#include "../published/svg.h"
#include "light.h"
#include "tone.h"

/* Columns are worked on in blocks, and rows in strips, so that tables fit into
 * a processor's first cache. */
#define NOISE_BLOCK 256
#define NOISE_STRIP 32

/* The most lanes: arrays are read, and written, up to a multiple of it. */
#define NOISE_LANES 16

/* What an algorithm's choices come to. */
typedef struct NoiseShape {
    int dimensions; /* 1 to 4 */
    NoiseInterpolation interpolation;
    NoiseFeature feature;
    NoiseDistance distance;
    float jitter;
    float spot_presence, spot_size, spot_variation;
    float cell_contrast;
    float radius_squared; /* of simplex noise's kernels */
    const NoiseSvg *svg;  /* tables of svg-turbulence, else NULL */
} NoiseShape;

/* One octave's lattice. */
typedef struct NoiseOctave {
    double map[4][4]; /* a place, x and y in pixels, times this, */
    double shift[4];  /* plus this, is its place on the lattice, in cells */
    double frequency; /* cells in a pixel, the most along any axis */
    double amplitude;
    NoisePeriod period;
} NoiseOctave;

/* What y, z and w have to do with a place on an axis of the lattice: to be
 * added to map[axis][0] x. */
static inline double
noise_octave_rest(const NoiseOctave *octave, int axis, double y, double z,
                  double w)
{
    const double *row = octave->map[axis];

    return ((row[1] * y + row[2] * z) + row[3] * w) + octave->shift[axis];
}

/* What tells octaves and fields from each other. */
typedef struct NoiseKey {
    uint32_t prefix; /* hash prefix of the outermost coordinate, */
    uint32_t outer;  /* and what is added to that coordinate */
} NoiseKey;

/* One octave of one field. */
typedef struct NoiseLayer {
    const NoiseShape *shape;
    const NoisePeriod *period;
    NoiseKey key;
    float factor; /* on the noise: its share of the sum, or what takes it to
                     [-1, 1] */
    const NoiseGradientTable *gradients; /* times the factor */
    int octave;                          /* 0 is the coarsest */
    int channel;                         /* of svg-turbulence */
} NoiseLayer;

/* Many places on an octave's lattice, in cells: at[axis][i].  Those after the
 * last, up to a multiple of NOISE_LANES, are places too. */
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
    float number[NOISE_BLOCK];     /* 0 to 1 */
    float dimming[NOISE_BLOCK];    /* the share of brightness that is missing */
    float spot[NOISE_BLOCK];       /* value of the spot that is seen, or 0 */
    float visibility[NOISE_BLOCK]; /* of the cell; 1 for all of it */
} NoiseCells;

/* How noise rises at each place, along each axis. */
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

/* What all rows of an axis-aligned picture share of a block of columns: where
 * the columns lie between the lattice's corners.  Cell c lies between the
 * corners c and c + right; cells share corners, unless they are hardly larger
 * than pixels. */
typedef struct NoiseColumns {
    int n, n_cells, n_corners, right;
    uint32_t corner[NOISE_CORNERS]; /* x on the lattice, reduced */
    /* Each column's cell, from that of the first column of its vector on. */
    uint32_t cell[NOISE_BLOCK];
    int first_cell[NOISE_BLOCK]; /* of vectors, by number */
    /* Of vectors: the column before which all lie in the vector's first cell;
     * not beyond the vector's first column where it lies in more than one. */
    int same_until[NOISE_BLOCK];
    float inner[NOISE_BLOCK]; /* place within the cell, 0 to 1, both included */
    float fade[NOISE_BLOCK];
} NoiseColumns;

/* How an octave's noise, from -1 to 1, becomes a part of the sum. */
typedef struct NoiseFold {
    NoiseFractal fractal;
    float ping_pong;  /* its strength */
    float weight;     /* weighted strength */
    float visibility; /* 1 for all of it, and what there is instead */
    float mean;
    float share; /* of the amplitude in the sum */
} NoiseFold;

/* Whether sums just grow by share times noise: then the layer's factor has the
 * share, and nothing is left to be done. */
static inline bool
noise_fold_is_plain(const NoiseFold *fold)
{
    return fold->fractal <= NOISE_FRACTAL_FBM && fold->weight == 0.0f &&
           fold->visibility == 1.0f;
}

/* Rows of an axis-aligned picture among the lines of a lattice. */
typedef struct NoiseRows {
    int n;
    int64_t cell[NOISE_STRIP]; /* y, whole, and what is above it */
    float inner[NOISE_STRIP];
    float fade[NOISE_STRIP];
    int64_t depth_cell[2]; /* z and w, which all rows share */
    float depth_inner[2];
    float depth_fade[2];
} NoiseRows;

/* A strip along the axes of an octave's lattice, in cells. */
typedef struct NoiseGrid {
    int n_columns, n_rows;
    double step; /* to the next column, unless that begins a period anew */
    double x[NOISE_BLOCK]; /* up to a multiple of NOISE_LANES */
    double y[NOISE_STRIP];
    double depth[2]; /* z and w */
} NoiseGrid;

/* An algorithm. */
typedef struct NoiseBasis {
    /* The noise of rows, stored, or added to what is there; they are
     * NOISE_BLOCK apart.  NULL where the columns of a lattice share nothing. */
    void (*rows)(const NoiseLayer *layer, const NoiseColumns *columns,
                 const NoiseRows *rows, bool is_added, float *value);
    /* The noise of a strip whose columns are not shared by its rows; value as
     * above.  False, and nothing is done, where points are as fast.  May be
     * NULL. */
    bool (*grid)(const NoiseLayer *layer, const NoiseGrid *grid, float *value);
    /* The noise at n places; the same bits as by rows and grids. */
    void (*points)(const NoiseLayer *layer, const NoisePlaces *places, int n,
                   float *value);
    /* How the noise rises at n places.  NULL where it does not. */
    void (*slopes)(const NoiseLayer *layer, const NoisePlaces *places, int n,
                   NoiseSlopes *slopes);
    /* The cells of n places: of the nearest point, or the spot that is seen.
     * NULL where there are none. */
    void (*cells)(const NoiseLayer *layer, const NoisePlaces *places, int n,
                  NoiseCells *cells);
    /* Noise lies in [-bound, bound]. */
    double (*find_bound)(const NoiseParams *params);
    /* A cell of so many pixels leaves half of its contrast in them. */
    double half_visible;
} NoiseBasis;

/* Published once, for all instruction sets. */
extern const NoiseBasis noise_basis_perlin_2002;
extern const NoiseBasis noise_basis_svg_turbulence;

/* All that an instruction set does. */
typedef struct NoiseKernels {
    const NoiseBasis *basis[NoiseAlgorithmCount];
    /* Places on the canvas to places on an octave's lattice; straight ones
     * share y, z and w, which only the first has then. */
    void (*find_places)(const NoiseOctave *octave, int dimensions,
                        const NoisePlaces *places, bool is_straight, int n,
                        NoisePlaces *on_lattice);
    /* How an octave rises along the axes of the canvas, from how it rises along
     * those of its lattice. */
    void (*find_rises)(const NoiseOctave *octave, int dimensions,
                       const NoiseSlopes *rise, int n, NoiseSlopes *along);
    /* Fills the tables of n columns, a multiple of NOISE_LANES, at x, in
     * cells. */
    void (*fill_columns)(const NoiseLayer *layer, const double *x, int n,
                         NoiseColumns *columns);
    /* Adds an octave's noise to n sums; strength is what the octaves before
     * leave it, and what it leaves the next. */
    void (*add)(const NoiseFold *fold, const float *noise, int n,
                float *strength, float *sum);
    /* The same, and how the octave rises is added to how the sums do; n is a
     * multiple of the lanes, and rise_of_strength is how strength rises. */
    void (*add_slopes)(const NoiseFold *fold, const float *noise,
                       const NoiseSlopes *rise, int n, float *strength,
                       NoiseSlopes *rise_of_strength, float *sum,
                       NoiseSlopes *slopes);
    /* Maps n sums, in [-1, 1], to values, in [0, 1]. */
    void (*tone)(const NoiseTone *tone, const float *sum, int n, float *value);
    /* The same, and slopes of sums to those of values; n is a multiple of the
     * lanes. */
    void (*tone_slopes)(const NoiseTone *tone, const float *sum, int n,
                        float *value, NoiseSlopes *slopes);
    /* How much light falls on n places, a multiple of the lanes; x and y are
     * how the values rise there, in 1 / pixel. */
    void (*light)(const NoiseLight *light, const float *x, const float *y,
                  int n, float *shade);
    /* From n colors as people see them to linear light. */
    void (*decode)(float *colors, int n);
} NoiseKernels;

#endif
