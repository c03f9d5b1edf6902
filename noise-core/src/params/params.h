/* SPDX-License-Identifier: MIT
 *
 * Parameters, one at a time, and gradients as recipe text.
 */
#ifndef NOISE_PARAMS_H
#define NOISE_PARAMS_H

#include <noise-core/noise.h>

/* Red, green, blue and alpha. */
#define NOISE_COLOR_CHANNELS 4
/* The channel of alpha, after the color channels. */
#define NOISE_ALPHA          3

/* Returns the size of a parameter's field, which depends on the parameter's kind. */
static inline size_t
noise_field_size(NoiseKind kind)
{
    static const size_t sizes[] = {
        [NOISE_KIND_CHOICE] = sizeof(int),
        [NOISE_KIND_REAL] = sizeof(double),
        [NOISE_KIND_SEED] = sizeof(uint64_t),
        [NOISE_KIND_COLOR] = sizeof(uint64_t),
        [NOISE_KIND_GRADIENT] = sizeof(NoiseGradient),
    };

    return sizes[kind];
}

/* True if pixels are colors, not numbers. */
static inline bool
noise_params_have_colors(const NoiseParams *params)
{
    return params->map == NOISE_MAP_PICTURE || params->map == NOISE_MAP_COLOR;
}

/* A function that returns a table of parameters, such as noise_parameters(). */
typedef const NoiseParameter *NoiseTable(size_t *n_parameters);

/* Returns the parameter with this key, or NULL. */
const NoiseParameter *noise_table_find(NoiseTable *table, const char *key);

/* In the functions below, `fields` points to NoiseParams, or to any other struct
 * that has the parameters' fields at their offsets. */

/* Sets a parameter to its initial value. */
void noise_params_init_field(void *fields, const NoiseParameter *parameter);

/* Sets the parameters of a table to their initial values. */
void noise_params_init_fields(void *fields, NoiseTable *table);

/* Writes a parameter as text.  Returns false if its text is the same in `usual`. */
bool noise_params_differ(const void *fields, const void *usual,
                         const NoiseParameter *parameter,
                         char text[NOISE_TEXT_SIZE]);

/* Refuses a parameter that is outside its limits.  Otherwise rounds it, as
 * noise_params_check() says. */
bool noise_params_check_one(void *fields, const NoiseParameter *parameter,
                            NoiseError *error);

/* True if all parameters of a table, already checked, are the same in both
 * structs. */
bool noise_fields_equal(const void *fields, const void *other,
                        NoiseTable *table);

/* Reads "position:color,position:color,...".  A refusal names the parameter, and
 * leaves gradient unchanged. */
bool noise_stops_parse(const NoiseParameter *parameter, const char *text,
                       NoiseGradient *gradient, NoiseError *error);

/* Checks a gradient.  Unless it is refused, rounds its positions and clears what
 * follows the last stop. */
bool noise_stops_check(const NoiseParameter *parameter, NoiseGradient *gradient,
                       NoiseError *error);

/* True if two checked gradients are the same. */
bool noise_stops_equal(const NoiseGradient *gradient,
                       const NoiseGradient *other);

/* Writes a checked gradient.  The text must have room for NOISE_TEXT_SIZE bytes. */
void noise_stops_print(const NoiseGradient *gradient, char *text);

#endif
