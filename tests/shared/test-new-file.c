/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * New files are written whole or not at all, and replace none.
 */
#include "new-file.h"

#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>
#include <sys/resource.h>

#include "check.h"

enum { N_NAMES = 40, N_WRITERS = 4, SIZE = 50000 };

static char *folder;

/* A file in the test's folder; free with g_free(). */
static char *
path(const char *name)
{
    return g_build_filename(folder, name, NULL);
}

static int
count_files(const char *at)
{
    GDir *files = g_dir_open(at, 0, NULL);
    int n = 0;

    while (files != NULL && g_dir_read_name(files) != NULL)
        n++;
    if (files != NULL)
        g_dir_close(files);
    return n;
}

static gboolean
holds(const char *file, char byte)
{
    g_autofree char *text = NULL;
    gsize length = 0;
    gboolean is_same = g_file_get_contents(file, &text, &length, NULL);

    for (gsize i = 0; i < length; i++)
        is_same = is_same && text[i] == byte;
    return is_same && length == SIZE;
}

/* One of several threads that write files of the same names at once. */
typedef struct Writer {
    char byte;
    gboolean has_written[N_NAMES];
} Writer;

static gpointer
write_all(gpointer data)
{
    Writer *writer = data;
    g_autofree char *bytes = g_strnfill(SIZE, writer->byte);

    for (int i = 0; i < N_NAMES; i++) {
        g_autofree char *name = g_strdup_printf("%d.pat", i);
        g_autofree char *file = path(name);
        writer->has_written[i] =
            lattice_new_file_write(file, bytes, SIZE, NULL);
    }
    return NULL;
}

static void
of_several_writers_one_gets_the_name(void)
{
    Writer writers[N_WRITERS];
    GThread *threads[N_WRITERS];

    for (int k = 0; k < N_WRITERS; k++) {
        writers[k] = (Writer){.byte = (char)('a' + k)};
        threads[k] = g_thread_new("writer", write_all, &writers[k]);
    }
    for (int k = 0; k < N_WRITERS; k++)
        g_thread_join(threads[k]);
    for (int i = 0; i < N_NAMES; i++) {
        g_autofree char *name = g_strdup_printf("%d.pat", i);
        g_autofree char *file = path(name);
        int n_written = 0;
        for (int k = 0; k < N_WRITERS; k++) {
            n_written += writers[k].has_written[i];
            CHECK(!writers[k].has_written[i] || holds(file, writers[k].byte));
        }
        CHECK(n_written == 1);
    }
    CHECK(count_files(folder) == N_NAMES);
}

static void
a_file_that_is_there_stays(void)
{
    g_autofree char *file = path("there");
    GError *error = NULL;

    CHECK(lattice_new_file_write(file, "old", 3, NULL));
    CHECK(!lattice_new_file_write(file, "new", 3, &error));
    CHECK(g_error_matches(error, G_FILE_ERROR, G_FILE_ERROR_EXIST));
    g_clear_error(&error);
    g_autofree char *text = NULL;
    CHECK(g_file_get_contents(file, &text, NULL, NULL));
    CHECK(strcmp(text, "old") == 0);
}

static void
names_may_be_as_long_as_the_system_takes_them(void)
{
    g_autofree char *name = g_strnfill(255, 'n');
    g_autofree char *file = path(name);

    CHECK(lattice_new_file_write(file, "x", 1, NULL));
}

/* As on a disk that is full. */
static void
what_cannot_be_written_leaves_nothing(void)
{
    struct rlimit limit, none;
    g_autofree char *file = path("upper/lower/file");

    getrlimit(RLIMIT_FSIZE, &limit);
    none = limit;
    none.rlim_cur = 0;
    fflush(stdout);
    signal(SIGXFSZ, SIG_IGN);
    setrlimit(RLIMIT_FSIZE, &none);
    const gboolean is_written = lattice_new_file_write(file, "text", 4, NULL);
    setrlimit(RLIMIT_FSIZE, &limit);
    CHECK(!is_written);
    CHECK(!g_file_test(file, G_FILE_TEST_EXISTS));
    CHECK(lattice_new_file_write(file, "text", 4, NULL));
}

static void
remove_all(const char *at)
{
    GDir *files = g_dir_open(at, 0, NULL);
    const char *name;

    while (files != NULL && (name = g_dir_read_name(files)) != NULL) {
        g_autofree char *file = g_build_filename(at, name, NULL);
        remove_all(file);
    }
    if (files != NULL)
        g_dir_close(files);
    g_remove(at);
}

int
main(void)
{
    folder = g_dir_make_tmp("lattice-noise-XXXXXX", NULL);
    RUN(of_several_writers_one_gets_the_name);
    RUN(a_file_that_is_there_stays);
    RUN(names_may_be_as_long_as_the_system_takes_them);
    RUN(what_cannot_be_written_leaves_nothing);
    remove_all(folder);
    g_free(folder);
    return check_end();
}
