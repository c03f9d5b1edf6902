/* SPDX-License-Identifier: MIT
 *
 * The interface of the code that is compiled once for each instruction set: the
 * algorithms, and the other inner loops.
 */
#ifndef NOISE_KERNELS_H
#define NOISE_KERNELS_H

#include <noise-core/layers.h>

#include "../algorithms/common/basis.h"

/* Defined in ../color, which must not be included here. */
typedef struct NoiseHorizon NoiseHorizon;
typedef struct NoiseLight NoiseLight;
typedef struct NoiseRamp NoiseRamp;
typedef struct NoiseTone NoiseTone;

/* The derivatives of warped places with respect to the places before the warp:
 * along[x or y after the warp][axis before the warp]. */
typedef struct NoiseJacobian {
    /* How many unwarped axes to differentiate by: 4, or 2 for only x and y. */
    int n_axes;
    double along[2][4][NOISE_BLOCK];
} NoiseJacobian;

/* The functions of one instruction set, apart from the algorithms:
 *
 *   displace        moves n places along one axis, by amount times
 *                   displacement.  If is_same is true, all of them start from
 *                   the first place
 *   displace_slopes updates the Jacobian of n places after a round of warp;
 *                   displacement has the slopes of the displacements along x
 *                   and y
 *   unwarp_slopes   turns slopes at warped places into slopes at the places
 *                   before the warp
 *   map_slopes      turns an octave's slopes along the axes of its lattice into
 *                   slopes along the wanted axes of the canvas, and adds them
 *                   to `along`
 *   fill_tables     fills in where the columns and rows of a strip are on a
 *                   lattice whose axes are parallel to them
 *   fill_grid       does the same for a grid
 *   add             folds an octave's noise and adds it to n sums.  If
 *                   fold->has_strength, reads from strength how strong earlier
 *                   octaves make this one, and stores there how strong the next
 *                   one is.  Unless rises is NULL, also adds the octave's
 *                   slopes to the slopes of the sums
 *   tone            maps n sums, in [-1, 1], to values, in [0, 1].  Sums are
 *                   read up to the end of a vector.  Unless slopes is NULL,
 *                   also turns the slopes of sums into slopes of values; in
 *                   this case, n must be a multiple of the lanes, and value may
 *                   be NULL
 *   paint_mix       writes n pixels: mixes two colors, weighted by n values
 *                   from 0 to 1
 *   paint_ramp      writes n pixels: the colors that a ramp has for n values
 *                   from 0 to 1
 *   paint_cells     writes n pixels: mixes `low`, for the value 0, with the
 *                   color of the pixel's cell, for the value 1.  The colors of
 *                   cells that are too small to be seen fade to the mean of all
 *                   colors
 *   light           lights n pixels of 1 or 4 channels, but not their alpha.  x
 *                   and y have the slopes of the landscape, in 1 / pixel, and
 *                   are read up to a multiple of NOISE_LANES
 *   map             writes n pixels of the map that params selects; x and y are
 *                   as for light
 *   horizon         computes how much of the sky n pixels see, and the mean
 *                   slope from each of them up to the pixels around it.  The
 *                   heights have a border.  All arrays are padded to whole
 *                   vectors
 *   decode          converts n perceptual values to linear light
 *   find_edges      compares each of n pixels (a vector or more) with the ones
 *                   to its right and below it, and marks both pixels where
 *                   colors jump
 *   mix_edges       mixes the pixels of n columns with the colors at their
 *                   corners, which `above` and `below` hold
 *   blend           blends n colors, whose alpha is 1, into premultiplied
 *                   pixels, weighted by cover.  Arrays are read and written up
 *                   to a multiple of NOISE_LANES
 *   blend_glow      adds the light that these colors emit to `light`, and hides
 *                   the light of what they cover
 *   straighten      turns premultiplied pixels into straight colors */
#define NOISE_KERNELS(KERNEL)                                                  \
    KERNEL(displace, (const double *start, bool is_same, double amount,        \
                      const float *displacement, int n, double *place))        \
    KERNEL(displace_slopes, (const NoiseSlopes displacement[2], double amount, \
                             int n, NoiseJacobian *jacobian))                  \
    KERNEL(unwarp_slopes,                                                      \
           (const NoiseJacobian *jacobian, int n, NoiseSlopes *slopes))        \
    KERNEL(map_slopes, (const NoiseTransform *map, int dimensions,             \
                        const NoiseSlopes *rise, int n, NoiseSlopes *along))   \
    KERNEL(fill_tables,                                                        \
           (const NoiseOctaveInput *input, const NoiseStrip *strip,            \
            NoiseColumns *columns, NoiseRows *rows))                           \
    KERNEL(fill_grid, (const NoiseTransform *map, const NoiseStrip *strip,     \
                       NoiseGrid *grid))                                       \
    KERNEL(add, (const NoiseFold *fold, const float *noise, int n,             \
                 float *strength, float *sum, const NoiseRises *rises))        \
    KERNEL(tone, (const NoiseTone *tone, const float *sum, int n,              \
                  float *value, NoiseSlopes *slopes))                          \
    KERNEL(paint_mix, (const float low[4], const float high[4],                \
                       const float *value, int n, float *pixels))              \
    KERNEL(paint_ramp,                                                         \
           (const NoiseRamp *ramp, const float *value, int n, float *pixels))  \
    KERNEL(paint_cells,                                                        \
           (const NoiseRamp *ramp, const float low[4], const float *value,     \
            const NoiseCells *cells, int n, float *pixels))                    \
    KERNEL(light, (const NoiseLight *light, const float *x, const float *y,    \
                   int n_channels, int n, float *pixels))                      \
    KERNEL(map, (const NoiseParams *params, const float *x, const float *y,    \
                 int n, float *pixels))                                        \
    KERNEL(horizon, (const NoiseHorizon *horizon, const float *height, int n,  \
                     float *sky, float *bend))                                 \
    KERNEL(decode, (float *colors, int n))                                     \
    KERNEL(find_edges, (const float *pixels, ptrdiff_t row_stride,             \
                        int n_channels, int n, bool found[2][NOISE_BLOCK]))    \
    KERNEL(mix_edges,                                                          \
           (const float *above, const float *below, const int *column, int n,  \
            int n_channels, float *pixels))                                    \
    KERNEL(blend, (NoiseMode mode, const float *colors, const float *cover,    \
                   int n, float *pixels))                                      \
    KERNEL(blend_glow, (NoiseMode mode, float glow, const float *colors,       \
                        const float *cover, int n, float *light))              \
    KERNEL(straighten, (const float *pixels, int n, float *straight))

#define NOISE_KERNEL_FIELD(name, arguments) void(*name) arguments;
typedef struct NoiseKernels {
    const NoiseBasis *basis[NoiseAlgorithmCount];
    NOISE_KERNELS(NOISE_KERNEL_FIELD)
} NoiseKernels;
#undef NOISE_KERNEL_FIELD

#endif
