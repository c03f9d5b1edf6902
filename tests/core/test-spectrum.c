/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Spectra: a single octave has its power where its formula says.
 *
 * Noise from independent lattice points has the power spectrum of what a single
 * point adds.  For value noise that is w(x) w(y), w = 1 - fade; for gradient
 * noise the same times x or y, whatever the gradients are, as long as they
 * favor no direction on average.  Slices of space have a part that does not
 * grow with x or y: they are less band-limited (R. Cook, T. DeRose, "Wavelet
 * Noise", 2005).
 */
#include <math.h>
#include <string.h>

#include <noise-core/noise.h>

#include "../../noise-core/src/kernels/fade.h"
#include "check.h"
#include "kinds.h"
#include "spectrum.h"

#define PI 3.14159265358979323846

/* The width of a cell, in pixels, and the frequency of the lattice: cells in
 * the picture's width. */
enum { SCALE = 16, LATTICE = SPECTRUM_SIZE / SCALE };

static float pixels[SPECTRUM_SIZE * SPECTRUM_SIZE];

static NoiseParams
plain_params(const char *name)
{
    NoiseParams params = kind_params(kind_named(name));

    params.scale = SCALE;
    params.fractal = NOISE_FRACTAL_NONE;
    params.normalization = NOISE_NORMALIZATION_EXACT;
    return params;
}

/* Adds the spectra of pictures with several seeds, and depths spread evenly. */
static void
measure_spectrum(const NoiseParams *params, Spectrum *spectrum)
{
    const int n = check_is_long() ? 200 : 10;
    NoiseParams one = *params;

    memset(spectrum, 0, sizeof *spectrum);
    for (int i = 0; i < n; i++) {
        one.seed = (uint64_t)i * 77 + 1;
        one.z = i + (i + 0.5) / n;
        one.w = 0.37 * i;
        NoisePlan *plan = kind_plan(&one);
        const NoiseRegion region = {.x = 3000 * i,
                                    .y = 1111 * i,
                                    .width = SPECTRUM_SIZE,
                                    .height = SPECTRUM_SIZE};
        noise_render(plan, &region, pixels, SPECTRUM_SIZE);
        spectrum_add(spectrum, pixels);
        noise_plan_free(plan);
    }
}

/* 1 at a lattice point and 0 a cell away; of white noise, 1 in all the cell. */
static double
weight(const NoiseParams *params, double t)
{
    if (params->algorithm == NOISE_ALGORITHM_WHITE)
        return fabs(t) < 0.5;
    return 1.0 - noise_fade(params->interpolation, (float)fabs(t));
}

/* The transforms of w(t) and t w(t), and the integrals of their squares. */
typedef struct Kernel {
    double even[SPECTRUM_SIZE], odd[SPECTRUM_SIZE];
    double square, moment;
} Kernel;

static Kernel
make_kernel(const NoiseParams *params)
{
    const int n = 2 * SCALE; /* in pixels, so that aliasing is the same */
    Kernel kernel = {.square = 0};

    for (int k = 0; k < n; k++) {
        const double t = (k + 0.5) / n * 2 - 1;
        const double w = weight(params, t) * 2 / n;
        kernel.square += w * weight(params, t);
        kernel.moment += t * t * w * weight(params, t);
        for (int i = 0; i < SPECTRUM_SIZE; i++) {
            const double angle = 2 * PI * t * spectrum_frequency(i) / LATTICE;
            kernel.even[i] += w * cos(angle);
            kernel.odd[i] += w * t * sin(angle);
        }
    }
    return kernel;
}

/* The spectrum of the formula. */
static void
expect_lattice(const NoiseParams *params, bool has_gradients,
               Spectrum *spectrum)
{
    const int n_outer = (int)params->dimensions - 1;
    const Kernel kernel = make_kernel(params);

    for (int j = 0; j < SPECTRUM_SIZE; j++) {
        for (int i = 0; i < SPECTRUM_SIZE; i++) {
            const double value = kernel.even[i] * kernel.even[j];
            const double x = kernel.odd[i] * kernel.even[j];
            const double y = kernel.even[i] * kernel.odd[j];
            const double outer = n_outer * kernel.moment / kernel.square;
            spectrum->power[j][i] = has_gradients
                                        ? x * x + y * y + outer * value * value
                                        : value * value;
        }
    }
}

/* The spectrum of simplex noise in the plane: of the kernel (1/2 - r^2)^4 times
 * x or y.  All directions are alike, so one row of the transform is enough. */
static void
expect_simplex(Spectrum *spectrum)
{
    const int n = 128;
    const double reach = 0.70710678118654752;
    double row[SPECTRUM_SIZE] = {0}; /* by frequency */

    for (int k = 0; k < n * n; k++) {
        const double x = ((k % n + 0.5) / n * 2 - 1) * reach;
        const double y = ((k / n + 0.5) / n * 2 - 1) * reach;
        const double left = fmax(0.5 - x * x - y * y, 0);
        for (int i = 0; i < SPECTRUM_SIZE && left > 0; i++)
            row[i] += x * pow(left, 4) * sin(2 * PI * x * i / LATTICE);
    }
    for (int j = 0; j < SPECTRUM_SIZE; j++) {
        for (int i = 0; i < SPECTRUM_SIZE; i++) {
            const double length =
                hypot(spectrum_frequency(i), spectrum_frequency(j));
            const int low = (int)length;
            const double amplitude =
                row[low] + (length - low) * (row[low + 1] - row[low]);
            spectrum->power[j][i] = amplitude * amplitude;
        }
    }
}

static const double ends[5] = {0, 0.5 * LATTICE, LATTICE, 2 * LATTICE, 1e9};

static void
tell_shares(const char *what, const Spectrum *spectrum)
{
    printf("# %-32s", what);
    for (int i = 0; i < 4; i++)
        printf(" %.4f", spectrum_share(spectrum, ends[i], ends[i + 1]));
    printf("\n");
}

/* Compares the shares of the power below half the lattice's frequency, from
 * there up to it, up to twice it, and above. */
static void
compare(const char *what, const Spectrum *measured, const Spectrum *expected)
{
    tell_shares(what, measured);
    for (int i = 0; i < 4; i++) {
        const double share = spectrum_share(measured, ends[i], ends[i + 1]);
        const double known = spectrum_share(expected, ends[i], ends[i + 1]);
        CHECK(fabs(share - known) < 0.03);
    }
    CHECK(fabs(spectrum_share(measured, ends[3], ends[4]) -
               spectrum_share(expected, ends[3], ends[4])) < 0.005);
}

static Spectrum measured, expected;

static void
check_lattice(const char *name, bool has_gradients, int interpolation,
              NoiseGradients gradients)
{
    NoiseParams params = plain_params(name);
    char what[64];

    params.interpolation = (NoiseInterpolation)interpolation;
    params.gradients = gradients;
    snprintf(what, sizeof what, "%s %s %s", name,
             noise_parameter_find("interpolation")->choices[interpolation].nick,
             has_gradients && gradients == NOISE_GRADIENTS_UNIT ? "unit" : "");
    measure_spectrum(&params, &measured);
    expect_lattice(&params, has_gradients, &expected);
    compare(what, &measured, &expected);
}

static void
value_noise_has_the_spectrum_of_its_fade(void)
{
    for (int k = 0; k < NoiseInterpolationCount; k++)
        check_lattice("value 2D", false, k, NOISE_GRADIENTS_AXES);
    check_lattice("value 3D", false, 2, NOISE_GRADIENTS_AXES);
    check_lattice("value 4D", false, 2, NOISE_GRADIENTS_AXES);
}

static void
perlin_noise_has_the_spectrum_of_its_formula(void)
{
    for (int k = 0; k < NoiseInterpolationCount; k++)
        check_lattice("perlin 2D", true, k, NOISE_GRADIENTS_AXES);
    check_lattice("perlin 2D", true, 2, NOISE_GRADIENTS_UNIT);
    check_lattice("perlin 3D", true, 2, NOISE_GRADIENTS_AXES);
    check_lattice("perlin 3D", true, 2, NOISE_GRADIENTS_UNIT);
    check_lattice("perlin 4D", true, 2, NOISE_GRADIENTS_AXES);
    check_lattice("perlin 4D", true, 2, NOISE_GRADIENTS_UNIT);
}

static void
exact_modes_have_the_spectrum_of_their_formula(void)
{
    check_lattice("perlin-2002 2D", true, 2, NOISE_GRADIENTS_AXES);
    check_lattice("perlin-2002 3D", true, 2, NOISE_GRADIENTS_AXES);
    check_lattice("svg-turbulence 2D", true, 1, NOISE_GRADIENTS_AXES);
}

static void
simplex_noise_has_the_spectrum_of_its_kernel(void)
{
    const NoiseParams params = plain_params("simplex 2D");

    measure_spectrum(&params, &measured);
    expect_simplex(&expected);
    compare("simplex 2D", &measured, &expected);
}

static void
white_noise_has_the_spectrum_of_its_cells(void)
{
    check_lattice("white 2D", false, 2, NOISE_GRADIENTS_AXES);
    check_lattice("white 3D", false, 2, NOISE_GRADIENTS_AXES);
}

/* These shares were measured once; there is no formula to compare with. */
static void
other_noise_keeps_its_spectrum(void)
{
    static const struct {
        const char *name;
        NoiseFeature feature;
        double shares[4];
    } known[] = {
        {"simplex 3D", NOISE_FEATURE_F1, {0.131, 0.435, 0.431, 0.003}},
        {"simplex 4D", NOISE_FEATURE_F1, {0.166, 0.435, 0.395, 0.004}},
        {"cellular 2D", NOISE_FEATURE_F1, {0.218, 0.616, 0.155, 0.011}},
        {"cellular 2D", NOISE_FEATURE_F2, {0.435, 0.361, 0.179, 0.025}},
        {"cellular 2D", NOISE_FEATURE_F2_F1, {0.095, 0.385, 0.475, 0.045}},
        {"cellular 2D", NOISE_FEATURE_EDGE, {0.036, 0.335, 0.582, 0.047}},
        {"cellular 2D", NOISE_FEATURE_CELL_VALUE, {0.483, 0.310, 0.101, 0.106}},
    };

    for (size_t k = 0; k < sizeof known / sizeof known[0]; k++) {
        NoiseParams params = plain_params(known[k].name);
        params.feature = known[k].feature;
        measure_spectrum(&params, &measured);
        tell_shares(known[k].name, &measured);
        for (int i = 0; i < 4; i++)
            CHECK(fabs(spectrum_share(&measured, ends[i], ends[i + 1]) -
                       known[k].shares[i]) < 0.04);
    }
}

/* How much more power lies along the axes than along the diagonals, about the
 * frequency of the lattice. */
static double
find_preference(const Spectrum *spectrum)
{
    return spectrum_direction(spectrum, 12, 20, 0, 15) /
           spectrum_direction(spectrum, 12, 20, 45, 15);
}

static void
simplex_noise_prefers_no_axes_and_perlin_as_its_formula(void)
{
    const NoiseParams simplex = plain_params("simplex 2D");
    const NoiseParams perlin = plain_params("perlin 2D");

    measure_spectrum(&simplex, &measured);
    const double round = find_preference(&measured);
    measure_spectrum(&perlin, &measured);
    const double square = find_preference(&measured);
    expect_lattice(&perlin, true, &expected);
    const double known = find_preference(&expected);
    printf("# power along the axes: simplex %.3f, perlin %.3f (%.3f)\n", round,
           square, known);
    CHECK(fabs(round - 1) < 0.12);
    CHECK(known > 1.2);
    /* A few pictures scatter by 0.14. */
    CHECK(fabs(square / known - 1) < (check_is_long() ? 0.12 : 0.4));
}

/* The mean of cos(4 angle) over the picture's slopes: 1 if all run along the
 * axes, 0 if they run evenly in all directions. */
static double
find_alignment(const NoiseParams *params)
{
    NoisePlan *plan = kind_plan(params);
    uint64_t state = 61;
    double sum = 0;
    double weights = 0;

    for (int block = 0; block < 10; block++) {
        Places places;
        float value[N_PLACES], gradient[4 * N_PLACES];
        places_draw(&state, params, N_PLACES, &places);
        const NoisePoints points = places_points(&places);
        noise_evaluate(plan, N_PLACES, &points, value, gradient);
        for (int i = 0; i < N_PLACES; i++) {
            const double x = gradient[4 * i] * (double)gradient[4 * i];
            const double y = gradient[4 * i + 1] * (double)gradient[4 * i + 1];
            if (x + y > 0)
                sum += (x * x - 6 * x * y + y * y) / (x + y);
            weights += x + y;
        }
    }
    noise_plan_free(plan);
    return sum / weights;
}

/* Spectra do not tell sets of gradients from each other, but slopes do.  With
 * unit gradients only the square lattice is left, which prefers diagonals. */
static void
slopes_run_along_the_axes_only_with_such_gradients(void)
{
    NoiseParams perlin = plain_params("perlin 2D");
    const NoiseParams simplex = plain_params("simplex 2D");

    perlin.gradients = NOISE_GRADIENTS_AXES;
    const double axes = find_alignment(&perlin);
    perlin.gradients = NOISE_GRADIENTS_UNIT;
    const double unit = find_alignment(&perlin);
    const double round = find_alignment(&simplex);
    printf("# aligned with the axes: perlin axes %.3f, unit %.3f, simplex "
           "%.3f\n",
           axes, unit, round);
    CHECK(axes > 0.1);
    CHECK(unit < -0.07);
    CHECK(fabs(round) < 0.02);
}

static void
white_noise_is_flat(void)
{
    NoiseParams params = plain_params("white 2D");

    params.scale = 1.0;
    measure_spectrum(&params, &measured);
    const double mean = spectrum_direction(&measured, 8, 128, 0, 46);
    for (int ring = 8; ring < 128; ring += 30) {
        for (int angle = 0; angle < 90; angle += 15) {
            const double part =
                spectrum_direction(&measured, ring, ring + 30, angle, 7.5);
            CHECK(fabs(part / mean - 1) < 0.12);
        }
    }
}

int
main(void)
{
    RUN(value_noise_has_the_spectrum_of_its_fade);
    RUN(perlin_noise_has_the_spectrum_of_its_formula);
    RUN(exact_modes_have_the_spectrum_of_their_formula);
    RUN(simplex_noise_has_the_spectrum_of_its_kernel);
    RUN(white_noise_has_the_spectrum_of_its_cells);
    RUN(other_noise_keeps_its_spectrum);
    RUN(simplex_noise_prefers_no_axes_and_perlin_as_its_formula);
    RUN(slopes_run_along_the_axes_only_with_such_gradients);
    RUN(white_noise_is_flat);
    return check_end();
}
