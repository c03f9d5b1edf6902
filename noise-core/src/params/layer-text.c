/* SPDX-License-Identifier: MIT
 *
 * Layers as text.
 */
#include "layer-text.h"

#include <stdlib.h>
#include <string.h>

#include "../vec/compile.h"
#include "algorithms.h"
#include "error.h"
#include "splitmix.h"

bool
noise_parameter_is_of_whole(const NoiseParameter *parameter)
{
    return parameter->is_of_whole;
}

bool
noise_parameter_is_of_mask(const NoiseParameter *parameter)
{
    return !parameter->is_of_whole && parameter->group != NOISE_GROUP_LIGHT &&
           parameter->group != NOISE_GROUP_OUTPUT;
}

void
noise_layer_init(NoiseLayer *layer, int number, const char *name)
{
    memset(layer, 0, sizeof *layer);
    noise_params_init(&layer->noise);
    noise_params_init_fields(&layer->noise, noise_layer_parameters);
    layer->layer_seed = (uint64_t)number;
    strncpy(layer->name, name, sizeof layer->name - 1);
}

void
noise_mask_init(NoiseMask *mask, const char *name)
{
    memset(mask, 0, sizeof *mask);
    noise_params_init(&mask->noise);
    noise_params_init_fields(&mask->noise, noise_mask_parameters);
    strncpy(mask->name, name, sizeof mask->name - 1);
}

/* ---- Reading ---------------------------------------------------------- */

/* A layer or a mask being read. */
typedef struct Scope {
    NoiseParams *params;
    NoiseMask *mask;   /* NULL: a layer */
    NoiseTable *table; /* besides the noise's */
    bool seen[NOISE_N_PARAMETERS], seen_own[NOISE_N_PARAMETERS];
} Scope;

static bool
read_layer_setting(Scope *scope, const NoiseSetting *setting, NoiseError *error)
{
    const NoiseParameter *parameter = noise_parameter_find(setting->key);

    if (noise_table_find(scope->table, setting->key) != NULL)
        return noise_setting_store(setting, scope->table, scope->seen_own,
                                   scope->params, error);
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
                               scope->params, error);
}

static bool
is_seen(const Scope *scope, const char *key)
{
    size_t n;

    return scope->seen[noise_parameter_find(key) - noise_parameters(&n)];
}

/* Returns how values become colors if only a gradient is given: by value, or a color
 * for each tile. */
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
        scope->params->coloring = coloring_of_gradient(scope->params);
}

/* Checks that text can be a name: letters, digits and "-". */
static bool
check_name(const char *text, NoiseError *error)
{
    static const char signs[] = "abcdefghijklmnopqrstuvwxyz"
                                "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-";
    const size_t length = strlen(text);

    return (length > 0 && length < NOISE_LAYER_NAME_SIZE &&
            strspn(text, signs) == length) ||
           noise_error_set(error, NOISE_PROBLEM_NOT_A_NAME, NULL, text);
}

bool
noise_layer_refuse(NoiseError *error, int number, const NoiseLayer *layer,
                   int mask)
{
    if (error != NULL) {
        error->layer = number + 1;
        error->mask = mask;
        strcpy(error->layer_name, layer->name);
    }
    return false;
}

static bool
begin_mask(NoiseLayer *layer, const NoiseSetting *setting, Scope *scope,
           NoiseError *error)
{
    NoiseMask *mask = &layer->mask[layer->n_masks];

    if (layer->n_masks == NOISE_MASKS_MAX)
        return noise_error_set(error, NOISE_PROBLEM_MANY_MASKS, NULL,
                               setting->value);
    if (!check_name(setting->value, error))
        return false;
    noise_mask_init(mask, setting->value);
    layer->n_masks++;
    *scope = (Scope){
        .params = &mask->noise, .mask = mask, .table = noise_mask_parameters};
    return true;
}

/* Reads the words of a layer, up to the next layer. */
static bool
read_words(const char **text, NoiseLayer *layer, NoiseError *error)
{
    Scope scope = {.params = &layer->noise, .table = noise_layer_parameters};

    for (;;) {
        char word[NOISE_WORD_SIZE];
        const char *next = *text;
        NoiseSetting setting;
        if (!noise_setting_read(&next, word, &setting, error))
            return false;
        const bool is_end =
            setting.key == NULL || strcmp(setting.key, "layer") == 0;
        const bool is_mask = !is_end && strcmp(setting.key, "mask") == 0;
        if (is_end || is_mask)
            end_scope(&scope);
        if (is_end)
            return true;
        *text = next;
        if (!(is_mask ? begin_mask(layer, &setting, &scope, error)
                      : read_layer_setting(&scope, &setting, error)))
            return false;
    }
}

bool
noise_layer_read(const char **text, int number, NoiseLayer *layer,
                 NoiseError *error)
{
    char word[NOISE_WORD_SIZE];
    NoiseSetting setting;

    noise_layer_init(layer, number, "");
    if (!noise_setting_read(text, word, &setting, error))
        return false;
    if (setting.key == NULL || strcmp(setting.key, "layer") != 0)
        return noise_error_set(error, NOISE_PROBLEM_NO_LAYER, NULL, word);
    if (number >= NOISE_LAYERS_MAX)
        return noise_error_set(error, NOISE_PROBLEM_MANY_LAYERS, NULL,
                               setting.value);
    if (!check_name(setting.value, error))
        return false;
    strcpy(layer->name, setting.value);
    if (!read_words(text, layer, error))
        return noise_layer_refuse(error, number, layer, layer->n_masks);
    *text += strspn(*text, NOISE_SPACES);
    return true;
}

bool
noise_layer_read_visible(const char **text, int *number, NoiseLayer *layer)
{
    while (**text != '\0') {
        if (!noise_layer_read(text, (*number)++, layer, NULL))
            return false;
        if (layer->visible == NOISE_SWITCH_YES)
            return true;
    }
    return false;
}

/* ---- Writing ---------------------------------------------------------- */

/* Writes what differs in a noise, and its coloring unless a gradient implies it.
 * Like the next two functions, it is not inlined, so that a layer does not take the
 * stack memory of all three. */
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

    noise_mask_init(&usual, mask->name);
    noise_setting_write(writer, "mask", mask->name);
    if (mask->has_noise && !write_noise(writer, &mask->noise)) {
        char scale[NOISE_TEXT_SIZE];
        noise_params_get_text(&mask->noise, noise_parameter_find("scale"),
                              scale);
        noise_setting_write(writer, "scale", scale);
    }
    noise_settings_write(writer, noise_mask_parameters, &mask->noise,
                         &usual.noise);
}

/* A layer without its masks. */
typedef struct PlainLayer {
    NoiseParams noise;
#define NOISE_EACH(KIND) NOISE_FIELD_##KIND
#include <noise-core/layers.def>
} PlainLayer;
_Static_assert(offsetof(PlainLayer, layer_seed) ==
                   offsetof(NoiseLayer, layer_seed),
               "a layer begins as one without masks does");

/* Writes what differs in a layer, besides its noise. */
VEC_OUTLINE void
write_layer(NoiseWriter *writer, const NoiseLayer *layer, int number)
{
    PlainLayer usual;

    noise_params_init_fields(&usual.noise, noise_layer_parameters);
    usual.layer_seed = (uint64_t)number;
    noise_settings_write(writer, noise_layer_parameters, &layer->noise,
                         &usual.noise);
}

bool
noise_layer_print(const NoiseLayer *layer, int number,
                  char layers[NOISE_LAYERS_SIZE])
{
    const size_t start = strlen(layers);
    NoiseWriter writer = {layers + start, NOISE_LAYERS_SIZE - 1 - start, false};

    noise_write(&writer, start > 0 ? " layer=" : "layer=");
    noise_write(&writer, layer->name);
    write_noise(&writer, &layer->noise);
    write_layer(&writer, layer, number);
    for (int i = 0; i < layer->n_masks; i++)
        write_mask(&writer, &layer->mask[i]);
    if (writer.is_cut)
        layers[start] = '\0';
    return !writer.is_cut;
}

/* ---- On top of each other --------------------------------------------- */

/* Copies what belongs to the whole. */
static void
copy_whole(const NoiseParams *whole, NoiseParams *params)
{
    size_t n;
    const NoiseParameter *table = noise_parameters(&n);

    for (size_t i = 0; i < n; i++) {
        if (noise_parameter_is_of_whole(&table[i]))
            memcpy((char *)params + table[i].offset,
                   (const char *)whole + table[i].offset,
                   noise_field_size(table[i].kind));
    }
}

bool
noise_layer_has_noise(const NoiseLayer *layer)
{
    return (layer->color & 0xffff) == 0; /* the bits of alpha */
}

double
noise_layers_strength(const NoiseParams *whole)
{
    return whole->map_strength / noise_parameter_find("map-strength")->initial;
}

bool
noise_layer_can_move(const NoiseLayer *layer)
{
    const NoiseColoring coloring = layer->noise.coloring;

    return layer->pieces != NOISE_PIECE_PLACE_NONE &&
           noise_layer_has_noise(layer) &&
           (coloring == NOISE_COLORING_GRAY ||
            coloring == NOISE_COLORING_TWO_COLORS ||
            coloring == NOISE_COLORING_GRADIENT);
}

bool
noise_layer_has_pieces(const NoiseLayer *layer)
{
    return noise_layer_has_noise(layer) &&
           noise_pieces_of(&layer->noise) != NOISE_PIECES_NONE;
}

/* Turns one noise into a layer. */
static void
make_layer(const NoiseParams *params, const char *name, NoiseLayer *layer)
{
    NoiseParams initial;

    noise_params_init(&initial);
    noise_layer_init(layer, 0, check_name(name, NULL) ? name : "noise");
    layer->noise = *params;
    copy_whole(&initial, &layer->noise);
    layer->noise.relief = initial.relief;
    /* Colors that a map hides are not checked, but a layer shows them. */
    if (layer->noise.coloring == NOISE_COLORING_CELLS &&
        noise_pieces_of(&layer->noise) == NOISE_PIECES_NONE)
        layer->noise.coloring = initial.coloring;
    layer->relief =
        params->map == NOISE_MAP_HEIGHT || noise_params_have_colors(params)
            ? params->relief
            : params->map_strength;
}

/* Adds the layers of a picture to a text, behind `number` others, with the seeds
 * that follow from their numbers.  Returns how many there are then, or -1 if they
 * are refused.  `layer` is working memory. */
static int
add_layers(const NoiseParams *params, int number, const char *name,
           NoiseLayer *layer, char layers[NOISE_LAYERS_SIZE], NoiseError *error)
{
    const char *text = params->layers;
    const int first = number;

    do {
        if (params->layers[0] == '\0')
            make_layer(params, name, layer);
        else if (!noise_layer_read(&text, number - first, layer, error))
            return -1;
        if (layer->layer_seed < NOISE_LAYERS_MAX)
            layer->layer_seed += (uint64_t)first;
        const bool is_full = number >= NOISE_LAYERS_MAX;
        if (is_full || !noise_layer_print(layer, number, layers)) {
            noise_error_set(error,
                            is_full ? NOISE_PROBLEM_MANY_LAYERS
                                    : NOISE_PROBLEM_LONG_LAYERS,
                            NULL, name);
            return -1;
        }
        number++;
    } while (*text != '\0');
    return number;
}

bool
noise_params_add_layers(NoiseParams *params, const NoiseParams *above,
                        const char *name, NoiseError *error)
{
    NoiseLayer *layer = (NoiseLayer *)malloc(sizeof *layer);
    NoiseParams whole;

    if (layer == NULL)
        return noise_error_set(error, NOISE_PROBLEM_NO_MEMORY, NULL, NULL);
    noise_params_init(&whole);
    copy_whole(params, &whole);
    /* The height of one noise goes into its layer. */
    if (params->layers[0] == '\0')
        noise_params_init_field(&whole, noise_parameter_find("map-strength"));
    int n = add_layers(params, 0, "ground", layer, whole.layers, error);
    if (n >= 0 && above != NULL)
        n = add_layers(above, n, name, layer, whole.layers, error);
    free(layer);
    if (n < 0)
        return false;
    *params = whole;
    return true;
}

/* ---- As pictures ------------------------------------------------------ */

/* Turns a noise into a picture of its own.  seed: its layer's or its mask's. */
static void
make_picture(const NoiseParams *whole, const NoiseParams *noise, uint64_t seed,
             NoiseParams *params)
{
    NoiseParams initial;

    noise_params_init(&initial);
    *params = *noise;
    copy_whole(whole, params);
    params->relief = initial.relief;
    params->light_angle = initial.light_angle;
    params->light_height = initial.light_height;
    params->map = NOISE_MAP_PICTURE;
    params->layers[0] = '\0';
    if (seed != 0)
        params->seed = noise_splitmix(noise_splitmix(whole->seed, 0) + seed, 0);
}

void
noise_layer_params(const NoiseParams *whole, const NoiseLayer *layer,
                   NoiseParams *params)
{
    make_picture(whole, &layer->noise, layer->layer_seed, params);
}

void
noise_mask_params(const NoiseParams *whole, const NoiseLayer *layer, int mask,
                  NoiseParams *params)
{
    const NoiseMask *own = &layer->mask[mask];

    make_picture(whole, &own->noise,
                 own->mask_seed != 0 ? own->mask_seed
                                     : noise_splitmix(layer->layer_seed, mask),
                 params);
    params->coloring = NOISE_COLORING_GRAY;
}
