/* SPDX-License-Identifier: MIT
 *
 * What masks sense about the ground below them: one row for each word, such as
 * hollows.  A new word needs its parameter in masks.def, and its row in senses.c.
 */
#ifndef NOISE_SENSES_H
#define NOISE_SENSES_H

#include <noise-core/layers.h>

/* A row of places on the ground; the radius is the mask's. */
typedef struct NoiseGround {
    const float *height;  /* px */
    const float *mean;    /* of the heights around, px */
    const float *rise[2]; /* how these rise along x and y, in px / px */
    const float *edge;    /* distance to the piece's outline, in radii */
} NoiseGround;

#define NOISE_SENSES 4

typedef struct NoiseSense {
    size_t weight;     /* offset of its weight, a double, in NoiseMask */
    bool looks_around; /* reads the heights around */
    bool needs_edge; /* reads the edge, which varies from 0 to 1: no samples are
                          needed to weigh it */
    bool is_slope;   /* reads the rises; its values are heights divided by the
                          radius */
    /* Computes what a mask senses at n places. */
    void (*compute)(const NoiseGround *ground, int n, float *sensed);
} NoiseSense;

extern const NoiseSense noise_senses[NOISE_SENSES];

/* Returns the weight that a mask's parameters give a sense. */
double noise_sense_weight(const NoiseSense *sense, const NoiseMask *mask);

#endif
