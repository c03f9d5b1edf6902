/* SPDX-License-Identifier: MIT
 *
 * What has to hold between parameters.
 */
#include "check.h"

#include <math.h>

#include "../lattice/octaves.h"
#include "../params/error.h"

/* The most that a lattice may be bent to fit a period: with more, cells look
 * stretched. */
#define DISTORTION_MAX 0.25
/* How far from a whole number of cells perlin-2002's periods may be: what
 * rounding to nine digits leaves. */
#define CELLS_NOISE    1e-6

/* Refuses the parameter with this key, with its value; always false. */
static bool
refuse(const NoiseParams *params, NoiseProblem problem, const char *key,
       NoiseError *error)
{
    const NoiseParameter *parameter = noise_parameter_find(key);
    char text[NOISE_TEXT_SIZE];

    noise_params_get_text(params, parameter, text);
    return noise_error_set(error, problem, parameter, text);
}

static bool
check_dimensions(const NoiseParams *params, NoiseError *error)
{
    const NoiseDimensions n = params->dimensions;
    bool is_there = true;

    switch (params->algorithm) {
    case NOISE_ALGORITHM_SIMPLEX:
        is_there = n >= NOISE_DIMENSIONS_2;
        break;
    case NOISE_ALGORITHM_CELLULAR:
    case NOISE_ALGORITHM_PERLIN_2002:
        is_there = n == NOISE_DIMENSIONS_2 || n == NOISE_DIMENSIONS_3;
        break;
    /* No default: so the compiler warns of an algorithm that is left out. */
    case NOISE_ALGORITHM_VALUE:
    case NOISE_ALGORITHM_PERLIN:
    case NOISE_ALGORITHM_WHITE:
    case NOISE_ALGORITHM_SVG_TURBULENCE: /* has its own, whatever is asked */
    case NoiseAlgorithmCount:
        break;
    }
    return is_there || refuse(params, NOISE_PROBLEM_NO_SUCH_DIMENSIONS,
                              "dimensions", error);
}

static bool
check_fractal(const NoiseParams *params, NoiseError *error)
{
    if (params->algorithm != NOISE_ALGORITHM_SVG_TURBULENCE ||
        params->fractal <= NOISE_FRACTAL_TURBULENCE)
        return true;
    return refuse(params, NOISE_PROBLEM_NO_SUCH_FRACTAL, "fractal", error);
}

/* Maps and light are made of slopes, which some noises do not have. */
static bool
check_slopes(const NoiseParams *params, NoiseError *error)
{
    const bool is_map = params->map != NOISE_MAP_HEIGHT;
    const bool has_slopes =
        params->algorithm != NOISE_ALGORITHM_WHITE &&
        params->algorithm != NOISE_ALGORITHM_SVG_TURBULENCE &&
        (params->algorithm != NOISE_ALGORITHM_CELLULAR ||
         params->feature != NOISE_FEATURE_CELL_VALUE);

    return has_slopes || (!is_map && params->relief == 0.0) ||
           refuse(params, NOISE_PROBLEM_NO_SLOPES, is_map ? "map" : "relief",
                  error);
}

/* The parameters that are drawn.  These are checked, but a refusal names the
 * parameters that were given. */
static NoiseParams
apply_size(const NoiseParams *params)
{
    NoiseParams sized = *params;

    noise_params_apply_size(&sized);
    return sized;
}

static bool
check_coloring(const NoiseParams *params, NoiseError *error)
{
    return params->map != NOISE_MAP_HEIGHT ||
           params->coloring != NOISE_COLORING_CELLS ||
           params->algorithm == NOISE_ALGORITHM_CELLULAR ||
           refuse(params, NOISE_PROBLEM_NO_CELLS, "coloring", error);
}

static bool
is_too_fine(const NoiseParams *params)
{
    const NoiseParams sized = apply_size(params);
    const NoiseStack stack = noise_stack_of_params(&sized);

    return noise_stack_frequency(&stack, stack.n_octaves - 1) >
           NOISE_FREQUENCY_MAX;
}

/* Octaves, lacunarity and scale are each in range; together they must not
 * make cells so small that the number of a cell within a picture needs more
 * than 64 bits.  svg-turbulence fits its frequency to the periods, so that
 * these may be at fault, too. */
static bool
check_fineness(const NoiseParams *params, NoiseError *error)
{
    NoiseParams plain = *params;
    NoiseParams across = *params;

    plain.period_x = plain.period_y = 0.0;
    across.period_y = 0.0;
    if (is_too_fine(&plain))
        return refuse(params, NOISE_PROBLEM_TOO_FINE, "octaves", error);
    return !is_too_fine(params) ||
           refuse(params, NOISE_PROBLEM_BAD_PERIOD,
                  is_too_fine(&across) ? "period-x" : "period-y", error);
}

/* Finds why a stack of octaves cannot repeat after its periods. */
typedef NoiseProblem Fault(const NoiseStack *stack);

static NoiseProblem
find_misfit(const NoiseStack *stack)
{
    if (stack->period[0] == 0.0 && stack->period[1] == 0.0 &&
        stack->period[2] == 0.0)
        return NOISE_PROBLEM_NONE;
    for (int k = 0; k < stack->n_octaves; k++) {
        NoiseOctave octave;
        double distortion;
        const NoiseProblem problem =
            noise_octave_init(&octave, stack, k, &distortion);
        if (problem != NOISE_PROBLEM_NONE)
            return problem;
        if (distortion > DISTORTION_MAX)
            return NOISE_PROBLEM_BAD_PERIOD;
    }
    return NOISE_PROBLEM_NONE;
}

static const char *const period_keys[3] = {"period-x", "period-y", "period-z"};

/* The key of the first period that does not fit even without the others, or
 * else of the first one. */
static const char *
find_bad_period(const NoiseStack *stack, Fault *find_fault)
{
    const char *first = NULL;

    for (int axis = 0; axis < 3; axis++) {
        NoiseStack alone = *stack;
        if (stack->period[axis] == 0.0)
            continue;
        first = first != NULL ? first : period_keys[axis];
        for (int other = 0; other < 3; other++)
            alone.period[other] *= other == axis;
        if (find_fault(&alone) != NOISE_PROBLEM_NONE)
            return period_keys[axis];
    }
    return first;
}

/* perlin-2002 must not be bent: its periods have to be whole cells of every
 * octave. */
static NoiseProblem
find_part_of_a_cell(const NoiseStack *stack)
{
    const double smallest = fmin(stack->scale[0], stack->scale[1]);

    for (int k = 0; k < stack->n_octaves; k++) {
        const double power = noise_stack_frequency(stack, k) * smallest;
        for (int axis = 0; axis < (stack->dimensions > 2 ? 3 : 2); axis++) {
            const double size = axis < 2 ? stack->scale[axis] : 1.0;
            const double cells = stack->period[axis] / size * power;
            if (fabs(cells - floor(cells + 0.5)) > CELLS_NOISE)
                return NOISE_PROBLEM_NOT_WHOLE_CELLS;
        }
    }
    return NOISE_PROBLEM_NONE;
}

/* Refuses a stack that cannot repeat, naming the period at fault. */
static bool
check_stack(const NoiseParams *params, const NoiseStack *stack,
            Fault *find_fault, NoiseError *error)
{
    const NoiseProblem problem = find_fault(stack);

    return problem == NOISE_PROBLEM_NONE ||
           refuse(params, problem, find_bad_period(stack, find_fault), error);
}

/* The noise fits the periods: so it is the warp's scale that is at fault, and
 * what helps is the reverse. */
static bool
check_warp(const NoiseParams *params, const NoiseStack *warp, NoiseError *error)
{
    switch (find_misfit(warp)) {
    case NOISE_PROBLEM_NONE:
        return true;
    case NOISE_PROBLEM_LONG_PERIOD:
        return refuse(params, NOISE_PROBLEM_FINE_WARP, "warp-scale", error);
    default:
        return refuse(params, NOISE_PROBLEM_COARSE_WARP, "warp-scale", error);
    }
}

static bool
check_periods(const NoiseParams *params, NoiseError *error)
{
    const NoiseParams sized = apply_size(params);
    const NoiseStack stack = noise_stack_of_params(&sized);
    const NoiseStack warp = noise_stack_of_warp(&sized);
    const bool is_periodic = params->period_x > 0.0 || params->period_y > 0.0;
    const bool is_2002 = params->algorithm == NOISE_ALGORITHM_PERLIN_2002;
    const bool is_rotated = fmod(params->rotation, 360.0) != 0.0;

    if (noise_is_published(params->algorithm) && is_periodic && is_rotated)
        return refuse(params, NOISE_PROBLEM_ROTATED_PERIOD, "rotation", error);
    if (is_2002 && !check_stack(params, &stack, find_part_of_a_cell, error))
        return false;
    return check_stack(params, &stack, find_misfit, error) &&
           (params->warp_amount == 0.0 || check_warp(params, &warp, error));
}

bool
noise_check_together(const NoiseParams *params, NoiseError *error)
{
    return check_dimensions(params, error) && check_fractal(params, error) &&
           check_slopes(params, error) && check_coloring(params, error) &&
           check_fineness(params, error) && check_periods(params, error);
}
