/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The layers of a recipe as a list that can be edited.
 */
#include "layer-list.h"

#include <string.h>

#include "layer-label.h"

static NoiseLayer *
get(const GPtrArray *layers, int number)
{
    return g_ptr_array_index(layers, number);
}

GPtrArray *
lattice_layers_read(const char *text)
{
    g_autoptr(GPtrArray) layers = g_ptr_array_new_with_free_func(g_free);

    while (*text != '\0') {
        NoiseLayer *layer = g_new(NoiseLayer, 1);
        g_ptr_array_add(layers, layer);
        if (!noise_layer_read(&text, (int)layers->len - 1, layer, NULL))
            return NULL;
    }
    return g_steal_pointer(&layers);
}

char *
lattice_layers_print(const GPtrArray *layers)
{
    g_autofree char *text = g_malloc0(NOISE_LAYERS_SIZE);

    if (layers->len > NOISE_LAYERS_MAX)
        return NULL;
    for (guint i = 0; i < layers->len; i++) {
        if (!noise_layer_print(get(layers, (int)i), (int)i, text))
            return NULL;
    }
    return g_steal_pointer(&text);
}

/* ---- Names ------------------------------------------------------------ */

char *
lattice_layers_name(const GPtrArray *layers, LatticePlace place)
{
    if (place.layer < 0 || place.layer >= (int)layers->len)
        return NULL;
    NoiseLayer *layer = get(layers, place.layer);
    if (place.mask < 0)
        return layer->name;
    return place.mask < layer->n_masks ? layer->mask[place.mask].name : NULL;
}

void
lattice_layers_rename(GPtrArray *layers, LatticePlace place, const char *label)
{
    char *own = lattice_layers_name(layers, place);
    g_autofree char *listed = lattice_layer_label_find_name(label);
    const char *name = listed != NULL ? listed : label;
    size_t n = 0;

    if (own == NULL || *label == '\0')
        return;
    g_autofree char *before = lattice_layer_label(own);
    if (strcmp(label, before) == 0)
        return;
    /* A character of several bytes becomes one "-". */
    for (; *name != '\0' && n + 1 < NOISE_LAYER_NAME_SIZE;
         name = g_utf8_next_char(name))
        own[n++] = g_ascii_isalnum(*name) ? *name : '-';
    own[n] = '\0';
}

/* ---- Adding and removing ---------------------------------------------- */

static gboolean
has_seed(gconstpointer layer, gconstpointer seed)
{
    return ((const NoiseLayer *)layer)->layer_seed == *(const uint64_t *)seed;
}

NoiseLayer *
lattice_layers_add(GPtrArray *layers, LatticePlace *place, const char *name)
{
    NoiseLayer *layer = g_new(NoiseLayer, 1);
    const int at = place->layer < 0 ? (int)layers->len : place->layer + 1;

    noise_layer_init(layer, 0, name);
    /* Take the smallest seed that no layer has. */
    while (g_ptr_array_find_with_equal_func(layers, &layer->layer_seed,
                                            has_seed, NULL))
        layer->layer_seed++;
    g_ptr_array_insert(layers, at, layer);
    *place = (LatticePlace){at, -1};
    return layer;
}

LatticePlace
lattice_layers_add_mask(GPtrArray *layers, LatticePlace place)
{
    NoiseLayer *layer = get(layers, place.layer);

    if (layer->n_masks == NOISE_MASKS_MAX)
        return place;
    NoiseMask *mask = &layer->mask[layer->n_masks];
    noise_mask_init(mask, "mask");
    mask->has_noise = NOISE_SWITCH_YES;
    return (LatticePlace){place.layer, layer->n_masks++};
}

LatticePlace
lattice_layers_remove(GPtrArray *layers, LatticePlace place)
{
    NoiseLayer *layer = get(layers, place.layer);

    if (place.mask < 0) {
        g_ptr_array_remove_index(layers, (guint)place.layer);
        return (LatticePlace){MIN(place.layer, (int)layers->len - 1), -1};
    }
    layer->n_masks--;
    for (int i = place.mask; i < layer->n_masks; i++)
        layer->mask[i] = layer->mask[i + 1];
    return (LatticePlace){place.layer, -1};
}

/* ---- Order ------------------------------------------------------------ */

GArray *
lattice_layers_list(const GPtrArray *layers, gboolean has_masks)
{
    GArray *places = g_array_new(FALSE, FALSE, sizeof(LatticePlace));
    LatticePlace place = LATTICE_PLACE_WHOLE;

    g_array_append_val(places, place);
    for (place.layer = (int)layers->len - 1; place.layer >= 0; place.layer--) {
        const int n_masks = has_masks ? get(layers, place.layer)->n_masks : 0;
        for (place.mask = -1; place.mask < n_masks; place.mask++)
            g_array_append_val(places, place);
    }
    return places;
}

gboolean
lattice_layers_order(GPtrArray *layers, const GArray *places, guint moved,
                     LatticePlace *place)
{
    g_autoptr(GPtrArray) ordered = g_ptr_array_new_with_free_func(g_free);
    const gboolean moves_mask =
        g_array_index(places, LatticePlace, moved).mask >= 0;
    LatticePlace put = LATTICE_PLACE_WHOLE;
    NoiseLayer *taker = NULL; /* the layer placed last, which takes masks */

    for (guint i = 0; i < places->len; i++) {
        const LatticePlace from = g_array_index(places, LatticePlace, i);
        if (from.layer < 0 || (from.mask >= 0 && !moves_mask))
            continue;
        const NoiseLayer *layer = get(layers, from.layer);
        if (from.mask < 0) {
            taker = g_memdup2(layer, sizeof *layer);
            taker->n_masks = moves_mask ? 0 : layer->n_masks;
            g_ptr_array_insert(ordered, 0, taker);
            if (put.layer >= 0) /* the new layer is below it */
                put.layer++;
        } else if (taker != NULL && taker->n_masks < NOISE_MASKS_MAX) {
            taker->mask[taker->n_masks++] = layer->mask[from.mask];
        } else {
            return FALSE;
        }
        if (i == moved)
            put = (LatticePlace){0, moves_mask ? taker->n_masks - 1 : -1};
    }
    g_ptr_array_set_size(layers, 0);
    g_ptr_array_extend_and_steal(layers, g_steal_pointer(&ordered));
    *place = put;
    return TRUE;
}

/* Moves a layer or mask down by a number of rows, or puts a copy of it there.
 * Returns its new place, or the old one if there is no room. */
static LatticePlace
put_row(GPtrArray *layers, LatticePlace place, int n_down, gboolean is_copy)
{
    g_autoptr(GArray) places = lattice_layers_list(layers, place.mask >= 0);
    guint i = 0;

    while (!lattice_place_equals(g_array_index(places, LatticePlace, i), place))
        i++;
    const guint to = i + (guint)n_down;
    if (!is_copy)
        g_array_remove_index(places, i);
    if (to > places->len)
        return place;
    g_array_insert_val(places, to, place);
    lattice_layers_order(layers, places, to, &place);
    return place;
}

LatticePlace
lattice_layers_duplicate(GPtrArray *layers, LatticePlace place)
{
    return put_row(layers, place, place.mask < 0 ? 0 : 1, TRUE);
}

LatticePlace
lattice_layers_raise(GPtrArray *layers, LatticePlace place)
{
    return put_row(layers, place, -1, FALSE);
}

LatticePlace
lattice_layers_lower(GPtrArray *layers, LatticePlace place)
{
    return put_row(layers, place, 1, FALSE);
}

/* ---- Alone ------------------------------------------------------------ */

/* Resets what makes a layer depend on other layers. */
static void
free_from_others(NoiseLayer *layer)
{
    layer->mode = NOISE_MODE_NORMAL;
    layer->opacity = 1.0;
    layer->visible = NOISE_SWITCH_YES;
    layer->clip = NOISE_SWITCH_NO;
    layer->height_mode = NOISE_HEIGHT_MODE_ADD;
    layer->ground_smoothing = 0.0;
    layer->n_masks = 0;
}

static void
whiten(NoiseLayer *layer)
{
    layer->noise.coloring = NOISE_COLORING_TWO_COLORS;
    layer->noise.color_low = layer->noise.color_high = UINT64_MAX;
    layer->color = noise_layer_has_noise(layer) ? 0 : UINT64_MAX;
    layer->relief = layer->lift = layer->glow = 0.0;
}

gboolean
lattice_layers_show_alone(const GPtrArray *layers, LatticePlace place,
                          NoiseParams *params)
{
    const NoiseLayer *layer = get(layers, place.layer);
    g_autoptr(GPtrArray) picture = g_ptr_array_new();
    g_autofree NoiseLayer *black = g_new(NoiseLayer, 1);
    g_autofree NoiseLayer *shown = g_memdup2(layer, sizeof *layer);

    free_from_others(shown);
    if (place.mask >= 0) {
        whiten(shown);
        shown->mask[0] = layer->mask[place.mask];
        shown->n_masks = 1;
        noise_layer_init(black, 0, "black");
        black->color = 0xffff; /* and opaque */
        for (int i = 0; i < place.layer; i++)
            g_ptr_array_add(picture, get(layers, i));
        g_ptr_array_add(picture, black);
    }
    g_ptr_array_add(picture, shown);
    g_autofree char *text = lattice_layers_print(picture);
    if (text == NULL)
        return FALSE;
    strcpy(params->layers, text);
    if (place.mask >= 0)
        params->map = NOISE_MAP_COLOR; /* no light */
    return TRUE;
}
