/* SPDX-License-Identifier: MIT
 *
 * Makes a stack from a recipe with layers.
 *
 *     recipe                       stack, the lowest layer first
 *       layer "bricks"               noise --- gives_pieces, gives_edge
 *       layer "moss"                 noise       ^          ^
 *         mask  patches, edges         mask: noise, weights --- asks for the edge
 *       layer "grit"  piece-offset=own     noise --- asks for the pieces
 *
 * noise_recipe_next_drawn() leaves out hidden layers, hidden masks and groups.  Layers
 * are planned from the lowest up, and each asks the layers below for what it needs.
 * Pieces come from the nearest layer that has some.  So what a layer needs is known at
 * once, but what it has to provide is known only when all layers above it are planned.
 * Each noise gets an ordinary plan, which includes the parameters of the whole
 * picture, so that drawing does not need the recipe.  noise_masks_measure() comes
 * last: it draws layers to find the steps of their masks, and takes most of the time.
 * Plans of other maps of the same layers copy its measurements.
 */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "../params/layer.h"
#include "../params/recipe.h"
#include "../prepare/make-plan.h"
#include "stack.h"

static bool
makes_pieces(const NoiseLayerPlan *layer)
{
    return layer->noise != NULL &&
           noise_pieces_of(&layer->noise->params) != NOISE_PIECES_NONE;
}

static bool
makes_tiles(const NoiseLayerPlan *layer)
{
    return layer->noise != NULL &&
           noise_pieces_of(&layer->noise->params) == NOISE_PIECES_TILES;
}

/* Finds the nearest layer, from number `from` down, for which has_them() is true,
 * and makes it provide its pieces.  Returns that layer, or NULL if there is none. */
static NoiseLayerPlan *
ask_for_pieces(NoiseStack *stack, int from,
               bool (*has_them)(const NoiseLayerPlan *layer))
{
    for (int i = from; i >= 0; i--) {
        if (has_them(&stack->layer[i])) {
            stack->layer[i].gives_pieces = true;
            return &stack->layer[i];
        }
    }
    return NULL;
}

/* Returns how the pieces below move a layer's noise, and makes the layer below
 * provide them.  Nothing moves the noise if there are no pieces, or if the layer's
 * colors are not made from values.  Noise can run along tiles, but not along
 * cells. */
static NoisePiecePlace
place_in_pieces(NoiseStack *stack, int number, const NoiseLayer *layer)
{
    const NoiseLayerPlan *below =
        noise_layer_can_move(layer)
            ? ask_for_pieces(stack, number - 1, makes_pieces)
            : NULL;

    if (below == NULL)
        return NOISE_PIECE_PLACE_NONE;
    return makes_tiles(below) ? layer->piece_offset : NOISE_PIECE_PLACE_OWN;
}

/* True if the layer's cells meet at borders.  Spots do not, because there is space
 * between them; nor do cells that the pieces below move, because those pieces cut
 * them off. */
static bool
has_cell_borders(const NoiseLayerPlan *layer)
{
    return layer->noise != NULL &&
           layer->piece_offset == NOISE_PIECE_PLACE_NONE &&
           noise_pieces_of(&layer->noise->params) == NOISE_PIECES_CELLS &&
           layer->noise->params.feature != NOISE_FEATURE_SPOTS;
}

/* Makes a layer provide the edges that the masks of layer `number` sense: the
 * nearest layer with tiles or, if there is none, the nearest with cells. */
static void
ask_for_edge(NoiseStack *stack, int number)
{
    NoiseLayerPlan *layer = ask_for_pieces(stack, number, makes_tiles);

    if (layer == NULL)
        layer = ask_for_pieces(stack, number, has_cell_borders);
    if (layer != NULL)
        layer->gives_edge = true;
}

/* How far a piece may move a noise, in px: far enough for each piece to show a
 * different part of it. */
#define APART 8192.0

/* The smallest width of a mask's step. */
#define SHARPEST 0.001

static bool
make_mask(NoiseStack *stack, int number, const NoiseParams *whole,
          const NoiseLayer *layer, int k)
{
    const NoiseMask *asked = &layer->mask[k];
    NoiseLayerPlan *plan = &stack->layer[number];
    NoiseMaskPlan *mask = &plan->mask[k];

    *mask = (NoiseMaskPlan){
        .has_step = asked->has_noise != NOISE_SWITCH_NO,
        .coverage = (float)asked->coverage,
        .radius = asked->radius * whole->size / 100.0,
        .measured = {.width = (float)fmax(asked->softness, SHARPEST)},
        .piece_share = (float)asked->piece_share,
    };
    plan->n_masks = k + 1;
    for (int i = 0; i < NOISE_SENSES; i++)
        mask->measured.weight[i] =
            (float)noise_sense_weight(&noise_senses[i], asked);
    const NoiseMaskNeeds needs = noise_mask_needs(mask);
    mask->has_step |= needs.any;
    if (needs.edge)
        ask_for_edge(stack, number);
    if (asked->piece_share < 1.0)
        ask_for_pieces(stack, number, makes_pieces);
    if (mask->coverage == 0.0f || mask->coverage == 1.0f)
        mask->has_step = false;
    plan->has_steps |= mask->has_step;
    if (!mask->has_step || !asked->has_noise)
        return true;
    NoiseParams params;
    noise_mask_params(whole, layer, k, &params);
    params.antialiasing = NOISE_SWITCH_NO;
    mask->noise = noise_plan_of_noise(&params);
    return mask->noise != NULL;
}

static bool
make_noise(const NoiseParams *whole, const NoiseLayer *layer, bool is_lowest,
           NoiseLayerPlan *plan)
{
    NoiseParams params;

    noise_layer_params(whole, layer, &params);
    /* Noise along tiles repeats with the tiles, and needs no period.  But if the
     * layer has its own pieces, they are drawn across the whole picture, and need a
     * period. */
    if (plan->piece_offset == NOISE_PIECE_PLACE_ALONG &&
        noise_layer_pieces(layer) == NOISE_PIECES_NONE)
        params.period_x = params.period_y = 0.0;
    /* Layers have four channels: gray becomes a mix of black and white. */
    if (params.coloring == NOISE_COLORING_GRAY) {
        params.coloring = NOISE_COLORING_TWO_COLORS;
        params.color_low = 0xffff; /* opaque black */
        params.color_high = UINT64_MAX;
    }
    plan->noise = noise_plan_of_noise(&params);
    if (plan->noise == NULL)
        return false;
    /* Noise that is moved by pieces gets its colors from its values.  So does noise
     * with two colors or a gradient, unless the ramp jumps where the values do not:
     * the noise then draws its colors itself, with smooth edges. */
    plan->is_ramp = plan->piece_offset != NOISE_PIECE_PLACE_NONE ||
                    (!plan->noise->ramp_jumps &&
                     (params.coloring == NOISE_COLORING_TWO_COLORS ||
                      params.coloring == NOISE_COLORING_GRADIENT));
    plan->is_opaque = noise_params_are_opaque(&plan->noise->params, NULL);
    plan->is_own = params.coloring == NOISE_COLORING_OWN;
    /* The lowest layer also draws its joints, as a single noise does. */
    plan->is_tiles =
        !is_lowest && noise_pieces_of(&params) == NOISE_PIECES_TILES;
    plan->is_by_piece =
        plan->is_tiles && params.coloring == NOISE_COLORING_CELLS;
    plan->has_piece_heights = plan->is_tiles &&
                              plan->piece_offset == NOISE_PIECE_PLACE_NONE &&
                              !plan->noise->shades_cells;
    return true;
}

static bool
plan_layer(NoiseStack *stack, const NoiseParams *whole, const NoiseLayer *layer)
{
    const int number = stack->n_layers;
    const double times = whole->size / 100.0;
    NoiseLayerPlan *plan = &stack->layer[number];

    *plan = (NoiseLayerPlan){
        .mode = layer->mode,
        .height_mode = layer->height_mode,
        .is_clipped = layer->clip == NOISE_SWITCH_YES,
        .has_height = layer->lift != 0.0 || layer->relief != 0.0 ||
                      layer->ground_smoothing != 0.0 ||
                      layer->height_mode != NOISE_HEIGHT_MODE_ADD,
        .opacity = (float)layer->opacity,
        .glow = (float)layer->glow,
        .lift = (float)(layer->lift * times),
        .relief = (float)(layer->relief * times),
        .ground_smoothing = layer->ground_smoothing * times,
        .roughness = (float)layer->roughness,
        .roughness_variation = (float)layer->roughness_variation,
        .metallic = (float)layer->metallic,
    };
    stack->n_layers++;
    for (int k = 0; k < NOISE_COLOR_CHANNELS; k++)
        plan->plain[k] = noise_color_channel(layer->color, k);
    plan->is_opaque = plan->plain[NOISE_ALPHA] == 1.0f;
    plan->piece_offset = place_in_pieces(stack, number, layer);
    if (plan->plain[NOISE_ALPHA] == 0.0f &&
        !make_noise(whole, layer, number == 0, plan))
        return false;
    for (int k = 0; k < layer->n_masks; k++) {
        if (!make_mask(stack, number, whole, layer, k))
            return false;
    }
    return true;
}

/* True if no color of the layers below shows through the layer. */
static bool
hides_colors(const NoiseLayerPlan *layer)
{
    return layer->mode == NOISE_MODE_NORMAL && layer->is_opaque &&
           layer->opacity == 1.0f && layer->n_masks == 0 &&
           !layer->is_clipped && !layer->is_tiles &&
           layer->height_mode <= NOISE_HEIGHT_MODE_REPLACE;
}

/* Updates the stack after a layer has been added: which layers are hidden, whether
 * there is light, glow or a picture, and the bounds of heights. */
static void
update_stack(NoiseStack *stack)
{
    const NoiseLayerPlan *layer = &stack->layer[stack->n_layers - 1];
    const float low = layer->lift + fminf(layer->relief, 0.0f);
    const float high = layer->lift + fmaxf(layer->relief, 0.0f);

    for (int i = 0; hides_colors(layer) && i + 1 < stack->n_layers; i++)
        stack->layer[i].is_hidden = true;
    stack->light.is_on |= layer->has_height;
    stack->has_glow |= layer->glow > 0.0f;
    stack->has_own |= layer->is_own;
    if (layer->height_mode == NOISE_HEIGHT_MODE_ADD) {
        stack->lowest += fminf(low, 0.0f);
        stack->highest += fmaxf(high, 0.0f);
        return;
    }
    if (layer->height_mode != NOISE_HEIGHT_MODE_HIGHER)
        stack->lowest = fminf(stack->lowest, low);
    if (layer->height_mode != NOISE_HEIGHT_MODE_LOWER)
        stack->highest = fmaxf(stack->highest, high);
}

static void
init_stack(NoiseStack *stack, const NoiseParams *params)
{
    NoiseParams lit = *params;

    lit.relief = 1.0;
    lit.map_strength = noise_layers_strength(params);
    noise_light_init(&stack->light, &lit);
    stack->light.is_on = false;
    stack->map = lit;
    stack->period[0] = params->period_x;
    stack->period[1] = params->period_y;
    stack->apart = APART * params->size / 100.0;
}

/* Fills in a stack, except for the steps of masks.  Returns false if memory runs
 * out. */
static bool
make_stack(NoiseStack *stack, const NoiseRecipe *recipe)
{
    NoiseLayer layer;

    init_stack(stack, &recipe->params);
    for (int i = 0; noise_recipe_next_drawn(recipe, &i, &layer); i++) {
        if (!plan_layer(stack, &recipe->params, &layer))
            return false;
        update_stack(stack);
    }
    return true;
}

void
noise_stack_copy_measures(NoiseStack *stack, const NoiseStack *from)
{
    for (int i = 0; i < stack->n_layers; i++) {
        for (int k = 0; k < stack->layer[i].n_masks; k++)
            stack->layer[i].mask[k].measured = from->layer[i].mask[k].measured;
    }
}

NoiseStack *
noise_stack_new(const NoiseRecipe *recipe)
{
    NoiseStack *stack = (NoiseStack *)calloc(1, sizeof *stack);

    if (stack != NULL && make_stack(stack, recipe))
        return stack;
    noise_stack_free(stack);
    return NULL;
}

void
noise_stack_free(NoiseStack *stack)
{
    for (int i = 0; stack != NULL && i < stack->n_layers; i++) {
        NoiseLayerPlan *layer = &stack->layer[i];
        noise_plan_of_noise_free(layer->noise);
        for (int k = 0; k < layer->n_masks; k++)
            noise_plan_of_noise_free(layer->mask[k].noise);
    }
    free(stack);
}
