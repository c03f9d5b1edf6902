/* SPDX-License-Identifier: MIT
 *
 * From values to pixels: colors.
 */
#ifndef NOISE_PAINT_H
#define NOISE_PAINT_H

#include "../plan/plan.h"

/* How many fields a plan's pixels are made of: 1, or one for each of red,
 * green, blue and alpha. */
int noise_paint_fields(const NoiseParams *params);

/* Writes the colors of one field's n values into pixels of
 * noise_plan_channels() floats.  Only the coloring by cells reads `cells`. */
void noise_paint_values(const NoisePlan *plan, int field, const float *value,
                        const NoiseCells *cells, int n, float *pixels);

/* Decodes the colors of n pixels for a linear picture; gray, maps and alpha
 * stay as they are. */
void noise_paint_decode(const NoisePlan *plan, int n, float *pixels);

#endif
