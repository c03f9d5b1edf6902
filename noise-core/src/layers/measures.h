/* SPDX-License-Identifier: MIT
 *
 * Reads what was measured for a plan from its text.
 */
#ifndef NOISE_MEASURES_H
#define NOISE_MEASURES_H

#include "stack.h"

/* Reads the text that noise_plan_print_measures() wrote for a checked recipe, and
 * stores what it says in the recipe's stack, which is NULL for one noise.  Refuses
 * text of another recipe. */
bool noise_measures_read(const char *text, const NoiseRecipe *recipe,
                         NoiseStack *stack, NoiseError *error);

#endif
