/* SPDX-License-Identifier: MIT
 *
 * Describes each algorithm, except its kernels, in one row.  All other files look up
 * the traits of algorithms here.
 */
#ifndef NOISE_ALGORITHMS_H
#define NOISE_ALGORITHMS_H

#include <stddef.h>
#include <string.h>

#include <noise-core/noise.h>

/* ROW(algorithm, basis, least and most dimensions, traits):
 *
 *   basis   a NoiseBasis: with NOISE_STAMP, one per instruction set; otherwise
 *           a single one for all
 *   traits  members of NoiseTraits, by name; members that are left out are 0,
 *           which is the first value of each enum */
#define NOISE_ALGORITHM_ROWS(ROW)                                             \
    ROW(VALUE, NOISE_STAMP(noise_basis_value), 1, 4,                          \
        .last_fractal = NOISE_FRACTAL_DAMPED, .half_contrast_pixels = 0.63,   \
        .work = 4)                                                            \
    ROW(PERLIN, NOISE_STAMP(noise_basis_perlin), 1, 4,                        \
        .last_fractal = NOISE_FRACTAL_DAMPED, .half_contrast_pixels = 0.91,   \
        .work = 4)                                                            \
    ROW(SIMPLEX, NOISE_STAMP(noise_basis_simplex), 2, 4,                      \
        .last_fractal = NOISE_FRACTAL_DAMPED,                                 \
        .lattice = NOISE_LATTICE_SIMPLICES, .half_contrast_pixels = 1.66,     \
        .work = 4)                                                            \
    ROW(CELLULAR, NOISE_STAMP(noise_basis_cellular), 2, 3,                    \
        .last_fractal = NOISE_FRACTAL_DAMPED,                                 \
        .distribution = NOISE_DISTRIBUTION_SKEWED,                            \
        .border = NOISE_BORDER_DISCONTINUOUS,                                 \
        .depth = NOISE_DEPTH_FLOWS_JITTERED, .pieces = NOISE_PIECES_CELLS,    \
        .begins_with_one_octave = true, .half_contrast_pixels = 1.13,         \
        .work = 5)                                                            \
    ROW(WHITE, NOISE_STAMP(noise_basis_white), 1, 4,                          \
        .last_fractal = NOISE_FRACTAL_DAMPED,                                 \
        .border = NOISE_BORDER_DISCONTINUOUS, .depth = NOISE_DEPTH_LEAPS,     \
        .is_grain = true, .half_contrast_pixels = 0.84, .work = 5)            \
    ROW(PERLIN_2002, noise_basis_perlin_2002, 2, 3,                           \
        .last_fractal = NOISE_FRACTAL_DAMPED,                                 \
        .tiling = NOISE_TILING_WHOLE_CELLS,                                   \
        .drawing = NOISE_DRAWING_REFERENCE, .half_contrast_pixels = 1.0,      \
        .work = 20)                                                           \
    ROW(SVG_TURBULENCE, noise_basis_svg_turbulence, 2, 2,                     \
        .last_fractal = NOISE_FRACTAL_TURBULENCE,                             \
        .tiling = NOISE_TILING_CROSS_FADED,                                   \
        .drawing = NOISE_DRAWING_REFERENCE, .half_contrast_pixels = 1.0,      \
        .work = 20)                                                           \
    ROW(WAVES, NOISE_STAMP(noise_basis_waves), 2, 3,                          \
        .last_fractal = NOISE_FRACTAL_DAMPED,                                 \
        .distribution = NOISE_DISTRIBUTION_PERIODIC,                          \
        .border = NOISE_BORDER_DISCONTINUOUS, .begins_with_one_octave = true, \
        .begins_with_warp = true, .half_contrast_pixels = 1.76, .work = 2)    \
    ROW(SCRATCHES, NOISE_STAMP(noise_basis_scratches), 2, 3,                  \
        .last_fractal = NOISE_FRACTAL_DAMPED,                                 \
        .distribution = NOISE_DISTRIBUTION_SPARSE,                            \
        .border = NOISE_BORDER_DISCONTINUOUS, .depth = NOISE_DEPTH_LEAPS,     \
        .detail = offsetof(NoiseParams, width), .half_contrast_pixels = 0.77, \
        .work = 25)                                                           \
    ROW(PHASOR, NOISE_STAMP(noise_basis_phasor), 2, 3,                        \
        .last_fractal = NOISE_FRACTAL_DAMPED, .begins_with_one_octave = true, \
        .detail = offsetof(NoiseParams, bandwidth),                           \
        .scale_is_of_detail = true, .half_contrast_pixels = 1.63, .work = 40) \
    ROW(TILES, NOISE_STAMP(noise_basis_tiles), 2, 2,                          \
        .lattice = NOISE_LATTICE_TILES,                                       \
        .distribution = NOISE_DISTRIBUTION_SPARSE,                            \
        .border = NOISE_BORDER_DISCONTINUOUS, .pieces = NOISE_PIECES_TILES,   \
        .half_contrast_pixels = 1.6, .work = 15)                              \
    ROW(PICTURE, noise_basis_picture, 2, 2, .is_grain = true,                 \
        .shows_picture = true, .work = 60)

typedef enum NoiseLattice {
    NOISE_LATTICE_CUBES,
    NOISE_LATTICE_SIMPLICES, /* cubes squeezed along the diagonal */
    NOISE_LATTICE_TILES,     /* a lattice that follows the tiles */
} NoiseLattice;

/* How periods are made to fit whole numbers of cells. */
typedef enum NoiseTiling {
    NOISE_TILING_ADJUSTED_LATTICE, /* the lattice is slightly stretched */
    NOISE_TILING_WHOLE_CELLS,      /* periods must be whole numbers of cells */
    NOISE_TILING_CROSS_FADED, /* edges are cross-faded, and the frequency is
                                 adjusted to fit */
} NoiseTiling;

typedef enum NoiseDrawing {
    NOISE_DRAWING_NATIVE,    /* octaves are shifted, and sums normalized */
    NOISE_DRAWING_REFERENCE, /* neither, as in the reference implementation */
} NoiseDrawing;

typedef enum NoiseDistribution {
    NOISE_DISTRIBUTION_SYMMETRIC, /* -n is as likely as n */
    NOISE_DISTRIBUTION_SKEWED,
    /* Every cell has the same values, so sums of octaves are not symmetric. */
    NOISE_DISTRIBUTION_PERIODIC,
    /* Strokes or tiles with hard edges, on a flat ground. */
    NOISE_DISTRIBUTION_SPARSE,
} NoiseDistribution;

/* How noise behaves at the borders of cells. */
typedef enum NoiseBorder {
    NOISE_BORDER_CONTINUOUS,
    NOISE_BORDER_DISCONTINUOUS,
} NoiseBorder;

/* How noise changes with depth; see noise_params_leap(). */
typedef enum NoiseDepth {
    NOISE_DEPTH_FLOWS, /* changes a little with each step */
    /* Flows, except that without jitter, features that use each cell's random number
     * leap. */
    NOISE_DEPTH_FLOWS_JITTERED,
    /* Stays the same within a cell of depth, and changes completely at its end. */
    NOISE_DEPTH_LEAPS,
} NoiseDepth;

/* The kinds of pieces (tiles or cells) that layers above can tell apart. */
typedef enum NoisePieceKind {
    NOISE_PIECES_NONE,
    NOISE_PIECES_CELLS,
    NOISE_PIECES_TILES,
} NoisePieceKind;

/* The data in one row of NOISE_ALGORITHM_ROWS(). */
typedef struct NoiseTraits {
    int least_dimensions, most_dimensions;
    /* The last value of NoiseFractal that the algorithm supports;
     * NOISE_FRACTAL_NONE: it has only one octave. */
    NoiseFractal last_fractal;
    NoiseLattice lattice;
    NoiseTiling tiling;
    NoiseDrawing drawing;
    NoiseDistribution distribution;
    NoiseBorder border;
    NoiseDepth depth;
    NoisePieceKind pieces;
    /* True if cells are meant to be pixels, so their edges are not smoothed. */
    bool is_grain;
    bool shows_picture; /* values come from a picture, not from a lattice */
    bool begins_with_one_octave; /* see noise_params_begin() */
    bool begins_with_warp;
    /* The offset in NoiseParams of the detail's width, in cells; 0: the detail is one
     * cell wide. */
    size_t detail;
    /* True if the scale is the width of the detail, not of cells. */
    bool scale_is_of_detail;
    /* The width of the detail, in pixels, at which contrast halves, as measured by
     * tests/core/measure-traits.c; 0: it never does. */
    double half_contrast_pixels;
    /* Roughly how many ns an octave takes per point in two dimensions, with eight
     * SIMD lanes; also measured by measure-traits.c. */
    double work;
} NoiseTraits;

/* Returns how many cells wide the detail of a noise is. */
static inline double
noise_detail_cells(const NoiseParams *params, const NoiseTraits *traits)
{
    double cells = 1.0;

    if (traits->detail != 0)
        memcpy(&cells, (const char *)params + traits->detail, sizeof cells);
    return cells;
}

/* True if a feature has the same value everywhere in a cell. */
static inline bool
noise_feature_is_flat(NoiseFeature feature)
{
    return feature == NOISE_FEATURE_CELL_VALUE ||
           feature == NOISE_FEATURE_RADIUS ||
           feature == NOISE_FEATURE_CELL_NOISE;
}

/* One row for each algorithm. */
extern const NoiseTraits noise_traits[];

/* True if a noise's values come from a picture. */
static inline bool
noise_shows_picture(const NoiseParams *params)
{
    return noise_traits[params->algorithm].shows_picture;
}

/* Returns what kind of pieces a noise has. */
static inline NoisePieceKind
noise_pieces_of(const NoiseParams *params)
{
    return noise_traits[params->algorithm].pieces;
}

/* True if this feature uses a random number for each cell, not just distances to
 * cell points. */
static inline bool
noise_feature_is_random(NoiseFeature feature)
{
    return feature == NOISE_FEATURE_CELL_VALUE ||
           feature == NOISE_FEATURE_CELL_NOISE ||
           feature == NOISE_FEATURE_SPOTS;
}

/* True if the noise, apart from its warp, leaps when its depth changes. */
static inline bool
noise_has_leaps(const NoiseParams *params)
{
    const NoiseDepth depth = noise_traits[params->algorithm].depth;

    return depth == NOISE_DEPTH_LEAPS ||
           (depth == NOISE_DEPTH_FLOWS_JITTERED && params->jitter == 0.0 &&
            noise_feature_is_random(params->feature));
}

/* True if the noise is a ground with spots, scratches or tiles on it. */
static inline bool
noise_has_ground(const NoiseParams *params)
{
    return params->feature == NOISE_FEATURE_SPOTS ||
           noise_traits[params->algorithm].distribution ==
               NOISE_DISTRIBUTION_SPARSE;
}

#endif
