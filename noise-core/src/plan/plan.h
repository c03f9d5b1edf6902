/* SPDX-License-Identifier: MIT
 *
 * A plan: checked parameters, and what follows from them.
 */
#ifndef NOISE_PLAN_H
#define NOISE_PLAN_H

#include <noise/noise.h>

#include "../kernels/kernels.h"
#include "../kernels/light.h"
#include "../kernels/tone.h"
#include "../lattice/octaves.h"
#include "../paint/ramp.h"
#include "../paint/tint.h"

/* Gray, or red, green, blue and alpha. */
#define NOISE_CHANNELS_MAX NOISE_COLOR_CHANNELS

/* An algorithm, and its octaves. */
typedef struct NoiseOctaves {
    NoiseAlgorithm algorithm;
    NoiseShape shape;
    int n_octaves;
    NoiseOctave octave[NOISE_OCTAVES_MAX];
    float share[NOISE_OCTAVES_MAX]; /* of the amplitude in the sum */
    float inverse_bound;            /* takes noise to [-1, 1] */
    double half_visible; /* pixels in a cell that leave half its contrast */
    /* Times each octave's share and the inverse bound, and that alone. */
    NoiseGradientTable gradients[NOISE_OCTAVES_MAX + 1];
} NoiseOctaves;

struct NoisePlan {
    NoiseParams asked;  /* as they were given, */
    NoiseParams params; /* and as they are drawn: settled, their size applied */
    const NoiseKernels *kernels;
    NoiseOctaves noise, warp;
    uint64_t seed; /* 0 until it is normalized, so that each seed is alike */
    float signal_mean; /* what an octave too fine to be seen comes to */
    float weighted_strength;
    bool is_from_zero; /* turbulence as published: sum / 2 + tone.middle */
    NoiseTone tone;
    NoiseTone terrain; /* the same, with the slopes of a landscape */
    NoiseLight light;
    NoiseRamp ramp;       /* only for gradients, and colors of cells */
    NoiseTint tint;       /* only for independent colors */
    bool shades_cells;    /* values are times their cell's brightness */
    bool is_axis_aligned; /* rows share their columns, without warp */
    double distortion;
    void *tables; /* of the noise's algorithm, or NULL */
};

/* A plan draws independent fields, by number: one, or red, green, blue and
 * alpha, and then x and y of each of the warp's rounds. */
#define NOISE_FIELD_WARP NOISE_CHANNELS_MAX

/* The kernels for n places: those of one lane where there are fewer than lanes.
 */
const NoiseKernels *noise_plan_kernels(const NoisePlan *plan, int n);

/* What octave k's noise is multiplied with, to make it a share of the sum, or
 * with has_share false to take it to [-1, 1]. */
static inline float
noise_octaves_factor(const NoiseOctaves *octaves, int k, bool has_share)
{
    return octaves->inverse_bound * (has_share ? octaves->share[k] : 1.0f);
}

/* Octave k of the plan's noise or warp, in a field of the above.  has_share:
 * its noise is times its share. */
static inline NoiseLayer
noise_plan_layer(const NoisePlan *plan, const NoiseOctaves *octaves, int field,
                 int k, bool has_share)
{
    return (NoiseLayer){
        .shape = &octaves->shape,
        .period = &octaves->octave[k].period,
        .key = noise_hash_key(plan->seed, field * NOISE_OCTAVES_MAX + k),
        .factor = noise_octaves_factor(octaves, k, has_share),
        .gradients = &octaves->gradients[has_share ? k : NOISE_OCTAVES_MAX],
        .octave = k,
        .field = field,
    };
}

#endif
