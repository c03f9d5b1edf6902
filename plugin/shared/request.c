/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Sets, reads, checks and prints requests, and translates the texts of the core.
 */
#include "request.h"

#include <gegl.h>
#include <glib/gi18n-lib.h>
#include <string.h>

#include <noise-core/layers.h>
#include <noise-core/rows.h>

#include "look-size.h"
#include "require-memory.h"
#include "seamless-fit.h"

#define NOISE_ROW_OFFSET(name)  offsetof(LatticeRequest, name)
#define NOISE_GROUP_DESTINATION LATTICE_GROUP_DESTINATION

NOISE_ROW_CHOICES(LatticeOutput, LATTICE_OUTPUTS)
NOISE_ROW_CHOICES(LatticeAnchor, LATTICE_ANCHORS)
NOISE_ROW_CHOICES(NoiseSwitch, NOISE_SWITCHES)

static const NoiseParameter own_parameters[] = {
#define NOISE_EACH(KIND) NOISE_ROW_##KIND
#include "request.def"
};

#define N_OWN G_N_ELEMENTS(own_parameters)

/* This is not G_DEFINE_QUARK(), because clang-format would mistake the name for an
 * expression, and put spaces around its hyphens. */
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

static const NoiseParameter *
find_own(const char *key)
{
    for (size_t i = 0; i < N_OWN; i++) {
        if (strcmp(own_parameters[i].key, key) == 0)
            return &own_parameters[i];
    }
    return NULL;
}

const NoiseParameter *
lattice_parameter_find(const char *key)
{
    const NoiseParameter *own = find_own(key);

    return own != NULL ? own : noise_parameter_find(key);
}

void *
lattice_request_find_fields(LatticeRequest *request,
                            const NoiseParameter *parameter)
{
    return find_own(parameter->key) != NULL
               ? (void *)request
               : noise_recipe_edit(request->recipe);
}

const void *
lattice_request_get_fields(const LatticeRequest *request,
                           const NoiseParameter *parameter)
{
    return find_own(parameter->key) != NULL
               ? (const void *)request
               : noise_recipe_params(request->recipe);
}

static const char *
get_nick(const char *key, const void *request)
{
    const NoiseParameter *parameter = lattice_parameter_find(key);

    if (parameter == NULL || parameter->kind != NOISE_KIND_CHOICE)
        return NULL;
    const void *fields = lattice_request_get_fields(request, parameter);
    return parameter->choices[(int)noise_params_get_number(fields, parameter)]
        .nick;
}

gboolean
lattice_parameter_matters(const LatticeRequest *request, const char *key)
{
    return noise_condition_holds(find_own(key)->when, get_nick, request);
}

gboolean
lattice_refuse_problem(GError **error, const NoiseError *problem)
{
    char sentence[1024];

    noise_error_print(problem, lattice_translate, sentence, sizeof sentence);
    g_set_error_literal(error, LATTICE_ERROR, problem->problem, sentence);
    return FALSE;
}

/* ---- Requests ---------------------------------------------------------- */

void
lattice_request_init(LatticeRequest *request)
{
    NoiseParams params;

    noise_params_init(&params);
    *request = (LatticeRequest){.recipe = noise_recipe_new(&params)};
    lattice_require_memory(request->recipe != NULL);
    for (size_t i = 0; i < N_OWN; i++)
        noise_params_set_number(request, &own_parameters[i],
                                own_parameters[i].initial, NULL);
}

void
lattice_request_clear(LatticeRequest *request)
{
    g_clear_pointer(&request->recipe, noise_recipe_free);
}

LatticeRequest
lattice_request_copy(const LatticeRequest *request)
{
    LatticeRequest copy = *request;

    copy.recipe = lattice_recipe_copy(request->recipe);
    return copy;
}

void
lattice_request_take(LatticeRequest *request, NoiseRecipe *recipe)
{
    lattice_require_memory(recipe != NULL);
    noise_recipe_free(request->recipe);
    request->recipe = recipe;
    request->asked_size = 0.0;
}

gboolean
lattice_request_set_text(LatticeRequest *request, const char *key,
                         const char *text, GError **error)
{
    const NoiseParameter *parameter = lattice_parameter_find(key);
    NoiseError problem;

    return noise_params_set_text(
               lattice_request_find_fields(request, parameter), parameter, text,
               &problem) ||
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
lattice_parameter_read(void *fields, const NoiseParameter *parameter,
                       GObject *object, GError **error)
{
    GValue value = G_VALUE_INIT;
    NoiseError problem;
    bool is_good;

    if (parameter->kind != NOISE_KIND_REAL) {
        g_object_get_property(object, parameter->key, &value);
        g_autofree char *text = print_value(&value);
        is_good = noise_params_set_text(fields, parameter, text, &problem);
    } else {
        g_value_init(&value, G_TYPE_DOUBLE); /* g_object_get_property() converts
                                              * integers to this type */
        g_object_get_property(object, parameter->key, &value);
        is_good = noise_params_set_number(fields, parameter,
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
read_all(void *fields, const NoiseParameter *parameters, size_t n_parameters,
         GObject *object, GError **error)
{
    GObjectClass *type = G_OBJECT_GET_CLASS(object);

    for (size_t i = 0; i < n_parameters; i++) {
        const char *key = parameters[i].key;
        if (g_object_class_find_property(type, key) != NULL &&
            !lattice_parameter_read(fields, &parameters[i], object, error))
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

    if (!read_all(request, own_parameters, N_OWN, object, error))
        return FALSE;
    /* Read the recipe last, because it may make the noise seamless. */
    if (recipe != NULL && *recipe != '\0')
        return lattice_request_set_recipe(request, recipe, error);
    return read_all(noise_recipe_edit(request->recipe), parameters,
                    n_parameters, object, error);
}

void
lattice_parameter_show(const void *fields, const NoiseParameter *parameter,
                       GObject *object)
{
    GValue value = G_VALUE_INIT;
    char text[NOISE_TEXT_SIZE];
    uint64_t seed;

    switch (parameter->kind) {
    case NOISE_KIND_REAL:
        g_value_init(&value, G_TYPE_DOUBLE);
        g_value_set_double(&value, noise_params_get_number(fields, parameter));
        break;
    case NOISE_KIND_SEED:
        g_value_init(&value, G_TYPE_UINT64);
        memcpy(&seed, (const char *)fields + parameter->offset, sizeof seed);
        g_value_set_uint64(&value, seed);
        break;
    case NOISE_KIND_CHOICE:
    case NOISE_KIND_COLOR:
    case NOISE_KIND_GRADIENT:
        g_value_init(&value, G_TYPE_STRING);
        noise_params_get_text(fields, parameter, text);
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
    NoiseRecipe *parsed = pictures_parse_recipe(recipe, &is_seamless, &problem);
    if (parsed == NULL)
        return lattice_refuse_problem(error, &problem);
    lattice_request_take(request, parsed);
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

/* Returns the size at which seamless noise repeats: the layer's size if the noise is
 * anchored to the layer, otherwise the canvas's. */
static LatticeExtent
find_extent(const LatticeRequest *request)
{
    const gboolean is_layers = request->anchor == LATTICE_ANCHOR_LAYER &&
                               lattice_parameter_matters(request, "anchor");

    return is_layers ? request->layer : request->canvas;
}

/* lattice_request_check() rounds the size.  If it leaves less than this fraction of
 * the size, it has also reduced the size, to make cells fit the periods. */
#define SMALLEST_ROUNDED 0.999

gboolean
lattice_request_check(LatticeRequest *request, GError **error)
{
    NoiseRecipe *recipe = request->recipe;
    const LatticeExtent extent = find_extent(request);
    NoiseError problem;

    if (request->seamless == NOISE_SWITCH_NO)
        return noise_recipe_check(recipe, &problem) ||
               lattice_refuse_problem(error, &problem);
    if (extent.width <= 0)
        return lattice_refuse(error,
                              _("\"seamless=yes\" works only on an image: set "
                                "a tile width and height instead"));
    const double size = noise_recipe_params(recipe)->size;
    if (!pictures_fit_periods(recipe, extent.width, extent.height, &problem))
        return lattice_refuse_problem(error, &problem);
    const gboolean is_reduced =
        noise_recipe_params(recipe)->size < SMALLEST_ROUNDED * size;
    request->asked_size = is_reduced ? size : 0.0;
    return TRUE;
}

NoiseRecipe *
lattice_recipe_copy(const NoiseRecipe *recipe)
{
    NoiseRecipe *copy = noise_recipe_copy(recipe);

    lattice_require_memory(copy != NULL);
    return copy;
}

char *
lattice_recipe_print(const NoiseRecipe *recipe)
{
    /* NOISE_RECIPE_SIZE is enough for any valid recipe.  A longer text is printed
     * again, into a larger buffer. */
    char *text = NULL;

    for (size_t size = NOISE_RECIPE_SIZE;;) {
        text = g_realloc(text, size);
        const size_t needed = noise_recipe_print(recipe, text, size) + 1;
        if (needed <= size)
            return text;
        size = needed;
    }
}

/* ---- What is drawn ----------------------------------------------------- */

/* True if a color, with 16 bits each for red, green, blue and alpha, is
 * gray. */
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

/* True if the coloring of a single noise has only grays. */
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
    case NOISE_COLORING_OWN:
        return FALSE;
    }
    return FALSE;
}

static gboolean
shows_colors(const NoiseLayer *layer)
{
    return noise_layer_is_visible(layer) && layer->mode != NOISE_MODE_NONE &&
           !(noise_layer_has_noise(layer) ? has_gray_coloring(&layer->noise)
                                          : is_gray(layer->color));
}

gboolean
lattice_request_has_colors(const LatticeRequest *request)
{
    const NoiseRecipe *recipe = request->recipe;
    const NoiseParams *params = noise_recipe_params(recipe);
    const gboolean is_picture =
        params->map == NOISE_MAP_PICTURE || params->map == NOISE_MAP_COLOR;

    if (noise_recipe_channels(recipe) == 1)
        return FALSE;
    for (int i = 0; i < noise_recipe_count_layers(recipe); i++) {
        if (shows_colors(noise_recipe_layer(recipe, i)))
            return TRUE;
    }
    /* In a recipe with layers, `params` has the initial coloring, which is
     * gray. */
    return !is_picture || !has_gray_coloring(params);
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

/* ---- Seamless noise ---------------------------------------------------- */

/* Undoes what lattice_request_check() did to the recipe of a seamless request. */
static void
unfit(NoiseRecipe *recipe, double asked_size)
{
    NoiseParams *params = noise_recipe_edit(recipe);

    params->period_x = params->period_y = 0.0;
    if (asked_size > 0.0)
        params->size = asked_size;
}

char *
lattice_seamless_print_asked(const LatticeRequest *request)
{
    if (request->seamless == NOISE_SWITCH_NO)
        return lattice_recipe_print(request->recipe);
    g_autoptr(NoiseRecipe) asked = lattice_recipe_copy(request->recipe);
    unfit(asked, request->asked_size);
    return lattice_recipe_print(asked);
}

char *
lattice_seamless_print(const LatticeRequest *request)
{
    g_autofree char *asked = lattice_seamless_print_asked(request);

    return request->seamless == NOISE_SWITCH_NO
               ? g_steal_pointer(&asked)
               : g_strconcat(asked, " " PICTURES_SEAMLESS, NULL);
}

void
lattice_seamless_unfit(LatticeRequest *request)
{
    if (request->asked_size == 0.0)
        return;
    unfit(request->recipe, request->asked_size);
    request->asked_size = 0.0;
}

/* Makes a request seamless, and sets its periods to 0, if they are the ones that
 * lattice_request_check() sets. */
static void
recognize_periods(LatticeRequest *request)
{
    const LatticeExtent extent = find_extent(request);
    const NoiseParams *params = noise_recipe_params(request->recipe);

    if (extent.width <= 0 || params->period_x != extent.width ||
        params->period_y != extent.height)
        return;
    NoiseParams *changed = noise_recipe_edit(request->recipe);
    request->seamless = NOISE_SWITCH_YES;
    changed->period_x = changed->period_y = 0.0;
}

void
lattice_seamless_recognize(LatticeRequest *request, double asked_size)
{
    const double size = noise_recipe_params(request->recipe)->size;

    recognize_periods(request);
    if (request->seamless == NOISE_SWITCH_NO || !(asked_size > size))
        return;
    g_auto(LatticeRequest) asked = lattice_request_copy(request);
    noise_recipe_edit(asked.recipe)->size = asked_size;
    if (lattice_request_check(&asked, NULL) &&
        noise_recipe_params(asked.recipe)->size == size)
        noise_recipe_edit(request->recipe)->size = asked_size;
}

char *
lattice_seamless_tell(const LatticeRequest *fitted)
{
    if (fitted->asked_size == 0.0)
        return NULL;
    /* TRANSLATORS: %% is a percent sign. */
    return g_strdup_printf(_("Size is %g%% instead of %g%%, because larger "
                             "cells do not fit seamlessly"),
                           noise_recipe_params(fitted->recipe)->size,
                           fitted->asked_size);
}

/* ---- Translations ------------------------------------------------------ */

const char *
lattice_translate(const char *text)
{
    /* gettext would translate "" into the catalog's header. */
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
