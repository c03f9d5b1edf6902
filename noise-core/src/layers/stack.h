/* SPDX-License-Identifier: MIT
 *
 * A stack: the layers of a recipe, made ready.
 */
#ifndef NOISE_STACK_H
#define NOISE_STACK_H

#include <noise-core/layers.h>

#include "../plan/plan.h"
#include "../prepare/senses.h"

/* The numbers of a surface. */
typedef enum NoiseSurface {
    NOISE_SURFACE_ROUGHNESS,
    NOISE_SURFACE_METALLIC,
    NOISE_SURFACES
} NoiseSurface;

/* How a mask covers: none of it, all of it, or what lies above a step. */
typedef struct NoiseMaskPlan {
    NoisePlan *noise;           /* draws values; NULL: none */
    bool has_step;              /* or else it covers as much everywhere */
    float coverage;             /* in the mean */
    float weight[NOISE_SENSES]; /* of what it senses */
    /* Senses that look around add this mean where masks cannot look around. */
    float unseen;
    double radius;       /* px */
    float middle, width; /* of the step */
    float grain;         /* how much the noise changes from pixel to pixel */
    float pieces;        /* the fraction of pieces that are covered */
} NoiseMaskPlan;

/* How much of what is finer than pixels is left to the mean: all of it, where
 * `size`, the size of a pixel as a share of that of the detail, is about 1. */
static inline float
noise_share_of_mean(float size)
{
    return noise_clip((size - 0.25f) * 1.5f);
}

/* True if a mask senses what it has to look around for. */
static inline bool
noise_mask_looks_around(const NoiseMaskPlan *mask)
{
    bool looks = false;

    for (int i = 0; i < NOISE_SENSES; i++)
        looks |= noise_senses[i].looks_around && mask->weight[i] != 0.0f;
    return looks;
}

/* The coverage of a mask at a score, which is its noise plus what it senses, weighted.
 */
static inline float
noise_mask_step(float score, float middle, float steepness)
{
    const float share = noise_clip((score - middle) * steepness + 0.5f);

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
