/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Checks the copy of the module for GIMP: it is made completely, compared, and
 * removed without a trace.  Also checks when it is offered.
 *
 * The program's arguments are a module of another version, and the present module.
 */
#include <gmodule.h>
#include <string.h>

#include "check.h"
#include "folder.h"
#include "install.h"

#ifdef G_OS_UNIX
#include <sys/stat.h>
#endif

#define MODULE "lattice-noise." G_MODULE_SUFFIX

static const char *other, *present;

/* The user's data folder, a plug-in's folder, and GIMP's settings. */
static char *data, *plugin_dir, *settings;

static char *
read_file(const char *file, gsize *size)
{
    char *bytes = NULL;

    *size = 0;
    g_file_get_contents(file, &bytes, size, NULL);
    return bytes;
}

static gboolean
have_same_bytes(const char *file, const char *second)
{
    gsize size, second_size;
    g_autofree char *bytes = read_file(file, &size);
    g_autofree char *second_bytes = read_file(second, &second_size);

    return bytes != NULL && second_bytes != NULL && size == second_size &&
           memcmp(bytes, second_bytes, size) == 0;
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

/* Returns how many files are in a folder and its subfolders. */
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

static LatticeOffer
offer(LatticeFilterState filter)
{
    return lattice_install_offer(filter, plugin_dir, settings);
}

/* Installs the copy from a plug-in's folder, or removes it. */
static gboolean
act(LatticeAction action, const char *from, GError **error)
{
    static const LatticePresets presets;

    return lattice_install_do(action, from, settings, &presets, error);
}

static gboolean
install(void)
{
    return act(LATTICE_ACTION_INSTALL, plugin_dir, NULL);
}

static gboolean
uninstall(void)
{
    return act(LATTICE_ACTION_REMOVE, plugin_dir, NULL);
}

TEST(what_is_not_carried_is_neither_copied_nor_offered)
{
    g_autoptr(GError) error = NULL;

    CHECK(!lattice_install_is_possible(NULL));
    CHECK(!lattice_install_is_possible(settings));
    CHECK(!act(LATTICE_ACTION_INSTALL, settings, &error));
    CHECK(error != NULL);
    for (int filter = 0; filter <= LATTICE_FILTER_UNKNOWN; filter++) {
        const LatticeOffer nothing = lattice_install_offer(
            (LatticeFilterState)filter, settings, settings);
        CHECK(nothing.button == NULL);
        CHECK((nothing.sentence != NULL) == (filter == LATTICE_FILTER_ABSENT));
    }
}

TEST(the_copy_is_offered_where_gimp_has_none)
{
    CHECK(lattice_install_is_possible(plugin_dir));
    CHECK(!lattice_install_has_copy());
    CHECK(!uninstall());
    CHECK(count_files(data) == 0);
    CHECK(offer(LATTICE_FILTER_ABSENT).button != NULL);
    CHECK(offer(LATTICE_FILTER_UNKNOWN).button != NULL);
    /* GIMP has the filters from another folder. */
    CHECK(offer(LATTICE_FILTER_PRESENT).sentence == NULL);
}

TEST(the_copy_has_the_modules_bytes_and_its_translations)
{
    g_autofree char *module = in_data(MODULE);
    g_autofree char *catalogue =
        in_data("lattice-noise-locale/ru/LC_MESSAGES/lattice-noise.mo");

    CHECK(install());
    CHECK(have_same_bytes(module, present));
    CHECK(have_same_bytes(catalogue, other));
    CHECK(count_files(data) == 2);
    CHECK(offer(LATTICE_FILTER_UNKNOWN).sentence == NULL);
    CHECK(offer(LATTICE_FILTER_PRESENT).sentence == NULL);
    /* GIMP has to be restarted. */
    CHECK(offer(LATTICE_FILTER_ABSENT).sentence != NULL);
    CHECK(offer(LATTICE_FILTER_ABSENT).button == NULL);
}

TEST(it_is_removed_without_a_trace_but_other_files_stay)
{
    g_autofree char *others = in_data("other.so");
    g_autofree char *locale = in_data("lattice-noise-locale");

    CHECK(g_file_set_contents(others, "x", 1, NULL));
    CHECK(uninstall());
    CHECK(!lattice_install_has_copy());
    CHECK(!g_file_test(locale, G_FILE_TEST_EXISTS));
    CHECK(count_files(data) == 1);
    g_unlink(others);
}

TEST(another_version_is_replaced_only_when_asked_to)
{
    g_autofree char *folder = in_data(NULL);
    g_autofree char *module = in_data(MODULE);

    put(other, folder, MODULE);
    for (int filter = 0; filter <= LATTICE_FILTER_UNKNOWN; filter++)
        CHECK(g_strcmp0(offer((LatticeFilterState)filter).button, "Replace") ==
              0);
    CHECK(have_same_bytes(module, other));
    CHECK(install());
    CHECK(have_same_bytes(module, present));
}

/* Loading such a copy would end this process. */
TEST(a_copy_that_was_cut_counts_as_another_version)
{
    g_autofree char *module = in_data(MODULE);
    gsize size;
    g_autofree char *bytes = read_file(present, &size);

    CHECK(g_file_set_contents(module, bytes, 5000, NULL));
    CHECK(offer(LATTICE_FILTER_UNKNOWN).button != NULL);
    CHECK(uninstall());
}

#ifdef G_OS_UNIX
/* Reading from a pipe would wait forever. */
TEST(a_pipe_in_the_copys_place_is_left_alone)
{
    g_autofree char *module = in_data(MODULE);

    CHECK(mkfifo(module, 0600) == 0);
    CHECK(!lattice_install_has_copy());
    CHECK(offer(LATTICE_FILTER_ABSENT).sentence != NULL);
    CHECK(!install());
    CHECK(!uninstall());
    CHECK(g_file_test(module, G_FILE_TEST_EXISTS));
    g_unlink(module);
}
#endif

TEST(a_copy_that_cannot_be_made_leaves_the_earlier_one)
{
    g_autofree char *folder = in_data(NULL);
    g_autofree char *module = in_data(MODULE);
    g_autofree char *in_the_way = in_data("lattice-noise-locale");
    g_autoptr(GError) error = NULL;

    put(other, folder, MODULE);
    /* Put a file where a folder should be. */
    CHECK(g_file_set_contents(in_the_way, "x", 1, NULL));
    CHECK(!act(LATTICE_ACTION_INSTALL, plugin_dir, &error));
    CHECK(error != NULL && strstr(error->message, data) != NULL);
    CHECK(have_same_bytes(module, other));
    CHECK(count_files(data) == 2);
    g_unlink(in_the_way);
    g_unlink(module);
}

TEST(what_was_declined_is_offered_again_only_by_another_version)
{
    g_autofree char *file =
        g_build_filename(settings, "lattice-noise", "filters-declined", NULL);

    lattice_install_decline(settings);
    CHECK(offer(LATTICE_FILTER_ABSENT).button == NULL);
    /* GIMP still lacks the filters, so the sentence is still shown. */
    CHECK(offer(LATTICE_FILTER_ABSENT).sentence != NULL);
    CHECK(offer(LATTICE_FILTER_UNKNOWN).sentence == NULL);
    CHECK(g_file_set_contents(file, "0.0.1", -1, NULL));
    CHECK(offer(LATTICE_FILTER_ABSENT).button != NULL);
}

static gboolean
is_offered_with(const char *path)
{
    g_setenv("GEGL_PATH", path, TRUE);
    const gboolean is_offered = offer(LATTICE_FILTER_UNKNOWN).button != NULL;
    CHECK(offer(LATTICE_FILTER_ABSENT).sentence != NULL);
    g_unsetenv("GEGL_PATH");
    return is_offered;
}

TEST(a_gimp_that_looks_elsewhere_is_offered_nothing)
{
    g_autofree char *folder = in_data(NULL);
    g_autofree char *among = g_strdup_printf("/system:%s:/other", folder);
    g_autofree char *nearly = g_strdup_printf("%s-other", folder);

    CHECK(is_offered_with(folder));
    CHECK(is_offered_with(among));
    CHECK(!is_offered_with("/system"));
    CHECK(!is_offered_with(""));
    CHECK(!is_offered_with(nearly));
}

int
main(int argc, char **argv)
{
    if (argc != 3)
        return 1;
    g_autofree char *folder = folder_new();
    other = argv[1];
    present = argv[2];
    data = g_build_filename(folder, "data", NULL);
    plugin_dir = g_build_filename(folder, "plug-in", NULL);
    settings = g_build_filename(folder, "settings", NULL);
    g_setenv("XDG_DATA_HOME", data, TRUE);
    g_unsetenv("GEGL_PATH");
    put(present, plugin_dir, "gegl/" MODULE);
    /* Any bytes will do as a translation. */
    put(other, plugin_dir, "locale/ru/LC_MESSAGES/lattice-noise.mo");
    const int status = check_run_all();
    folder_remove(folder);
    g_free(data);
    g_free(plugin_dir);
    g_free(settings);
    return status;
}
