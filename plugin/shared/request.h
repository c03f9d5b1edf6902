/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * A request describes the picture that a user wants from a procedure or a dialog,
 * and where it goes.
 *
 * Front ends set a request's parameters, by key, from their arguments.  They
 * show its error messages to the user, and derive the operation's properties
 * from it.
 */
#ifndef LATTICE_REQUEST_H
#define LATTICE_REQUEST_H

#include <glib-object.h>

#include <noise-core/noise.h>

/* The name of the studio's procedure, in every version of GIMP. */
#define LATTICE_PROCEDURE "plug-in-lattice-noise"

/* The submenu of all procedures that do not specify another one.  GIMP sorts menu
 * entries by label, so the studio comes first only in languages where its label
 * sorts first. */
#define LATTICE_MENU "<Image>/Filters/Render/Noise/Lattice Noise"

/* The parasite that stores the recipe from which a layer's pixels were drawn. */
#define LATTICE_RECIPE_PARASITE "lattice-noise-recipe"

/* The parasite that stores a copy of the recipe of a layer's filter, because a GIMP
 * without our filters drops the filter from any file that it saves. */
#define LATTICE_FILTER_PARASITE "lattice-noise-filter"

/* The parasites that store the name of the preset from which a layer's pixels, or
 * its filter, were made. */
#define LATTICE_LOOK_PARASITE        "lattice-noise-look"
#define LATTICE_FILTER_LOOK_PARASITE "lattice-noise-filter-look"

/* The parasites that store the size that the user asked for, if it had to be reduced
 * to make the pixels or the filter seamless. */
#define LATTICE_SIZE_PARASITE        "lattice-noise-size"
#define LATTICE_FILTER_SIZE_PARASITE "lattice-noise-filter-size"

/* The argument that stores the layers of a dialog's recipe (layer-argument.h). */
#define LATTICE_LAYERS_ARGUMENT "layers"

/* The largest seed that arguments and widgets accept; in recipes, seeds have 64
 * bits. */
#define LATTICE_SEED_MAX G_MAXINT32

/* The opacity of a new channel's color over the image, in percent: GIMP's own
 * default. */
#define LATTICE_CHANNEL_OPACITY 50.0

#define LATTICE_OUTPUTS(CHOICE)                                               \
    CHOICE(LATTICE_OUTPUT_DRAWABLE, "drawable", NOISE_TEXT("This layer"))     \
    CHOICE(LATTICE_OUTPUT_NEW_LAYER, "new-layer", NOISE_TEXT("New layer"))    \
    CHOICE(LATTICE_OUTPUT_NEW_LAYER_BELOW, "new-layer-below",                 \
           NOISE_TEXT("New layer below"))                                     \
    CHOICE(LATTICE_OUTPUT_LAYER_MASK, "layer-mask", NOISE_TEXT("Layer mask")) \
    CHOICE(LATTICE_OUTPUT_NEW_CHANNEL, "new-channel",                         \
           NOISE_TEXT("New channel"))                                         \
    CHOICE(LATTICE_OUTPUT_FILTER, "filter",                                   \
           NOISE_TEXT("Editable filter on this layer"))

#define LATTICE_ANCHORS(CHOICE)                                   \
    CHOICE(LATTICE_ANCHOR_CANVAS, "canvas", NOISE_TEXT("Canvas")) \
    CHOICE(LATTICE_ANCHOR_LAYER, "layer", NOISE_TEXT("Layer"))

#define LATTICE_KEEP_KEY "keep-transparency"

/* The group of the parameters that decide where the noise goes; it follows the
 * core's groups. */
#define LATTICE_GROUP_DESTINATION (NoiseGroup)(NOISE_GROUP_OUTPUT + 1)

typedef enum LatticeOutput { LATTICE_OUTPUTS(NOISE_ENUMERATOR) } LatticeOutput;
typedef enum LatticeAnchor { LATTICE_ANCHORS(NOISE_ENUMERATOR) } LatticeAnchor;
enum { LATTICE_N_OUTPUTS = LATTICE_OUTPUTS(NOISE_COUNTED) };

/* A size in pixels; 0 if unknown. */
typedef struct LatticeExtent {
    int width, height;
} LatticeExtent;

/* A request owns its recipe: clear each request once with
 * lattice_request_clear(), and copy requests with lattice_request_copy(). */
typedef struct LatticeRequest {
    NoiseRecipe *recipe;
    LatticeOutput output;
    LatticeAnchor anchor;
    double opacity;                /* of a new layer or a filter, in percent */
    NoiseSwitch keep_transparency; /* of the layer being painted on */
    NoiseSwitch seamless;          /* see "Seamless noise" below */
    NoiseSwitch random_seed;
    LatticeExtent canvas, layer; /* sizes of the image, and of the layer */
    /* The recipe's parameter "size" before the last lattice_request_check() reduced
     * it, or 0 if it did not. */
    double asked_size;
} LatticeRequest;

G_DEFINE_AUTOPTR_CLEANUP_FUNC(NoiseRecipe, noise_recipe_free)

#define LATTICE_ERROR lattice_error_quark()
GQuark lattice_error_quark(void);

/* Sets an error whose message is a complete translated sentence, given as a printf()
 * format; always returns FALSE. */
gboolean lattice_refuse(GError **error, const char *format, ...)
    G_GNUC_PRINTF(2, 3);

/* Sets an error whose message is the core's sentence about a problem,
 * translated; always returns FALSE. */
gboolean lattice_refuse_problem(GError **error, const NoiseError *problem);

/* Returns the request's own parameters, which extend the core's
 * noise_parameters(): output, anchor, opacity, keep-transparency and seamless.
 * Stores their number in *n_parameters.  The result is static. */
const NoiseParameter *lattice_parameters(size_t *n_parameters);

/* Finds a parameter by key: one of lattice_parameters(), one of the core's, or
 * "random-seed", which is for scripts only.  Returns NULL if there is none. */
const NoiseParameter *lattice_parameter_find(const char *key);

/* True if the request's own parameter with this key changes what is drawn. */
gboolean lattice_parameter_matters(const LatticeRequest *request,
                                   const char *key);

/* Fills a request with initial values; clear it with lattice_request_clear(). */
void lattice_request_init(LatticeRequest *request);

/* Frees what a request owns.  An all-zero request owns nothing. */
void lattice_request_clear(LatticeRequest *request);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC(LatticeRequest, lattice_request_clear)

/* Returns a copy of a request, with its own recipe; clear both requests. */
LatticeRequest lattice_request_copy(const LatticeRequest *request);

/* Replaces the request's recipe with another one, which the request then owns.  If
 * `recipe` is NULL, memory has run out; this ends the program, as g_malloc()
 * does. */
void lattice_request_take(LatticeRequest *request, NoiseRecipe *recipe);

/* Return the struct that a parameter's offset is relative to: the request, for its
 * own parameters, and otherwise the parameters of its recipe.
 * lattice_request_find_fields() allows changes, so check the recipe again after
 * using it. */
void *lattice_request_find_fields(LatticeRequest *request,
                                  const NoiseParameter *parameter);
const void *lattice_request_get_fields(const LatticeRequest *request,
                                       const NoiseParameter *parameter);

/* Sets the parameter with this key.  If the value is invalid, the request is left
 * unchanged, and the error is a translated sentence that names the field.  Its code
 * is the NoiseProblem. */
gboolean lattice_request_set_text(LatticeRequest *request, const char *key,
                                  const char *text, GError **error);

/* Returns the text of an object's property, or "" if that is NULL or there is
 * no such property.  Free with g_free(). */
char *lattice_read_text(gpointer object, const char *key);

/* Sets each parameter for which the object has a property of the same name.  If
 * `recipe` is neither NULL nor "", reads the recipe from that text instead.  The
 * request is seamless if either the text or the object specifies it. */
gboolean lattice_request_read(LatticeRequest *request, const char *recipe,
                              GObject *object, GError **error);

/* lattice_parameter_read() sets one parameter of a noise, layer, mask or request
 * from the object's property of the same name: a number, a string, a nick, or a GEGL
 * color. lattice_parameter_show() does the reverse.  The parameter's offset is
 * relative to `fields`. */
gboolean lattice_parameter_read(void *fields, const NoiseParameter *parameter,
                                GObject *object, GError **error);
void lattice_parameter_show(const void *fields, const NoiseParameter *parameter,
                            GObject *object);

/* Replaces the request's recipe with the one that the string `recipe` describes.
 * If it ends with "seamless=yes", the request also becomes seamless; NULL or ""
 * changes nothing. */
gboolean lattice_request_set_recipe(LatticeRequest *request, const char *recipe,
                                    GError **error);

/* Fills a request with initial values and the recipe that the string `recipe`
 * describes.  Clear the request even if the recipe is invalid. */
gboolean lattice_request_parse(LatticeRequest *request, const char *recipe,
                               GError **error);

/* Checks the whole request; call this before changing anything in GIMP.  Sets
 * the periods of a seamless request to the size of its canvas or, if the noise
 * is anchored to the layer, to the layer's size.  If cells are too large for
 * these periods, reduces the recipe's parameter "size", and remembers the size that
 * was asked for.  Rounds numbers as the core's check does. */
gboolean lattice_request_check(LatticeRequest *request, GError **error);

/* Returns the text of a checked recipe, for the operation and the parasite;
 * free with g_free(). */
char *lattice_recipe_print(const NoiseRecipe *recipe);

/* Returns a copy of a recipe; free it with noise_recipe_free().  Ends the program if
 * memory runs out, as g_malloc() does. */
NoiseRecipe *lattice_recipe_copy(const NoiseRecipe *recipe);

/* True if a checked request has colors, not just grays and transparency. */
gboolean lattice_request_has_colors(const LatticeRequest *request);

/* Returns the nick of an output; static. */
const char *lattice_output_nick(LatticeOutput output);

/* Returns the output that the next dialog starts with: either `chosen`, which the
 * user chose in this dialog, or `before`, which this function returned the last
 * time.  Only the layer and a new layer above it are remembered, because other
 * outputs, such as a mask or a filter, are meant for one layer.  If the user edited
 * existing noise and kept its output, that output is not remembered, either:
 * `edited` is the output whose noise was edited, or LATTICE_N_OUTPUTS if there was
 * none. */
LatticeOutput lattice_output_remember(LatticeOutput chosen,
                                      LatticeOutput edited,
                                      LatticeOutput before);

/* ---- Seamless noise ------------------------------------------------------
 *
 * The periods of seamless noise are the width and height of the canvas or layer
 * that it fills.  These numbers would be wrong for the next image, so presets
 * and settings do not store them: instead, their recipes end with the word
 * "seamless=yes".  The recipe of a drawn picture has the numbers. */

/* Return the text of the recipe that the user asked for.  If the request is
 * seamless, the text leaves out the periods, and has the size from before
 * lattice_request_check() reduced it; lattice_seamless_print() also adds the word
 * "seamless=yes".  Free with g_free(). */
char *lattice_seamless_print_asked(const LatticeRequest *request);
char *lattice_seamless_print(const LatticeRequest *request);

/* If lattice_request_check() has reduced the size of a seamless request, restores the
 * size that was asked for, and sets the periods to 0. */
void lattice_seamless_unfit(LatticeRequest *request);

/* If a request has the periods that lattice_request_check() sets for seamless
 * noise, makes the request seamless and sets its periods to 0.  If
 * lattice_request_check() would reduce `asked_size` to exactly the size that the seamless
 * request has, sets the size to `asked_size`, which may be any number; 0 if the size that
 * was asked for is unknown. */
void lattice_seamless_recognize(LatticeRequest *request, double asked_size);

/* Returns a translated sentence that says how lattice_request_check() changed the
 * recipe's parameter "size", or NULL if it did not.  Free with g_free(). */
char *lattice_seamless_tell(const LatticeRequest *fitted);

/* ---- Translations --------------------------------------------------------
 *
 * These functions translate the strings in tables, which are marked with
 * NOISE_TEXT() or NOISE_TEXT_IN(), into the user's language; all results are
 * static. */

const char *lattice_translate(const char *text);

/* Translates a string that is marked with NOISE_TEXT_IN() and this context, or with
 * NOISE_TEXT(). */
const char *lattice_translate_in(const char *context, const char *text);

/* Returns the translated label of a parameter's choice. */
const char *lattice_translate_choice(const NoiseParameter *parameter,
                                     size_t choice);

#endif
