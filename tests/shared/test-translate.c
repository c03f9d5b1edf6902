/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The texts of tables, in Russian: the environment says so, and the catalogues
 * of the build are used.
 */
#include <libintl.h>
#include <locale.h>
#include <string.h>

#include "check.h"
#include "translate.h"

static void
a_text_has_a_translation_for_each_context(void)
{
    const char *dimension = lattice_translate_in("dimensions", "One");
    const char *pass = lattice_translate_in("warp-rounds", "One");

    CHECK(strcmp(dimension, "One") != 0);
    CHECK(strcmp(pass, "One") != 0);
    CHECK(strcmp(dimension, pass) != 0);
}

static void
a_text_without_a_context_is_found_in_any_context(void)
{
    CHECK(strcmp(lattice_translate("Ridged"), "Ridged") != 0);
    CHECK(strcmp(lattice_translate_in("fractal", "Ridged"),
                 lattice_translate("Ridged")) == 0);
}

static void
choices_are_translated_by_the_key_of_their_parameter(void)
{
    const NoiseParameter *rounds = noise_parameter_find("warp-rounds");

    CHECK(strcmp(lattice_translate_choice(rounds, 0),
                 lattice_translate_in("warp-rounds", "One")) == 0);
    CHECK(strcmp(lattice_translate_choice(rounds, 0), "One") != 0);
}

static void
a_text_without_a_translation_is_english(void)
{
    CHECK(strcmp(lattice_translate_in("fractal", "No such text"),
                 "No such text") == 0);
    CHECK(strcmp(lattice_translate("No such text"), "No such text") == 0);
}

static void
no_text_is_no_text(void)
{
    CHECK(*lattice_translate("") == '\0');
}

int
main(void)
{
    setlocale(LC_ALL, "");
    bindtextdomain("lattice-noise", getenv("LATTICE_TEST_LOCALE"));
    bind_textdomain_codeset("lattice-noise", "UTF-8");
    RUN(a_text_has_a_translation_for_each_context);
    RUN(a_text_without_a_context_is_found_in_any_context);
    RUN(choices_are_translated_by_the_key_of_their_parameter);
    RUN(a_text_without_a_translation_is_english);
    RUN(no_text_is_no_text);
    return check_end();
}
