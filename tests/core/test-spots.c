/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Checks spots: the properties of cells are independent, and contrast is full.
 */
#include <math.h>

#include <noise-core/noise.h>

#include "check.h"
#include "kinds.h"
#include "moments.h"

static NoiseParams
plain_spots(void)
{
    NoiseParams params = kind_plain("cellular 2D");

    params.feature = NOISE_FEATURE_SPOTS;
    params.seed = 17;
    return params;
}

/* A square of cells with points in the middle, whose spots do not reach into other
 * cells. */
enum { SIDE = 200, N_CELLS = SIDE * SIDE };

enum { PRESENCE, SIZE, BRIGHTNESS, COLOR, PLACE_X, PLACE_Y, N_PROPERTIES };

static double property[N_PROPERTIES][N_CELLS];

static NoiseParams
grid_params(void)
{
    NoiseParams params = plain_spots();

    params.jitter = 0.0;
    params.spot_variation = 0.0;
    return params;
}

/* Measures the recipe's value in each cell, at an offset (x, y) from the middle. */
static void
measure_cells(const NoiseParams *params, double x, double y, double *value)
{
    AutoPlan *plan = kind_plan(params);

    for (int i = 0; i < N_CELLS; i++)
        value[i] = kind_raw_at(plan, (double[4]){i % SIDE + 0.5 + x,
                                                 i / SIDE + 0.5 + y, 0.5, 0.5});
}

/* Returns q^2 if a spot of brightness 1 has the value (1 - q^2)^2. */
static double
square_of(double value)
{
    return 1 - sqrt(value);
}

static void
measure_place(int axis, double *place)
{
    static double before[N_CELLS], after[N_CELLS];
    const double h = 0.1;
    NoiseParams params = grid_params();

    params.jitter = 0.2;
    measure_cells(&params, axis == 0 ? -h : 0, axis == 1 ? -h : 0, before);
    measure_cells(&params, axis == 0 ? h : 0, axis == 1 ? h : 0, after);
    for (int i = 0; i < N_CELLS; i++)
        place[i] = square_of(before[i]) - square_of(after[i]);
}

static void
measure_properties(void)
{
    NoiseParams params = grid_params();

    params.spot_variation = 0.4;
    measure_cells(&params, 0.2, 0, property[SIZE]);
    params = grid_params();
    params.cell_contrast = 1.0;
    measure_cells(&params, 0, 0, property[BRIGHTNESS]);
    params = grid_params();
    params.spot_presence = 0.3;
    measure_cells(&params, 0, 0, property[PRESENCE]);
    params = grid_params();
    params.feature = NOISE_FEATURE_CELL_VALUE;
    measure_cells(&params, 0, 0, property[COLOR]);
    measure_place(0, property[PLACE_X]);
    measure_place(1, property[PLACE_Y]);
}

static double
correlate(const double *first, const double *second, int x, int y)
{
    Pairs pairs = pairs_begin();

    for (int i = 0; i < N_CELLS; i++) {
        const int column = (i + x) % SIDE;
        const int row = (i / SIDE + y) % SIDE;
        pairs_add(&pairs, first[i], second[row * SIDE + column]);
    }
    return pairs_correlation(&pairs);
}

/* With 40,000 cells, chance correlations have a deviation of 0.005. */
TEST(what_cells_have_is_independent)
{
    static const int away[5][2] = {{0, 0}, {1, 0}, {0, 1}, {1, 1}, {1, 199}};

    measure_properties();
    for (int k = 0; k < 5; k++) {
        for (int first = 0; first < N_PROPERTIES; first++) {
            for (int second = 0; second < N_PROPERTIES; second++) {
                if (k == 0 && first == second)
                    continue;
                const double correlation = correlate(
                    property[first], property[second], away[k][0], away[k][1]);
                if (!(fabs(correlation) < 0.025))
                    printf("# %d %d at %d: %f\n", first, second, k,
                           correlation);
                CHECK(fabs(correlation) < 0.025);
            }
        }
    }
}

/* Returns the strongest octave's share of the sum. */
static double
strongest_share(const NoiseParams *params)
{
    double sum = 0, most = 0;

    for (int k = 0; k < (int)params->octaves; k++) {
        const double own = pow(params->persistence, k);
        sum += own;
        most = fmax(most, own);
    }
    return most / sum;
}

/* Checks the formula in docs/algorithms.md, which computes values from a sum and the
 * ground's sum. */
static void
check_tone(const NoiseParams *params, uint64_t *state)
{
    const bool is_dark = params->fractal != NOISE_FRACTAL_TURBULENCE &&
                         params->fractal != NOISE_FRACTAL_BILLOW;
    NoiseParams bare = *params;
    Places places;
    float value[N_PLACES], raw[N_PLACES], ground, nothing;

    bare.spot_presence = 0.0;
    AutoPlan *plan = kind_plan(params);
    AutoPlan *bare_plan = kind_plan(&bare);
    places_draw(state, params, N_PLACES, &places);
    const NoisePoints points = places_points(&places);
    noise_evaluate(plan, N_PLACES, &points, value, NULL);
    noise_evaluate_raw(plan, N_PLACES, &points, raw);
    noise_evaluate(bare_plan, 1, &points, &nothing, NULL);
    noise_evaluate_raw(bare_plan, 1, &points, &ground);
    CHECK_KIND(nothing == (is_dark ? 0.0f : 1.0f), params);

    const double steepness = params->contrast > 0
                                 ? 100 / (100 - 0.9 * params->contrast)
                             : params->contrast < 0 ? 0
                                                    : 1;
    const double unit = 2 * strongest_share(params) / steepness;
    const double most = (1 + fabs((double)ground)) / unit;
    const double knee = fmax(1 - pow(most, -8), 0);
    for (int i = 0; i < N_PLACES; i++) {
        /* If finer octaves are stronger than the first, a hybrid or hetero sum can
         * fall a little below its ground, where values are cut off. */
        const double height = is_dark ? raw[i] - ground : ground - raw[i];
        const double t = fmax(height, 0) / unit;
        const double own = t / pow(1 + knee * pow(t, 8), 0.125);
        const double expected = is_dark ? own : 1 - own;
        CHECK_KIND(fabs(value[i] - expected) < 1e-5, params);
    }
}

/* A single octave is used unchanged, no matter how few spots it has; without
 * contrast, everything is ground. */
TEST(octaves_stand_on_a_ground_and_never_clip)
{
    static const double contrasts[] = {0.0, 75.0, -100.0};
    uint64_t state = 4;

    for (int i = 0; i < 6 * NoiseFractalCount; i++) {
        NoiseParams params = plain_spots();
        params.normalization = NOISE_NORMALIZATION_FULL;
        params.fractal = (NoiseFractal)(i / 6);
        params.octaves =
            params.fractal == NOISE_FRACTAL_NONE ? 1.0 : 1.0 + i % 3 * 2;
        params.persistence = i % 2 == 0 ? 0.5 : 1.3;
        params.weighted_strength =
            i % 4 == 0 && params.fractal != NOISE_FRACTAL_NONE ? 0.5 : 0.0;
        params.spot_presence = i % 4 == 1 ? 0.005 : 1.0;
        params.contrast = contrasts[i / 2 % 3];
        check_tone(&params, &state);
    }
}
