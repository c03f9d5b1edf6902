/* SPDX-License-Identifier: MIT
 *
 * A stack: the layers of a recipe, prepared for drawing.
 */
#ifndef NOISE_STACK_H
#define NOISE_STACK_H

#include <noise-core/layers.h>

#include "../plan/plan.h"
#include "../prepare/senses.h"

/* The properties of a surface.  Each pixel has a value for each of them. */
typedef enum NoiseSurface {
    NOISE_SURFACE_ROUGHNESS,
    NOISE_SURFACE_METALLIC,
    NOISE_SURFACES
} NoiseSurface;

/* Numbers that depend on the ground as a whole.  measure.c computes them from
 * samples.  They are the same for all maps of the same layers. */
typedef struct NoiseMaskMeasures {
    float weight[NOISE_SENSES]; /* of each sense */
    /* The sum of the weighted means of all senses that look around.  In rough blocks,
     * where masks do not look around, the score gets this sum instead of those
     * senses. */
    float unseen;
    float middle, width; /* middle and width of the step, in score units */
    /* The minimum width of the step at full size, in score units: CHANGES (in
     * measure.c) times the noise's mean change from one pixel to the next.  If pixels
     * are p px wide, the minimum is p times as large. */
    float change;
} NoiseMaskMeasures;

/* A mask, prepared for drawing.  It either has the same coverage everywhere, or has a
 * step and covers only places whose score is above it. */
typedef struct NoiseMaskPlan {
    NoisePlan *noise; /* NULL: the mask has no noise */
    bool has_step;    /* false: it covers `coverage` everywhere */
    float coverage;   /* mean, from 0 to 1 */
    double radius;    /* px */
    /* Starts with the recipe's weights and width; noise_masks_measure() then scales
     * the weights, may widen the step, and fills in the rest. */
    NoiseMaskMeasures measured;
    float piece_share; /* the fraction of pieces that are covered */
} NoiseMaskPlan;

/* Returns how far detail fades toward its mean, from 0 to 1.  It fades completely
 * where pixels are about the size of the detail.  `size` is the size of a pixel
 * divided by the size of the detail. */
static inline float
noise_share_of_mean(float size)
{
    return noise_clip((size - 0.25f) * 1.5f);
}

/* What a mask's senses need to read.  `any` is true if any sense has a weight. */
typedef struct NoiseMaskNeeds {
    bool any, around, rises, edge, bright;
} NoiseMaskNeeds;

static inline NoiseMaskNeeds
noise_mask_needs(const NoiseMaskPlan *mask)
{
    NoiseMaskNeeds needs = {false, false, false, false, false};

    for (int i = 0; i < NOISE_SENSES; i++) {
        const NoiseSense *sense = &noise_senses[i];
        const bool counts = mask->measured.weight[i] != 0.0f;
        needs.any |= counts;
        needs.around |= counts && sense->looks_around;
        needs.rises |= counts && sense->is_slope;
        needs.edge |= counts && sense->needs_edge;
        needs.bright |= counts && sense->needs_picture;
    }
    return needs;
}

/* Returns how a mask that senses bright parts reads the first picture. */
static inline NoiseReading
noise_reading_of_brightness(double radius)
{
    return (NoiseReading){.number = NOISE_PICTURE_1,
                          .channel = NOISE_PICTURE_BRIGHTNESS,
                          .beyond = NOISE_BEYOND_REPEAT,
                          .smoothing = radius,
                          .flatten_radius = 0.0};
}

/* Returns the coverage of a mask where its score is `score`.  The score is the
 * mask's noise plus its weighted senses. */
static inline float
noise_mask_step(float score, float middle, float steepness)
{
    const float share = noise_clip((score - middle) * steepness + 0.5f);

    return share * share * (3.0f - 2.0f * share);
}

typedef struct NoiseLayerPlan {
    NoisePlan *noise; /* NULL: a plain color */
    float plain[NOISE_COLOR_CHANNELS];
    bool is_ramp; /* colors are painted from values */
    /* Each piece gets its color from its random number, not from the noise. */
    bool is_by_piece;
    bool is_tiles;     /* the joints between tiles stay uncovered */
    bool gives_pieces; /* masks or the layers above need the pieces */
    bool gives_edge;   /* masks or the layers above need distances to edges */
    /* The layer's values come from noise_draw_pieces(), so they are not drawn
     * separately. */
    bool has_piece_heights;
    NoiseMode mode;
    NoiseHeightMode height_mode;
    NoisePiecePlace piece_offset;
    bool is_opaque; /* all colors have an alpha of 1 */
    bool is_hidden; /* a layer above covers all of its colors */
    bool is_own;    /* its colors are a picture's own */
    bool is_clipped, has_height;
    float opacity, glow, lift, relief;
    double ground_smoothing; /* px */
    float roughness, roughness_variation, metallic;
    int n_masks;
    bool has_steps; /* at least one mask has a step */
    NoiseMaskPlan mask[NOISE_MASKS_MAX];
} NoiseLayerPlan;

struct NoiseStack {
    int n_layers;
    NoiseLayerPlan layer[NOISE_LAYERS_MAX];
    NoiseLight light;
    /* Passed to NoiseKernels.map(), which multiplies slopes by map_strength. */
    NoiseParams map;
    bool has_glow, has_own;
    float lowest, highest; /* bounds of all heights, px */
    double period[2];
    double apart; /* how far a piece can move a layer's noise, px */
};

/* Makes a stack of the visible layers of a checked recipe; its masks are not yet
 * measured.  Returns NULL if memory runs out. */
NoiseStack *noise_stack_new(const NoiseRecipe *recipe);
void noise_stack_free(NoiseStack *stack);

/* Takes over what was measured for a stack of the same layers. */
void noise_stack_copy_measures(NoiseStack *stack, const NoiseStack *from);

/* Finds the step of each mask by sampling the layers below it: within `picture`,
 * unless it is NULL.  `views` are the pictures, opened without an offset, or NULL.
 * Returns false if memory runs out. */
bool noise_masks_measure(NoiseStack *stack, const NoisePicture *picture,
                         const NoiseViews *views);

#endif
