/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The scale that dialogs begin with.
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

TEST(white_noise_begins_with_single_pixels)
{
    CHECK(lattice_default_scale_of((LatticeExtent){320, 240}, "white") == 1.0);
    CHECK(lattice_default_scale_of((LatticeExtent){320, 240}, "value") == 30.0);
}

TEST(what_a_recipe_says_is_not_fresh)
{
    CHECK(lattice_default_holds("lattice-noise/1"));
    CHECK(!lattice_default_holds("lattice-noise/1 seed=7"));
    CHECK(!lattice_default_holds(NULL));
}

int
main(void)
{
    return check_run_all();
}
