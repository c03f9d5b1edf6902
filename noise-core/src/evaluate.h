/* SPDX-License-Identifier: MIT
 *
 * One place on the canvas: its value, and how it rises.
 */
#ifndef NOISE_EVALUATE_H
#define NOISE_EVALUATE_H

#include "plan.h"

/* Stores how the value rises at a place on the canvas, along x and y in
 * 1 / pixel, along z and w in 1 / cell; returns the value. */
float noise_evaluate_place(const NoisePlan *plan, int channel, int32_t level,
                           const double place[4], float gradient[4]);

#endif
