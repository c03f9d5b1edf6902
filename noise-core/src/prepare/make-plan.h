/* SPDX-License-Identifier: MIT
 *
 * Makes plans of one noise.
 */
#ifndef NOISE_MAKE_PLAN_H
#define NOISE_MAKE_PLAN_H

#include "../plan/plan.h"

/* A plan of checked params without layers, or NULL if memory is short. */
NoisePlan *noise_plan_of_noise(const NoiseParams *params);

/* Frees it, or NULL. */
void noise_plan_of_noise_free(NoisePlan *plan);

/* Finds center and stretch of the tone, for spots its ground and knee, too, and
 * the mean of an octave's signal.  The plan's seed must be 0 and its octaves
 * laid out with a scale of 1, neither rotated nor stretched nor periodic, so
 * that none of these changes the contrast.  False if memory is short. */
bool noise_normalize(NoisePlan *plan);

#endif
