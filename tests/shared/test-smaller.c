/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Compares the preview in GIMP 2.10 with the mean of the pixels that it represents.
 */
#include "smaller.h"

#include <math.h>
#include <string.h>

#include "given.h"

/* The small picture's size, and its corner in the drawable, (X, Y). */
enum { WIDTH = 60, HEIGHT = 40, X = 37, Y = -21, MAX_CHANNELS = 4 };

static const LatticePlacement placement = {
    .encoding = "perceptual",
    .depth = "float",
    .layout = "rgba",
    .origin_x = 11,
    .origin_y = -5,
};

/* Returns how much of pixel k is in [from, from + step). */
static double
share_of(double from, double step, int k)
{
    return fmax(fmin(from + step, k + 1) - fmax(from, k), 0.0);
}

/* Computes the mean of the drawn pixels that pixel (x, y) of the small picture
 * represents: red, green and blue times alpha, and alpha. */
static void
reduce(const float *drawn, int width, int n_channels, double step, int x, int y,
       double mean[MAX_CHANNELS])
{
    memset(mean, 0, MAX_CHANNELS * sizeof *mean);
    for (int row = (int)(y * step); row < (y + 1) * step; row++) {
        for (int column = (int)(x * step); column < (x + 1) * step; column++) {
            const float *from = drawn + (row * width + column) * n_channels;
            const double share = share_of(x * step, step, column) *
                                 share_of(y * step, step, row) / (step * step);
            const double alpha = n_channels > 1 ? from[3] : 1.0;
            for (int k = 0; k < 3; k++)
                mean[k] += share * alpha * from[n_channels > 1 ? k : 0];
            mean[3] += share * alpha;
        }
    }
}

/* Returns the mean absolute difference between the small picture and the reduced
 * one. */
static double
mean_difference(const char *recipe, double step)
{
    static float small[WIDTH * HEIGHT * MAX_CHANNELS];
    g_auto(LatticeRequest) request = given_request(recipe);
    NoisePlan *plan = noise_plan_new(request.recipe, NULL);
    const int n_channels = noise_plan_channels(plan);
    const NoiseRegion region = {.x = X,
                                .y = Y,
                                .width = (int)ceil(WIDTH * step),
                                .height = (int)ceil(HEIGHT * step),
                                .origin_x = placement.origin_x,
                                .origin_y = placement.origin_y};
    g_autofree float *drawn =
        g_new(float, region.width *region.height *n_channels);
    double sum = 0.0;

    CHECK(noise_render(plan, &region, drawn, region.width * n_channels));
    g_autoptr(LatticeSmaller) smaller = lattice_smaller_new(
        &request, &placement, X, Y, step, babl_format("R'aG'aB'aA float"));
    for (int y = 0; y < HEIGHT; y += 16)
        lattice_smaller_draw(smaller,
                             &(GeglRectangle){0, y, WIDTH, MIN(16, HEIGHT - y)},
                             small + y * WIDTH * MAX_CHANNELS);
    for (int i = 0; i < WIDTH * HEIGHT; i++) {
        double mean[MAX_CHANNELS];
        reduce(drawn, region.width, n_channels, step, i % WIDTH, i / WIDTH,
               mean);
        for (int k = 0; k < MAX_CHANNELS; k++)
            sum += fabs(small[i * MAX_CHANNELS + k] - mean[k]);
    }
    noise_plan_free(plan);
    return sum / (WIDTH * HEIGHT * MAX_CHANNELS);
}

#define RECIPE "lattice-noise/1 "

static const char *const recipes[] = {
    RECIPE "scale=130 octaves=8 persistence=0.52 seed=7 warp-amount=20 "
           "warp-scale=100 warp-octaves=3",
    RECIPE "scale=90 octaves=4 seed=3 warp-amount=40 warp-scale=120 "
           "warp-octaves=2 warp-rounds=two",
    RECIPE "scale=64 period-x=512 period-y=384 seed=2",
    RECIPE "algorithm=simplex scale=50 period-x=300 period-y=200 "
           "dimensions=three z=0.3",
    RECIPE "algorithm=simplex scale=40 stretch=6 seed=4",
    RECIPE "scale=48 stretch=3 rotation=33 octaves=5 seed=5",
    RECIPE "algorithm=cellular scale=60 octaves=2 seed=8",
    RECIPE "scale=120 octaves=3 map=slope map-strength=40 seed=6",
    RECIPE "scale=120 octaves=3 map=normal map-strength=20 seed=6",
    RECIPE "scale=120 octaves=3 map=curl map-strength=60 seed=6 "
           "warp-amount=40",
    RECIPE "algorithm=simplex scale=100 stretch=2 rotation=20 warp-amount=30 "
           "warp-scale=80 period-x=640 period-y=480 octaves=4 offset-x=123.4 "
           "offset-y=-77.7 coloring=gradient "
           "gradient=0:#ff000000,0.5:#00ff00,1:#0000ff80",
    RECIPE "scale=40 size=320 octaves=4 seed=6 warp-amount=12 warp-scale=50",
    RECIPE "scale=120 octaves=4 seed=7 relief=30 light-angle=20",
    RECIPE "algorithm=simplex scale=60 size=170 octaves=3 seed=5 relief=20 "
           "light-height=35 period-x=640 period-y=480 coloring=two-colors",
    RECIPE "algorithm=cellular scale=90 feature=edge cell-contrast=0.6 seed=2",
    RECIPE "algorithm=cellular scale=80 feature=edge seed=4 coloring=cells "
           "gradient=0:#8e1b1b,0.5:#2f8f5a,1:#7d3fa8 rotation=20",
    RECIPE "algorithm=cellular scale=80 feature=spots spot-presence=0.6 "
           "spot-variation=0.8 seed=9 size=150",
    RECIPE "scale=100 octaves=4 coloring=rgb saturation=0.4 seed=3",
};

/* The largest allowed mean differences; the difference between black and white is
 * 1. */
#define LIMIT       0.01
#define LEVEL_LIMIT 0.015 /* levels sample the middle of 16 pixels */

TEST(small_pictures_are_the_drawn_ones_made_smaller)
{
    static const double steps[] = {1.01, 1.3, 2,   2.3, 3,   3.9, 4,
                                   4.1,  5.5, 7.9, 8,   8.1, 12.7};

    for (size_t i = 0; i < G_N_ELEMENTS(recipes); i++) {
        for (size_t k = 0; k < G_N_ELEMENTS(steps); k++) {
            const double miss = mean_difference(recipes[i], steps[k]);
            CHECK(miss < LIMIT);
            if (!(miss < LIMIT))
                printf("# %s: %g at %g\n", recipes[i], miss, steps[k]);
        }
    }
}

/* Checks the core's levels: GIMP 3's canvas first shows a level's pixels as
 * squares. */
TEST(levels_are_the_drawn_pictures_made_smaller)
{
    static float level[WIDTH * HEIGHT * MAX_CHANNELS];

    for (size_t i = 0; i < G_N_ELEMENTS(recipes); i++) {
        g_auto(LatticeRequest) request = given_request(recipes[i]);
        NoisePlan *plan = noise_plan_new(request.recipe, NULL);
        const int n_channels = noise_plan_channels(plan);
        const NoiseRegion small = {
            .width = WIDTH, .height = HEIGHT, .level = 2};
        const NoiseRegion all = {.width = 4 * WIDTH, .height = 4 * HEIGHT};
        g_autofree float *drawn =
            g_new(float, all.width *all.height *n_channels);
        double sum = 0.0;

        CHECK(noise_render(plan, &all, drawn, all.width * n_channels));
        CHECK(noise_render(plan, &small, level, small.width * n_channels));
        for (int k = 0; k < WIDTH * HEIGHT; k++) {
            const float *pixel = level + k * n_channels;
            const double alpha = n_channels > 1 ? pixel[3] : 1.0;
            double mean[MAX_CHANNELS];
            reduce(drawn, all.width, n_channels, 4.0, k % WIDTH, k / WIDTH,
                   mean);
            sum += fabs(pixel[0] * alpha - mean[0]);
        }
        const double miss = sum / (WIDTH * HEIGHT);
        CHECK(miss < LEVEL_LIMIT);
        if (!(miss < LEVEL_LIMIT))
            printf("# %s: %g\n", recipes[i], miss);
        noise_plan_free(plan);
    }
}

/* Gray noise has the same numbers in a linear drawable. */
TEST(linear_numbers_stay_the_same)
{
    static float perceptual[WIDTH * HEIGHT], linear[WIDTH * HEIGHT];
    g_auto(LatticeRequest) request = given_request(recipes[0]);
    const GeglRectangle area = {0, 0, WIDTH, HEIGHT};
    LatticePlacement drawable = placement;
    g_autoptr(LatticeSmaller) one = lattice_smaller_new(
        &request, &drawable, X, Y, 6.5, babl_format("Y' float"));

    drawable.encoding = "linear";
    g_autoptr(LatticeSmaller) other = lattice_smaller_new(
        &request, &drawable, X, Y, 6.5, babl_format("Y float"));
    lattice_smaller_draw(one, &area, perceptual);
    lattice_smaller_draw(other, &area, linear);
    CHECK(memcmp(perceptual, linear, sizeof linear) == 0);
}

/* A row is the same whether it is drawn alone or with all other rows. */
TEST(parts_are_those_of_the_whole)
{
    static guint8 whole[WIDTH * HEIGHT], row[WIDTH];
    g_auto(LatticeRequest) request = given_request(recipes[5]);
    g_autoptr(LatticeSmaller) smaller = lattice_smaller_new(
        &request, &placement, X, Y, 2.7, babl_format("Y' u8"));

    lattice_smaller_draw(smaller, &(GeglRectangle){0, 0, WIDTH, HEIGHT}, whole);
    for (int y = 0; y < HEIGHT; y++) {
        lattice_smaller_draw(smaller, &(GeglRectangle){0, y, WIDTH, 1}, row);
        CHECK(memcmp(row, whole + y * WIDTH, WIDTH) == 0);
    }
}
