/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Checks that enlarged or shrunk patterns keep their proportions.
 */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include <noise-core/noise.h>

#include "check.h"
#include "pictures.h"

#define SIDE 96

static const NoiseRegion region = {.x = -20, .y = 7, SIDE, SIDE};

/* True if two recipes with these settings draw the same gray pixels, bit for bit. */
static bool
draw_alike(const char *one, const char *other)
{
    static float pixels[2][SIDE * SIDE];

    for (int i = 0; i < 2; i++) {
        char recipe[256];
        snprintf(recipe, sizeof recipe, "lattice-noise/1 %s",
                 i == 0 ? one : other);
        picture_draw(recipe, region, pixels[i]);
    }
    return memcmp(pixels[0], pixels[1], sizeof pixels[0]) == 0;
}

/* Lengths grow and shrink together, but offsets and periods stay the same.  Each
 * doubling adds a finer octave, and a remainder adds a fraction of an octave.  No
 * more octaves are added than there are after the first, so smooth looks stay
 * smooth. */
TEST(sizes_are_other_recipes)
{
    static const char *const pairs[][2] = {
        {"scale=20 octaves=1 size=250", "scale=50 octaves=1"},
        {"scale=20 octaves=3 warp-amount=12 warp-scale=30 size=50",
         "scale=10 octaves=3 warp-amount=6 warp-scale=15"},
        {"algorithm=simplex scale=20 octaves=1 map=slope map-strength=8 "
         "size=400",
         "algorithm=simplex scale=80 octaves=1 map=slope map-strength=32"},
        {"scale=16 octaves=1 size=200 offset-x=11 offset-y=-3 period-x=96 "
         "period-y=64",
         "scale=32 octaves=1 offset-x=11 offset-y=-3 period-x=96 period-y=64"},
        {"scale=20 octaves=4 size=400", "scale=80 octaves=6"},
        {"scale=20 octaves=5 size=300", "scale=60 octaves=6.5"},
        {"scale=20 octaves=3 lacunarity=3 size=300",
         "scale=60 octaves=4 lacunarity=3"},
        {"scale=20 octaves=3 lacunarity=1 size=300",
         "scale=60 octaves=3 lacunarity=1"},
        {"scale=20 octaves=1 warp-amount=9 warp-scale=40 warp-octaves=3 "
         "size=200",
         "scale=40 octaves=1 warp-amount=18 warp-scale=80 warp-octaves=4"},
        {"scale=20 octaves=4 size=25", "scale=5 octaves=4"},
        {"scale=4 octaves=2 size=6400", "scale=256 octaves=3"},
        {"scale=4 octaves=16 size=6400", "scale=256 octaves=16"},
        {"scale=4 octaves=4 size=6400 fractal=none",
         "scale=256 octaves=4 fractal=none"},
    };

    for (size_t i = 0; i < sizeof pairs / sizeof pairs[0]; i++)
        CHECK(draw_alike(pairs[i][0], pairs[i][1]));
    CHECK(!draw_alike("scale=20 octaves=1 size=250", "scale=20 octaves=1"));
}

/* Returns the mean difference between a look's pixels and the look at 400 %, sampled
 * in the middle of each square of four by four pixels. */
static double
difference_from_afar(const char *look)
{
    static float small[SIDE * SIDE];
    const NoiseRegion near = {.width = SIDE, .height = SIDE};
    char enlarged[512];
    double sum = 0;

    snprintf(enlarged, sizeof enlarged, "%s size=400", look);
    picture_draw(look, near, small);
    AutoPlan *plan = picture_plan(enlarged);
    for (int i = 0; i < SIDE * SIDE; i++) {
        const double x = 4 * (i % SIDE) + 1.5, y = 4 * (i / SIDE) + 1.5;
        const NoisePoints point = {.x = &x, .y = &y};
        float large;
        noise_evaluate(plan, 1, &point, &large, NULL);
        sum += fabs(small[i] - large);
    }
    return sum / (SIDE * SIDE);
}

/* Only the added octaves make a difference: with six octaves, each half as strong as
 * the one before, they have at most a sixteenth of the contrast. */
TEST(an_enlarged_look_is_the_same_look)
{
    CHECK(difference_from_afar("lattice-noise/1 scale=30") < 0.01);
    CHECK(difference_from_afar("lattice-noise/1 scale=30 warp-amount=20 "
                               "warp-scale=40 warp-octaves=4") < 0.03);
    CHECK(difference_from_afar("lattice-noise/1 algorithm=cellular "
                               "feature=edge scale=24 fractal=none") < 1e-6);
}

TEST(plans_know_what_they_were_asked_for)
{
    static const char text[] = "lattice-noise/1 scale=20 size=400";
    AutoPlan *plan = picture_plan(text);
    AutoRecipe *recipe = picture_recipe(text);
    NoiseParams *params = noise_recipe_edit(recipe);

    CHECK(noise_recipe_equals(noise_plan_recipe(plan), recipe));
    params->gradient.stops[1].color--;
    CHECK(!noise_recipe_equals(noise_plan_recipe(plan), recipe));
    params->gradient.stops[1].color++;
    CHECK(noise_recipe_equals(noise_plan_recipe(plan), recipe));
    noise_params_apply_size(params);
    CHECK(params->scale == 80 && params->octaves == 8 && params->size == 100);
    CHECK(!noise_recipe_equals(noise_plan_recipe(plan), recipe));
}
