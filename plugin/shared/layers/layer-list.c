/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The layers of a recipe as a list that can be edited.
 */
#include "layer-list.h"

#include <string.h>

static NoiseLayer *
get(const GPtrArray *layers, int number)
{
    return g_ptr_array_index(layers, number);
}

GPtrArray *
lattice_layers_read(const char *text)
{
    GPtrArray *layers = g_ptr_array_new_with_free_func(g_free);

    while (*text != '\0') {
        NoiseLayer *layer = g_new(NoiseLayer, 1);
        g_ptr_array_add(layers, layer);
        if (!noise_layer_read(&text, (int)layers->len - 1, layer, NULL)) {
            g_ptr_array_unref(layers);
            return NULL;
        }
    }
    return layers;
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
lattice_layers_rename(GPtrArray *layers, LatticePlace place, const char *name)
{
    char *own = lattice_layers_name(layers, place);
    size_t n = 0;

    if (own == NULL || *name == '\0')
        return;
    /* A character of several bytes becomes one "-". */
    for (; *name != '\0' && n + 1 < NOISE_LAYER_NAME_SIZE;
         name = g_utf8_next_char(name))
        own[n++] = g_ascii_isalnum(*name) ? *name : '-';
    own[n] = '\0';
}

/* ---- Adding and removing ---------------------------------------------- */

/* The smallest seed that no layer has. */
static uint64_t
find_free_seed(const GPtrArray *layers)
{
    uint64_t seed = 0;

    for (guint i = 0; i < layers->len; i++) {
        if (get(layers, (int)i)->layer_seed != seed)
            continue;
        seed++;
        i = -1U; /* from the first one again */
    }
    return seed;
}

NoiseLayer *
lattice_layers_add(GPtrArray *layers, LatticePlace *place, const char *name)
{
    NoiseLayer *layer = g_new(NoiseLayer, 1);
    const int at = place->layer < 0 ? (int)layers->len : place->layer + 1;

    noise_layer_init(layer, 0, name);
    layer->layer_seed = find_free_seed(layers);
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
    mask->has_noise = true;
    return (LatticePlace){place.layer, layer->n_masks++};
}

/* Makes room for a mask, which is there. */
static NoiseMask *
insert_mask(NoiseLayer *layer, int at)
{
    NoiseMask *mask = &layer->mask[at];

    memmove(mask + 1, mask, (size_t)(layer->n_masks - at) * sizeof *mask);
    layer->n_masks++;
    return mask;
}

static void
remove_mask(NoiseLayer *layer, int at)
{
    NoiseMask *mask = &layer->mask[at];

    layer->n_masks--;
    memmove(mask, mask + 1, (size_t)(layer->n_masks - at) * sizeof *mask);
}

LatticePlace
lattice_layers_duplicate(GPtrArray *layers, LatticePlace place)
{
    NoiseLayer *layer = get(layers, place.layer);

    if (place.mask < 0) {
        g_ptr_array_insert(layers, place.layer + 1,
                           g_memdup2(layer, sizeof *layer));
        place.layer++;
    } else if (layer->n_masks < NOISE_MASKS_MAX) {
        /* Its old content stays there: two masks are alike now. */
        insert_mask(layer, place.mask);
        place.mask++;
    }
    return place;
}

LatticePlace
lattice_layers_remove(GPtrArray *layers, LatticePlace place)
{
    if (place.mask >= 0) {
        remove_mask(get(layers, place.layer), place.mask);
        place.mask = -1;
        return place;
    }
    g_ptr_array_remove_index(layers, (guint)place.layer);
    place.layer = MIN(place.layer, (int)layers->len - 1);
    return place;
}

static LatticePlace
move_mask(GPtrArray *layers, LatticePlace place, gboolean is_up)
{
    NoiseLayer *layer = get(layers, place.layer);
    const int next = place.mask + (is_up ? -1 : 1);
    const int other = place.layer + (is_up ? 1 : -1);
    NoiseMask moved = layer->mask[place.mask];

    if (next >= 0 && next < layer->n_masks) {
        layer->mask[place.mask] = layer->mask[next];
        layer->mask[next] = moved;
        return (LatticePlace){place.layer, next};
    }
    if (other < 0 || other >= (int)layers->len ||
        get(layers, other)->n_masks == NOISE_MASKS_MAX)
        return place;
    NoiseLayer *taker = get(layers, other);
    const int at = is_up ? taker->n_masks : 0;
    remove_mask(layer, place.mask);
    *insert_mask(taker, at) = moved;
    return (LatticePlace){other, at};
}

LatticePlace
lattice_layers_move(GPtrArray *layers, LatticePlace place, gboolean is_up)
{
    const int other = place.layer + (is_up ? 1 : -1);

    if (place.mask >= 0)
        return move_mask(layers, place, is_up);
    if (other < 0 || other >= (int)layers->len)
        return place;
    gpointer moved = layers->pdata[place.layer];
    layers->pdata[place.layer] = layers->pdata[other];
    layers->pdata[other] = moved;
    return (LatticePlace){other, -1};
}

GPtrArray *
lattice_layers_order(const GPtrArray *layers, const GArray *places, guint moved,
                     LatticePlace *place)
{
    g_autoptr(GPtrArray) ordered = g_ptr_array_new_with_free_func(g_free);
    const gboolean moves_mask =
        g_array_index(places, LatticePlace, moved).mask >= 0;
    int n_below = (int)layers->len; /* layers that are not put yet */

    *place = LATTICE_PLACE_WHOLE;
    for (guint i = 0; i < places->len; i++) {
        const LatticePlace from = g_array_index(places, LatticePlace, i);
        const NoiseLayer *layer =
            from.layer >= 0 ? get(layers, from.layer) : NULL;
        if (layer == NULL || (from.mask >= 0 && !moves_mask))
            continue;
        if (from.mask < 0) {
            NoiseLayer *taken = g_memdup2(layer, sizeof *layer);
            taken->n_masks = moves_mask ? 0 : layer->n_masks;
            g_ptr_array_insert(ordered, 0, taken);
            n_below--;
        } else { /* into the layer that was put last */
            NoiseLayer *taker = ordered->len > 0 ? get(ordered, 0) : NULL;
            if (taker == NULL || taker->n_masks == NOISE_MASKS_MAX)
                return NULL;
            taker->mask[taker->n_masks++] = layer->mask[from.mask];
        }
        if (i == moved)
            *place = (LatticePlace){
                n_below, moves_mask ? get(ordered, 0)->n_masks - 1 : -1};
    }
    return g_steal_pointer(&ordered);
}

/* ---- Alone ------------------------------------------------------------ */

/* Takes from a layer what depends on other layers. */
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
    layer->color = layer->color != 0 ? UINT64_MAX : 0;
    layer->relief = layer->lift = layer->glow = 0.0;
}

#define BLACK UINT64_C(0xffff)

gboolean
lattice_layers_show_alone(const GPtrArray *layers, LatticePlace place,
                          NoiseParams *params)
{
    g_autofree NoiseLayer *shown =
        g_memdup2(get(layers, place.layer), sizeof *shown);
    g_autofree char *text = g_malloc0(NOISE_LAYERS_SIZE);
    gboolean is_good = TRUE;
    int n = 0;

    free_from_others(shown);
    if (place.mask >= 0) {
        g_autofree NoiseLayer *black = g_new(NoiseLayer, 1);
        whiten(shown);
        shown->mask[0] = get(layers, place.layer)->mask[place.mask];
        shown->n_masks = 1;
        noise_layer_init(black, 0, "black");
        black->color = BLACK;
        for (; n < place.layer && is_good; n++)
            is_good = noise_layer_print(get(layers, n), n, text);
        is_good = is_good && n + 1 < NOISE_LAYERS_MAX &&
                  noise_layer_print(black, n, text);
        n++;
    }
    if (!is_good || !noise_layer_print(shown, n, text))
        return FALSE;
    strcpy(params->layers, text);
    if (place.mask >= 0)
        params->map = NOISE_MAP_COLOR; /* no light */
    return TRUE;
}
