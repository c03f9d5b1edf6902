/* SPDX-License-Identifier: MIT
 *
 * Makes plans of one noise.
 */
#ifndef NOISE_MAKE_PLAN_H
#define NOISE_MAKE_PLAN_H

#include "../plan/plan.h"

/* Returns a plan for one noise from checked params, or NULL if memory runs out. */
NoisePlan *noise_plan_of_noise(const NoiseParams *params);

/* Frees a plan from noise_plan_of_noise().  Does nothing if it is NULL. */
void noise_plan_of_noise_free(NoisePlan *plan);

/* Computes the tone's center and stretch (for spots, also its ground and knee) and
 * the mean of each octave's signal.  The plan's seed must be 0.  Its octaves must be
 * laid out with a scale of 1, and must not be rotated, stretched or periodic,
 * because none of these may affect the contrast.  Returns false if memory runs
 * out. */
bool noise_normalize(NoisePlan *plan);

#endif
