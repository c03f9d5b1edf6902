/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Checks tiling: noise with a period repeats bit for bit, and its borders
 * cannot be seen.
 */
#include <math.h>
#include <string.h>

#include <noise-core/noise.h>

#include "check.h"
#include "kinds.h"
#include "lattice/rotation.h"
#include "moments.h"
#include "plan/plan.h"

enum { PERIOD_X = 150, PERIOD_Y = 100, PERIOD_Z = 5 };

/* Sets everything that makes tiling hard, if the kind supports it: cells that do not
 * fit, are rotated, stretched and moved, and octaves that do not fit either. */
static NoiseParams
hard_params(const Kind *kind, int warp_rounds)
{
    NoiseParams params = kind_params(kind);
    const bool is_line = kind->dimensions == NOISE_DIMENSIONS_1;

    params.scale = 13.7;
    params.stretch = 1.4;
    params.rotation = is_line || kind_is_exact(kind) ? 0.0 : 31.0;
    params.octaves = 3.3;
    params.lacunarity = 2.3;
    if (kind->algorithm == NOISE_ALGORITHM_PERLIN_2002) {
        params.scale = 12.5;
        params.stretch = 2.0;
        params.lacunarity = 2.0;
    }
    params.offset_x = -1234.567;
    params.offset_y = 0.3;
    params.period_x = PERIOD_X;
    params.period_y = PERIOD_Y;
    params.period_z = PERIOD_Z;
    params.phase = 0.375;
    params.warp_amount = warp_rounds > 0 ? 9.0 : 0.0;
    params.warp_scale = 21.0;
    params.warp_rounds = (NoiseWarpRounds)(warp_rounds > 1);
    return params;
}

/* The parts that are compared. */
enum { SIZE = 12, MOST_CHANNELS = 4 };
typedef struct Part {
    float pixels[SIZE * SIZE * MOST_CHANNELS];
} Part;

static void
draw_part(const NoisePlan *plan, int x, int y, double z, Part *part)
{
    const NoiseRegion region = {.x = x, .y = y, .width = SIZE, .height = SIZE};

    NoisePlan at_depth = *plan;

    at_depth.params.z = z;
    memset(part, 0, sizeof *part);
    CHECK(noise_render(&at_depth, &region, part->pixels,
                       (ptrdiff_t)SIZE * noise_plan_channels(plan)));
}

static bool
is_same(const Part *a, const Part *b)
{
    return memcmp(a, b, sizeof *a) == 0;
}

/* Compares the part at (x, y) with parts that are whole periods away. */
static void
check_repeats(const NoiseParams *params, int x, int y)
{
    static const int steps[][3] = {{1, 0, 0},  {0, 1, 0},        {-3, 0, 0},
                                   {7, 0, 0},  {0, -3, 0},       {0, 7, 0},
                                   {-3, 7, 0}, {0, 0, 1},        {0, 0, -3},
                                   {5, 5, 5},  {-10000000, 3, 0}};
    const bool has_z = params->period_z > 0.0;
    AutoPlan *plan = kind_plan(params);
    Part part, other;

    draw_part(plan, x, y, 0.25, &part);
    for (size_t i = 0; i < sizeof steps / sizeof steps[0]; i++) {
        draw_part(plan, x + steps[i][0] * PERIOD_X, y + steps[i][1] * PERIOD_Y,
                  has_z ? 0.25 + steps[i][2] * PERIOD_Z : 0.25, &other);
        CHECK_KIND(is_same(&part, &other), params);
    }
    /* Without this check, a picture of a single value would pass.  Waves repeat more
     * often than the period, but not a fraction of a cell away. */
    const int away = kind_is_regular(params->algorithm) ? 5 : PERIOD_X / 2;
    draw_part(plan, x + away, y + PERIOD_Y / 2, 0.25, &other);
    CHECK_KIND(!is_same(&part, &other), params);
}

static void
check_all_repeats(const NoiseParams *params)
{
    check_repeats(params, 0, 0);
    check_repeats(params, 5, -7);
    check_repeats(params, PERIOD_X - SIZE / 2, PERIOD_Y - SIZE / 2);
}

static void
for_each_hard(void (*test)(const Kind *kind, NoiseParams *params))
{
    for (int i = 0; i < N_KINDS; i++) {
        for (int rounds = 0; rounds <= 2; rounds++) {
            NoiseParams params = hard_params(kind_number(i), rounds);
            test(kind_number(i), &params);
        }
    }
}

TEST_EACH(pictures_repeat_bit_for_bit, for_each_hard, const Kind *kind,
          NoiseParams *params)
{
    check_all_repeats(params);
    params->fractal = NOISE_FRACTAL_NONE;
    params->coloring = NOISE_COLORING_RGBA;
    check_all_repeats(params);
    if (kind->algorithm != NOISE_ALGORITHM_CELLULAR)
        return;
    params->coloring = NOISE_COLORING_CELLS;
    params->cell_contrast = 1.0;
    check_repeats(params, 5, -7);
    params->feature = NOISE_FEATURE_SPOTS;
    params->spot_size = 1.0;
    check_repeats(params, 5, -7);
}

TEST_EACH(maps_and_light_repeat_bit_for_bit, for_each_hard, const Kind *kind,
          NoiseParams *params)
{
    if (!kind_has_slopes(kind))
        return;
    params->map = NOISE_MAP_NORMAL;
    check_all_repeats(params);
    params->map = NOISE_MAP_PICTURE;
    params->relief = 25.0;
    check_repeats(params, 5, -7);
}

TEST(one_period_alone_repeats_bit_for_bit)
{
    for (int i = 0; i < N_KINDS; i++) {
        for (int axis = 0; axis < 2; axis++) {
            NoiseParams params = hard_params(kind_number(i), 1);
            Part part, other;
            params.rotation = kind_is_exact(kind_number(i)) ? 0.0 : 31.0;
            params.period_z = 0.0;
            params.period_x *= axis == 0;
            params.period_y *= axis == 1;
            AutoPlan *plan = kind_plan(&params);
            draw_part(plan, 5, 7, 0.25, &part);
            draw_part(plan, axis == 0 ? 5 - 3 * PERIOD_X : 5,
                      axis == 1 ? 7 - 3 * PERIOD_Y : 7, 0.25, &other);
            CHECK_KIND(is_same(&part, &other), &params);
        }
    }
}

static void
draw_phase(NoiseParams *params, double z, double phase, Part *part)
{
    params->phase = phase;
    AutoPlan *plan = kind_plan(params);
    draw_part(plan, 0, 0, z, part);
}

TEST_EACH(the_last_frame_of_a_loop_is_the_first, for_each_hard,
          const Kind *kind, NoiseParams *params)
{
    Part first, last, part, other;

    draw_phase(params, 0.25, 0.0, &first);
    draw_phase(params, 0.25, 1.0, &last);
    CHECK_KIND(is_same(&first, &last), params);
    if (!kind_has_depth(kind))
        return;
    draw_phase(params, 0.25, 0.75, &part);
    /* Waves change with z only if they are warped. */
    if (!kind_is_regular(kind->algorithm) || params->warp_amount > 0.0)
        CHECK_KIND(!is_same(&first, &part), params);
    draw_phase(params, 0.25 + 0.75 * PERIOD_Z, 0.0, &other);
    CHECK_KIND(is_same(&part, &other), params);
}

/* The path of a loop, in cells. */
#define PATH 1.5

TEST_EACH(the_path_of_a_loop_is_a_circle_through_depth, for_each_hard,
          const Kind *kind, NoiseParams *params)
{
    /* After a quarter turn, the loop has moved this far along both z and w. */
    const double radius = PATH / (NOISE_TURN * NOISE_RADIANS);
    Part first, last, quarter, other;

    params->loop_path = PATH;
    params->period_z = 0.0;
    draw_phase(params, 0.25, 0.0, &first);
    draw_phase(params, 0.25, 1.0, &last);
    CHECK_KIND(is_same(&first, &last), params);
    if (!kind_has_depth(kind) || noise_params_leap(params))
        return;
    draw_phase(params, 0.25, 0.25, &quarter);
    if (!kind_is_regular(kind->algorithm) || params->warp_amount > 0.0)
        CHECK_KIND(!is_same(&first, &quarter), params);
    /* Even if the noise has three dimensions, or does not move, a loop's warp moves
     * around in four dimensions. */
    if (params->warp_amount > 0.0 &&
        (kind->dimensions == NOISE_DIMENSIONS_3 || noise_has_leaps(params)))
        return;
    params->loop_path = 0.0;
    params->phase = 0.0;
    AutoPlan *plan = kind_plan(params);
    NoisePlan moved = *plan; /* parameters would be rounded */
    moved.params.w += radius;
    draw_part(&moved, 0, 0, 0.25 + radius, &other);
    CHECK_KIND(is_same(&quarter, &other), params);
}

/* The initial number of frames and path of a loop in dialogs. */
enum { N_FRAMES = 60 };
#define CALM_PATH 0.3

TEST_EACH(noise_that_leaps_has_a_cell_for_each_frame, for_each_hard,
          const Kind *kind, NoiseParams *params)
{
    if (!kind_has_depth(kind) || !noise_params_leap(params))
        return;
    params->period_z = 0.0;
    for (int k = 0; k < N_FRAMES; k++) {
        Part frame, other;
        params->loop_path = CALM_PATH;
        draw_phase(params, 0.25, (double)k / N_FRAMES, &frame);
        /* Draws the first frame again, k cells deeper. */
        draw_phase(params, 0.25 + k, 0.0, &other);
        CHECK_KIND(is_same(&frame, &other), params);
    }
}

/* True if no pixel differs by more than a tiny warp can change it. */
static bool
is_alike(const Part *part, const Part *other)
{
    for (int i = 0; i < SIZE * SIZE; i++) {
        if (fabs(part->pixels[i] - other->pixels[i]) > 1e-3)
            return false;
    }
    return true;
}

TEST_EACH(warped_noise_that_would_leap_stays_in_depth, for_each_hard,
          const Kind *kind, NoiseParams *params)
{
    Part first, frame;

    if (!kind_has_depth(kind) || !noise_has_leaps(params) ||
        params->warp_amount == 0.0)
        return;
    params->warp_amount = 1e-6;
    params->period_z = 0.0;
    params->loop_path = 100.0;
    draw_phase(params, 0.25, 0.0, &first);
    for (int k = 1; k < 10; k++) {
        draw_phase(params, 0.25, k / 10.0, &frame);
        CHECK_KIND(is_alike(&first, &frame), params);
    }
}

/* Adds the steps from pixel to pixel across a line that is `length` pixels long. */
static void
add_steps(const NoisePlan *plan, int axis, int line, int length, Moments *steps)
{
    float pixels[2 * PERIOD_X];
    NoiseRegion region = {.x = line - 1, .width = 2, .height = length};

    if (axis == 1)
        region = (NoiseRegion){.y = line - 1, .width = length, .height = 2};
    CHECK(noise_render(plan, &region, pixels, region.width));
    for (int i = 0; i < length; i++) {
        const float *pair = axis == 0 ? &pixels[2 * i] : &pixels[i];
        moments_add(steps, fabs(pair[axis == 0 ? 1 : length] - pair[0]));
    }
}

/* Adds the steps where the pattern's x and y are 0. */
static void
add_borders(const Kind *kind, const NoiseParams *params, Moments *steps)
{
    const bool is_line = kind->dimensions == NOISE_DIMENSIONS_1;
    AutoPlan *plan = kind_plan(params);

    add_steps(plan, 0, (int)ceil(params->offset_x), is_line ? 1 : PERIOD_Y,
              steps);
    if (!is_line)
        add_steps(plan, 1, (int)ceil(params->offset_y), PERIOD_X, steps);
}

/* Compares steps across the border with steps at the same place in patterns without
 * periods, which also have a line of lattice points there.  In one dimension, there
 * is only one step for each seed. */
static void
check_steps(const Kind *kind, NoiseParams *params)
{
    const int n_more = kind->dimensions == NOISE_DIMENSIONS_1 ? 40 : 1;
    const int n_seeds = n_more * (check_is_long() ? 1000 : 60);
    uint64_t state = 22;
    Moments border = moments_begin();
    Moments inside = moments_begin();

    params->normalization = NOISE_NORMALIZATION_EXACT;
    for (int i = 0; i < n_seeds; i++) {
        params->seed = check_random(&state);
        params->offset_x = check_random_real(&state, -500, 500);
        params->offset_y = check_random_real(&state, -500, 500);
        params->z = check_random_real(&state, -100, 100);
        NoiseParams free = *params;
        free.period_x = free.period_y = free.period_z = 0.0;
        add_borders(kind, params, &border);
        add_borders(kind, &free, &inside);
    }
    const double ratio = moments_mean(&border) / moments_mean(&inside);
    printf("# %s%s: %.3f\n", kind->name,
           params->warp_amount > 0.0 ? ", warped" : "", ratio);
    CHECK_KIND(fabs(ratio - 1) < 0.15, params);
}

TEST_EACH(steps_across_the_border_are_like_those_inside, for_each_hard,
          const Kind *kind, NoiseParams *params)
{
    const bool is_without_seeds = kind == kind_named("perlin-2002 2D");

    if (!is_without_seeds && params->warp_rounds == NOISE_WARP_ROUNDS_1)
        check_steps(kind, params);
}
