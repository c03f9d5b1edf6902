/* SPDX-License-Identifier: MIT
 *
 * A stack: the layers of a recipe, made ready.
 */
#ifndef NOISE_STACK_H
#define NOISE_STACK_H

#include <noise-core/layers.h>

#include "../plan/plan.h"

/* The properties of the ground that a mask can follow. */
typedef enum NoiseSight {
    NOISE_SIGHT_HOLLOWS,
    NOISE_SIGHT_STEEP,
    NOISE_SIGHT_HIGH,
    NOISE_SIGHT_EDGE,
    NOISE_SIGHTS
} NoiseSight;

/* The numbers of a surface. */
typedef enum NoiseSurface {
    NOISE_SURFACE_ROUGHNESS,
    NOISE_SURFACE_METALLIC,
    NOISE_SURFACES
} NoiseSurface;

/* How a mask covers: none of it, all of it, or what lies above a step. */
typedef struct NoiseMaskPlan {
    NoisePlan *noise; /* draws values; NULL: none */
    bool has_step;    /* or else it covers as much everywhere */
    float coverage;   /* in the mean */
    /* Each times what it weighs: of hollows, in 1 / px, steepness, height, in
     * 1 / px, and nearness of an edge. */
    float weight[NOISE_SIGHTS];
    /* The mean of what hollows and steepness add: all that they add where masks
     * cannot look around. */
    float unseen;
    double radius;       /* px */
    float middle, width; /* of the step */
    float grain;         /* how much the noise changes from pixel to pixel */
    float pieces;        /* the fraction of pieces that are covered */
} NoiseMaskPlan;

/* Within [0, 1]; in a form that compilers make vectors of, unlike fminf(). */
static inline float
noise_clip(float x)
{
    const float above = x > 0.0f ? x : 0.0f;

    return above < 1.0f ? above : 1.0f;
}

/* How much of what is finer than pixels is left to the mean: all of it, where
 * `size`, the size of a pixel as a share of that of the detail, is about 1. */
static inline float
noise_share_of_mean(float size)
{
    return noise_clip((size - 0.25f) * 1.5f);
}

/* The coverage of a mask at a shape, which is its noise plus weighted properties of
 * the ground. */
static inline float
noise_mask_step(float shape, float middle, float steepness)
{
    const float share = noise_clip((shape - middle) * steepness + 0.5f);

    return share * share * (3.0f - 2.0f * share);
}

typedef struct NoiseLayerPlan {
    NoisePlan *noise; /* NULL: a plain color */
    float plain[NOISE_COLOR_CHANNELS];
    bool is_ramp;      /* colors are painted from values, or */
    bool is_by_piece;  /* from the numbers of pieces; else they are drawn */
    bool is_tiles;     /* joints are not covered */
    bool gives_pieces; /* its masks, or layers above, ask for its pieces, */
    bool gives_edge;   /* and for the distance to their outline */
    bool has_piece_heights; /* values come with the pieces */
    NoiseMode mode;
    NoiseHeightMode height_mode;
    NoisePiecePlace pieces;
    bool is_opaque; /* the alpha of all colors is 1 */
    bool is_clipped, has_height;
    float opacity, glow, lift, relief;
    double ground_smoothing; /* px */
    float roughness, roughness_variation, metallic;
    int n_masks;
    bool has_steps; /* of masks */
    NoiseMaskPlan mask[NOISE_MASKS_MAX];
} NoiseLayerPlan;

struct NoiseStack {
    int n_layers;
    NoiseLayerPlan layer[NOISE_LAYERS_MAX];
    NoiseLight light;
    NoiseParams map; /* for NoiseKernels.map(); slopes are times map_strength */
    bool has_glow;
    float lowest, highest; /* heights lie between these, px */
    double period[2];
    double apart; /* px between the parts of a noise that two pieces show */
};

/* A stack of checked params with layers, or NULL if memory is short. */
NoiseStack *noise_stack_new(const NoiseParams *params);
void noise_stack_free(NoiseStack *stack);

/* Finds where the steps of all masks lie, by samples of the layers below them.  False
 * if memory is short. */
bool noise_masks_measure(NoiseStack *stack);

#endif
