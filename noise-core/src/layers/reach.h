/* SPDX-License-Identifier: MIT
 *
 * Which pictures a plan reads, and how far around each pixel.
 */
#ifndef NOISE_REACH_H
#define NOISE_REACH_H

#include "../plan/plan.h"
#include "../view/view.h"

typedef struct NoiseReach {
    NoiseViewNeeds needs;
    double reach; /* px from a pixel; INFINITY: all of the picture */
} NoiseReach;

/* Returns how a plan reads pictures if pixels are `pixel` px wide. */
NoiseReach noise_plan_find_reach(const NoisePlan *plan, double pixel);

#endif
