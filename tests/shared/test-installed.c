/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Files beside the plug-in come before those of an installation.
 */
#include "installed.h"

#include <glib/gstdio.h>
#include <string.h>

#include "check.h"

static gboolean
is_below(const char *folder, const char *name, const char *found)
{
    g_autofree char *expected = g_build_filename(folder, name, NULL);

    return strcmp(found, expected) == 0;
}

static void
what_lies_beside_the_plug_in_is_taken(void)
{
    g_autofree char *beside = g_dir_make_tmp("lattice-noise-XXXXXX", NULL);
    g_autofree char *locale = g_build_filename(beside, "locale", NULL);
    g_autofree char *folder = g_build_filename(beside, "presets", NULL);
    g_autofree char *help = g_build_filename(beside, "help", NULL);

    g_mkdir(help, 0700);
    g_mkdir(locale, 0700);
    g_mkdir(folder, 0700);
    g_autoptr(LatticePresets) presets =
        lattice_installed_find_presets(beside, "/settings");
    g_autofree char *catalogues = lattice_installed_find_catalogues(beside);
    g_autofree char *pages = lattice_installed_find_help(beside);
    CHECK(strcmp(presets->shipped, folder) == 0);
    CHECK(is_below("/settings", "lattice-noise/presets", presets->own));
    CHECK(strcmp(catalogues, locale) == 0);
    CHECK(strcmp(pages, help) == 0);
    g_rmdir(help);
    g_rmdir(locale);
    g_rmdir(folder);
    g_rmdir(beside);
}

static void
without_it_what_was_installed_is_taken(void)
{
    static const char *const nowhere[] = {NULL, "/nowhere"};

    for (size_t i = 0; i < G_N_ELEMENTS(nowhere); i++) {
        g_autoptr(LatticePresets) presets =
            lattice_installed_find_presets(nowhere[i], "/settings");
        g_autofree char *catalogues =
            lattice_installed_find_catalogues(nowhere[i]);
        g_autofree char *pages = lattice_installed_find_help(nowhere[i]);
        CHECK(g_path_is_absolute(presets->shipped));
        CHECK(g_str_has_suffix(presets->shipped, "/lattice-noise/presets"));
        CHECK(g_str_has_suffix(catalogues, "/locale"));
        CHECK(g_str_has_suffix(pages, "/lattice-noise/help"));
    }
}

int
main(void)
{
    RUN(what_lies_beside_the_plug_in_is_taken);
    RUN(without_it_what_was_installed_is_taken);
    return check_end();
}
