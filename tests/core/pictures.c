/* SPDX-License-Identifier: LGPL-3.0-or-later */
#include "pictures.h"

#include "check.h"

const char *const picture_recipes[] = {
    "lattice-noise/1",
    "lattice-noise/1 algorithm=value scale=17.3 octaves=3.5",
    "lattice-noise/1 algorithm=simplex scale=40 octaves=5 persistence=0.7",
    "lattice-noise/1 scale=0.7 octaves=2 seed=18446744073709551615",
    "lattice-noise/1 algorithm=value scale=1 fractal=none seed=3",
    "lattice-noise/1 algorithm=simplex scale=3.1 fractal=none",
    "lattice-noise/1 scale=33.3 lacunarity=2.3 octaves=16 offset-x=-1234.5 "
    "offset-y=777",
    "lattice-noise/1 scale=90 persistence=2 normalisation=exact",
    NULL,
};

NoisePlan *
picture_plan(const char *recipe)
{
    NoiseParams params;
    NoiseError error;

    if (noise_recipe_parse(recipe, &params, &error)) {
        NoisePlan *plan = noise_plan_new(&params, &error);
        if (plan != NULL)
            return plan;
    }
    char sentence[256];
    noise_error_print(&error, NULL, sentence, sizeof sentence);
    printf("Bail out! %s: %s\n", recipe, sentence);
    exit(EXIT_FAILURE);
}

static double
random_number(uint64_t *state, const NoiseParameter *parameter)
{
    if (parameter->kind == NOISE_KIND_CHOICE)
        return (double)(check_random(state) % parameter->n_choices);
    if (parameter->kind == NOISE_KIND_SEED)
        return (double)(check_random(state) >> 11);
    return check_random_real(state, parameter->minimum, parameter->maximum);
}

void
picture_random_params(uint64_t *state, NoiseParams *params)
{
    size_t n_parameters;
    const NoiseParameter *parameter = noise_parameters(&n_parameters);

    do {
        noise_params_init(params);
        for (size_t i = 0; i < n_parameters; i++)
            noise_params_set_number(params, &parameter[i],
                                    random_number(state, &parameter[i]), NULL);
        params->seed = check_random(state);
    } while (!noise_params_check(params, NULL));
}
