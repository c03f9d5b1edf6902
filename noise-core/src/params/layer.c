/* SPDX-License-Identifier: MIT
 *
 * Gives layers, masks and groups their initial values, and fills in parameters that
 * draw the noises of layers and masks as pictures.
 */
#include "layer.h"

#include <math.h>
#include <string.h>

#include "error.h"
#include "params.h"
#include "splitmix.h"
#include "words.h"

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
    noise_group_init(&layer->group, "");
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

void
noise_group_init(NoiseLayerGroup *group, const char *name)
{
    memset(group, 0, sizeof *group);
    noise_params_init_fields(group, noise_group_parameters);
    strncpy(group->name, name, sizeof group->name - 1);
}

static const char signs[] = "abcdefghijklmnopqrstuvwxyz"
                            "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-";

bool
noise_name_check(const char *name, NoiseError *error)
{
    const size_t length = strlen(name);

    return (length > 0 && length < NOISE_LAYER_NAME_SIZE &&
            strspn(name, signs) == length) ||
           noise_error_set(error, NOISE_PROBLEM_NOT_A_NAME, NULL, name);
}

void
noise_name_make(const char *text, char *name)
{
    size_t n = 0;

    for (; *text != '\0' && n + 1 < NOISE_LAYER_NAME_SIZE; text++) {
        /* Skip all bytes of a UTF-8 character after its first: they begin with the
         * bits 10. */
        if (((unsigned char)*text & 0xc0) != 0x80)
            name[n++] = strchr(signs, *text) != NULL ? *text : '-';
    }
    name[n] = '\0';
}

bool
noise_layer_refuse(NoiseError *error, int number, const NoiseLayer *layer,
                   int mask)
{
    if (error != NULL) {
        error->layer = number + 1;
        error->mask = mask;
        memcpy(error->layer_name, layer->name, sizeof layer->name);
        error->layer_name[sizeof layer->name - 1] = '\0';
    }
    return false;
}

bool
noise_group_refuse(NoiseError *error, const NoiseLayerGroup *group)
{
    if (error != NULL) {
        memcpy(error->layer_name, group->name, sizeof group->name);
        error->layer_name[sizeof group->name - 1] = '\0';
    }
    return false;
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

    return layer->piece_offset != NOISE_PIECE_PLACE_NONE &&
           noise_layer_has_noise(layer) &&
           (coloring == NOISE_COLORING_GRAY ||
            coloring == NOISE_COLORING_TWO_COLORS ||
            coloring == NOISE_COLORING_GRADIENT);
}

NoisePieceKind
noise_layer_pieces(const NoiseLayer *layer)
{
    return noise_layer_has_noise(layer) ? noise_pieces_of(&layer->noise)
                                        : NOISE_PIECES_NONE;
}

void
noise_params_copy_whole(const NoiseParams *whole, NoiseParams *params)
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

/* ---- Groups ----------------------------------------------------------- */

bool
noise_groups_equal(const NoiseLayerGroup *group, const NoiseLayerGroup *other)
{
    return strcmp(group->name, other->name) == 0 &&
           (group->name[0] == '\0' ||
            noise_fields_equal(group, other, noise_group_parameters));
}

static bool
is_hidden_by_group(const NoiseLayer *layer)
{
    return layer->group.name[0] != '\0' &&
           layer->group.visible == NOISE_SWITCH_NO;
}

bool
noise_layer_is_visible(const NoiseLayer *layer)
{
    return layer->visible == NOISE_SWITCH_YES && !is_hidden_by_group(layer);
}

void
noise_layer_leave_group(NoiseLayer *layer)
{
    const NoiseLayerGroup group = layer->group;

    if (group.name[0] == '\0')
        return;
    if (is_hidden_by_group(layer))
        layer->visible = NOISE_SWITCH_NO;
    layer->opacity = noise_decimal_round(layer->opacity * group.opacity);
    for (int i = 0; i < layer->n_masks; i++) {
        double *coverage = &layer->mask[i].coverage;
        *coverage = noise_decimal_round(fmin(*coverage * group.coverage, 1.0));
    }
    noise_group_init(&layer->group, "");
}

/* ---- Hidden masks ----------------------------------------------------- */

/* Returns the seed of a mask's noise, which depends on the mask's number if the mask
 * has no seed of its own. */
static uint64_t
find_mask_seed(const NoiseLayer *layer, int mask)
{
    const uint64_t own = layer->mask[mask].mask_seed;

    return own != 0 ? own : noise_splitmix(layer->layer_seed, (uint64_t)mask);
}

static void
remove_hidden_masks(NoiseLayer *layer)
{
    int n = 0;

    for (int i = 0; i < layer->n_masks; i++) {
        if (layer->mask[i].visible == NOISE_SWITCH_NO)
            continue;
        const uint64_t seed = find_mask_seed(layer, i);
        layer->mask[n] = layer->mask[i];
        layer->mask[n++].mask_seed = seed;
    }
    layer->n_masks = n;
}

void
noise_layer_reduce(NoiseLayer *layer)
{
    noise_layer_leave_group(layer);
    remove_hidden_masks(layer);
}

/* ---- As pictures ------------------------------------------------------ */

/* Fills in `params` with the parameters for drawing a layer's or mask's noise as a
 * separate picture.  `seed` is the seed of that layer or mask. */
static void
make_picture(const NoiseParams *whole, const NoiseParams *noise, uint64_t seed,
             NoiseParams *params)
{
    NoiseParams initial;

    noise_params_init(&initial);
    *params = *noise;
    noise_params_copy_whole(whole, params);
    params->relief = initial.relief;
    params->light_angle = initial.light_angle;
    params->light_height = initial.light_height;
    params->map = NOISE_MAP_PICTURE;
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
    make_picture(whole, &layer->mask[mask].noise, find_mask_seed(layer, mask),
                 params);
    params->coloring = NOISE_COLORING_GRAY;
}
