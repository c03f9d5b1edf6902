/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Seeds and colors as text.
 */
#include <string.h>

#include <noise-core/noise.h>

#include "check.h"

static void
any_text_is_a_seed(void)
{
    const NoiseParameter *seed = noise_parameter_find("seed");
    NoiseParams params, other;

    CHECK(noise_recipe_parse("lattice-noise/1 seed=\"my planet\" scale=3",
                             &params, NULL));
    CHECK(params.scale == 3.0);
    CHECK(
        noise_recipe_parse("lattice-noise/1 seed=\"my planes\"", &other, NULL));
    CHECK(params.seed != other.seed);
    CHECK(noise_params_set_text(&other, seed, "\"my planet\"", NULL));
    CHECK(params.seed == other.seed);
    CHECK(noise_params_set_text(&other, seed, "\"\"", NULL));
}

static void
colors_are_texts(void)
{
    static const struct {
        const char *text, *printed;
        uint64_t color;
    } good[] = {
        {"#ff8000", "#ff8000", 0xffff80800000ffffu},
        {"#FF800080", "#ff800080", 0xffff808000008080u},
        {"#0123456789abcdef", "#0123456789abcdef", 0x0123456789abcdefu},
        {"#ffffffff0000ffff", "#ffff00", 0xffffffff0000ffffu},
    };
    static const char *const bad[] = {
        "", "#", "ff8000", "#ff800", "#ff80000", "#gg8000", "#ff8000 ", "red"};
    const NoiseParameter *low = noise_parameter_find("color-low");
    NoiseParams params;
    NoiseError error;
    char text[NOISE_TEXT_SIZE];

    noise_params_init(&params);
    CHECK(params.color_low == 0x000000000000ffffu);
    for (size_t i = 0; i < sizeof good / sizeof good[0]; i++) {
        CHECK(noise_params_set_text(&params, low, good[i].text, NULL));
        CHECK(params.color_low == good[i].color);
        noise_params_get_text(&params, low, text);
        CHECK(strcmp(text, good[i].printed) == 0);
    }
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++)
        CHECK(!noise_params_set_text(&params, low, bad[i], &error) &&
              error.problem == NOISE_PROBLEM_NOT_A_COLOR);
}

int
main(void)
{
    RUN(any_text_is_a_seed);
    RUN(colors_are_texts);
    return check_end();
}
