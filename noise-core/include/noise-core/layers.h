/* SPDX-License-Identifier: MIT
 *
 * Layers: several noises in one recipe, which know each other's height and
 * shape.
 *
 * A recipe of version 2 has what belongs to the whole picture, and then the layers,
 * the lowest first, each of which may have masks:
 *
 *     lattice-noise/2 seed=7 light-angle=135
 *       layer=rock scale=200 fractal=ridged relief=70 gradient=0:#383430,1:#bbb0a0
 *       layer=moss algorithm=simplex scale=26 lift=4 relief=8
 *         mask=patches scale=300 coverage=0.35 prefer-hollows=0.5 prefer-slopes=-0.3
 *
 * noise_recipe_params() returns what stands before the first `layer=`.
 * docs/layers.md has the grammar and the formulas.
 *
 * layers.def and masks.def list what layers and masks have besides their noise, as
 * parameters.def lists what a noise has.
 */
#ifndef NOISE_LAYERS_H
#define NOISE_LAYERS_H

#include <noise-core/noise.h>

#ifdef __cplusplus
extern "C" {
#endif

#define NOISE_MODES(CHOICE)                                               \
    CHOICE(NOISE_MODE_NORMAL, "normal", NOISE_TEXT_IN("mode", "Normal"))  \
    CHOICE(NOISE_MODE_MULTIPLY, "multiply", NOISE_TEXT("Multiply"))       \
    CHOICE(NOISE_MODE_SCREEN, "screen", NOISE_TEXT("Screen"))             \
    CHOICE(NOISE_MODE_OVERLAY, "overlay", NOISE_TEXT("Overlay"))          \
    CHOICE(NOISE_MODE_SOFT_LIGHT, "soft-light", NOISE_TEXT("Soft light")) \
    CHOICE(NOISE_MODE_HARD_LIGHT, "hard-light", NOISE_TEXT("Hard light")) \
    CHOICE(NOISE_MODE_DARKEN, "darken", NOISE_TEXT("Darken only"))        \
    CHOICE(NOISE_MODE_LIGHTEN, "lighten", NOISE_TEXT("Lighten only"))     \
    CHOICE(NOISE_MODE_ADD, "add", NOISE_TEXT_IN("mode", "Addition"))      \
    CHOICE(NOISE_MODE_SUBTRACT, "subtract", NOISE_TEXT("Subtract"))       \
    CHOICE(NOISE_MODE_DIFFERENCE, "difference", NOISE_TEXT("Difference")) \
    CHOICE(NOISE_MODE_NONE, "none", NOISE_TEXT("Height alone"))

#define NOISE_HEIGHT_MODES(CHOICE)                                            \
    CHOICE(NOISE_HEIGHT_MODE_ADD, "add", NOISE_TEXT_IN("height-mode", "Add")) \
    CHOICE(NOISE_HEIGHT_MODE_REPLACE, "replace", NOISE_TEXT("Replace"))       \
    CHOICE(NOISE_HEIGHT_MODE_HIGHER, "higher", NOISE_TEXT("Fill"))            \
    CHOICE(NOISE_HEIGHT_MODE_LOWER, "lower", NOISE_TEXT("Carve"))

#define NOISE_PIECE_PLACES(CHOICE)                                   \
    CHOICE(NOISE_PIECE_PLACE_NONE, "no", NOISE_TEXT("No"))           \
    CHOICE(NOISE_PIECE_PLACE_OWN, "own", NOISE_TEXT("Each its own")) \
    CHOICE(NOISE_PIECE_PLACE_ALONG, "along", NOISE_TEXT("Along each piece"))

#define NOISE_LAYER_CHOICE_TYPES(TYPE)        \
    TYPE(NoiseMode, NOISE_MODES)              \
    TYPE(NoiseHeightMode, NOISE_HEIGHT_MODES) \
    TYPE(NoisePiecePlace, NOISE_PIECE_PLACES)

NOISE_LAYER_CHOICE_TYPES(NOISE_ENUM)

#define NOISE_LAYERS_MAX      12
#define NOISE_MASKS_MAX       4
#define NOISE_LAYER_NAME_SIZE 32 /* with the ending zero */

/* A mask: limits what a layer covers, by a noise and by the shape of what is
 * below. */
typedef struct NoiseMask {
    NoiseParams noise; /* without what belongs to the whole */
#define NOISE_EACH(KIND) NOISE_FIELD_##KIND
#include <noise-core/masks.def>
    NoiseSwitch has_noise; /* if not, only the shape counts */
    char name[NOISE_LAYER_NAME_SIZE];
} NoiseMask;

/* A layer: a noise, or a plain color, and how it joins what is below. */
typedef struct NoiseLayer {
    NoiseParams noise; /* without what belongs to the whole */
#define NOISE_EACH(KIND) NOISE_FIELD_##KIND
#include <noise-core/layers.def>
    char name[NOISE_LAYER_NAME_SIZE];
    int n_masks;
    NoiseMask mask[NOISE_MASKS_MAX];
} NoiseLayer;

/* Return the parameters of NoiseLayer and NoiseMask other than those of their noise.
 * Offsets are from the start of these structs. */
NOISE_API const NoiseParameter *noise_layer_parameters(size_t *n_parameters);
NOISE_API const NoiseParameter *noise_mask_parameters(size_t *n_parameters);

/* True if a parameter belongs to the whole picture, and so stands before the first
 * layer; otherwise each layer has its own.  Works for tables made with rows.h,
 * too. */
NOISE_API bool noise_parameter_is_of_whole(const NoiseParameter *parameter);

/* True if a mask's noise has this parameter of noise_parameters().  It has none of
 * the parameters of the whole picture, of colors or of light. */
NOISE_API bool noise_parameter_is_of_mask(const NoiseParameter *parameter);

/* True if a layer draws its noise, because its color is transparent; false if it is
 * a plain color. */
NOISE_API bool noise_layer_has_noise(const NoiseLayer *layer);

/* Fill in a layer without masks, or a mask, with initial values.  number: the
 * layer's number in the recipe, from 0, which becomes its seed.  name: letters,
 * digits and "-", fewer than NOISE_LAYER_NAME_SIZE bytes. */
NOISE_API void noise_layer_init(NoiseLayer *layer, int number,
                                const char *name);
NOISE_API void noise_mask_init(NoiseMask *mask, const char *name);

/* Returns how many layers a recipe has; 0: it is one noise. */
NOISE_API int noise_recipe_count_layers(const NoiseRecipe *recipe);

/* Return a layer by its number; the lowest has number 0.  The layer belongs to the
 * recipe, and may move in memory when layers are added or removed.  To change it or
 * its masks, call noise_recipe_edit_layer(); the recipe then has to be checked
 * again. */
NOISE_API const NoiseLayer *noise_recipe_layer(const NoiseRecipe *recipe,
                                               int number);
NOISE_API NoiseLayer *noise_recipe_edit_layer(NoiseRecipe *recipe, int number);

/* Adds a copy of a layer above `number` others.  Returns false, and adds nothing, if
 * there are too many layers, or if memory is short.  The layer must not be one of
 * this recipe's layers. */
NOISE_API bool noise_recipe_add_layer(NoiseRecipe *recipe, int number,
                                      const NoiseLayer *layer,
                                      NoiseError *error);

/* True if the text of the layers is short enough for noise_recipe_check(). */
NOISE_API bool noise_recipe_fits(const NoiseRecipe *recipe);

/* Removes a layer. */
NOISE_API void noise_recipe_remove_layer(NoiseRecipe *recipe, int number);

/* Puts the layers of `above` on top of those of the recipe, which keeps what belongs
 * to the whole picture.  If either is one noise, the noise becomes a layer: in the
 * recipe it is called "ground", in `above` it is called `name`.  If `above` is NULL,
 * the recipe only becomes layers.  Returns false, and leaves the recipe as it was,
 * if there are too many layers, or if memory is short. */
NOISE_API bool noise_recipe_cover(NoiseRecipe *recipe, const NoiseRecipe *above,
                                  const char *name, NoiseError *error);

/* Fill in params with the noise of a layer, or of one of its masks (counted from 0),
 * as a picture of its own: with what belongs to the whole picture and its own seed,
 * and without light. */
NOISE_API void noise_layer_params(const NoiseParams *whole,
                                  const NoiseLayer *layer, NoiseParams *params);
NOISE_API void noise_mask_params(const NoiseParams *whole,
                                 const NoiseLayer *layer, int mask,
                                 NoiseParams *params);

#ifdef __cplusplus
}
#endif

#endif
