/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Continuity: nothing jumps at the borders of cells and simplices, nor anywhere
 * else; and how smooth the interpolations are.
 *
 * Values, gradients and second derivatives at two places 2e-4 cells apart
 * differ by 2e-4 times the next derivative, and by rounding.
 */
#include <math.h>
#include <string.h>

#include <noise-core/noise.h>

#include "check.h"
#include "kinds.h"
#include "lattice/simplex.h"

#define STEP 1e-4

/* What changes across a border. */
typedef struct Jump {
    double value, gradient, curvature;
} Jump;

static float
value_at(const NoisePlan *plan, const double place[4], const double way[4],
         double step, float gradient[4])
{
    double at[4];

    for (int axis = 0; axis < 4; axis++)
        at[axis] = place[axis] + step * way[axis];
    return kind_value_at(plan, at, gradient);
}

/* The largest component of the difference of two gradients. */
static double
find_difference(const float a[4], const float b[4])
{
    double most = 0;

    for (int axis = 0; axis < 4; axis++)
        most = fmax(most, fabs((double)a[axis] - b[axis]));
    return most;
}

/* Measures the jump at a place, along a way.  Second derivatives come from
 * gradients ten steps apart, since these are floats. */
static void
add_jump(const NoisePlan *plan, const double place[4], const double way[4],
         Jump *jump)
{
    float far[2][4], near[2][4], before[4], after[4];
    const double change = (double)value_at(plan, place, way, STEP, near[1]) -
                          value_at(plan, place, way, -STEP, near[0]);

    value_at(plan, place, way, 11 * STEP, far[1]);
    value_at(plan, place, way, -11 * STEP, far[0]);
    for (int axis = 0; axis < 4; axis++) {
        before[axis] = near[0][axis] - far[0][axis];
        after[axis] = far[1][axis] - near[1][axis];
    }
    jump->value = fmax(jump->value, fabs(change));
    jump->gradient = fmax(jump->gradient, find_difference(near[0], near[1]));
    jump->curvature =
        fmax(jump->curvature, find_difference(before, after) / (10 * STEP));
}

/* The largest jump across the borders of squares and cubes. */
static Jump
find_lattice_jump(const NoiseParams *params)
{
    const int n = params->algorithm == NOISE_ALGORITHM_SVG_TURBULENCE
                      ? 2
                      : (int)params->dimensions + 1;
    NoisePlan *plan = kind_plan(params);
    uint64_t state = 51;
    Jump jump = {0};

    for (int i = 0; i < 4000; i++) {
        double place[4];
        double way[4] = {0};
        for (int axis = 0; axis < 4; axis++)
            place[axis] = check_random_real(&state, -500, 500);
        place[i % n] = floor(place[i % n]);
        way[i % n] = 1.0;
        add_jump(plan, place, way, &jump);
    }
    noise_plan_free(plan);
    return jump;
}

/* The quintic has continuous second derivatives, the Hermite curve continuous
 * first ones, and straight lines have neither. */
static void
cells_join_as_smoothly_as_their_interpolation(void)
{
    static const char *const names[] = {"value 1D",  "value 2D",  "value 3D",
                                        "value 4D",  "perlin 1D", "perlin 2D",
                                        "perlin 3D", "perlin 4D"};

    for (int i = 0; i < 8; i++) {
        for (int k = 0; k < NoiseInterpolationCount; k++) {
            NoiseParams params = kind_plain(names[i]);
            params.interpolation = (NoiseInterpolation)k;
            const Jump jump = find_lattice_jump(&params);
            CHECK(jump.value < 1e-3);
            CHECK((jump.gradient < 0.01) == (k != NOISE_INTERPOLATION_LINEAR));
            if (k != NOISE_INTERPOLATION_LINEAR)
                CHECK((jump.curvature < 0.5) ==
                      (k == NOISE_INTERPOLATION_QUINTIC));
        }
    }
}

static void
exact_modes_join_as_published(void)
{
    const NoiseParams plane = kind_plain("perlin-2002 2D");
    const NoiseParams space = kind_plain("perlin-2002 3D");
    const NoiseParams svg = kind_plain("svg-turbulence 2D");

    CHECK(find_lattice_jump(&plane).value < 1e-3);
    CHECK(find_lattice_jump(&plane).curvature < 0.5);
    CHECK(find_lattice_jump(&space).value < 1e-3);
    CHECK(find_lattice_jump(&space).curvature < 0.5);
    CHECK(find_lattice_jump(&svg).value < 1e-3);
}

/* Draws a place on the border of two simplices: on the lattice of cubes, before
 * it is squeezed, one coordinate is whole, or the difference of two. */
static void
draw_border(uint64_t *state, int n, int i, double place[4], double way[4])
{
    const int axis = i % n;
    const int other = (i / n) % n;
    double sum = 0;

    for (int k = 0; k < 4; k++) {
        place[k] = check_random_real(state, -500, 500);
        way[k] = 0.0;
    }
    if (axis == other)
        place[axis] = floor(place[axis]);
    else
        place[axis] = place[other] + floor(place[axis] - place[other]);
    way[axis] = 1.0;
    for (int k = 0; k < n; k++)
        sum += place[k];
    for (int k = 0; k < n; k++)
        place[k] -= sum * noise_simplex_unskew(n);
}

static Jump
find_simplex_jump(const NoiseParams *params)
{
    NoisePlan *plan = kind_plan(params);
    uint64_t state = 52;
    Jump jump = {0};

    for (int i = 0; i < 16000; i++) {
        double place[4], way[4];
        draw_border(&state, (int)params->dimensions + 1, i, place, way);
        add_jump(plan, place, way, &jump);
    }
    noise_plan_free(plan);
    return jump;
}

/* With the original kernel radius, kernels are cut off where their simplices
 * end: by up to 0.003 of the range. */
static void
simplices_join_smoothly_unless_as_first_published(void)
{
    static const char *const names[] = {"simplex 2D", "simplex 3D",
                                        "simplex 4D"};

    for (int i = 0; i < 3; i++) {
        NoiseParams params = kind_plain(names[i]);
        const Jump jump = find_simplex_jump(&params);
        params.kernel_radius = NOISE_KERNEL_RADIUS_ORIGINAL;
        const Jump original = find_simplex_jump(&params);
        CHECK(jump.value < 1e-3);
        CHECK(jump.gradient < 0.01);
        CHECK(jump.curvature < 0.5);
        CHECK(original.value > 1e-3 && original.value < 5e-3);
    }
}

/* Whether a feature is continuous, and changes by at most 12 in a cell:
 * distances change as fast as the place moves, squared ones at most by twice
 * the distance, sums by twice as much, and products by the other factor. Ratios
 * are steep where two points are near. */
static bool
is_gentle(int feature)
{
    return !noise_feature_is_flat((NoiseFeature)feature) &&
           feature != NOISE_FEATURE_SPOTS && feature != NOISE_FEATURE_RATIO;
}

static void
distances_are_continuous(void)
{
    static const char *const names[] = {"cellular 2D", "cellular 3D"};

    for (int i = 0; i < 2; i++) {
        for (int feature = 0; feature < NoiseFeatureCount; feature++) {
            for (int distance = 0;
                 is_gentle(feature) && distance < NoiseDistanceCount;
                 distance++) {
                NoiseParams params = kind_plain(names[i]);
                params.feature = (NoiseFeature)feature;
                params.distance = (NoiseDistance)distance;
                CHECK(kind_tell_unless(find_lattice_jump(&params).value <
                                           2 * STEP * 3.0,
                                       &params));
            }
        }
    }
}

/* At random places, in every fractal, warped or not; but few places are near
 * the ends of waves. */
static void
nothing_jumps_anywhere(void)
{
    uint64_t state = 53;

    for (int i = 0; i < N_KINDS; i++) {
        for (int k = 0; k < 2 * NoiseFractalCount; k++) {
            NoiseParams params = kind_params(kind_number(i));
            /* Layers of scratches are not joined. */
            const bool has_layers =
                params.algorithm == NOISE_ALGORITHM_SCRATCHES;
            const double way[4] = {1.0, 0.7, has_layers ? 0.0 : 0.5, 0.3};
            const int n_ends = kind_has_ends(params.algorithm) ? 10 : 0;
            int n_jumps = 0;
            Places places;
            params.scale = 1.0;
            params.fractal = (NoiseFractal)(k / 2);
            params.octaves = 2.0;
            params.warp_amount = k % 2 * 0.5;
            params.warp_scale = 2.0;
            params.rotation = 20.0;
            /* Where slopes jump, what they damp does. */
            const bool has_creases =
                params.algorithm == NOISE_ALGORITHM_CELLULAR ||
                params.algorithm == NOISE_ALGORITHM_SCRATCHES;
            if (params.algorithm == NOISE_ALGORITHM_WHITE ||
                (has_creases && params.fractal == NOISE_FRACTAL_DAMPED) ||
                !kind_has_fractal(kind_number(i), params.fractal))
                continue;
            NoisePlan *plan = kind_plan(&params);
            places_draw(&state, &params, 500, &places);
            for (int p = 0; p < 500; p++) {
                const double place[4] = {places.at[0][p], places.at[1][p],
                                         places.at[2][p], places.at[3][p]};
                Jump jump = {0};
                add_jump(plan, place, way, &jump);
                /* The steepest slopes, ridged and warped, are 60 in a cell. */
                n_jumps += jump.value >= 2e-2;
            }
            noise_plan_free(plan);
            CHECK(kind_tell_unless(n_jumps <= n_ends, &params));
        }
    }
}

int
main(void)
{
    RUN(cells_join_as_smoothly_as_their_interpolation);
    RUN(exact_modes_join_as_published);
    RUN(simplices_join_smoothly_unless_as_first_published);
    RUN(distances_are_continuous);
    RUN(nothing_jumps_anywhere);
    return check_end();
}
