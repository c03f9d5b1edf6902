/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Checks light: computes again, in double precision, how much light falls on a
 * landscape, from the normals in its normal map.
 */
#include <math.h>
#include <stdarg.h>
#include <string.h>

#include <noise-core/noise.h>

#include "check.h"
#include "kinds.h"
#include "pictures.h"

enum { WIDTH = 71, HEIGHT = 37, N_PIXELS = WIDTH * HEIGHT };

#define DEGREE 0.017453292519943295

typedef struct Picture {
    int n_channels;
    float at[4 * N_PIXELS];
} Picture;

/* Draws a recipe, which is given like printf()'s arguments, starting at pixel (x, y)
 * of a level. */
static void
draw_at(Picture *picture, int level, int x, int y, const char *format, ...)
{
    char recipe[NOISE_RECIPE_SIZE] = "lattice-noise/1 ";
    const size_t start = strlen(recipe);
    va_list arguments;

    va_start(arguments, format);
    vsnprintf(recipe + start, sizeof recipe - start, format, arguments);
    va_end(arguments);
    picture->n_channels = picture_draw(
        recipe,
        (NoiseRegion){
            .x = x, .y = y, .width = WIDTH, .height = HEIGHT, .level = level},
        picture->at);
}

#define DRAW(picture, ...) draw_at(picture, 0, -30, 12, __VA_ARGS__)

static bool
is_same(const Picture *one, const Picture *other)
{
    return one->n_channels == other->n_channels &&
           memcmp(one->at, other->at,
                  sizeof(float) * N_PIXELS * (size_t)one->n_channels) == 0;
}

/* Returns how much light falls on a place.  For the normal and the angles, y points
 * upwards, and z towards the viewer. */
static double
find_shade(const double normal[3], double angle, double height)
{
    const double light[3] = {
        cos(angle * DEGREE) * cos(height * DEGREE),
        sin(angle * DEGREE) * cos(height * DEGREE),
        sin(height * DEGREE),
    };
    const double facing =
        normal[0] * light[0] + normal[1] * light[1] + normal[2] * light[2];
    const double share = (1 + facing) / (1 + light[2]);

    return share * share;
}

static double
light_color(double color, double shade)
{
    return shade > 1 ? 1 - (1 - color) / shade : color * shade;
}

/* Returns the largest error of the lit picture's channels, or 1 if any channel is
 * out of range. */
static double
find_miss(const Picture *plain, const Picture *normals, const Picture *lit,
          double angle, double height)
{
    double most = 0;

    for (int i = 0; i < N_PIXELS; i++) {
        const double normal[3] = {2.0 * normals->at[4 * i] - 1,
                                  2.0 * normals->at[4 * i + 1] - 1,
                                  2.0 * normals->at[4 * i + 2] - 1};
        const double shade = find_shade(normal, angle, height);
        for (int k = 0; k < plain->n_channels; k++) {
            const int at = plain->n_channels * i + k;
            const double own =
                k == 3 ? plain->at[at] : light_color(plain->at[at], shade);
            const bool is_in_range = lit->at[at] >= 0 && lit->at[at] <= 1;
            most = fmax(most, is_in_range ? fabs(own - lit->at[at]) : 1);
        }
    }
    return most;
}

/* Landscapes with folds, warp, placement, tiles and tone.  Some use the
 * normalization `full`, which limits heights, and others `exact`, which does not. */
static const char *const landscapes[] = {
    "",
    "normalization=exact scale=20",
    "algorithm=value interpolation=hermite stretch=3 rotation=33 scale=12",
    "algorithm=simplex dimensions=three fractal=ridged weighted-strength=0.5",
    "algorithm=cellular feature=edge fractal=none scale=25 jitter=0.7",
    "warp-amount=12 warp-scale=40 warp-rounds=two warp-octaves=1.5 octaves=3",
    "scale=9 period-x=61 period-y=50 rotation=20 octaves=2 contrast=74",
    "brightness=41 hardness=61 low=0.2 high=0.9 invert=yes contrast=56",
    "algorithm=perlin-2002 scale=13 octaves=2 fractal=billow",
};

enum { N_LANDSCAPES = sizeof landscapes / sizeof landscapes[0] };

static void
check_shading(const char *landscape, const char *coloring, int level)
{
    static const double lights[][3] = {
        {20, 135, 45}, {3, -77.5, 10}, {200, 0, 90}, {40, 360, 1}};

    for (int i = 0; i < 4; i++) {
        static Picture plain, normals, lit;
        draw_at(&plain, level, 5, -9, "%s %s", landscape, coloring);
        draw_at(&normals, level, 5, -9, "%s map=normal map-strength=%g",
                landscape, lights[i][0]);
        draw_at(
            &lit, level, 5, -9,
            "%s %s relief=%g light-angle=%g light-height=%g antialiasing=no",
            landscape, coloring, lights[i][0], lights[i][1], lights[i][2]);
        const double miss =
            find_miss(&plain, &normals, &lit, lights[i][1], lights[i][2]);
        if (miss >= 2e-6)
            printf("# off by %g: %s, light %d\n", miss, landscape, i);
        CHECK(miss < 2e-6);
    }
}

TEST(shading_is_what_falls_on_the_normals)
{
    for (int i = 0; i < N_LANDSCAPES; i++) {
        check_shading(landscapes[i], "", 0);
        check_shading(landscapes[i],
                      "coloring=two-colors color-low=#10203040 "
                      "color-high=#ffe0a0c0",
                      i % 3);
        check_shading(landscapes[i],
                      "coloring=gradient "
                      "gradient=0:#102030,0.5:#80ff4020,1:#ffffff",
                      1);
    }
}

/* Red, green and blue are separate noises, whose slopes are computed from
 * neighboring pixels. */
TEST(independent_colors_are_lit_by_their_mean)
{
    static const char recipe[] =
        "scale=200 fractal=none normalization=exact coloring=rgba";
    static Picture plain, lit;
    double most = 0;

    DRAW(&plain, "%s", recipe);
    DRAW(&lit, "%s relief=150 light-angle=20 light-height=30", recipe);
    for (int y = 1; y < HEIGHT - 1; y++) {
        for (int x = 1; x < WIDTH - 1; x++) {
            const float *here = plain.at + 4 * (y * WIDTH + x);
            double rise_x = 0, rise_y = 0;
            for (int k = 0; k < 3; k++) {
                rise_x += 150 * (here[k + 4] - here[k - 4]) / 6.0;
                rise_y +=
                    150 * (here[k + 4 * WIDTH] - here[k - 4 * WIDTH]) / 6.0;
            }
            const double length = sqrt(1 + rise_x * rise_x + rise_y * rise_y);
            const double normal[3] = {-rise_x / length, rise_y / length,
                                      1 / length};
            const double shade = find_shade(normal, 20, 30);
            for (int k = 0; k < 4; k++) {
                const double own =
                    k == 3 ? here[k] : light_color(here[k], shade);
                most = fmax(most, fabs(own - lit.at[4 * (y * WIDTH + x) + k]));
            }
        }
    }
    CHECK(most < 1e-4);
}

TEST(without_relief_nothing_changes)
{
    static Picture plain, flat;

    for (int i = 0; i < N_LANDSCAPES; i++) {
        DRAW(&plain, "%s", landscapes[i]);
        DRAW(&flat, "%s relief=0 light-angle=77 light-height=3", landscapes[i]);
        CHECK(is_same(&plain, &flat));
        DRAW(&plain, "%s map=curl", landscapes[i]);
        DRAW(&flat, "%s map=curl relief=20", landscapes[i]);
        CHECK(is_same(&plain, &flat));
    }
}

TEST(level_ground_keeps_its_color)
{
    static const char *const colorings[] = {
        "", "coloring=two-colors color-low=#123456 color-high=#fedcba",
        "coloring=gradient gradient=0:#c04080,1:#40c080", "coloring=rgb",
        "coloring=rgba"};
    static Picture plain, lit;

    for (int i = 0; i < 5; i++) {
        for (int height = 1; height <= 90; height += 8) {
            DRAW(&plain, "contrast=-100 brightness=-41 %s", colorings[i]);
            DRAW(&lit,
                 "contrast=-100 brightness=-41 %s relief=50 light-height=%d",
                 colorings[i], height);
            CHECK(is_same(&plain, &lit));
        }
    }
}

/* Both colors are the same, so only the light differs. */
TEST(terraces_have_the_relief_of_the_landscape)
{
    static const char recipe[] =
        "coloring=two-colors color-low=#808080 color-high=#808080 relief=40 "
        "antialiasing=no";
    static Picture plain, banded;

    for (int i = 0; i < N_LANDSCAPES; i++) {
        DRAW(&plain, "%s %s", landscapes[i], recipe);
        DRAW(&banded, "%s %s bands=5", landscapes[i], recipe);
        for (int k = 0; k < 4 * N_PIXELS; k++)
            CHECK(fabsf(plain.at[k] - banded.at[k]) < 1e-6f);
    }
}

/* noise_evaluate() returns heights, no matter how much light falls on the points. */
TEST(points_are_not_lit)
{
    NoiseParams params = kind_params(kind_named("perlin 2D"));
    float value[2][N_PLACES], gradient[2][4 * N_PLACES];
    uint64_t state = 9;
    Places places;

    places_draw(&state, &params, N_PLACES, &places);
    const NoisePoints points = places_points(&places);
    for (int i = 0; i < 2; i++) {
        params.relief = 50.0 * i;
        AutoPlan *plan = kind_plan(&params);
        noise_evaluate(plan, N_PLACES, &points, value[i], gradient[i]);
    }
    CHECK(memcmp(value[0], value[1], sizeof value[0]) == 0);
    CHECK(memcmp(gradient[0], gradient[1], sizeof gradient[0]) == 0);
}

/* Noise without slopes is lit by the differences between the pixels on either
 * side. */
TEST(steps_are_landscapes_of_differences)
{
    static const char *const recipes[] = {
        "algorithm=white scale=7",
        "algorithm=cellular feature=cell-value scale=9 octaves=2 warp-amount=5",
        "algorithm=waves wave-profile=square octaves=1 rotation=30 scale=12",
        "algorithm=svg-turbulence scale=20",
        "fractal=damped scale=20 octaves=4",
    };

    for (int i = 0; i < 5; i++) {
        static Picture height, slope;
        double most = 0, steepest = 0;
        DRAW(&height, "%s antialiasing=no", recipes[i]);
        DRAW(&slope, "%s map=slope map-strength=3", recipes[i]);
        for (int k = WIDTH + 1; k < N_PIXELS - WIDTH - 1; k++) {
            const float *at = &height.at[k];
            const double d = 1.5 * hypot((double)at[1] - at[-1],
                                         (double)at[WIDTH] - at[-WIDTH]);
            if (k % WIDTH == 0 || k % WIDTH == WIDTH - 1)
                continue;
            const double expected = d / sqrt(1 + d * d);
            most = fmax(most, fabs(expected - slope.at[k]));
            steepest = fmax(steepest, expected);
        }
        CHECK(most < 1e-5);
        CHECK(steepest > 0.1);
    }
}
