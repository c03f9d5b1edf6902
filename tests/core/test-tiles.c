/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Checks tiles: rounded corners, pieces that jitter moves, and periods that
 * bend them.
 */
#include <math.h>

#include <noise-core/noise.h>

#include "check.h"
#include "kinds.h"

static NoiseParams
plain_tiles(NoisePattern pattern)
{
    NoiseParams params;

    noise_params_init(&params);
    params.algorithm = NOISE_ALGORITHM_TILES;
    params.pattern = pattern;
    params.tile_feature = NOISE_TILE_FEATURE_EDGE;
    params.joint = 0.0;
    params.antialiasing = NOISE_SWITCH_NO;
    params.scale = 50.0;
    return params;
}

/* Compares rounded squares with I. Quilez' formula for boxes, implemented again
 * here. */
TEST(rounded_corners_are_exact)
{
    NoiseParams params = plain_tiles(NOISE_PATTERN_SQUARES);
    uint64_t state = 2;

    for (int i = 0; i <= 4; i++) {
        params.roundness = 0.25 * i;
        const double radius = 25.0 * params.roundness;
        AutoPlan *plan = kind_plan(&params);
        for (int k = 0; k < 2000; k++) {
            const double x = check_random_real(&state, -9.0, 9.0);
            const double y = check_random_real(&state, -9.0, 9.0);
            const double across =
                50.0 * fabs(x - floor(x) - 0.5) - 25.0 + radius;
            const double down = 50.0 * fabs(y - floor(y) - 0.5) - 25.0 + radius;
            const double truth = radius - fmin(fmax(across, down), 0.0) -
                                 hypot(fmax(across, 0.0), fmax(down, 0.0));
            const double drawn =
                25.0 * kind_raw_at(plan, (double[4]){50.0 * x, 50.0 * y});
            CHECK_KIND(fabs(drawn - fmax(truth, 0.0)) < 1e-4, &params);
        }
    }
}

/* Returns the radius of the largest circle in a tile, in pixels. */
static double
find_radius(NoisePattern pattern)
{
    if (pattern == NOISE_PATTERN_TRIANGLES)
        return 50.0 * sqrt(0.75) / 3.0;
    return pattern == NOISE_PATTERN_DIAMONDS ? 50.0 * sqrt(0.125) : 25.0;
}

/* Two neighboring pixels in different pieces are at an outline, no matter how jitter
 * moved the pieces: no piece cuts into another or leaves a gap. */
TEST(neighbors_stay_in_touch)
{
    enum { SIDE = 300 };
    static float value[SIDE * SIDE], distance[SIDE * SIDE];

    for (int pattern = 0; pattern < NoisePatternCount; pattern++) {
        for (int seed = 0; seed < (check_is_long() ? 200 : 10); seed++) {
            NoiseParams params = plain_tiles((NoisePattern)pattern);
            params.normalization = NOISE_NORMALIZATION_EXACT;
            params.seed = (uint64_t)seed;
            params.tile_jitter = seed % 2 == 0 ? 1.0 : 0.5;
            params.rotation = seed % 3 * 25.0;
            const NoiseRegion region = {.width = SIDE, .height = SIDE};
            kind_draw(&params, region, distance);
            params.tile_feature = NOISE_TILE_FEATURE_CELL_VALUE;
            kind_draw(&params, region, value);
            for (int i = 0; i + 1 < SIDE * SIDE; i++) {
                if (i % SIDE == SIDE - 1 || value[i] == value[i + 1])
                    continue;
                const double sum = find_radius(params.pattern) *
                                   (distance[i] + distance[i + 1]);
                CHECK_KIND(sum < 1.01, &params);
            }
        }
    }
}

/* With joints of 0 pixels, only places on an outline have a distance of 0, and with
 * this offset, hardly any pixel is on one. */
TEST(pieces_leave_no_gaps)
{
    enum { SIDE = 200 };
    static float distance[SIDE * SIDE];
    uint64_t state = 5;

    for (int pattern = 0; pattern < NoisePatternCount; pattern++) {
        for (int i = 0; i < (check_is_long() ? 400 : 40); i++) {
            NoiseParams params = plain_tiles((NoisePattern)pattern);
            int n_gaps = 0;
            do {
                params.normalization = NOISE_NORMALIZATION_EXACT;
                params.scale = check_random_real(&state, 8, 30);
                params.stretch = exp(check_random_real(&state, -1, 1));
                params.rotation = check_random_real(&state, -360, 360);
                params.offset_x = check_random_real(&state, 0, 9);
                params.offset_y = check_random_real(&state, 0, 9);
                params.period_x = floor(check_random_real(&state, 30, 300));
                params.period_y = floor(check_random_real(&state, 30, 300));
            } while (!noise_params_check(&params, NULL));
            kind_draw(&params, (NoiseRegion){.width = SIDE, .height = SIDE},
                      distance);
            for (int k = 0; k < SIDE * SIDE; k++)
                n_gaps += distance[k] == 0.0f;
            CHECK_KIND(n_gaps <= SIDE * SIDE / 1000, &params);
        }
    }
}
