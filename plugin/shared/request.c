/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Requests: the core's parameters, and those of the front ends.
 */
#include "request.h"

#include <gegl.h>
#include <glib/gi18n-lib.h>
#include <string.h>

#include <noise-core/layers.h>
#include <noise-core/rows.h>

#include "layer-label.h"
#include "look-size.h"
#include "seamless-fit.h"

#define NOISE_ROW_OFFSET(name) offsetof(LatticeRequest, name)

NOISE_ROW_CHOICES(LatticeOutput, LATTICE_OUTPUTS)
NOISE_ROW_CHOICES(LatticeAnchor, LATTICE_ANCHORS)
NOISE_ROW_CHOICES(NoiseSwitch, NOISE_SWITCHES)

/* New layers and channels start at the canvas' corner, where both anchors mean
 * the same.  A dialog has a button instead of random-seed. */
#define OWN_PARAMETERS(CHOICE, REAL)                                           \
    CHOICE(output, "output", LatticeOutput, LATTICE_OUTPUTS,                   \
           LATTICE_OUTPUT_DRAWABLE, WHOLE(OUTPUT), NOISE_ALWAYS,               \
           NOISE_TEXT("Output"),                                               \
           NOISE_TEXT("Where the noise goes; masks and channels use its "      \
                      "brightness"))                                           \
    CHOICE(anchor, "anchor", LatticeAnchor, LATTICE_ANCHORS,                   \
           LATTICE_ANCHOR_CANVAS, WHOLE(PLACEMENT),                            \
           "output {drawable, layer-mask, filter}", NOISE_TEXT("Anchor"),      \
           NOISE_TEXT("Whether the pattern stays in place on the canvas "      \
                      "or moves with the layer"))                              \
    REAL(opacity, "opacity", 100.0, LIMITS(0.0, 100.0),                        \
         SLIDER(0.0, 100.0, 1.0, 1, 1.0), "%", WHOLE(OUTPUT),                  \
         "output {new-layer, filter}", NOISE_TEXT("Opacity"),                  \
         NOISE_TEXT("Opacity of the new layer or filter"))                     \
    CHOICE(keep_transparency, LATTICE_KEEP_KEY, NoiseSwitch, NOISE_SWITCHES,   \
           NOISE_SWITCH_NO, WHOLE(OUTPUT), "output {drawable, filter}",        \
           NOISE_TEXT("Keep Transparency"),                                    \
           NOISE_TEXT("Paints only where the layer has pixels, as in a text; " \
                      "a filter locks the layer's alpha channel"))             \
    CHOICE(seamless, "seamless", NoiseSwitch, NOISE_SWITCHES, NOISE_SWITCH_NO, \
           WHOLE(MAIN), NOISE_ALWAYS, NOISE_TEXT("Seamless"),                  \
           NOISE_TEXT("Makes the pattern tile at the image's size, so that "   \
                      "opposite edges match"))                                 \
    CHOICE(random_seed, "random-seed", NoiseSwitch, NOISE_SWITCHES,            \
           NOISE_SWITCH_NO, WHOLE(MAIN), NOISE_IF_SEEDED,                      \
           NOISE_TEXT("Random seed"),                                          \
           NOISE_TEXT("Picks a random seed for each run, in place of any "     \
                      "other; the saved recipe contains it"))

static const NoiseParameter own_parameters[] = {
    OWN_PARAMETERS(NOISE_ROW_CHOICE, NOISE_ROW_REAL)};

#define N_OWN G_N_ELEMENTS(own_parameters)

/* Not G_DEFINE_QUARK(): clang-format takes its argument for an expression, and
 * would put blanks around the hyphens of the name. */
GQuark
lattice_error_quark(void)
{
    return g_quark_from_static_string("lattice-error-quark");
}

gboolean
lattice_refuse(GError **error, const char *format, ...)
{
    va_list arguments;

    va_start(arguments, format);
    g_propagate_error(error,
                      g_error_new_valist(LATTICE_ERROR, 0, format, arguments));
    va_end(arguments);
    return FALSE;
}

const NoiseParameter *
lattice_parameters(size_t *n_parameters)
{
    *n_parameters = N_OWN - 1; /* without random-seed */
    return own_parameters;
}

const NoiseParameter *
lattice_parameter_find(const char *key)
{
    for (size_t i = 0; i < N_OWN; i++) {
        if (strcmp(own_parameters[i].key, key) == 0)
            return &own_parameters[i];
    }
    return noise_parameter_find(key);
}

static const char *
get_nick(const char *key, const void *request)
{
    const NoiseParameter *parameter = lattice_parameter_find(key);

    return parameter != NULL && parameter->kind == NOISE_KIND_CHOICE
               ? parameter
                     ->choices[(int)noise_params_get_number(request, parameter)]
                     .nick
               : NULL;
}

gboolean
lattice_parameter_matters(const LatticeRequest *request, const char *key)
{
    /* The mode is in no table; it matters whenever the opacity does. */
    const NoiseParameter *parameter =
        lattice_parameter_find(strcmp(key, "mode") == 0 ? "opacity" : key);

    /* Layers have parameters of their own. */
    if (request->noise.layers[0] != '\0' &&
        !noise_parameter_is_of_whole(parameter))
        return FALSE;
    /* A seamless request gets its periods from the image. */
    if (request->seamless == NOISE_SWITCH_YES &&
        (strcmp(key, "period-x") == 0 || strcmp(key, "period-y") == 0))
        return FALSE;
    return noise_condition_holds(parameter->when, get_nick, request);
}

gboolean
lattice_refuse_problem(GError **error, const NoiseError *problem)
{
    char sentence[1024];

    noise_error_print(problem, lattice_translate, sentence, sizeof sentence);
    g_set_error_literal(error, LATTICE_ERROR, problem->problem, sentence);
    return FALSE;
}

void
lattice_request_init(LatticeRequest *request)
{
    memset(request, 0, sizeof *request);
    noise_params_init(&request->noise);
    for (size_t i = 0; i < N_OWN; i++)
        noise_params_set_number(&request->noise, &own_parameters[i],
                                own_parameters[i].initial, NULL);
}

gboolean
lattice_request_set_text(LatticeRequest *request, const char *key,
                         const char *text, GError **error)
{
    NoiseError problem;

    return noise_params_set_text(&request->noise, lattice_parameter_find(key),
                                 text, &problem) ||
           lattice_refuse_problem(error, &problem);
}

/* Returns a property's value as text; free with g_free(). */
static char *
print_value(const GValue *value)
{
    GValue text = G_VALUE_INIT;
    guint16 pixel[4];

    if (G_VALUE_HOLDS(value, GEGL_TYPE_COLOR) && g_value_get_object(value)) {
        gegl_color_get_pixel(g_value_get_object(value),
                             babl_format("R'G'B'A u16"), pixel);
        return g_strdup_printf("#%04x%04x%04x%04x", pixel[0], pixel[1],
                               pixel[2], pixel[3]);
    }
    g_value_init(&text, G_TYPE_STRING);
    return g_value_transform(value, &text) && g_value_get_string(&text) != NULL
               ? (char *)g_value_get_string(&text)
               : g_strdup("");
}

gboolean
lattice_parameter_read(NoiseParams *params, const NoiseParameter *parameter,
                       GObject *object, GError **error)
{
    GValue value = G_VALUE_INIT;
    NoiseError problem;
    bool is_good;

    if (parameter->kind != NOISE_KIND_REAL) {
        g_object_get_property(object, parameter->key, &value);
        g_autofree char *text = print_value(&value);
        is_good = noise_params_set_text(params, parameter, text, &problem);
    } else {
        g_value_init(&value, G_TYPE_DOUBLE); /* converts whole numbers, too */
        g_object_get_property(object, parameter->key, &value);
        is_good = noise_params_set_number(params, parameter,
                                          g_value_get_double(&value), &problem);
    }
    g_value_unset(&value);
    return is_good || lattice_refuse_problem(error, &problem);
}

char *
lattice_read_text(gpointer object, const char *key)
{
    char *text = NULL;

    if (g_object_class_find_property(G_OBJECT_GET_CLASS(object), key) != NULL)
        g_object_get(object, key, &text, NULL);
    return text != NULL ? text : g_strdup("");
}

static gboolean
read_all(LatticeRequest *request, const NoiseParameter *parameters,
         size_t n_parameters, GObject *object, GError **error)
{
    GObjectClass *type = G_OBJECT_GET_CLASS(object);

    for (size_t i = 0; i < n_parameters; i++) {
        const char *key = parameters[i].key;
        if (g_object_class_find_property(type, key) != NULL &&
            !lattice_parameter_read(&request->noise, &parameters[i], object,
                                    error))
            return FALSE;
    }
    return TRUE;
}

gboolean
lattice_request_read(LatticeRequest *request, const char *recipe,
                     GObject *object, GError **error)
{
    size_t n_parameters;
    const NoiseParameter *parameters = noise_parameters(&n_parameters);
    /* A dialog keeps its layers in this property, without a row for them. */
    g_autofree char *layers =
        lattice_read_text(object, LATTICE_LAYERS_ARGUMENT);
    const NoiseError too_long = {.problem = NOISE_PROBLEM_LONG_LAYERS};

    if (!read_all(request, own_parameters, N_OWN, object, error))
        return FALSE;
    /* Read the recipe last: it may say that the noise is seamless. */
    if (recipe != NULL && *recipe != '\0')
        return lattice_request_set_recipe(request, recipe, error);
    if (!read_all(request, parameters, n_parameters, object, error))
        return FALSE;
    if (strlen(layers) >= sizeof request->noise.layers)
        return lattice_refuse_problem(error, &too_long);
    strcpy(request->noise.layers, layers);
    return TRUE;
}

void
lattice_parameter_show(const NoiseParams *params,
                       const NoiseParameter *parameter, GObject *object)
{
    GValue value = G_VALUE_INIT;
    char text[NOISE_TEXT_SIZE];
    uint64_t seed;

    switch (parameter->kind) {
    case NOISE_KIND_REAL:
        g_value_init(&value, G_TYPE_DOUBLE);
        g_value_set_double(&value, noise_params_get_number(params, parameter));
        break;
    case NOISE_KIND_SEED:
        g_value_init(&value, G_TYPE_UINT64);
        memcpy(&seed, (const char *)params + parameter->offset, sizeof seed);
        g_value_set_uint64(&value, seed);
        break;
    case NOISE_KIND_CHOICE:
    case NOISE_KIND_COLOR:
    case NOISE_KIND_GRADIENT:
        g_value_init(&value, G_TYPE_STRING);
        noise_params_get_text(params, parameter, text);
        g_value_set_static_string(&value, text);
        break;
    }
    g_object_set_property(object, parameter->key, &value);
}

gboolean
lattice_request_set_recipe(LatticeRequest *request, const char *recipe,
                           GError **error)
{
    NoiseError problem;
    bool is_seamless;

    if (recipe == NULL || *recipe == '\0')
        return TRUE;
    if (!pictures_parse_recipe(recipe, &request->noise, &is_seamless, &problem))
        return lattice_refuse_problem(error, &problem);
    if (is_seamless)
        request->seamless = NOISE_SWITCH_YES;
    return TRUE;
}

gboolean
lattice_request_parse(LatticeRequest *request, const char *recipe,
                      GError **error)
{
    lattice_request_init(request);
    return lattice_request_set_recipe(request, recipe, error);
}

/* Returns the size at which seamless noise repeats: the layer's if it is
 * anchored there, else the canvas's. */
static LatticeExtent
find_extent(const LatticeRequest *request)
{
    const gboolean is_layers = request->anchor == LATTICE_ANCHOR_LAYER &&
                               lattice_parameter_matters(request, "anchor");

    return is_layers ? request->layer : request->canvas;
}

gboolean
lattice_request_check(LatticeRequest *request, GError **error)
{
    NoiseParams *noise = &request->noise;
    const LatticeExtent extent = find_extent(request);
    NoiseError problem;

    if (request->seamless == NOISE_SWITCH_NO)
        return noise_params_check(noise, &problem) ||
               lattice_refuse_problem(error, &problem);
    if (extent.width <= 0)
        return lattice_refuse(error,
                              _("\"seamless=yes\" works only on an image: set "
                                "a tile width and height instead"));
    return pictures_fit_periods(noise, extent.width, extent.height, &problem) ||
           lattice_refuse_problem(error, &problem);
}

char *
lattice_recipe_print(const NoiseParams *noise)
{
    char recipe[NOISE_RECIPE_SIZE];

    noise_recipe_print(noise, recipe);
    return g_strdup(recipe);
}

/* A color has 16 bits each of red, green, blue and alpha. */
static gboolean
is_gray(guint64 color)
{
    return (color >> 48) == (color >> 32 & 0xffff) &&
           (color >> 48) == (color >> 16 & 0xffff);
}

static gboolean
has_gray_stops(const NoiseGradient *gradient)
{
    int i = 0;

    while (i < gradient->count && is_gray(gradient->stops[i].color))
        i++;
    return i == gradient->count;
}

/* True if a single noise uses only grays for its values. */
static gboolean
has_gray_coloring(const NoiseParams *noise)
{
    switch (noise->coloring) {
    case NOISE_COLORING_GRAY:
        return TRUE;
    case NOISE_COLORING_TWO_COLORS:
        return is_gray(noise->color_low) && is_gray(noise->color_high);
    case NOISE_COLORING_GRADIENT:
        return has_gray_stops(&noise->gradient);
    case NOISE_COLORING_CELLS:
        return is_gray(noise->color_low) && has_gray_stops(&noise->gradient);
    case NOISE_COLORING_RGB:
    case NOISE_COLORING_RGBA:
        return noise->saturation == 0.0 && is_gray(noise->color_base);
    }
    return FALSE;
}

gboolean
lattice_request_has_colors(const LatticeRequest *request)
{
    const NoiseParams *noise = &request->noise;
    const gboolean is_picture =
        noise->map == NOISE_MAP_PICTURE || noise->map == NOISE_MAP_COLOR;
    const char *text = noise->layers;
    NoiseLayer layer;

    if (noise_params_channels(noise) == 1)
        return FALSE;
    if (*text == '\0')
        return !is_picture || !has_gray_coloring(noise);
    for (int number = 0; *text != '\0'; number++) {
        if (!noise_layer_read(&text, number, &layer, NULL))
            break;
        if (layer.visible == NOISE_SWITCH_YES &&
            layer.mode != NOISE_MODE_NONE &&
            !(noise_layer_has_noise(&layer) ? has_gray_coloring(&layer.noise)
                                            : is_gray(layer.color)))
            return TRUE;
    }
    return !is_picture;
}

const char *
lattice_output_nick(LatticeOutput output)
{
    return choices_of_LatticeOutput[output].nick;
}

LatticeOutput
lattice_output_remember(LatticeOutput chosen, LatticeOutput edited,
                        LatticeOutput before)
{
    const gboolean is_picture =
        chosen == LATTICE_OUTPUT_DRAWABLE || chosen == LATTICE_OUTPUT_NEW_LAYER;

    return is_picture && chosen != edited ? chosen : before;
}

char *
lattice_request_get_layer_name(const LatticeRequest *request, const char *look)
{
    const NoiseParameter *algorithm = noise_parameter_find("algorithm");
    g_autofree char *lowest = lattice_layer_label_lowest(&request->noise);
    char seed[NOISE_TEXT_SIZE];

    if (look == NULL)
        look = lowest;
    noise_params_get_text(&request->noise, noise_parameter_find("seed"), seed);
    return g_strdup_printf(
        /* TRANSLATORS: a layer's name, with an algorithm or a preset, and a
         * seed, such as "Perlin, seed 42". */
        _("%s, seed %s"),
        look != NULL
            ? look
            : lattice_translate_choice(algorithm, request->noise.algorithm),
        seed);
}

/* ---- Seamless noise ---------------------------------------------------- */

char *
lattice_seamless_print(const LatticeRequest *request)
{
    char recipe[PICTURES_RECIPE_SIZE];

    pictures_print_recipe(&request->noise,
                          request->seamless == NOISE_SWITCH_YES, recipe);
    return g_strdup(recipe);
}

void
lattice_seamless_recognize(LatticeRequest *request)
{
    const LatticeExtent extent = find_extent(request);
    NoiseParams *params = &request->noise;

    if (extent.width <= 0 || params->period_x != extent.width ||
        params->period_y != extent.height)
        return;
    request->seamless = NOISE_SWITCH_YES;
    params->period_x = params->period_y = 0.0;
}

char *
lattice_seamless_tell(const LatticeRequest *asked, const LatticeRequest *fitted)
{
    if (fitted->noise.size == asked->noise.size)
        return NULL;
    /* TRANSLATORS: %% is a percent sign. */
    return g_strdup_printf(_("Size is %g %% instead of %g %%, because larger "
                             "cells do not fit seamlessly"),
                           fitted->noise.size, asked->noise.size);
}

/* ---- Translations ------------------------------------------------------ */

const char *
lattice_translate(const char *text)
{
    /* The translation of "" is the catalogue's header. */
    return *text == '\0' ? "" : _(text);
}

const char *
lattice_translate_in(const char *context, const char *text)
{
    const char *found = g_dpgettext2(GETTEXT_PACKAGE, context, text);

    return found != text ? found : lattice_translate(text);
}

const char *
lattice_translate_choice(const NoiseParameter *parameter, size_t choice)
{
    return lattice_translate_in(parameter->key,
                                parameter->choices[choice].label);
}
