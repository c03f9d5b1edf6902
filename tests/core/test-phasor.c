/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Phasor noise compared with its transcription; and the length of its waves.
 */
#include <math.h>

#include "check.h"
#include "kinds.h"
#include "papers/waves.h"
#include "reference.h"

/* One octave in cells of one pixel, not normalized. */
static NoiseParams
plain_params(int n, double bandwidth)
{
    NoiseParams params =
        kind_params(kind_named(n == 2 ? "phasor 2D" : "phasor 3D"));

    params.fractal = NOISE_FRACTAL_NONE;
    params.normalization = NOISE_NORMALIZATION_EXACT;
    params.bandwidth = bandwidth;
    params.scale = bandwidth;
    return params;
}

/* Where the place lies in a profile, in turns from the nearest of its quarters,
 * at which profiles bend or jump. */
static double
from_edge(double turns)
{
    return fabs(4 * turns - round(4 * turns)) / 4;
}

static void
check_places(const NoiseParams *params, uint64_t *state)
{
    NoisePlan *plan = kind_plan(params);
    const int n_places = check_is_long() ? 20000 : 500;
    int n_compared = 0;

    for (int i = 0; i < n_places; i++) {
        double place[4], sum[2], slope;
        float raw;
        for (int axis = 0; axis < 4; axis++)
            place[axis] = check_random_real(state, -1000, 1000);
        reference_phasor(params, 0, place, sum);
        const double size = hypot(sum[0], sum[1]);
        const double turns = atan2(sum[1], sum[0]) / (2 * acos(-1));
        /* Places are rounded to 2^-21 cells, of up to ten waves; what this
         * makes of the angle grows as the sum becomes small. */
        const double miss = 1e-5 / size;
        if (from_edge(turns) < miss)
            continue;
        noise_evaluate_raw(
            plan, 1, &(NoisePoints){&place[0], &place[1], &place[2], &place[3]},
            &raw);
        const double expected =
            paper_profile((PaperProfile)params->wave_profile, turns, &slope);
        n_compared++;
        CHECK(kind_tell_unless(fabs((double)raw - expected) < 7 * miss + 1e-5,
                               params));
    }
    CHECK(n_compared > n_places * 9 / 10);
    noise_plan_free(plan);
}

static void
waves_match_their_paper(void)
{
    static const double bandwidths[] = {0.1, 0.25, 1.0};
    static const double spreads[] = {0.0, 30.0, 90.0};
    uint64_t state = 0x9a5;

    for (int k = 0; k < 24; k++) {
        NoiseParams params = plain_params(2 + k % 2, bandwidths[k % 3]);
        params.wave_profile = (NoiseWaveProfile)(k / 3 % 4);
        params.spread = spreads[k / 2 % 3];
        params.angle = 29.0 * k - 350.0;
        params.seed = check_random(&state);
        check_places(&params, &state);
    }
}

/* Without spread, and across waves that hardly change, the middle is crossed
 * upwards once in each `scale` pixels. */
static void
waves_are_as_long_as_the_scale(void)
{
    enum { N = 40000 };
    NoiseParams params = plain_params(2, 0.1);
    int n_waves = 0;
    double last = 0;

    params.scale = 20.0;
    params.spread = 0.0;
    NoisePlan *plan = kind_plan(&params);
    for (int i = 0; i < N; i++) {
        const double x = i, y = 7.25;
        float value;
        noise_evaluate(plan, 1, &(NoisePoints){.x = &x, .y = &y}, &value, NULL);
        n_waves += i > 0 && last < 0.5 && value >= 0.5;
        last = value;
    }
    noise_plan_free(plan);
    printf("# %d waves, expected %d\n", n_waves, N / 20);
    CHECK(abs(n_waves - N / 20) < N / 20 / 20);
}

int
main(void)
{
    RUN(waves_match_their_paper);
    RUN(waves_are_as_long_as_the_scale);
    return check_end();
}
