/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The values of one layer, or of one mask, as the properties of an object.
 */
#include "layer-values.h"

#include <string.h>

#include <noise-core/rows.h>

NOISE_ROW_CHOICES(NoiseSwitch, NOISE_SWITCHES)

/* Is no parameter of the core, which asks for words of the noise instead. */
static const LatticeArgument has_noise = {
    .parameter = {LATTICE_ARGUMENT_CHOICES(
                      LATTICE_HAS_NOISE_KEY, NOISE_TEXT("With noise"),
                      NOISE_TEXT("Without it, only the ground's shape counts"),
                      NOISE_SWITCH_YES, choices_of_NoiseSwitch,
                      NoiseSwitchCount),
                  .group = NOISE_GROUP_MAIN}};

static const NoiseParameter *
find_own(gboolean is_mask, size_t *n)
{
    return is_mask ? noise_mask_parameters(n) : noise_layer_parameters(n);
}

/* Whether a parameter is not one of the noise. */
static gboolean
is_own(gboolean is_mask, const char *key)
{
    size_t n;
    const NoiseParameter *own = find_own(is_mask, &n);

    for (size_t i = 0; i < n; i++) {
        if (strcmp(own[i].key, key) == 0)
            return TRUE;
    }
    return strcmp(key, LATTICE_HAS_NOISE_KEY) == 0;
}

/* Masks are gray, and the height of layers is a parameter of their own. */
static gboolean
is_of_noise(const NoiseParameter *parameter, gboolean is_mask)
{
    return !noise_parameter_is_of_whole(parameter) &&
           parameter->group != NOISE_GROUP_LIGHT &&
           strcmp(parameter->key, "map-strength") != 0 &&
           !(is_mask && parameter->group == NOISE_GROUP_OUTPUT);
}

static LatticeProcedure
describe(gboolean is_mask)
{
    GArray *arguments = g_array_new(FALSE, FALSE, sizeof(LatticeArgument));
    size_t n_own, n;
    const NoiseParameter *own = find_own(is_mask, &n_own);
    const NoiseParameter *noise = noise_parameters(&n);

    for (size_t i = 0; i < n_own + n; i++) {
        LatticeArgument argument = {.parameter =
                                        i < n_own ? own[i] : noise[i - n_own]};
        /* Above the groups of the noise. */
        if (i < n_own && argument.parameter.group == NOISE_GROUP_MAIN)
            argument.parameter.group = NOISE_GROUP_LOOK;
        if (i == n_own && is_mask)
            g_array_append_val(arguments, has_noise);
        if (i < n_own || (is_of_noise(&argument.parameter, is_mask) &&
                          !is_own(is_mask, argument.parameter.key)))
            g_array_append_val(arguments, argument);
    }
    LatticeProcedure described = {.name = is_mask ? "LatticeMaskValues"
                                                  : "LatticeLayerValues",
                                  .n_arguments = arguments->len};
    described.arguments = (void *)g_array_free(arguments, FALSE);
    return described;
}

const LatticeProcedure *
lattice_layer_describe(gboolean is_mask)
{
    static LatticeProcedure described[2];

    if (described[is_mask].name == NULL)
        described[is_mask] = describe(is_mask);
    return &described[is_mask];
}

GObject *
lattice_layer_values_new(gboolean is_mask)
{
    static GType types[2];
    const LatticeProcedure *described = lattice_layer_describe(is_mask);

    if (types[is_mask] == 0)
        types[is_mask] =
            lattice_argument_object_register(described->name, described, 0);
    return g_object_new(types[is_mask], NULL);
}

/* ---- Reading and showing ---------------------------------------------- */

void
lattice_layer_show(const NoiseLayer *layer, int mask, GObject *object)
{
    const LatticeProcedure *described = lattice_layer_describe(mask >= 0);
    const NoiseMask *shown = &layer->mask[MAX(mask, 0)];

    g_object_freeze_notify(object);
    for (size_t i = 0; i < described->n_arguments; i++) {
        const NoiseParameter *parameter = &described->arguments[i].parameter;
        if (strcmp(parameter->key, LATTICE_HAS_NOISE_KEY) == 0)
            g_object_set(object, parameter->key,
                         shown->has_noise ? "yes" : "no", NULL);
        else
            lattice_parameter_show(mask >= 0 ? &shown->noise : &layer->noise,
                                   parameter, object);
    }
    g_object_thaw_notify(object);
}

gboolean
lattice_layer_read(NoiseLayer *layer, int mask, GObject *object, GError **error)
{
    const LatticeProcedure *described = lattice_layer_describe(mask >= 0);
    NoiseMask *read = &layer->mask[MAX(mask, 0)];

    for (size_t i = 0; i < described->n_arguments; i++) {
        const NoiseParameter *parameter = &described->arguments[i].parameter;
        if (strcmp(parameter->key, LATTICE_HAS_NOISE_KEY) == 0) {
            g_autofree char *word = lattice_read_text(object, parameter->key);
            read->has_noise = strcmp(word, "yes") == 0;
        } else if (!lattice_parameter_read(mask >= 0 ? &read->noise
                                                     : &layer->noise,
                                           parameter, object, error)) {
            return FALSE;
        }
    }
    return TRUE;
}

/* A plain color has no noise, a mask perhaps none. */
gboolean
lattice_layer_matters(const LatticeProcedure *described, const char *key,
                      GObject *object)
{
    g_autofree char *has = lattice_read_text(object, LATTICE_HAS_NOISE_KEY);
    g_autofree char *color = lattice_read_text(object, "color");
    NoiseLayer layer;

    if (!is_own(described == lattice_layer_describe(TRUE), key)) {
        /* Only its color is set and read. */
        if (*color != '\0' &&
            lattice_parameter_read(
                &layer.noise,
                &lattice_argument_find(described, "color")->parameter, object,
                NULL) &&
            (layer.color & 0xffff) != 0)
            return FALSE;
        if (strcmp(has, "no") == 0)
            return FALSE;
    }
    return lattice_argument_matters(described, key, object);
}
