/* SPDX-License-Identifier: MIT
 *
 * A stack: the layers of a recipe, prepared for drawing.
 */
#ifndef NOISE_STACK_H
#define NOISE_STACK_H

#include <noise-core/layers.h>

#include "../plan/plan.h"
#include "../prepare/senses.h"

/* What a surface holds for each pixel. */
typedef enum NoiseSurface {
    NOISE_SURFACE_ROUGHNESS,
    NOISE_SURFACE_METALLIC,
    NOISE_SURFACES
} NoiseSurface;

/* A prepared mask: it covers the same everywhere, or what is above a step of its
 * score. */
typedef struct NoiseMaskPlan {
    NoisePlan *noise;           /* draws values; NULL: none */
    bool has_step;              /* if not, it covers `coverage` everywhere */
    float coverage;             /* mean */
    float weight[NOISE_SENSES]; /* of what it senses */
    /* Where masks cannot look around, they add this: the mean of the senses that
     * do. */
    float unseen;
    double radius;       /* px */
    float middle, width; /* of the step */
    float change;        /* of the noise from pixel to pixel, times 1.5 */
    float piece_share;   /* the fraction of pieces that are covered */
} NoiseMaskPlan;

/* Returns how far the mean replaces detail, from 0 to 1: fully where a pixel is
 * about as large as the detail.  `size` is the size of a pixel divided by the
 * detail's. */
static inline float
noise_share_of_mean(float size)
{
    return noise_clip((size - 0.25f) * 1.5f);
}

/* What the weighted senses of a mask read. */
typedef struct NoiseMaskNeeds {
    bool any, around, rises, edge;
} NoiseMaskNeeds;

static inline NoiseMaskNeeds
noise_mask_needs(const NoiseMaskPlan *mask)
{
    NoiseMaskNeeds needs = {false, false, false, false};

    for (int i = 0; i < NOISE_SENSES; i++) {
        const NoiseSense *sense = &noise_senses[i];
        const bool counts = mask->weight[i] != 0.0f;
        needs.any |= counts;
        needs.around |= counts && sense->looks_around;
        needs.rises |= counts && sense->is_slope;
        needs.edge |= counts && sense->needs_edge;
    }
    return needs;
}

/* Returns the mask's coverage at a score, which is its noise plus what it senses,
 * weighted. */
static inline float
noise_mask_step(float score, float middle, float steepness)
{
    const float share = noise_clip((score - middle) * steepness + 0.5f);

    return share * share * (3.0f - 2.0f * share);
}

typedef struct NoiseLayerPlan {
    NoisePlan *noise; /* NULL: a plain color */
    float plain[NOISE_COLOR_CHANNELS];
    bool is_ramp;      /* colors are painted from values */
    bool is_by_piece;  /* colors are painted from the numbers of pieces */
    bool is_tiles;     /* its tiles leave joints uncovered */
    bool gives_pieces; /* its masks, or layers above, ask for its pieces */
    bool gives_edge;   /* they also ask for the distance to their outline */
    bool has_piece_heights; /* values come with the pieces */
    NoiseMode mode;
    NoiseHeightMode height_mode;
    NoisePiecePlace piece_offset;
    bool is_opaque; /* the alpha of all colors is 1 */
    bool is_clipped, has_height;
    float opacity, glow, lift, relief;
    double ground_smoothing; /* px */
    float roughness, roughness_variation, metallic;
    int n_masks;
    bool has_steps; /* some mask has a step */
    NoiseMaskPlan mask[NOISE_MASKS_MAX];
} NoiseLayerPlan;

struct NoiseStack {
    int n_layers;
    NoiseLayerPlan layer[NOISE_LAYERS_MAX];
    NoiseLight light;
    NoiseParams map; /* for NoiseKernels.map(); slopes are times map_strength */
    bool has_glow;
    float lowest, highest; /* bounds of all heights, px */
    double period[2];
    double apart; /* px by which a piece moves a noise, at most */
};

/* Returns a new stack of the visible layers of a checked recipe, or NULL if memory is
 * short. */
NoiseStack *noise_stack_new(const NoiseRecipe *recipe);
void noise_stack_free(NoiseStack *stack);

/* Measures where all masks have their steps, by samples of the layers below them.
 * Returns false if memory is short. */
bool noise_masks_measure(NoiseStack *stack);

#endif
