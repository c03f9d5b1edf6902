/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Patterns.
 */
#include "given.h"
#include "pattern.h"

#define FOLDER "g" G_DIR_SEPARATOR_S "patterns" G_DIR_SEPARATOR_S

static LatticeValues *
values(const char *name, const char *file)
{
    LatticeValues *given =
        given_recipe(&lattice_pattern, "lattice-noise/1 scale=8 period-x=9");

    given_number(given, "width", 64);
    given_number(given, "height", 32);
    given_text(given, "name", name);
    given_text(given, "file", file);
    return given;
}

/* Whether a name and a file argument lead to a file, with "g" as the user's
 * folder of GIMP. */
static bool
leads_to(const char *name, const char *file, const char *expected)
{
    LatticeValues *given = values(name, file);
    LatticePattern *pattern = lattice_pattern_new(given, "g", NULL);
    const bool is = strcmp(pattern->file, expected) == 0;

    lattice_pattern_free(pattern);
    lattice_values_free(given);
    return is;
}

static void
width_and_height_become_the_periods(void)
{
    LatticeValues *given = values("", "");
    LatticePattern *pattern = lattice_pattern_new(given, "g", NULL);
    char *recipe = lattice_request_get_recipe(&pattern->request);

    CHECK(strcmp(recipe, "lattice-noise/1 scale=8 period-x=64 period-y=32") ==
          0);
    CHECK(strcmp(pattern->name, "Perlin, seed 0") == 0);
    g_free(recipe);
    lattice_pattern_free(pattern);
    lattice_values_free(given);
}

static void
four_tiles_show_the_seams(void)
{
    LatticeValues *given = values("", "");
    LatticePattern *pattern = lattice_pattern_new(given, "g", NULL);
    int width, height;
    char *recipe = lattice_pattern_show(pattern, &width, &height);

    CHECK(width == 2 * 64 && height == 2 * 32);
    CHECK(strcmp(recipe, "lattice-noise/1 scale=8 period-x=64 period-y=32") ==
          0);
    g_free(recipe);
    lattice_pattern_free(pattern);
    lattice_values_free(given);
}

static void
files_are_named_so_that_every_system_takes_them(void)
{
    CHECK(leads_to("", "", FOLDER "Perlin, seed 0.pat"));
    CHECK(leads_to("a/b\\c:d", "", FOLDER "a-b-c-d.pat"));
    CHECK(leads_to("../up", "", FOLDER "-.-up.pat"));
    CHECK(leads_to("a", "some/where.pat", "some/where.pat"));
}

static void
an_area_that_cells_do_not_fit_is_refused(void)
{
    LatticeValues *given = values("", "");
    GError *error = NULL;

    given_number(given, "width", 3);
    CHECK(lattice_pattern_new(given, "g", &error) == NULL);
    CHECK(given_error_says(error, "period-x is 3"));
    lattice_values_free(given);
}

static void
long_names_are_refused(void)
{
    char *name = g_strnfill(256, 'n');
    LatticeValues *given = values(name, "");
    GError *error = NULL;

    CHECK(lattice_pattern_new(given, "g", &error) == NULL);
    CHECK(given_error_says(error, "name is longer"));
    lattice_values_free(given);
    g_free(name);
}

int
main(void)
{
    RUN(width_and_height_become_the_periods);
    RUN(four_tiles_show_the_seams);
    RUN(files_are_named_so_that_every_system_takes_them);
    RUN(an_area_that_cells_do_not_fit_is_refused);
    RUN(long_names_are_refused);
    return check_end();
}
