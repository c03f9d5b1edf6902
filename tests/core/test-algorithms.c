/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Compares each algorithm with its reference (reference.h), and checks what is
 * promised about its values.
 */
#include <math.h>
#include <string.h>

#include <noise-core/noise.h>

#include "algorithms/cellular/metric.h"
#include "check.h"
#include "kinds.h"
#include "lattice/hash.h"
#include "lattice/simplex.h"
#include "papers/gradients.h"
#include "papers/simplex.h"
#include "plan/plan.h"
#include "reference.h"

static void
random_place(uint64_t *state, double place[4])
{
    for (int axis = 0; axis < 4; axis++)
        place[axis] = check_random_real(state, -1000, 1000);
}

/* Chooses a place within 1e-4 cells of the border of two cells, where the noise
 * would jump if it took the wrong cell.  On a border, a coordinate or, for
 * simplices, the difference of two coordinates is a whole number (on the lattice
 * before it is squeezed). */
static void
random_border(uint64_t *state, const NoiseParams *params, double place[4])
{
    const int n = (int)params->dimensions + 1;
    const bool is_simplex = params->algorithm == NOISE_ALGORITHM_SIMPLEX;
    const int axis = (int)(check_random(state) % (uint64_t)n);
    const int other = (int)(check_random(state) % (uint64_t)n);
    double sum = 0;

    random_place(state, place);
    if (is_simplex && axis != other)
        place[axis] = place[other] + floor(place[axis] - place[other]);
    else
        place[axis] = floor(place[axis]);
    place[axis] += check_random_real(state, -1e-4, 1e-4);
    for (int k = 0; k < n; k++)
        sum += place[k];
    for (int k = 0; is_simplex && k < n; k++)
        place[k] -= sum * noise_simplex_unskew(n);
}

/* ---- Value, Perlin and simplex noise ---------------------------------- */

/* In four dimensions, floats add sixteen products of four fades each. */
#define TOLERANCE 6e-6

/* Calls test() for each number of dimensions and each shape, with one octave that is
 * not normalized. */
static void
for_each_shape(void (*test)(NoiseParams *params))
{
    static const char *const names[] = {"value 1D",   "value 2D",  "value 3D",
                                        "value 4D",   "perlin 1D", "perlin 2D",
                                        "perlin 3D",  "perlin 4D", "simplex 2D",
                                        "simplex 3D", "simplex 4D"};

    for (int k = 0; k < 11; k++) {
        for (int shape = 0; shape < 12; shape++) {
            NoiseParams params = kind_plain(names[k]);
            params.seed = (uint64_t)shape * 0x123456789abcdefu + 1;
            params.interpolation = (NoiseInterpolation)(shape % 3);
            params.gradients = (NoiseGradients)(shape / 3 % 2);
            params.kernel_radius = (NoiseKernelRadius)(shape / 6);
            params.evolution = shape % 2 == 0 ? 0.0 : 32.5 * shape;
            test(&params);
        }
    }
}

TEST_EACH(values_and_slopes_match_their_papers, for_each_shape,
          NoiseParams *params)
{
    AutoPlan *plan = kind_plan(params);
    uint64_t state = 5;

    for (int i = 0; i < 1000; i++) {
        double place[4], slope[4] = {0};
        float gradient[4];
        if (i % 2 == 0)
            random_place(&state, place);
        else
            random_border(&state, params, place);
        const double noise = reference_noise(params, 0, place, slope);
        const float value = kind_value_at(plan, place, gradient);
        CHECK_KIND(fabs(value - (0.5 + 0.5 * noise)) < TOLERANCE, params);
        for (int axis = 0; axis < 4; axis++)
            CHECK_KIND(fabs(gradient[axis] - 0.5 * slope[axis]) < 4e-5, params);
    }
}

/* The lattice of simplices is the published one, rounded to NOISE_SIMPLEX_GRAIN. */
TEST(simplices_are_as_regular_as_they_can_be)
{
    for (int n = 2; n <= 4; n++) {
        const double unskew = noise_simplex_unskew(n);
        const double grains = unskew / NOISE_SIMPLEX_GRAIN;
        CHECK(fabs(unskew - paper_simplex_unskew(n)) <=
              0.5 * NOISE_SIMPLEX_GRAIN);
        CHECK(grains == floor(grains));
    }
}

/* Returns the mean, over all rows, of a power of coordinate a times a power of
 * coordinate b. */
static double
moment(const PaperGradients *set, int a, int power_a, int b, int power_b)
{
    double sum = 0;

    for (int row = 0; row < set->n_rows; row++)
        sum +=
            pow(set->rows[row][a], power_a) * pow(set->rows[row][b], power_b);
    return sum / set->n_rows;
}

/* No side is preferred, and no two axes are correlated.  Unit directions also have
 * the second and fourth moments of a sphere. */
TEST(sets_of_gradients_are_balanced)
{
    for (int k = 2; k < 10; k++) {
        const int n = k / 2;
        const bool is_unit = k % 2 != 0;
        const PaperGradients set =
            is_unit ? paper_directions(n) : paper_edges(n);
        const double fourth = 1.0 / (n * (n + 2));
        for (int a = 0; a < n; a++) {
            CHECK(fabs(moment(&set, a, 1, a, 0)) < 1e-15);
            CHECK(!is_unit ||
                  (fabs(moment(&set, a, 2, a, 0) - 1.0 / n) < 1e-15 &&
                   fabs(moment(&set, a, 4, a, 0) - 3 * fourth) < 1e-15));
            for (int b = 0; b < a; b++) {
                CHECK(fabs(moment(&set, a, 1, b, 1)) < 1e-15);
                CHECK(!is_unit ||
                      fabs(moment(&set, a, 2, b, 2) - fourth) < 1e-15);
            }
        }
    }
}

enum { N_OCTAVES = 3 };

/* Computes each octave at a place, with the persistence, lacunarity, stretch and
 * offset that octaves_add_up_in_every_fractal() sets. */
static void
octaves_at(const NoisePlan *plan, const double place[4],
           ReferenceOctave octave[N_OCTAVES])
{
    const double amplitude[] = {1.0, 0.75, 0.25 * 0.75 * 0.75};
    const double shift[4] = {0.75487766624669276, 0.56984029099805327,
                             0.81917251339616444, 0.61803398874989485};
    const NoiseParams *params = &plan->params;

    for (int k = 0; k < N_OCTAVES; k++) {
        const double power = pow(3.0, k);
        double gradient[4];
        double cell[4] = {(place[0] - 4) / 20 * power,
                          (place[1] + 7) / 10 * power, place[2] * power,
                          place[3] * power};
        for (int axis = 0; axis < 4; axis++)
            cell[axis] += fmod(k * shift[axis], 1);
        octave[k].noise = reference_noise(params, k, cell, gradient);
        octave[k].amplitude = amplitude[k];
        octave[k].slope[0] = gradient[0] / 2 * plan->damping; /* stretched */
        octave[k].slope[1] =
            params->dimensions > 0 ? gradient[1] * plan->damping : 0;
    }
}

/* Checks sums of octaves with persistence, lacunarity, a fractional last octave,
 * stretch and offset.  Ping-pong multiplies errors by 2 x 1.5. */
TEST_EACH(octaves_add_up_in_every_fractal, for_each_shape, NoiseParams *params)
{
    uint64_t state = 6;

    params->octaves = 2.25;
    params->persistence = 0.75;
    params->lacunarity = 3.0;
    params->ping_pong_strength = 1.5;
    params->weighted_strength = params->evolution != 0.0 ? 0.6 : 0.0;
    params->scale = 10.0;
    params->stretch = 2.0;
    params->offset_x = 4.0;
    params->offset_y = -7.0;
    for (int k = NOISE_FRACTAL_FBM; k < NoiseFractalCount; k++) {
        params->fractal = (NoiseFractal)k;
        AutoPlan *plan = kind_plan(params);
        for (int i = 0; i < 100; i++) {
            double place[4];
            ReferenceOctave octave[N_OCTAVES];
            random_place(&state, place);
            octaves_at(plan, place, octave);
            const double sum = reference_fractal(params, N_OCTAVES, octave);
            CHECK_KIND(fabs(kind_value_at(plan, place, NULL) -
                            (0.5 + 0.5 * sum)) < 3 * TOLERANCE,
                       params);
        }
    }
}

/* ---- Cells, strokes and waves ----------------------------------------- */

/* The value that the core should return, and how large its error may be: 0 where
 * rounding decides between values that are far apart. */
typedef struct Expected {
    double raw, tolerance;
} Expected;

typedef Expected Expect(const NoiseParams *params, const double cell[4]);

static void
check_places(const NoiseParams *params, Expect *expect)
{
    const int n_places = check_is_long() ? 10000 : 100;
    const double size = params->algorithm == NOISE_ALGORITHM_PHASOR
                            ? params->scale / params->bandwidth
                            : params->scale;
    AutoPlan *plan = kind_plan(params);
    uint64_t state = params->seed;
    int n_compared = 0;

    for (int i = 0; i < n_places; i++) {
        double cell[4], place[4];
        if (i % 2 == 0)
            random_place(&state, cell);
        else
            random_border(&state, params, cell);
        for (int axis = 0; axis < 4; axis++)
            place[axis] = cell[axis] * (axis < 2 ? size : 1.0);
        const Expected expected = expect(params, cell);
        const double raw = 2 * kind_raw_at(plan, place) - 1;
        n_compared += expected.tolerance > 0;
        CHECK_KIND(expected.tolerance == 0 ||
                       fabs(raw - expected.raw) < expected.tolerance,
                   params);
    }
    CHECK(n_compared > n_places * 9 / 10);
}

/* Returns the core's largest value for Minkowski's distance, rounded up.  Another
 * test compares it with the true value. */
static double
largest_by_minkowski(const NoiseParams *params)
{
    const NoiseShape shape = {.dimensions = (int)params->dimensions + 1,
                              .distance = NOISE_DISTANCE_MINKOWSKI,
                              .halves = (int)(2 * params->minkowski_power)};
    const double first = (double)largest_distance(&shape, 0);

    switch (params->feature) {
    case NOISE_FEATURE_SUM:
        return 2 * first;
    case NOISE_FEATURE_PRODUCT:
        return first * first;
    case NOISE_FEATURE_F2:
        return (double)largest_distance(&shape, 1);
    case NOISE_FEATURE_F3:
        return (double)largest_distance(&shape, 2);
    case NOISE_FEATURE_F4:
        return (double)largest_distance(&shape, 3);
    case NOISE_FEATURE_F1:
    case NOISE_FEATURE_F2_F1:
    case NOISE_FEATURE_EDGE:
    case NOISE_FEATURE_CELL_VALUE:
    case NOISE_FEATURE_SPOTS:
    case NOISE_FEATURE_RATIO:
    case NOISE_FEATURE_SMOOTH_F1:
    case NOISE_FEATURE_RADIUS:
    case NOISE_FEATURE_CELL_NOISE:
        break;
    }
    return first;
}

/* Keeps the last result, because finding it takes long. */
static double
find_largest(const NoiseParams *params)
{
    static NoiseParams last;
    static double largest;

    if (params->distance == NOISE_DISTANCE_MINKOWSKI)
        return largest_by_minkowski(params);
    if (memcmp(&last, params, sizeof last) != 0)
        largest = reference_largest(params);
    last = *params;
    return largest;
}

/* Points may be anywhere, so a difference can be as large as the distances that it
 * is made of.  A smooth minimum is at most its initial value, and at most the blend
 * below the smallest distance. */
static Expected
expect_feature(const NoiseParams *params, const double cell[4])
{
    const bool is_squared = params->distance == NOISE_DISTANCE_SQUARED;
    const double value = reference_feature(params, 0, cell);
    NoiseParams made_of = *params;
    double least = 0, largest = 1;
    /* Places are rounded to 2^-21 cells.  Where two points are near, ratios change
     * by 1 within a few hundredths of a cell, and a distance that adds roots has
     * unbounded slopes. */
    const double most = params->distance == NOISE_DISTANCE_MINKOWSKI &&
                                params->minkowski_power < 1
                            ? 5e-3
                            : 1e-5;

    switch (params->feature) {
    case NOISE_FEATURE_CELL_NOISE:
        return (Expected){value, 2 * most};
    case NOISE_FEATURE_SPOTS: /* they change by less than 20 per cell */
        return (Expected){2 * value - 1, 8e-5};
    case NOISE_FEATURE_RATIO:
        break;
    case NOISE_FEATURE_SMOOTH_F1:
        least = -0.75 * params->smoothness;
        largest = is_squared ? 1.5625 : 1.25;
        break;
    case NOISE_FEATURE_F2_F1:
    case NOISE_FEATURE_RADIUS:
        made_of.feature = NOISE_FEATURE_F2;
        /* fall through */
    case NOISE_FEATURE_F1:
    case NOISE_FEATURE_F2:
    case NOISE_FEATURE_EDGE:
    case NOISE_FEATURE_CELL_VALUE:
    case NOISE_FEATURE_F3:
    case NOISE_FEATURE_F4:
    case NOISE_FEATURE_SUM:
    case NOISE_FEATURE_PRODUCT:
        largest = find_largest(&made_of);
        break;
    }
    return (Expected){2 * (value - least) / (largest - least) - 1,
                      2 * most / (largest - least)};
}

/* Checks all features except edge and cell-value. */
TEST(features_and_spots_match_their_paper)
{
    uint64_t state = 0xfea;

    for (int k = 0; k < 2 * NoiseFeatureCount * NoiseDistanceCount; k++) {
        NoiseParams params = kind_plain(k % 2 ? "cellular 2D" : "cellular 3D");
        params.feature = (NoiseFeature)(k / 2 % NoiseFeatureCount);
        params.distance = (NoiseDistance)(k / 2 / NoiseFeatureCount);
        params.seed = check_random(&state);
        params.jitter = k % 3 == 0 ? 0.6 : 1.0;
        params.smoothness = 0.2 * (1 + (int)params.distance);
        params.minkowski_power = 0.5 * (1 + 5 * k % 16);
        params.spot_presence = k / 2 / NoiseFeatureCount % 2 ? 0.3 : 1.0;
        params.spot_size = k % 5 < 3 ? 1.0 : 0.4;
        params.spot_variation = 0.4 * (k % 3);
        if (params.feature == NOISE_FEATURE_SPOTS)
            params.cell_contrast = 0.5 * (k % 3);
        if (params.feature != NOISE_FEATURE_EDGE &&
            params.feature != NOISE_FEATURE_CELL_VALUE)
            check_places(&params, expect_feature);
    }
}

/* The core's largest Minkowski distances are never less than those that the
 * reference finds, and hardly more. */
TEST(distances_by_minkowski_stay_in_range)
{
    static const NoiseFeature features[] = {NOISE_FEATURE_F1, NOISE_FEATURE_F2,
                                            NOISE_FEATURE_F3, NOISE_FEATURE_F4};

    for (int halves = 1; halves <= 16; halves += check_is_long() ? 1 : 5) {
        for (int k = 0; k < 8; k++) {
            NoiseParams params =
                kind_plain(k % 2 ? "cellular 2D" : "cellular 3D");
            params.feature = features[k / 2];
            params.distance = NOISE_DISTANCE_MINKOWSKI;
            params.minkowski_power = halves / 2.0;
            const double found = reference_largest(&params);
            const double own = largest_by_minkowski(&params);
            CHECK_KIND(own >= found * (1 - 1e-7) && own < found * 1.003,
                       &params);
        }
    }
}

/* Places are rounded to 2^-21 cells, and directions to 2e-7.  Values change by at
 * most 1.54 within half a width. */
static Expected
expect_scratches(const NoiseParams *params, const double cell[4])
{
    return (Expected){2 * reference_scratches(params, 0, cell) - 1,
                      6e-6 / fmin(params->width, params->length)};
}

/* These cells are so large that no scratch is widened. */
TEST(scratches_match_their_description)
{
    static const double lengths[] = {0.05, 1.2, 1.8};
    static const double widths[] = {0.02, 0.1, 0.8};
    static const double densities[] = {0.3, 1.0, 2.6, 8.0};
    uint64_t state = 0x5c;

    for (int k = 0; k < 36; k++) {
        NoiseParams params =
            kind_plain(k % 2 ? "scratches 2D" : "scratches 3D");
        params.scale = 1000.0;
        params.length = lengths[k % 3];
        params.width = widths[k / 3 % 3];
        params.density = densities[k % 4];
        params.angle = 19.0 * k - 360.0;
        params.spread = 30.0 * (k / 4 % 3);
        params.seed = check_random(&state);
        check_places(&params, expect_scratches);
    }
}

/* Expects a profile, but allows anything within `near` of its quarters, where it
 * bends or jumps. */
static Expected
expect_profile(const NoiseParams *params, double turns, double near)
{
    double slope;
    const double raw = reference_profile(params->wave_profile, turns, &slope);
    const bool is_near = fabs(4 * turns - round(4 * turns)) < 4 * near;

    return (Expected){raw, is_near ? 0 : 7 * near + 1e-5};
}

/* Places are rounded to 2^-21 cells, and a cell has up to ten waves.  The smaller
 * the sum, the larger the error of its angle. */
static Expected
expect_phasor(const NoiseParams *params, const double cell[4])
{
    double sum[2];

    reference_phasor(params, 0, cell, sum);
    return expect_profile(params, atan2(sum[1], sum[0]) / (2 * acos(-1)),
                          1e-5 / hypot(sum[0], sum[1]));
}

TEST(phasor_noise_matches_its_paper)
{
    static const double bandwidths[] = {0.1, 0.25, 1.0};
    uint64_t state = 0x9a5;

    for (int k = 0; k < 24; k++) {
        NoiseParams params = kind_plain(k % 2 ? "phasor 2D" : "phasor 3D");
        params.bandwidth = params.scale = bandwidths[k % 3];
        params.wave_profile = (NoiseWaveProfile)(k / 3 % 4);
        params.spread = 30.0 * (k / 2 % 4);
        params.angle = 29.0 * k - 350.0;
        params.seed = check_random(&state);
        check_places(&params, expect_phasor);
    }
}

static Expected
expect_waves(const NoiseParams *params, const double cell[4])
{
    const uint32_t prefix = noise_hash_key(params->seed, 0).prefix;
    const double along = params->wave_shape == NOISE_WAVE_SHAPE_RINGS
                             ? hypot(cell[0], cell[1])
                             : cell[0];

    return expect_profile(params, along + (prefix >> 8) / 16777216.0, 1e-6);
}

TEST(waves_match_their_description)
{
    for (int k = 0; k < NoiseWaveShapeCount * NoiseWaveProfileCount; k++) {
        NoiseParams params = kind_plain("waves 2D");
        params.wave_shape = (NoiseWaveShape)(k % NoiseWaveShapeCount);
        params.wave_profile = (NoiseWaveProfile)(k / NoiseWaveShapeCount);
        params.seed = 77 + (uint64_t)k;
        check_places(&params, expect_waves);
    }
}

/* ---- What values promise ---------------------------------------------- */

/* This holds even where 1 / scale, times the width of whole cells in pixels, is
 * rounded down. */
TEST(cells_of_whole_pixels_are_all_as_wide)
{
    NoiseParams params = kind_plain("white 2D");
    NoiseParams squares = kind_plain("cellular 2D");
    float row[4000];

    squares.feature = NOISE_FEATURE_CELL_VALUE;
    squares.jitter = 0.0;
    squares.antialiasing = NOISE_SWITCH_NO;
    for (int scale = 1; scale < 200; scale++) {
        NoiseParams *one = scale % 2 == 0 ? &params : &squares;
        const NoiseRegion region = {
            .x = -7 * scale, .width = 20 * scale, .height = 1};
        one->scale = scale;
        kind_draw(one, region, row);
        for (int x = 0; x < region.width; x++)
            CHECK(row[x] == row[x - x % scale]);
    }
}
