/* SPDX-License-Identifier: MIT
 *
 * Reads and writes layers and groups as text.
 */
#include "layer-text.h"

#include <string.h>

#include "../vec/compile.h"
#include "algorithms.h"
#include "error.h"
#include "layer.h"

/* ---- Reading ---------------------------------------------------------- */

/* The layer or mask that is being read. */
typedef struct Scope {
    NoiseParams *noise;
    NoiseMask *mask;   /* NULL: a layer is being read */
    void *fields;      /* the layer or the mask */
    NoiseTable *table; /* the parameters that are not of the noise */
    bool seen[NOISE_N_PARAMETERS], seen_own[NOISE_N_PARAMETERS];
} Scope;

static bool
read_layer_setting(Scope *scope, const NoiseSetting *setting, NoiseError *error)
{
    const NoiseParameter *parameter = noise_parameter_find(setting->key);

    if (noise_table_find(scope->table, setting->key) != NULL)
        return noise_setting_store(setting, scope->table, scope->seen_own,
                                   scope->fields, error);
    if (parameter != NULL && noise_parameter_is_of_whole(parameter))
        return noise_error_set(error, NOISE_PROBLEM_OF_WHOLE, parameter,
                               setting->value);
    if (scope->mask != NULL && parameter != NULL &&
        !noise_parameter_is_of_mask(parameter))
        return noise_error_set(error, NOISE_PROBLEM_NOT_OF_MASK, parameter,
                               setting->value);
    if (scope->mask != NULL)
        scope->mask->has_noise = NOISE_SWITCH_YES;
    return noise_setting_store(setting, noise_parameters, scope->seen,
                               scope->noise, error);
}

static bool
is_seen(const Scope *scope, const char *key)
{
    size_t n;

    return scope->seen[noise_parameter_find(key) - noise_parameters(&n)];
}

/* Returns the coloring that a gradient implies if no coloring is given: each value
 * has its own color or, if the noise has tiles, each tile does. */
static NoiseColoring
coloring_of_gradient(const NoiseParams *params)
{
    return noise_pieces_of(params) == NOISE_PIECES_TILES
               ? NOISE_COLORING_CELLS
               : NOISE_COLORING_GRADIENT;
}

static void
end_scope(Scope *scope)
{
    if (is_seen(scope, "gradient") && !is_seen(scope, "coloring"))
        scope->noise->coloring = coloring_of_gradient(scope->noise);
}

static bool
begin_mask(NoiseLayer *layer, const NoiseSetting *setting, Scope *scope,
           NoiseError *error)
{
    NoiseMask *mask = &layer->mask[layer->n_masks];

    if (layer->n_masks == NOISE_MASKS_MAX)
        return noise_error_set(error, NOISE_PROBLEM_MANY_MASKS, NULL,
                               setting->value);
    if (!noise_name_check(setting->value, error))
        return false;
    noise_mask_init(mask, setting->value);
    layer->n_masks++;
    *scope = (Scope){.noise = &mask->noise,
                     .mask = mask,
                     .fields = mask,
                     .table = noise_mask_parameters};
    return true;
}

bool
noise_layers_start(const NoiseSetting *setting)
{
    return strcmp(setting->key, "layer") == 0 ||
           strcmp(setting->key, "group") == 0;
}

/* Reads the words of a layer, up to the next layer or group. */
static bool
read_words(const char **text, NoiseLayer *layer, NoiseError *error)
{
    Scope scope = {.noise = &layer->noise,
                   .fields = layer,
                   .table = noise_layer_parameters};

    for (;;) {
        char word[NOISE_WORD_SIZE];
        NoiseSetting setting;
        if (!noise_setting_read(text, word, &setting, error))
            return false;
        const bool is_end = setting.key == NULL || noise_layers_start(&setting);
        const bool is_mask = !is_end && strcmp(setting.key, "mask") == 0;
        if (is_end || is_mask)
            end_scope(&scope);
        if (is_end) {
            *text = setting.start;
            return true;
        }
        if (!(is_mask ? begin_mask(layer, &setting, &scope, error)
                      : read_layer_setting(&scope, &setting, error)))
            return false;
    }
}

/* Reads the words of a layer called `name`, moves *text to the next layer or group,
 * or to the end, and adds the layer to the recipe. */
static bool
read_layer(const char **text, const char *name, const NoiseLayerGroup *group,
           NoiseRecipe *recipe, NoiseError *error)
{
    const int number = recipe->n_layers;
    NoiseLayer layer;

    if (number == NOISE_LAYERS_MAX)
        return noise_error_set(error, NOISE_PROBLEM_MANY_LAYERS, NULL, name);
    if (!noise_name_check(name, error))
        return false;
    noise_layer_init(&layer, number, name);
    layer.group = *group;
    if (!read_words(text, &layer, error))
        return noise_layer_refuse(error, number, &layer, layer.n_masks);
    return noise_recipe_add_layer(recipe, number, &layer, error);
}

/* Reads the parameters of a group, and moves *text to its first layer. */
static bool
read_group_words(const char **text, NoiseLayerGroup *group, NoiseError *error)
{
    bool seen[NOISE_N_PARAMETERS] = {false};

    for (;;) {
        char word[NOISE_WORD_SIZE];
        NoiseSetting setting;
        if (!noise_setting_read(text, word, &setting, error))
            return false;
        if (setting.key == NULL || strcmp(setting.key, "group") == 0)
            return noise_error_set(error, NOISE_PROBLEM_EMPTY_GROUP, NULL, "");
        if (strcmp(setting.key, "layer") == 0) {
            *text = setting.start;
            return true;
        }
        if (!noise_setting_store(&setting, noise_group_parameters, seen, group,
                                 error))
            return false;
    }
}

/* Begins the group called `name`.  If the name is "none", only ends the group before
 * it. */
static bool
read_group(const char **text, const char *name, NoiseLayerGroup *group,
           const NoiseRecipe *recipe, NoiseError *error)
{
    noise_group_init(group, "");
    if (strcmp(name, "none") == 0)
        return true;
    if (!noise_group_name_check(recipe, recipe->n_layers, name, error))
        return false;
    noise_group_init(group, name);
    return read_group_words(text, group, error) ||
           noise_group_refuse(error, group);
}

bool
noise_layers_read(const char *text, NoiseRecipe *recipe, NoiseError *error)
{
    NoiseLayerGroup group; /* the group of the next layer */

    noise_group_init(&group, "");
    for (;;) {
        char word[NOISE_WORD_SIZE];
        NoiseSetting setting;
        if (!noise_setting_read(&text, word, &setting, error))
            return false;
        if (setting.key == NULL)
            return recipe->n_layers > 0 ||
                   noise_error_set(error, NOISE_PROBLEM_NO_LAYER, NULL, "");
        /* A key that starts neither a layer nor a group can get here only after
         * group=none. */
        if (!noise_layers_start(&setting))
            return noise_setting_refuse(&setting, error);
        if (!(strcmp(setting.key, "layer") == 0
                  ? read_layer(&text, setting.value, &group, recipe, error)
                  : read_group(&text, setting.value, &group, recipe, error)))
            return false;
    }
}

/* ---- Writing ---------------------------------------------------------- */

/* Writes the parameters of a noise that differ from their initial values, and its
 * coloring unless a gradient implies it.  Neither this function nor write_mask() or
 * write_layer() is inlined: if they were, writing a layer would take up the stack
 * memory of all three at once. */
VEC_OUTLINE bool
write_noise(NoiseWriter *writer, const NoiseParams *params)
{
    const NoiseParameter *gradient = noise_parameter_find("gradient");
    char own[NOISE_TEXT_SIZE];
    NoiseParams usual;

    noise_params_init(&usual);
    noise_params_get_text(params, gradient, own);
    if (strcmp(own, gradient->initial_gradient) != 0)
        usual.coloring = coloring_of_gradient(params);
    return noise_settings_write(writer, noise_parameters, params, &usual);
}

VEC_OUTLINE void
write_mask(NoiseWriter *writer, const NoiseMask *mask)
{
    NoiseMask usual;

    noise_mask_init(&usual, "");
    noise_setting_write(writer, "mask", mask->name);
    if (mask->has_noise && !write_noise(writer, &mask->noise)) {
        char scale[NOISE_TEXT_SIZE];
        noise_params_get_text(&mask->noise, noise_parameter_find("scale"),
                              scale);
        noise_setting_write(writer, "scale", scale);
    }
    noise_settings_write(writer, noise_mask_parameters, mask, &usual);
}

/* Writes a layer's parameters that differ from their initial values, except the
 * parameters of its noise. */
VEC_OUTLINE void
write_layer(NoiseWriter *writer, const NoiseLayer *layer, int number)
{
    NoiseLayer usual;

    noise_layer_init(&usual, number, "");
    noise_settings_write(writer, noise_layer_parameters, layer, &usual);
}

/* Writes the start of a group, or the end of the one before it. */
static void
write_group(NoiseWriter *writer, const NoiseLayerGroup *group)
{
    NoiseLayerGroup usual;

    noise_group_init(&usual, "");
    noise_setting_write(writer, "group",
                        group->name[0] != '\0' ? group->name : "none");
    if (group->name[0] != '\0')
        noise_settings_write(writer, noise_group_parameters, group, &usual);
}

void
noise_layers_write(NoiseWriter *writer, const NoiseRecipe *recipe)
{
    NoiseLayerGroup none;
    const NoiseLayerGroup *group = &none;

    noise_group_init(&none, "");
    for (int i = 0; i < recipe->n_layers; i++) {
        const NoiseLayer *layer = &recipe->layers[i];
        if (!noise_groups_equal(&layer->group, group))
            write_group(writer, &layer->group);
        group = &layer->group;
        noise_setting_write(writer, "layer", layer->name);
        write_noise(writer, &layer->noise);
        write_layer(writer, layer, i);
        for (int k = 0; k < layer->n_masks; k++)
            write_mask(writer, &layer->mask[k]);
    }
}
