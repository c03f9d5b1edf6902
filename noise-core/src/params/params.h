/* SPDX-License-Identifier: MIT
 *
 * Works with single parameters, and with gradients as recipe text.
 */
#ifndef NOISE_PARAMS_H
#define NOISE_PARAMS_H

#include <noise-core/noise.h>

/* Red, green, blue and alpha. */
#define NOISE_COLOR_CHANNELS 4
/* The index of the alpha channel, which follows red, green and blue. */
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

/* True if pixels are colors rather than numbers. */
static inline bool
noise_params_have_colors(const NoiseParams *params)
{
    return params->map == NOISE_MAP_PICTURE || params->map == NOISE_MAP_COLOR;
}

/* A function that returns a table of parameters, such as noise_parameters(). */
typedef const NoiseParameter *NoiseTable(size_t *n_parameters);

/* Returns the parameter with this key, or NULL. */
const NoiseParameter *noise_table_find(NoiseTable *table, const char *key);

/* In the functions below, `fields` is a NoiseParams, or any other struct that has
 * the parameters' fields at their offsets. */

/* Sets a parameter to its initial value. */
void noise_params_init_field(void *fields, const NoiseParameter *parameter);

/* Sets the parameters of a table to their initial values. */
void noise_params_init_fields(void *fields, NoiseTable *table);

/* Writes a parameter's value as text.  Returns true if this differs from the text of
 * the value in `usual`. */
bool noise_params_differ(const void *fields, const void *usual,
                         const NoiseParameter *parameter,
                         char text[NOISE_TEXT_SIZE]);

/* Refuses a parameter that is outside its limits.  Otherwise rounds it, as
 * noise_params_check() does. */
bool noise_params_check_one(void *fields, const NoiseParameter *parameter,
                            NoiseError *error);

/* True if all parameters of a table have the same values in both structs.  Gradients
 * must already be checked. */
bool noise_fields_equal(const void *fields, const void *other,
                        NoiseTable *table);

/* Reads a gradient, "position:color,position:color,...".  If it is invalid, the
 * error names the parameter, and `gradient` stays unchanged. */
bool noise_stops_parse(const NoiseParameter *parameter, const char *text,
                       NoiseGradient *gradient, NoiseError *error);

/* Checks a gradient.  If it is accepted, rounds its positions, and zeroes its unused
 * stops. */
bool noise_stops_check(const NoiseParameter *parameter, NoiseGradient *gradient,
                       NoiseError *error);

/* True if two checked gradients are the same. */
bool noise_stops_equal(const NoiseGradient *gradient,
                       const NoiseGradient *other);

/* Writes a checked gradient.  `text` must have room for NOISE_TEXT_SIZE bytes. */
void noise_stops_print(const NoiseGradient *gradient, char *text);

#endif
