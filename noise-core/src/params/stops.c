/* SPDX-License-Identifier: MIT
 *
 * Checks gradients, and reads and writes them as recipe text.
 */
#include "params.h"

#include <string.h>

#include "error.h"
#include "words.h"

/* The size of a buffer for a position or a color; none is printed longer. */
#define PART_SIZE 64

/* The sizes that noise.h states for a stop: position, color, colon and comma. */
_Static_assert(24 + 17 + 2 <= NOISE_TEXT_SIZE / NOISE_STOPS_MAX, "stops fit");

/* Copies n bytes, and terminates them with a null byte.  Returns false if they do not
 * fit. */
static bool
copy_part(const char *bytes, size_t n, char part[PART_SIZE])
{
    if (n >= PART_SIZE)
        return false;
    memcpy(part, bytes, n);
    part[n] = '\0';
    return true;
}

/* Reads a stop from the first n bytes of text. */
static bool
parse_stop(const char *text, size_t n, NoiseStop *stop)
{
    const char *colon = (const char *)memchr(text, ':', n);
    char position[PART_SIZE], color[PART_SIZE];

    if (colon == NULL)
        return false;
    const size_t n_position = (size_t)(colon - text);
    return copy_part(text, n_position, position) &&
           copy_part(colon + 1, n - n_position - 1, color) &&
           noise_decimal_parse(position, &stop->position) &&
           stop->position >= 0.0 && stop->position <= 1.0 &&
           noise_color_parse(color, &stop->color);
}

/* Refuses a gradient.  The error's value is the first n bytes of text, truncated if
 * they do not fit. */
static bool
refuse_part(const NoiseParameter *parameter, NoiseProblem problem,
            const char *text, size_t n, NoiseError *error)
{
    char part[sizeof error->value + 1];
    const size_t most = sizeof part - 1;

    memcpy(part, text, n < most ? n : most);
    part[n < most ? n : most] = '\0';
    return noise_error_set(error, problem, parameter, part);
}

static void
print_stop(const NoiseStop *stop, char *text)
{
    noise_decimal_print(stop->position, text);
    strcat(text, ":");
    noise_color_print(stop->color, text + strlen(text));
}

bool
noise_stops_check(const NoiseParameter *parameter, NoiseGradient *gradient,
                  NoiseError *error)
{
    NoiseGradient checked;

    if (gradient->count < NOISE_STOPS_MIN || gradient->count > NOISE_STOPS_MAX)
        return noise_error_set_number(error, NOISE_PROBLEM_N_STOPS, parameter,
                                      gradient->count);
    memset(&checked, 0, sizeof checked);
    checked.count = gradient->count;
    for (int i = 0; i < checked.count; i++) {
        const NoiseStop *stop = &gradient->stops[i];
        if (!(stop->position >= 0.0 && stop->position <= 1.0))
            return noise_error_set_number(error, NOISE_PROBLEM_NOT_A_STOP,
                                          parameter, stop->position);
        checked.stops[i].position = noise_decimal_round(stop->position);
        checked.stops[i].color = stop->color;
        if (i > 0 && stop->position < gradient->stops[i - 1].position) {
            char text[2 * PART_SIZE];
            print_stop(&checked.stops[i], text);
            return noise_error_set(error, NOISE_PROBLEM_FALLING_STOPS,
                                   parameter, text);
        }
    }
    memcpy(gradient, &checked, sizeof checked);
    return true;
}

static int
count_stops(const char *text)
{
    int count = 1;

    for (; *text != '\0'; text++)
        count += *text == ',';
    return count;
}

bool
noise_stops_parse(const NoiseParameter *parameter, const char *text,
                  NoiseGradient *gradient, NoiseError *error)
{
    NoiseGradient read;

    memset(&read, 0, sizeof read);
    for (int i = 0; i < NOISE_STOPS_MAX; i++) {
        const size_t n = strcspn(text, ",");
        if (!parse_stop(text, n, &read.stops[i]))
            return refuse_part(parameter, NOISE_PROBLEM_NOT_A_STOP, text, n,
                               error);
        read.count++;
        text += n;
        if (*text == '\0')
            break;
        text++;
        if (read.count == NOISE_STOPS_MAX)
            return noise_error_set_number(error, NOISE_PROBLEM_N_STOPS,
                                          parameter,
                                          read.count + count_stops(text));
    }
    if (!noise_stops_check(parameter, &read, error))
        return false;
    memcpy(gradient, &read, sizeof read);
    return true;
}

void
noise_stops_print(const NoiseGradient *gradient, char *text)
{
    for (int i = 0; i < gradient->count; i++) {
        if (i > 0)
            *text++ = ',';
        print_stop(&gradient->stops[i], text);
        text += strlen(text);
    }
}

bool
noise_stops_equal(const NoiseGradient *gradient, const NoiseGradient *other)
{
    bool is_equal = gradient->count == other->count;

    for (int i = 0; is_equal && i < gradient->count; i++)
        is_equal = gradient->stops[i].position == other->stops[i].position &&
                   gradient->stops[i].color == other->stops[i].color;
    return is_equal;
}
