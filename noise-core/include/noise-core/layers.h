/* SPDX-License-Identifier: MIT
 *
 * Layers: several noises in one recipe, each of which can follow the height and
 * shape of those below it.
 *
 * A recipe of version 2 starts with the parameters of the whole picture.  The layers
 * follow, the lowest first; each may have masks:
 *
 *     lattice-noise/2 seed=7 light-angle=135
 *       layer=rock scale=200 fractal=ridged relief=70 gradient=0:#383430,1:#bbb0a0
 *       layer=moss algorithm=simplex scale=26 lift=4 relief=8
 *         mask=patches scale=300 coverage=0.35 prefer-hollows=0.5 prefer-slopes=-0.3
 *
 * Neighboring layers may form a group, such as all layers of a covering, so that
 * they can be hidden, faded and spread together:
 *
 *       group=snow coverage=1.4
 *         layer=drifts ...
 *         layer=glitter ...
 *       group=none
 *
 * noise_recipe_params() returns the parameters before the first layer or group.
 * docs/layers.md has the grammar and the formulas.
 *
 * layers.def and masks.def list the parameters that layers and masks have in
 * addition to those of their noise, which are in parameters.def.  groups.def lists
 * the parameters of groups.
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
    CHOICE(NOISE_MODE_NONE, "none", NOISE_TEXT("Height only"))

#define NOISE_HEIGHT_MODES(CHOICE)                                            \
    CHOICE(NOISE_HEIGHT_MODE_ADD, "add", NOISE_TEXT_IN("height-mode", "Add")) \
    CHOICE(NOISE_HEIGHT_MODE_REPLACE, "replace", NOISE_TEXT("Replace"))       \
    CHOICE(NOISE_HEIGHT_MODE_HIGHER, "higher", NOISE_TEXT("Fill"))            \
    CHOICE(NOISE_HEIGHT_MODE_LOWER, "lower", NOISE_TEXT("Carve"))

#define NOISE_PIECE_PLACES(CHOICE)                                         \
    CHOICE(NOISE_PIECE_PLACE_NONE, "no", NOISE_TEXT("No"))                 \
    CHOICE(NOISE_PIECE_PLACE_OWN, "own", NOISE_TEXT("Different for each")) \
    CHOICE(NOISE_PIECE_PLACE_ALONG, "along", NOISE_TEXT("Along each piece"))

#define NOISE_LAYER_CHOICE_TYPES(TYPE)        \
    TYPE(NoiseMode, NOISE_MODES)              \
    TYPE(NoiseHeightMode, NOISE_HEIGHT_MODES) \
    TYPE(NoisePiecePlace, NOISE_PIECE_PLACES)

NOISE_LAYER_CHOICE_TYPES(NOISE_ENUM)

#define NOISE_LAYERS_MAX      12
#define NOISE_MASKS_MAX       4
#define NOISE_LAYER_NAME_SIZE 32 /* including the terminating null byte */

/* A mask limits where a layer is visible, depending on a noise and on the shape of
 * the layers below. */
typedef struct NoiseMask {
    /* The parameters of the whole picture must keep their initial values. */
    NoiseParams noise;
#define NOISE_EACH(KIND) NOISE_FIELD_##KIND
#include <noise-core/masks.def>
    NoiseSwitch has_noise; /* if not, only the shape below counts */
    char name[NOISE_LAYER_NAME_SIZE];
} NoiseMask;

/* The group that a layer is in.  Each layer of a group has its own copy, so layers
 * that are moved, copied or put into another recipe bring their group along.  A
 * checked recipe has each group only once: layers with the same group are neighbors,
 * and groups with different parameters have different names. */
typedef struct NoiseLayerGroup {
#define NOISE_EACH(KIND) NOISE_FIELD_##KIND
#include <noise-core/groups.def>
    char name[NOISE_LAYER_NAME_SIZE]; /* "": no group; never "none" */
} NoiseLayerGroup;

/* A layer is a noise or a plain color, and says how it is combined with the layers
 * below. */
typedef struct NoiseLayer {
    /* The parameters of the whole picture must keep their initial values. */
    NoiseParams noise;
#define NOISE_EACH(KIND) NOISE_FIELD_##KIND
#include <noise-core/layers.def>
    char name[NOISE_LAYER_NAME_SIZE];
    NoiseLayerGroup group;
    int n_masks;
    NoiseMask mask[NOISE_MASKS_MAX];
} NoiseLayer;

/* Return the parameters of NoiseLayerGroup, and those that NoiseLayer and NoiseMask
 * have in addition to the parameters of their noise, and store how many there are.
 * Offsets count from the start of these structs. */
NOISE_API const NoiseParameter *noise_group_parameters(size_t *n_parameters);
NOISE_API const NoiseParameter *noise_layer_parameters(size_t *n_parameters);
NOISE_API const NoiseParameter *noise_mask_parameters(size_t *n_parameters);

/* True if a parameter belongs to the whole picture, and is written before the first
 * layer; false if each layer has its own.  Also works for parameters in tables made
 * with rows.h. */
NOISE_API bool noise_parameter_is_of_whole(const NoiseParameter *parameter);

/* True if masks have this noise parameter, which is one of noise_parameters().
 * Masks have no parameters for the whole picture, for colors or for light. */
NOISE_API bool noise_parameter_is_of_mask(const NoiseParameter *parameter);

/* True if a layer draws its noise, because its plain color is transparent; false if
 * it draws that color instead. */
NOISE_API bool noise_layer_has_noise(const NoiseLayer *layer);

/* True unless a layer, or the group that it is in, is hidden. */
NOISE_API bool noise_layer_is_visible(const NoiseLayer *layer);

/* Takes a layer out of its group without changing what it draws: multiplies its
 * opacity and the coverages of its masks by those of the group, hides it if the
 * group is hidden, and clears the group.  Coverages are limited to 1.  Products are
 * rounded to 9 digits, so that recipes can hold them.  All values must be within
 * their limits. */
NOISE_API void noise_layer_leave_group(NoiseLayer *layer);

/* Initialize a layer, a mask, or a group; the layer has no masks yet, and is in no
 * group.  `number` is the layer's number in the recipe, from 0, and becomes its
 * seed.  `name` consists of letters, digits and "-", and must be shorter than
 * NOISE_LAYER_NAME_SIZE bytes.  A group called "" means no group. */
NOISE_API void noise_layer_init(NoiseLayer *layer, int number,
                                const char *name);
NOISE_API void noise_mask_init(NoiseMask *mask, const char *name);
NOISE_API void noise_group_init(NoiseLayerGroup *group, const char *name);

/* Makes a name for a layer or mask from any text, with "-" in place of each
 * character that names cannot have.  `name` must have room for NOISE_LAYER_NAME_SIZE
 * bytes; longer names are cut off.  If the text has no characters, the name is
 * empty, which is not valid. */
NOISE_API void noise_name_make(const char *text, char *name);

/* Returns how many layers a recipe has; 0 if it is one noise. */
NOISE_API int noise_recipe_count_layers(const NoiseRecipe *recipe);

/* Return a layer by its number; the lowest has number 0.  The layer belongs to the
 * recipe, and may move in memory when layers are added or removed.  To change it or
 * its masks, call noise_recipe_edit_layer(); the recipe then has to be checked
 * again. */
NOISE_API const NoiseLayer *noise_recipe_layer(const NoiseRecipe *recipe,
                                               int number);
NOISE_API NoiseLayer *noise_recipe_edit_layer(NoiseRecipe *recipe, int number);

/* Inserts a copy of a layer above the lowest `number` layers.  Returns false, and
 * adds nothing, if there are too many layers, or if memory runs out.  `layer` must
 * not be one of this recipe's layers. */
NOISE_API bool noise_recipe_add_layer(NoiseRecipe *recipe, int number,
                                      const NoiseLayer *layer,
                                      NoiseError *error);

/* True if the text of the layers is short enough to pass noise_recipe_check(). */
NOISE_API bool noise_recipe_fits(const NoiseRecipe *recipe);

/* Removes the layer with this number. */
NOISE_API void noise_recipe_remove_layer(NoiseRecipe *recipe, int number);

/* Returns how many layers are in the same group as layer `number`, including that
 * layer, and stores the number of the lowest one in *first.  If the layer is in no
 * group, returns 1. */
NOISE_API int noise_recipe_find_group(const NoiseRecipe *recipe, int number,
                                      int *first);

/* Changes the group that layer `number` is in, including its name, in all layers of
 * that group.  If the layer is in no group, this layer alone gets one.  If the name
 * is "", the layers leave their group, but unlike noise_layer_leave_group(), this
 * keeps their opacities and coverages.  A group that becomes equal to a neighboring
 * one is the same group from then on.  The recipe then has to be checked again. */
NOISE_API void noise_recipe_set_group(NoiseRecipe *recipe, int number,
                                      const NoiseLayerGroup *group);

/* Makes a name for a new group of a recipe, as noise_name_make() does.  If the
 * recipe already has a group with this name, makes the name end with the first free
 * number, as in "snow-2", in place of any number at its end.  An empty text, and
 * "none", become "group". */
NOISE_API void noise_recipe_name_group(const NoiseRecipe *recipe,
                                       const char *text, char *name);

/* Puts copies of the layers of `above` on top of the recipe's layers.  The recipe
 * keeps its own parameters for the whole picture.  If either recipe is a single
 * noise, that noise is first turned into a layer: the recipe's is called "ground",
 * and that of `above` is called `name`.  Two or more layers of `above` become a
 * group called `name`, unless `above` has groups of its own, which then stay, or
 * `name` is "".  Names are made valid as noise_name_make() and
 * noise_recipe_name_group() do.  If `above` is NULL, this only turns the recipe's
 * noise into a layer.  Returns false, and leaves the recipe as it was, if there are
 * too many layers, or if memory runs out. */
NOISE_API bool noise_recipe_cover(NoiseRecipe *recipe, const NoiseRecipe *above,
                                  const char *name, NoiseError *error);

/* Fill in `params` so that the noise of a layer, or of one of its masks (counted
 * from 0), can be drawn as a picture: with its own seed and the parameters of the
 * whole picture, but without light. */
NOISE_API void noise_layer_params(const NoiseParams *whole,
                                  const NoiseLayer *layer, NoiseParams *params);
NOISE_API void noise_mask_params(const NoiseParams *whole,
                                 const NoiseLayer *layer, int mask,
                                 NoiseParams *params);

#ifdef __cplusplus
}
#endif

#endif
