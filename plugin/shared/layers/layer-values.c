/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The values of one layer or mask, as the properties of an object.
 */
#include "layer-values.h"

#include <string.h>

#include <noise-core/rows.h>

NOISE_ROW_CHOICES(NoiseSwitch, NOISE_SWITCHES)

/* The core has no such parameter: in the text of a recipe, a mask has noise if any
 * noise parameter is set for it. */
static const LatticeArgument has_noise = {
    .parameter = {
        LATTICE_ARGUMENT_CHOICES(
            LATTICE_HAS_NOISE_KEY, NOISE_TEXT("With noise"),
            NOISE_TEXT("Without it, only the ground's shape counts"),
            NOISE_SWITCH_YES, choices_of_NoiseSwitch, NoiseSwitchCount),
        .group = NOISE_GROUP_MAIN, .offset = offsetof(NoiseMask, has_noise)}};

/* True if the noise of a layer or mask has this parameter.  Masks are gray, so their
 * noise has no parameters for colors; layers have their own parameters for light. */
static gboolean
is_of_noise(const NoiseParameter *parameter, gboolean is_mask)
{
    return is_mask ? noise_parameter_is_of_mask(parameter)
                   : !noise_parameter_is_of_whole(parameter) &&
                         parameter->group != NOISE_GROUP_LIGHT;
}

/* Returns FALSE for noise parameters if the layer is a plain color, or if the mask
 * has no noise. */
static gboolean
applies_to_layer(const LatticeArgument *argument, GObject *object)
{
    const LatticeArgument *color = lattice_argument_find(
        lattice_argument_object_describe(object), "color");
    NoiseLayer layer;

    /* A layer's or mask's own fields come after the fields of its noise. */
    if (argument->parameter.offset >= sizeof(NoiseParams))
        return TRUE;
    g_autofree char *has = lattice_read_text(object, LATTICE_HAS_NOISE_KEY);
    noise_layer_init(&layer, 0, "");
    if (color != NULL)
        lattice_parameter_read(&layer, &color->parameter, object, NULL);
    return strcmp(has, "no") != 0 && noise_layer_has_noise(&layer);
}

const LatticeProcedure *
lattice_layer_describe(gboolean is_mask)
{
    static LatticeProcedure both[2];
    LatticeProcedure *described = &both[is_mask];
    size_t n_own, n_noise;
    const NoiseParameter *own = is_mask ? noise_mask_parameters(&n_own)
                                        : noise_layer_parameters(&n_own);
    const NoiseParameter *noise = noise_parameters(&n_noise);

    if (described->name != NULL)
        return described;
    LatticeArgument *arguments = g_new0(LatticeArgument, n_own + 1 + n_noise);
    described->name = is_mask ? "LatticeMaskValues" : "LatticeLayerValues";
    described->arguments = arguments;
    described->applies = applies_to_layer;
    for (size_t i = 0; i < n_own; i++) {
        NoiseParameter *parameter =
            &arguments[described->n_arguments++].parameter;
        *parameter = own[i];
        /* Show these above the noise's groups. */
        if (parameter->group == NOISE_GROUP_MAIN)
            parameter->group = NOISE_GROUP_LOOK;
    }
    if (is_mask)
        arguments[described->n_arguments++] = has_noise;
    for (size_t i = 0; i < n_noise; i++) {
        if (is_of_noise(&noise[i], is_mask) &&
            lattice_argument_find(described, noise[i].key) == NULL)
            arguments[described->n_arguments++].parameter = noise[i];
    }
    return described;
}

GObject *
lattice_layer_values_new(gboolean is_mask)
{
    const LatticeProcedure *described = lattice_layer_describe(is_mask);
    GType type = g_type_from_name(described->name);

    if (type == 0)
        type = lattice_argument_object_register(described->name, described, 0);
    return g_object_new(type, NULL);
}

/* ---- Reading and showing ---------------------------------------------- */

void
lattice_layer_show(const NoiseLayer *layer, int mask, GObject *object)
{
    const LatticeProcedure *described = lattice_layer_describe(mask >= 0);
    const void *shown =
        mask >= 0 ? (const void *)&layer->mask[mask] : (const void *)layer;

    g_object_freeze_notify(object);
    for (size_t i = 0; i < described->n_arguments; i++)
        lattice_parameter_show(shown, &described->arguments[i].parameter,
                               object);
    g_object_thaw_notify(object);
}

gboolean
lattice_layer_read(NoiseLayer *layer, int mask, GObject *object)
{
    const LatticeProcedure *described = lattice_layer_describe(mask >= 0);
    void *read = mask >= 0 ? (void *)&layer->mask[mask] : (void *)layer;

    for (size_t i = 0; i < described->n_arguments; i++) {
        if (!lattice_parameter_read(read, &described->arguments[i].parameter,
                                    object, NULL))
            return FALSE;
    }
    return TRUE;
}
