/* SPDX-License-Identifier: MIT
 *
 * Writes refusals as sentences for people.  The sentences are in
 * noise-core/refusals.def.
 */
#include "error.h"

#include <math.h>
#include <string.h>

#include "words.h"

static const char *const sentences[] = {
#define NOISE_PROBLEM(name, sentence) sentence,
#include <noise-core/refusals.def>
};

bool
noise_error_set(NoiseError *error, NoiseProblem problem,
                const NoiseParameter *parameter, const char *value)
{
    if (error == NULL)
        return false;
    memset(error, 0, sizeof *error);
    error->problem = problem;
    error->parameter = parameter;
    NoiseWriter writer = {.end = error->value, .room = sizeof error->value - 1};
    noise_write(&writer, value != NULL ? value : "");
    /* Like ls, show control characters as question marks. */
    for (char *at = error->value; *at != '\0'; at++)
        *at = (unsigned char)*at < ' ' || *at == '\x7f' ? '?' : *at;
    return false;
}

/* Prints any finite number, with an exponent if it would otherwise have too many
 * digits. */
static void
print_any(double number, char text[NOISE_TEXT_SIZE])
{
    int exponent = 0;

    while (fabs(number) >= (exponent == 0 ? 1e21 : 10.0)) {
        exponent += exponent == 0 ? 21 : 1;
        number /= exponent == 21 ? 1e21 : 10.0;
    }
    noise_decimal_print(number, text);
    if (exponent == 0)
        return;
    text += strlen(text);
    *text++ = 'e';
    noise_decimal_print(exponent, text);
}

bool
noise_error_set_number(NoiseError *error, NoiseProblem problem,
                       const NoiseParameter *parameter, double number)
{
    char text[NOISE_TEXT_SIZE];

    if (isnan(number))
        strcpy(text, "nan");
    else if (isinf(number))
        strcpy(text, number < 0 ? "-inf" : "inf");
    else
        print_any(number, text);
    return noise_error_set(error, problem, parameter, text);
}

/* Writes a number, such as a limit.  Large whole numbers, which other programs'
 * parameters may have as limits, are written in full: a limit rounded to nine digits
 * might itself be outside the limits. */
static void
write_number(NoiseWriter *writer, double number)
{
    char text[NOISE_TEXT_SIZE];

    if (number > 1e9 && number < 0x1p53 && (double)(uint64_t)number == number)
        noise_seed_print((uint64_t)number, text);
    else
        noise_decimal_print(number, text);
    noise_write(writer, text);
}

static void
write_choices(NoiseWriter *writer, const NoiseParameter *parameter)
{
    for (size_t i = 0; i < parameter->n_choices; i++) {
        if (i > 0)
            noise_write(writer, ", ");
        noise_write(writer, parameter->choices[i].nick);
    }
}

/* True if a label reads like its key ("Warp scale" and warp-scale), so there is no
 * need to write both. */
static bool
is_like_key(const char *label, const char *key)
{
    for (; *label != '\0' && *key != '\0'; label++, key++) {
        const bool is_upper = *label >= 'A' && *label <= 'Z';
        const char lower = is_upper ? (char)(*label - 'A' + 'a') : *label;
        if ((lower == ' ' ? '-' : lower) != *key)
            return false;
    }
    return *label == *key;
}

/* Writes the parameter's label and, unless the label reads like it, its key. */
static void
write_field(NoiseWriter *writer, const NoiseParameter *parameter,
            const char *(*translate)(const char *))
{
    const char *label = parameter->label;

    if (label == NULL)
        label = parameter->key;
    else if (translate != NULL)
        label = translate(label);
    noise_write(writer, label);
    if (is_like_key(label, parameter->key))
        return;
    noise_write(writer, " (");
    noise_write(writer, parameter->key);
    noise_write(writer, ")");
}

static void
write_placeholder(NoiseWriter *writer, const NoiseError *error,
                  const char *(*translate)(const char *), const char *name,
                  size_t length)
{
    const NoiseParameter *parameter = error->parameter;

    if (length == 7 && memcmp(name, "{value}", 7) == 0)
        noise_write(writer, error->value);
    else if (length == 8 && memcmp(name, "{number}", 8) == 0)
        write_number(writer, error->layer);
    else if (length == 6 && memcmp(name, "{mask}", 6) == 0)
        write_number(writer, error->mask);
    else if (length == 6 && memcmp(name, "{name}", 6) == 0)
        noise_write(writer, error->layer_name);
    else if (parameter == NULL)
        noise_write_bytes(writer, name, length);
    else if (length == 7 && memcmp(name, "{field}", 7) == 0)
        write_field(writer, parameter, translate);
    else if (length == 9 && memcmp(name, "{minimum}", 9) == 0)
        write_number(writer, parameter->minimum);
    else if (length == 9 && memcmp(name, "{maximum}", 9) == 0)
        write_number(writer, parameter->maximum);
    else if (length == 9 && memcmp(name, "{choices}", 9) == 0)
        write_choices(writer, parameter);
    else
        noise_write_bytes(writer, name, length);
}

static void
write_sentence(NoiseWriter *writer, const NoiseError *error,
               const char *(*translate)(const char *), const char *sentence)
{
    if (translate != NULL && *sentence != '\0')
        sentence = translate(sentence);
    while (*sentence != '\0') {
        const size_t plain = strcspn(sentence, "{");
        noise_write_bytes(writer, sentence, plain);
        sentence += plain;
        size_t length = strcspn(sentence, "}");
        length += sentence[length] == '}';
        write_placeholder(writer, error, translate, sentence, length);
        sentence += length;
    }
}

void
noise_error_print(const NoiseError *error,
                  const char *(*translate)(const char *), char *text,
                  size_t size)
{
    if (size == 0)
        return;
    NoiseWriter writer = {.end = text, .room = size - 1};

    *text = '\0';
    if (error->layer == 0 && error->layer_name[0] != '\0')
        write_sentence(&writer, error, translate, NOISE_TEXT_OF_GROUP);
    if (error->layer > 0)
        write_sentence(&writer, error, translate,
                       error->mask > 0 ? NOISE_TEXT_OF_MASK
                                       : NOISE_TEXT_OF_LAYER);
    write_sentence(&writer, error, translate, sentences[error->problem]);
}
