/* SPDX-License-Identifier: MIT
 *
 * Layers: several noises in one recipe, which know each other's height and
 * shape.
 *
 * A recipe of version 2 is what belongs to the whole picture, and then layers,
 * the lowest first, each perhaps with masks:
 *
 *     lattice-noise/2 seed=7 light-angle=135
 *       layer=rock scale=200 fractal=ridged relief=70 gradient=0:#383430,1:#bbb0a0
 *       layer=moss algorithm=simplex scale=26 lift=4 relief=8
 *         mask=patches scale=300 coverage=0.35 hollows=0.5 steep=-0.3
 *
 * NoiseParams.layers holds the text from the first `layer=` on; what stands
 * before it is in the other fields.  docs/layers.md has the grammar and the
 * formulas.
 *
 * The lists below are written as in parameters.def, and describe the fields of
 * NoiseLayer and NoiseMask beside those of their noise.
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

/* The parameters of a layer, beside those of its noise. */
#define NOISE_LAYER_PARAMETERS(CHOICE, REAL, SEED, COLOR)                     \
    CHOICE(mode, "mode", NoiseMode, NOISE_MODES, NOISE_MODE_NORMAL, MAIN,     \
           NOISE_ALWAYS, NOISE_TEXT("Mode"),                                  \
           NOISE_TEXT("How the colors join those below"))                     \
    REAL(opacity, "opacity", 1.0, LIMITS(0.0, 1.0),                           \
         SLIDER(0.0, 1.0, 0.01, 2, 1.0), "", MAIN, NOISE_ALWAYS,              \
         NOISE_TEXT("Opacity"), NOISE_TEXT("How much the layer covers"))      \
    CHOICE(visible, "visible", NoiseSwitch, NOISE_SWITCHES, NOISE_SWITCH_YES, \
           MAIN, NOISE_ALWAYS, NOISE_TEXT("Visible"),                         \
           NOISE_TEXT("A hidden layer is kept, and covers nothing"))          \
    CHOICE(clip, "clip", NoiseSwitch, NOISE_SWITCHES, NOISE_SWITCH_NO, MAIN,  \
           NOISE_ALWAYS, NOISE_TEXT("Clip"),                                  \
           NOISE_TEXT("Only where the next layer below without it covers"))   \
    COLOR(color, "color", "#00000000", MAIN, NOISE_ALWAYS,                    \
          NOISE_TEXT("Plain color"),                                          \
          NOISE_TEXT("A color instead of noise; a transparent one for none")) \
    REAL(relief, "relief", 0.0, LIMITS(-1e5, 1e5),                            \
         SLIDER(-100.0, 200.0, 1.0, 1, 1.0), "px", LIGHT, NOISE_ALWAYS,       \
         NOISE_TEXT("Relief"),                                                \
         NOISE_TEXT("Height of white above black, in pixels"))                \
    REAL(lift, "lift", 0.0, LIMITS(-1e5, 1e5),                                \
         SLIDER(-100.0, 100.0, 1.0, 1, 1.0), "px", LIGHT, NOISE_ALWAYS,       \
         NOISE_TEXT("Lift"), NOISE_TEXT("Height of black, in pixels"))        \
    CHOICE(height_mode, "height-mode", NoiseHeightMode, NOISE_HEIGHT_MODES,   \
           NOISE_HEIGHT_MODE_ADD, LIGHT, NOISE_ALWAYS,                        \
           NOISE_TEXT("Height mode"),                                         \
           NOISE_TEXT("How the height joins that below: fill covers only "    \
                      "what is lower, carve what is higher"))                 \
    REAL(ground_smoothing, "ground-smoothing", 0.0, LIMITS(0.0, 1e5),         \
         SLIDER(0.0, 100.0, 1.0, 1, 2.0), "px", LIGHT, NOISE_ALWAYS,          \
         NOISE_TEXT("Ground smoothing"),                                      \
         NOISE_TEXT("Under the layer, the ground is leveled to its mean "     \
                    "within so many pixels"))                                 \
    CHOICE(pieces, "pieces", NoisePiecePlace, NOISE_PIECE_PLACES,             \
           NOISE_PIECE_PLACE_NONE, PLACEMENT, NOISE_ALWAYS,                   \
           NOISE_TEXT("Pieces"),                                              \
           NOISE_TEXT("Whether each tile or cell below has another part of "  \
                      "the noise, or one that runs along it"))                \
    REAL(glow, "glow", 0.0, LIMITS(0.0, 1.0), SLIDER(0.0, 1.0, 0.01, 2, 1.0), \
         "", LIGHT, NOISE_ALWAYS, NOISE_TEXT("Glow"),                         \
         NOISE_TEXT("How much the colors shine by themselves"))               \
    REAL(roughness, "roughness", 0.6, LIMITS(0.0, 1.0),                       \
         SLIDER(0.0, 1.0, 0.01, 2, 1.0), "", LIGHT, "mode {normal}",          \
         NOISE_TEXT("Roughness"),                                             \
         NOISE_TEXT("Of the surface, for maps: 0 mirrors, 1 is dull"))        \
    REAL(roughness_variation, "roughness-variation", 0.0, LIMITS(-1.0, 1.0),  \
         SLIDER(-1.0, 1.0, 0.01, 2, 1.0), "", LIGHT, "mode {normal}",         \
         NOISE_TEXT("Roughness variation"),                                   \
         NOISE_TEXT("How much rougher white is than black"))                  \
    REAL(metallic, "metallic", 0.0, LIMITS(0.0, 1.0),                         \
         SLIDER(0.0, 1.0, 0.01, 2, 1.0), "", LIGHT, "mode {normal}",          \
         NOISE_TEXT("Metallic"),                                              \
         NOISE_TEXT("Of the surface, for maps: 1 is bare metal"))             \
    SEED(layer_seed, "layer-seed", LOOK, NOISE_ALWAYS,                        \
         NOISE_TEXT("Layer seed"),                                            \
         NOISE_TEXT("Layers with one seed and equal noise are equal"))

/* The parameters of a mask, beside those of its noise. */
#define NOISE_MASK_PARAMETERS(CHOICE, REAL, SEED, COLOR)                       \
    REAL(coverage, "coverage", 0.5, LIMITS(0.0, 1.0),                          \
         SLIDER(0.0, 1.0, 0.01, 2, 1.0), "", MAIN, NOISE_ALWAYS,               \
         NOISE_TEXT("Coverage"),                                               \
         NOISE_TEXT("How much of the ground is covered"))                      \
    REAL(softness, "softness", 0.1, LIMITS(0.0, 1.0),                          \
         SLIDER(0.0, 1.0, 0.01, 2, 1.0), "", MAIN, NOISE_ALWAYS,               \
         NOISE_TEXT("Softness"), NOISE_TEXT("How softly the mask ends"))       \
    REAL(hollows, "hollows", 0.0, LIMITS(-10.0, 10.0),                         \
         SLIDER(-2.0, 2.0, 0.05, 2, 1.0), "", MAIN, NOISE_ALWAYS,              \
         NOISE_TEXT("Hollows"),                                                \
         NOISE_TEXT("Above 0 seeks what lies lower than its surroundings, "    \
                    "below edges and tops"))                                   \
    REAL(steep, "steep", 0.0, LIMITS(-10.0, 10.0),                             \
         SLIDER(-2.0, 2.0, 0.05, 2, 1.0), "", MAIN, NOISE_ALWAYS,              \
         NOISE_TEXT("Steep"),                                                  \
         NOISE_TEXT("Above 0 seeks slopes, below level ground"))               \
    REAL(high, "high", 0.0, LIMITS(-10.0, 10.0),                               \
         SLIDER(-2.0, 2.0, 0.05, 2, 1.0), "", MAIN, NOISE_ALWAYS,              \
         NOISE_TEXT("High ground"),                                            \
         NOISE_TEXT("Above 0 seeks high ground, below low ground"))            \
    REAL(edge, "near-edge", 0.0, LIMITS(-10.0, 10.0),                          \
         SLIDER(-2.0, 2.0, 0.05, 2, 1.0), "", MAIN, NOISE_ALWAYS,              \
         NOISE_TEXT("Edge"),                                                   \
         NOISE_TEXT("Above 0 seeks the edges of tiles or cells, below their "  \
                    "middles"))                                                \
    REAL(radius, "radius", 12.0, LIMITS(1.0, 1e5),                             \
         SLIDER(1.0, 100.0, 1.0, 1, 2.0), "px", MAIN, NOISE_ALWAYS,            \
         NOISE_TEXT("Radius"),                                                 \
         NOISE_TEXT("How far hollows, slopes and edges are looked for, in "    \
                    "pixels"))                                                 \
    REAL(pieces, "piece-share", 1.0, LIMITS(0.0, 1.0),                         \
         SLIDER(0.0, 1.0, 0.01, 2, 1.0), "", MAIN, NOISE_ALWAYS,               \
         NOISE_TEXT("Pieces"),                                                 \
         NOISE_TEXT("Fraction of the tiles or cells below that are covered"))  \
    SEED(                                                                      \
        mask_seed, "mask-seed", LOOK, NOISE_ALWAYS, NOISE_TEXT("Mask seed"),   \
        NOISE_TEXT("Masks with one seed and equal noise are equal; 0 follows " \
                   "the layer"))

NOISE_LAYER_CHOICE_TYPES(NOISE_ENUM)

#define NOISE_LAYERS_MAX      12
#define NOISE_MASKS_MAX       4
#define NOISE_LAYER_NAME_SIZE 32 /* with the ending zero */

/* A mask: coverage by a noise, and by the shape of what lies below. */
typedef struct NoiseMask {
    NoiseParams noise; /* without what belongs to the whole */
    NOISE_MASK_PARAMETERS(NOISE_FIELD_CHOICE, NOISE_FIELD_REAL,
                          NOISE_FIELD_SEED, NOISE_FIELD_COLOR)
    NoiseSwitch has_noise; /* or else only the shape counts */
    char name[NOISE_LAYER_NAME_SIZE];
} NoiseMask;

/* A layer: a noise, or a plain color, and how it joins what lies below. */
typedef struct NoiseLayer {
    NoiseParams noise; /* without what belongs to the whole */
    NOISE_LAYER_PARAMETERS(NOISE_FIELD_CHOICE, NOISE_FIELD_REAL,
                           NOISE_FIELD_SEED, NOISE_FIELD_COLOR)
    char name[NOISE_LAYER_NAME_SIZE];
    int n_masks;
    NoiseMask mask[NOISE_MASKS_MAX];
} NoiseLayer;

/* The parameters of NoiseLayer and NoiseMask beside those of their noise; the
 * functions of noise.h take them with &layer->noise or &mask->noise. */
NOISE_API const NoiseParameter *noise_layer_parameters(size_t *n_parameters);
NOISE_API const NoiseParameter *noise_mask_parameters(size_t *n_parameters);

/* Whether a parameter belongs to the whole picture, and so stands before the first
 * layer; or else each layer has its own.  Tables made with rows.h say it, too. */
NOISE_API bool noise_parameter_is_of_whole(const NoiseParameter *parameter);

/* Whether a mask's noise has a parameter of noise_parameters().  It has
 * none of the whole picture, of colors or of light. */
NOISE_API bool noise_parameter_is_of_mask(const NoiseParameter *parameter);

/* Whether a layer draws its noise, as its color is transparent; or else that color. */
NOISE_API bool noise_layer_has_noise(const NoiseLayer *layer);

/* Makes a layer without masks, or a mask, of initial values.  number: that of
 * the layer, from 0, which is its seed.  name: letters, digits and "-", fewer
 * than NOISE_LAYER_NAME_SIZE bytes. */
NOISE_API void noise_layer_init(NoiseLayer *layer, int number,
                                const char *name);
NOISE_API void noise_mask_init(NoiseMask *mask, const char *name);

/* Reads the layer with which *text begins, number `number` from 0, and moves
 * *text to the next one, or to the end.  A NoiseLayer has tens of kilobytes. */
NOISE_API bool noise_layer_read(const char **text, int number,
                                NoiseLayer *layer, NoiseError *error);

/* Adds a layer, the next one after `number` others, to the text of layers.  False,
 * with nothing added, if that would become too long. */
NOISE_API bool noise_layer_print(const NoiseLayer *layer, int number,
                                 char layers[NOISE_LAYERS_SIZE]);

/* Puts the layers of `above` upon those of params; what belongs to the whole stays
 * that of params.  Either may be one noise instead, which becomes a layer: that of
 * params is called "ground", the other one `name`.  With NULL as `above`, params only
 * become layers.  The result has to be checked.  False, with params as they were, if
 * there are too many layers, or their text is too long. */
NOISE_API bool noise_params_add_layers(NoiseParams *params,
                                       const NoiseParams *above,
                                       const char *name, NoiseError *error);

/* The noise of a layer, or of one of its masks, from 0, as a picture of its own:
 * with what belongs to the whole, its own seed, and without light. */
NOISE_API void noise_layer_params(const NoiseParams *whole,
                                  const NoiseLayer *layer, NoiseParams *params);
NOISE_API void noise_mask_params(const NoiseParams *whole,
                                 const NoiseLayer *layer, int mask,
                                 NoiseParams *params);

#ifdef __cplusplus
}
#endif

#endif
