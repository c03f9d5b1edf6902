/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Checks how pictures are named after presets: the shipped ones, in the folder given
 * as the program's argument, and the user's own, in a temporary folder.  Also checks
 * that looks fit any image.
 */
#include "look.h"

#include "folder.h"
#include "given.h"

static const LatticePresets *presets;

static bool
is_called_in(const GPtrArray *list, const LatticeRequest *request,
             const char *name)
{
    g_autofree char *found = lattice_look_name(list, request, NULL);

    if (strcmp(found, name) != 0)
        printf("# %s\n", found);
    return strcmp(found, name) == 0;
}

static bool
is_called(const LatticeRequest *request, const char *name)
{
    g_autoptr(GPtrArray) list = lattice_presets_list(presets);

    return is_called_in(list, request, name);
}

static LatticeRequest
given_preset(const char *name)
{
    g_autofree char *recipe = lattice_presets_load(presets, name, NULL);

    return given_request(recipe);
}

TEST(every_preset_is_called_by_its_label)
{
    g_autoptr(GPtrArray) list = lattice_presets_list(presets);

    CHECK(list->len > 0);
    for (guint i = 0; i < list->len; i++) {
        const LatticePreset *preset = g_ptr_array_index(list, i);
        g_auto(LatticeRequest) request = given_preset(preset->name);
        /* Use the same list each time, as a dialog does, because reading the list
         * reads all recipes. */
        CHECK(is_called_in(list, &request, preset->label));
    }
}

TEST(another_seed_and_other_edges_are_the_same_look)
{
    g_auto(LatticeRequest) request = given_preset("clouds");

    NoiseParams *noise = noise_recipe_edit(request.recipe);
    noise->seed = 18446744073709551615U;
    noise->size = 50;
    noise->offset_x = 12;
    noise->offset_y = 12;
    CHECK(is_called(&request, "Clouds"));
    noise->period_x = 3000;
    noise->period_y = 2000;
    CHECK(is_called(&request, "Clouds"));
}

TEST(what_looks_otherwise_is_called_by_its_algorithm)
{
    g_auto(LatticeRequest) request = given_preset("clouds");

    noise_recipe_edit(request.recipe)->contrast += 20.0;
    CHECK(is_called(&request, "Perlin noise"));
    CHECK(lattice_request_set_recipe(
        &request, "lattice-noise/1 algorithm=cellular seed=5", NULL));
    CHECK(is_called(&request, "Cellular noise"));
}

/* True if the preset with this name is found for a recipe or, if the name is NULL,
 * if none is found. */
static bool
looks_like(const char *recipe, const char *name)
{
    g_autoptr(GPtrArray) list = lattice_presets_list(presets);
    g_auto(LatticeRequest) request = {.recipe = NULL};
    const LatticePreset *found = lattice_request_parse(&request, recipe, NULL)
                                     ? lattice_look_find(list, request.recipe)
                                     : lattice_look_find(list, NULL);

    return g_strcmp0(found != NULL ? found->name : NULL, name) == 0;
}

TEST(an_own_one_is_preferred_to_a_shipped_one)
{
    g_autofree char *clouds = lattice_presets_load(presets, "clouds", NULL);

    CHECK(looks_like(clouds, "clouds"));
    CHECK(lattice_presets_save(presets, "mine", clouds, FALSE, NULL));
    CHECK(looks_like(clouds, "mine"));
    CHECK(lattice_presets_delete(presets, "mine", NULL));
    CHECK(looks_like(clouds, "clouds"));
}

TEST(some_recipes_have_no_look)
{
    CHECK(looks_like("lattice-noise/1", NULL));
    CHECK(looks_like("no recipe", NULL));
}

TEST(a_changed_look_keeps_its_name)
{
    g_autoptr(GPtrArray) list = lattice_presets_list(presets);
    g_auto(LatticeRequest) request = given_preset("marble");
    g_auto(LatticeRequest) marble = given_preset("marble");

    noise_recipe_edit(request.recipe)->octaves = 3.0;
    g_autofree char *changed = lattice_look_name(list, &request, "marble");
    CHECK(strcmp(changed, "Marble (changed)") == 0);
    g_autofree char *unknown = lattice_look_name(list, &request, "gone");
    CHECK(strcmp(unknown, "Perlin noise") == 0);
    g_autofree char *same = lattice_look_name(list, &marble, "clouds");
    CHECK(strcmp(same, "Marble") == 0);
}

TEST(other_layers_are_called_by_the_lowest_one)
{
    g_auto(LatticeRequest) request =
        given_request("lattice-noise/2 seed=5 layer=fine-cracks layer=moss");
    g_autofree char *name = lattice_look_name_picture(&request, NULL);

    CHECK(is_called(&request, "Fine cracks"));
    CHECK(strcmp(name, "Fine cracks, seed 5") == 0);
}

TEST(without_presets_there_are_names_too)
{
    const LatticePresets *none = &(LatticePresets){.own = NULL};
    g_auto(LatticeRequest) request = given_request("lattice-noise/1");
    g_autoptr(GPtrArray) list = lattice_presets_list(none);
    g_autofree char *name = lattice_look_name(list, &request, NULL);

    CHECK(strcmp(name, "Perlin noise") == 0);
}

/* ---- Sizes -------------------------------------------------------------- */

#define BASE "lattice-noise/1"

static bool
fits_as(const char *look, int width, int height, const char *expected)
{
    g_auto(LatticeRequest) request = given_request(look);

    lattice_look_fit(&request, LATTICE_LOOK_EXTENT,
                     (LatticeExtent){width, height});
    return given_has_recipe(&request, expected);
}

TEST(looks_grow_with_the_shorter_side)
{
    CHECK(fits_as(BASE, 512, 512, BASE));
    CHECK(fits_as(BASE, 1920, 1080, BASE " size=211"));
    CHECK(fits_as(BASE, 4000, 6000, BASE " size=781"));
    CHECK(fits_as(BASE " size=50", 1024, 2000, BASE));
    CHECK(
        fits_as(BASE " growth=root", 2048, 4000, BASE " size=200 growth=root"));
    CHECK(fits_as(BASE " growth=root", 128, 128, BASE " size=50 growth=root"));
    CHECK(fits_as(BASE " growth=none size=99.5 offset-x=7", 4000, 4000,
                  BASE " size=99.5 offset-x=7 growth=none"));
    CHECK(fits_as(BASE, 32, 32, BASE " size=6.25"));
    CHECK(fits_as(BASE, 2, 2, BASE " size=0.390625"));
    CHECK(fits_as(BASE " size=1", 2, 2, BASE " size=0.01"));
    CHECK(fits_as(BASE, 500000, 500000, BASE " size=10000"));
}

TEST(offsets_grow_as_well)
{
    CHECK(fits_as(BASE " offset-x=200 offset-y=-30", 2000, 1024,
                  BASE " size=200 offset-x=400 offset-y=-60"));
    CHECK(
        fits_as(BASE " offset-x=200", 256, 256, BASE " size=50 offset-x=100"));
    CHECK(fits_as(BASE " offset-x=0.3", 512, 512, BASE " offset-x=0.3"));
}

TEST(kept_looks_come_back)
{
    const LatticeExtent image = {4000, 3000};
    g_auto(LatticeRequest) request = given_request(BASE " size=586");

    lattice_look_fit(&request, image, LATTICE_LOOK_EXTENT);
    CHECK(given_has_recipe(&request, BASE));
    lattice_look_fit(&request, LATTICE_LOOK_EXTENT, image);
    CHECK(given_has_recipe(&request, BASE " size=586"));
    CHECK(lattice_request_set_recipe(
        &request, BASE " size=586 offset-x=103 offset-y=-0.3", NULL));
    lattice_look_fit(&request, image, LATTICE_LOOK_EXTENT);
    lattice_look_fit(&request, LATTICE_LOOK_EXTENT, image);
    CHECK(given_has_recipe(&request,
                           BASE " size=586 offset-x=103 offset-y=-0.3"));
}

static bool
is_covered(const char *ground, const char *name, const char *expected)
{
    g_autofree char *own_name = g_strdup(name);
    g_autofree char *recipe = g_strdup("lattice-noise/2 layer=a layer=b");
    const LatticePreset covering = {.name = own_name, .recipe = recipe};
    g_autofree char *text =
        lattice_look_cover(ground, &covering, (LatticeExtent){64, 64});

    return g_strcmp0(text, expected) == 0;
}

TEST(coverings_arrive_as_groups_with_their_names)
{
#define SNOW "lattice-noise/2 layer=ground group=snow layer=a layer=b"
    CHECK(is_covered("lattice-noise/1", "over-snow", SNOW));
    CHECK(is_covered(SNOW, "over-snow", SNOW " group=snow-2 layer=a layer=b"));
    CHECK(is_covered(
        "lattice-noise/1", "Schnee, süß",
        "lattice-noise/2 layer=ground group=Schnee--s-- layer=a layer=b"));
}

static bool
becomes(const char *recipe, LatticeExtent to, const char *expected)
{
    const LatticeExtent from = {1920, 1080};
    g_autofree char *fitted = lattice_look_fit_recipe(recipe, from, to);

    return strcmp(fitted, expected) == 0;
}

TEST(an_images_recipe_is_fitted_to_another_picture)
{
    const LatticeExtent frame = {400, 270}, same = {1080, 1080}, none = {0, 0};

    CHECK(becomes(BASE " size=211", frame, BASE " size=53"));
    CHECK(becomes(BASE " period-x=1920 period-y=1080", frame,
                  BASE " size=25 seamless=yes"));
    CHECK(becomes(BASE " size=33.3", same, BASE " size=33.3"));
    CHECK(becomes(BASE " size=211", none, BASE " size=211"));
    CHECK(becomes("no recipe", frame, "no recipe"));
}

int
main(int argc, char **argv)
{
    if (argc != 2)
        return 2;
    g_autofree char *own = folder_new();
    presets = &(LatticePresets){.shipped = argv[1], .own = own};
    const int status = check_run_all();
    folder_remove(own);
    return status;
}
