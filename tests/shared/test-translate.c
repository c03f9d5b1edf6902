/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Checks texts from tables in Russian, the language that the environment sets, with
 * the catalogs of this build.
 */
#include <libintl.h>
#include <locale.h>
#include <string.h>

#include "check.h"
#include "layer-label.h"
#include "preset-table.h"
#include "request.h"

TEST(a_text_has_a_translation_for_each_context)
{
    const char *dimension = lattice_translate_in("dimensions", "One");
    const char *pass = lattice_translate_in("warp-rounds", "One");

    CHECK(strcmp(dimension, "One") != 0);
    CHECK(strcmp(pass, "One") != 0);
    CHECK(strcmp(dimension, pass) != 0);
}

TEST(a_text_without_a_context_is_found_in_any_context)
{
    CHECK(strcmp(lattice_translate("Ridged"), "Ridged") != 0);
    CHECK(strcmp(lattice_translate_in("fractal", "Ridged"),
                 lattice_translate("Ridged")) == 0);
}

TEST(choices_are_translated_by_the_key_of_their_parameter)
{
    const NoiseParameter *rounds = noise_parameter_find("warp-rounds");

    CHECK(strcmp(lattice_translate_choice(rounds, 0),
                 lattice_translate_in("warp-rounds", "One")) == 0);
    CHECK(strcmp(lattice_translate_choice(rounds, 0), "One") != 0);
}

/* No two labels are the same, so that a typed label stands for only one name. */
TEST(names_of_layers_are_shown_and_typed_in_russian)
{
    size_t n;
    const PicturesLayerName *names = pictures_layer_names(&n);
    g_autofree char *second = lattice_layer_label("moss-2");
    g_autofree char *own = lattice_layer_label("Moss");

    for (size_t i = 0; i < n; i++) {
        g_autofree char *label = lattice_layer_label(names[i].name);
        g_autofree char *name = lattice_layer_label_find_name(label);
        CHECK(strcmp(label, names[i].label) != 0);
        CHECK(strcmp(name, names[i].name) == 0);
    }
    CHECK(strcmp(second, "Мох 2") == 0);
    CHECK(strcmp(own, "Moss") == 0);
}

TEST(names_of_groups_and_looks_are_typed_in_russian)
{
    size_t n;
    const PicturesPreset *presets = pictures_presets(&n);

    for (size_t i = 0; i < n; i++) {
        g_autofree char *label =
            lattice_layer_label(pictures_covering_name(presets[i].name));
        g_autofree char *name = lattice_layer_label_find_name(label);
        CHECK(name != NULL);
        g_autofree char *shown = lattice_layer_label(name);
        CHECK(strcmp(shown, label) == 0);
    }
    g_autofree char *second = lattice_layer_label("ice-2");
    g_autofree char *name = lattice_layer_label_find_name(second);
    CHECK(strcmp(name, "ice-2") == 0);
}

TEST(a_text_without_a_translation_is_english)
{
    CHECK(strcmp(lattice_translate_in("fractal", "No such text"),
                 "No such text") == 0);
    CHECK(strcmp(lattice_translate("No such text"), "No such text") == 0);
}

TEST(no_text_is_no_text)
{
    CHECK(*lattice_translate("") == '\0');
}

int
main(void)
{
    setlocale(LC_ALL, "");
    bindtextdomain("lattice-noise", getenv("LATTICE_TEST_LOCALE"));
    bind_textdomain_codeset("lattice-noise", "UTF-8");
    return check_run_all();
}
