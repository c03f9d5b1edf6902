/* SPDX-License-Identifier: MIT
 *
 * What the core knows of each algorithm, apart from its kernels: one row for
 * each, which everything else reads.
 */
#ifndef NOISE_ALGORITHMS_H
#define NOISE_ALGORITHMS_H

#include <noise-core/noise.h>

/* ROW(algorithm, basis, least and most dimensions, last fractal,
 *     lattice, tiling, drawing, distribution, border, depth,
 *     half_contrast_pixels, work):
 *
 *   basis         a NoiseBasis: one for each instruction set, NOISE_STAMP, or
 *                 one for all
 *   last fractal  the last of NOISE_FRACTALS that may combine its octaves;
 *                 with NONE there is one octave
 *   lattice       of CUBES; of SIMPLICES: cubes squeezed along the diagonal;
 *                 or of TILES: that of the pattern
 *   tiling        how periods come to hold whole cells: by an ADJUSTED_LATTICE,
 *                 slightly stretched; or they have to be WHOLE_CELLS; or edges
 *                 are CROSS_FADED, with a frequency that fits
 *   drawing       octaves shifted and sums normalized: NATIVE; or neither, as
 *                 the REFERENCE implementation does
 *   distribution  of the noise n: SYMMETRIC where -n is as likely as n, else
 *                 SKEWED; PERIODIC, the same in every cell, so that sums of
 *                 octaves are not symmetric; SPARSE, strokes on a flat ground
 *   border        of cells: noise is CONTINUOUS there, or DISCONTINUOUS
 *   depth         how noise changes with depth: it FLOWS, a little with each step; or
 *                 it LEAPS, everywhere at once, where a cell ends; FLOWS_JITTERED: it
 *                 leaps without jitter.  See noise_params_leap()
 *   half_contrast_pixels
 *                 the size of cells, the width of strokes or the length of
 *                 waves, in pixels, at which contrast halves, as measured by
 *                 tests/core/measure-traits.c
 *   work          about how many ns an octave takes for a place in the plane that
 *                 lies anywhere, with eight lanes: measure-traits.c, too */
#define NOISE_ALGORITHM_ROWS(ROW)                                              \
    ROW(VALUE, NOISE_STAMP(noise_basis_value), 1, 4, DAMPED, CUBES,            \
        ADJUSTED_LATTICE, NATIVE, SYMMETRIC, CONTINUOUS, FLOWS, 0.63, 4)       \
    ROW(PERLIN, NOISE_STAMP(noise_basis_perlin), 1, 4, DAMPED, CUBES,          \
        ADJUSTED_LATTICE, NATIVE, SYMMETRIC, CONTINUOUS, FLOWS, 0.91, 4)       \
    ROW(SIMPLEX, NOISE_STAMP(noise_basis_simplex), 2, 4, DAMPED, SIMPLICES,    \
        ADJUSTED_LATTICE, NATIVE, SYMMETRIC, CONTINUOUS, FLOWS, 1.66, 4)       \
    ROW(CELLULAR, NOISE_STAMP(noise_basis_cellular), 2, 3, DAMPED, CUBES,      \
        ADJUSTED_LATTICE, NATIVE, SKEWED, DISCONTINUOUS, FLOWS_JITTERED, 1.13, \
        5)                                                                     \
    ROW(WHITE, NOISE_STAMP(noise_basis_white), 1, 4, DAMPED, CUBES,            \
        ADJUSTED_LATTICE, NATIVE, SYMMETRIC, DISCONTINUOUS, LEAPS, 0.84, 5)    \
    ROW(PERLIN_2002, noise_basis_perlin_2002, 2, 3, DAMPED, CUBES,             \
        WHOLE_CELLS, REFERENCE, SYMMETRIC, CONTINUOUS, FLOWS, 1.0, 20)         \
    ROW(SVG_TURBULENCE, noise_basis_svg_turbulence, 2, 2, TURBULENCE, CUBES,   \
        CROSS_FADED, REFERENCE, SYMMETRIC, CONTINUOUS, FLOWS, 1.0, 20)         \
    ROW(WAVES, NOISE_STAMP(noise_basis_waves), 2, 3, DAMPED, CUBES,            \
        ADJUSTED_LATTICE, NATIVE, PERIODIC, DISCONTINUOUS, FLOWS, 1.76, 2)     \
    ROW(SCRATCHES, NOISE_STAMP(noise_basis_scratches), 2, 3, DAMPED, CUBES,    \
        ADJUSTED_LATTICE, NATIVE, SPARSE, DISCONTINUOUS, LEAPS, 0.77, 25)      \
    ROW(PHASOR, NOISE_STAMP(noise_basis_phasor), 2, 3, DAMPED, CUBES,          \
        ADJUSTED_LATTICE, NATIVE, SYMMETRIC, CONTINUOUS, FLOWS, 1.63, 40)      \
    ROW(TILES, NOISE_STAMP(noise_basis_tiles), 2, 2, NONE, TILES,              \
        ADJUSTED_LATTICE, NATIVE, SPARSE, DISCONTINUOUS, FLOWS, 1.6, 15)

typedef enum NoiseLattice {
    NOISE_LATTICE_CUBES,
    NOISE_LATTICE_SIMPLICES,
    NOISE_LATTICE_TILES,
} NoiseLattice;

typedef enum NoiseTiling {
    NOISE_TILING_ADJUSTED_LATTICE,
    NOISE_TILING_WHOLE_CELLS,
    NOISE_TILING_CROSS_FADED,
} NoiseTiling;

typedef enum NoiseDrawing {
    NOISE_DRAWING_NATIVE,
    NOISE_DRAWING_REFERENCE,
} NoiseDrawing;

typedef enum NoiseDistribution {
    NOISE_DISTRIBUTION_SYMMETRIC,
    NOISE_DISTRIBUTION_SKEWED,
    NOISE_DISTRIBUTION_PERIODIC,
    NOISE_DISTRIBUTION_SPARSE,
} NoiseDistribution;

typedef enum NoiseBorder {
    NOISE_BORDER_CONTINUOUS,
    NOISE_BORDER_DISCONTINUOUS,
} NoiseBorder;

typedef enum NoiseDepth {
    NOISE_DEPTH_FLOWS,
    NOISE_DEPTH_FLOWS_JITTERED,
    NOISE_DEPTH_LEAPS,
} NoiseDepth;

/* A row as data. */
typedef struct NoiseTraits {
    int least_dimensions, most_dimensions;
    NoiseFractal last_fractal;
    NoiseLattice lattice;
    NoiseTiling tiling;
    NoiseDrawing drawing;
    NoiseDistribution distribution;
    NoiseBorder border;
    NoiseDepth depth;
    double half_contrast_pixels; /* pixels */
    double work;                 /* ns */
} NoiseTraits;

/* Whether a feature is one value for each cell. */
static inline bool
noise_feature_is_flat(NoiseFeature feature)
{
    return feature == NOISE_FEATURE_CELL_VALUE ||
           feature == NOISE_FEATURE_RADIUS ||
           feature == NOISE_FEATURE_CELL_NOISE;
}

/* The rows, by algorithm. */
extern const NoiseTraits noise_traits[];

/* Whether the noise, apart from its warp, changes with depth by leaps. */
static inline bool
noise_has_leaps(const NoiseParams *params)
{
    const NoiseDepth depth = noise_traits[params->algorithm].depth;

    return depth == NOISE_DEPTH_LEAPS ||
           (depth == NOISE_DEPTH_FLOWS_JITTERED && params->jitter == 0.0);
}

/* Whether the noise is a ground with spots or scratches on it. */
static inline bool
noise_has_ground(const NoiseParams *params)
{
    return params->feature == NOISE_FEATURE_SPOTS ||
           noise_traits[params->algorithm].distribution ==
               NOISE_DISTRIBUTION_SPARSE;
}

#endif
