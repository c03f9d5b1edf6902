/* SPDX-License-Identifier: LGPL-3.0-or-later */
#include "kinds.h"

#include <string.h>

#include "check.h"

#define KIND(name, ALGORITHM, n)                                \
    {                                                           \
        name, NOISE_ALGORITHM_##ALGORITHM, NOISE_DIMENSIONS_##n \
    }

const Kind kinds[N_KINDS] = {
    KIND("value 1D", VALUE, 1),
    KIND("value 2D", VALUE, 2),
    KIND("value 3D", VALUE, 3),
    KIND("value 4D", VALUE, 4),
    KIND("perlin 1D", PERLIN, 1),
    KIND("perlin 2D", PERLIN, 2),
    KIND("perlin 3D", PERLIN, 3),
    KIND("perlin 4D", PERLIN, 4),
    KIND("simplex 2D", SIMPLEX, 2),
    KIND("simplex 3D", SIMPLEX, 3),
    KIND("simplex 4D", SIMPLEX, 4),
    KIND("cellular 2D", CELLULAR, 2),
    KIND("cellular 3D", CELLULAR, 3),
    KIND("white 1D", WHITE, 1),
    KIND("white 2D", WHITE, 2),
    KIND("white 3D", WHITE, 3),
    KIND("white 4D", WHITE, 4),
    KIND("perlin-2002 2D", PERLIN_2002, 2),
    KIND("perlin-2002 3D", PERLIN_2002, 3),
    KIND("svg-turbulence 2D", SVG_TURBULENCE, 2),
};

const Kind *
kind_named(const char *name)
{
    for (int i = 0; i < N_KINDS; i++) {
        if (strcmp(kinds[i].name, name) == 0)
            return &kinds[i];
    }
    printf("Bail out! there is no kind \"%s\"\n", name);
    exit(EXIT_FAILURE);
}

bool
kind_is_exact(const Kind *kind)
{
    return kind->algorithm == NOISE_ALGORITHM_PERLIN_2002 ||
           kind->algorithm == NOISE_ALGORITHM_SVG_TURBULENCE;
}

bool
kind_has_depth(const Kind *kind)
{
    return kind->dimensions >= NOISE_DIMENSIONS_3;
}

bool
kind_has_fractal(const Kind *kind, NoiseFractal fractal)
{
    return kind->algorithm != NOISE_ALGORITHM_SVG_TURBULENCE ||
           fractal == NOISE_FRACTAL_NONE || fractal == NOISE_FRACTAL_FBM ||
           fractal == NOISE_FRACTAL_TURBULENCE;
}

NoiseParams
kind_params(const Kind *kind)
{
    NoiseParams params;

    noise_params_init(&params);
    params.algorithm = kind->algorithm;
    params.dimensions = kind->dimensions;
    return params;
}

static int
draw_choice(uint64_t *state, int n)
{
    return (int)((check_random(state) >> 32) % (uint64_t)n);
}

static double
draw_one(uint64_t *state, const double *list, int n)
{
    return list[draw_choice(state, n)];
}

#define DRAW(type, state) (type) draw_choice(state, type##Count)

#define DRAW_ONE(state, ...)                       \
    draw_one(state, (const double[]){__VA_ARGS__}, \
             (int)(sizeof((const double[]){__VA_ARGS__}) / sizeof(double)))

void
kind_vary_shape(uint64_t *state, NoiseParams *params)
{
    params->interpolation = DRAW(NoiseInterpolation, state);
    params->gradients = DRAW(NoiseGradients, state);
    params->kernel_radius = DRAW(NoiseKernelRadius, state);
    params->feature = DRAW(NoiseFeature, state);
    params->distance = DRAW(NoiseDistance, state);
    params->jitter = DRAW_ONE(state, 0.0, 0.3, 1.0, 1.0);
    params->spot_presence = DRAW_ONE(state, 0.1, 0.6, 1.0, 1.0);
    params->spot_size = DRAW_ONE(state, 0.2, 0.5, 1.0);
    params->spot_variation = DRAW_ONE(state, 0.0, 0.5, 1.0);
    params->cell_contrast = DRAW_ONE(state, 0.0, 0.0, 0.6, 1.0);
}

void
kind_vary_octaves(uint64_t *state, NoiseParams *params)
{
    params->octaves = DRAW_ONE(state, 1.0, 2.0, 2.3, 3.0, 5.5, 8.0);
    params->persistence = DRAW_ONE(state, 0.0, 0.3, 0.5, 0.7, 1.0, 2.0);
    params->lacunarity = DRAW_ONE(state, 1.0, 1.7, 2.0, 2.0, 2.3, 4.0);
    params->weighted_strength = DRAW_ONE(state, 0.0, 0.0, 0.5, 1.0);
    params->ping_pong_strength = DRAW_ONE(state, 0.5, 2.0, 3.3, 10.0);
}

NoisePlan *
kind_plan(const NoiseParams *params)
{
    NoiseError error;
    NoisePlan *plan = noise_plan_new(params, &error);
    char sentence[256];

    if (plan != NULL)
        return plan;
    noise_error_print(&error, NULL, sentence, sizeof sentence);
    kind_tell_unless(false, params);
    printf("Bail out! %s\n", sentence);
    exit(EXIT_FAILURE);
}

bool
kind_tell_unless(bool holds, const NoiseParams *params)
{
    static int n_told;
    char recipe[NOISE_RECIPE_SIZE];

    if (holds || ++n_told > 20)
        return holds;
    noise_recipe_print(params, recipe);
    printf("# %s\n", recipe);
    return false;
}

void
places_draw(uint64_t *state, const NoiseParams *params, int n, Places *places)
{
    const double size[4] = {params->scale, params->scale, 1.0, 1.0};

    for (int axis = 0; axis < 4; axis++) {
        const double most = 20000.0 * size[axis];
        for (int i = 0; i < n; i++)
            places->at[axis][i] = check_random_real(state, -most, most);
    }
}

NoisePoints
places_points(const Places *places)
{
    return (NoisePoints){places->at[0], places->at[1], places->at[2],
                         places->at[3]};
}
