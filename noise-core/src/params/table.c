/* SPDX-License-Identifier: MIT
 *
 * The parameter list of parameters.h as data.
 */
#include <noise-core/rows.h>

#include <string.h>

#define NOISE_ROW_OFFSET(name) offsetof(NoiseParams, name)
NOISE_CHOICE_TYPES(NOISE_ROW_CHOICES)
static const NoiseParameter table[] = {
    NOISE_PARAMETERS(NOISE_ROW_CHOICE, NOISE_ROW_REAL, NOISE_ROW_SEED,
                     NOISE_ROW_COLOR, NOISE_ROW_GRADIENT)};

#define N_PARAMETERS (sizeof table / sizeof table[0])

const NoiseParameter *
noise_parameters(size_t *n_parameters)
{
    *n_parameters = N_PARAMETERS;
    return table;
}

const NoiseParameter *
noise_parameter_find(const char *key)
{
    for (size_t i = 0; i < N_PARAMETERS; i++) {
        if (strcmp(table[i].key, key) == 0)
            return &table[i];
    }
    return NULL;
}
