/* SPDX-License-Identifier: MIT
 *
 * What the core knows of each algorithm, apart from its kernels: one row for
 * each, which everything else reads.
 */
#ifndef NOISE_ALGORITHMS_H
#define NOISE_ALGORITHMS_H

#include <noise-core/noise.h>

/* ROW(algorithm, basis, least and most dimensions, last fractal,
 *     lattice, tiling, drawing, distribution, border, half_visible):
 *
 *   basis         a NoiseBasis: one for each instruction set, NOISE_STAMP, or
 *                 one for all
 *   last fractal  the last of NOISE_FRACTALS that may combine its octaves
 *   lattice       of CUBES, or of SIMPLICES: cubes squeezed along the diagonal
 *   tiling        how periods come to hold whole cells: the lattice is BENT a
 *                 little, or they have to be WHOLE cells, or the algorithm
 *                 STITCHES its edges, with a frequency that fits
 *   drawing       octaves shifted and sums normalized, as OURS, or neither, as
 *                 PUBLISHED
 *   distribution  EVEN where -n is as likely as n, else SKEWED; or REGULAR, the
 *                 same in every cell, whose octaves together are not even; or
 *                 strokes on an even GROUND
 *   border        of cells: noise is SMOOTH there, or JUMPS
 *   half_visible  the size of cells, the width of strokes or the length of
 *                 waves, in pixels, that leaves half of the contrast, as
 *                 tests/core/measure-half-visible.c finds it */
#define NOISE_ALGORITHM_ROWS(ROW)                                            \
    ROW(VALUE, NOISE_STAMP(noise_basis_value), 1, 4, DAMPED, CUBES, BENT,    \
        OURS, EVEN, SMOOTH, 0.63)                                            \
    ROW(PERLIN, NOISE_STAMP(noise_basis_perlin), 1, 4, DAMPED, CUBES, BENT,  \
        OURS, EVEN, SMOOTH, 0.91)                                            \
    ROW(SIMPLEX, NOISE_STAMP(noise_basis_simplex), 2, 4, DAMPED, SIMPLICES,  \
        BENT, OURS, EVEN, SMOOTH, 1.66)                                      \
    ROW(CELLULAR, NOISE_STAMP(noise_basis_cellular), 2, 3, DAMPED, CUBES,    \
        BENT, OURS, SKEWED, JUMPS, 1.13)                                     \
    ROW(WHITE, NOISE_STAMP(noise_basis_white), 1, 4, DAMPED, CUBES, BENT,    \
        OURS, EVEN, JUMPS, 0.84)                                             \
    ROW(PERLIN_2002, noise_basis_perlin_2002, 2, 3, DAMPED, CUBES, WHOLE,    \
        PUBLISHED, EVEN, SMOOTH, 1.0)                                        \
    ROW(SVG_TURBULENCE, noise_basis_svg_turbulence, 2, 2, TURBULENCE, CUBES, \
        STITCHED, PUBLISHED, EVEN, SMOOTH, 1.0)                              \
    ROW(WAVES, NOISE_STAMP(noise_basis_waves), 2, 3, DAMPED, CUBES, BENT,    \
        OURS, REGULAR, JUMPS, 1.76)                                          \
    ROW(SCRATCHES, NOISE_STAMP(noise_basis_scratches), 2, 3, DAMPED, CUBES,  \
        BENT, OURS, GROUND, JUMPS, 0.77)                                     \
    ROW(PHASOR, NOISE_STAMP(noise_basis_phasor), 2, 3, DAMPED, CUBES, BENT,  \
        OURS, EVEN, SMOOTH, 1.63)

typedef enum NoiseLattice {
    NOISE_LATTICE_CUBES,
    NOISE_LATTICE_SIMPLICES,
} NoiseLattice;

typedef enum NoiseTiling {
    NOISE_TILING_BENT,
    NOISE_TILING_WHOLE,
    NOISE_TILING_STITCHED,
} NoiseTiling;

typedef enum NoiseDrawing {
    NOISE_DRAWING_OURS,
    NOISE_DRAWING_PUBLISHED,
} NoiseDrawing;

typedef enum NoiseDistribution {
    NOISE_DISTRIBUTION_EVEN,
    NOISE_DISTRIBUTION_SKEWED,
    NOISE_DISTRIBUTION_REGULAR,
    NOISE_DISTRIBUTION_GROUND,
} NoiseDistribution;

typedef enum NoiseBorder {
    NOISE_BORDER_SMOOTH,
    NOISE_BORDER_JUMPS,
} NoiseBorder;

/* A row as data. */
typedef struct NoiseTraits {
    int least_dimensions, most_dimensions;
    NoiseFractal last_fractal;
    NoiseLattice lattice;
    NoiseTiling tiling;
    NoiseDrawing drawing;
    NoiseDistribution distribution;
    NoiseBorder border;
    double half_visible; /* pixels */
} NoiseTraits;

/* Whether a feature is one value for each cell. */
static inline bool
noise_feature_is_flat(NoiseFeature feature)
{
    return feature == NOISE_FEATURE_CELL_VALUE ||
           feature == NOISE_FEATURE_RADIUS ||
           feature == NOISE_FEATURE_CELL_NOISE;
}

/* The row of an algorithm; static. */
const NoiseTraits *noise_traits(NoiseAlgorithm algorithm);

/* Whether the noise is a ground with spots or scratches on it. */
static inline bool
noise_has_ground(const NoiseParams *params)
{
    return params->feature == NOISE_FEATURE_SPOTS ||
           noise_traits(params->algorithm)->distribution ==
               NOISE_DISTRIBUTION_GROUND;
}

#endif
