/* SPDX-License-Identifier: MIT
 *
 * The tables of svg-turbulence, made from a seed and a tile.
 */
#ifndef NOISE_SVG_H
#define NOISE_SVG_H

#include <noise-core/noise.h>

/* The length of the tables that lattice points are looked up in. */
#define NOISE_SVG_SIZE 256

typedef struct NoiseSvg {
    uint8_t lattice[2 * NOISE_SVG_SIZE];  /* the same twice */
    float gradient[4][NOISE_SVG_SIZE][2]; /* by channel */
    /* The tile of octave 0, in cells; 0: not stitched. */
    int64_t tile[2];
} NoiseSvg;

#endif
