/* SPDX-License-Identifier: MIT
 *
 * A plan: checked parameters, and everything that is computed from them once.
 */
#ifndef NOISE_PLAN_H
#define NOISE_PLAN_H

#include <noise-core/noise.h>

#include "../color/light.h"
#include "../color/ramp.h"
#include "../color/tint.h"
#include "../color/tone.h"
#include "../dispatch/cpu.h"
#include "../lattice/loop.h"
#include "../lattice/octaves.h"

/* A plan draws independent fields, which are numbered.  Fields 0 to 3 are red, green,
 * blue and alpha, or there is only field 0.  Next come x and y for each round of the
 * warp. */
#define NOISE_FIELD_WARP NOISE_COLOR_CHANNELS
#define NOISE_FIELDS_MAX (NOISE_FIELD_WARP + 2 * NoiseWarpRoundsCount)

/* An algorithm, and its octaves. */
typedef struct NoiseOctaves {
    NoiseAlgorithm algorithm;
    NoiseShape shape;
    int n_octaves;
    NoiseOctave octave[NOISE_OCTAVES_MAX];
    float share[NOISE_OCTAVES_MAX]; /* each octave's share of the sum */
    /* For each octave: the factor that scales the sum of octaves so far to [-1,
     * 1]. */
    float inverse_peak[NOISE_OCTAVES_MAX];
    float inverse_bound; /* scales noise to [-1, 1] */
    /* Octaves are neither folded nor weighted.  They may still be faded, where pixels
     * are large. */
    bool is_plain;
    bool is_weighted; /* earlier octaves affect how strong the next one is */
    bool is_axis_aligned; /* strips can be drawn all at once */
    bool has_slope_rows;  /* strips can also be drawn with slopes */
    bool is_damped; /* slopes damp octaves; the sum itself has no slopes */
    double half_contrast_pixels; /* the size of cells, in pixels, at which half
                                    of their contrast is left */
    /* One table for each octave, multiplied by the inverse bound and the octave's
     * share.  The last table is multiplied only by the inverse bound. */
    NoiseGradientTable gradients[NOISE_OCTAVES_MAX + 1];
} NoiseOctaves;

typedef struct NoiseStack NoiseStack; /* see ../layers/stack.h */

struct NoisePlan {
    NoiseRecipe *recipe; /* recipe as given; NULL: part of another plan */
    NoiseParams params;  /* from noise_params_drawn() */
    const NoiseKernels *kernels;
    int n_channels; /* of a pixel: 1 or 4 */
    /* How many fields a pixel is made of: one, or one for each of red, green, blue
     * and possibly alpha.  A map shows one field. */
    int n_fields;
    NoiseOctaves noise, warp;
    /* The keys of each field's octaves.  During normalization, these are the keys
     * for seed 0, so that the seed does not change the contrast. */
    NoiseKey key[NOISE_FIELDS_MAX][NOISE_OCTAVES_MAX];
    NoiseTiles tiles;
    NoiseLoop loop;
    /* How far waves are moved, for each channel and octave, in cells of the
     * octave. */
    float phase[NOISE_COLOR_CHANNELS][NOISE_OCTAVES_MAX];
    /* For each octave: the width of scratches in cells, and the fraction of their
     * strength that is left after widening them. */
    float width[NOISE_OCTAVES_MAX], gain[NOISE_OCTAVES_MAX];
    /* The mean of each octave's signal.  Octaves that are too fine to be seen fade
     * to it. */
    float signal_mean[NOISE_OCTAVES_MAX];
    float weighted_strength;
    double damping;    /* 1 / the root mean square slope of octave 0 */
    bool is_from_zero; /* turbulence as published: sum / 2 + tone.middle */
    NoiseTone tone;
    /* A copy of the tone with is_terrain set, for the slopes of maps and light. */
    NoiseTone terrain;
    NoiseLight light;
    /* The channels of color-low and color-high. */
    float low[NOISE_COLOR_CHANNELS], high[NOISE_COLOR_CHANNELS];
    NoiseRamp ramp;    /* used only for gradients and colors of cells */
    NoiseTint tint;    /* used only for independent colors */
    bool shades_cells; /* values are dimmed by their cell's brightness */
    bool has_jumps;    /* colors jump, and edges are antialiased */
    bool is_smooth;    /* colors come from a single field without jumps */
    bool ramp_jumps;   /* the gradient jumps, or a saw wave makes it jump */
    /* All edges are joints between tiles.  Above level 0, the noise already averages
     * the joints within a pixel, so they need no antialiasing. */
    bool has_joints;
    bool has_slopes; /* false: maps and light use differences of values */
    void *tables;    /* tables of the noise's algorithm, or NULL */
    /* NULL: this is a plan of one noise.  Otherwise, the only other fields that are
     * set are recipe, params, kernels, n_channels and possibly alone. */
    NoiseStack *stack;
    /* If the recipe comes down to one noise, the plan of that noise, which is then
     * the stack's only layer.  Otherwise NULL. */
    const NoisePlan *alone;
};

/* Returns how many floats a pixel of one noise has. */
int noise_params_channels(const NoiseParams *params);

/* True if noise with these parameters is opaque everywhere, or on pictures (which may
 * be NULL) within them. */
bool noise_params_are_opaque(const NoiseParams *params,
                             const NoisePicture *pictures);

/* Returns the plan of the single noise that gives the heights, or NULL if layers give
 * them. */
static inline const NoisePlan *
noise_plan_heights(const NoisePlan *plan)
{
    return plan->stack == NULL ? plan : plan->alone;
}

/* Returns the kernels for n places: one-lane kernels if n is below NOISE_LANES. */
static inline const NoiseKernels *
noise_plan_kernels(const NoisePlan *plan, int n)
{
    return n < NOISE_LANES ? &noise_kernels_one : plan->kernels;
}

/* Returns the factor that scales octave k's noise to its share of the sum or, if
 * has_share is false, to [-1, 1]. */
static inline float
noise_octaves_factor(const NoiseOctaves *octaves, int k, bool has_share)
{
    return octaves->inverse_bound * (has_share ? octaves->share[k] : 1.0f);
}

/* Returns the octaves of a field: the noise's or the warp's. */
static inline const NoiseOctaves *
noise_plan_octaves(const NoisePlan *plan, int field)
{
    return field < NOISE_FIELD_WARP ? &plan->noise : &plan->warp;
}

/* Returns how many coordinates of a place the noise reads: only x and y if it has one
 * or two dimensions, otherwise all four. */
static inline int
noise_plan_place_axes(const NoisePlan *plan)
{
    return plan->noise.shape.dimensions > 2 ? 4 : 2;
}

/* Returns the input for octave k of a field, for pixels `pixel` px wide.  If
 * has_share is true, noise is multiplied by the octave's share of the sum. */
static inline NoiseOctaveInput
noise_plan_octave_input(const NoisePlan *plan, int field, int k, bool has_share,
                        double pixel)
{
    const NoiseOctaves *octaves = noise_plan_octaves(plan, field);

    return (NoiseOctaveInput){
        .shape = &octaves->shape,
        .lattice = &octaves->octave[k],
        .key = plan->key[field][k],
        .factor = noise_octaves_factor(octaves, k, has_share),
        .gradients = &octaves->gradients[has_share ? k : NOISE_OCTAVES_MAX],
        .octave = k,
        .phase = field < NOISE_FIELD_WARP ? plan->phase[field][k] : 0.0f,
        .width = field < NOISE_FIELD_WARP ? plan->width[k] : 0.0f,
        .gain = field < NOISE_FIELD_WARP ? plan->gain[k] : 0.0f,
        .field = field,
        .pixel = (float)pixel,
    };
}

#endif
