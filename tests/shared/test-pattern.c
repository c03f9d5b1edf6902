/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Patterns.
 */
#include "given.h"
#include "pattern.h"

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

/* Whether a name and a file argument lead to a file in the folder "p". */
static bool
leads_to(const char *name, const char *file, const char *expected)
{
    LatticeValues *given = values(name, file);
    LatticePattern *pattern = lattice_pattern_new(given, NULL);
    char *found = lattice_pattern_find_file(pattern, given, "p");
    const bool is = strcmp(found, expected) == 0;

    g_free(found);
    lattice_pattern_free(pattern);
    lattice_values_free(given);
    return is;
}

static void
width_and_height_become_the_periods(void)
{
    LatticeValues *given = values("", "");
    LatticePattern *pattern = lattice_pattern_new(given, NULL);
    char *recipe = lattice_request_get_recipe(&pattern->request);

    CHECK(strcmp(recipe, "lattice-noise/1 scale=8 period-x=64 period-y=32") ==
          0);
    CHECK(strcmp(pattern->name, "Perlin, seed 0") == 0);
    g_free(recipe);
    lattice_pattern_free(pattern);
    lattice_values_free(given);
}

static void
files_are_named_so_that_every_system_takes_them(void)
{
    CHECK(leads_to("", "", "p" G_DIR_SEPARATOR_S "Perlin, seed 0.pat"));
    CHECK(leads_to("a/b\\c:d", "", "p" G_DIR_SEPARATOR_S "a-b-c-d.pat"));
    CHECK(leads_to("../up", "", "p" G_DIR_SEPARATOR_S "-.-up.pat"));
    CHECK(leads_to("a", "some/where.pat", "some/where.pat"));
}

static void
an_area_that_cells_do_not_fit_is_refused(void)
{
    LatticeValues *given = values("", "");
    GError *error = NULL;

    given_number(given, "width", 3);
    CHECK(lattice_pattern_new(given, &error) == NULL);
    CHECK(given_error_says(error, "period-x is 3"));
    lattice_values_free(given);
}

static void
long_names_are_refused(void)
{
    char *name = g_strnfill(256, 'n');
    LatticeValues *given = values(name, "");
    GError *error = NULL;

    CHECK(lattice_pattern_new(given, &error) == NULL);
    CHECK(given_error_says(error, "name is longer"));
    lattice_values_free(given);
    g_free(name);
}

int
main(void)
{
    RUN(width_and_height_become_the_periods);
    RUN(files_are_named_so_that_every_system_takes_them);
    RUN(an_area_that_cells_do_not_fit_is_refused);
    RUN(long_names_are_refused);
    return check_end();
}
