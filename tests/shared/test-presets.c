/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Checks presets in temporary folders, and that a refusal changes no file.
 */
#include "presets.h"

#include <string.h>

#include "check.h"
#include "folder.h"

static const char shipped_recipe[] = "lattice-noise/1 seed=1";
static const char recipe[] = "lattice-noise/1 algorithm=value scale=9";
static const char other_recipe[] = "lattice-noise/1 scale=17";

static const LatticePresets *presets;

/* ---- A folder for each check ------------------------------------------ */

static void
write_file(const char *folder, const char *name, const char *text, int length)
{
    g_autofree char *file = g_build_filename(folder, name, NULL);

    g_mkdir_with_parents(folder, 0700);
    CHECK(g_file_set_contents(file, text, length, NULL));
}

static void
run(const char *name, void (*test)(void))
{
    g_autofree char *folder = folder_new();
    g_autofree char *shipped = g_build_filename(folder, "shipped", NULL);
    g_autofree char *own = g_build_filename(folder, "own", "presets", NULL);

    write_file(shipped, "fog.recipe", shipped_recipe, -1);
    write_file(shipped, "agate.recipe", shipped_recipe, -1);
    presets = &(LatticePresets){.shipped = shipped, .own = own};
    check_run(name, test);
    folder_remove(folder);
}

/* True if a preset has this recipe or, if `expected` is NULL, if there is no such
 * preset. */
static gboolean
draws(const char *name, const char *expected)
{
    g_autofree char *loaded = lattice_presets_load(presets, name, NULL);

    return g_strcmp0(loaded, expected) == 0;
}

/* True if a refusal names the preset and contains these words.  Clears the error. */
static gboolean
says(GError **error, const char *name, const char *words)
{
    g_autofree char *start = g_strdup_printf("Preset is \"%s\": ", name);
    const gboolean is_said = *error != NULL &&
                             g_str_has_prefix((*error)->message, start) &&
                             strstr((*error)->message, words) != NULL;

    if (!is_said)
        printf("# %s\n", *error != NULL ? (*error)->message : "no error");
    g_clear_error(error);
    return is_said;
}

static gboolean
save(const char *name)
{
    return lattice_presets_save(presets, name, recipe, FALSE, NULL);
}

static guint
count_own_files(void)
{
    GDir *files = g_dir_open(presets->own, 0, NULL);
    guint n_files = 0;

    while (files != NULL && g_dir_read_name(files) != NULL)
        n_files++;
    if (files != NULL)
        g_dir_close(files);
    return n_files;
}

/* ---- Checks ----------------------------------------------------------- */

TEST(saved_ones_are_loaded_in_their_shortest_form)
{
    CHECK(lattice_presets_save(presets, "Мои облака 2",
                               "lattice-noise/1   scale=9.0 algorithm=value",
                               FALSE, NULL));
    CHECK(draws("Мои облака 2", recipe));
    CHECK(count_own_files() == 1);
}

TEST(seamless_ones_keep_that_and_no_numbers)
{
    const char *const seamless = "lattice-noise/1 scale=9 seamless=yes";

    CHECK(lattice_presets_save(presets, "mine", seamless, FALSE, NULL));
    CHECK(draws("mine", seamless));
}

TEST(saving_replaces_only_on_demand)
{
    GError *error = NULL;

    CHECK(save("mine"));
    CHECK(!lattice_presets_save(presets, "mine", other_recipe, FALSE, &error));
    CHECK(says(&error, "mine", "one of your presets has this name"));
    CHECK(draws("mine", recipe));
    CHECK(lattice_presets_save(presets, "mine", other_recipe, TRUE, NULL));
    CHECK(draws("mine", other_recipe));
    CHECK(!lattice_presets_save(presets, "Mine", recipe, TRUE, NULL));
    CHECK(draws("mine", other_recipe));
    CHECK(count_own_files() == 1);
}

TEST(wrong_recipes_are_not_saved)
{
    GError *error = NULL;

    CHECK(!lattice_presets_save(presets, "mine", "lattice-noise/1 scale=0",
                                FALSE, &error));
    CHECK(says(&error, "mine", "Scale is 0"));
    CHECK(!lattice_presets_save(presets, "mine", "", FALSE, NULL));
    CHECK(count_own_files() == 0);
}

TEST(names_that_some_system_cannot_hold_are_refused)
{
    static const char *const names[] = {
        "",     ".",     "..", ".hidden", "a/b",     "a\\b", "a:b",
        "a\nb", " a",    "a ", "a.",      "\xff",    "nul",  "Con.1",
        "com7", "a\x7f", "a?", "../../x", "\u202ea", /* right to left */
    };
    g_autofree char *sixty = g_strnfill(60, 'x');
    g_autofree char *longer = g_strnfill(61, 'x');

    for (size_t i = 0; i < G_N_ELEMENTS(names); i++) {
        CHECK(!save(names[i]));
        CHECK(draws(names[i], NULL));
    }
    CHECK(!save(longer));
    CHECK(count_own_files() == 0);
    CHECK(save(sixty) && save("com") && save("nulla") && save("a.b"));
}

/* Somebody may paste a whole text as a name. */
TEST(names_of_any_length_are_refused_in_a_short_sentence)
{
    g_autofree char *name = g_strnfill(1000000, 'x');
    g_autofree char *start = g_strndup(name, 60);
    g_autofree char *shown = g_strconcat(start, "...", NULL);
    GError *error = NULL;

    CHECK(!lattice_presets_save(presets, name, recipe, FALSE, &error));
    CHECK(says(&error, shown, "1 to 60 characters"));
    CHECK(!lattice_presets_load(presets, name, &error));
    CHECK(says(&error, shown, "choose one of agate, fog"));
}

TEST(shipped_ones_stay_as_they_are)
{
    GError *error = NULL;

    CHECK(!lattice_presets_save(presets, "fog", recipe, TRUE, &error));
    CHECK(says(&error, "fog", "a built-in preset has this name"));
    CHECK(!save("Fog"));
    CHECK(!lattice_presets_delete(presets, "fog", &error));
    CHECK(says(&error, "fog", "it is built in"));
    CHECK(!lattice_presets_rename(presets, "fog", "mist", NULL));
    CHECK(save("mine"));
    CHECK(!lattice_presets_rename(presets, "mine", "fog", NULL));
    CHECK(draws("fog", shipped_recipe) && draws("mine", recipe));
}

TEST(renaming_keeps_the_recipe_and_overwrites_nothing)
{
    GError *error = NULL;

    CHECK(save("one") &&
          lattice_presets_save(presets, "two", other_recipe, FALSE, NULL));
    CHECK(!lattice_presets_rename(presets, "one", "two", &error));
    CHECK(says(&error, "two", "one of your presets has this name"));
    CHECK(!lattice_presets_rename(presets, "one", "a/b", NULL));
    CHECK(!lattice_presets_rename(presets, "three", "four", NULL));
    CHECK(draws("one", recipe) && draws("two", other_recipe));
    CHECK(lattice_presets_rename(presets, "one", "One", NULL));
    CHECK(lattice_presets_rename(presets, "One", "three", NULL));
    CHECK(draws("three", recipe) && draws("one", NULL));
    CHECK(count_own_files() == 2);
}

TEST(deleting_takes_one)
{
    GError *error = NULL;

    CHECK(save("one") && save("two"));
    CHECK(lattice_presets_delete(presets, "one", NULL));
    CHECK(draws("one", NULL) && draws("two", recipe));
    CHECK(!lattice_presets_delete(presets, "one", &error));
    CHECK(says(&error, "one", "choose one of two, agate, fog"));
    CHECK(count_own_files() == 1);
}

TEST(shipped_ones_are_listed_first_and_own_ones_hide_them)
{
    CHECK(save("zebra") && save("b"));
    write_file(presets->own, "agate.recipe", recipe, -1);
    g_autoptr(GPtrArray) list = lattice_presets_list(presets);
    static const char *const names[] = {"fog", "agate", "b", "zebra"};

    CHECK(list->len == G_N_ELEMENTS(names));
    for (guint i = 0; i < MIN(list->len, G_N_ELEMENTS(names)); i++) {
        const LatticePreset *preset = g_ptr_array_index(list, i);
        CHECK(strcmp(preset->name, names[i]) == 0);
        CHECK(preset->is_own == (i > 0));
        CHECK(strcmp(preset->label, i == 0 ? "Fog" : names[i]) == 0);
        CHECK(draws(preset->name, preset->recipe));
    }
    CHECK(draws("agate", recipe));
    CHECK(lattice_presets_delete(presets, "agate", NULL));
    CHECK(draws("agate", shipped_recipe));
}

TEST(editors_may_begin_with_a_byte_order_mark)
{
    g_autofree char *marked = g_strconcat("\xef\xbb\xbf", recipe, NULL);

    write_file(presets->own, "marked.recipe", marked, -1);
    CHECK(draws("marked", recipe));
}

TEST(files_that_hold_no_recipe_are_not_listed_and_say_why)
{
    g_autofree char *large = g_strnfill(100000, ' ');
    g_autofree char *folder =
        g_build_filename(presets->own, "folder.recipe", NULL);
    GError *error = NULL;

    write_file(presets->own, "scale.recipe", "lattice-noise/1 scale=0", -1);
    write_file(presets->own, "zero.recipe", "lattice-noise/1\0", 16);
    write_file(presets->own, "large.recipe", large, -1);
    write_file(presets->own, "empty.recipe", "", 0);
    write_file(presets->own, "notes.txt", recipe, -1);
    CHECK(g_mkdir(folder, 0700) == 0);
    g_autoptr(GPtrArray) list = lattice_presets_list(presets);
    CHECK(list->len == 2);
    CHECK(!lattice_presets_load(presets, "scale", &error));
    CHECK(says(&error, "scale", "Scale is 0"));
    for (int i = 0; i < 3; i++) {
        static const char *const names[] = {"zero", "large", "folder"};
        CHECK(!lattice_presets_load(presets, names[i], &error));
        CHECK(says(&error, names[i], "its file contains no recipe"));
    }
    CHECK(draws("empty", NULL) && draws("notes", NULL));
}

TEST(the_first_file_that_is_not_listed_is_named)
{
    GError *error = NULL;

    CHECK(lattice_presets_check_own(presets, NULL)); /* there is no folder */
    write_file(presets->own, "good.recipe", recipe, -1);
    write_file(presets->own, ".hidden.recipe", "", 0);
    write_file(presets->own, "notes.txt", "", 0);
    CHECK(lattice_presets_check_own(presets, NULL));
    write_file(presets->own, "wrong.recipe", "lattice-noise/1 scale=0", -1);
    CHECK(!lattice_presets_check_own(presets, &error));
    CHECK(says(&error, "wrong", "Scale is 0"));
    write_file(presets->own, "empty.recipe", "", 0);
    CHECK(!lattice_presets_check_own(presets, &error));
    CHECK(says(&error, "empty", ""));
    write_file(presets->own, "a:b.recipe", recipe, -1);
    CHECK(!lattice_presets_check_own(presets, &error));
    CHECK(says(&error, "a:b", "choose a name"));
}

TEST(folders_that_cannot_be_made_are_refused)
{
    g_autofree char *parent = g_path_get_dirname(presets->own);
    g_autofree char *above = g_path_get_dirname(parent);
    GError *error = NULL;

    write_file(above, "own", "a file", -1);
    CHECK(!lattice_presets_save(presets, "mine", recipe, FALSE, &error));
    CHECK(says(&error, "mine", ""));
}

TEST(without_folders_there_are_no_presets)
{
    const LatticePresets *none = &(LatticePresets){.own = NULL};
    GError *error = NULL;

    CHECK(lattice_presets_load(none, "fog", &error) == NULL);
    CHECK(says(&error, "fog", "there are no presets"));
}

int
main(void)
{
    return check_run_all_by(run);
}
