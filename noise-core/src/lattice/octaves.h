/* SPDX-License-Identifier: MIT
 *
 * Octaves: their number, frequencies, amplitudes and lattices.
 */
#ifndef NOISE_OCTAVES_H
#define NOISE_OCTAVES_H

#include "../params/algorithms.h"
#include "period.h"

/* The largest value of the parameter `octaves`. */
#define NOISE_OCTAVES_MAX 16

/* The most cells in a pixel.  Places are less than 2^33 pixels away from the
 * pattern's origin, so that cell numbers stay below 2^60. */
#define NOISE_FREQUENCY_MAX 16777216.0 /* 2^24 */

/* Takes places on the canvas to places on a lattice. */
typedef struct NoiseTransform {
    double factor[4][4]; /* times a place, x and y in pixels, */
    double shift[4];     /* plus this, is the place on the lattice, in cells */
} NoiseTransform;

/* One octave's lattice. */
typedef struct NoiseOctave {
    NoiseTransform map;
    NoiseTransform cubes; /* to the cubes of a lattice that is no such itself */
    bool is_skewed;       /* these are squeezed into simplices */
    double frequency;     /* cells in a pixel, the most along any axis */
    double amplitude;
    NoisePeriod period;
} NoiseOctave;

/* The part that y, z and w have in the place on an axis of the lattice; the
 * rest is factor[axis][0] times x. */
static inline double
noise_map_rest(const NoiseTransform *map, int axis, double y, double z,
               double w)
{
    const double *row = map->factor[axis];

    return ((row[1] * y + row[2] * z) + row[3] * w) + map->shift[axis];
}

/* How a layout of octaves is laid out: that of the noise itself, or that of the
 * noise that warps it. */
typedef struct NoiseOctaveLayout {
    const NoiseTraits *traits; /* of the algorithm */
    double tiles[2][2];        /* the vectors of the lattice of tiles */
    int dimensions;
    int n_octaves;
    double octaves; /* n_octaves, or less: the last may be a fraction */
    double persistence, lacunarity;
    double scale[2];  /* of a cell of octave 0, along its own axes, pixels */
    double rotation;  /* degrees */
    double period[3]; /* x and y in pixels, z in cells of octave 0; 0: none */
    /* Where in a pixel noise is taken, on x and y.  0.5: at scales of 1 and 2,
     * corners are lattice points, at which gradient noise vanishes.  Published
     * noise is taken at corners. */
    double center;
} NoiseOctaveLayout;

/* The noise that warps. */
#define NOISE_WARP_ALGORITHM  NOISE_ALGORITHM_SIMPLEX
#define NOISE_WARP_LACUNARITY 2.0

/* The layouts of the noise and of its warp, from parameters that are settled
 * (noise_params_settle()) and have a size of 100 %. */
NoiseOctaveLayout noise_layout_of_params(const NoiseParams *params);
NoiseOctaveLayout noise_layout_of_warp(const NoiseParams *params);

/* Cells of the layout's octave k in a pixel, the most along any axis. */
double noise_layout_frequency(const NoiseOctaveLayout *layout, int k);

/* Whether places of a layout may be too many cells away for vectors, so that they are
 * drawn in one lane: on the canvas, 2^33 pixels, and on z and w 2^32 cells of the
 * coarsest octave. */
bool noise_layout_is_far(const NoiseOctaveLayout *layout);

/* Makes octave k.  Stores by how much its lattice is bent, as a share, so that
 * the periods hold whole numbers of cells.  Where they cannot, returns why, as
 * noise_period_init() does. */
NoiseProblem noise_octave_init(NoiseOctave *octave,
                               const NoiseOctaveLayout *layout, int k,
                               double *distortion);

#endif
