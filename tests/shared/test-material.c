/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Checks the maps of materials.
 */
#include "given.h"

#define BASE "lattice-noise/1 scale=8 period-x=64"

/* The lowest picture comes first. */
TEST(maps_are_made_of_one_recipe)
{
    static const struct {
        const char *name, *words;
    } maps[] = {
        {"Metallic", " map=metallic map-strength=20"},
        {"Roughness", " map=roughness map-strength=20"},
        {"Curvature", " map=curvature map-strength=20"},
        {"Occlusion", " map=occlusion map-strength=20"},
        {"Slope", " map=slope map-strength=20"},
        {"Height", " map=height"},
        {"Colors", " map=color coloring=rgb"},
        {"Normals", " map=normal map-strength=20"},
    };
    g_autoptr(LatticeSeries) series =
        given_series(given_recipe(&lattice_material,
                                  BASE " map=curl coloring=rgb relief=20"),
                     &lattice_material);

    CHECK(series->pictures->len == G_N_ELEMENTS(maps));
    CHECK(series->canvas == LATTICE_CANVAS_GROUP);
    CHECK(series->wants_color);
    for (guint i = 0; i < G_N_ELEMENTS(maps); i++) {
        g_autofree char *recipe = g_strconcat(BASE, maps[i].words, NULL);
        CHECK(given_picture_is(series, i, maps[i].name, recipe));
    }
}

TEST(a_gray_recipe_is_colored_by_its_two_colors)
{
    g_autoptr(LatticeSeries) series = given_series(
        given_recipe(&lattice_material, BASE " color-high=#ff8000"),
        &lattice_material);

    CHECK(given_picture_is(series, 6, "Colors",
                           BASE " map=color coloring=two-colors "
                                "color-high=#ff8000"));
}

TEST(files_go_into_the_folder_that_is_named)
{
    LatticeValues *values = given_recipe(&lattice_material, BASE);

    given_text(values, "output", "files");
    given_text(values, "file", "~");
    g_autoptr(LatticeSeries) series = given_series(values, &lattice_material);
    CHECK(strcmp(series->file, g_get_home_dir()) == 0);
    values = given_recipe(&lattice_material, BASE);
    given_text(values, "output", "files");
    given_text(values, "file", "~stones");
    CHECK(given_refuses(values, &lattice_material, "your own home folder"));
    /* Layers do not go into a folder. */
    values = given_recipe(&lattice_material, BASE);
    given_text(values, "file", "~stones");
    g_autoptr(LatticeSeries) layers = given_series(values, &lattice_material);
    CHECK(layers->file == NULL);
}

TEST(a_new_image_has_floats)
{
    LatticeValues *values = given_recipe(&lattice_material, BASE);

    given_text(values, "output", "new-image");
    g_autoptr(LatticeSeries) series = given_series(values, &lattice_material);
    CHECK(series->canvas == LATTICE_CANVAS_FLOAT);
}

TEST(seamless_maps_repeat_after_the_image)
{
    LatticeValues *values =
        given_recipe(&lattice_material, "lattice-noise/1 scale=8 seamless=yes");

    values->image = (LatticeExtent){100, 80};
    g_autoptr(LatticeSeries) series = given_series(values, &lattice_material);
    CHECK(given_picture_is(series, 7, "Normals",
                           "lattice-noise/1 scale=8 period-x=100 period-y=80 "
                           "map=normal"));
}

TEST(layers_keep_their_map_strength)
{
    g_autoptr(LatticeSeries) series = given_series(
        given_recipe(&lattice_material,
                     "lattice-noise/2 map-strength=64 layer=a relief=9"),
        &lattice_material);

    CHECK(given_picture_is(
        series, 7, "Normals",
        "lattice-noise/2 map=normal map-strength=64 layer=a relief=9"));
}

TEST(noise_of_steps_has_maps)
{
    g_autoptr(LatticeSeries) series = given_series(
        given_recipe(&lattice_material, "lattice-noise/1 algorithm=white"),
        &lattice_material);

    CHECK(given_picture_is(series, 7, "Normals",
                           "lattice-noise/1 algorithm=white map=normal"));
}
