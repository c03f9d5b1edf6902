/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Checks our entries in GIMP's settings file: they are added, replaced and removed
 * without changing the user's entries.
 *
 * The program's argument is the folder of the shipped presets.
 */
#include "filter-settings.h"

#include <gegl.h>
#include <math.h>
#include <string.h>

#include "check.h"
#include "folder.h"

/* A settings file as GIMP writes it. */
static const char users[] = "# settings\n\n"
                            "(GimpGegl-lattice-noise-config \"Fog (mine)\"\n"
                            "    (scale 20)\n"
                            "    (recipe \"a \\\" ) b\"))\n"
                            "(GimpGegl-lattice-noise-config \"Stone: Marble\"\n"
                            "    (scale 7))\n"
                            "(GimpGegl-lattice-noise-config NULL\n"
                            "    (time 12))\n"
                            "\n# end of settings (\n";

static LatticePresets presets;
static char *settings, *file;

static char *
read_all(void)
{
    char *text = NULL;

    g_file_get_contents(file, &text, NULL, NULL);
    return text;
}

static gboolean
add(void)
{
    return lattice_filter_settings_replace(settings, &presets, NULL);
}

static gboolean
remove_all(void)
{
    return lattice_filter_settings_replace(settings, NULL, NULL);
}

static gboolean
contains(const char *text)
{
    g_autofree char *all = read_all();

    return all != NULL && strstr(all, text) != NULL;
}

static gboolean
is(const char *text)
{
    g_autofree char *all = read_all();

    return g_strcmp0(all, text) == 0;
}

static void
write_file(const char *text)
{
    g_autofree char *folder = g_path_get_dirname(file);

    g_mkdir_with_parents(folder, 0700);
    CHECK(g_file_set_contents(file, text, -1, NULL));
}

static int
count(const char *part)
{
    g_autofree char *all = read_all();
    g_auto(GStrv) parts = g_strsplit(all, part, -1);

    return (int)g_strv_length(parts) - 1;
}

TEST(each_shipped_preset_has_an_entry)
{
    g_autoptr(GPtrArray) list = lattice_presets_list(&presets);

    CHECK(list->len > 100);
    CHECK(add());
    CHECK(count("\n(GimpGegl-lattice-noise-config \"") == (int)list->len);
    for (guint i = 0; i < list->len; i++) {
        const LatticePreset *preset = g_ptr_array_index(list, i);
        g_autofree char *name = g_strdup_printf(
            "%s: %s\"\n", lattice_preset_group_label(preset->group),
            preset->label);
        g_autofree char *recipe =
            g_strdup_printf("    (recipe \"%s\"))\n", preset->recipe);
        CHECK(contains(name));
        CHECK(contains(recipe) == (strstr(recipe, "layer=") != NULL));
    }
}

TEST(one_noise_is_properties_as_gimp_reads_them)
{
    CHECK(add());
    /* This line is from leather. */
    CHECK(contains("    (algorithm cellular)\n"));
    /* This line is from marble. */
    CHECK(contains("    (gradient \"0:#4d5158,"));
    g_autoptr(GPtrArray) list = lattice_presets_list(&presets);
    guint n_colors = 0;
    for (guint i = 0; i < list->len; i++) {
        const char *recipe =
            ((const LatticePreset *)g_ptr_array_index(list, i))->recipe;
        if (strstr(recipe, "layer=") == NULL)
            n_colors += (strstr(recipe, "color-low=") != NULL) +
                        (strstr(recipe, "color-high=") != NULL);
    }
    CHECK(n_colors > 2);
    g_autofree char *all = read_all();
    g_auto(GStrv) colors = g_strsplit(all, "(color-rgba ", -1);
    CHECK(g_strv_length(colors) == n_colors + 1);
    for (char **color = colors + 1; *color != NULL; color++) {
        const char *number = *color;
        for (int i = 0; i < 4; i++) {
            char *end;
            const double value = 65535.0 * g_ascii_strtod(number, &end);
            /* The presets' colors have 8 bits. */
            CHECK(fabs(value / 257.0 - round(value / 257.0)) < 1e-4);
            CHECK(*end == (i < 3 ? ' ' : ')'));
            number = end;
        }
    }
}

TEST(adding_and_removing_leaves_no_trace)
{
    g_autofree char *names =
        g_build_filename(settings, "lattice-noise", "filter-settings", NULL);

    CHECK(remove_all());
    CHECK(!g_file_test(file, G_FILE_TEST_EXISTS));
    CHECK(add());
    CHECK(g_file_test(names, G_FILE_TEST_EXISTS));
    CHECK(remove_all());
    CHECK(!g_file_test(file, G_FILE_TEST_EXISTS));
    CHECK(!g_file_test(names, G_FILE_TEST_EXISTS));
}

TEST(the_users_entries_stay_also_one_with_the_name_of_a_preset)
{
    write_file(users);
    CHECK(add());
    CHECK(contains("Fog (mine)") && contains("end of settings ("));
    CHECK(count("\"Stone: Marble\"") == 1);
    CHECK(remove_all());
    CHECK(is(users));
}

TEST(adding_again_replaces)
{
    write_file(users);
    CHECK(add());
    g_autofree char *first = read_all();
    CHECK(add());
    CHECK(is(first));
    /* GIMP writes the settings back in a different form. */
    g_auto(GStrv) parts = g_strsplit(first, "    (algorithm cellular)\n", 2);
    g_autofree char *changed = g_strjoinv("    (scale 3) (time 0)\n", parts);
    CHECK(strcmp(changed, first) != 0);
    write_file(changed);
    CHECK(add());
    CHECK(is(first));
}

TEST(a_damaged_file_keeps_its_bytes)
{
    static const char *const damaged[] = {
        "(GimpGegl-lattice-noise-config \"a",
        "(GimpGegl-lattice-noise-config \"a\\",
        "(GimpGegl-lattice-noise-config) \"",
        "(GimpGegl-lattice-noise-config \"\")",
        "))) \"\n\n(",
    };

    for (size_t i = 0; i < G_N_ELEMENTS(damaged); i++) {
        write_file(damaged[i]);
        CHECK(add());
        CHECK(contains(damaged[i]) && contains("Stone: Marble"));
        CHECK(remove_all());
        CHECK(is(damaged[i]));
    }
}

TEST(what_is_no_file_is_refused_and_stays)
{
    g_autoptr(GError) error = NULL;

    g_mkdir_with_parents(file, 0700);
    CHECK(!lattice_filter_settings_replace(settings, &presets, &error));
    CHECK(error != NULL && strstr(error->message, file) != NULL);
    CHECK(g_file_test(file, G_FILE_TEST_IS_DIR));
}

static void
run(const char *name, void (*test)(void))
{
    settings = folder_new();
    file = g_build_filename(settings, "filters",
                            "GimpGegl-lattice-noise-config.settings", NULL);
    check_run(name, test);
    folder_remove(settings);
    g_free(settings);
    g_free(file);
}

int
main(int argc, char *argv[])
{
    gegl_init(NULL, NULL);
    presets.shipped = argc > 1 ? argv[1] : NULL;
    return check_run_all_by(run);
}
