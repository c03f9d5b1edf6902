/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Evaluates the raw numbers of a recipe, from C and from C++.
 */
#ifndef ORACLES_RAW_H
#define ORACLES_RAW_H

#include <stdio.h>
#include <stdlib.h>

#include <noise-core/noise.h>

/* The plan of a recipe's settings; ends the program if they are refused. */
static inline NoisePlan *
raw_plan(const char *settings)
{
    char recipe[512], sentence[256];
    NoiseParams params;
    NoiseError error;
    NoisePlan *plan = NULL;

    snprintf(recipe, sizeof recipe, "lattice-noise/1 %s", settings);
    if (noise_recipe_parse(recipe, &params, &error))
        plan = noise_plan_new(&params, &error);
    if (plan == NULL) {
        noise_error_print(&error, NULL, sentence, sizeof sentence);
        printf("Bail out! %s: %s\n", recipe, sentence);
        exit(EXIT_FAILURE);
    }
    return plan;
}

/* The value at x and y in pixels and z in cells. */
static inline float
raw_value(const NoisePlan *plan, const double place[3])
{
    const NoisePoints point = {&place[0], &place[1], &place[2], NULL};
    float value;

    noise_evaluate_raw(plan, 1, &point, &value);
    return value;
}

#endif
