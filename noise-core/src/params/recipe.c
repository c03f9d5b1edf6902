/* SPDX-License-Identifier: MIT
 *
 * Makes, compares and changes recipes, and covers one with another.
 */
#include "recipe.h"

#include <stdlib.h>
#include <string.h>

#include "algorithms.h"
#include "error.h"
#include "layer.h"
#include "words.h"

NoiseRecipe *
noise_recipe_new(const NoiseParams *params)
{
    NoiseRecipe *recipe = (NoiseRecipe *)calloc(1, sizeof *recipe);

    if (recipe != NULL)
        recipe->params = *params;
    return recipe;
}

NoiseRecipe *
noise_recipe_copy(const NoiseRecipe *recipe)
{
    const size_t size = (size_t)recipe->n_layers * sizeof *recipe->layers;
    NoiseRecipe *copy = noise_recipe_new(&recipe->params);

    if (copy == NULL)
        return NULL;
    copy->is_checked = recipe->is_checked;
    if (size == 0)
        return copy;
    copy->layers = (NoiseLayer *)malloc(size);
    if (copy->layers == NULL) {
        noise_recipe_free(copy);
        return NULL;
    }
    memcpy(copy->layers, recipe->layers, size);
    copy->n_layers = recipe->n_layers;
    return copy;
}

void
noise_recipe_free(NoiseRecipe *recipe)
{
    if (recipe != NULL)
        free(recipe->layers);
    free(recipe);
}

const NoiseParams *
noise_recipe_params(const NoiseRecipe *recipe)
{
    return &recipe->params;
}

NoiseParams *
noise_recipe_edit(NoiseRecipe *recipe)
{
    recipe->is_checked = false;
    return &recipe->params;
}

bool
noise_recipe_has(const NoiseRecipe *recipe, const NoiseParameter *parameter)
{
    return recipe->n_layers == 0 || parameter->is_of_whole;
}

/* ---- Equality --------------------------------------------------------- */

static bool
mask_equals(const NoiseMask *mask, const NoiseMask *other)
{
    return strcmp(mask->name, other->name) == 0 &&
           mask->has_noise == other->has_noise &&
           noise_fields_equal(mask, other, noise_mask_parameters) &&
           (mask->has_noise == NOISE_SWITCH_NO ||
            noise_fields_equal(&mask->noise, &other->noise, noise_parameters));
}

static bool
layer_equals(const NoiseLayer *layer, const NoiseLayer *other)
{
    bool is_equal =
        strcmp(layer->name, other->name) == 0 &&
        noise_groups_equal(&layer->group, &other->group) &&
        layer->n_masks == other->n_masks &&
        noise_fields_equal(layer, other, noise_layer_parameters) &&
        noise_fields_equal(&layer->noise, &other->noise, noise_parameters);

    for (int i = 0; is_equal && i < layer->n_masks; i++)
        is_equal = mask_equals(&layer->mask[i], &other->mask[i]);
    return is_equal;
}

bool
noise_recipe_equals(const NoiseRecipe *recipe, const NoiseRecipe *other)
{
    bool is_equal =
        recipe->n_layers == other->n_layers &&
        noise_fields_equal(&recipe->params, &other->params, noise_parameters);

    for (int i = 0; is_equal && i < recipe->n_layers; i++)
        is_equal = layer_equals(&recipe->layers[i], &other->layers[i]);
    return is_equal;
}

/* ---- Layers ----------------------------------------------------------- */

int
noise_recipe_count_layers(const NoiseRecipe *recipe)
{
    return recipe->n_layers;
}

const NoiseLayer *
noise_recipe_layer(const NoiseRecipe *recipe, int number)
{
    return &recipe->layers[number];
}

NoiseLayer *
noise_recipe_edit_layer(NoiseRecipe *recipe, int number)
{
    recipe->is_checked = false;
    return &recipe->layers[number];
}

bool
noise_recipe_next_drawn(const NoiseRecipe *recipe, int *number,
                        NoiseLayer *layer)
{
    while (*number < recipe->n_layers &&
           !noise_layer_is_visible(&recipe->layers[*number]))
        ++*number;
    if (*number == recipe->n_layers)
        return false;
    *layer = recipe->layers[*number];
    noise_layer_reduce(layer);
    return true;
}

bool
noise_recipe_add_layer(NoiseRecipe *recipe, int number, const NoiseLayer *layer,
                       NoiseError *error)
{
    const size_t n = (size_t)recipe->n_layers;

    if (n == NOISE_LAYERS_MAX)
        return noise_error_set(error, NOISE_PROBLEM_MANY_LAYERS, NULL,
                               layer->name);
    NoiseLayer *layers =
        (NoiseLayer *)realloc(recipe->layers, (n + 1) * sizeof *layers);
    if (layers == NULL)
        return noise_error_set(error, NOISE_PROBLEM_NO_MEMORY, NULL, NULL);
    memmove(layers + number + 1, layers + number,
            (n - (size_t)number) * sizeof *layers);
    layers[number] = *layer;
    recipe->layers = layers;
    recipe->n_layers++;
    recipe->is_checked = false;
    return true;
}

void
noise_recipe_remove_layer(NoiseRecipe *recipe, int number)
{
    recipe->n_layers--;
    memmove(recipe->layers + number, recipe->layers + number + 1,
            (size_t)(recipe->n_layers - number) * sizeof *recipe->layers);
    recipe->is_checked = false;
}

/* ---- Groups ----------------------------------------------------------- */

int
noise_recipe_find_group(const NoiseRecipe *recipe, int number, int *first)
{
    const NoiseLayer *layers = recipe->layers;
    const NoiseLayerGroup *group = &layers[number].group;
    int end = number + 1;

    *first = number;
    if (group->name[0] == '\0')
        return 1;
    while (*first > 0 && noise_groups_equal(&layers[*first - 1].group, group))
        --*first;
    while (end < recipe->n_layers &&
           noise_groups_equal(&layers[end].group, group))
        end++;
    return end - *first;
}

void
noise_recipe_set_group(NoiseRecipe *recipe, int number,
                       const NoiseLayerGroup *group)
{
    const NoiseLayerGroup given = *group; /* may be in one of the layers */
    int first;
    const int n = noise_recipe_find_group(recipe, number, &first);

    for (int i = first; i < first + n; i++)
        recipe->layers[i].group = given;
    recipe->is_checked = false;
}

/* True if one of the lowest n layers is in a group with this name. */
static bool
has_group(const NoiseRecipe *recipe, int n, const char *name)
{
    bool is_there = false;

    for (int i = 0; i < n; i++)
        is_there |= strcmp(recipe->layers[i].group.name, name) == 0;
    return is_there;
}

bool
noise_group_name_check(const NoiseRecipe *recipe, int number, const char *name,
                       NoiseError *error)
{
    if (!noise_name_check(name, NULL) || strcmp(name, "none") == 0)
        return noise_error_set(error, NOISE_PROBLEM_NOT_A_GROUP, NULL, name);
    return !has_group(recipe, number, name) ||
           noise_error_set(error, NOISE_PROBLEM_REPEATED_GROUP, NULL, name);
}

/* Returns the length of a name without a number such as "-2" at its end.  Returns
 * less if another number would not fit behind it. */
static size_t
find_stem(const char *name)
{
    /* Two digits are enough for NOISE_LAYERS_MAX groups. */
    const size_t most = NOISE_LAYER_NAME_SIZE - sizeof "-12";
    const size_t length = strlen(name);
    size_t stem = length;

    while (stem > 0 && name[stem - 1] >= '0' && name[stem - 1] <= '9')
        stem--;
    stem =
        stem > 1 && stem < length && name[stem - 1] == '-' ? stem - 1 : length;
    return stem < most ? stem : most;
}

void
noise_recipe_name_group(const NoiseRecipe *recipe, const char *text, char *name)
{
    noise_name_make(text, name);
    if (name[0] == '\0' || strcmp(name, "none") == 0)
        strcpy(name, "group");
    const size_t stem = find_stem(name);
    for (uint64_t i = 2;
         !noise_group_name_check(recipe, recipe->n_layers, name, NULL); i++) {
        char digits[21]; /* has room for any uint64_t */
        noise_seed_print(i, digits);
        name[stem] = '-';
        strcpy(name + stem + 1, digits);
    }
}

/* ---- Covering --------------------------------------------------------- */

/* Turns one noise into a layer. */
static void
make_layer(const NoiseParams *params, const char *name, NoiseLayer *layer)
{
    NoiseParams initial;

    noise_params_init(&initial);
    noise_layer_init(layer, 0, "");
    noise_name_make(name, layer->name);
    if (layer->name[0] == '\0')
        strcpy(layer->name, "noise");
    layer->noise = *params;
    noise_params_copy_whole(&initial, &layer->noise);
    layer->noise.relief = initial.relief;
    /* If the noise is a map, its coloring may never have been checked, but the layer
     * uses it. */
    if (layer->noise.coloring == NOISE_COLORING_CELLS &&
        noise_pieces_of(&layer->noise) == NOISE_PIECES_NONE)
        layer->noise.coloring = initial.coloring;
    layer->relief =
        params->map == NOISE_MAP_HEIGHT || noise_params_have_colors(params)
            ? params->relief
            : params->map_strength;
}

/* Turns a recipe of one noise into a recipe of one layer.  Leaves other recipes
 * alone. */
static bool
become_layers(NoiseRecipe *recipe, const char *name, NoiseError *error)
{
    NoiseParams whole;
    NoiseLayer layer;

    if (recipe->n_layers > 0)
        return true;
    make_layer(&recipe->params, name, &layer);
    if (!noise_recipe_add_layer(recipe, 0, &layer, error))
        return false;
    noise_params_init(&whole);
    noise_params_copy_whole(&recipe->params, &whole);
    /* The layer's relief now sets how strong maps are, so reset map-strength. */
    noise_params_init_field(&whole, noise_parameter_find("map-strength"));
    recipe->params = whole;
    return true;
}

/* Puts all layers into one group, unless there is only one layer, or some of them
 * already have a group. */
static void
group_layers(NoiseRecipe *recipe, const char *name)
{
    NoiseLayerGroup group;
    bool is_needed = recipe->n_layers > 1;

    noise_group_init(&group, name);
    for (int i = 0; i < recipe->n_layers; i++)
        is_needed &= recipe->layers[i].group.name[0] == '\0';
    for (int i = 0; is_needed && i < recipe->n_layers; i++)
        recipe->layers[i].group = group;
}

/* Adds the layers of another recipe.  A seed below NOISE_LAYERS_MAX is probably a
 * layer's number (see noise_layer_init()), so it changes along with that number. */
static bool
add_layers(NoiseRecipe *recipe, const NoiseRecipe *above, const char *name,
           NoiseError *error)
{
    const int first = recipe->n_layers;
    NoiseLayerGroup group;

    if (first + above->n_layers > NOISE_LAYERS_MAX)
        return noise_error_set(error, NOISE_PROBLEM_MANY_LAYERS, NULL, name);
    noise_group_init(&group, "");
    for (int i = 0; i < above->n_layers; i++) {
        NoiseLayer layer = above->layers[i];
        if (i == 0 ||
            !noise_groups_equal(&layer.group, &above->layers[i - 1].group)) {
            group = layer.group;
            if (group.name[0] != '\0')
                noise_recipe_name_group(recipe, layer.group.name, group.name);
        }
        layer.group = group;
        if (layer.layer_seed < NOISE_LAYERS_MAX)
            layer.layer_seed += (uint64_t)first;
        if (!noise_recipe_add_layer(recipe, recipe->n_layers, &layer, error))
            return false;
    }
    return true;
}

bool
noise_recipe_cover(NoiseRecipe *recipe, const NoiseRecipe *above,
                   const char *name, NoiseError *error)
{
    NoiseRecipe *covered = noise_recipe_copy(recipe);
    NoiseRecipe *layers = above != NULL ? noise_recipe_copy(above) : NULL;
    bool is_good = covered != NULL && (above == NULL || layers != NULL);

    if (!is_good)
        noise_error_set(error, NOISE_PROBLEM_NO_MEMORY, NULL, NULL);
    is_good = is_good && become_layers(covered, "ground", error);
    if (is_good && layers != NULL) {
        is_good = become_layers(layers, name, error);
        group_layers(layers, name);
        is_good = is_good && add_layers(covered, layers, name, error);
    }
    if (is_good) {
        const NoiseRecipe before = *recipe;
        *recipe = *covered;
        *covered = before;
    }
    noise_recipe_free(layers);
    noise_recipe_free(covered);
    return is_good;
}
