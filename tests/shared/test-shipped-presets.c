/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Checks the shipped presets, in the folder given as the program's argument: each
 * can be drawn, all differ, and the names of their layers are translated.
 */
#include <string.h>

#include <noise-core/layers.h>

#include "given.h"
#include "layer-list.h"
#include "pattern.h"
#include "presets.h"
#include "thumbnail.h"

/* At least this many presets are shipped. */
#define FEWEST 24

/* A thumbnail's side, in pixels, and its level.  It shows 256 x 256 pixels of
 * noise. */
#define SIDE  64
#define LEVEL 2

static const LatticePresets *presets;
static GPtrArray *list;

static const LatticePreset *
preset_at(guint number)
{
    return g_ptr_array_index(list, number);
}

TEST(all_are_read)
{
    size_t n_files = 0;
    GDir *files = g_dir_open(presets->shipped, 0, NULL);
    const char *file;

    while ((file = g_dir_read_name(files)) != NULL)
        n_files += g_str_has_suffix(file, ".recipe");
    g_dir_close(files);
    CHECK(list->len == n_files);
    CHECK(list->len >= FEWEST);
}

TEST(files_hold_recipes_in_their_shortest_form_in_a_line)
{
    for (guint i = 0; i < list->len; i++) {
        const LatticePreset *preset = preset_at(i);
        g_autofree char *name = g_strconcat(preset->name, ".recipe", NULL);
        g_autofree char *file = g_build_filename(presets->shipped, name, NULL);
        g_autofree char *line = g_strconcat(preset->recipe, "\n", NULL);
        g_autofree char *text = NULL;
        CHECK(g_file_get_contents(file, &text, NULL, NULL));
        CHECK(strcmp(text, line) == 0);
    }
}

TEST(names_suit_scripts)
{
    for (guint i = 0; i < list->len; i++) {
        const char *name = preset_at(i)->name;
        CHECK(strspn(name, "abcdefghijklmnopqrstuvwxyz-") == strlen(name));
    }
}

TEST(every_preset_has_a_label_and_every_label_a_preset)
{
    size_t n_listed;
    const PicturesPreset *listed = pictures_presets(&n_listed);

    for (guint i = 0; i < list->len; i++) {
        const LatticePreset *preset = preset_at(i);
        CHECK(pictures_preset_find(preset->name) != NULL);
        CHECK(!preset->is_own);
    }
    for (size_t i = 0; i < n_listed; i++) {
        g_autofree char *recipe =
            lattice_presets_load(presets, listed[i].name, NULL);
        CHECK(recipe != NULL);
    }
    CHECK(n_listed == list->len);
}

TEST(every_preset_has_a_group_and_every_group_a_preset)
{
    gboolean has_any[PICTURES_N_GROUPS] = {FALSE};

    for (guint i = 0; i < list->len; i++) {
        const PicturesGroup group = preset_at(i)->group;
        CHECK(group > PICTURES_GROUP_OWN && group < PICTURES_N_GROUPS);
        has_any[group] = TRUE;
    }
    for (int i = PICTURES_GROUP_OWN + 1; i < PICTURES_N_GROUPS; i++) {
        CHECK(has_any[i]);
        CHECK(*lattice_preset_group_label((PicturesGroup)i) != '\0');
    }
}

/* Walls, floors and boards are built from pieces, which grow with the image; fabrics
 * may grow more slowly. */
TEST(what_is_built_has_as_many_pieces_at_any_size)
{
    int n_built = 0;

    for (guint i = 0; i < list->len; i++) {
        const LatticePreset *preset = preset_at(i);
        const gboolean is_built = (preset->group == PICTURES_GROUP_WALLS ||
                                   preset->group == PICTURES_GROUP_WOOD ||
                                   preset->group == PICTURES_GROUP_GROUND ||
                                   preset->group == PICTURES_GROUP_METAL) &&
                                  strstr(preset->recipe, "=tiles ") != NULL &&
                                  strstr(preset->recipe, "=weave ") == NULL;
        if (is_built)
            CHECK(strstr(preset->recipe, "growth=") == NULL);
        n_built += is_built;
    }
    CHECK(n_built >= 15);
}

/* What the studio calls new layers and masks. */
static const char *const new_ones[] = {"color", "mask", "noise", NULL};

/* Removes the names of a preset's layers and masks, or those of its groups, from
 * `unused`.  Prints a name and returns FALSE if that is not in the list, occurs twice in
 * the preset, or has a number although no name without a number precedes it. */
static gboolean
takes_names(const LatticePreset *preset, gboolean of_groups, GHashTable *listed,
            GHashTable *unused)
{
    g_auto(GStrv) words = g_strsplit(preset->recipe, " ", -1);
    g_autoptr(GHashTable) own = g_hash_table_new(g_str_hash, g_str_equal);

    for (int i = 0; words[i] != NULL; i++) {
        const gboolean is_group = g_str_has_prefix(words[i], "group=");
        if ((!is_group && !g_str_has_prefix(words[i], "layer=") &&
             !g_str_has_prefix(words[i], "mask=")) ||
            is_group != of_groups || strcmp(words[i], "group=none") == 0)
            continue;
        const char *name = strchr(words[i], '=') + 1;
        const size_t length = strlen(name);
        /* The second layer or mask of the same name has a number. */
        const gboolean has_number = length > 2 && name[length - 2] == '-' &&
                                    g_ascii_isdigit(name[length - 1]);
        g_autofree char *stem = g_strndup(name, length - (has_number ? 2 : 0));
        if (!g_hash_table_contains(listed, stem) ||
            (has_number && !g_hash_table_contains(own, stem)) ||
            !g_hash_table_add(own, (gpointer)name)) {
            printf("# %s: %s\n", preset->name, words[i]);
            return FALSE;
        }
        g_hash_table_remove(unused, stem);
    }
    return TRUE;
}

TEST(layers_have_names_of_the_list_once_in_each_preset)
{
    g_autoptr(GHashTable) listed = g_hash_table_new(g_str_hash, g_str_equal);
    g_autoptr(GHashTable) unused = g_hash_table_new(g_str_hash, g_str_equal);
    size_t n;
    const PicturesLayerName *names = pictures_layer_names(&n);
    gboolean are_good = TRUE;

    for (size_t i = 0; i < n; i++) {
        CHECK(g_hash_table_add(listed, (gpointer)names[i].name));
        g_hash_table_add(unused, (gpointer)names[i].name);
    }
    for (guint i = 0; i < list->len; i++) {
        are_good &= takes_names(preset_at(i), FALSE, listed, unused);
        are_good &= takes_names(preset_at(i), TRUE, listed, unused);
    }
    CHECK(are_good);
    for (int i = 0; new_ones[i] != NULL; i++)
        CHECK(g_hash_table_remove(unused, new_ones[i]));
    for (size_t i = 0; i < n; i++) {
        if (g_hash_table_contains(unused, names[i].name))
            printf("# no preset has %s\n", names[i].name);
    }
    CHECK(g_hash_table_size(unused) == 0);
}

/* The studio's list shows a material at a glance. */
TEST(folded_presets_have_few_rows)
{
    enum { MOST_ROWS = 8 };
    g_autoptr(GHashTable) folded = g_hash_table_new(g_str_hash, g_str_equal);

    for (guint i = 0; i < list->len; i++) {
        g_autoptr(NoiseRecipe) recipe =
            noise_recipe_parse(preset_at(i)->recipe, NULL);
        g_autoptr(GArray) places = lattice_layers_list(recipe, folded);
        /* The first row is the whole picture's. */
        if (places->len - 1 > MOST_ROWS)
            printf("# %s: %u rows\n", preset_at(i)->name, places->len - 1);
        CHECK(places->len - 1 <= MOST_ROWS);
    }
}

static NoiseRecipe *
parse(const LatticePreset *preset)
{
    NoiseRecipe *recipe = noise_recipe_parse(preset->recipe, NULL);

    CHECK(recipe != NULL);
    return recipe;
}

/* Computes the shares of a preset's pixels whose gray, before they are colored and
 * lit, is dark or bright. */
static void
find_shares(const LatticePreset *preset, double *dark, double *bright)
{
    static float pixels[4 * 256 * 256];
    const NoiseRegion region = {.width = 256, .height = 256};
    g_autoptr(NoiseRecipe) recipe = parse(preset);
    NoiseParams *params = noise_recipe_edit(recipe);
    int n_dark = 0, n_bright = 0;

    if (params->coloring == NOISE_COLORING_TWO_COLORS ||
        params->coloring == NOISE_COLORING_CELLS ||
        params->coloring == NOISE_COLORING_GRADIENT)
        params->coloring = NOISE_COLORING_GRAY;
    params->relief = 0;
    params->low = 0;
    params->high = 1;
    NoisePlan *plan = noise_plan_new(recipe, NULL);
    const int n_channels = noise_plan_channels(plan);
    CHECK(noise_render(plan, &region, pixels, (ptrdiff_t)256 * n_channels));
    noise_plan_free(plan);
    for (int i = 0; i < 256 * 256; i++) {
        n_dark += pixels[i * n_channels] < 0.3F;
        n_bright += pixels[i * n_channels] >= 0.7F;
    }
    *dark = n_dark / (256.0 * 256.0);
    *bright = n_bright / (256.0 * 256.0);
}

/* Highlights or cracks may be rare, but there must be some.  Skips presets with
 * layers, which have no single gray. */
TEST(dark_and_bright_are_both_met)
{
    for (guint i = 0; i < list->len; i++) {
        const LatticePreset *preset = preset_at(i);
        g_autoptr(NoiseRecipe) recipe = parse(preset);
        if (noise_recipe_count_layers(recipe) > 0)
            continue;
        double dark, bright;
        find_shares(preset, &dark, &bright);
        printf("# %s: %.1f %% dark, %.1f %% bright\n", preset->name, 100 * dark,
               100 * bright);
        CHECK(dark > 0.002);
        CHECK(bright > 0.002);
    }
}

/* Returns the mean difference between two thumbnails' colors, from 0 to 255. */
static double
find_difference(const guint8 *one, const guint8 *other)
{
    double sum = 0;

    for (int i = 0; i < SIDE * SIDE * 4; i++)
        sum += abs(one[i] - other[i]);
    return sum / (SIDE * SIDE * 3);
}

TEST(no_two_look_alike)
{
    const size_t size = (size_t)SIDE * SIDE * 4;
    g_autofree guint8 *thumbnails = g_malloc(list->len * size);
    double least = 255;

    for (guint i = 0; i < list->len; i++) {
        CHECK(lattice_thumbnail_draw(preset_at(i)->recipe, SIDE, SIDE, LEVEL,
                                     thumbnails + i * size, NULL, NULL));
        for (guint k = 0; k < i; k++) {
            const double difference =
                find_difference(thumbnails + i * size, thumbnails + k * size);
            if (difference < least)
                printf("# %s and %s: %.1f\n", preset_at(i)->name,
                       preset_at(k)->name, difference);
            least = MIN(least, difference);
        }
    }
    CHECK(least > 5);
}

/* Rings around a single place have no lattice that could be bent. */
TEST(every_look_but_rings_makes_a_pattern_of_any_size)
{
    static const int sizes[] = {64, 256, 1000};
    int n_rings = 0;

    for (guint i = 0; i < list->len * G_N_ELEMENTS(sizes); i++) {
        const char *recipe = preset_at(i % list->len)->recipe;
        LatticeValues *values = given_recipe(&lattice_pattern, recipe);
        g_autoptr(GError) error = NULL;
        given_number(values, "width", sizes[i / list->len]);
        given_number(values, "height", sizes[i / list->len]);
        values->settings = "g";
        g_autoptr(LatticeSeries) pattern =
            given_make(values, &lattice_pattern, &error);
        n_rings += pattern == NULL;
        CHECK(pattern != NULL || strstr(recipe, "wave-shape=rings") != NULL);
        CHECK(pattern != NULL || strstr(error->message, "cannot tile") != NULL);
    }
    CHECK(n_rings == 3 * G_N_ELEMENTS(sizes));
}

int
main(int argc, char **argv)
{
    presets = &(LatticePresets){.shipped = argc > 1 ? argv[1] : NULL};
    list = lattice_presets_list(presets);
    const int status = check_run_all();
    g_ptr_array_unref(list);
    return status;
}
