/* SPDX-License-Identifier: MIT
 *
 * Estimates how long it takes to measure the masks of layers, in order to refuse
 * recipes that would take minutes to plan.  The estimate is computed, not timed, so
 * it is the same on every machine.  Its constants are times that tools/bench measured
 * with AVX2, rounded.
 */
#include "work.h"

#include <math.h>

#include "../lattice/octaves.h"
#include "../params/algorithms.h"
#include "../params/layer.h"
#include "drawn.h"
#include "senses.h"

/* The longest time that a sample may take.  All samples together may then take a
 * second; the materials that we ship take at most a fiftieth of that. */
#define MOST_NS 1e6

/* How many ns noise takes per place, not counting its octaves, and how many ns each
 * octave of the warp takes. */
#define PLACE_NS       10.0
#define WARP_OCTAVE_NS 8.0

/* How many times longer noise takes for each dimension beyond two, with the Minkowski
 * distance in two dimensions and in more, if places are too far from 0 for vectors,
 * and with independent channels. */
#define DIMENSION          3.0
#define MINKOWSKI          4.0
#define MINKOWSKI_IN_SPACE 30.0
#define ONE_LANE           8.0
#define CHANNELS           4.0

/* How many heights a mask that looks around needs for each place. */
#define TAPS 16.0

/* Returns how many times longer a feature takes than F1, the nearest point. */
static double
work_of_feature(NoiseFeature feature)
{
    if (feature == NOISE_FEATURE_F1)
        return 1.0;
    return noise_feature_is_flat(feature) || feature == NOISE_FEATURE_SMOOTH_F1
               ? 5.0
               : 3.0;
}

/* Returns how many ns it takes to compute a noise at one place, with eight lanes. */
static double
work_of_noise(const NoiseParams *params)
{
    const NoiseParams drawn = noise_params_drawn(params);
    const NoiseOctaveLayout layout = noise_layout_of_params(&drawn);
    double octave =
        noise_traits[drawn.algorithm].work * work_of_feature(drawn.feature);

    if (drawn.distance == NOISE_DISTANCE_MINKOWSKI)
        octave *= layout.dimensions > 2 ? MINKOWSKI_IN_SPACE : MINKOWSKI;
    for (int i = 2; i < layout.dimensions; i++)
        octave *= DIMENSION;
    if (noise_layout_is_far(&layout))
        octave *= ONE_LANE;
    double work = PLACE_NS + layout.n_octaves * octave;
    if (drawn.warp_amount > 0.0)
        work += ceil(drawn.warp_octaves) * WARP_OCTAVE_NS *
                (drawn.warp_rounds == NOISE_WARP_ROUNDS_2 ? 2.0 : 1.0);
    return drawn.coloring == NOISE_COLORING_RGB ||
                   drawn.coloring == NOISE_COLORING_RGBA
               ? CHANNELS * work
               : work;
}

/* True if a mask senses the heights around each place, and has a step, which must be
 * measured by sampling.  With a coverage of 0 or 1, there is no step. */
static bool
needs_look(const NoiseMask *mask)
{
    bool looks = false;

    for (int i = 0; i < NOISE_SENSES; i++)
        looks |= noise_senses[i].looks_around &&
                 noise_sense_weight(&noise_senses[i], mask) != 0.0;
    return looks && mask->coverage > 0.0 && mask->coverage < 1.0;
}

bool
noise_work_add(NoiseWork *work, const NoiseParams *whole,
               const NoiseLayer *layer)
{
    const double look = TAPS * (PLACE_NS + work->below);
    double own = 0.0, looks = 0.0, radius = 0.0;
    NoiseParams noise;

    if (layer->visible == NOISE_SWITCH_NO)
        return true;
    for (int i = 0; i < layer->n_masks; i++) {
        const NoiseMask *mask = &layer->mask[i];
        if (mask->has_noise) {
            noise_mask_params(whole, layer, i, &noise);
            own += work_of_noise(&noise);
        }
        if (needs_look(mask) && mask->radius != radius) {
            looks += look;
            radius = mask->radius;
        }
    }
    /* Count all layers below again: if noise_masks_measure() moves its samples, it
     * has to draw these layers again. */
    if (layer->n_masks > 0)
        work->total += work->drawn + 2.0 * own + looks;
    if (layer->ground_smoothing != 0.0)
        looks += look;
    if (noise_layer_has_noise(layer)) {
        noise_layer_params(whole, layer, &noise);
        own += work_of_noise(&noise);
    }
    work->below += own;
    work->drawn += own + looks;
    return layer->n_masks == 0 || work->total <= MOST_NS;
}
