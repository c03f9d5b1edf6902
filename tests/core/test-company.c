/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Checks that a place has the same value no matter which other places are evaluated
 * with it: near ones, places that are a power of two away, and places so far away
 * that periods need 64 bits.
 */
#include <math.h>
#include <stdio.h>

#include <noise-core/noise.h>

#include "check.h"
#include "kinds.h"
#include "pictures.h"

enum { N_TOGETHER = 64 };

/* Chooses no period, or a period from a few cells to the longest possible one.  It
 * is in pixels or, for depth, in cells. */
static double
random_period(uint64_t *state, double cell)
{
    const double most = 1e6 / cell;

    if (check_random(state) % 2 == 0)
        return 0.0;
    return floor(exp(check_random_real(state, log(4.0), log(most)))) * cell;
}

static NoiseParams
random_params(uint64_t *state, const Kind *kind)
{
    NoiseParams params = kind_params(kind);

    params.scale = exp2(floor(check_random_real(state, 0, 8)));
    params.phase = check_random_real(state, 0, 1);
    params.seed = check_random(state);
    params.octaves = check_random(state) % 2 == 0 ? 16.0 : 2.0;
    params.persistence = 1.0;
    kind_vary_shape(state, &params);
    params.period_x = random_period(state, params.scale);
    params.period_y = random_period(state, params.scale);
    if (kind_has_depth(kind))
        params.period_z = random_period(state, 1.0);
    return params;
}

/* Chooses runs of places that alternate between two points, far apart along an axis.
 * In some octave, the points' cells are 2^32 apart, so their numbers are the same in
 * 32 bits.  Points on the diagonal have the largest numbers on the lattice of
 * simplices. */
static void
draw_places(uint64_t *state, const NoiseParams *params, Places *places)
{
    const double size[4] = {params->scale, params->scale, 1.0, 1.0};
    const bool is_diagonal = check_random(state) % 2 == 0;
    const int run = 1 << check_random(state) % 5;
    const int axis = (int)(check_random(state) % 3);
    const double power = check_random_real(state, 12, 21);
    const double jump =
        exp2(check_random(state) % 2 == 0 ? power : floor(power));
    double at = 0.0;

    for (int k = 0; k < 4; k++) {
        if (k == 0 || !is_diagonal)
            at = floor(exp2(check_random_real(state, 0, 24))) + 0.3;
        for (int i = 0; i < N_TOGETHER; i++) {
            const bool is_away = k == axis && i / run % 2 != 0;
            places->at[k][i] = (is_away ? at + jump : at) * size[k];
        }
    }
}

static bool
is_as_alone(const NoisePlan *plan, const Places *places)
{
    const NoisePoints points = places_points(places);
    float value[N_TOGETHER];
    bool is_same = true;

    noise_evaluate(plan, N_TOGETHER, &points, value, NULL);
    for (int i = 0; i < N_TOGETHER; i++) {
        const NoisePoints own = {&points.x[i], &points.y[i], &points.z[i],
                                 &points.w[i], NULL};
        float alone;
        noise_evaluate(plan, 1, &own, &alone, NULL);
        is_same = is_same && alone == value[i];
    }
    return is_same;
}

/* Every other run of 16 places is 2^32 cells of the finest octave away, so whole
 * vectors differ, no matter how many lanes they have. */
TEST(cells_far_apart_are_not_the_same)
{
    static const NoiseAlgorithm algorithms[] = {NOISE_ALGORITHM_PERLIN,
                                                NOISE_ALGORITHM_VALUE,
                                                NOISE_ALGORITHM_CELLULAR};
    static Places places;

    for (int k = 0; k < 3; k++) {
        NoiseParams params = picture_params(
            "lattice-noise/1 dimensions=three scale=64 octaves=16 "
            "persistence=1 period-z=200000 phase=0.9");
        params.algorithm = algorithms[k];
        for (int i = 0; i < N_TOGETHER; i++) {
            places.at[0][i] = 3.0;
            places.at[1][i] = 5.0;
            places.at[2][i] = 10000.25 + (i / 16 % 2 == 0 ? 0.0 : 0x1p17);
        }
        AutoPlan *plan = kind_plan(&params);
        CHECK_KIND(is_as_alone(plan, &places), &params);
    }
}

/* Checks n recipes, not counting those that are refused because a period holds
 * too few cells. */
static void
check_kind(const Kind *kind, int n)
{
    static Places places;
    uint64_t state = 92;
    int n_drawn = 0, n_refused = 0;

    while (n_drawn < n && n_refused < n) {
        const NoiseParams params = random_params(&state, kind);
        AutoPlan *plan = noise_plan_new_from_params(&params, NULL);
        if (plan == NULL) {
            n_refused++;
            continue;
        }
        n_drawn++;
        draw_places(&state, &params, &places);
        CHECK_KIND(is_as_alone(plan, &places), &params);
    }
    printf("# %s: %d drawn, %d refused\n", kind->name, n_drawn, n_refused);
    CHECK(n_drawn == n);
}

TEST(places_have_their_value_in_any_company)
{
    for (int k = 0; k < N_KINDS; k++)
        check_kind(kind_number(k), check_is_long() ? 3000 : 100);
}
