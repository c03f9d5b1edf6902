/* SPDX-License-Identifier: MIT
 *
 * The horizon around each pixel of a landscape.  It shows how much of the sky the
 * pixel sees, and whether it is in a hollow or on an edge.
 */
#ifndef NOISE_HORIZON_H
#define NOISE_HORIZON_H

#include <stddef.h>
#include <stdint.h>

#define NOISE_HORIZON_WAYS  8
#define NOISE_HORIZON_STEPS 8

/* The pixels in each direction whose heights are read to find the horizon. */
typedef struct NoiseHorizon {
    float way[NOISE_HORIZON_WAYS][2]; /* unit vectors */
    int32_t place[NOISE_HORIZON_WAYS][NOISE_HORIZON_STEPS][2]; /* px */
    ptrdiff_t offset[NOISE_HORIZON_WAYS][NOISE_HORIZON_STEPS];
    float inverse[NOISE_HORIZON_WAYS]
                 [NOISE_HORIZON_STEPS]; /* 1 / distance, in 1 / px */
    ptrdiff_t row_stride;
    float inverse_pixel; /* 1 / px */
} NoiseHorizon;

/* Chooses the pixels, up to `radius` px away, whose heights are read.  Pixels are
 * `pixel` px wide, and rows of heights are row_stride floats apart. */
void noise_horizon_init(NoiseHorizon *horizon, double radius, double pixel,
                        ptrdiff_t row_stride);

#endif
