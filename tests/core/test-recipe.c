/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Checks text: how numbers, gradients and recipes are read, what is refused, and
 * that text and parameters mean the same.
 */
#include <math.h>
#include <string.h>

#include <noise-core/noise.h>

#include "check.h"
#include "kinds.h"
#include "params/words.h"
#include "pictures.h"

/* ---- Numbers ---------------------------------------------------------- */

static bool
prints_as(double value, const char *expected)
{
    char text[64];

    noise_decimal_print(value, text);
    if (strcmp(text, expected) != 0)
        printf("# %.17g prints as %s\n", value, text);
    return strcmp(text, expected) == 0;
}

static bool
parses_to(const char *text, double expected)
{
    double value = NAN;

    return noise_decimal_parse(text, &value) && value == expected;
}

TEST(numbers_print_without_exponent)
{
    CHECK(prints_as(0.0, "0"));
    CHECK(prints_as(-0.0, "0"));
    CHECK(prints_as(0.5, "0.5"));
    CHECK(prints_as(-12.25, "-12.25"));
    CHECK(prints_as(64.0, "64"));
    CHECK(prints_as(1e9, "1000000000"));
    CHECK(prints_as(1e-9, "0.000000001"));
    CHECK(prints_as(1e-22, "0.0000000000000000000001"));
    CHECK(prints_as(1e20, "100000000000000000000"));
    CHECK(prints_as(1.0 / 3.0, "0.333333333"));
    CHECK(prints_as(2.0 / 3.0, "0.666666667"));
    CHECK(prints_as(999999999.5, "1000000000"));
}

TEST(text_parses_to_the_nearest_double)
{
    CHECK(parses_to("0", 0.0));
    CHECK(parses_to("-0", 0.0));
    CHECK(parses_to("+3", 3.0));
    CHECK(parses_to(".5", 0.5));
    CHECK(parses_to("5.", 5.0));
    CHECK(parses_to("0.1", 0.1));
    CHECK(parses_to("2.3", 2.3));
    CHECK(parses_to("-1234.5678", -1234.5678));
    CHECK(parses_to("1.5e-3", 0.0015));
    CHECK(parses_to("1E+2", 100.0));
    CHECK(parses_to("1234567895", 1234567900.0)); /* rounded to nine digits */
    CHECK(parses_to("1234567894", 1234567890.0));
    CHECK(parses_to("0.00000000000000000000000000000001", 0.0));
    CHECK(parses_to("1e-999999999999", 0.0));
    CHECK(parses_to("1e400", INFINITY));
    CHECK(parses_to("-1e400", -INFINITY));
    CHECK(parses_to("0e400", 0.0));
}

TEST(what_is_no_number_is_refused)
{
    static const char *const bad[] = {
        "",    "-",   ".",   "e5",   "1e",  "1e+", "1,5",      "0x10",
        "nan", "inf", "1 2", "1.2.", "--1", "1f",  "\xd9\xa1",
    };
    double value;

    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++)
        CHECK(!noise_decimal_parse(bad[i], &value));
}

TEST(rounding_printing_and_parsing_are_one_thing)
{
    uint64_t state = 1;
    char text[64];

    for (int i = 0; i < 200000; i++) {
        const double size = check_random_real(&state, -21.9, 20.9);
        const double value = check_random_real(&state, -1, 1) * pow(10, size);
        const double rounded = noise_decimal_round(value);
        double parsed = NAN;
        noise_decimal_print(value, text);
        CHECK(strlen(text) < sizeof text);
        CHECK(noise_decimal_parse(text, &parsed));
        CHECK(parsed == rounded);
        CHECK(noise_decimal_round(rounded) == rounded);
        CHECK(parsed == strtod(text, NULL)); /* correctly rounded */
        CHECK(fabs(rounded - value) <= 5.001e-9 * fabs(value) + 0.5e-22);
    }
}

/* ---- Gradients -------------------------------------------------------- */

static const NoiseParameter *
gradient(void)
{
    return noise_parameter_find("gradient");
}

TEST(stops_are_text)
{
    static const struct {
        const char *text, *printed;
    } good[] = {
        {"0:#000000,1:#ffffff", "0:#000000,1:#ffffff"},
        {"0.0:#000000ff,+1e0:#FFFFFF", "0:#000000,1:#ffffff"},
        {".25:#ff800080,0.25:#0123456789abcdef,.250000000:#ffffff",
         "0.25:#ff800080,0.25:#0123456789abcdef,0.25:#ffffff"},
        {"0.3333333333333:#102030,1:#102030", "0.333333333:#102030,1:#102030"},
        {"-0:#102030,1e-9:#102030", "0:#102030,0.000000001:#102030"},
    };
    NoiseParams params;
    char text[NOISE_TEXT_SIZE];

    noise_params_init(&params);
    noise_params_get_text(&params, gradient(), text);
    CHECK(strcmp(text, "0:#000000,1:#ffffff") == 0);
    for (size_t i = 0; i < sizeof good / sizeof good[0]; i++) {
        CHECK(noise_params_set_text(&params, gradient(), good[i].text, NULL));
        noise_params_get_text(&params, gradient(), text);
        if (strcmp(text, good[i].printed) != 0)
            printf("# %s\n", text);
        CHECK(strcmp(text, good[i].printed) == 0);
    }
}

TEST(text_and_stops_are_the_same_thing)
{
    uint64_t state = 23;
    size_t longest = 0;

    for (int i = 0; i < 5000; i++) {
        NoiseParams params, read;
        char text[NOISE_TEXT_SIZE];
        noise_params_init(&params);
        noise_params_init(&read);
        picture_random_stops(&state, &params.gradient);
        CHECK(noise_params_check(&params, NULL));
        noise_params_get_text(&params, gradient(), text);
        CHECK(noise_params_set_text(&read, gradient(), text, NULL));
        CHECK(memcmp(&params, &read, sizeof params) == 0);
        if (strlen(text) > longest)
            longest = strlen(text);
    }
    printf("# the longest text has %zu bytes\n", longest);
    CHECK(longest < NOISE_TEXT_SIZE);
}

#define WRITE_STOPS                                                       \
    "write stops such as 0.5:#ff8000, each a position from 0 to 1 and a " \
    "color, separated by commas"

TEST(bad_texts_are_refused_and_told_why)
{
    static const struct {
        NoiseProblem problem;
        const char *text, *sentence;
    } bad[] = {
        {NOISE_PROBLEM_NOT_A_STOP, "", "Gradient has \"\": " WRITE_STOPS},
        {NOISE_PROBLEM_NOT_A_STOP, "sunrise",
         "Gradient has \"sunrise\": " WRITE_STOPS},
        {NOISE_PROBLEM_NOT_A_STOP, "0:#000000,",
         "Gradient has \"\": " WRITE_STOPS},
        {NOISE_PROBLEM_NOT_A_STOP, "0:#000000,1.5:#ffffff",
         "Gradient has \"1.5:#ffffff\": " WRITE_STOPS},
        {NOISE_PROBLEM_NOT_A_STOP, "-0.1:#000000,1:#ffffff",
         "Gradient has \"-0.1:#000000\": " WRITE_STOPS},
        {NOISE_PROBLEM_NOT_A_STOP, "0:#000000;1:#ffffff",
         "Gradient has \"0:#000000;1:#ffffff\": " WRITE_STOPS},
        {NOISE_PROBLEM_NOT_A_STOP, "0:red,1:#ffffff",
         "Gradient has \"0:red\": " WRITE_STOPS},
        {NOISE_PROBLEM_NOT_A_STOP, ":#000000,1:#ffffff",
         "Gradient has \":#000000\": " WRITE_STOPS},
        {NOISE_PROBLEM_NOT_A_STOP, "nan:#000000,1:#ffffff",
         "Gradient has \"nan:#000000\": " WRITE_STOPS},
        {NOISE_PROBLEM_FALLING_STOPS, "0.5:#000000,0.4:#ff800000,1:#ffffff",
         "Gradient has the stop 0.4:#ff800000 after a higher one: sort the "
         "stops by position"},
        {NOISE_PROBLEM_N_STOPS, "0:#000000",
         "Gradient needs 2 to 64 stops, not 1"},
    };
    NoiseParams params, before;
    NoiseError error;

    noise_params_init(&params);
    before = params;
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        CHECK(!noise_params_set_text(&params, gradient(), bad[i].text, &error));
        CHECK(picture_says(&error, bad[i].sentence) &&
              error.problem == bad[i].problem);
    }
    CHECK(!noise_params_set_number(&params, gradient(), 2, &error));
    CHECK(error.problem == NOISE_PROBLEM_NOT_A_STOP);
    CHECK(memcmp(&params, &before, sizeof params) == 0);
}

/* Writes this many stops as text. */
static void
write_stops(int n_stops, char *text)
{
    for (int i = 0; i < n_stops; i++)
        text += sprintf(text, "%s%g:#%06x", i == 0 ? "" : ",", i / 100.0,
                        (unsigned)i * 0x20301);
}

TEST(the_most_stops_are_taken_and_one_more_is_refused)
{
    char text[2 * NOISE_TEXT_SIZE];
    NoiseParams params;
    NoiseError error;

    noise_params_init(&params);
    write_stops(NOISE_STOPS_MAX, text);
    CHECK(noise_params_set_text(&params, gradient(), text, NULL));
    CHECK(params.gradient.count == NOISE_STOPS_MAX);
    write_stops(NOISE_STOPS_MAX + 3, text);
    CHECK(!noise_params_set_text(&params, gradient(), text, &error));
    CHECK(picture_says(&error, "Gradient needs 2 to 64 stops, not 67"));
}

TEST(bad_structs_are_refused_too)
{
    NoiseParams params;

    noise_params_init(&params);
    params.gradient.count = 1;
    CHECK(kind_refuses(&params, NOISE_PROBLEM_N_STOPS, "gradient"));
    params.gradient.count = -7;
    CHECK(kind_refuses(&params, NOISE_PROBLEM_N_STOPS, "gradient"));
    params.gradient.count = NOISE_STOPS_MAX + 1;
    CHECK(kind_refuses(&params, NOISE_PROBLEM_N_STOPS, "gradient"));
    params.gradient.count = 3; /* the third is at 0 */
    CHECK(kind_refuses(&params, NOISE_PROBLEM_FALLING_STOPS, "gradient"));
    params.gradient.stops[2].position = NAN;
    CHECK(kind_refuses(&params, NOISE_PROBLEM_NOT_A_STOP, "gradient"));
    params.gradient.stops[2].position = INFINITY;
    CHECK(kind_refuses(&params, NOISE_PROBLEM_NOT_A_STOP, "gradient"));
    params.gradient.stops[2].position = 1.0;
    CHECK(noise_params_check(&params, NULL));
}

TEST(what_lies_after_the_last_stop_is_cleared)
{
    NoiseParams params, plain;

    noise_params_init(&params);
    noise_params_init(&plain);
    params.gradient.stops[2].color = 7;
    params.gradient.stops[63].position = NAN;
    CHECK(noise_params_check(&params, NULL));
    CHECK(memcmp(&params, &plain, sizeof params) == 0);
}

/* ---- Recipes ---------------------------------------------------------- */

static bool
is_refused(const char *recipe, NoiseProblem problem, const char *named)
{
    NoiseError error;
    char sentence[256];
    AutoRecipe *read = noise_recipe_parse(recipe, &error);
    AutoPlan *plan = noise_plan_new_from_text(recipe, NULL);

    if (read != NULL || plan != NULL)
        return false;
    noise_error_print(&error, NULL, sentence, sizeof sentence);
    if (error.problem != problem || strstr(sentence, named) == NULL)
        printf("# %s\n", sentence);
    return error.problem == problem && strstr(sentence, named) != NULL;
}

TEST(bad_recipes_are_refused_by_name)
{
    static const struct {
        const char *recipe;
        NoiseProblem problem;
        const char *named;
    } bad[] = {
        {"", NOISE_PROBLEM_NOT_A_RECIPE, "lattice-noise/1"},
        {"scale=3", NOISE_PROBLEM_NOT_A_RECIPE, "scale=3"},
        {"lattice-noise/3 scale=3", NOISE_PROBLEM_NOT_A_RECIPE,
         "lattice-noise/3"},
        {"lattice-noise/2 scale=3", NOISE_PROBLEM_NO_LAYER, "layer=name"},
        {"lattice-noise/1 speed=3", NOISE_PROBLEM_UNKNOWN_KEY, "speed"},
        {"lattice-noise/1 =3", NOISE_PROBLEM_UNKNOWN_KEY, ""},
        {"lattice-noise/1 opacity=1", NOISE_PROBLEM_OF_LAYER, "Opacity"},
        {"lattice-noise/2 lift=1 layer=a", NOISE_PROBLEM_OF_LAYER, "Lift"},
        {"lattice-noise/2 layer=a mask=m lift=1", NOISE_PROBLEM_OF_LAYER,
         "mask 1: Lift"},
        {"lattice-noise/2 layer=a coverage=1", NOISE_PROBLEM_OF_MASK,
         "layer 1 (a): Coverage"},
        {"lattice-noise/1 coverage=1", NOISE_PROBLEM_OF_MASK, "Coverage"},
        {"lattice-noise/1 layer=a", NOISE_PROBLEM_HAS_LAYERS,
         "lattice-noise/2"},
        {"lattice-noise/1 scale=3 group=a layer=b", NOISE_PROBLEM_HAS_LAYERS,
         "lattice-noise/2"},
        {"lattice-noise/2 group=none", NOISE_PROBLEM_NO_LAYER, "layer=name"},
        {"lattice-noise/2 layer=a group=b", NOISE_PROBLEM_EMPTY_GROUP,
         "group b: "},
        {"lattice-noise/2 group=a group=b layer=c", NOISE_PROBLEM_EMPTY_GROUP,
         "group a: "},
        {"lattice-noise/2 group=a group=none layer=c",
         NOISE_PROBLEM_EMPTY_GROUP, "group a: "},
        {"lattice-noise/2 group=a layer=b group=a layer=c",
         NOISE_PROBLEM_REPEATED_GROUP, "\"a\""},
        {"lattice-noise/2 group=a_b layer=c", NOISE_PROBLEM_NOT_A_GROUP,
         "\"a_b\""},
        {"lattice-noise/2 group= layer=c", NOISE_PROBLEM_NOT_A_GROUP, "\"\""},
        {"lattice-noise/2 group=a mask=m layer=c", NOISE_PROBLEM_MASK_OF_LAYER,
         "group a: "},
        {"lattice-noise/2 group=a opacity=1.1 layer=c",
         NOISE_PROBLEM_OUT_OF_RANGE, "group a: Opacity is 1.1"},
        {"lattice-noise/2 group=a opacity=1 opacity=1 layer=c",
         NOISE_PROBLEM_REPEATED_KEY, "group a: "},
        {"lattice-noise/2 group=a seed=1 layer=c", NOISE_PROBLEM_OF_WHOLE,
         "group a: Seed"},
        {"lattice-noise/2 group=a scale=1 layer=c", NOISE_PROBLEM_OF_LAYER,
         "group a: Scale"},
        {"lattice-noise/2 group=a glow=1 layer=c", NOISE_PROBLEM_OF_LAYER,
         "group a: Glow"},
        {"lattice-noise/2 group=a radius=9 layer=c", NOISE_PROBLEM_OF_MASK,
         "group a: Radius"},
        {"lattice-noise/2 group=a speed=1 layer=c", NOISE_PROBLEM_UNKNOWN_KEY,
         "group a: "},
        {"lattice-noise/2 group=none opacity=1 layer=c", NOISE_PROBLEM_OF_LAYER,
         "Opacity"},
        {"lattice-noise/2 group=none scale=1 layer=c", NOISE_PROBLEM_OF_LAYER,
         "Scale"},
        {"lattice-noise/2 group=none mask=m layer=c",
         NOISE_PROBLEM_MASK_OF_LAYER, "mask=name"},
        {"lattice-noise/2 mask=m layer=c", NOISE_PROBLEM_MASK_OF_LAYER,
         "mask=name"},
        {"lattice-noise/1 mask=m", NOISE_PROBLEM_MASK_OF_LAYER, "mask=name"},
        {"lattice-noise/1 scale", NOISE_PROBLEM_NO_VALUE, "scale"},
        {"lattice-noise/1 scale=", NOISE_PROBLEM_NOT_A_NUMBER, "Scale"},
        {"lattice-noise/1 scale=3 scale=3", NOISE_PROBLEM_REPEATED_KEY,
         "Scale"},
        {"lattice-noise/1 scale=3,5", NOISE_PROBLEM_NOT_A_NUMBER, "3,5"},
        {"lattice-noise/1 scale=-5", NOISE_PROBLEM_OUT_OF_RANGE, "-5"},
        {"lattice-noise/1 scale=1e99", NOISE_PROBLEM_NOT_A_NUMBER, "1e99"},
    };

    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++)
        CHECK(is_refused(bad[i].recipe, bad[i].problem, bad[i].named));
}

TEST(an_overlong_word_is_refused_not_cut)
{
    enum { N_ZEROS = 2 * NOISE_TEXT_SIZE };
    char recipe[N_ZEROS + 100] = "lattice-noise/1 scale=5";
    const size_t start = strlen(recipe);

    memset(recipe + start, '0', N_ZEROS);
    recipe[start + N_ZEROS] = '\0';
    CHECK(is_refused(recipe, NOISE_PROBLEM_LONG_WORD, "scale=5000"));
}

TEST(spaces_are_free_and_order_is_too)
{
    const NoiseParams a = picture_params("lattice-noise/1 scale=3 seed=4");
    const NoiseParams b =
        picture_params("  lattice-noise/1\tseed=4\n  scale=3.0 \r\n");

    CHECK(memcmp(&a, &b, sizeof a) == 0);
}

TEST(only_what_differs_is_printed)
{
    AutoRecipe *recipe = picture_recipe("lattice-noise/1");
    NoiseParams *params = noise_recipe_edit(recipe);

    CHECK(strcmp(picture_text(recipe), "lattice-noise/1") == 0);
    params->algorithm = NOISE_ALGORITHM_SIMPLEX;
    params->scale = 12.5;
    params->seed = UINT64_MAX;
    CHECK(strcmp(picture_text(recipe),
                 "lattice-noise/1 algorithm=simplex scale=12.5 "
                 "seed=18446744073709551615") == 0);
}

TEST(parameters_and_recipe_are_the_same_thing)
{
    const int n = check_is_long() ? 100000 : 5000;
    uint64_t state = 7;
    size_t longest = 0;

    for (int i = 0; i < n; i++) {
        NoiseParams params;
        picture_random_params(&state, &params);
        AutoRecipe *recipe = noise_recipe_new(&params);
        const char *text = picture_text(recipe);
        const NoiseParams read = picture_params(text);
        CHECK(memcmp(&params, &read, sizeof params) == 0);
        if (strlen(text) > longest)
            longest = strlen(text);
    }
    CHECK(longest < NOISE_RECIPE_SIZE / 2);
}

TEST(presets_are_read_back)
{
    static char text[NOISE_RECIPE_SIZE];
    const char *preset;

    for (int i = 0; (preset = picture_preset(i)) != NULL; i++) {
        AutoRecipe *recipe = picture_recipe(preset);
        noise_recipe_print(recipe, text, sizeof text);
        AutoRecipe *read = picture_recipe(text);
        CHECK_RECIPE(strcmp(picture_text(read), text) == 0, recipe);
        CHECK_RECIPE(picture_is_same(recipe, read), recipe);
    }
}
