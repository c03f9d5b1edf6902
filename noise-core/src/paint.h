/* SPDX-License-Identifier: MIT
 *
 * From values to pixels: colours, and maps of the noise as a landscape.
 */
#ifndef NOISE_PAINT_H
#define NOISE_PAINT_H

#include "plan.h"

/* How many fields a plan's pixels are made of: 1, or one for each of red,
 * green, blue and alpha. */
int noise_paint_fields(const NoiseParams *params);

/* Writes what one field's n values give to pixels of noise_plan_channels()
 * floats. */
void noise_paint_values(const NoisePlan *plan, int field, const float *value,
                        int n, float *pixels);

/* Writes one pixel of a map; x and y are how the value rises, in 1 / pixel. */
void noise_paint_map(const NoiseParams *params, float x, float y, float *pixel);

#endif
