/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Frees plans and recipes automatically at the end of their scope.
 */
#ifndef AUTO_FREE_H
#define AUTO_FREE_H

#include <noise-core/noise.h>

/* Use them like this: AutoPlan *plan = ... */
#define AutoPlan   __attribute__((cleanup(auto_free_plan))) NoisePlan
#define AutoRecipe __attribute__((cleanup(auto_free_recipe))) NoiseRecipe

static inline void
auto_free_plan(NoisePlan **plan)
{
    noise_plan_free(*plan);
}

static inline void
auto_free_recipe(NoiseRecipe **recipe)
{
    noise_recipe_free(*recipe);
}

#endif
