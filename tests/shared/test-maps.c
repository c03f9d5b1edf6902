/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Maps.
 */
#include "given.h"

#define BASE "lattice-noise/1 scale=8 period-x=64"

TEST(four_maps_are_made_of_one_recipe)
{
    g_autoptr(LatticeSeries) series = given_series(
        given_recipe(&lattice_maps, BASE " map=curl coloring=rgb relief=20"),
        &lattice_maps);

    CHECK(series->pictures->len == 4);
    CHECK(series->canvas == LATTICE_CANVAS_GROUP);
    CHECK(series->wants_color);
    CHECK(
        given_picture_is(series, 0, "Colors", BASE " map=color coloring=rgb"));
    CHECK(given_picture_is(series, 1, "Height", BASE " map=height"));
    CHECK(given_picture_is(series, 2, "Slope", BASE " map=slope"));
    CHECK(given_picture_is(series, 3, "Normals", BASE " map=normal"));
}

TEST(a_gray_recipe_is_colored_by_its_two_colors)
{
    g_autoptr(LatticeSeries) series = given_series(
        given_recipe(&lattice_maps, BASE " color-high=#ff8000"), &lattice_maps);

    CHECK(given_picture_is(series, 0, "Colors",
                           BASE " map=color coloring=two-colors "
                                "color-high=#ff8000"));
}

TEST(a_new_image_has_floats)
{
    LatticeValues *values = given_recipe(&lattice_maps, BASE);

    given_text(values, "output", "new-image");
    g_autoptr(LatticeSeries) series = given_series(values, &lattice_maps);
    CHECK(series->canvas == LATTICE_CANVAS_FLOAT);
}

TEST(seamless_maps_repeat_after_the_image)
{
    LatticeValues *values =
        given_recipe(&lattice_maps, "lattice-noise/1 scale=8 seamless=yes");

    lattice_values_fit(values, 100, 80);
    g_autoptr(LatticeSeries) series = given_series(values, &lattice_maps);
    CHECK(given_picture_is(series, 3, "Normals",
                           "lattice-noise/1 scale=8 period-x=100 period-y=80 "
                           "map=normal"));
}

TEST(noise_of_steps_has_maps)
{
    g_autoptr(LatticeSeries) series = given_series(
        given_recipe(&lattice_maps, "lattice-noise/1 algorithm=white"),
        &lattice_maps);

    CHECK(given_picture_is(series, 3, "Normals",
                           "lattice-noise/1 algorithm=white map=normal"));
}
