/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The values of one layer, mask or group, as the properties of an object.
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

/* The description of each kind: the type of its objects, its own parameters, and the
 * keys of those that people change most often, which are shown before the others; ends
 * with NULL.  A mask's parameters are already in this order. */
static const struct {
    const char *type;
    const NoiseParameter *(*get_own)(size_t *n);
    const char *first[4];
} kinds[LATTICE_N_PLACE_KINDS] = {
    [LATTICE_PLACE_LAYER] = {"LatticeLayerValues",
                             noise_layer_parameters,
                             {"mode", "opacity", "color"}},
    [LATTICE_PLACE_MASK] = {"LatticeMaskValues", noise_mask_parameters},
    [LATTICE_PLACE_GROUP] = {"LatticeGroupValues",
                             noise_group_parameters,
                             {"coverage", "opacity"}},
};

/* Adds the parameter with this key.  `own` lists the parameters that belong to the
 * layer, mask or group itself, not to its noise. */
static void
add_own(LatticeProcedure *described, LatticeArgument *arguments,
        const NoiseParameter *own, const char *key)
{
    NoiseParameter *parameter = &arguments[described->n_arguments++].parameter;

    while (strcmp(own->key, key) != 0)
        own++;
    *parameter = *own;
    /* Show these above the noise's groups. */
    if (parameter->group == NOISE_GROUP_MAIN)
        parameter->group = NOISE_GROUP_LOOK;
}

static void
add_noise(LatticeProcedure *described, LatticeArgument *arguments,
          gboolean is_mask)
{
    size_t n;
    const NoiseParameter *noise = noise_parameters(&n);

    if (is_mask)
        arguments[described->n_arguments++] = has_noise;
    for (size_t i = 0; i < n; i++) {
        if (is_of_noise(&noise[i], is_mask) &&
            lattice_argument_find(described, noise[i].key) == NULL)
            arguments[described->n_arguments++].parameter = noise[i];
    }
}

const LatticeProcedure *
lattice_layer_describe(LatticePlaceKind kind)
{
    static LatticeProcedure all[LATTICE_N_PLACE_KINDS];
    LatticeProcedure *described = &all[kind];
    size_t n_own, n_noise;
    const NoiseParameter *own = kinds[kind].get_own(&n_own);
    const char *const *first = kinds[kind].first;

    if (described->name != NULL)
        return described;
    noise_parameters(&n_noise);
    LatticeArgument *arguments = g_new0(LatticeArgument, n_own + 1 + n_noise);
    described->name = kinds[kind].type;
    described->arguments = arguments;
    for (int i = 0; first[i] != NULL; i++)
        add_own(described, arguments, own, first[i]);
    for (size_t i = 0; i < n_own; i++) {
        if (!g_strv_contains(first, own[i].key))
            add_own(described, arguments, own, own[i].key);
    }
    described->has_colors_first = kind == LATTICE_PLACE_LAYER;
    if (kind != LATTICE_PLACE_GROUP) {
        described->applies = applies_to_layer;
        add_noise(described, arguments, kind == LATTICE_PLACE_MASK);
    }
    return described;
}

GObject *
lattice_layer_values_new(LatticePlaceKind kind)
{
    const LatticeProcedure *described = lattice_layer_describe(kind);
    GType type = g_type_from_name(described->name);

    if (type == 0)
        type = lattice_argument_object_register(described->name, described, 0);
    return g_object_new(type, NULL);
}

/* ---- Reading and showing ---------------------------------------------- */

/* Returns the struct with the fields of a layer, a mask or a group. */
static const void *
find_fields(const NoiseRecipe *recipe, LatticePlace place)
{
    const NoiseLayer *layer = noise_recipe_layer(recipe, place.layer);

    switch (lattice_place_kind(place)) {
    case LATTICE_PLACE_MASK:
        return &layer->mask[place.mask];
    case LATTICE_PLACE_GROUP:
        return &layer->group;
    default:
        return layer;
    }
}

void
lattice_layer_show(const NoiseRecipe *recipe, LatticePlace place,
                   GObject *object)
{
    const LatticeProcedure *described =
        lattice_layer_describe(lattice_place_kind(place));
    const void *shown = find_fields(recipe, place);

    g_object_freeze_notify(object);
    for (size_t i = 0; i < described->n_arguments; i++)
        lattice_parameter_show(shown, &described->arguments[i].parameter,
                               object);
    g_object_thaw_notify(object);
}

static gboolean
read_fields(const LatticeProcedure *described, GObject *object, void *fields)
{
    for (size_t i = 0; i < described->n_arguments; i++) {
        if (!lattice_parameter_read(fields, &described->arguments[i].parameter,
                                    object, NULL))
            return FALSE;
    }
    return TRUE;
}

gboolean
lattice_layer_read(NoiseRecipe *recipe, LatticePlace place, GObject *object)
{
    const LatticeProcedure *described =
        lattice_layer_describe(lattice_place_kind(place));
    NoiseLayer *layer = noise_recipe_edit_layer(recipe, place.layer);
    NoiseLayerGroup group = layer->group;

    switch (lattice_place_kind(place)) {
    case LATTICE_PLACE_MASK:
        return read_fields(described, object, &layer->mask[place.mask]);
    case LATTICE_PLACE_GROUP:
        if (!read_fields(described, object, &group))
            return FALSE;
        noise_recipe_set_group(recipe, place.layer, &group);
        return TRUE;
    default:
        return read_fields(described, object, layer);
    }
}
