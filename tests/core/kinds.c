/* SPDX-License-Identifier: LGPL-3.0-or-later */
#include "kinds.h"

#include <string.h>

#include "check.h"
#include "dispatch/cpu.h"
#include "pictures.h"

const Kind *
kind_number(int number)
{
    static Kind kinds[N_KINDS];
    static char names[N_KINDS][32];
    int k = 0;

    for (int algorithm = 0; algorithm < NoiseAlgorithmCount; algorithm++) {
        const NoiseTraits *traits = &noise_traits[algorithm];
        if (traits->shows_picture)
            continue;
        const NoiseChoice *choice =
            &noise_parameter_find("algorithm")->choices[algorithm];
        for (int n = traits->least_dimensions; n <= traits->most_dimensions;
             n++, k++) {
            snprintf(names[k], sizeof names[k], "%s %dD", choice->nick, n);
            kinds[k] = (Kind){names[k], (NoiseAlgorithm)algorithm,
                              (NoiseDimensions)(n - 1)};
        }
    }
    return &kinds[number];
}

const Kind *
kind_named(const char *name)
{
    for (int i = 0; i < N_KINDS; i++) {
        if (strcmp(kind_number(i)->name, name) == 0)
            return kind_number(i);
    }
    printf("Bail out! there is no kind \"%s\"\n", name);
    exit(EXIT_FAILURE);
}

bool
kind_is_exact(const Kind *kind)
{
    return noise_traits[kind->algorithm].drawing == NOISE_DRAWING_REFERENCE;
}

bool
kind_is_regular(NoiseAlgorithm algorithm)
{
    return noise_traits[algorithm].distribution == NOISE_DISTRIBUTION_PERIODIC;
}

bool
kind_has_slopes(const Kind *kind)
{
    return noise_kernels_one.basis[kind->algorithm]->has_slopes;
}

bool
kind_has_depth(const Kind *kind)
{
    return kind->dimensions >= NOISE_DIMENSIONS_3;
}

bool
kind_has_ends(NoiseAlgorithm algorithm)
{
    return algorithm == NOISE_ALGORITHM_PHASOR;
}

bool
kind_has_fractal(const Kind *kind, NoiseFractal fractal)
{
    return fractal <= noise_traits[kind->algorithm].last_fractal;
}

/* Pixels are drawn at their centers. */
#define CENTER 0.5

double
kind_raw_at(const NoisePlan *plan, const double place[4])
{
    const double x = place[0] - CENTER, y = place[1] - CENTER;
    const NoisePoints point = {&x, &y, &place[2], &place[3], NULL};
    float raw;

    noise_evaluate_raw(plan, 1, &point, &raw);
    return 0.5 + 0.5 * (double)raw;
}

NoiseParams
kind_params(const Kind *kind)
{
    NoiseParams params;

    noise_params_init(&params);
    params.algorithm = kind->algorithm;
    params.dimensions = kind->dimensions;
    params.width = 0.5;
    params.density = 2.0;
    params.bandwidth = 1.0;
    params.bevel = 20.0;
    params.tile_jitter = 0.5;
    return params;
}

NoiseParams
kind_plain(const char *name)
{
    NoiseParams params = kind_params(kind_named(name));

    params.fractal = NOISE_FRACTAL_NONE;
    params.normalization = NOISE_NORMALIZATION_EXACT;
    params.scale = 1.0;
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
    params->evolution = DRAW_ONE(state, 0.0, 0.0, 33.0, -107.5, 360.0);
    params->kernel_radius = DRAW(NoiseKernelRadius, state);
    params->feature = DRAW(NoiseFeature, state);
    params->minkowski_power = DRAW_ONE(state, 0.5, 1.5, 3.0, 8.0);
    params->smoothness = DRAW_ONE(state, 0.0, 0.4, 1.0);
    params->distance = DRAW(NoiseDistance, state);
    params->jitter = DRAW_ONE(state, 0.0, 0.3, 1.0, 1.0);
    params->spot_presence = DRAW_ONE(state, 0.1, 0.6, 1.0, 1.0);
    params->spot_size = DRAW_ONE(state, 0.2, 0.5, 1.0);
    params->spot_variation = DRAW_ONE(state, 0.0, 0.5, 1.0);
    params->cell_contrast = DRAW_ONE(state, 0.0, 0.0, 0.6, 1.0);
    params->distribution = DRAW(NoiseWhiteDistribution, state);
    params->wave_shape = DRAW(NoiseWaveShape, state);
    params->wave_profile = DRAW(NoiseWaveProfile, state);
    params->length = DRAW_ONE(state, 0.05, 1.2, 1.8);
    params->width = DRAW_ONE(state, 0.04, 0.1, 0.8);
    params->density = DRAW_ONE(state, 0.3, 1.0, 2.5);
    params->angle = DRAW_ONE(state, 0.0, 33.0, -100.0);
    params->bandwidth = DRAW_ONE(state, 0.1, 0.25, 1.0);
    params->spread = DRAW_ONE(state, 0.0, 20.0, 90.0);
    params->pattern = DRAW(NoisePattern, state);
    params->tile_feature = DRAW(NoiseTileFeature, state);
    params->shift = DRAW_ONE(state, 0.0, 0.3, 0.5);
    params->joint = DRAW_ONE(state, 0.0, 0.02, 0.1) * params->scale;
    params->bevel = DRAW_ONE(state, 0.0, 0.1, 0.3) * params->scale;
    params->roundness = DRAW_ONE(state, 0.0, 0.0, 0.4, 1.0);
    params->tile_jitter = DRAW_ONE(state, 0.0, 0.5, 1.0);
    params->tilt = DRAW_ONE(state, 0.0, 0.0, 0.7, 1.0);
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
    AutoRecipe *recipe = noise_recipe_new(params);

    return picture_plan_of(recipe);
}

float
kind_value_at(const NoisePlan *plan, const double place[4], float gradient[4])
{
    const double x = place[0] - CENTER, y = place[1] - CENTER;
    const NoisePoints point = {&x, &y, &place[2], &place[3], NULL};
    float value;

    noise_evaluate(plan, 1, &point, &value, gradient);
    return value;
}

int
kind_draw(const NoiseParams *params, NoiseRegion region, float *pixels)
{
    AutoPlan *plan = kind_plan(params);
    const int n_channels = noise_plan_channels(plan);

    if (!noise_render(plan, &region, pixels,
                      (ptrdiff_t)region.width * n_channels))
        abort();
    return n_channels;
}

bool
kind_accepts(const NoiseParams *params)
{
    NoiseParams copy = *params;

    return noise_params_check(&copy, NULL);
}

bool
kind_refuses(const NoiseParams *params, NoiseProblem problem, const char *key)
{
    NoiseParams copy = *params;
    NoiseError error;

    return !noise_params_check(&copy, &error) && error.problem == problem &&
           error.parameter == noise_parameter_find(key) &&
           memcmp(&copy, params, sizeof copy) == 0;
}

bool
kind_tell_unless(bool holds, const NoiseParams *params)
{
    if (holds)
        return true;
    AutoRecipe *recipe = noise_recipe_new(params);
    return picture_tell_unless(false, recipe);
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
                         places->at[3], NULL};
}
