/* SPDX-License-Identifier: MIT
 *
 * Refusals as sentences for people; the sentences are in
 * noise-core/problems.h.
 */
#include "error.h"

#include <math.h>
#include <string.h>

#include "words.h"

#define SENTENCE(name, text) text,
static const char *const sentences[] = {NOISE_PROBLEMS(SENTENCE)};

/* The largest number of bytes, at most size, that end on a whole UTF-8
 * character of text. */
static size_t
whole_characters(const char *text, size_t size)
{
    const size_t length = strlen(text);

    if (length <= size)
        return length;
    while (size > 0 && ((unsigned char)text[size] & 0xc0) == 0x80)
        size--;
    return size;
}

bool
noise_error_set(NoiseError *error, NoiseProblem problem,
                const NoiseParameter *parameter, const char *value)
{
    if (error == NULL)
        return false;
    memset(error, 0, sizeof *error);
    error->problem = problem;
    error->parameter = parameter;
    if (value != NULL)
        memcpy(error->value, value,
               whole_characters(value, sizeof error->value - 1));
    /* As ls shows what nobody would see. */
    for (char *at = error->value; *at != '\0'; at++)
        *at = (unsigned char)*at < ' ' || *at == '\x7f' ? '?' : *at;
    return false;
}

/* Any finite number, with an exponent where digits would be too many. */
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

/* A text being written into a buffer; what does not fit is left out. */
typedef struct Writer {
    char *text;
    size_t room; /* without the ending zero */
} Writer;

static void
write_bytes(Writer *writer, const char *bytes, size_t length)
{
    const size_t n =
        length < writer->room ? length : whole_characters(bytes, writer->room);

    memcpy(writer->text, bytes, n);
    writer->text += n;
    writer->room = n < length ? 0 : writer->room - n;
}

static void
write_text(Writer *writer, const char *text)
{
    write_bytes(writer, text, strlen(text));
}

/* Writes a limit.  Nine digits would round large whole limits, which programs'
 * own parameters may have, and so name a number that is refused. */
static void
write_number(Writer *writer, double number)
{
    char text[NOISE_TEXT_SIZE];

    if (number > 1e9 && number < 0x1p53 && (double)(uint64_t)number == number)
        noise_seed_print((uint64_t)number, text);
    else
        noise_decimal_print(number, text);
    write_text(writer, text);
}

static void
write_choices(Writer *writer, const NoiseParameter *parameter)
{
    for (size_t i = 0; i < parameter->n_choices; i++) {
        if (i > 0)
            write_text(writer, ", ");
        write_text(writer, parameter->choices[i].nick);
    }
}

/* Whether a label reads like its key, so that the key need not be written, too:
 * "Warp scale" and warp-scale. */
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

/* Writes the parameter's label and, unless both are alike, its key. */
static void
write_field(Writer *writer, const NoiseParameter *parameter,
            const char *(*translate)(const char *))
{
    const char *label = parameter->label;

    if (label == NULL)
        label = parameter->key;
    else if (translate != NULL)
        label = translate(label);
    write_text(writer, label);
    if (is_like_key(label, parameter->key))
        return;
    write_text(writer, " (");
    write_text(writer, parameter->key);
    write_text(writer, ")");
}

static void
write_placeholder(Writer *writer, const NoiseError *error,
                  const char *(*translate)(const char *), const char *name,
                  size_t length)
{
    const NoiseParameter *parameter = error->parameter;

    if (length == 7 && memcmp(name, "{value}", 7) == 0)
        write_text(writer, error->value);
    else if (length == 8 && memcmp(name, "{number}", 8) == 0)
        write_number(writer, error->layer);
    else if (length == 6 && memcmp(name, "{mask}", 6) == 0)
        write_number(writer, error->mask);
    else if (length == 6 && memcmp(name, "{name}", 6) == 0)
        write_text(writer, error->layer_name);
    else if (parameter == NULL)
        write_bytes(writer, name, length);
    else if (length == 7 && memcmp(name, "{field}", 7) == 0)
        write_field(writer, parameter, translate);
    else if (length == 9 && memcmp(name, "{minimum}", 9) == 0)
        write_number(writer, parameter->minimum);
    else if (length == 9 && memcmp(name, "{maximum}", 9) == 0)
        write_number(writer, parameter->maximum);
    else if (length == 9 && memcmp(name, "{choices}", 9) == 0)
        write_choices(writer, parameter);
    else
        write_bytes(writer, name, length);
}

static void
write_sentence(Writer *writer, const NoiseError *error,
               const char *(*translate)(const char *), const char *sentence)
{
    if (translate != NULL && *sentence != '\0')
        sentence = translate(sentence);
    while (*sentence != '\0') {
        const size_t plain = strcspn(sentence, "{");
        write_bytes(writer, sentence, plain);
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
    Writer writer = {text, size - 1};

    if (error->layer > 0)
        write_sentence(&writer, error, translate,
                       error->mask > 0 ? NOISE_TEXT_OF_MASK
                                       : NOISE_TEXT_OF_LAYER);
    write_sentence(&writer, error, translate, sentences[error->problem]);
    *writer.text = '\0';
}
