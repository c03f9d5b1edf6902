/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Checks patterns.
 */
#include "given.h"
#include "pattern.h"

#define FOLDER "g" G_DIR_SEPARATOR_S "patterns" G_DIR_SEPARATOR_S

static LatticeValues *
given_pattern(const char *name, const char *file)
{
    LatticeValues *given =
        given_recipe(&lattice_pattern, "lattice-noise/1 scale=8 period-x=9");

    given_number(given, "width", 64);
    given_number(given, "height", 32);
    given_text(given, "name", name);
    given_text(given, "file", file);
    given->settings = "g";
    return given;
}

/* True if the arguments `name` and `file` result in this path.  The folder of GIMP's
 * settings is "g". */
static bool
leads_to(const char *name, const char *file, const char *expected)
{
    g_autoptr(LatticeSeries) pattern =
        given_series(given_pattern(name, file), &lattice_pattern);

    return strcmp(pattern->file, expected) == 0;
}

TEST(width_and_height_become_the_periods)
{
    g_autoptr(LatticeSeries) pattern =
        given_series(given_pattern("", ""), &lattice_pattern);

    CHECK(given_picture_is(pattern, 0, "Perlin, seed 0",
                           "lattice-noise/1 scale=8 period-x=64 period-y=32"));
}

TEST(seamless_is_what_a_pattern_is_anyhow)
{
    LatticeValues *given = given_pattern("", "");

    given_text(given, "recipe", "lattice-noise/1 scale=8 seamless=yes");
    g_autoptr(LatticeSeries) pattern = given_series(given, &lattice_pattern);
    CHECK(given_picture_is(pattern, 0, "Perlin, seed 0",
                           "lattice-noise/1 scale=8 period-x=64 period-y=32"));
}

TEST(four_tiles_show_the_seams)
{
    g_autoptr(LatticeSeries) pattern =
        given_series(given_pattern("", ""), &lattice_pattern);
    LatticeShown shown;

    lattice_series_show(pattern, &shown);
    CHECK(shown.size.width == 2 * 64 && shown.size.height == 2 * 32);
    CHECK(strcmp(shown.recipes[0],
                 "lattice-noise/1 scale=8 period-x=64 period-y=32") == 0);
    CHECK(shown.recipes[1] == NULL);
    g_strfreev(shown.recipes);
}

TEST(files_are_named_so_that_every_system_takes_them)
{
    CHECK(leads_to("", "", FOLDER "Perlin, seed 0.pat"));
    CHECK(leads_to("a/b\\c:d", "", FOLDER "a-b-c-d.pat"));
    CHECK(leads_to("../up", "", FOLDER "-.-up.pat"));
    CHECK(leads_to("a", "/some/where.pat", "/some/where.pat"));
    CHECK(leads_to("a", "/", "/a.pat"));
    /* This folder does not exist yet. */
    CHECK(leads_to("a", "/some/where/", "/some/where/a.pat"));
}

TEST(a_tilde_is_the_home_folder)
{
    g_autofree char *file =
        g_build_filename(g_get_home_dir(), "missing", "a.pat", NULL);

    CHECK(leads_to("b", "~/missing/a.pat", file));
    CHECK(given_refuses(given_pattern("b", "~a/b.pat"), &lattice_pattern,
                        "Folder (file) is \"~a/b.pat\": \"~\" can only"));
}

TEST(relative_paths_begin_where_gimp_was_started)
{
    g_autofree char *start = g_get_current_dir();
    g_autofree char *file = g_build_filename(start, "some", "where.pat", NULL);
    g_autofree char *named = g_build_filename(start, "some", "a.pat", NULL);

    CHECK(leads_to("a", "some/where.pat", file));
    CHECK(leads_to("a", "some/", named));
}

/* A pattern's name may have 255 bytes, and so may a file's name, including its
 * extension. */
TEST(long_names_are_cut_for_files)
{
    for (int n = 240; n <= 255; n++) {
        g_autofree char *name = g_strnfill((gsize)n, 'n');
        g_autofree char *wide = g_strdup(name);
        g_autofree char *file =
            g_strdup_printf(FOLDER "%.*s.pat", n < 251 ? n : 251, name);
        CHECK(leads_to(name, "", file));
        /* A character of two bytes is never cut in half. */
        memcpy(wide + n - 2, "\xc3\xa9", 2);
        g_autofree char *wide_file = g_strdup_printf(
            FOLDER "%.*s.pat", n == 252 ? 250 : (n < 251 ? n : 251), wide);
        CHECK(leads_to(wide, "", wide_file));
    }
}

TEST(cells_larger_than_the_tile_become_smaller)
{
    LatticeValues *given = given_pattern("", "");

    given_number(given, "width", 5);
    g_autoptr(LatticeSeries) pattern = given_series(given, &lattice_pattern);
    const NoiseParams *noise = given_params(pattern, 0);
    CHECK(noise->period_x == 5.0 && noise->size < 100.0);
}

TEST(an_area_that_no_cells_fit_is_refused)
{
    LatticeValues *given = given_pattern("", "");

    given_text(given, "recipe",
               "lattice-noise/1 algorithm=waves wave-shape=rings");
    CHECK(given_refuses(given, &lattice_pattern, "rings around one point"));
}

TEST(long_names_are_refused)
{
    g_autofree char *name = g_strnfill(256, 'n');

    CHECK(given_refuses(given_pattern(name, ""), &lattice_pattern,
                        "Name is longer"));
}
