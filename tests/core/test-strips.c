/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Checks that strips whose rows share columns, or are drawn lattice point by lattice
 * point, have the same bits as strips drawn pixel by pixel.  A rotation by 360
 * degrees makes the core draw pixel by pixel.
 */
#include <stdio.h>

#include <noise-core/noise.h>

#include "check.h"
#include "kinds.h"
#include "plan/plan.h"

enum { WIDTH = 300, HEIGHT = 70, N_PIXELS = WIDTH * HEIGHT };

/* Chooses an origin that is usually near 0, and sometimes far away. */
static int32_t
random_origin(uint64_t *state)
{
    const double place = check_random_real(state, -1, 1);

    return (int32_t)(place * (check_random(state) % 4 == 0 ? 2e9 : 1000));
}

static NoiseRegion
random_region(uint64_t *state)
{
    const int32_t level =
        check_random(state) % 3 == 0 ? (int32_t)(check_random(state) % 4) : 0;

    return (NoiseRegion){
        .x = random_origin(state) >> level,
        .y = random_origin(state) >> level,
        .width = 1 + (int32_t)(check_random(state) % WIDTH),
        .height = 1 + (int32_t)(check_random(state) % HEIGHT),
        .level = level,
    };
}

/* Chooses no period, a period of up to 30 cells, or one up to the longest. */
static double
random_period(uint64_t *state, double cell)
{
    const uint64_t choice = check_random(state) % 6;

    if (choice > 2)
        return 0.0;
    return choice == 0 ? check_random_real(state, 4 * cell, 1e6)
                       : check_random_real(state, 2 * cell, 30 * cell);
}

/* Chooses cells of 1 to 300 pixels, or sometimes far larger ones, up to the widest,
 * and periods that end within the region or are longer. */
static NoiseParams
random_params(uint64_t *state, const Kind *kind)
{
    NoiseParams params = kind_params(kind);
    const double power = check_random_real(state, 0, 5.7);

    params.fractal = NOISE_FRACTAL_NONE;
    params.scale = check_random(state) % 10 == 0 ? 5e4 : 1;
    for (int i = 0; i < (int)power; i++)
        params.scale *= 2.718;
    params.scale *= 1 + power - (int)power;
    params.stretch = check_random(state) % 5 == 0
                         ? check_random_real(state, 2, 60)
                         : check_random_real(state, 0.5, 2);
    params.offset_x = check_random_real(state, -50, 50);
    params.z = check_random_real(state, -20, 20);
    params.w = check_random_real(state, -20, 20);
    params.seed = check_random(state);
    if (check_random(state) % 30 == 0) {
        params.scale = 1e6;
        params.stretch = 100;
    }
    params.period_x = random_period(state, params.scale);
    params.period_y = random_period(state, params.scale);
    /* Choose a period of few cells, so that places are near the same lattice points
     * on both sides. */
    if (check_random(state) % 4 == 0) {
        params.scale = check_random_real(state, 8, 12);
        params.period_x = params.scale * check_random_real(state, 2, 4);
    }
    if (check_random(state) % 4 == 0 &&
        kind_has_fractal(kind, NOISE_FRACTAL_FBM)) {
        params.fractal = NOISE_FRACTAL_FBM;
        kind_vary_octaves(state, &params);
        params.octaves = 3;
    }
    kind_vary_shape(state, &params);
    return params;
}

/* True if a plan's pixels change by at most `most` when the pattern is rotated by
 * 360 degrees, which makes the core draw it pixel by pixel. */
static bool
check_turn(const NoisePlan *plan, const NoiseRegion *region, float most)
{
    static float pixels[2][4 * N_PIXELS];
    const int n_channels = noise_plan_channels(plan);
    const ptrdiff_t stride = (ptrdiff_t)region->width * n_channels;
    NoiseParams turned = plan->params;
    NoisePlan *other;
    bool is_same = true;

    turned.rotation = 360;
    other = noise_plan_new_from_params(&turned, NULL);
    CHECK(other != NULL && plan->noise.is_axis_aligned &&
          !other->noise.is_axis_aligned);
    CHECK(noise_render(plan, region, pixels[0], stride));
    CHECK(noise_render(other, region, pixels[1], stride));
    for (int i = 0; i < stride * region->height; i++)
        is_same = is_same && fabsf(pixels[0][i] - pixels[1][i]) <= most;
    noise_plan_free(other);
    return is_same;
}

static void
vary_map(uint64_t *state, const Kind *kind, NoiseParams *params)
{
    params->map = check_random(state) >> 63 ? NOISE_MAP_NORMAL : NOISE_MAP_CURL;
    params->map_strength = check_random_real(state, 0, 50);
    params->fractal = (NoiseFractal)(check_random(state) % NoiseFractalCount);
    if (!kind_has_fractal(kind, params->fractal))
        params->fractal = NOISE_FRACTAL_NONE;
    if (check_random(state) >> 62 == 0)
        params->weighted_strength = check_random_real(state, 0, 1);
}

/* Checks n recipes, not counting those that are refused because a period holds too
 * few cells.  If has_slopes is true, checks maps of slopes, which are rounded
 * differently in rows; otherwise, pixels have to be the same bit for bit. */
static void
check_kind(const Kind *kind, bool has_slopes, int n)
{
    uint64_t state = 91;
    int n_drawn = 0, n_refused = 0;

    while (n_drawn < n && n_refused < n) {
        NoiseParams params = random_params(&state, kind);
        const NoiseRegion region = random_region(&state);
        if (has_slopes)
            vary_map(&state, kind, &params);
        AutoPlan *plan = noise_plan_new_from_params(&params, NULL);
        if (plan == NULL) {
            n_refused++;
            continue;
        }
        n_drawn++;
        CHECK_KIND(check_turn(plan, &region, has_slopes ? 2e-4f : 0.0f),
                   &params);
    }
    printf("# %s: %d drawn, %d refused\n", kind->name, n_drawn, n_refused);
    CHECK(n_drawn == n);
}

/* This includes rows of lattices and of white noise, discs around the points of
 * simplex noise, and tiles of cellular noise. */
TEST(strips_are_as_their_pixels)
{
    for (int k = 0; k < N_KINDS; k++) {
        const Kind *kind = kind_number(k);
        if (kind->algorithm <= NOISE_ALGORITHM_WHITE)
            check_kind(kind, false, check_is_long() ? 3000 : 100);
    }
}

TEST(slopes_of_rows_are_those_of_their_pixels)
{
    for (int k = 0; k < N_KINDS; k++) {
        const Kind *kind = kind_number(k);
        if (kind->algorithm <= NOISE_ALGORITHM_PERLIN)
            check_kind(kind, true, check_is_long() ? 3000 : 100);
    }
}
