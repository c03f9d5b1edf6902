/* SPDX-License-Identifier: MIT
 *
 * Checks recipes before they are drawn: each parameter by itself, and all of them
 * together.
 */
#include <math.h>
#include <string.h>

#include "../lattice/octaves.h"
#include "../params/error.h"
#include "../params/layer.h"
#include "../params/recipe.h"
#include "drawn.h"
#include "work.h"

/* The largest allowed distortion of a lattice.  Beyond it, cells look stretched. */
#define DISTORTION_MAX 0.25
/* How far a period may be from a whole number of cells and still count as one, since
 * parameters are rounded to nine digits. */
#define CELLS_ERROR    1e-6

/* Parameters being checked: as given, for error messages, and as they would be
 * drawn. */
typedef struct Checked {
    const NoiseParams *given;
    NoiseParams drawn;
    const NoiseTraits *traits;
} Checked;

/* Refuses the parameter with this key, and stores its value in the error.  Always
 * returns false. */
static bool
refuse(const Checked *checked, NoiseProblem problem, const char *key,
       NoiseError *error)
{
    const NoiseParameter *parameter = noise_parameter_find(key);
    char text[NOISE_TEXT_SIZE];

    noise_params_get_text(checked->given, parameter, text);
    return noise_error_set(error, problem, parameter, text);
}

/* Refuses choices that the algorithm does not support, and powers that are not
 * multiples of a half. */
static bool
check_choices(const Checked *checked, NoiseError *error)
{
    const NoiseParams *drawn = &checked->drawn;
    const NoiseTraits *traits = checked->traits;
    const int n = (int)drawn->dimensions + 1;
    const double halves = 2.0 * drawn->minkowski_power;

    if (n < traits->least_dimensions || n > traits->most_dimensions)
        return refuse(checked, NOISE_PROBLEM_NO_SUCH_DIMENSIONS, "dimensions",
                      error);
    if (drawn->fractal > traits->last_fractal &&
        traits->last_fractal != NOISE_FRACTAL_NONE)
        return refuse(checked, NOISE_PROBLEM_NO_SUCH_FRACTAL, "fractal", error);
    /* Other powers and their roots cannot be computed exactly. */
    if (halves != (double)(int)halves)
        return refuse(checked, NOISE_PROBLEM_NOT_HALVES, "minkowski-power",
                      error);
    if (drawn->coloring == NOISE_COLORING_OWN && !noise_shows_picture(drawn))
        return refuse(checked, NOISE_PROBLEM_NOT_OWN, "coloring", error);
    return drawn->coloring != NOISE_COLORING_CELLS ||
           noise_pieces_of(drawn) != NOISE_PIECES_NONE ||
           refuse(checked, NOISE_PROBLEM_NO_CELLS, "coloring", error);
}

/* True if octaves are too fine with these periods. */
static bool
is_too_fine(const NoiseParams *drawn, double period_x, double period_y)
{
    NoiseParams params = *drawn;

    params.period_x = period_x;
    params.period_y = period_y;
    const NoiseOctaveLayout layout = noise_layout_of_params(&params);
    return noise_layout_frequency(&layout, layout.n_octaves - 1) >
           NOISE_FREQUENCY_MAX;
}

/* Refuses cells that are too small.  Octaves, lacunarity and scale may each be
 * within their limits, but together make cells so small that a cell's number in a
 * picture needs more than 64 bits.  Algorithms with NOISE_TILING_CROSS_FADED adjust
 * their frequency to the periods, so a period may also be at fault. */
static bool
check_fineness(const Checked *checked, NoiseError *error)
{
    const NoiseParams *drawn = &checked->drawn;

    if (is_too_fine(drawn, 0.0, 0.0))
        return refuse(checked, NOISE_PROBLEM_TOO_FINE, "octaves", error);
    if (!is_too_fine(drawn, drawn->period_x, drawn->period_y))
        return true;
    return refuse(checked, NOISE_PROBLEM_BAD_PERIOD,
                  is_too_fine(drawn, drawn->period_x, 0.0) ? "period-x"
                                                           : "period-y",
                  error);
}

/* A function that returns why a layout of octaves cannot repeat after its periods,
 * or NOISE_PROBLEM_NONE if it can. */
typedef NoiseProblem Fault(const NoiseOctaveLayout *layout);

static NoiseProblem
find_misfit(const NoiseOctaveLayout *layout)
{
    if (layout->period[0] == 0.0 && layout->period[1] == 0.0 &&
        layout->period[2] == 0.0)
        return NOISE_PROBLEM_NONE;
    for (int k = 0; k < layout->n_octaves; k++) {
        NoiseOctave octave;
        double distortion;
        const NoiseProblem problem =
            noise_octave_init(&octave, layout, k, &distortion);
        if (problem != NOISE_PROBLEM_NONE)
            return problem;
        if (distortion > DISTORTION_MAX)
            return NOISE_PROBLEM_BAD_PERIOD;
    }
    return NOISE_PROBLEM_NONE;
}

static const char *const period_keys[3] = {"period-x", "period-y", "period-z"};

/* Returns the key of the first period that does not fit even by itself.  If each
 * period fits by itself, returns the key of the first one. */
static const char *
find_bad_period(const NoiseOctaveLayout *layout, Fault *find_fault)
{
    const char *first = NULL;

    for (int axis = 0; axis < 3; axis++) {
        NoiseOctaveLayout alone = *layout;
        if (layout->period[axis] == 0.0)
            continue;
        first = first != NULL ? first : period_keys[axis];
        for (int other = 0; other < 3; other++)
            alone.period[other] *= other == axis;
        if (find_fault(&alone) != NOISE_PROBLEM_NONE)
            return period_keys[axis];
    }
    return first;
}

/* Returns a problem unless each period is a whole number of cells in every octave.
 * Lattices that must not be stretched need whole cells. */
static NoiseProblem
find_part_of_a_cell(const NoiseOctaveLayout *layout)
{
    const double smallest = fmin(layout->scale[0], layout->scale[1]);

    for (int k = 0; k < layout->n_octaves; k++) {
        const double power = noise_layout_frequency(layout, k) * smallest;
        for (int axis = 0; axis < (layout->dimensions > 2 ? 3 : 2); axis++) {
            const double size = axis < 2 ? layout->scale[axis] : 1.0;
            const double cells = layout->period[axis] / size * power;
            if (fabs(cells - floor(cells + 0.5)) > CELLS_ERROR)
                return NOISE_PROBLEM_NOT_WHOLE_CELLS;
        }
    }
    return NOISE_PROBLEM_NONE;
}

/* Refuses a layout that cannot repeat, and names the period at fault. */
static bool
check_layout(const Checked *checked, const NoiseOctaveLayout *layout,
             Fault *find_fault, NoiseError *error)
{
    const NoiseProblem problem = find_fault(layout);

    return problem == NOISE_PROBLEM_NONE ||
           refuse(checked, problem, find_bad_period(layout, find_fault), error);
}

/* Refuses a warp that does not fit the periods.  The noise itself fits, so the
 * warp's scale is at fault: it is too fine if a period has too many of its cells,
 * and too coarse otherwise.  Along z, however, the period is at fault: the warp also
 * measures depth in cells, so its scale does not matter there. */
static bool
check_warp(const Checked *checked, const NoiseOctaveLayout *warp,
           NoiseError *error)
{
    const NoiseProblem problem = find_misfit(warp);

    if (problem == NOISE_PROBLEM_NONE)
        return true;
    const char *key = find_bad_period(warp, find_misfit);
    if (strcmp(key, "period-z") == 0)
        return refuse(checked, problem, key, error);
    return refuse(checked,
                  problem == NOISE_PROBLEM_LONG_PERIOD
                      ? NOISE_PROBLEM_FINE_WARP
                      : NOISE_PROBLEM_COARSE_WARP,
                  "warp-scale", error);
}

static bool
check_periods(const Checked *checked, NoiseError *error)
{
    const NoiseParams *drawn = &checked->drawn;
    const NoiseTiling tiling = checked->traits->tiling;
    const NoiseOctaveLayout layout = noise_layout_of_params(drawn);
    const NoiseOctaveLayout warp = noise_layout_of_warp(drawn);
    const bool is_periodic = drawn->period_x > 0.0 || drawn->period_y > 0.0;
    const bool is_rotated = fmod(drawn->rotation, 360.0) != 0.0;

    if (tiling != NOISE_TILING_ADJUSTED_LATTICE && is_periodic && is_rotated)
        return refuse(checked, NOISE_PROBLEM_ROTATED_PERIOD, "rotation", error);
    if (is_periodic && drawn->wave_shape == NOISE_WAVE_SHAPE_RINGS)
        return refuse(checked, NOISE_PROBLEM_PERIODIC_RINGS, "wave-shape",
                      error);
    if (tiling == NOISE_TILING_WHOLE_CELLS &&
        !check_layout(checked, &layout, find_part_of_a_cell, error))
        return false;
    return (noise_shows_picture(drawn) ||
            check_layout(checked, &layout, find_misfit, error)) &&
           (drawn->warp_amount == 0.0 || check_warp(checked, &warp, error));
}

/* Checks whether parameters that are within their own limits also fit together. */
static bool
check_together(const NoiseParams *params, NoiseError *error)
{
    const Checked checked = {
        .given = params,
        .drawn = noise_params_drawn(params),
        .traits = &noise_traits[params->algorithm],
    };

    return check_choices(&checked, error) && check_fineness(&checked, error) &&
           check_periods(&checked, error);
}

/* Refuses fields that are outside their limits, and rounds the rest. */
static bool
check_fields(void *fields, NoiseTable *table, NoiseError *error)
{
    size_t n;
    const NoiseParameter *rows = table(&n);

    for (size_t i = 0; i < n; i++) {
        if (!noise_params_check_one(fields, &rows[i], error))
            return false;
    }
    return true;
}

/* Refuses a noise if any parameter that it does not have differs from its initial
 * value.  has() says which parameters the noise has. */
static bool
check_initial(const NoiseParams *params,
              bool (*has)(const NoiseParameter *parameter),
              NoiseProblem problem, NoiseError *error)
{
    size_t n;
    const NoiseParameter *table = noise_parameters(&n);
    NoiseParams initial;

    noise_params_init(&initial);
    for (size_t i = 0; i < n; i++) {
        char text[NOISE_TEXT_SIZE];
        if (!has(&table[i]) &&
            noise_params_differ(params, &initial, &table[i], text))
            return noise_error_set(error, problem, &table[i], text);
    }
    return true;
}

static bool
is_of_layer(const NoiseParameter *parameter)
{
    return !noise_parameter_is_of_whole(parameter);
}

/* A copy of a name with a terminating null byte, which the original may lack. */
typedef struct Ended {
    char name[NOISE_LAYER_NAME_SIZE + 1];
} Ended;

static Ended
end_name(const char name[NOISE_LAYER_NAME_SIZE])
{
    Ended ended = {""};

    memcpy(ended.name, name, NOISE_LAYER_NAME_SIZE);
    return ended;
}

static bool
check_name(const char name[NOISE_LAYER_NAME_SIZE], NoiseError *error)
{
    return noise_name_check(end_name(name).name, error);
}

/* Checks the values of a layer, except its masks.  Resets the relief of the noise,
 * because only the layer's own relief is drawn and written. */
static bool
check_own_values(NoiseLayer *layer, NoiseError *error)
{
    noise_params_init_field(&layer->noise, noise_parameter_find("relief"));
    if (!check_name(layer->name, error))
        return false;
    if (layer->n_masks < 0 || layer->n_masks > NOISE_MASKS_MAX)
        return noise_error_set(error, NOISE_PROBLEM_MANY_MASKS, NULL, "");
    return check_fields(layer, noise_layer_parameters, error) &&
           check_fields(&layer->noise, noise_parameters, error) &&
           check_initial(&layer->noise, is_of_layer, NOISE_PROBLEM_OF_WHOLE,
                         error);
}

/* Checks the noise of a layer with the parameters it is drawn with.  Noise along
 * tiles (NOISE_PIECE_PLACE_ALONG) repeats with the tiles, so it is checked without
 * the picture's periods, unless the layer has pieces of its own. */
static bool
check_own_noise(const NoiseParams *whole, const NoiseLayer *layer,
                bool is_on_tiles, NoiseError *error)
{
    NoiseParams params;

    if (!noise_layer_has_noise(layer))
        return true;
    noise_layer_params(whole, layer, &params);
    if (is_on_tiles && layer->piece_offset == NOISE_PIECE_PLACE_ALONG &&
        noise_layer_can_move(layer) &&
        noise_layer_pieces(layer) == NOISE_PIECES_NONE)
        params.period_x = params.period_y = 0.0;
    return check_together(&params, error);
}

/* Checks mask `number`, counted from 0, and its noise with the parameters that it is
 * drawn with. */
static bool
check_mask(const NoiseParams *whole, NoiseLayer *layer, int number,
           NoiseError *error)
{
    NoiseMask *mask = &layer->mask[number];
    NoiseParams params;

    if (!check_name(mask->name, error) ||
        !check_fields(mask, noise_mask_parameters, error) ||
        !check_fields(&mask->noise, noise_parameters, error) ||
        !check_initial(&mask->noise, noise_parameter_is_of_mask,
                       NOISE_PROBLEM_NOT_OF_MASK, error))
        return false;
    noise_mask_params(whole, layer, number, &params);
    return mask->has_noise == NOISE_SWITCH_NO || check_together(&params, error);
}

/* Checks a layer and its masks.  If one of the masks is refused, stores its number,
 * counted from 1, in *refused; otherwise, stores 0. */
static bool
check_layer(const NoiseParams *whole, NoiseLayer *layer, bool is_on_tiles,
            int *refused, NoiseError *error)
{
    *refused = 0;
    if (!check_own_values(layer, error) ||
        !check_own_noise(whole, layer, is_on_tiles, error))
        return false;
    for (int i = 0; i < layer->n_masks; i++) {
        *refused = i + 1;
        if (!check_mask(whole, layer, i, error))
            return false;
    }
    *refused = 0;
    return true;
}

/* Checks the group of a layer.  The groups of all layers below are already checked. */
static bool
check_group(NoiseRecipe *recipe, int number, NoiseError *error)
{
    NoiseLayerGroup *group = &recipe->layers[number].group;

    if (group->name[0] == '\0')
        return true;
    if (!check_name(group->name, NULL))
        return noise_error_set(error, NOISE_PROBLEM_NOT_A_GROUP, NULL,
                               end_name(group->name).name);
    if (!check_fields(group, noise_group_parameters, error))
        return noise_group_refuse(error, group);
    return (number > 0 &&
            noise_groups_equal(group, &recipe->layers[number - 1].group)) ||
           noise_group_name_check(recipe, number, group->name, error);
}

static bool
check_layers(NoiseRecipe *recipe, NoiseError *error)
{
    const NoiseParams *whole = &recipe->params;
    bool is_on_tiles = false; /* the pieces below are tiles */
    NoiseWork work = {0};

    for (int number = 0; number < recipe->n_layers; number++) {
        NoiseLayer *layer = &recipe->layers[number];
        int mask;
        if (!check_group(recipe, number, error))
            return false;
        if (!check_layer(whole, layer, is_on_tiles, &mask, error))
            return noise_layer_refuse(error, number, layer, mask);
        const NoisePieceKind pieces = noise_layer_pieces(layer);
        NoiseLayer drawn = *layer;
        noise_layer_reduce(&drawn);
        if (!noise_work_add(&work, whole, &drawn)) {
            noise_error_set(error, NOISE_PROBLEM_SLOW_MASKS, NULL, "");
            return noise_layer_refuse(error, number, layer, 0);
        }
        if (drawn.visible == NOISE_SWITCH_YES && pieces != NOISE_PIECES_NONE)
            is_on_tiles = pieces == NOISE_PIECES_TILES;
    }
    return noise_recipe_fits(recipe) ||
           noise_error_set(error, NOISE_PROBLEM_LONG_LAYERS, NULL, "");
}

bool
noise_params_check(NoiseParams *params, NoiseError *error)
{
    NoiseParams rounded = *params;

    if (!check_fields(&rounded, noise_parameters, error) ||
        !check_together(&rounded, error))
        return false;
    *params = rounded;
    return true;
}

bool
noise_recipe_round(NoiseRecipe *recipe, NoiseError *error)
{
    NoiseParams *params = &recipe->params;

    if (recipe->is_checked)
        return true;
    if (recipe->n_layers == 0)
        recipe->is_checked = noise_params_check(params, error);
    else
        recipe->is_checked = check_fields(params, noise_parameters, error) &&
                             check_initial(params, noise_parameter_is_of_whole,
                                           NOISE_PROBLEM_OF_LAYER, error) &&
                             check_layers(recipe, error);
    return recipe->is_checked;
}

bool
noise_recipe_check(NoiseRecipe *recipe, NoiseError *error)
{
    if (recipe->is_checked)
        return true;
    NoiseRecipe *rounded = noise_recipe_copy(recipe);
    if (rounded == NULL)
        return noise_error_set(error, NOISE_PROBLEM_NO_MEMORY, NULL, NULL);
    recipe->is_checked = noise_recipe_round(rounded, error);
    /* Callers may hold pointers to the layers, so leave the layers where they
     * are. */
    if (recipe->is_checked) {
        recipe->params = rounded->params;
        for (int i = 0; i < recipe->n_layers; i++)
            recipe->layers[i] = rounded->layers[i];
    }
    noise_recipe_free(rounded);
    return recipe->is_checked;
}

NoiseRecipe *
noise_recipe_parse(const char *text, NoiseError *error)
{
    NoiseRecipe *recipe = noise_recipe_read(text, error);

    if (recipe != NULL && noise_recipe_round(recipe, error))
        return recipe;
    noise_recipe_free(recipe);
    return NULL;
}
