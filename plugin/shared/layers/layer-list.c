/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Edits the layers of a recipe.
 */
#include "layer-list.h"

#include <string.h>

#include "layer-label.h"
#include "request.h"
#include "require-memory.h"

/* The layers that a place stands for: one layer, or those of a group. */
typedef struct Span {
    int first, n;
} Span;

/* Returns the layers of the group that a layer is in, or that layer alone if it is in
 * no group. */
static Span
find_group(const NoiseRecipe *recipe, int number)
{
    Span span;

    span.n = noise_recipe_find_group(recipe, number, &span.first);
    return span;
}

static Span
find_span(const NoiseRecipe *recipe, LatticePlace place)
{
    return place.is_group ? find_group(recipe, place.layer)
                          : (Span){place.layer, 1};
}

static gboolean
span_contains(Span span, int number)
{
    return number >= span.first && number < span.first + span.n;
}

/* Returns the name of a layer's group; "" if there is no such layer, or no group. */
static const char *
get_group_name(const NoiseRecipe *recipe, int number)
{
    return number >= 0 && number < noise_recipe_count_layers(recipe)
               ? noise_recipe_layer(recipe, number)->group.name
               : "";
}

static gboolean
is_in_group(const NoiseRecipe *recipe, int number)
{
    return *get_group_name(recipe, number) != '\0';
}

/* True if two layers exist and are in the same group. */
static gboolean
share_group(const NoiseRecipe *recipe, int number, int other)
{
    return is_in_group(recipe, number) && is_in_group(recipe, other) &&
           span_contains(find_group(recipe, number), other);
}

/* ---- Names ------------------------------------------------------------ */

const char *
lattice_layers_name(const NoiseRecipe *recipe, LatticePlace place)
{
    if (place.layer < 0 || place.layer >= noise_recipe_count_layers(recipe))
        return NULL;
    const NoiseLayer *layer = noise_recipe_layer(recipe, place.layer);
    switch (lattice_place_kind(place)) {
    case LATTICE_PLACE_GROUP:
        return is_in_group(recipe, place.layer) &&
                       find_group(recipe, place.layer).first == place.layer
                   ? layer->group.name
                   : NULL;
    case LATTICE_PLACE_MASK:
        return place.mask < layer->n_masks ? layer->mask[place.mask].name
                                           : NULL;
    default:
        return layer->name;
    }
}

/* Moves layers into a group, whatever group they were in before. */
static void
set_group(NoiseRecipe *recipe, Span span, const NoiseLayerGroup *group)
{
    for (int i = span.first; i < span.first + span.n; i++)
        noise_recipe_edit_layer(recipe, i)->group = *group;
}

static void
rename_group(NoiseRecipe *recipe, LatticePlace place, const char *name)
{
    const Span span = find_span(recipe, place);
    NoiseLayerGroup group = noise_recipe_layer(recipe, place.layer)->group;
    NoiseLayerGroup none;

    /* Take the layers out of the group first, so that its old name is not taken. */
    noise_group_init(&none, "");
    set_group(recipe, span, &none);
    noise_recipe_name_group(recipe, name, group.name);
    set_group(recipe, span, &group);
}

void
lattice_layers_rename(NoiseRecipe *recipe, LatticePlace place,
                      const char *label)
{
    g_autofree char *listed = lattice_layer_label_find_name(label);
    const char *name = listed != NULL ? listed : label;
    const char *present = lattice_layers_name(recipe, place);

    if (present == NULL || *label == '\0')
        return;
    g_autofree char *before = lattice_layer_label(present);
    if (strcmp(label, before) == 0)
        return;
    if (place.is_group) {
        rename_group(recipe, place, name);
        return;
    }
    NoiseLayer *layer = noise_recipe_edit_layer(recipe, place.layer);
    noise_name_make(name, place.mask < 0 ? layer->name
                                         : layer->mask[place.mask].name);
}

/* ---- The list --------------------------------------------------------- */

GArray *
lattice_layers_list(const NoiseRecipe *recipe, GHashTable *unfolded)
{
    GArray *places = g_array_new(FALSE, FALSE, sizeof(LatticePlace));
    LatticePlace place = LATTICE_PLACE_WHOLE;

    g_array_append_val(places, place);
    for (int i = noise_recipe_count_layers(recipe) - 1; i >= 0; i--) {
        const NoiseLayer *layer = noise_recipe_layer(recipe, i);
        if (is_in_group(recipe, i) && !share_group(recipe, i, i + 1)) {
            place = lattice_place_group(find_group(recipe, i).first);
            g_array_append_val(places, place);
        }
        if (is_in_group(recipe, i) && unfolded != NULL &&
            !g_hash_table_contains(unfolded, layer->group.name))
            continue;
        for (int mask = -1; mask < layer->n_masks; mask++) {
            place = lattice_place_mask(i, mask);
            g_array_append_val(places, place);
        }
    }
    return places;
}

static LatticePlace
get_place(const GArray *places, int index)
{
    return g_array_index(places, LatticePlace, (guint)index);
}

/* Returns the index of a place in a list; -1 if it is not listed. */
static int
find_own(const GArray *places, LatticePlace place)
{
    int i = (int)places->len - 1;

    while (i >= 0 && !lattice_place_equals(get_place(places, i), place))
        i--;
    return i;
}

int
lattice_layers_find(const NoiseRecipe *recipe, const GArray *places,
                    LatticePlace place)
{
    const int number = place.layer;
    int own = find_own(places, place);

    if (own >= 0 || number < 0 || number >= noise_recipe_count_layers(recipe))
        return own;
    own = find_own(places, lattice_place_layer(number));
    return own >= 0 || !is_in_group(recipe, number)
               ? own
               : find_own(places, lattice_place_group(
                                      find_group(recipe, number).first));
}

/* Returns a label with the smallest number, from 2 on, that makes it differ from those
 * in a set. */
static char *
number_label(const char *label, GHashTable *taken)
{
    char *numbered = g_strdup_printf("%s 2", label);

    for (int i = 3; g_hash_table_contains(taken, numbered); i++) {
        g_free(numbered);
        numbered = g_strdup_printf("%s %d", label, i);
    }
    return numbered;
}

GPtrArray *
lattice_layers_label(const NoiseRecipe *recipe, const GArray *places)
{
    GPtrArray *labels = g_ptr_array_new_with_free_func(g_free);
    g_autoptr(GHashTable) taken =
        g_hash_table_new_full(g_str_hash, g_str_equal, g_free, NULL);
    g_autoptr(GHashTable) seen = g_hash_table_new(g_str_hash, g_str_equal);

    for (guint i = 0; i < places->len; i++) {
        const char *name =
            lattice_layers_name(recipe, get_place(places, (int)i));
        char *label = name != NULL ? lattice_layer_label(name) : NULL;
        g_ptr_array_add(labels, label);
        if (label != NULL)
            g_hash_table_add(taken, g_strdup(label));
    }
    for (guint i = 0; i < labels->len; i++) {
        char *label = labels->pdata[i];
        if (label == NULL || get_place(places, (int)i).is_group)
            continue;
        if (!g_hash_table_contains(seen, label)) {
            g_hash_table_add(seen, label);
            continue;
        }
        labels->pdata[i] = number_label(label, taken);
        g_hash_table_add(taken, g_strdup(labels->pdata[i]));
        g_free(label);
    }
    return labels;
}

/* ---- Adding and removing ---------------------------------------------- */

static gboolean
has_seed(const NoiseRecipe *recipe, uint64_t seed)
{
    int i = noise_recipe_count_layers(recipe) - 1;

    while (i >= 0 && noise_recipe_layer(recipe, i)->layer_seed != seed)
        i--;
    return i >= 0;
}

NoiseLayer *
lattice_layers_add(NoiseRecipe *recipe, LatticePlace *place, const char *name)
{
    const Span span = find_span(recipe, *place);
    const int at = place->layer < 0 ? noise_recipe_count_layers(recipe)
                                    : span.first + span.n;
    NoiseLayer layer;

    noise_layer_init(&layer, 0, name);
    if (place->layer >= 0 && !place->is_group)
        layer.group = noise_recipe_layer(recipe, place->layer)->group;
    /* Take the smallest seed that no layer has yet. */
    while (has_seed(recipe, layer.layer_seed))
        layer.layer_seed++;
    if (!noise_recipe_add_layer(recipe, at, &layer, NULL))
        return NULL;
    *place = lattice_place_layer(at);
    return noise_recipe_edit_layer(recipe, at);
}

LatticePlace
lattice_layers_add_mask(NoiseRecipe *recipe, LatticePlace place)
{
    NoiseLayer *layer = noise_recipe_edit_layer(recipe, place.layer);

    if (layer->n_masks == NOISE_MASKS_MAX)
        return place;
    NoiseMask *mask = &layer->mask[layer->n_masks];
    noise_mask_init(mask, "mask");
    mask->has_noise = NOISE_SWITCH_YES;
    return lattice_place_mask(place.layer, layer->n_masks++);
}

/* True if there is a layer with this number, and it has room for another
 * mask. */
static gboolean
takes_mask(const NoiseRecipe *recipe, int number)
{
    return number >= 0 && number < noise_recipe_count_layers(recipe) &&
           noise_recipe_layer(recipe, number)->n_masks < NOISE_MASKS_MAX;
}

/* Removes a mask, and returns it. */
static NoiseMask
take_mask(NoiseRecipe *recipe, LatticePlace place)
{
    NoiseLayer *layer = noise_recipe_edit_layer(recipe, place.layer);
    const NoiseMask taken = layer->mask[place.mask];

    layer->n_masks--;
    for (int i = place.mask; i < layer->n_masks; i++)
        layer->mask[i] = layer->mask[i + 1];
    return taken;
}

/* Inserts a mask at a place, where there must be room. */
static void
insert_mask(NoiseRecipe *recipe, LatticePlace place, const NoiseMask *mask)
{
    NoiseLayer *layer = noise_recipe_edit_layer(recipe, place.layer);

    for (int i = layer->n_masks++; i > place.mask; i--)
        layer->mask[i] = layer->mask[i - 1];
    layer->mask[place.mask] = *mask;
}

static void
remove_layers(NoiseRecipe *recipe, Span span)
{
    for (int i = 0; i < span.n; i++)
        noise_recipe_remove_layer(recipe, span.first);
}

/* Inserts a copy of a layer above the lowest `number` layers; the caller has made sure
 * that there is room.  If memory runs out, ends the program. */
static void
insert_layer(NoiseRecipe *recipe, int number, const NoiseLayer *layer)
{
    lattice_require_memory(noise_recipe_add_layer(recipe, number, layer, NULL));
}

LatticePlace
lattice_layers_remove(NoiseRecipe *recipe, LatticePlace place)
{
    if (place.mask >= 0) {
        take_mask(recipe, place);
        return lattice_place_layer(place.layer);
    }
    remove_layers(recipe, find_span(recipe, place));
    const int top = noise_recipe_count_layers(recipe) - 1;
    return lattice_place_layer(MIN(place.layer, top));
}

static LatticePlace
duplicate_group(NoiseRecipe *recipe, LatticePlace place)
{
    const Span span = find_span(recipe, place);
    const int end = span.first + span.n;
    char name[NOISE_LAYER_NAME_SIZE];

    noise_recipe_name_group(recipe, lattice_layers_name(recipe, place), name);
    for (int i = 0; i < span.n; i++) {
        NoiseLayer copy = *noise_recipe_layer(recipe, span.first + i);
        strcpy(copy.group.name, name);
        insert_layer(recipe, end + i, &copy);
    }
    return lattice_place_group(end);
}

LatticePlace
lattice_layers_duplicate(NoiseRecipe *recipe, LatticePlace place)
{
    const NoiseLayer *layer = noise_recipe_layer(recipe, place.layer);

    if (!lattice_layers_can_duplicate(recipe, place))
        return place;
    if (place.is_group)
        return duplicate_group(recipe, place);
    if (place.mask >= 0) {
        const NoiseMask mask = layer->mask[place.mask++];
        insert_mask(recipe, place, &mask);
    } else {
        const NoiseLayer copy = *layer;
        insert_layer(recipe, ++place.layer, &copy);
    }
    return place;
}

/* ---- Order ------------------------------------------------------------ */

/* Moves a mask.  `to` is its new place, counted as if the mask had already been
 * removed.  Returns FALSE, and changes nothing, if there is no room. */
static gboolean
move_mask(NoiseRecipe *recipe, LatticePlace from, LatticePlace to)
{
    if (to.layer != from.layer && !takes_mask(recipe, to.layer))
        return FALSE;
    const NoiseMask mask = take_mask(recipe, from);
    insert_mask(recipe, to, &mask);
    return TRUE;
}

/* Moves layers so that exactly `to` of the other layers are below them. */
static void
move_layers(NoiseRecipe *recipe, Span span, int to)
{
    g_autofree NoiseLayer *moved = g_new(NoiseLayer, span.n);

    for (int i = 0; i < span.n; i++)
        moved[i] = *noise_recipe_layer(recipe, span.first + i);
    remove_layers(recipe, span);
    for (int i = 0; i < span.n; i++)
        insert_layer(recipe, to + i, &moved[i]);
}

/* Returns the index of the nearest entry above (step -1) or below (step 1) an entry
 * that is not a mask, or an index outside of the list. */
static int
skip_masks(const GArray *places, int index, int step)
{
    do {
        index += step;
    } while (index >= 0 && index < (int)places->len &&
             get_place(places, index).mask >= 0);
    return index;
}

static gboolean
order_mask(NoiseRecipe *recipe, const GArray *places, int moved,
           LatticePlace *place)
{
    const int above = skip_masks(places, moved, -1);

    if (above < 0 || get_place(places, above).layer < 0 ||
        get_place(places, above).is_group)
        return FALSE;
    const LatticePlace to =
        lattice_place_mask(get_place(places, above).layer, moved - above - 1);
    if (!move_mask(recipe, get_place(places, moved), to))
        return FALSE;
    *place = to;
    return TRUE;
}

/* Returns a layer of the group that a layer is in at its new index in a list, or -1
 * if it is not in a group there. */
static int
find_joined(const NoiseRecipe *recipe, const GArray *places, int moved)
{
    const int above = skip_masks(places, moved, -1);
    const int below = skip_masks(places, moved, 1);
    const int number = get_place(places, moved).layer;

    if (above < 0)
        return -1;
    const int neighbor = get_place(places, above).layer;
    const gboolean was_in = share_group(recipe, number, neighbor);
    const gboolean is_between =
        below < (int)places->len &&
        share_group(recipe, get_place(places, below).layer, neighbor);
    return was_in || is_between ? neighbor : -1;
}

/* Puts a layer into the group of another layer, or into none if `joined` is -1. */
static void
change_group(NoiseRecipe *recipe, int number, int joined)
{
    NoiseLayer *layer = noise_recipe_edit_layer(recipe, number);

    if (joined >= 0 && share_group(recipe, number, joined))
        return;
    noise_layer_leave_group(layer);
    if (joined >= 0)
        layer->group = noise_recipe_layer(recipe, joined)->group;
}

gboolean
lattice_layers_order(NoiseRecipe *recipe, const GArray *places, guint moved,
                     LatticePlace *place)
{
    const int index = (int)moved;
    const LatticePlace from = get_place(places, index);
    int to = 0;

    *place = from;
    if (from.layer < 0)
        return TRUE;
    if (from.mask >= 0)
        return order_mask(recipe, places, index, place);
    const Span span = find_span(recipe, from);
    for (int i = 0; i < noise_recipe_count_layers(recipe); i++) {
        const LatticePlace other = lattice_place_layer(i);
        to += !span_contains(span, i) &&
              lattice_layers_find(recipe, places, other) > index;
    }
    g_autoptr(NoiseRecipe) others = lattice_recipe_copy(recipe);
    remove_layers(others, span);
    if (from.is_group && share_group(others, to - 1, to))
        return FALSE;
    if (!from.is_group)
        change_group(recipe, from.layer, find_joined(recipe, places, index));
    move_layers(recipe, span, to);
    place->layer = to;
    return TRUE;
}

/* Moves a layer or group past the neighboring layer or group; `step` is 1 to raise it
 * and -1 to lower it.  Returns its new place. */
static LatticePlace
step_past(NoiseRecipe *recipe, LatticePlace place, int step)
{
    const Span span = find_span(recipe, place);
    const int next = step > 0 ? span.first + span.n : span.first - 1;

    if (!place.is_group && is_in_group(recipe, place.layer) &&
        !share_group(recipe, place.layer, next)) {
        change_group(recipe, place.layer, -1);
        return place;
    }
    if (next < 0 || next == noise_recipe_count_layers(recipe))
        return place;
    const gboolean is_inside = share_group(recipe, place.layer, next);
    const int n_passed = is_inside ? 1 : find_group(recipe, next).n;
    place.layer += step * n_passed;
    move_layers(recipe, span, place.layer);
    return place;
}

LatticePlace
lattice_layers_raise(NoiseRecipe *recipe, LatticePlace place)
{
    LatticePlace to = place;

    if (place.mask < 0)
        return step_past(recipe, place, 1);
    if (place.mask > 0)
        to.mask--;
    else if (takes_mask(recipe, ++to.layer))
        to.mask = noise_recipe_layer(recipe, to.layer)->n_masks;
    return move_mask(recipe, place, to) ? to : place;
}

LatticePlace
lattice_layers_lower(NoiseRecipe *recipe, LatticePlace place)
{
    LatticePlace to = place;

    if (place.mask < 0)
        return step_past(recipe, place, -1);
    if (place.mask + 1 < noise_recipe_layer(recipe, place.layer)->n_masks)
        to.mask++;
    else
        to = lattice_place_mask(place.layer - 1, 0);
    return move_mask(recipe, place, to) ? to : place;
}

/* ---- What can be done ------------------------------------------------- */

gboolean
lattice_layers_can_add_mask(const NoiseRecipe *recipe, LatticePlace place)
{
    return !place.is_group && takes_mask(recipe, place.layer);
}

gboolean
lattice_layers_can_remove(const NoiseRecipe *recipe, LatticePlace place)
{
    return place.mask >= 0 ||
           noise_recipe_count_layers(recipe) > find_span(recipe, place).n;
}

gboolean
lattice_layers_can_duplicate(const NoiseRecipe *recipe, LatticePlace place)
{
    return place.mask >= 0 ? takes_mask(recipe, place.layer)
                           : noise_recipe_count_layers(recipe) +
                                     find_span(recipe, place).n <=
                                 NOISE_LAYERS_MAX;
}

/* True if a place is a layer in a group, which it can leave in either direction. */
static gboolean
can_leave(const NoiseRecipe *recipe, LatticePlace place)
{
    return lattice_place_kind(place) == LATTICE_PLACE_LAYER &&
           is_in_group(recipe, place.layer);
}

gboolean
lattice_layers_can_raise(const NoiseRecipe *recipe, LatticePlace place)
{
    if (place.mask >= 0)
        return place.mask > 0 || takes_mask(recipe, place.layer + 1);
    const Span span = find_span(recipe, place);
    return can_leave(recipe, place) ||
           span.first + span.n < noise_recipe_count_layers(recipe);
}

gboolean
lattice_layers_can_lower(const NoiseRecipe *recipe, LatticePlace place)
{
    if (place.mask >= 0)
        return place.mask + 1 <
                   noise_recipe_layer(recipe, place.layer)->n_masks ||
               takes_mask(recipe, place.layer - 1);
    return can_leave(recipe, place) || find_span(recipe, place).first > 0;
}

/* ---- Alone ------------------------------------------------------------ */

/* Resets the values that make a layer depend on other layers. */
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

static gboolean
is_flat(const NoiseLayer *layer)
{
    return layer->relief == 0.0 || !noise_layer_has_noise(layer);
}

/* Removes all layers except `kept`. */
static void
keep_layers(NoiseRecipe *recipe, Span kept)
{
    const int end = kept.first + kept.n;

    remove_layers(recipe, (Span){end, noise_recipe_count_layers(recipe) - end});
    remove_layers(recipe, (Span){0, kept.first});
}

static void
show_group(NoiseRecipe *recipe, LatticePlace place)
{
    const Span span = find_span(recipe, place);
    NoiseLayerGroup group = noise_recipe_layer(recipe, place.layer)->group;

    group.visible = NOISE_SWITCH_YES;
    group.opacity = 1.0;
    set_group(recipe, span, &group);
    keep_layers(recipe, span);
}

/* Draws a layer alone.  A layer that changes only the height is drawn as its height or,
 * if that is flat, with all layers below. */
static void
show_layer(NoiseRecipe *recipe, LatticePlace place)
{
    NoiseLayer *shown = noise_recipe_edit_layer(recipe, place.layer);
    const gboolean is_height = shown->mode == NOISE_MODE_NONE;

    noise_layer_leave_group(shown);
    if (is_height)
        noise_recipe_edit(recipe)->map = NOISE_MAP_HEIGHT;
    if (is_height && is_flat(shown)) {
        shown->visible = NOISE_SWITCH_YES;
        keep_layers(recipe, (Span){0, place.layer + 1});
        return;
    }
    free_from_others(shown);
    keep_layers(recipe, (Span){place.layer, 1});
}

/* Draws a mask in white on a black layer.  Keeps the layers below, because the mask
 * depends on them.  The mask's noise may also depend on its number, so hidden masks
 * take the place of the masks before it. */
static void
show_mask(NoiseRecipe *recipe, LatticePlace place)
{
    NoiseLayer *shown = noise_recipe_edit_layer(recipe, place.layer);
    NoiseLayer black;

    noise_layer_leave_group(shown);
    free_from_others(shown);
    whiten(shown);
    for (int i = 0; i < place.mask; i++) {
        noise_mask_init(&shown->mask[i], "hidden");
        shown->mask[i].visible = NOISE_SWITCH_NO;
    }
    shown->mask[place.mask].visible = NOISE_SWITCH_YES;
    shown->n_masks = place.mask + 1;
    keep_layers(recipe, (Span){0, place.layer + 1});
    noise_layer_init(&black, 0, "black");
    black.color = 0xffff;                             /* opaque black */
    noise_recipe_edit(recipe)->map = NOISE_MAP_COLOR; /* without light */
    insert_layer(recipe, place.layer, &black);
}

gboolean
lattice_layers_show_alone(NoiseRecipe *recipe, LatticePlace place)
{
    if (place.mask >= 0 && place.layer + 2 > NOISE_LAYERS_MAX)
        return FALSE;
    switch (lattice_place_kind(place)) {
    case LATTICE_PLACE_GROUP:
        show_group(recipe, place);
        break;
    case LATTICE_PLACE_MASK:
        show_mask(recipe, place);
        break;
    default:
        show_layer(recipe, place);
    }
    return TRUE;
}
