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

#endif
