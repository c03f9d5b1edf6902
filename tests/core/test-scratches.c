/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Scratches compared with their transcription; how many there are, and that
 * thin ones are widened.
 */
#include <math.h>

#include "../../noise-core/src/plan/plan.h"
#include "check.h"
#include "kinds.h"
#include "moments.h"
#include "reference.h"

/* One octave, not normalized.  Cells are so large that no scratch is widened.
 */
static NoiseParams
plain_params(int n)
{
    NoiseParams params =
        kind_params(kind_named(n == 2 ? "scratches 2D" : "scratches 3D"));

    params.fractal = NOISE_FRACTAL_NONE;
    params.normalization = NOISE_NORMALIZATION_EXACT;
    params.scale = 1000.0;
    return params;
}

static void
check_places(const NoiseParams *params, uint64_t *state)
{
    NoisePlan *plan = kind_plan(params);
    const int n_places = check_is_long() ? 20000 : 500;
    const double narrowest = fmin(params->width, params->length);

    for (int i = 0; i < n_places; i++) {
        double place[4], cells[4];
        for (int axis = 0; axis < 4; axis++) {
            cells[axis] = check_random_real(state, -1000, 1000);
            place[axis] = cells[axis] * (axis < 2 ? params->scale : 1);
        }
        const double own = kind_raw_at(plan, place);
        const double truth = reference_scratches(params, 0, cells);
        /* Places are rounded to 2^-21 cells, and directions to 2e-7.  Values
         * fall by at most 1.54 in half a width. */
        CHECK(kind_tell_unless(fabs(own - truth) < 3e-6 / narrowest, params));
    }
    noise_plan_free(plan);
}

static void
scratches_match_their_paper(void)
{
    static const double lengths[] = {0.05, 1.2, 1.8};
    static const double widths[] = {0.02, 0.1, 0.8};
    static const double densities[] = {0.3, 1.0, 2.6, 8.0};
    static const double spreads[] = {0.0, 30.0, 90.0};
    uint64_t state = 0x5c;

    for (int k = 0; k < 36; k++) {
        NoiseParams params = plain_params(2 + k % 2);
        params.length = lengths[k % 3];
        params.width = widths[k / 3 % 3];
        params.density = densities[k % 4];
        params.angle = 19.0 * k - 360.0;
        params.spread = spreads[k / 4 % 3];
        params.seed = check_random(&state);
        check_places(&params, &state);
    }
}

/* The mean of the picture: the strokes' own, times how many there are. */
static double
mean_of(const NoiseParams *params)
{
    NoisePlan *plan = kind_plan(params);
    Moments moments = moments_begin();
    uint64_t state = 7;

    for (int i = 0; i < 100000; i++) {
        double place[4];
        for (int axis = 0; axis < 4; axis++)
            place[axis] = check_random_real(&state, -300, 300) * params->scale;
        moments_add(&moments, kind_raw_at(plan, place));
    }
    noise_plan_free(plan);
    return moments_mean(&moments);
}

/* A bump has the mean 8 / 15 over its width, and strength the mean 5 / 8; so
 * small, few strokes cross. */
static void
there_are_as_many_as_the_density_says(void)
{
    static const double densities[] = {0.0, 0.5, 1.0, 2.5};

    for (int k = 0; k < 4; k++) {
        NoiseParams params = plain_params(2);
        params.length = 0.3;
        params.width = 0.1;
        params.density = densities[k];
        const double expected = densities[k] * 0.03 * 64 / 225 * 5 / 8;
        const double mean = mean_of(&params);
        printf("# density %g: mean %.5f, expected %.5f\n", densities[k], mean,
               expected);
        CHECK(fabs(mean - expected) <= 0.06 * expected);
    }
}

/* Scratches thinner than two pixels are two pixels wide, and as much fainter:
 * the mean stays, and along a scratch there are no gaps. */
static void
thin_ones_are_widened(void)
{
    NoiseParams params = plain_params(2);

    params.scale = 20.0;
    params.density = 2.0;
    params.width = 0.1;
    const double wide = mean_of(&params);
    params.width = 0.02;
    const double thin = mean_of(&params);
    NoisePlan *plan = kind_plan(&params);
    CHECK(plan->width[0] == 0.1f && fabs(plan->faint[0] - 0.2) < 1e-6);
    noise_plan_free(plan);
    CHECK(fabs(thin / wide - 0.2) < 1e-5);
}

int
main(void)
{
    RUN(scratches_match_their_paper);
    RUN(there_are_as_many_as_the_density_says);
    RUN(thin_ones_are_widened);
    return check_end();
}
