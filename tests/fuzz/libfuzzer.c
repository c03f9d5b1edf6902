/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The functions that libFuzzer calls (LLVM, "libFuzzer: a library for
 * coverage-guided fuzz testing"): the test, and mutations that get past the parser.
 * They change bytes, but also set, replace and drop whole parameters of the core's
 * table.
 */
#include "fuzz-recipe.h"

#include <noise-core/noise.h>

#include <inttypes.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

#include "check.h"

/* Tests one input; returns 0. */
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* Applies libFuzzer's own mutations; returns the new size. */
size_t LLVMFuzzerMutate(uint8_t *data, size_t size, size_t max_size);

/* libFuzzer calls this instead of LLVMFuzzerMutate(). */
size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t max_size,
                               unsigned seed);

int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    fuzz_recipe(data, size, false);
    return 0;
}

/* A growing text; leaves out what does not fit. */
typedef struct Writer {
    char *text;
    size_t size;
    size_t room;
} Writer;

static void
write_bytes(Writer *writer, const char *bytes, size_t n)
{
    if (n > writer->room)
        n = writer->room;
    memcpy(writer->text + writer->size, bytes, n);
    writer->size += n;
    writer->room -= n;
}

/* Returns a limit of the parameter or, unless only_ends is true, possibly a whole
 * number or a number of any order of magnitude. */
static double
random_real(uint64_t *state, const NoiseParameter *parameter, bool only_ends)
{
    const double range = parameter->maximum - parameter->minimum;
    const uint64_t power = (uint64_t)1 << check_random(state) % 40;

    switch (check_random(state) % (only_ends ? 2 : 6)) {
    case 0:
        return parameter->minimum;
    case 1:
        return parameter->maximum;
    case 2:
        return parameter->initial;
    case 3:
        return (double)(check_random(state) % 20);
    case 4:
        return parameter->minimum + range / (double)power;
    default:
        return check_random_real(state, parameter->minimum, parameter->maximum);
    }
}

/* Writes random stops, starting at 0, mostly in order, and sometimes too many. */
static void
random_stops(uint64_t *state, char text[NOISE_TEXT_SIZE])
{
    const int n_stops = 1 + (int)(check_random(state) % 66) /
                                (1 + (int)(check_random(state) % 16));
    double position = 0.0;
    int size = 0;

    for (int i = 0; i < n_stops; i++) {
        const uint64_t random = check_random(state);
        size += snprintf(text + size, (size_t)(NOISE_TEXT_SIZE - size),
                         "%s%.6g:#%06" PRIx64, i == 0 ? "" : ",", position,
                         random >> 40);
        if (random % 4 != 0)
            position += (double)(random % 64) / 1000.0;
        if (random % 256 == 0)
            position = 0.0;
    }
}

/* Writes a random value of a parameter as text, usually one that is accepted. */
static void
random_value(uint64_t *state, const NoiseParameter *parameter, bool only_ends,
             char text[NOISE_TEXT_SIZE])
{
    const uint64_t random = check_random(state);
    const int n_digits = 1 + (int)(random % 12);
    const int n_hex = random % 2 == 0 ? 6 : 16;

    if (parameter->kind == NOISE_KIND_SEED)
        snprintf(text, NOISE_TEXT_SIZE, "%" PRIu64,
                 check_random(state) >> random % 64);
    else if (parameter->kind == NOISE_KIND_REAL)
        snprintf(text, NOISE_TEXT_SIZE, "%.*g", n_digits,
                 random_real(state, parameter, only_ends));
    else if (parameter->kind == NOISE_KIND_GRADIENT)
        random_stops(state, text);
    else if (parameter->kind == NOISE_KIND_COLOR)
        snprintf(text, NOISE_TEXT_SIZE, "#%0*" PRIx64, n_hex,
                 random >> (64 - 4 * n_hex));
    else
        snprintf(text, NOISE_TEXT_SIZE, "%s",
                 parameter->choices[random % parameter->n_choices].nick);
}

/* True if a word of a recipe sets the parameter. */
static bool
sets(const char *word, size_t length, const NoiseParameter *parameter)
{
    const size_t n = strlen(parameter->key);

    return length > n && memcmp(word, parameter->key, n) == 0 && word[n] == '=';
}

/* Writes the recipe without the words that set the parameter. */
static void
write_others(Writer *writer, const char *text, const NoiseParameter *parameter)
{
    while (*text != '\0') {
        const size_t blanks = strspn(text, " ");
        const size_t length = strcspn(text + blanks, " ");
        if (!sets(text + blanks, length, parameter))
            write_bytes(writer, text, blanks + length);
        text += blanks + length;
    }
}

/* Copies the bytes as text or, if they are not a recipe, the shortest recipe. */
static void
make_recipe(const uint8_t *data, size_t size, char text[NOISE_RECIPE_SIZE])
{
    static const char shortest[] = "lattice-noise/1";

    memset(text, 0, NOISE_RECIPE_SIZE);
    if (size > 0)
        memcpy(text, data, size);
    if (strncmp(text, shortest, strlen(shortest)) != 0)
        strcpy(text, shortest);
}

/* Sets a parameter of the recipe, or drops it. */
static void
change_parameter(uint64_t *state, bool only_ends, char text[NOISE_RECIPE_SIZE])
{
    size_t n_parameters;
    const NoiseParameter *parameter = noise_parameters(&n_parameters);
    char changed[NOISE_RECIPE_SIZE];
    char value[NOISE_TEXT_SIZE];
    Writer writer = {changed, 0, sizeof changed - 1};

    parameter += check_random(state) % n_parameters;
    write_others(&writer, text, parameter);
    if (check_random(state) % 8 != 0) {
        random_value(state, parameter, only_ends, value);
        write_bytes(&writer, " ", 1);
        write_bytes(&writer, parameter->key, strlen(parameter->key));
        write_bytes(&writer, "=", 1);
        write_bytes(&writer, value, strlen(value));
    }
    changed[writer.size] = '\0';
    strcpy(text, changed);
}

size_t
LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t max_size,
                        unsigned seed)
{
    uint64_t state = (seed + UINT64_C(1)) * 0x9e3779b97f4a7c15u;
    const uint64_t way = check_random(&state) % 8;
    char text[NOISE_RECIPE_SIZE];
    Writer writer = {(char *)data, 0, max_size};

    if (way < 2 || size >= sizeof text)
        return LLVMFuzzerMutate(data, size, max_size);
    make_recipe(data, size, text);
    /* Set several parameters to their limits at once, which would hardly ever happen
     * otherwise. */
    const bool only_ends = way == 2;
    uint64_t n_changes = only_ends ? 5 + check_random(&state) % 20 : 1;
    while (n_changes-- > 0)
        change_parameter(&state, only_ends, text);
    write_bytes(&writer, text, strlen(text));
    return writer.size;
}
