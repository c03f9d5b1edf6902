/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The texts of tables, in Russian: the environment says so, and the catalogues
 * of the build are used.
 */
#include <libintl.h>
#include <locale.h>
#include <string.h>

#include "check.h"
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
