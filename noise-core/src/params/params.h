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

/* Returns the size of the field of a parameter of this kind. */
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

/* A table of parameters: noise_parameters() and the like. */
typedef const NoiseParameter *NoiseTable(size_t *n_parameters);

/* Returns the parameter with a key, or NULL. */
const NoiseParameter *noise_table_find(NoiseTable *table, const char *key);

/* In these functions, fields are NoiseParams, or any other struct that the offsets of
 * the parameters count from. */

/* Sets a parameter to its initial value. */
void noise_params_init_field(void *fields, const NoiseParameter *parameter);

/* Sets the parameters of a table to their initial values. */
void noise_params_init_fields(void *fields, NoiseTable *table);

/* Writes a parameter as text.  Returns false if it is the same in usual. */
bool noise_params_differ(const void *fields, const void *usual,
                         const NoiseParameter *parameter,
                         char text[NOISE_TEXT_SIZE]);

/* Refuses a parameter that is outside its limits; rounds it as
 * noise_params_check() says. */
bool noise_params_check_one(void *fields, const NoiseParameter *parameter,
                            NoiseError *error);

/* True if all parameters of a table, which were checked, are the same in both. */
bool noise_fields_equal(const void *fields, const void *other,
                        NoiseTable *table);

/* Reads "position:color,position:color,...".  A refusal names the parameter, and
 * leaves gradient as it was. */
bool noise_stops_parse(const NoiseParameter *parameter, const char *text,
                       NoiseGradient *gradient, NoiseError *error);

/* Checks a gradient.  Unless it is refused, rounds its positions and clears what
 * follows the last stop. */
bool noise_stops_check(const NoiseParameter *parameter, NoiseGradient *gradient,
                       NoiseError *error);

/* True if two checked gradients are the same. */
bool noise_stops_equal(const NoiseGradient *gradient,
                       const NoiseGradient *other);

/* Writes a checked gradient; text holds NOISE_TEXT_SIZE bytes. */
void noise_stops_print(const NoiseGradient *gradient, char *text);

#endif
