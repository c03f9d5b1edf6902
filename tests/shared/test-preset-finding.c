/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Checks how presets are found: the shipped ones, in the folder given as the
 * program's argument, and the user's own, in a temporary folder.
 */
#define _XOPEN_SOURCE 700 /* symlink() */

#include "presets.h"

#include <string.h>

#ifdef G_OS_UNIX
#include <sys/stat.h>
#include <unistd.h>
#endif

#include "check.h"
#include "folder.h"

static const LatticePresets *presets;

static gboolean
matches(const char *name, const char *text)
{
    g_autoptr(GPtrArray) list = lattice_presets_list(presets);
    g_autoptr(GPtrArray) found = lattice_presets_search(list, text);

    return lattice_presets_find_name(found, name) != NULL;
}

TEST(a_text_finds_labels_names_and_groups)
{
    CHECK(matches("reptile", ""));
    CHECK(matches("reptile", "skin"));        /* the label */
    CHECK(matches("topographic-map", "c-m")); /* the name */
    CHECK(matches("clouds", "sky"));          /* the group */
    CHECK(!matches("clouds", "stone"));
}

TEST(capitals_and_the_order_of_words_do_not_count)
{
    CHECK(matches("reptile", "  SKIN rep"));
    CHECK(matches("clouds", "Clo sky"));
    CHECK(!matches("reptile", "skin sky"));
}

TEST(labels_that_begin_so_come_first)
{
    static const char *const names[] = {
        "sand",           "sand-dunes", "sand-ripples",  "sandstone",
        "sandstone-wall", "over-sand",  "beach-pebbles",
    };
    g_autoptr(GPtrArray) list = lattice_presets_list(presets);
    g_autoptr(GPtrArray) found = lattice_presets_search(list, " SAND");

    CHECK(found->len == G_N_ELEMENTS(names));
    for (guint i = 0; i < found->len; i++) {
        const LatticePreset *preset = g_ptr_array_index(found, i);
        CHECK(g_strcmp0(preset->name, names[i]) == 0);
    }
}

TEST(own_ones_are_found_in_their_languages)
{
    const char *name = "Caf\303\251 \303\211toile";

    CHECK(lattice_presets_save(presets, name, "lattice-noise/1 scale=3", FALSE,
                               NULL));
    CHECK(matches(name, "\303\251TOILE"));
    /* This is the same letter, written as a letter and a combining accent. */
    CHECK(matches(name, "cafe\314\201"));
    CHECK(lattice_presets_delete(presets, name, NULL));
}

/* True if these presets, separated by spaces, are the last used ones. */
static gboolean
used_are(const char *expected)
{
    g_autoptr(GPtrArray) names = lattice_presets_load_used(presets);
    GString *line = g_string_new(NULL);

    for (guint i = 0; i < names->len; i++)
        g_string_append_printf(line, "%s%s", i == 0 ? "" : " ",
                               (const char *)g_ptr_array_index(names, i));
    const gboolean is_it = strcmp(line->str, expected) == 0;
    if (!is_it)
        printf("# %s\n", line->str);
    g_string_free(line, TRUE);
    return is_it;
}

TEST(those_used_last_are_remembered_once_the_latest_first)
{
    CHECK(used_are(""));
    lattice_presets_use(presets, "fog");
    lattice_presets_use(presets, "marble");
    lattice_presets_use(presets, "wood");
    CHECK(used_are("wood marble fog"));
    lattice_presets_use(presets, "fog");
    CHECK(used_are("fog wood marble"));
    for (char name[] = "a"; *name < 'a' + 20; name[0]++)
        lattice_presets_use(presets, name);
    CHECK(used_are("t s r q p o n m"));
}

TEST(their_file_is_no_preset_and_may_be_anything)
{
    g_autofree char *file = g_build_filename(presets->own, "last-used", NULL);
    g_autoptr(GPtrArray) list = lattice_presets_list(presets);

    CHECK(lattice_presets_find_name(list, "last-used") == NULL);
    CHECK(g_file_set_contents(file, "../fog\n\n\377\nfog\r\nwood\n", -1, NULL));
    CHECK(used_are("wood"));
    g_unlink(file);
}

#ifdef G_OS_UNIX
TEST(their_file_may_be_one_that_never_ends)
{
    g_autofree char *file = g_build_filename(presets->own, "last-used", NULL);

    CHECK(symlink("/dev/zero", file) == 0);
    CHECK(used_are(""));
    g_unlink(file);
    CHECK(mkfifo(file, 0600) == 0); /* nobody writes into it */
    CHECK(used_are(""));
    lattice_presets_use(presets, "fog");
    CHECK(used_are("fog"));
    g_unlink(file);
}
#endif

TEST(without_a_folder_nothing_is_remembered)
{
    const LatticePresets *none = &(LatticePresets){.own = NULL};
    GPtrArray *names;

    lattice_presets_use(none, "fog");
    names = lattice_presets_load_used(none);
    CHECK(names->len == 0);
    g_ptr_array_unref(names);
}

int
main(int argc, char **argv)
{
    g_autofree char *folder = folder_new();
    g_autofree char *own = g_build_filename(folder, "presets", NULL);

    presets =
        &(LatticePresets){.shipped = argc > 1 ? argv[1] : NULL, .own = own};
    const int status = check_run_all();
    folder_remove(folder);
    return status;
}
