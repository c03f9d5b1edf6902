/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The parameter table, and what the check refuses.
 */
#include <float.h>
#include <math.h>
#include <string.h>

#include <noise-core/noise.h>

#include "check.h"

static bool
refuses(const NoiseParams *params, const char *key, NoiseProblem problem)
{
    NoiseParams copy = *params;
    NoiseError error = {0};

    return !noise_params_check(&copy, &error) && error.problem == problem &&
           error.parameter == noise_parameter_find(key) &&
           memcmp(&copy, params, sizeof copy) == 0 &&
           noise_plan_new(params, NULL) == NULL;
}

static void
every_parameter_is_described(void)
{
    size_t n_parameters;
    const NoiseParameter *parameter = noise_parameters(&n_parameters);

    CHECK(n_parameters >= 5 && n_parameters < 100); /* recipe.c has 64 bits */
    for (size_t i = 0; i < n_parameters; i++) {
        const NoiseParameter *p = &parameter[i];
        CHECK(noise_parameter_find(p->key) == p);
        CHECK(*p->label != '\0' && *p->blurb != '\0');
        CHECK((p->choices != NULL) == (p->kind == NOISE_KIND_CHOICE));
        CHECK((p->initial_color != NULL) == (p->kind == NOISE_KIND_COLOR));
        CHECK((p->initial_gradient != NULL) ==
              (p->kind == NOISE_KIND_GRADIENT));
        if (p->kind != NOISE_KIND_GRADIENT) /* it counts stops */
            CHECK(p->initial >= p->minimum && p->initial <= p->maximum);
        if (p->kind != NOISE_KIND_REAL)
            continue;
        CHECK(p->slider_minimum >= p->minimum);
        CHECK(p->slider_maximum <= p->maximum);
        CHECK(p->slider_minimum < p->slider_maximum);
        CHECK(p->slider_step > 0 && p->slider_gamma > 0);
    }
    CHECK(noise_parameter_find("no-such-key") == NULL);
}

static void
initial_values_pass_the_check(void)
{
    NoiseParams params;

    noise_params_init(&params);
    CHECK(noise_params_check(&params, NULL));
    CHECK(params.algorithm == NOISE_ALGORITHM_PERLIN);
    CHECK(params.scale == 64.0);
}

static void
bad_reals_are_refused_by_name(void)
{
    size_t n_parameters;
    const NoiseParameter *parameter = noise_parameters(&n_parameters);

    for (size_t i = 0; i < n_parameters; i++) {
        const NoiseParameter *p = &parameter[i];
        if (p->kind != NOISE_KIND_REAL)
            continue;
        /* 10 beyond the largest limit, 1e9, is still another number when it is
         * rounded to nine digits. */
        const double bad[] = {NAN, INFINITY, -INFINITY, p->minimum - 10,
                              p->maximum + 10};
        for (size_t k = 0; k < sizeof bad / sizeof bad[0]; k++) {
            NoiseParams params;
            noise_params_init(&params);
            memcpy((char *)&params + p->offset, &bad[k], sizeof bad[k]);
            CHECK(refuses(&params, p->key,
                          k < 3 ? NOISE_PROBLEM_NOT_A_NUMBER
                                : NOISE_PROBLEM_OUT_OF_RANGE));
        }
    }
}

static void
zero_scale_and_zero_octaves_are_refused(void)
{
    NoiseParams params;

    noise_params_init(&params);
    params.scale = 0.0;
    CHECK(refuses(&params, "scale", NOISE_PROBLEM_OUT_OF_RANGE));
    noise_params_init(&params);
    params.octaves = 0.0;
    CHECK(refuses(&params, "octaves", NOISE_PROBLEM_OUT_OF_RANGE));
}

static void
bad_choices_are_refused_by_name(void)
{
    NoiseParams params;

    noise_params_init(&params);
    params.algorithm = NoiseAlgorithmCount;
    CHECK(refuses(&params, "algorithm", NOISE_PROBLEM_NOT_A_CHOICE));
    params.algorithm = (NoiseAlgorithm)-1;
    CHECK(refuses(&params, "algorithm", NOISE_PROBLEM_NOT_A_CHOICE));
}

static void
too_fine_octaves_are_refused_and_slider_positions_never(void)
{
    NoiseParams params;

    noise_params_init(&params);
    params.scale = 0.01;
    params.octaves = 16;
    params.lacunarity = 4;
    CHECK(refuses(&params, "octaves", NOISE_PROBLEM_TOO_FINE));
    params.scale = 64;
    CHECK(noise_params_check(&params, NULL));
    params.scale = 1;
    params.lacunarity = 3;
    CHECK(noise_params_check(&params, NULL));
    params.octaves = 10;
    params.lacunarity = 4;
    CHECK(noise_params_check(&params, NULL));
}

static void
the_check_rounds_to_nine_digits(void)
{
    NoiseParams params;

    noise_params_init(&params);
    params.scale = 1.0 / 3.0;
    CHECK(noise_params_check(&params, NULL));
    CHECK(params.scale == 0.333333333);
}

static void
text_sets_parameters(void)
{
    NoiseParams params;
    NoiseError error;
    char text[NOISE_TEXT_SIZE];

    noise_params_init(&params);
    CHECK(noise_params_set_text(&params, noise_parameter_find("algorithm"),
                                "simplex", NULL));
    CHECK(params.algorithm == NOISE_ALGORITHM_SIMPLEX);
    CHECK(!noise_params_set_text(&params, noise_parameter_find("algorithm"),
                                 "Simplex", &error));
    CHECK(error.problem == NOISE_PROBLEM_NOT_A_CHOICE);
    CHECK(noise_params_set_text(&params, noise_parameter_find("seed"),
                                "18446744073709551615", NULL));
    CHECK(params.seed == UINT64_MAX);
    noise_params_get_text(&params, noise_parameter_find("seed"), text);
    CHECK(strcmp(text, "18446744073709551615") == 0);
    static const char *const bad[] = {
        "\"",  "x\"y\"", "18446744073709551616",   "-1", "",
        "1.0", " 1",     "99999999999999999999999"};
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++)
        CHECK(!noise_params_set_text(&params, noise_parameter_find("seed"),
                                     bad[i], &error) &&
              error.problem == NOISE_PROBLEM_NOT_A_SEED);
    CHECK(params.seed == UINT64_MAX);
}

static void
numbers_set_parameters(void)
{
    const NoiseParameter *seed = noise_parameter_find("seed");
    const NoiseParameter *algorithm = noise_parameter_find("algorithm");
    NoiseParams params;

    noise_params_init(&params);
    CHECK(noise_params_set_number(&params, seed, 42, NULL));
    CHECK(params.seed == 42);
    CHECK(noise_params_get_number(&params, seed) == 42);
    CHECK(!noise_params_set_number(&params, seed, 0.5, NULL));
    CHECK(!noise_params_set_number(&params, seed, -1, NULL));
    CHECK(!noise_params_set_number(&params, seed, NAN, NULL));
    CHECK(!noise_params_set_number(&params, seed, 0x1p53, NULL));
    CHECK(params.seed == 42);
    CHECK(noise_params_set_number(&params, algorithm, 0, NULL));
    CHECK(params.algorithm == NOISE_ALGORITHM_VALUE);
    CHECK(!noise_params_set_number(&params, algorithm, 0.5, NULL));
    CHECK(!noise_params_set_number(&params, algorithm, 99, NULL));
}

/* A number is accepted where its text is, so no refusal names a number that is
 * within the limits. */
static void
numbers_within_the_limits_when_rounded_are_taken(void)
{
    const NoiseParameter *scale = noise_parameter_find("scale");
    const NoiseParameter *jitter = noise_parameter_find("jitter");
    NoiseParams params;

    noise_params_init(&params);
    CHECK(noise_params_set_number(&params, scale, nextafter(0.01, 0.0), NULL));
    CHECK(params.scale == 0.01);
    CHECK(noise_params_set_number(&params, jitter, -1e-300, NULL));
    CHECK(params.jitter == 0.0 && !signbit(params.jitter));
    CHECK(noise_params_set_number(&params, jitter, 1.0000000001, NULL));
    CHECK(params.jitter == 1.0);
    params.scale = nextafter(1e6, INFINITY);
    CHECK(noise_params_check(&params, NULL) && params.scale == 1e6);
    CHECK(!noise_params_set_number(&params, jitter, 1.00000001, NULL));
    CHECK(!noise_params_set_number(&params, scale, DBL_MAX, NULL));
    CHECK(!noise_params_set_number(&params, scale, -DBL_MAX, NULL));
}

/* Limits of programs' own parameters may have more digits than recipes. */
static void
limits_of_many_digits_are_taken(void)
{
    static const NoiseParameter seed = {
        .kind = NOISE_KIND_REAL,
        .key = "seed",
        .maximum = INT32_MAX,
        .offset = offsetof(NoiseParams, scale),
    };
    NoiseParams params;

    noise_params_init(&params);
    CHECK(noise_params_set_number(&params, &seed, INT32_MAX, NULL));
    CHECK(!noise_params_set_number(&params, &seed, INT32_MAX + 1.0, NULL));
}

static void
a_larger_struct_shares_the_functions(void)
{
    typedef struct Larger {
        NoiseParams params;
        double opacity;
    } Larger;
    static const NoiseParameter opacity = {
        .kind = NOISE_KIND_REAL,
        .key = "opacity",
        .maximum = 100.0,
        .offset = offsetof(Larger, opacity),
    };
    Larger larger = {.opacity = 1};

    CHECK(noise_params_set_text(&larger.params, &opacity, "50.5", NULL));
    CHECK(larger.opacity == 50.5);
    CHECK(!noise_params_set_number(&larger.params, &opacity, 101, NULL));
    CHECK(larger.opacity == 50.5);
}

static bool
says(const NoiseError *error, const char *expected)
{
    char sentence[256];

    noise_error_print(error, NULL, sentence, sizeof sentence);
    if (strcmp(sentence, expected) != 0)
        printf("# says: %s\n", sentence);
    return strcmp(sentence, expected) == 0;
}

static const char *
translate(const char *sentence)
{
    return strstr(sentence, "choose") != NULL ? "\xc3\xa9{choices}\xc3\xa9{x"
                                              : sentence;
}

static void
refusals_are_sentences(void)
{
    NoiseParams params;
    NoiseError error;
    char text[256];

    noise_params_init(&params);
    noise_params_set_text(&params, noise_parameter_find("scale"), "0", &error);
    CHECK(says(&error, "Scale is 0: it must be between 0.01 and 1000000"));
    noise_params_set_number(&params, noise_parameter_find("scale"), NAN,
                            &error);
    CHECK(
        says(&error,
             "Scale is \"nan\": it must be a number between 0.01 and 1000000"));
    noise_params_set_number(&params, noise_parameter_find("scale"), 1e300,
                            &error);
    CHECK(says(&error, "Scale is 1e300: it must be between 0.01 and 1000000"));
    noise_params_set_number(&params, noise_parameter_find("scale"), -2.5e25,
                            &error);
    CHECK(
        says(&error, "Scale is -2.5e25: it must be between 0.01 and 1000000"));
    noise_params_set_number(&params, noise_parameter_find("scale"), -INFINITY,
                            &error);
    CHECK(says(&error,
               "Scale is \"-inf\": it must be a number between 0.01 and "
               "1000000"));
    noise_params_set_text(&params, noise_parameter_find("period-x"), "-1",
                          &error);
    CHECK(says(&error, "Tile width (period-x) is -1: it must be between 0 and "
                       "1000000"));
    noise_params_set_text(&params, noise_parameter_find("gradients"), "magic",
                          &error);
    CHECK(says(&error, "Gradients is \"magic\": choose one of axes, unit"));
    noise_error_print(&error, translate, text, sizeof text);
    CHECK(strcmp(text, "\xc3\xa9"
                       "axes, unit\xc3\xa9{x") == 0);
    noise_error_print(&error, translate, text, 2); /* no half character */
    CHECK(strcmp(text, "") == 0);
    noise_error_print(&error, translate, text, 6);
    CHECK(strcmp(text, "\xc3\xa9"
                       "axe") == 0);
}

int
main(void)
{
    RUN(every_parameter_is_described);
    RUN(initial_values_pass_the_check);
    RUN(bad_reals_are_refused_by_name);
    RUN(zero_scale_and_zero_octaves_are_refused);
    RUN(bad_choices_are_refused_by_name);
    RUN(too_fine_octaves_are_refused_and_slider_positions_never);
    RUN(the_check_rounds_to_nine_digits);
    RUN(text_sets_parameters);
    RUN(numbers_set_parameters);
    RUN(numbers_within_the_limits_when_rounded_are_taken);
    RUN(limits_of_many_digits_are_taken);
    RUN(a_larger_struct_shares_the_functions);
    RUN(refusals_are_sentences);
    return check_end();
}
