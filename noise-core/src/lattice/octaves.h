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

/* The most cells per pixel.  Places are less than 2^33 pixels away from the
 * pattern's origin, so cell numbers stay below 2^60. */
#define NOISE_FREQUENCY_MAX 16777216.0 /* 2^24 */

/* Maps places on the canvas to places on a lattice. */
typedef struct NoiseTransform {
    double factor[4][4]; /* multiplied by a place, with x and y in pixels */
    double shift[4];     /* added to the product; the result is in cells */
} NoiseTransform;

/* One octave's lattice. */
typedef struct NoiseOctave {
    NoiseTransform map;
    NoiseTransform cubes; /* like `map`, but to the lattice of cubes */
    bool is_skewed;       /* the cubes are squeezed into simplices */
    double frequency;     /* cells per pixel, along the axis with the most */
    double amplitude;
    NoisePeriod period;
} NoiseOctave;

/* Returns the part of a lattice coordinate that depends on y, z, w and the shift.
 * The full coordinate is this plus map->factor[axis][0] * x. */
static inline double
noise_map_rest(const NoiseTransform *map, int axis, double y, double z,
               double w)
{
    const double *row = map->factor[axis];

    return ((row[1] * y + row[2] * z) + row[3] * w) + map->shift[axis];
}

/* How the octaves of the noise, or of its warp, are arranged. */
typedef struct NoiseOctaveLayout {
    const NoiseTraits *traits; /* of the algorithm */
    double tiles[2][2];        /* the two vectors of the tiles' lattice */
    int dimensions;
    int n_octaves;
    double octaves; /* less than n_octaves if the last one is partial */
    double persistence, lacunarity;
    double scale[2];  /* size of octave 0's cells along their axes, in pixels */
    double rotation;  /* degrees */
    double period[3]; /* x and y in pixels, z in cells of octave 0; 0: none */
    /* Where in a pixel noise is sampled, along x and y.  It is 0.5, because at
     * scales of 1 and 2 the corners of pixels are lattice points, where gradient
     * noise vanishes.  It is 0 for published noise, which is sampled at corners. */
    double center;
} NoiseOctaveLayout;

/* The noise that warps places. */
#define NOISE_WARP_ALGORITHM  NOISE_ALGORITHM_SIMPLEX
#define NOISE_WARP_LACUNARITY 2.0

/* Return the layouts of the noise and of its warp.  The parameters must be settled
 * (see noise_params_settle()), and their size must be 100 %. */
NoiseOctaveLayout noise_layout_of_params(const NoiseParams *params);
NoiseOctaveLayout noise_layout_of_warp(const NoiseParams *params);

/* Returns how many cells per pixel octave k has, along the axis with the most. */
double noise_layout_frequency(const NoiseOctaveLayout *layout, int k);

/* True if places can be more than 2^48 cells of the finest octave away from 0: too
 * far for vectors to split them into cell and fraction.  Places go up to 2^33 pixels
 * on the canvas and, along z and w, up to 2^32 cells of the coarsest octave.  In
 * this case, the one-lane kernels draw the noise. */
bool noise_layout_is_far(const NoiseOctaveLayout *layout);

/* Initializes octave k.  Bends its lattice so that each period is a whole number of
 * cells, and stores in *distortion how strongly it is bent, as the norm of the
 * relative change to its map.  If this is impossible, returns the reason, as
 * noise_period_init() does. */
NoiseProblem noise_octave_init(NoiseOctave *octave,
                               const NoiseOctaveLayout *layout, int k,
                               double *distortion);

#endif
