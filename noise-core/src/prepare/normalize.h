/* SPDX-License-Identifier: MIT
 *
 * Normalization: what full contrast means for a recipe.
 */
#ifndef NOISE_NORMALIZE_H
#define NOISE_NORMALIZE_H

#include "../plan/plan.h"

/* Finds center and stretch of the tone, for spots its ground and knee, too, and
 * the mean of an octave's signal.  The plan's seed must be 0 and its octaves
 * laid out with a scale of 1, neither rotated nor stretched nor periodic, so
 * that none of these changes the contrast. */
void noise_normalize(NoisePlan *plan);

#endif
