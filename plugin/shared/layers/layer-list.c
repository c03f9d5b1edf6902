/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Edits the layers of a recipe.
 */
#include "layer-list.h"

#include <string.h>

#include "layer-label.h"
#include "request.h"
#include "require-memory.h"

/* ---- Names ------------------------------------------------------------ */

const char *
lattice_layers_name(const NoiseRecipe *recipe, LatticePlace place)
{
    if (place.layer < 0 || place.layer >= noise_recipe_count_layers(recipe))
        return NULL;
    const NoiseLayer *layer = noise_recipe_layer(recipe, place.layer);
    if (place.mask < 0)
        return layer->name;
    return place.mask < layer->n_masks ? layer->mask[place.mask].name : NULL;
}

static char *
edit_name(NoiseRecipe *recipe, LatticePlace place)
{
    NoiseLayer *layer = noise_recipe_edit_layer(recipe, place.layer);

    return place.mask < 0 ? layer->name : layer->mask[place.mask].name;
}

void
lattice_layers_rename(NoiseRecipe *recipe, LatticePlace place,
                      const char *label)
{
    g_autofree char *listed = lattice_layer_label_find_name(label);
    const char *name = listed != NULL ? listed : label;

    if (lattice_layers_name(recipe, place) == NULL || *label == '\0')
        return;
    char *own = edit_name(recipe, place);
    g_autofree char *before = lattice_layer_label(own);
    if (strcmp(label, before) == 0)
        return;
    lattice_layer_label_make_name(name, own);
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
    const int at =
        place->layer < 0 ? noise_recipe_count_layers(recipe) : place->layer + 1;
    NoiseLayer layer;

    noise_layer_init(&layer, 0, name);
    if (place->layer >= 0)
        layer.group = noise_recipe_layer(recipe, place->layer)->group;
    /* Take the smallest seed that no layer has yet. */
    while (has_seed(recipe, layer.layer_seed))
        layer.layer_seed++;
    if (!noise_recipe_add_layer(recipe, at, &layer, NULL))
        return NULL;
    *place = (LatticePlace){at, -1};
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
    return (LatticePlace){place.layer, layer->n_masks++};
}

LatticePlace
lattice_layers_remove(NoiseRecipe *recipe, LatticePlace place)
{
    if (place.mask < 0) {
        noise_recipe_remove_layer(recipe, place.layer);
        const int top = noise_recipe_count_layers(recipe) - 1;
        return (LatticePlace){MIN(place.layer, top), -1};
    }
    NoiseLayer *layer = noise_recipe_edit_layer(recipe, place.layer);
    layer->n_masks--;
    for (int i = place.mask; i < layer->n_masks; i++)
        layer->mask[i] = layer->mask[i + 1];
    return (LatticePlace){place.layer, -1};
}

/* Removes layer `from` and all layers above it. */
static void
cut(NoiseRecipe *recipe, int from)
{
    for (int i = noise_recipe_count_layers(recipe) - 1; i >= from; i--)
        noise_recipe_remove_layer(recipe, i);
}

/* Adds a copy of a layer on top; the caller has made sure that there is room.
 * If memory runs out, ends the program. */
static void
add_on_top(NoiseRecipe *recipe, const NoiseLayer *layer)
{
    lattice_require_memory(noise_recipe_add_layer(
        recipe, noise_recipe_count_layers(recipe), layer, NULL));
}

/* ---- Order ------------------------------------------------------------ */

GArray *
lattice_layers_list(const NoiseRecipe *recipe, gboolean has_masks)
{
    GArray *places = g_array_new(FALSE, FALSE, sizeof(LatticePlace));
    LatticePlace place = LATTICE_PLACE_WHOLE;

    g_array_append_val(places, place);
    for (place.layer = noise_recipe_count_layers(recipe) - 1; place.layer >= 0;
         place.layer--) {
        const int n_masks =
            has_masks ? noise_recipe_layer(recipe, place.layer)->n_masks : 0;
        for (place.mask = -1; place.mask < n_masks; place.mask++)
            g_array_append_val(places, place);
    }
    return places;
}

/* Returns the name of a layer's group; "" if there is no such layer, or no group. */
static const char *
get_group_name(const NoiseRecipe *recipe, int number)
{
    return number >= 0 && number < noise_recipe_count_layers(recipe)
               ? noise_recipe_layer(recipe, number)->group.name
               : "";
}

/* Fits a moved layer into the groups: between two layers of a group, it joins them,
 * and away from the other layers of its own group, it leaves them. */
static void
fit_into_groups(NoiseRecipe *recipe, int number)
{
    const char *below = get_group_name(recipe, number - 1);
    const char *above = get_group_name(recipe, number + 1);
    NoiseLayerGroup *group = &noise_recipe_edit_layer(recipe, number)->group;
    gboolean has_others = FALSE;

    if (*below != '\0' && strcmp(below, above) == 0)
        *group = noise_recipe_layer(recipe, number - 1)->group;
    if (strcmp(group->name, below) == 0 || strcmp(group->name, above) == 0)
        return;
    for (int i = 0; i < noise_recipe_count_layers(recipe); i++)
        has_others |=
            i != number && strcmp(group->name, get_group_name(recipe, i)) == 0;
    if (has_others)
        noise_group_init(group, "");
}

gboolean
lattice_layers_order(NoiseRecipe *recipe, const GArray *places, guint moved,
                     LatticePlace *place)
{
    g_autoptr(NoiseRecipe) ordered = lattice_recipe_copy(recipe);
    const gboolean moves_mask =
        g_array_index(places, LatticePlace, moved).mask >= 0;
    LatticePlace put = LATTICE_PLACE_WHOLE;
    /* The last layer so far, which gets the masks that follow. */
    NoiseLayer *taker = NULL;

    cut(ordered, 0);
    for (guint i = 0; i < places->len; i++) {
        const LatticePlace from = g_array_index(places, LatticePlace, i);
        if (from.layer < 0 || (from.mask >= 0 && !moves_mask))
            continue;
        const NoiseLayer *layer = noise_recipe_layer(recipe, from.layer);
        if (from.mask < 0) {
            if (!noise_recipe_add_layer(ordered, 0, layer, NULL))
                return FALSE;
            taker = noise_recipe_edit_layer(ordered, 0);
            if (moves_mask)
                taker->n_masks = 0;
            if (put.layer >= 0) /* the new layer is below the moved one */
                put.layer++;
        } else if (taker != NULL && taker->n_masks < NOISE_MASKS_MAX) {
            taker->mask[taker->n_masks++] = layer->mask[from.mask];
        } else {
            return FALSE;
        }
        if (i == moved)
            put = (LatticePlace){0, moves_mask ? taker->n_masks - 1 : -1};
    }
    if (put.layer >= 0 && !moves_mask)
        fit_into_groups(ordered, put.layer);
    cut(recipe, 0);
    for (int i = 0; i < noise_recipe_count_layers(ordered); i++)
        add_on_top(recipe, noise_recipe_layer(ordered, i));
    *place = put;
    return TRUE;
}

/* Moves a layer or mask down by n_down rows or, if is_copy is TRUE, puts a copy
 * there.  Returns its new place, or the old one if there is no room. */
static LatticePlace
put_row(NoiseRecipe *recipe, LatticePlace place, int n_down, gboolean is_copy)
{
    g_autoptr(GArray) places = lattice_layers_list(recipe, place.mask >= 0);
    guint i = 0;

    while (!lattice_place_equals(g_array_index(places, LatticePlace, i), place))
        i++;
    const guint to = i + (guint)n_down;
    if (!is_copy)
        g_array_remove_index(places, i);
    if (to > places->len)
        return place;
    g_array_insert_val(places, to, place);
    lattice_layers_order(recipe, places, to, &place);
    return place;
}

LatticePlace
lattice_layers_duplicate(NoiseRecipe *recipe, LatticePlace place)
{
    return put_row(recipe, place, place.mask < 0 ? 0 : 1, TRUE);
}

LatticePlace
lattice_layers_raise(NoiseRecipe *recipe, LatticePlace place)
{
    return put_row(recipe, place, -1, FALSE);
}

LatticePlace
lattice_layers_lower(NoiseRecipe *recipe, LatticePlace place)
{
    return put_row(recipe, place, 1, FALSE);
}

/* ---- What can be done ------------------------------------------------- */

/* True if there is a layer with this number, and it has room for another
 * mask. */
static gboolean
takes_mask(const NoiseRecipe *recipe, int number)
{
    return number >= 0 && number < noise_recipe_count_layers(recipe) &&
           noise_recipe_layer(recipe, number)->n_masks < NOISE_MASKS_MAX;
}

gboolean
lattice_layers_can_add_mask(const NoiseRecipe *recipe, LatticePlace place)
{
    return takes_mask(recipe, place.layer);
}

gboolean
lattice_layers_can_remove(const NoiseRecipe *recipe, LatticePlace place)
{
    return place.mask >= 0 || noise_recipe_count_layers(recipe) > 1;
}

gboolean
lattice_layers_can_duplicate(const NoiseRecipe *recipe, LatticePlace place)
{
    return place.mask >= 0
               ? takes_mask(recipe, place.layer)
               : noise_recipe_count_layers(recipe) < NOISE_LAYERS_MAX;
}

gboolean
lattice_layers_can_raise(const NoiseRecipe *recipe, LatticePlace place)
{
    if (place.mask < 0)
        return place.layer + 1 < noise_recipe_count_layers(recipe);
    return place.mask > 0 || takes_mask(recipe, place.layer + 1);
}

gboolean
lattice_layers_can_lower(const NoiseRecipe *recipe, LatticePlace place)
{
    if (place.mask < 0)
        return place.layer > 0;
    return place.mask + 1 < noise_recipe_layer(recipe, place.layer)->n_masks ||
           takes_mask(recipe, place.layer - 1);
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

gboolean
lattice_layers_show_alone(NoiseRecipe *recipe, LatticePlace place)
{
    NoiseLayer shown = *noise_recipe_layer(recipe, place.layer), black;

    /* A mask depends on the layers below it, so keep these, and draw the mask
     * on a black layer above them. */
    if (place.mask >= 0 && place.layer + 2 > NOISE_LAYERS_MAX)
        return FALSE;
    noise_layer_leave_group(&shown);
    free_from_others(&shown);
    if (place.mask >= 0) {
        const NoiseMask mask = shown.mask[place.mask];
        whiten(&shown);
        shown.mask[0] = mask;
        shown.n_masks = 1;
        noise_layer_init(&black, 0, "black");
        black.color = 0xffff;                             /* opaque black */
        noise_recipe_edit(recipe)->map = NOISE_MAP_COLOR; /* without light */
    }
    cut(recipe, place.mask >= 0 ? place.layer : 0);
    if (place.mask >= 0)
        add_on_top(recipe, &black);
    add_on_top(recipe, &shown);
    return TRUE;
}
