/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Checks contact sheets, and the initial texts of their axes.
 */
#include "axis.h"
#include "given.h"

#define BASE "lattice-noise/1 scale=8"

static LatticeValues *
sheet(int rows, int columns, const char *down, const char *across)
{
    LatticeValues *values = given_recipe(&lattice_sheet, BASE);

    given_number(values, "rows", rows);
    given_number(values, "columns", columns);
    given_number(values, "cell", 20);
    given_text(values, "down", down);
    given_text(values, "across", across);
    return values;
}

static bool
lies_at(const LatticeSeries *series, guint i, int x, int y)
{
    const LatticeSeriesPicture *picture = lattice_series_get(series, i);

    return picture->x == x && picture->y == y;
}

TEST(seeds_count_on_row_by_row)
{
    g_autoptr(LatticeSeries) series =
        given_series(sheet(2, 3, "", ""), &lattice_sheet);

    CHECK(series->pictures->len == 6);
    CHECK(series->size.width == 20 && series->size.height == 20);
    CHECK(series->canvas_size.width == 68 && series->canvas_size.height == 44);
    CHECK(given_picture_is(series, 0, "seed=0", BASE));
    CHECK(given_picture_is(series, 5, "seed=5", BASE " seed=5"));
    CHECK(lies_at(series, 0, 0, 0));
    CHECK(lies_at(series, 5, 48, 24));
}

TEST(a_range_is_divided_evenly_and_ends_at_its_ends)
{
    g_autoptr(LatticeSeries) series = given_series(
        sheet(2, 6, "octaves=1..3", "persistence=0.1..0.6"), &lattice_sheet);

    CHECK(given_picture_is(series, 2, "octaves=1 persistence=0.3",
                           BASE " octaves=1 persistence=0.3"));
    CHECK(given_picture_is(series, 11, "octaves=3 persistence=0.6",
                           BASE " octaves=3 persistence=0.6"));
}

TEST(ranges_fall_and_may_be_negative)
{
    g_autoptr(LatticeSeries) series = given_series(
        sheet(1, 3, "z=-.5..7", "rotation=90..-90"), &lattice_sheet);

    CHECK(given_picture_is(series, 1, "z=-0.5 rotation=0", BASE " z=-0.5"));
    CHECK(given_picture_is(series, 2, "z=-0.5 rotation=-90",
                           BASE " z=-0.5 rotation=-90"));
}

TEST(a_list_has_its_own_number_of_places)
{
    g_autoptr(LatticeSeries) series = given_series(
        sheet(1, 1, "fractal=fbm,none", "color-low=#ff0000,#00ff00,#0000ff"),
        &lattice_sheet);

    CHECK(series->pictures->len == 6);
    CHECK(given_picture_is(series, 5, "fractal=none color-low=#0000ff",
                           BASE " fractal=none color-low=#0000ff"));
}

TEST(gradients_are_listed_with_semicolons)
{
    static const char first[] = "gradient=0:#ff0000,1:#00ff00";
    static const char second[] = "gradient=0:#0000ff,0.5:#ffffff,1:#000000";
    g_autofree char *list =
        g_strdup_printf("%s;%s", first, second + strlen("gradient="));
    g_autofree char *name = g_strdup_printf("octaves=2 %s", second);
    g_autofree char *recipe =
        g_strdup_printf(BASE " octaves=2 coloring=gradient %s", second);
    LatticeValues *values = sheet(1, 1, "octaves=1;2", list);

    given_text(values, "recipe", BASE " coloring=gradient");
    LatticeSeries *series = given_series(values, &lattice_sheet);

    CHECK(series->pictures->len == 4);
    CHECK(given_picture_is(series, 3, name, recipe));
    lattice_series_free(series);
    /* A single gradient also has commas, which do not separate values. */
    series = given_series(sheet(1, 1, "", first), &lattice_sheet);
    CHECK(series->pictures->len == 1);
    lattice_series_free(series);
}

TEST(an_axis_that_is_empty_counts_seeds)
{
    LatticeSeries *series =
        given_series(sheet(3, 2, "", "octaves=1..2"), &lattice_sheet);

    CHECK(given_picture_is(series, 5, "octaves=2 seed=2",
                           BASE " octaves=2 seed=2"));
    lattice_series_free(series);
    series = given_series(sheet(2, 3, "octaves=1..2", ""), &lattice_sheet);
    CHECK(given_picture_is(series, 5, "octaves=2 seed=2",
                           BASE " octaves=2 seed=2"));
    lattice_series_free(series);
}

TEST(an_axis_of_seeds_is_no_count)
{
    g_autoptr(LatticeSeries) series = given_series(
        sheet(2, 1, "seed=18446744073709551615,7", "z=0..1"), &lattice_sheet);

    CHECK(given_picture_is(series, 0, "seed=18446744073709551615 z=0",
                           BASE " seed=18446744073709551615 z=0"));
}

TEST(what_is_no_axis_is_refused)
{
    static const char *const axes[] = {
        "octaves", "=1..2", "octaves=", " octaves=1..2", "depth=1..2"};

    for (size_t i = 0; i < G_N_ELEMENTS(axes); i++) {
        CHECK(given_refuses(sheet(2, 2, axes[i], ""), &lattice_sheet,
                            "Rows (down) is"));
        CHECK(given_refuses(sheet(2, 2, "", axes[i]), &lattice_sheet,
                            "Columns (across) is"));
    }
    g_autofree char *many = g_strnfill(2 * 65536, ',');
    for (int i = 0; i < 2 * 65536; i += 2)
        many[i] = '1';
    g_autofree char *list = g_strconcat("z=", many, "1", NULL);
    CHECK(given_refuses(sheet(2, 2, list, ""), &lattice_sheet,
                        "65537 values: at most 32 are possible"));
    CHECK(given_refuses(sheet(2, 2, "z=1,,2", ""), &lattice_sheet, "(z) is"));
    CHECK(given_refuses(sheet(2, 2, "z=0..nan", ""), &lattice_sheet, "(z) is"));
}

/* Otherwise, all pictures would be the same. */
TEST(a_sheet_of_seeds_needs_seeds)
{
    static const char *const recipe = "lattice-noise/1 algorithm=perlin-2002";
    LatticeValues *values = given_recipe(&lattice_sheet, recipe);

    CHECK(given_refuses(values, &lattice_sheet, "Perlin 2002 has no seeds"));
    values = given_recipe(&lattice_sheet, recipe);
    given_number(values, "rows", 1);
    given_text(values, "across", "octaves=1..3");
    g_autoptr(LatticeSeries) series = given_series(values, &lattice_sheet);
    CHECK(series != NULL);
}

TEST(the_largest_seed_is_named_whole)
{
    g_autoptr(LatticeValues) values = given_recipe(&lattice_sheet, BASE);
    GError *error = NULL;

    given_number(values, "seed", -2);
    CHECK(!lattice_values_check(values, &error));
    CHECK(given_error_says(&error, "it must be between -1 and 2147483647"));
}

static bool
is_default(const char *key, const char *text)
{
    g_autofree char *written =
        lattice_axis_default_text(noise_parameter_find(key));

    return strcmp(written, text) == 0;
}

TEST(a_range_or_all_choices_are_written)
{
    CHECK(is_default("persistence", "persistence=0..1"));
    CHECK(is_default("kernel-radius", "kernel-radius=1..4") ||
          is_default("octaves", "octaves=1..10"));
    CHECK(is_default("invert", "invert=no,yes"));
}

TEST(the_beginning_of_each_parameter_is_an_axis)
{
    size_t n_parameters;
    const NoiseParameter *parameters = noise_parameters(&n_parameters);
    guint n_offered = 0;

    for (size_t i = 0; i < n_parameters; i++) {
        LatticeAxis axis;
        if (parameters[i].kind != NOISE_KIND_REAL &&
            parameters[i].kind != NOISE_KIND_CHOICE)
            continue;
        g_autofree char *written = lattice_axis_default_text(&parameters[i]);
        CHECK(lattice_axis_read(&axis, "down", written, 3, NULL));
        CHECK(axis.parameter == &parameters[i]);
        CHECK(axis.n_values == (parameters[i].kind == NOISE_KIND_CHOICE
                                    ? lattice_count_offered(&parameters[i])
                                    : 3));
        lattice_axis_clear(&axis);
        n_offered++;
    }
    CHECK(n_offered > 20);
}
