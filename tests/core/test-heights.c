/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Checks terrains: heights are those of noise_evaluate(), and slopes are half the
 * difference between the pixels on either side.  They are the same, bit for bit, no
 * matter how a region is cut.
 */
#include <math.h>
#include <string.h>

#include <noise-core/layers.h>

#include "check.h"
#include "kinds.h"

enum { WIDTH = 1100, HEIGHT = 90, N_PIXELS = WIDTH * HEIGHT };

typedef struct Terrain {
    float value[N_PIXELS], slope[2][N_PIXELS];
} Terrain;

static const char layers[] =
    "lattice-noise/2 offset-x=3.5 layer=a scale=60 relief=40 layer=b scale=9 lift=3 "
    "relief=5 height-mode=higher mask=m scale=30 coverage=0.4 prefer-hollows=0.5 radius=9";

static bool
draw(const NoisePlan *plan, const NoiseRegion *region, Terrain *terrain)
{
    float *const slope[2] = {terrain->slope[0], terrain->slope[1]};

    return noise_render_heights(plan, region, terrain->value, slope,
                                region->width);
}

/* Chooses a region near or far away, sometimes wider and higher than what the core
 * draws at once. */
static NoiseRegion
random_region(uint64_t *state)
{
    const double far = check_random(state) % 4 == 0 ? 1e6 : 500;
    const bool is_wide = check_random(state) % 4 == 0;

    return (NoiseRegion){
        .x = (int32_t)check_random_real(state, -far, far),
        .y = (int32_t)check_random_real(state, -far, far),
        .width = 1 + (int32_t)(check_random(state) % (is_wide ? WIDTH : 40)),
        .height = 1 + (int32_t)(check_random(state) % HEIGHT),
        .origin_x = (int32_t)check_random_real(state, -99, 99),
        .origin_y = (int32_t)check_random_real(state, -99, 99),
        .encoding = (NoiseEncoding)(check_random(state) % 2)};
}

static NoiseParams
random_params(uint64_t *state, const Kind *kind)
{
    NoiseParams params = kind_params(kind);

    params.scale = check_random_real(state, 3, 90);
    params.offset_x = check_random_real(state, -50, 50);
    params.z = check_random_real(state, -9, 9);
    params.seed = check_random(state);
    params.coloring = (NoiseColoring)(check_random(state) % 3);
    params.relief = check_random(state) % 2 == 0 ? 0 : 5;
    if (check_random(state) % 3 == 0)
        params.warp_amount = check_random_real(state, 1, 50);
    kind_vary_shape(state, &params);
    return params;
}

/* Compares a random pixel, and those next to it, with points from
 * noise_evaluate(). */
static bool
is_as_evaluated(uint64_t *state, const NoisePlan *plan,
                const NoiseRegion *region, const Terrain *terrain)
{
    const int i = (int)(check_random(state) % (uint64_t)region->width);
    const int j = (int)(check_random(state) % (uint64_t)region->height);
    const double x = (double)region->x + i - region->origin_x;
    const double y = (double)region->y + j - region->origin_y;
    const ptrdiff_t at = (ptrdiff_t)j * region->width + i;
    const NoisePoints points = {(double[]){x, x - 1, x + 1, x, x},
                                (double[]){y, y, y, y - 1, y + 1}, NULL, NULL,
                                NULL};
    float value[5];

    noise_evaluate(plan, 5, &points, value, NULL);
    return terrain->value[at] == value[0] &&
           terrain->slope[0][at] == (value[2] - value[1]) * 0.5f &&
           terrain->slope[1][at] == (value[4] - value[3]) * 0.5f;
}

TEST(heights_are_as_evaluated_and_slopes_their_differences)
{
    static Terrain terrain;
    uint64_t state = 15;
    int n_drawn = 0;

    for (int k = 0; k < N_KINDS; k++) {
        for (int n = check_is_long() ? 500 : 8; n > 0; n--) {
            NoiseParams params = random_params(&state, kind_number(k));
            const NoiseRegion region = random_region(&state);
            AutoPlan *plan = noise_plan_new_from_params(&params, NULL);
            if (plan == NULL)
                continue;
            n_drawn++;
            CHECK_KIND(draw(plan, &region, &terrain), &params);
            for (int i = 0; i < 20; i++)
                CHECK_KIND(is_as_evaluated(&state, plan, &region, &terrain),
                           &params);
        }
    }
    printf("# %d terrains\n", n_drawn);
    CHECK(n_drawn > 3 * N_KINDS);
}

TEST(layers_have_the_heights_and_slopes_of_points)
{
    static Terrain terrain;
    AutoPlan *plan = noise_plan_new_from_text(layers, NULL);
    const NoiseRegion region = {
        .x = -30, .y = 17, .width = WIDTH, .height = HEIGHT, .origin_x = 5};
    uint64_t state = 16;

    CHECK(plan != NULL && draw(plan, &region, &terrain));
    for (int k = 0; k < 200; k++) {
        const int i = (int)(check_random(&state) % WIDTH);
        const int j = (int)(check_random(&state) % HEIGHT);
        const double x = (double)region.x + i - region.origin_x;
        const double y = (double)region.y + j;
        const ptrdiff_t at = (ptrdiff_t)j * WIDTH + i;
        float value, gradient[4];
        noise_evaluate(plan, 1, &(NoisePoints){.x = &x, .y = &y}, &value,
                       gradient);
        CHECK(terrain.value[at] == value);
        CHECK(terrain.slope[0][at] == gradient[0] &&
              terrain.slope[1][at] == gradient[1]);
    }
}

/* Draws the part of a region that begins at this column and row into its place in
 * the whole. */
static bool
draw_part(const NoisePlan *plan, const NoiseRegion *whole, int column, int row,
          int width, int height, Terrain *terrain)
{
    const ptrdiff_t at = (ptrdiff_t)row * whole->width + column;
    float *const slope[2] = {terrain->slope[0] + at, terrain->slope[1] + at};
    NoiseRegion part = *whole;

    part.x += column;
    part.y += row;
    part.width = width;
    part.height = height;
    return noise_render_heights(plan, &part, terrain->value + at, slope,
                                whole->width);
}

TEST(terrains_are_as_their_parts_at_all_levels)
{
    static Terrain whole, parts, heights;
    const char *const recipes[] = {
        "lattice-noise/1 algorithm=simplex scale=30 octaves=5",
        "lattice-noise/1 algorithm=cellular scale=20 warp-amount=9",
        "lattice-noise/1 algorithm=tiles scale=40 fractal=fbm octaves=2",
        layers};

    for (int k = 0; k < 4; k++) {
        AutoPlan *plan = noise_plan_new_from_text(recipes[k], NULL);
        CHECK(plan != NULL);
        for (int level = 0; level < 4; level++) {
            const NoiseRegion region = {.x = -700,
                                        .y = 40,
                                        .width = WIDTH,
                                        .height = HEIGHT,
                                        .level = level};
            CHECK(draw(plan, &region, &whole));
            memset(&parts, 0, sizeof parts);
            for (int row = 0; row < HEIGHT; row += 55) {
                const int height = HEIGHT - row < 55 ? HEIGHT - row : 55;
                CHECK(draw_part(plan, &region, 0, row, 701, height, &parts));
                CHECK(draw_part(plan, &region, 701, row, WIDTH - 701, height,
                                &parts));
            }
            CHECK(memcmp(&whole, &parts, sizeof whole) == 0);
            CHECK(noise_render_heights(plan, &region, heights.value, NULL,
                                       WIDTH));
            CHECK(memcmp(whole.value, heights.value, sizeof whole.value) == 0);
        }
    }
}

/* At each level, the height map of a recipe without edges shows exactly its
 * heights. */
TEST(levels_are_those_of_pictures)
{
    static Terrain terrain;
    static float picture[N_PIXELS];
    const char *const recipes[] = {
        "lattice-noise/1 map=height scale=30 octaves=6",
        "lattice-noise/2 map=height layer=a scale=60 octaves=4 relief=40"};

    for (int k = 0; k < 2; k++) {
        AutoPlan *plan = noise_plan_new_from_text(recipes[k], NULL);
        for (int level = 0; level < 5; level++) {
            const NoiseRegion region = {
                .x = 3, .width = WIDTH, .height = HEIGHT, .level = level};
            const float scale = 0.5f / (float)(1 << level);
            CHECK(noise_render(plan, &region, picture, WIDTH));
            CHECK(draw(plan, &region, &terrain));
            CHECK(memcmp(terrain.value, picture, sizeof picture) == 0);
            for (int i = WIDTH + 1; k == 0 && i < 2 * WIDTH - 1; i++)
                CHECK(terrain.slope[0][i] ==
                          (picture[i + 1] - picture[i - 1]) * scale &&
                      terrain.slope[1][i] ==
                          (picture[i + WIDTH] - picture[i - WIDTH]) * scale);
        }
    }
}

/* Draws upside down, with gaps between rows, which must stay unchanged. */
TEST(strides_may_be_negative_and_long)
{
    static Terrain usual, turned, expected;
    const NoiseRegion region = {.width = 9, .height = 7};
    AutoPlan *plan = noise_plan_new_from_text("lattice-noise/1", NULL);
    const ptrdiff_t start = 6 * 11;
    float *const slope[2] = {turned.slope[0] + start, turned.slope[1] + start};

    for (int i = 0; i < N_PIXELS; i++)
        turned.value[i] = turned.slope[0][i] = turned.slope[1][i] = 7.0f;
    expected = turned;
    CHECK(draw(plan, &region, &usual));
    CHECK(
        noise_render_heights(plan, &region, turned.value + start, slope, -11));
    for (int y = 0; y < 7; y++) {
        for (int x = 0; x < 9; x++) {
            expected.value[start - 11 * y + x] = usual.value[9 * y + x];
            for (int k = 0; k < 2; k++)
                expected.slope[k][start - 11 * y + x] =
                    usual.slope[k][9 * y + x];
        }
    }
    CHECK(memcmp(&turned, &expected, sizeof turned) == 0);
}

TEST(what_cannot_be_drawn_is_refused)
{
    static Terrain terrain;
    const NoiseRegion good = {.width = 2, .height = 2};
    NoiseRegion bad[] = {good, good, good, good, good};
    const char *const recipes[] = {"lattice-noise/1", layers};

    bad[0].width = -1;
    bad[1].height = -1;
    bad[2].level = -1;
    bad[3].level = 31;
    bad[4].x = INT32_MAX - 1;
    for (int k = 0; k < 2; k++) {
        AutoPlan *plan = noise_plan_new_from_text(recipes[k], NULL);
        CHECK(draw(plan, &good, &terrain));
        for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
            CHECK(!draw(plan, &bad[i], &terrain));
        terrain.value[0] = 7.0f;
        CHECK(draw(plan, &(NoiseRegion){.height = INT32_MAX}, &terrain) &&
              terrain.value[0] == 7.0f);
    }
}
