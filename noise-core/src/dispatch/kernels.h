/* SPDX-License-Identifier: MIT
 *
 * The interface of what is compiled once for each instruction set: the
 * algorithms, and the loops over their numbers.
 */
#ifndef NOISE_KERNELS_H
#define NOISE_KERNELS_H

#include <noise-core/layers.h>

#include "../algorithms/common/basis.h"

/* Those of ../color, which is built on this. */
typedef struct NoiseHorizon NoiseHorizon;
typedef struct NoiseLight NoiseLight;
typedef struct NoiseRamp NoiseRamp;
typedef struct NoiseTone NoiseTone;

/* How warped places change with those before the warp: along[warped x or
 * y][axis before]. */
typedef struct NoiseJacobian {
    int n_axes; /* those before that are wanted, as in NoiseSlopes */
    double along[2][4][NOISE_BLOCK];
} NoiseJacobian;

/* The functions of one instruction set. */
typedef struct NoiseKernels {
    const NoiseBasis *basis[NoiseAlgorithmCount];
    /* Moves n places along one axis: by amount times displacement.  is_same:
     * all start at the first one. */
    void (*displace)(const double *start, bool is_same, double amount,
                     const float *displacement, int n, double *place);
    /* Takes the Jacobian of n places from before a round of warp to after it:
     * displacement has the slopes of the displacements along x and y. */
    void (*displace_slopes)(const NoiseSlopes displacement[2], double amount,
                            int n, NoiseJacobian *jacobian);
    /* Takes slopes at warped places to slopes at the places before the warp. */
    void (*unwarp_slopes)(const NoiseJacobian *jacobian, int n,
                          NoiseSlopes *slopes);
    /* Takes an octave's slopes along the axes of its lattice to those along the
     * axes of the canvas that are wanted, and adds them to others. */
    void (*map_slopes)(const NoiseTransform *map, int dimensions,
                       const NoiseSlopes *rise, int n, NoiseSlopes *along);
    /* Fills in where the columns and rows of a strip lie on a lattice whose
     * axes they follow. */
    void (*fill_tables)(const NoiseOctaveInput *input, const NoiseStrip *strip,
                        NoiseColumns *columns, NoiseRows *rows);
    /* The same for a grid. */
    void (*fill_grid)(const NoiseTransform *map, const NoiseStrip *strip,
                      NoiseGrid *grid);
    /* Folds an octave's noise and adds it to n sums.  strength is what the
     * octaves before leave of it, and becomes what it leaves of the next; it is
     * not read where the fold has none.  Adds the octave's slopes to those of
     * the sums, too, unless rises is NULL. */
    void (*add)(const NoiseFold *fold, const float *noise, int n,
                float *strength, float *sum, const NoiseRises *rises);
    /* Maps n sums, in [-1, 1], to values, in [0, 1].  Sums are read up to the end of
     * a vector.  Turns the slopes of sums into those of values, too, unless slopes is
     * NULL; then n is a multiple of the lanes, and value may be NULL. */
    void (*tone)(const NoiseTone *tone, const float *sum, int n, float *value,
                 NoiseSlopes *slopes);
    /* Writes n pixels: each the mix of two colors, by a value from 0 to 1. */
    void (*paint_mix)(const float low[4], const float high[4],
                      const float *value, int n, float *pixels);
    /* Writes n pixels: the colors of values from 0 to 1. */
    void (*paint_ramp)(const NoiseRamp *ramp, const float *value, int n,
                       float *pixels);
    /* Writes n pixels: mixes of `low`, where the value is 0, with the color of
     * the cell, where it is 1.  The colors of cells too small to be seen fade
     * to the mean of all. */
    void (*paint_cells)(const NoiseRamp *ramp, const float low[4],
                        const float *value, const NoiseCells *cells, int n,
                        float *pixels);
    /* Lights n pixels of 1 or 4 channels, except their alpha.  x and y are the
     * slopes of the landscape, in 1 / pixel, readable up to a multiple of
     * NOISE_LANES. */
    void (*light)(const NoiseLight *light, const float *x, const float *y,
                  int n_channels, int n, float *pixels);
    /* Writes n pixels of the parameters' map; x and y as for light. */
    void (*map)(const NoiseParams *params, const float *x, const float *y,
                int n, float *pixels);
    /* The share of the sky that n pixels see, and the mean slope upwards from
     * them, of heights with a border; all are whole vectors. */
    void (*horizon)(const NoiseHorizon *horizon, const float *height, int n,
                    float *sky, float *bend);
    /* Takes n perceptual numbers to linear light. */
    void (*decode)(float *colors, int n);
    /* Marks which of n pixels, not fewer than lanes, differ by a jump from the
     * pixel to the right or below, and those. */
    void (*find_edges)(const float *pixels, ptrdiff_t row_stride,
                       int n_channels, int n, bool found[2][NOISE_BLOCK]);
    /* Mixes the pixels of n columns with their corners, in rows that have one
     * more. */
    void (*mix_edges)(const float *above, const float *below, const int *column,
                      int n, int n_channels, float *pixels);
    /* Puts n colors, whose alpha is 1, upon pixels as far as they cover; pixels are
     * colors times alpha, and alpha.  All are read and written up to a multiple of
     * NOISE_LANES. */
    void (*blend)(NoiseMode mode, const float *colors, const float *cover,
                  int n, float *pixels);
    /* Adds the light that they give off, and hides that of what they cover. */
    void (*blend_glow)(NoiseMode mode, float glow, const float *colors,
                       const float *cover, int n, float *light);
    /* Makes straight colors of such pixels. */
    void (*straighten)(const float *pixels, int n, float *straight);
} NoiseKernels;

#endif
