/* SPDX-License-Identifier: MIT
 *
 * Lists what masks can sense about the ground below them, such as hollows, one row for
 * each sense.  A new one needs a parameter in masks.def, and a row in senses.c.
 */
#ifndef NOISE_SENSES_H
#define NOISE_SENSES_H

#include <noise-core/layers.h>

/* Places on the ground, and what a mask can sense there. */
typedef struct NoiseGround {
    const float *height;  /* px */
    const float *mean;    /* mean height around each place, px */
    const float *rise[2]; /* slopes of the mean along x and y, px / px */
    const float *edge;    /* distance to the piece's outline, in mask radii */
    const float *bright;  /* brightness of the first picture, from 0 to 1 */
} NoiseGround;

#define NOISE_SENSES 5

typedef struct NoiseSense {
    size_t weight;     /* offset of the weight, a double, in NoiseMask */
    bool looks_around; /* reads the mean height around each place */
    /* Reads ground->edge.  Its values go from 0 to 1 everywhere, so its weight does
     * not have to be scaled by samples. */
    bool needs_edge;
    bool needs_picture; /* reads ground->bright */
    /* Reads ground->rise.  Its values have the magnitude of heights divided by the
     * mask's radius. */
    bool is_slope;
    /* Computes what a mask senses at n places. */
    void (*compute)(const NoiseGround *ground, int n, float *sensed);
} NoiseSense;

extern const NoiseSense noise_senses[NOISE_SENSES];

/* Returns the weight that a mask's parameters give a sense. */
double noise_sense_weight(const NoiseSense *sense, const NoiseMask *mask);

#endif
