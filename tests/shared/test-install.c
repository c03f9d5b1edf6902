/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The copy of the module for GIMP: made whole, compared, removed without a
 * trace; and when it is offered.
 *
 * Arguments: modules of an older and of a newer version, and of the present
 * one.
 */
#include <glib/gstdio.h>
#include <string.h>

#include "check.h"
#include "install.h"
#include "module-copy.h"

#define MODULE "lattice-noise." G_MODULE_SUFFIX

static const char *older, *newer, *present;

/* The user's data folder, a plug-in's folder, and GIMP's settings. */
static char *data, *beside, *settings;

static char *
read_file(const char *file, gsize *size)
{
    char *bytes = NULL;

    *size = 0;
    g_file_get_contents(file, &bytes, size, NULL);
    return bytes;
}

static gboolean
have_same_bytes(const char *file, const char *other)
{
    gsize size, other_size;
    g_autofree char *bytes = read_file(file, &size);
    g_autofree char *other_bytes = read_file(other, &other_size);

    return bytes != NULL && other_bytes != NULL && size == other_size &&
           memcmp(bytes, other_bytes, size) == 0;
}

static void
put(const char *from, const char *folder, const char *name)
{
    g_autofree char *to = g_build_filename(folder, name, NULL);
    g_autofree char *parent = g_path_get_dirname(to);
    gsize size;
    g_autofree char *bytes = read_file(from, &size);

    CHECK(g_mkdir_with_parents(parent, 0700) == 0);
    CHECK(g_file_set_contents(to, bytes, (gssize)size, NULL));
}

static char *
in_data(const char *name)
{
    return g_build_filename(data, "gegl-0.4", "plug-ins", name, NULL);
}

/* How many files are in a folder and below. */
static int
count_files(const char *folder)
{
    GDir *dir = g_dir_open(folder, 0, NULL);
    const char *name;
    int n = 0;

    if (dir == NULL)
        return g_file_test(folder, G_FILE_TEST_EXISTS);
    while ((name = g_dir_read_name(dir)) != NULL) {
        g_autofree char *path = g_build_filename(folder, name, NULL);
        n += count_files(path);
    }
    g_dir_close(dir);
    return n;
}

static void
what_is_not_carried_is_neither_copied_nor_offered(void)
{
    g_autoptr(GError) error = NULL;

    CHECK(!lattice_module_is_carried(NULL));
    CHECK(!lattice_module_is_carried(settings));
    CHECK(!lattice_install_do(LATTICE_ACTION_INSTALL, settings, &error));
    CHECK(error != NULL);
    CHECK(lattice_offer_find(LATTICE_HAS_NOT, settings, settings).button ==
          NULL);
    CHECK(lattice_offer_find(LATTICE_HAS_NOT, settings, settings).sentence !=
          NULL);
    CHECK(lattice_offer_find(LATTICE_HAS, settings, settings).sentence == NULL);
}

static void
there_is_no_copy_at_first(void)
{
    g_autoptr(GError) error = NULL;

    CHECK(lattice_module_is_carried(beside));
    CHECK(lattice_module_find_copy() == LATTICE_COPY_NONE);
    CHECK(!lattice_install_do(LATTICE_ACTION_REMOVE, beside, &error));
    CHECK(error != NULL);
    CHECK(count_files(data) == 0);
}

static void
the_copy_is_offered_where_gimp_has_none(void)
{
    CHECK(lattice_offer_find(LATTICE_HAS_NOT, beside, settings).button != NULL);
    CHECK(lattice_offer_find(LATTICE_HAS_UNKNOWN, beside, settings).button !=
          NULL);
    /* It has it from another folder. */
    CHECK(lattice_offer_find(LATTICE_HAS, beside, settings).sentence == NULL);
}

static void
the_copy_has_the_modules_bytes_and_its_translations(void)
{
    g_autofree char *module = in_data(MODULE);
    g_autofree char *catalogue =
        in_data("lattice-noise-locale/ru/LC_MESSAGES/lattice-noise.mo");

    CHECK(lattice_install_do(LATTICE_ACTION_INSTALL, beside, NULL));
    CHECK(have_same_bytes(module, present));
    CHECK(have_same_bytes(catalogue, older));
    CHECK(count_files(data) == 2);
    CHECK(lattice_module_find_copy() == LATTICE_COPY_CURRENT);
    CHECK(lattice_offer_find(LATTICE_HAS_UNKNOWN, beside, settings).sentence ==
          NULL);
    /* It needs another start. */
    CHECK(lattice_offer_find(LATTICE_HAS_NOT, beside, settings).sentence !=
          NULL);
    CHECK(lattice_offer_find(LATTICE_HAS_NOT, beside, settings).button == NULL);
}

static void
it_is_removed_without_a_trace_but_other_files_stay(void)
{
    g_autofree char *others = in_data("other.so");
    g_autofree char *locale = in_data("lattice-noise-locale");

    CHECK(g_file_set_contents(others, "x", 1, NULL));
    CHECK(lattice_install_do(LATTICE_ACTION_REMOVE, beside, NULL));
    CHECK(lattice_module_find_copy() == LATTICE_COPY_NONE);
    CHECK(!g_file_test(locale, G_FILE_TEST_EXISTS));
    CHECK(count_files(data) == 1);
    g_unlink(others);
}

static void
an_older_copy_is_replaced_when_asked_to(void)
{
    g_autofree char *folder = in_data(NULL);
    g_autofree char *module = in_data(MODULE);

    put(older, folder, MODULE);
    CHECK(lattice_module_find_copy() == LATTICE_COPY_OLDER);
    for (int has = LATTICE_HAS_NOT; has <= LATTICE_HAS_UNKNOWN; has++)
        CHECK(lattice_offer_find((LatticeHas)has, beside, settings).button !=
              NULL);
    CHECK(have_same_bytes(module, older));
    CHECK(lattice_install_do(LATTICE_ACTION_INSTALL, beside, NULL));
    CHECK(have_same_bytes(module, present));
}

static void
a_newer_copy_is_left_alone(void)
{
    g_autofree char *folder = in_data(NULL);

    put(newer, folder, MODULE);
    CHECK(lattice_module_find_copy() == LATTICE_COPY_CURRENT);
    CHECK(lattice_offer_find(LATTICE_HAS, beside, settings).sentence == NULL);
}

static void
what_is_no_module_counts_as_older(void)
{
    g_autofree char *module = in_data(MODULE);

    CHECK(g_file_set_contents(module, "x", 1, NULL));
    CHECK(lattice_module_find_copy() == LATTICE_COPY_OLDER);
    CHECK(lattice_install_do(LATTICE_ACTION_REMOVE, beside, NULL));
}

static void
a_copy_that_cannot_be_made_leaves_the_earlier_one(void)
{
    g_autofree char *folder = in_data(NULL);
    g_autofree char *module = in_data(MODULE);
    g_autofree char *in_the_way = in_data("lattice-noise-locale");
    g_autoptr(GError) error = NULL;

    put(older, folder, MODULE);
    /* A file where a folder should be. */
    CHECK(g_file_set_contents(in_the_way, "x", 1, NULL));
    CHECK(!lattice_install_do(LATTICE_ACTION_INSTALL, beside, &error));
    CHECK(error != NULL && strstr(error->message, data) != NULL);
    CHECK(have_same_bytes(module, older));
    CHECK(count_files(data) == 2);
    g_unlink(in_the_way);
    g_unlink(module);
}

static void
what_was_declined_is_not_offered_again(void)
{
    lattice_offer_decline(settings);
    CHECK(lattice_offer_find(LATTICE_HAS_NOT, beside, settings).button == NULL);
    /* But GIMP still lacks it. */
    CHECK(lattice_offer_find(LATTICE_HAS_NOT, beside, settings).sentence !=
          NULL);
    CHECK(lattice_offer_find(LATTICE_HAS_UNKNOWN, beside, settings).sentence ==
          NULL);
}

static void
a_newer_version_offers_it_once_more(void)
{
    g_autofree char *file =
        g_build_filename(settings, "lattice-noise", "filters-declined", NULL);

    CHECK(g_file_set_contents(file, "0.0.1", -1, NULL));
    CHECK(lattice_offer_find(LATTICE_HAS_NOT, beside, settings).button != NULL);
}

static gboolean
is_read_with(const char *path)
{
    g_setenv("GEGL_PATH", path, TRUE);
    const gboolean is_read = lattice_module_copy_is_read();
    g_unsetenv("GEGL_PATH");
    return is_read;
}

static void
a_gimp_that_looks_elsewhere_is_offered_nothing(void)
{
    g_autofree char *folder = in_data(NULL);
    g_autofree char *among = g_strdup_printf("/system:%s:/other", folder);
    g_autofree char *nearly = g_strdup_printf("%s-other", folder);
    g_autofree char *below = g_build_filename(folder, "below", NULL);
    g_autofree char *slash = g_strdup_printf("%s/", folder);

    CHECK(lattice_module_copy_is_read());
    CHECK(is_read_with(folder));
    CHECK(is_read_with(slash));
    CHECK(is_read_with(among));
    CHECK(is_read_with(data));
    CHECK(!is_read_with("/system"));
    CHECK(!is_read_with(""));
    CHECK(!is_read_with(nearly));
    CHECK(!is_read_with(below));
    g_setenv("GEGL_PATH", "/system", TRUE);
    CHECK(lattice_offer_find(LATTICE_HAS_NOT, beside, settings).button == NULL);
    CHECK(lattice_offer_find(LATTICE_HAS_NOT, beside, settings).sentence !=
          NULL);
    CHECK(lattice_offer_find(LATTICE_HAS_UNKNOWN, beside, settings).sentence ==
          NULL);
    g_unsetenv("GEGL_PATH");
}

static void
remove_all(const char *path)
{
    GDir *dir = g_dir_open(path, 0, NULL);
    const char *name;

    while (dir != NULL && (name = g_dir_read_name(dir)) != NULL) {
        g_autofree char *below = g_build_filename(path, name, NULL);
        remove_all(below);
    }
    if (dir != NULL)
        g_dir_close(dir);
    g_remove(path);
}

int
main(int argc, char **argv)
{
    g_autofree char *folder = g_dir_make_tmp("lattice-noise-XXXXXX", NULL);

    if (argc != 4)
        return 1;
    older = argv[1];
    newer = argv[2];
    present = argv[3];
    data = g_build_filename(folder, "data", NULL);
    beside = g_build_filename(folder, "plug-in", NULL);
    settings = g_build_filename(folder, "settings", NULL);
    g_setenv("XDG_DATA_HOME", data, TRUE);
    g_unsetenv("GEGL_PATH");
    put(present, beside, "gegl/" MODULE);
    /* Any bytes are good for a translation. */
    put(older, beside, "locale/ru/LC_MESSAGES/lattice-noise.mo");
    RUN(what_is_not_carried_is_neither_copied_nor_offered);
    RUN(there_is_no_copy_at_first);
    RUN(the_copy_is_offered_where_gimp_has_none);
    RUN(the_copy_has_the_modules_bytes_and_its_translations);
    RUN(it_is_removed_without_a_trace_but_other_files_stay);
    RUN(an_older_copy_is_replaced_when_asked_to);
    RUN(a_newer_copy_is_left_alone);
    RUN(what_is_no_module_counts_as_older);
    RUN(a_copy_that_cannot_be_made_leaves_the_earlier_one);
    RUN(what_was_declined_is_not_offered_again);
    RUN(a_newer_version_offers_it_once_more);
    RUN(a_gimp_that_looks_elsewhere_is_offered_nothing);
    remove_all(folder);
    g_free(data);
    g_free(beside);
    g_free(settings);
    return check_end();
}
