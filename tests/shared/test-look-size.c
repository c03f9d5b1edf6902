/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Looks that fit any image.
 */
#include "given.h"

#include "look.h"

#define BASE "lattice-noise/1"

static bool
has_recipe(const LatticeRequest *request, const char *expected)
{
    g_autofree char *recipe = lattice_request_get_recipe(request);

    return strcmp(recipe, expected) == 0;
}

static bool
fits_as(const char *look, int width, int height, const char *expected)
{
    LatticeRequest request = given_request(look);

    lattice_look_fit(&request, width, height);
    return has_recipe(&request, expected);
}

TEST(looks_grow_with_the_shorter_side)
{
    CHECK(fits_as(BASE, 512, 512, BASE));
    CHECK(fits_as(BASE, 1920, 1080, BASE " size=211"));
    CHECK(fits_as(BASE, 4000, 6000, BASE " size=781"));
    CHECK(fits_as(BASE " size=50", 1024, 2000, BASE));
    CHECK(fits_as(BASE, 32, 32, BASE " size=6.25"));
    CHECK(fits_as(BASE, 2, 2, BASE " size=1"));
    CHECK(fits_as(BASE, 500000, 500000, BASE " size=10000"));
}

TEST(offsets_grow_as_well)
{
    CHECK(fits_as(BASE " offset-x=200 offset-y=-30", 2000, 1024,
                  BASE " size=200 offset-x=400 offset-y=-60"));
    CHECK(
        fits_as(BASE " offset-x=200", 256, 256, BASE " size=50 offset-x=100"));
}

TEST(images_of_the_side_of_looks_change_nothing)
{
    CHECK(fits_as(BASE " offset-x=0.3", 512, 512, BASE " offset-x=0.3"));
}

TEST(kept_looks_come_back)
{
    LatticeRequest request = given_request(BASE " size=586");

    lattice_look_keep(&request, 4000, 3000);
    CHECK(has_recipe(&request, BASE));
    lattice_look_fit(&request, 4000, 3000);
    CHECK(has_recipe(&request, BASE " size=586"));
    request = given_request(BASE " size=586 offset-x=103 offset-y=-0.3");
    lattice_look_keep(&request, 4000, 3000);
    lattice_look_fit(&request, 4000, 3000);
    CHECK(has_recipe(&request, BASE " size=586 offset-x=103 offset-y=-0.3"));
}

int
main(void)
{
    return check_run_all();
}
