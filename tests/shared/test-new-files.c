/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Checks sets of files, which appear completely or not at all.
 */
#define _POSIX_C_SOURCE 200809L /* symlink() */
#include <errno.h>
#include <unistd.h>

#include "check.h"
#include "folder.h"
#include "new-files.h"

#define N 3

/* A set of files in a folder. `files` have been written and closed. */
typedef struct Set {
    char *folder, *paths[N];
    NewFile files[N], *pointers[N];
} Set;

static void
begin(Set *set)
{
    static const char *const names[N] = {"a", "b", "c"};

    for (int i = 0; i < N; i++) {
        set->paths[i] = g_build_filename(set->folder, names[i], NULL);
        set->pointers[i] = &set->files[i];
        CHECK(new_file_open(&set->files[i], set->paths[i]));
        CHECK(new_file_write(&set->files[i], "new", 3));
        CHECK(new_file_close(&set->files[i]));
    }
}

static void
end(Set *set)
{
    for (int i = 0; i < N; i++) {
        new_file_discard(&set->files[i]);
        g_free(set->paths[i]);
    }
}

static void
check_content(const char *path, const char *expected)
{
    g_autofree char *content = NULL;

    g_file_get_contents(path, &content, NULL, NULL);
    CHECK(g_strcmp0(content, expected) == 0);
}

/* Returns how many names a folder contains. */
static int
count(const char *folder)
{
    g_autoptr(GDir) names = g_dir_open(folder, 0, NULL);
    int n = 0;

    while (g_dir_read_name(names) != NULL)
        n++;
    return n;
}

TEST(files_appear_when_all_are_complete)
{
    Set set = {.folder = folder_new()};
    const NewFile *wrong;

    begin(&set);
    for (int i = 0; i < N; i++)
        check_content(set.paths[i], NULL);
    CHECK(new_files_name(set.pointers, N, false, &wrong));
    for (int i = 0; i < N; i++)
        check_content(set.paths[i], "new");
    end(&set);
    CHECK(count(set.folder) == N);
    folder_remove(set.folder);
    g_free(set.folder);
}

TEST(a_discarded_set_leaves_nothing)
{
    Set set = {.folder = folder_new()};

    begin(&set);
    CHECK(count(set.folder) == N);
    end(&set);
    CHECK(count(set.folder) == 0);
    folder_remove(set.folder);
    g_free(set.folder);
}

/* Tries to name a set whose last name is taken by a folder and, if may_replace is
 * true, whose first file already exists. */
static void
check_undone(bool may_replace)
{
    Set set = {.folder = folder_new()};
    const NewFile *wrong = NULL;

    begin(&set);
    if (may_replace)
        g_file_set_contents(set.paths[0], "old", -1, NULL);
    g_mkdir(set.paths[N - 1], 0700);
    CHECK(!new_files_name(set.pointers, N, may_replace, &wrong));
    CHECK(errno == (may_replace ? EISDIR : EEXIST));
    CHECK(wrong == &set.files[N - 1]);
    check_content(set.paths[0], may_replace ? "old" : NULL);
    check_content(set.paths[1], NULL);
    CHECK(g_file_test(set.paths[N - 1], G_FILE_TEST_IS_DIR));
    end(&set);
    CHECK(count(set.folder) == 1 + may_replace);
    folder_remove(set.folder);
    g_free(set.folder);
}

TEST(if_one_cannot_have_its_name_none_gets_one)
{
    check_undone(false);
    check_undone(true);
}

TEST(a_link_is_replaced_and_not_what_it_points_at)
{
    Set set = {.folder = folder_new()};
    const NewFile *wrong;

    begin(&set);
    g_autofree char *other = g_build_filename(set.folder, "other", NULL);
    g_file_set_contents(other, "other", -1, NULL);
    CHECK(symlink("other", set.paths[0]) == 0);
    CHECK(new_files_name(set.pointers, N, true, &wrong));
    check_content(set.paths[0], "new");
    check_content(other, "other");
    end(&set);
    CHECK(count(set.folder) == N + 1);
    folder_remove(set.folder);
    g_free(set.folder);
}
