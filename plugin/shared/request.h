/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * What a user asks of a procedure or a dialog: a picture, and where it goes.
 *
 * The front ends read arguments into a request by key, show its error messages
 * to the user, and take from it what the operation needs.
 */
#ifndef LATTICE_REQUEST_H
#define LATTICE_REQUEST_H

#include <glib-object.h>

#include <noise-core/noise.h>

/* The name of the procedure, on every GIMP. */
#define LATTICE_PROCEDURE "plug-in-lattice-noise"

/* The submenu of all procedures.  GIMP sorts it by label, so the studio comes
 * first only in languages where its label does. */
#define LATTICE_MENU "<Image>/Filters/Render/Noise/Lattice Noise"

/* The parasite in which a layer carries the recipe of its pixels. */
#define LATTICE_RECIPE_PARASITE "lattice-noise-recipe"

/* The parasite with a copy of the recipe that the layer's filter draws: a GIMP
 * without our filters drops them from the files that it saves. */
#define LATTICE_FILTER_PARASITE "lattice-noise-filter"

/* The parasites with the name of the preset that the noise of pixels, or of the
 * filter, was made from. */
#define LATTICE_LOOK_PARASITE        "lattice-noise-look"
#define LATTICE_FILTER_LOOK_PARASITE "lattice-noise-filter-look"

/* The argument in which a dialog keeps the layers of its recipe. */
#define LATTICE_LAYERS_ARGUMENT "layers"

/* The largest seed that arguments and widgets take; recipes take 64 bits. */
#define LATTICE_SEED_MAX G_MAXINT32

/* How opaque a new channel's color lies over the image, in percent: GIMP's own
 * default. */
#define LATTICE_CHANNEL_OPACITY 50.0

#define LATTICE_OUTPUTS(CHOICE)                                               \
    CHOICE(LATTICE_OUTPUT_DRAWABLE, "drawable", NOISE_TEXT("This layer"))     \
    CHOICE(LATTICE_OUTPUT_NEW_LAYER, "new-layer", NOISE_TEXT("New layer"))    \
    CHOICE(LATTICE_OUTPUT_LAYER_MASK, "layer-mask", NOISE_TEXT("Layer mask")) \
    CHOICE(LATTICE_OUTPUT_NEW_CHANNEL, "new-channel",                         \
           NOISE_TEXT("New channel"))                                         \
    CHOICE(LATTICE_OUTPUT_FILTER, "filter",                                   \
           NOISE_TEXT("Editable filter on this layer"))

#define LATTICE_ANCHORS(CHOICE)                                   \
    CHOICE(LATTICE_ANCHOR_CANVAS, "canvas", NOISE_TEXT("Canvas")) \
    CHOICE(LATTICE_ANCHOR_LAYER, "layer", NOISE_TEXT("Layer"))

#define LATTICE_KEEP_KEY "keep-transparency"

typedef enum LatticeOutput { LATTICE_OUTPUTS(NOISE_ENUMERATOR) } LatticeOutput;
typedef enum LatticeAnchor { LATTICE_ANCHORS(NOISE_ENUMERATOR) } LatticeAnchor;
enum {
    LATTICE_N_OUTPUTS = LATTICE_OUTPUTS(NOISE_COUNTED),
    LATTICE_N_ANCHORS = LATTICE_ANCHORS(NOISE_COUNTED)
};

/* A size in pixels; 0: not known. */
typedef struct LatticeExtent {
    int width, height;
} LatticeExtent;

/* A plain value: copied, and nothing to free. */
typedef struct LatticeRequest {
    NoiseParams noise; /* first, so that tables describe all fields */
    LatticeOutput output;
    LatticeAnchor anchor;
    double opacity;                /* of a new layer or a filter, in percent */
    NoiseSwitch keep_transparency; /* of the layer that is painted */
    NoiseSwitch seamless;          /* see below */
    NoiseSwitch random_seed;
    LatticeExtent canvas, layer; /* of the image to draw on */
} LatticeRequest;

#define LATTICE_ERROR lattice_error_quark()
GQuark lattice_error_quark(void);

/* Sets an error with a whole sentence in the user's language, by a format;
 * always FALSE. */
gboolean lattice_refuse(GError **error, const char *format, ...)
    G_GNUC_PRINTF(2, 3);

/* Sets an error with the core's sentence, translated; always FALSE. */
gboolean lattice_refuse_problem(GError **error, const NoiseError *problem);

/* The request's own parameters, after the core's noise_parameters(): output,
 * anchor, opacity, keep-transparency, seamless.  Static; stores their number in
 * *n_parameters. */
const NoiseParameter *lattice_parameters(size_t *n_parameters);

/* One of these, the parameter "random-seed", which is for scripts only, or one
 * of the core's, by key; NULL if there is none. */
const NoiseParameter *lattice_parameter_find(const char *key);

/* Whether the parameter with this key, or the layer mode under the key
 * "mode", changes what is drawn. */
gboolean lattice_parameter_matters(const LatticeRequest *request,
                                   const char *key);

/* Fills a request with initial values. */
void lattice_request_init(LatticeRequest *request);

/* Sets one parameter by key.  A refusal is a translated sentence that names
 * the field (code: the NoiseProblem), and request stays as it was. */
gboolean lattice_request_set_text(LatticeRequest *request, const char *key,
                                  const char *text, GError **error);

/* The text that a property of an object has; "" instead of NULL, or if there is
 * no such property.  Free with g_free(). */
char *lattice_read_text(gpointer object, const char *key);

/* Sets the noise to a recipe, and all other parameters to the properties that
 * the object has; without a recipe (NULL or ""), the noise's, too.  It is
 * seamless if either says so. */
gboolean lattice_request_read(LatticeRequest *request, const char *recipe,
                              GObject *object, GError **error);

/* Sets one parameter of a noise, layer, mask or request to the object's property
 * that is named like it: a number, text, nick, or color of GEGL; and the other way
 * round. */
gboolean lattice_parameter_read(NoiseParams *params,
                                const NoiseParameter *parameter,
                                GObject *object, GError **error);
void lattice_parameter_show(const NoiseParams *params,
                            const NoiseParameter *parameter, GObject *object);

/* Replaces the noise's parameters by those of a recipe, which makes the request
 * seamless if it ends with "seamless=yes"; NULL or "" changes nothing. */
gboolean lattice_request_set_recipe(LatticeRequest *request, const char *recipe,
                                    GError **error);

/* Fills a request with initial values and the noise of a recipe. */
gboolean lattice_request_parse(LatticeRequest *request, const char *recipe,
                               GError **error);

/* The whole check, to be passed before anything is changed.  Sets the periods
 * of a seamless request to the size of its canvas, or of its layer if it is
 * anchored there, and lowers the size if cells are too large for these; rounds
 * numbers as the core's check does. */
gboolean lattice_request_check(LatticeRequest *request, GError **error);

/* The recipe of checked noise, for the operation and the parasite; free with
 * g_free(). */
char *lattice_recipe_print(const NoiseParams *noise);

/* Whether checked noise has colors, and not only grays or transparency. */
gboolean lattice_request_has_colors(const LatticeRequest *request);

/* The nick of an output; static. */
const char *lattice_output_nick(LatticeOutput output);

/* The output that the next dialog begins with, after `chosen` was used: chosen
 * if that is the layer or a new layer, and not what was edited (`edited`;
 * LATTICE_N_OUTPUTS: nothing was).  Otherwise it stays `before`: masks,
 * channels and filters are meant for one layer only. */
LatticeOutput lattice_output_remember(LatticeOutput chosen,
                                      LatticeOutput edited,
                                      LatticeOutput before);

/* A name for one of many pictures, such as "Marble, seed 42", translated; without
 * a look (NULL) that of its lowest layer, or "Perlin, seed 42".  Free with g_free(). */
char *lattice_request_get_layer_name(const LatticeRequest *request,
                                     const char *look);

/* ---- Seamless noise ------------------------------------------------------
 *
 * Its periods are the width and height of what it is drawn on.  Presets and
 * settings keep only the wish, as the word "seamless=yes" at the end of a
 * recipe, because the numbers would be wrong for the next image; the recipe of
 * what is drawn has the numbers. */

/* The recipe of a request; a seamless one has the word instead of its periods.
 * Free with g_free(). */
char *lattice_seamless_print(const LatticeRequest *request);

/* If the periods of a request are those that lattice_request_check() sets for
 * seamless noise, makes it seamless and sets them to 0. */
void lattice_seamless_recognize(LatticeRequest *request);

/* A translated sentence that says how lattice_request_check() changed the size;
 * NULL if it did not.  Free with g_free(). */
char *lattice_seamless_tell(const LatticeRequest *asked,
                            const LatticeRequest *fitted);

/* ---- Translations --------------------------------------------------------
 *
 * The texts of tables, marked with NOISE_TEXT() or NOISE_TEXT_IN(), in the
 * user's language; all results are static. */

const char *lattice_translate(const char *text);

/* A text of a table in which some are marked with NOISE_TEXT_IN() and this
 * context. */
const char *lattice_translate_in(const char *context, const char *text);

/* The label of a parameter's choice. */
const char *lattice_translate_choice(const NoiseParameter *parameter,
                                     size_t choice);

#endif
