/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Checks the sheet of other seeds and values around a picture.
 */
#include "explorer.h"

#include "given.h"

#define BASE "lattice-noise/1"

G_DEFINE_AUTOPTR_CLEANUP_FUNC(LatticeExplorer, lattice_explorer_free)

/* Makes a sheet around a recipe. `down` and `across` are parameters' keys, or NULL
 * for seeds. */
static LatticeExplorer *
explore(const char *recipe, const char *down, const char *across)
{
    g_auto(LatticeRequest) request = given_request(recipe);

    return lattice_explorer_new(
        &request, down != NULL ? noise_parameter_find(down) : NULL,
        across != NULL ? noise_parameter_find(across) : NULL);
}

static void
follow(LatticeExplorer *explorer, const char *recipe)
{
    g_auto(LatticeRequest) request = given_request(recipe);

    lattice_explorer_follow(explorer, &request);
}

/* True if a picture has this recipe or, if `expected` is NULL, if it is refused. */
static bool
shows(const LatticeExplorer *explorer, guint row, guint column,
      const char *expected)
{
    g_auto(LatticeRequest) request = {.recipe = NULL};

    if (!lattice_axes_get(&explorer->axes, row, column, &request, NULL))
        return expected == NULL;
    g_autofree char *recipe = lattice_recipe_print(request.recipe);
    if (g_strcmp0(recipe, expected) == 0)
        return true;
    printf("# row %u, column %u: %s\n", row, column, recipe);
    return false;
}

/* True if an axis has these headings, separated by spaces. */
static bool
is_headed(const LatticeExplorer *explorer, const LatticeAxis *axis,
          const char *expected)
{
    g_autoptr(GString) line = g_string_new(NULL);

    for (guint i = 0; i < axis->n_values; i++) {
        g_autofree char *heading =
            lattice_explorer_get_heading(explorer, axis, i);
        g_string_append_printf(line, "%s%s", i == 0 ? "" : " ",
                               heading != NULL ? heading : "-");
    }
    if (strcmp(line->str, expected) == 0)
        return true;
    printf("# headings: %s\n", line->str);
    return false;
}

TEST(seeds_begin_with_the_present_one_and_count_on)
{
    g_autoptr(LatticeExplorer) explorer =
        explore(BASE " scale=20 seed=7", NULL, NULL);

    CHECK(lattice_explorer_count_seeds(explorer) == 16);
    CHECK(shows(explorer, 0, 0, BASE " scale=20 seed=7"));
    CHECK(shows(explorer, 0, 1, BASE " scale=20 seed=8"));
    CHECK(shows(explorer, 3, 3, BASE " scale=20 seed=22"));
    CHECK(is_headed(explorer, &explorer->axes.down, "- - - -"));
}

TEST(seeds_count_on_past_those_of_a_dialog)
{
    g_autoptr(LatticeExplorer) explorer =
        explore(BASE " seed=2147483646", NULL, NULL);

    CHECK(shows(explorer, 0, 1, BASE " seed=2147483647"));
    CHECK(shows(explorer, 0, 2, BASE " seed=2147483648"));
}

TEST(more_seeds_come_and_go_back_to_the_first)
{
    g_autoptr(LatticeExplorer) explorer = explore(BASE " seed=7", NULL, NULL);

    lattice_explorer_turn(explorer, FALSE);
    CHECK(shows(explorer, 0, 0, BASE " seed=7"));
    lattice_explorer_turn(explorer, TRUE);
    CHECK(shows(explorer, 0, 0, BASE " seed=23"));
    lattice_explorer_turn(explorer, TRUE);
    CHECK(shows(explorer, 3, 3, BASE " seed=54"));
    CHECK(explorer->n_turned == 2);
    lattice_explorer_turn(explorer, FALSE);
    lattice_explorer_turn(explorer, FALSE);
    CHECK(shows(explorer, 0, 0, BASE " seed=7") && explorer->n_turned == 0);
}

TEST(numbers_are_spread_over_the_slider_with_the_present_one_among_them)
{
    g_autoptr(LatticeExplorer) explorer =
        explore(BASE " persistence=0.37 octaves=12", "persistence", "octaves");

    CHECK(is_headed(explorer, &explorer->axes.down, "0 0.37 0.5 0.75 1"));
    /* 12 is beyond the end of the slider, which is 10. */
    CHECK(is_headed(explorer, &explorer->axes.across, "1 3.3 5.5 7.8 12"));
    CHECK(lattice_explorer_count_seeds(explorer) == 0);
    CHECK(shows(explorer, 1, 4, BASE " octaves=12 persistence=0.37"));
    CHECK(shows(explorer, 4, 0, BASE " octaves=1 persistence=1"));
}

TEST(the_sliders_gamma_gives_small_numbers_more_room)
{
    g_autoptr(LatticeExplorer) explorer = explore(BASE, "scale", NULL);

    CHECK(is_headed(explorer, &explorer->axes.down, "1 16.98 64 432.58 1024"));
}

TEST(all_choices_are_there)
{
    g_autoptr(LatticeExplorer) explorer =
        explore(BASE " seed=5", NULL, "dimensions");

    CHECK(is_headed(explorer, &explorer->axes.across, "One Two Three Four"));
    CHECK(is_headed(explorer, &explorer->axes.down, "5 6 7 8"));
    CHECK(lattice_explorer_count_seeds(explorer) == 4);
    CHECK(shows(explorer, 2, 3, BASE " seed=7 dimensions=four"));
}

TEST(what_cannot_be_drawn_is_refused_alone)
{
    g_autoptr(LatticeExplorer) explorer =
        explore(BASE " algorithm=cellular", "dimensions", NULL);
    g_auto(LatticeRequest) request = {.recipe = NULL};
    GError *error = NULL;

    CHECK(shows(explorer, 1, 0, BASE " algorithm=cellular"));
    CHECK(shows(explorer, 3, 0, NULL));
    CHECK(!lattice_axes_get(&explorer->axes, 0, 0, &request, &error));
    CHECK(error != NULL && strstr(error->message, "Dimensions is one") != NULL);
    g_clear_error(&error);
}

TEST(following_a_picture_of_the_sheet_leaves_the_sheet)
{
    g_autoptr(LatticeExplorer) explorer = explore(BASE " seed=7", NULL, NULL);

    lattice_explorer_turn(explorer, TRUE);
    follow(explorer, BASE " scale=30 seed=25");
    CHECK(shows(explorer, 0, 0, BASE " scale=30 seed=23"));
    CHECK(explorer->n_turned == 1);
    follow(explorer, BASE " seed=7");
    CHECK(shows(explorer, 0, 0, BASE " seed=7") && explorer->n_turned == 0);

    g_autoptr(LatticeExplorer) values =
        explore(BASE " persistence=0.37", "persistence", "octaves");
    follow(values, BASE " persistence=1 octaves=7.8");
    CHECK(is_headed(values, &values->axes.down, "0 0.37 0.5 0.75 1"));
    follow(values, BASE " persistence=0.9");
    CHECK(is_headed(values, &values->axes.down, "0 0.25 0.5 0.75 0.9"));
}

TEST(parameters_that_change_the_picture_are_offered)
{
    g_auto(LatticeRequest) request = given_request(BASE " algorithm=cellular");

    CHECK(lattice_explorer_offers(&request, noise_parameter_find("jitter")));
    CHECK(lattice_explorer_offers(&request, noise_parameter_find("feature")));
    CHECK(!lattice_explorer_offers(&request,
                                   noise_parameter_find("interpolation")));
    CHECK(!lattice_explorer_offers(&request, noise_parameter_find("seed")));
    CHECK(
        !lattice_explorer_offers(&request, noise_parameter_find("color-low")));
}

/* True if thumbnails with a side of 100 pixels show this part of an image. */
static bool
shows_of(const char *recipe, LatticeExtent image, int width, int height)
{
    g_auto(LatticeRequest) request = given_request(recipe);
    const LatticeExtent shown =
        lattice_explorer_find_shown(&request, image, 100);

    if (shown.width == width && shown.height == height)
        return true;
    printf("# %d x %d\n", shown.width, shown.height);
    return false;
}

TEST(thumbnails_show_the_whole_image)
{
    const LatticeExtent image = {1920, 1080};

    CHECK(shows_of(BASE " scale=64", image, 1920, 1080));
    CHECK(shows_of(BASE " scale=64 size=1000", image, 1920, 1080));
    CHECK(shows_of("lattice-noise/2 layer=fine scale=2", image, 1920, 1080));
    CHECK(shows_of(BASE, (LatticeExtent){60, 40}, 60, 40));
}

TEST(thumbnails_of_a_fine_noise_show_a_part_in_which_its_cells_are_seen)
{
    const LatticeExtent image = {2000, 1000};

    CHECK(shows_of(BASE " scale=20", image, 1000, 500));
    CHECK(shows_of(BASE " scale=40 size=50", image, 1000, 500));
    CHECK(shows_of(BASE " scale=5 stretch=4", image, 1000, 500));
    CHECK(shows_of(BASE " scale=1", image, 100, 50));
}
