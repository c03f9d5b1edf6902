/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Gradients as text: what is read, what is refused, and why.
 */
#include <math.h>
#include <string.h>

#include <noise-core/noise.h>

#include "check.h"
#include "pictures.h"

static const NoiseParameter *
gradient(void)
{
    return noise_parameter_find("gradient");
}

static void
stops_are_text(void)
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

static void
text_and_stops_are_the_same_thing(void)
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

static bool
says(const NoiseError *error, NoiseProblem problem, const char *expected)
{
    char sentence[256];

    noise_error_print(error, NULL, sentence, sizeof sentence);
    if (strcmp(sentence, expected) != 0)
        printf("# says: %s\n", sentence);
    return error->problem == problem && strcmp(sentence, expected) == 0;
}

#define WRITE_STOPS                                                       \
    "write stops such as 0.5:#ff8000, each a position from 0 to 1 and a " \
    "color, separated by commas"

static void
bad_texts_are_refused_and_told_why(void)
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
        CHECK(says(&error, bad[i].problem, bad[i].sentence));
    }
    CHECK(!noise_params_set_number(&params, gradient(), 2, &error));
    CHECK(error.problem == NOISE_PROBLEM_NOT_A_STOP);
    CHECK(memcmp(&params, &before, sizeof params) == 0);
}

/* Writes so many stops as text. */
static void
write_stops(int n_stops, char *text)
{
    for (int i = 0; i < n_stops; i++)
        text += sprintf(text, "%s%g:#%06x", i == 0 ? "" : ",", i / 100.0,
                        (unsigned)i * 0x20301);
}

static void
the_most_stops_are_taken_and_one_more_is_refused(void)
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
    CHECK(says(&error, NOISE_PROBLEM_N_STOPS,
               "Gradient needs 2 to 64 stops, not 67"));
}

static bool
is_checked(const NoiseParams *params, NoiseProblem problem)
{
    NoiseParams copy = *params;
    NoiseError error;

    return !noise_params_check(&copy, &error) && error.problem == problem &&
           error.parameter == gradient();
}

static void
bad_structs_are_refused_too(void)
{
    NoiseParams params;

    noise_params_init(&params);
    params.gradient.count = 1;
    CHECK(is_checked(&params, NOISE_PROBLEM_N_STOPS));
    params.gradient.count = -7;
    CHECK(is_checked(&params, NOISE_PROBLEM_N_STOPS));
    params.gradient.count = NOISE_STOPS_MAX + 1;
    CHECK(is_checked(&params, NOISE_PROBLEM_N_STOPS));
    params.gradient.count = 3; /* the third lies at 0 */
    CHECK(is_checked(&params, NOISE_PROBLEM_FALLING_STOPS));
    params.gradient.stops[2].position = NAN;
    CHECK(is_checked(&params, NOISE_PROBLEM_NOT_A_STOP));
    params.gradient.stops[2].position = INFINITY;
    CHECK(is_checked(&params, NOISE_PROBLEM_NOT_A_STOP));
    params.gradient.stops[2].position = 1.0;
    CHECK(noise_params_check(&params, NULL));
}

static void
what_lies_after_the_last_stop_is_cleared(void)
{
    NoiseParams params, plain;

    noise_params_init(&params);
    noise_params_init(&plain);
    params.gradient.stops[2].color = 7;
    params.gradient.stops[63].position = NAN;
    CHECK(noise_params_check(&params, NULL));
    CHECK(memcmp(&params, &plain, sizeof params) == 0);
}

int
main(void)
{
    RUN(stops_are_text);
    RUN(text_and_stops_are_the_same_thing);
    RUN(bad_texts_are_refused_and_told_why);
    RUN(the_most_stops_are_taken_and_one_more_is_refused);
    RUN(bad_structs_are_refused_too);
    RUN(what_lies_after_the_last_stop_is_cleared);
    return check_end();
}
