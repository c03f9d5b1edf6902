/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Checks how gradients such as GIMP's are approximated by stops.
 */
#include <math.h>
#include <string.h>

#include "check.h"
#include "gradient.h"
#include "request.h"

/* A gradient of grays from 0 to 1; alpha is 1 minus the gray. */
typedef struct Curve {
    double (*find)(double position);
    int n_segments;     /* of equal width */
    gboolean is_silent; /* sampling it fails */
} Curve;

static gboolean
get_segment(gpointer data, int segment, double place[3])
{
    const Curve *curve = data;

    for (int i = 0; i < 3; i++)
        place[i] = (segment + 0.5 * i) / curve->n_segments;
    return TRUE;
}

static gboolean
sample(gpointer data, int n, const double *position, double *rgba)
{
    const Curve *curve = data;

    for (int i = 0; i < n; i++, rgba += 4) {
        CHECK(position[i] >= 0.0 && position[i] <= 1.0);
        CHECK(i == 0 || position[i] >= position[i - 1]);
        rgba[0] = rgba[1] = rgba[2] = curve->find(position[i]);
        rgba[3] = 1.0 - rgba[0];
    }
    return !curve->is_silent;
}

static gboolean
fit(Curve *curve, NoiseGradient *stops)
{
    const LatticeGradient gradient = {curve->n_segments, get_segment, sample,
                                      curve};

    return lattice_gradient_fit(&gradient, stops);
}

/* Returns the stops' red channel at a position, from 0 to 1. */
static double
evaluate(const NoiseGradient *stops, double position)
{
    int after = 1;

    while (after < stops->count - 1 && stops->stops[after].position <= position)
        after++;
    const NoiseStop *low = &stops->stops[after - 1];
    const double width = low[1].position - low->position;
    const double share =
        width > 0.0 ? CLAMP((position - low->position) / width, 0.0, 1.0) : 1.0;
    return ((double)(low->color >> 48) * (1.0 - share) +
            (double)(low[1].color >> 48) * share) /
           65535.0;
}

/* Returns the largest distance of the stops from the curve. */
static double
measure(const Curve *curve, const NoiseGradient *stops)
{
    double worst = 0.0;

    for (int i = 1; i < 100000; i++) {
        const double position = (i + 0.37) / 100000.0;
        worst = fmax(worst,
                     fabs(evaluate(stops, position) - curve->find(position)));
    }
    return worst;
}

/* Fits stops to a curve.  Checks the number of stops, their distance from the curve,
 * and a request with these stops. */
static NoiseGradient
fit_well(double (*find)(double), int n_segments, int most_stops, double most)
{
    Curve curve = {find, n_segments, FALSE};
    NoiseGradient stops;
    g_auto(LatticeRequest) request;

    lattice_request_init(&request);
    NoiseParams *noise = noise_recipe_edit(request.recipe);
    CHECK(fit(&curve, &stops));
    const double distance = measure(&curve, &stops);
    printf("# %d stops, %g from the curve\n", stops.count, distance);
    CHECK(stops.count >= 2 && stops.count <= most_stops);
    CHECK(distance <= most);
    noise->coloring = NOISE_COLORING_GRADIENT;
    noise->gradient = stops;
    CHECK(lattice_request_check(&request, NULL));
    return noise->gradient;
}

static double
line(double x)
{
    return 0.25 + 0.5 * x;
}

static double
steps(double x)
{
    return fmin(floor(x * 4.0), 3.0) / 4.0 + 0.1;
}

static double
quarter_circle(double x)
{
    return sqrt(1.0 - (x - 1.0) * (x - 1.0));
}

static double
wave(double x)
{
    return 0.5 - 0.5 * cos(2.0 * G_PI * x);
}

/* This curve has a corner at a third, where no segment ends. */
static double
roof(double x)
{
    return x < 1.0 / 3.0 ? 3.0 * x : 1.5 * (1.0 - x);
}

static double
ripples(double x)
{
    return 0.5 - 0.5 * cos(60.0 * G_PI * x);
}

TEST(a_line_is_two_stops)
{
    const NoiseGradient stops = fit_well(line, 3, 2, 2e-5);

    CHECK(stops.stops[0].position == 0.0 && stops.stops[1].position == 1.0);
    CHECK(stops.stops[0].color == 0x400040004000bfffu);
}

TEST(jumps_are_edges)
{
    const NoiseGradient stops = fit_well(steps, 4, 8, 2e-5);

    CHECK(stops.count == 8);
    for (int i = 1; i < 7; i += 2) {
        CHECK(stops.stops[i].position == (i + 1) / 8.0);
        CHECK(stops.stops[i].position == stops.stops[i + 1].position);
        CHECK(stops.stops[i].color < stops.stops[i + 1].color);
    }
    /* In GIMP's gradients, steps are at the midpoints of segments. */
    CHECK(fit_well(steps, 2, 8, 2e-5).count == 8);
}

TEST(curves_are_within_a_thousandth)
{
    fit_well(quarter_circle, 1, 40, 1e-3);
    fit_well(wave, 1, 40, 1e-3);
    fit_well(roof, 1, 4, 1e-3);
}

TEST(what_needs_too_many_stops_gets_the_most)
{
    /* Thirty waves take two stops each, which leaves a few. */
    CHECK(fit_well(ripples, 30, NOISE_STOPS_MAX, 0.13).count >= 60);
}

TEST(positions_are_short_where_segments_are_wide)
{
    const NoiseGradient stops = fit_well(wave, 1, 40, 1e-3);

    for (int i = 0; i < stops.count; i++) {
        const double scaled = stops.stops[i].position * 1e6;
        CHECK(fabs(scaled - rint(scaled)) < 1e-6);
    }
}

static double
broken(double x)
{
    return x < 0.5 ? NAN : INFINITY;
}

/* A gradient's file may contain anything. */
TEST(colors_that_are_no_numbers_are_black)
{
    Curve curve = {broken, 1, FALSE};
    NoiseGradient stops;

    CHECK(fit(&curve, &stops));
    CHECK(stops.count == 4); /* with the jump in the middle */
    CHECK(stops.stops[0].color == 0);
    CHECK(stops.stops[stops.count - 1].color == 0xffffffffffff0000u);
}

TEST(silence_is_no_gradient)
{
    Curve curve = {line, 1, TRUE};
    NoiseGradient stops;

    CHECK(!fit(&curve, &stops));
}

TEST(alpha_of_stops_is_alpha_of_layers)
{
    g_auto(LatticeRequest) request;

    lattice_request_init(&request);
    NoiseParams *noise = noise_recipe_edit(request.recipe);
    noise->coloring = NOISE_COLORING_GRADIENT;
    CHECK(noise_recipe_is_opaque(request.recipe, NULL));
    noise->gradient.stops[1].color--;
    CHECK(!noise_recipe_is_opaque(request.recipe, NULL));
    noise->coloring = NOISE_COLORING_TWO_COLORS;
    CHECK(noise_recipe_is_opaque(request.recipe, NULL));
}
