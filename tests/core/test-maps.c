/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Compares maps of layers with their definitions.
 */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "check.h"
#include "pictures.h"

/* ---- Occlusion -------------------------------------------------------- */

/* Grounds whose occlusion is measured. map-strength and relief are in px. */
static const char *const grounds[] = {
    "/1 scale=128 octaves=6 map-strength=40",
    "/1 scale=60 octaves=3 fractal=billow map-strength=20",
    "/1 scale=160 octaves=5 fractal=ridged map-strength=50",
    "/1 algorithm=simplex scale=48 octaves=4 map-strength=16",
    "/1 algorithm=value scale=40 octaves=3 map-strength=20",
    "/1 algorithm=cellular scale=80 map-strength=24",
    "/1 algorithm=cellular feature=edge scale=90 map-strength=20",
    "/1 algorithm=cellular feature=spots scale=60 map-strength=12",
    "/1 algorithm=tiles scale=60 joint=5 bevel=8 map-strength=8",
    "/1 algorithm=tiles pattern=hexagons scale=50 bevel=12 map-strength=10",
    "/1 algorithm=tiles pattern=weave scale=32 map-strength=8",
    "/1 algorithm=waves scale=50 map-strength=12",
    "/1 algorithm=scratches scale=60 octaves=2 map-strength=6",
    "/1 algorithm=phasor scale=40 map-strength=8",
    "/1 scale=180 octaves=7 warp-amount=40 map-strength=50",
    "/1 scale=128 octaves=5 bands=5 map-strength=20",
    "/2 layer=a scale=120 octaves=6 relief=40 layer=b scale=40 octaves=3 "
    "lift=4 relief=8 height-mode=higher mask=m scale=90 coverage=0.5 prefer-hollows=1",
    "/2 layer=a algorithm=tiles scale=60 joint=6 relief=9 layer=b scale=16 "
    "octaves=4 relief=3 piece-offset=own",
    "/2 layer=a scale=100 octaves=4 relief=30 layer=b algorithm=cellular "
    "scale=50 relief=10 opacity=0.6 mask=m scale=90",
    "/2 layer=a scale=90 octaves=8 relief=25 layer=b color=#ffffff lift=18 "
    "height-mode=higher",
};
enum { N_GROUNDS = sizeof grounds / sizeof *grounds };

/* The size of the pictures that are compared, in pixels, and where the horizon is
 * searched. */
enum { SIDE = 40, RADIUS = 16, WAYS = 64, STEPS = 2 * RADIUS - 1 };

typedef struct Ground {
    const NoisePlan *plan;
    double strength; /* of one noise, in px; 0: the ground is made of layers */
} Ground;

/* Computes n heights, in px, at places. */
static void
fill_heights(const Ground *ground, size_t n, const double *x, const double *y,
             double *height)
{
    const bool is_noise = ground->strength > 0;
    const NoisePoints points = {.x = x, .y = y};
    float value[WAYS * STEPS];

    if (is_noise)
        noise_evaluate(ground->plan, n, &points, value, NULL);
    else
        noise_evaluate_raw(ground->plan, n, &points, value);
    for (size_t i = 0; i < n; i++)
        height[i] = (double)value[i] * (is_noise ? ground->strength : 1);
}

/* Returns the visible share of the sky in 64 directions, searching for the horizon
 * at each half pixel.  In each direction, the part of the sky above the horizon and
 * the surface is visible, weighted by the cosine. */
static double
true_occlusion(const Ground *ground, int column, int row)
{
    static double x[WAYS * STEPS], y[WAYS * STEPS], height[WAYS * STEPS];
    const double near_x[5] = {column, column - 1, column + 1, column, column};
    const double near_y[5] = {row, row, row, row - 1, row + 1};
    double near[5], sum = 0;

    fill_heights(ground, 5, near_x, near_y, near);
    for (int i = 0; i < WAYS * STEPS; i++) {
        const double angle = (i / STEPS + 0.5) * 2 * acos(-1) / WAYS;
        const double distance = 1 + 0.5 * (i % STEPS);
        x[i] = column + distance * cos(angle);
        y[i] = row + distance * sin(angle);
    }
    fill_heights(ground, WAYS * STEPS, x, y, height);
    for (int way = 0; way < WAYS; way++) {
        const double angle = (way + 0.5) * 2 * acos(-1) / WAYS;
        const double surface = atan((near[2] - near[1]) / 2 * cos(angle) +
                                    (near[4] - near[3]) / 2 * sin(angle));
        double horizon = surface;
        for (int step = 0; step < STEPS; step++)
            horizon =
                fmax(horizon, atan((height[way * STEPS + step] - near[0]) /
                                   (1 + 0.5 * step)));
        sum += pow(cos(fmin(horizon - surface, acos(-1) / 2)), 2);
    }
    return sum / WAYS;
}

static double
compare_occlusion(const char *settings, int side)
{
    static float pixels[SIDE * SIDE];
    char recipe[512];
    double difference = 0;

    snprintf(recipe, sizeof recipe, "lattice-noise/%c map=occlusion%s",
             settings[1], settings + 2);
    AutoPlan *plan = picture_plan(recipe);
    const char *strength = strstr(settings, "map-strength=");
    const Ground ground = {
        plan, strength != NULL ? atof(strchr(strength, '=') + 1) : 0};
    CHECK(noise_plan_channels(plan) == 1);
    CHECK(noise_render(plan, &(NoiseRegion){.width = SIDE, .height = SIDE},
                       pixels, SIDE));
    for (int y = 0; y < side; y++) {
        for (int x = 0; x < side; x++)
            difference += fabs((double)pixels[y * SIDE + x] -
                               true_occlusion(&ground, x, y));
    }
    return difference / (side * side);
}

TEST(occlusion_is_the_share_of_the_sky)
{
    double sum = 0;

    for (int i = 0; i < N_GROUNDS; i++) {
        const double mean =
            compare_occlusion(grounds[i], check_is_long() ? SIDE : 6);
        printf("# %.4f: %s\n", mean, grounds[i]);
        CHECK(mean < 0.04);
        sum += mean;
    }
    CHECK(sum / N_GROUNDS < 0.01);
}

/* ---- Surfaces --------------------------------------------------------- */

static bool
is_everywhere(const char *recipe, const float *expected, int n_channels)
{
    float pixels[4 * 8 * 8];
    char whole[600];

    snprintf(whole, sizeof whole, "lattice-noise/2 %s", recipe);
    CHECK(picture_draw(whole, (NoiseRegion){.width = 8, .height = 8}, pixels) ==
          n_channels);
    for (int i = 0; i < 8 * 8 * n_channels; i++) {
        if (fabsf(pixels[i] - expected[i % n_channels]) > 1e-6f) {
            printf("# %g instead of %g: %s\n", (double)pixels[i],
                   (double)expected[i % n_channels], recipe);
            return false;
        }
    }
    return true;
}

#define LEVEL                                                              \
    "layer=a color=#336699 lift=5 roughness=0.25 metallic=1 layer=b "      \
    "color=#ff8000 roughness=0.75 opacity=0.5 glow=0.5 layer=c mode=none " \
    "lift=9 color=#ffffff roughness=0"

TEST(level_ground_has_the_numbers_of_its_layers)
{
    static const struct {
        const char *map;
        float expected[4];
        int n_channels;
    } maps[] = {
        {"occlusion", {1}, 1},
        {"curvature", {0.5f}, 1},
        {"roughness", {0.5f}, 1},
        {"metallic", {0.5f}, 1},
        {"slope", {0}, 1},
        {"emission", {0.25f, 0.25f * 128 / 255, 0, 1}, 4},
        {"orm", {1, 0.5f, 0.5f, 1}, 4},
        {"mask-map", {0.5f, 1, 1, 0.5f}, 4},
        {"metallic-smoothness", {0.5f, 0.5f, 0.5f, 0.5f}, 4},
        {"normal", {0.5f, 0.5f, 1, 1}, 4},
    };

    for (size_t i = 0; i < sizeof maps / sizeof *maps; i++) {
        char recipe[512];
        snprintf(recipe, sizeof recipe, "map=%s " LEVEL, maps[i].map);
        CHECK(is_everywhere(recipe, maps[i].expected, maps[i].n_channels));
    }
}

TEST(roughness_follows_values)
{
    float rough[64], value[64];

    picture_draw("lattice-noise/2 map=roughness layer=a scale=9 octaves=3 "
                 "roughness=0.5 roughness-variation=-0.4",
                 (NoiseRegion){.width = 8, .height = 8}, rough);
    picture_draw("lattice-noise/1 scale=9 octaves=3",
                 (NoiseRegion){.width = 8, .height = 8}, value);
    for (int i = 0; i < 64; i++)
        CHECK(fabsf(rough[i] - (0.5f - 0.4f * (value[i] - 0.5f))) < 1e-6f);
}

/* For a few pixels, the core draws only the surroundings that the horizon needs, not
 * a whole border. */
TEST(few_pixels_have_the_maps_of_many)
{
    enum { WIDE = 48 };
    static float whole[4 * WIDE * WIDE], part[4 * WIDE * WIDE];
    static const NoiseRegion parts[] = {
        {.x = 7, .y = 30, .width = 1, .height = 1},
        {.x = 20, .y = 3, .width = 9, .height = 5},
        {.x = 0, .y = 40, .width = 40, .height = 1},
    };
    static const char *const maps[] = {"orm", "curvature"};

    for (int i = 0; i < 2 * N_GROUNDS; i++) {
        char recipe[512];
        snprintf(recipe, sizeof recipe,
                 "lattice-noise/%c map=%s map-radius=40%s", grounds[i / 2][1],
                 maps[i % 2], grounds[i / 2] + 2);
        const int n = i % 2 == 0 ? 4 : 1;
        picture_draw(
            recipe,
            (NoiseRegion){.x = -5, .y = 9, .width = WIDE, .height = WIDE},
            whole);
        for (size_t k = 0; k < sizeof parts / sizeof *parts; k++) {
            const NoiseRegion *at = &parts[k];
            NoiseRegion region = *at;
            region.x -= 5;
            region.y += 9;
            picture_draw(recipe, region, part);
            for (int row = 0; row < at->height; row++)
                CHECK(memcmp(part + row * at->width * n,
                             whole + ((at->y + row) * WIDE + at->x) * n,
                             sizeof *part * (size_t)(at->width * n)) == 0);
        }
    }
}

/* The core draws a region from the top down, in swaths of columns, and keeps rows
 * meanwhile. */
TEST(large_regions_have_the_maps_of_bands)
{
    enum { MOST = 64 * 513, BAND = 100 };
    static float whole[4 * MOST], part[4 * MOST];
    static const NoiseRegion regions[] = {
        {.width = 64, .height = 256}, /* ends soon after rows were finished */
        {.width = 64, .height = 513},
        {.width = 2600, .height = 12},
    };
    static const char *const words[] = {"orm", "orm map-radius=130",
                                        "curvature map-radius=9"};

    for (int i = 0; i < 9; i++) {
        const NoiseRegion *region = &regions[i / 3];
        const int n = i % 3 < 2 ? 4 : 1;
        char recipe[512];
        snprintf(recipe, sizeof recipe,
                 "lattice-noise/2 map=%s layer=a scale=30 octaves=3 relief=20 "
                 "roughness=0.4 roughness-variation=0.7",
                 words[i % 3]);
        picture_draw(recipe, *region, whole);
        for (int y = 0; y < region->height; y += BAND) {
            NoiseRegion band = *region;
            band.y = y;
            band.height = region->height - y < BAND ? region->height - y : BAND;
            picture_draw(recipe, band, part);
            CHECK(memcmp(part, whole + y * band.width * n,
                         sizeof *part *
                             (size_t)(band.width * band.height * n)) == 0);
        }
        for (int x = 0; x < region->width; x += 1000) {
            NoiseRegion side = *region;
            side.x = x;
            side.width = region->width - x < 1000 ? region->width - x : 1000;
            picture_draw(recipe, side, part);
            for (int row = 0; row < side.height; row++)
                CHECK(memcmp(part + row * side.width * n,
                             whole + (row * region->width + x) * n,
                             sizeof *part * (size_t)(side.width * n)) == 0);
        }
    }
}

/* True if two plans draw the same bits. */
static bool
draw_the_same(const NoisePlan *plan, const NoisePlan *other)
{
    enum { WIDE = 48 };
    static float own[4 * WIDE * WIDE], others[4 * WIDE * WIDE];
    const NoiseRegion region = {.width = WIDE, .height = WIDE};
    const int n = noise_plan_channels(plan);

    return n == noise_plan_channels(other) &&
           noise_render(plan, &region, own, (ptrdiff_t)n * WIDE) &&
           noise_render(other, &region, others, (ptrdiff_t)n * WIDE) &&
           memcmp(own, others, sizeof *own * (size_t)n * WIDE * WIDE) == 0;
}

TEST(a_plan_made_like_another_one_draws_what_its_recipe_says)
{
    static const char *const layers[] = {
        "/2 layer=a scale=120 octaves=6 relief=40 layer=b scale=40 octaves=3 "
        "lift=4 relief=8 mask=m scale=90 coverage=0.5 prefer-hollows=1 "
        "mask=n scale=30 softness=0.3",
        /* These cover other places. */
        "/2 layer=a scale=120 octaves=6 relief=40 layer=b scale=40 octaves=3 "
        "lift=4 relief=8 mask=m scale=90 coverage=0.3 prefer-hollows=1 "
        "mask=n scale=30 softness=0.3",
        "/2 seed=2 layer=a scale=120 octaves=6 relief=40 layer=b scale=40 "
        "octaves=3 lift=4 relief=8 mask=m scale=90 coverage=0.5 "
        "prefer-hollows=1 mask=n scale=30 softness=0.3",
        /* These have other masks, or none. */
        "/2 layer=a scale=120 octaves=6 relief=40",
        "/2 layer=a scale=40 mask=m scale=90 layer=b lift=4 relief=8",
        "/1 scale=40 octaves=3",
    };
    enum { N = sizeof layers / sizeof *layers };

    for (int i = 0; i < N; i++) {
        for (int k = 0; k < N; k++) {
            char text[512];
            snprintf(text, sizeof text, "lattice-noise%s", layers[k]);
            AutoPlan *other = picture_plan(text);
            snprintf(text, sizeof text, "lattice-noise%s", layers[i]);
            AutoRecipe *recipe = picture_recipe(text);
            for (int map = 0; map < NoiseMapCount; map++) {
                noise_recipe_edit(recipe)->map = (NoiseMap)map;
                AutoPlan *plan = noise_plan_new(recipe, NULL);
                AutoPlan *like = noise_plan_new_like(recipe, other, NULL, NULL);
                AutoPlan *alone = noise_plan_new_like(recipe, NULL, NULL, NULL);
                CHECK((plan == NULL) == (like == NULL));
                CHECK(plan == NULL || (draw_the_same(plan, like) &&
                                       draw_the_same(plan, alone)));
            }
        }
    }
}

/* White spots with hard edges on black; only the spots have roughness and height. */
#define SPOTS                                                                \
    "layer=a color=#000000 roughness=0 layer=b algorithm=cellular scale=12 " \
    "feature=cell-value gradient=0:#ffffff00,0.5:#ffffff00,0.5:#ffffff "     \
    "roughness=1 lift=4"

TEST(maps_have_the_edges_of_the_colors)
{
    enum { WIDE = 64 };
    static float color[4 * WIDE * WIDE], rough[WIDE * WIDE], high[WIDE * WIDE];
    const NoiseRegion region = {.width = WIDE, .height = WIDE};
    int n_between[2] = {0, 0};

    for (int i = 0; i < 2; i++) {
        const char *form = i == 0 ? "lattice-noise/2 antialiasing=no map=%s %s"
                                  : "lattice-noise/2 map=%s %s";
        char recipe[512];
        snprintf(recipe, sizeof recipe, form, "color", SPOTS);
        picture_draw(recipe, region, color);
        snprintf(recipe, sizeof recipe, form, "roughness", SPOTS);
        picture_draw(recipe, region, rough);
        snprintf(recipe, sizeof recipe, form, "height", SPOTS);
        picture_draw(recipe, region, high);
        for (int k = 0; k < WIDE * WIDE; k++) {
            n_between[i] += color[4 * k] > 0.01f && color[4 * k] < 0.99f;
            CHECK(fabsf(rough[k] - color[4 * k]) < 1e-6f);
            CHECK(fabsf(high[k] - color[4 * k]) < 1e-6f);
        }
    }
    CHECK(n_between[0] == 0 && n_between[1] > WIDE);
}

TEST(hollows_are_dark_and_edges_bright)
{
    float bend[64];
    const NoiseRegion region = {.width = 8, .height = 8};

    picture_draw("lattice-noise/1 map=curvature algorithm=tiles scale=64 "
                 "joint=8 bevel=4 map-strength=10",
                 (NoiseRegion){.x = -4, .y = 28, .width = 8, .height = 8},
                 bend);
    CHECK(bend[4 * 8 + 4] < 0.4f); /* the middle of a joint */
    picture_draw("lattice-noise/1 map=curvature algorithm=cellular "
                 "feature=spots scale=64 spot-presence=1 map-strength=0",
                 region, bend);
    for (int i = 0; i < 64; i++)
        CHECK(bend[i] == 0.5f);
}

/* ---- Frames ----------------------------------------------------------- */

static int
frame_of(const char *recipe, int32_t level)
{
    AutoRecipe *read = picture_recipe(recipe);
    AutoPlan *plan = picture_plan_of(read);
    const int frame = noise_plan_frame(plan, level);

    CHECK(noise_recipe_frame(read, level) == frame);
    return frame;
}

TEST(a_frame_is_as_wide_as_what_is_looked_at)
{
    CHECK(frame_of("lattice-noise/1 relief=9", 0) == 0);
    CHECK(frame_of("lattice-noise/1 map=normal", 0) == 0);
    CHECK(frame_of("lattice-noise/1 map=occlusion map-radius=20", 0) == 21);
    CHECK(frame_of("lattice-noise/2 map=normal layer=a", 0) == 0);
    CHECK(frame_of("lattice-noise/2 map=normal layer=a layer=b", 0) == 1);
    CHECK(frame_of("lattice-noise/2 map=orm layer=a layer=b", 0) == 17);
    CHECK(frame_of("lattice-noise/2 map=orm layer=a layer=b", 2) == 5);
    CHECK(frame_of("lattice-noise/2 size=50 map=orm layer=a layer=b", 0) == 9);
    CHECK(frame_of("lattice-noise/2 map=curvature size=10000 map-radius=500 "
                   "layer=a layer=b",
                   0) == 513);
}
