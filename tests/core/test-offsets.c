/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Checks offsets: they move a picture of one noise or of layers, and do not change a
 * single bit of it.
 */
#include <math.h>
#include <string.h>

#include <noise-core/noise.h>

#include "check.h"
#include "pictures.h"

enum { MOST_SIDE = 192, MOST_CHANNELS = 4 };

/* A part of the canvas, and the same part of a moved canvas. */
static float pixels[2][MOST_SIDE * MOST_SIDE * MOST_CHANNELS];

/* A picture moved from one offset to another, which differ by whole pixels. */
typedef struct Move {
    double from[2], to[2];
} Move;

static const Move moves[] = {
    {{0, 0}, {37, -81}},
    {{0, 0}, {5000, 5000}},
    {{0.5, 0.25}, {37.5, -80.75}},
};
enum { N_MOVES = sizeof moves / sizeof *moves };

/* Returns the plan of a recipe that has been moved by this offset. */
static NoisePlan *
plan_moved(const NoiseRecipe *recipe, double x, double y)
{
    AutoRecipe *moved = noise_recipe_copy(recipe);

    noise_recipe_edit(moved)->offset_x += x;
    noise_recipe_edit(moved)->offset_y += y;
    return picture_plan_of(moved);
}

static void
draw(const NoiseRecipe *recipe, const double offset[2], NoiseRegion region,
     float *drawn)
{
    AutoPlan *plan = plan_moved(recipe, offset[0], offset[1]);

    CHECK(noise_render(plan, &region, drawn,
                       (ptrdiff_t)region.width * noise_plan_channels(plan)));
}

/* Draws a square, `side` pixels wide, at a level with both offsets, and compares the
 * two pictures. */
static bool
moves_picture(const NoiseRecipe *recipe, const Move *move, int side, int level)
{
    NoiseRegion region = {.x = -20, .width = side, .height = side};
    const size_t n = (size_t)(side * side * noise_recipe_channels(recipe));

    region.level = level;
    draw(recipe, move->from, region, pixels[0]);
    region.x += (int)(move->to[0] - move->from[0]) >> level;
    region.y += (int)(move->to[1] - move->from[1]) >> level;
    draw(recipe, move->to, region, pixels[1]);
    return memcmp(pixels[0], pixels[1], n * sizeof *pixels[0]) == 0;
}

static void
for_each_recipe(void (*test)(const NoiseRecipe *recipe))
{
    static const char *const moved[] = {
        "layer=a algorithm=tiles scale=30 relief=4 layer=b piece-offset=along scale=9 "
        "octaves=3",
        "layer=a algorithm=cellular scale=30 layer=b piece-offset=own scale=9 "
        "octaves=3 mask=m radius=7.3 scale=40 prefer-edges=1 coverage=0.3",
        "layer=a algorithm=tiles scale=40 layer=b piece-offset=along algorithm=tiles "
        "pattern=hexagons scale=9 layer=c piece-offset=along scale=5",
        "layer=a scale=60 octaves=5 relief=30 layer=b color=#ff0000 mask=m "
        "radius=7.3 prefer-hollows=1 prefer-slopes=-0.7 prefer-heights=0.3 coverage=0.4 layer=c "
        "color=#00ff00 lift=3 ground-smoothing=11.7 mask=m scale=70",
    };
    char text[512];

    for (int i = 0; picture_recipes[i] != NULL; i++) {
        AutoRecipe *recipe = picture_recipe(picture_recipes[i]);
        test(recipe);
    }
    for (size_t i = 0; i < sizeof moved / sizeof *moved; i++) {
        for (int has_period = 0; has_period < 2; has_period++) {
            snprintf(text, sizeof text, "lattice-noise/2 %s%s",
                     has_period ? "period-x=210 period-y=190 " : "", moved[i]);
            AutoRecipe *recipe = picture_recipe(text);
            test(recipe);
        }
    }
}

TEST_EACH(offsets_move_each_picture_bit_for_bit, for_each_recipe,
          const NoiseRecipe *recipe)
{
    for (int k = 0; k < N_MOVES; k++)
        CHECK_RECIPE(moves_picture(recipe, &moves[k], 96, 0), recipe);
    CHECK_RECIPE(moves_picture(recipe, &(Move){{0, 0}, {4096, -8192}}, 64, 2),
                 recipe);
}

/* Points can be moved by any offset, not only by whole pixels. */
TEST_EACH(offsets_move_points, for_each_recipe, const NoiseRecipe *recipe)
{
    double x[64], y[64], x_moved[64], y_moved[64];
    float value[64], other[64];

    for (int i = 0; i < 64; i++) {
        x_moved[i] = (x[i] = 11.25 * i) + 0.5;
        y_moved[i] = (y[i] = 7.5 * i) - 0.25;
    }
    AutoPlan *plan = picture_plan_of(recipe);
    AutoPlan *moved_plan = plan_moved(recipe, 0.5, -0.25);
    noise_evaluate(plan, 64, &(NoisePoints){.x = x, .y = y}, value, NULL);
    noise_evaluate(moved_plan, 64, &(NoisePoints){.x = x_moved, .y = y_moved},
                   other, NULL);
    CHECK_RECIPE(memcmp(value, other, sizeof value) == 0, recipe);
}

/* ---- Presets ---------------------------------------------------------- */

static void
for_each_preset(void (*test)(int number, const NoiseRecipe *recipe))
{
    const char *text;

    for (int i = 0; (text = picture_preset(i)) != NULL; i++) {
        AutoRecipe *recipe = picture_recipe(text);
        test(i, recipe);
    }
}

TEST_EACH(offsets_move_presets_bit_for_bit, for_each_preset, int number,
          const NoiseRecipe *recipe)
{
    const int side = check_is_long() ? MOST_SIDE : 48;

    for (int k = 0; k < N_MOVES; k++) {
        if (check_is_long() || k == number % N_MOVES)
            CHECK_RECIPE(moves_picture(recipe, &moves[k], side, 0), recipe);
    }
}

/* Otherwise, the checks above would pass even if offsets did nothing. */
TEST(an_offset_changes_the_picture)
{
    AutoRecipe *recipe = picture_recipe("lattice-noise/1 scale=20");
    const NoiseRegion region = {.width = 48, .height = 48};

    draw(recipe, (double[2]){0, 0}, region, pixels[0]);
    draw(recipe, (double[2]){37, -81}, region, pixels[1]);
    CHECK(memcmp(pixels[0], pixels[1], 48 * 48 * sizeof(float)) != 0);
}
