/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Checks the noise that dialogs begin with.
 */
#include "defaults.h"
#include "given.h"

static double
scale(int width, int height)
{
    return lattice_default_scale((LatticeExtent){width, height},
                                 NOISE_ALGORITHM_PERLIN);
}

TEST(an_eighth_of_the_shorter_side_is_rounded)
{
    CHECK(scale(320, 240) == 30.0);
    CHECK(scale(480, 640) == 60.0);
    CHECK(scale(1920, 1080) == 140.0);
    CHECK(scale(4000, 3000) == 380.0);
    CHECK(scale(9000, 9000) == 1150.0);
    CHECK(scale(100, 3) == 1.0);
}

static NoiseParams
noise_of(const char *algorithm)
{
    NoiseParams params;

    lattice_default_noise((LatticeExtent){320, 240}, algorithm, &params);
    return params;
}

TEST(each_algorithm_begins_in_its_own_way)
{
    CHECK(noise_of("value").scale == 30.0 && noise_of("value").octaves == 6.0);
    CHECK(noise_of("white").scale == 1.0);
    CHECK(noise_of("cellular").octaves == 1.0);
    CHECK(noise_of("phasor").octaves == 1.0);
    CHECK(noise_of("waves").octaves == 1.0);
    CHECK(noise_of("waves").warp_amount == 30.0);
    CHECK(noise_of("cellular").warp_amount == 0.0);
}

static bool
is_fresh(const char *text)
{
    g_auto(LatticeRequest) request = given_request(text);

    return lattice_default_holds(request.recipe, (LatticeExtent){320, 240});
}

TEST(what_a_recipe_says_is_not_fresh)
{
    CHECK(is_fresh("lattice-noise/1"));
    CHECK(is_fresh("lattice-noise/1 scale=30"));
    CHECK(!is_fresh("lattice-noise/1 scale=31"));
    CHECK(!is_fresh("lattice-noise/1 seed=7"));
    CHECK(!lattice_default_holds(NULL, (LatticeExtent){320, 240}));
}
