/* SPDX-License-Identifier: MIT
 *
 * Expands lists into tables: the .def files into the parameters of noises, layers,
 * masks and groups, and algorithms.h into the traits of algorithms.
 */
#include <noise-core/layers.h>
#include <noise-core/rows.h>

#include <string.h>

#include "algorithms.h"
#include "params.h"

#define BIT(algorithm, ...) | 1u << NOISE_ALGORITHM_##algorithm
_Static_assert((0u NOISE_ALGORITHM_ROWS(BIT)) ==
                   (1u << NoiseAlgorithmCount) - 1,
               "every algorithm has its row");

#define TRAITS_ENTRY(algorithm, basis, least, most, ...) \
    [NOISE_ALGORITHM_##algorithm] = {                    \
        .least_dimensions = least,                       \
        .most_dimensions = most,                         \
        __VA_ARGS__,                                     \
    },

const NoiseTraits noise_traits[] = {NOISE_ALGORITHM_ROWS(TRAITS_ENTRY)};

NOISE_CHOICE_TYPES(NOISE_ROW_CHOICES)
NOISE_LAYER_CHOICE_TYPES(NOISE_ROW_CHOICES)

#define NOISE_ROW_OFFSET(name) offsetof(NoiseParams, name)
static const NoiseParameter noise_table[] = {
#define NOISE_EACH(KIND) NOISE_ROW_##KIND
#include <noise-core/parameters.def>
};
#undef NOISE_ROW_OFFSET

#define NOISE_ROW_OFFSET(name) offsetof(NoiseLayer, name)
static const NoiseParameter layer_table[] = {
#define NOISE_EACH(KIND) NOISE_ROW_##KIND
#include <noise-core/layers.def>
};
#undef NOISE_ROW_OFFSET

#define NOISE_ROW_OFFSET(name) offsetof(NoiseMask, name)
static const NoiseParameter mask_table[] = {
#define NOISE_EACH(KIND) NOISE_ROW_##KIND
#include <noise-core/masks.def>
};
#undef NOISE_ROW_OFFSET

#define NOISE_ROW_OFFSET(name) offsetof(NoiseLayerGroup, name)
static const NoiseParameter group_table[] = {
#define NOISE_EACH(KIND) NOISE_ROW_##KIND
#include <noise-core/groups.def>
};
#undef NOISE_ROW_OFFSET

#define LENGTH(array) (sizeof(array) / sizeof(array)[0])

const NoiseParameter *
noise_parameters(size_t *n_parameters)
{
    *n_parameters = LENGTH(noise_table);
    return noise_table;
}

const NoiseParameter *
noise_layer_parameters(size_t *n_parameters)
{
    *n_parameters = LENGTH(layer_table);
    return layer_table;
}

const NoiseParameter *
noise_mask_parameters(size_t *n_parameters)
{
    *n_parameters = LENGTH(mask_table);
    return mask_table;
}

const NoiseParameter *
noise_group_parameters(size_t *n_parameters)
{
    *n_parameters = LENGTH(group_table);
    return group_table;
}

const NoiseParameter *
noise_table_find(NoiseTable *table, const char *key)
{
    size_t n;
    const NoiseParameter *rows = table(&n);

    for (size_t i = 0; i < n; i++) {
        /* Compare first letters before calling strcmp(): few keys share one, and
         * dialogs call this function ten thousand times a second. */
        if (rows[i].key[0] == key[0] && strcmp(rows[i].key, key) == 0)
            return &rows[i];
    }
    return NULL;
}

const NoiseParameter *
noise_parameter_find(const char *key)
{
    return noise_table_find(noise_parameters, key);
}
