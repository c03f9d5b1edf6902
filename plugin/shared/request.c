/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Requests: the core's parameters and what a host adds to them.
 */
#include "request.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define CHOICE_ENTRY(name, nick, label) {nick, label},
static const NoiseChoice outputs[] = {LATTICE_OUTPUTS(CHOICE_ENTRY)};
static const NoiseChoice anchors[] = {LATTICE_ANCHORS(CHOICE_ENTRY)};

static const NoiseParameter own_parameters[] = {
    {
        .kind = NOISE_KIND_CHOICE,
        .group = NOISE_GROUP_OUTPUT,
        .key = "output",
        .label = NOISE_TEXT("Output"),
        .blurb = NOISE_TEXT("Draw on this layer, on a new one above it, on "
                            "its mask, or on a new channel; or be its filter"),
        .unit = "",
        .when = NOISE_ALWAYS,
        .initial = LATTICE_OUTPUT_DRAWABLE,
        .maximum = LATTICE_N_OUTPUTS - 1,
        .choices = outputs,
        .n_choices = LATTICE_N_OUTPUTS,
        .offset = offsetof(LatticeRequest, output),
    },
    {
        .kind = NOISE_KIND_CHOICE,
        .group = NOISE_GROUP_PLACEMENT,
        .key = "anchor",
        .label = NOISE_TEXT("Anchor"),
        .blurb = NOISE_TEXT("What the pattern belongs to: it stays where it "
                            "is on the canvas, or moves with the layer"),
        .unit = "",
        /* What is new lies at the canvas' corner, but a mask. */
        .when = "output {drawable, layer-mask, filter}",
        .initial = LATTICE_ANCHOR_CANVAS,
        .maximum = LATTICE_N_ANCHORS - 1,
        .choices = anchors,
        .n_choices = LATTICE_N_ANCHORS,
        .offset = offsetof(LatticeRequest, anchor),
    },
    {
        .kind = NOISE_KIND_REAL,
        .group = NOISE_GROUP_OUTPUT,
        .key = "opacity",
        .label = NOISE_TEXT("Opacity"),
        .blurb = NOISE_TEXT("Opacity of a new layer, in percent"),
        .unit = "%",
        .when = "output {new-layer}",
        .initial = 100.0,
        .minimum = 0.0,
        .maximum = 100.0,
        .slider_minimum = 0.0,
        .slider_maximum = 100.0,
        .slider_step = 1.0,
        .slider_digits = 1,
        .slider_gamma = 1.0,
        .offset = offsetof(LatticeRequest, opacity),
    },
};

static const NoiseChoice switches[] = {NOISE_SWITCHES(CHOICE_ENTRY)};

/* A dialog has a button instead. */
static const NoiseParameter random_seed = {
    .kind = NOISE_KIND_CHOICE,
    .key = "random-seed",
    .label = NOISE_TEXT("Random seed"),
    .blurb = NOISE_TEXT("Takes a new seed by chance for each run, whatever "
                        "else gives one; the recipe drawn names it"),
    .unit = "",
    .when = NOISE_ALWAYS,
    .initial = NOISE_SWITCH_NO,
    .maximum = NoiseSwitchCount - 1,
    .choices = switches,
    .n_choices = NoiseSwitchCount,
    .offset = offsetof(LatticeRequest, random_seed),
};

G_DEFINE_QUARK(lattice - error - quark, lattice_error)

gboolean
lattice_refuse(GError **error, const char *sentence)
{
    g_set_error_literal(error, LATTICE_ERROR, 0, sentence);
    return FALSE;
}

const char *
lattice_translate(const char *text)
{
    return *text == '\0' ? "" : _(text);
}

const NoiseParameter *
lattice_parameters(size_t *n_parameters)
{
    *n_parameters = G_N_ELEMENTS(own_parameters);
    return own_parameters;
}

const NoiseParameter *
lattice_random_seed(void)
{
    return &random_seed;
}

/* The core's or the request's parameter with this key, which must exist. */
static const NoiseParameter *
find_parameter(const char *key)
{
    for (size_t i = 0; i < G_N_ELEMENTS(own_parameters); i++) {
        if (strcmp(own_parameters[i].key, key) == 0)
            return &own_parameters[i];
    }
    if (strcmp(random_seed.key, key) == 0)
        return &random_seed;
    return noise_parameter_find(key);
}

gboolean
lattice_parameter_matters(const LatticeRequest *request, const char *key)
{
    /* The mode stands in no table: it matters as the opacity does. */
    const NoiseParameter *parameter =
        find_parameter(strcmp(key, "mode") == 0 ? "opacity" : key);

    if (noise_parameter_find(parameter->key) == parameter)
        return noise_parameter_matters(parameter, &request->params);
    /* The conditions of this table all speak of the output. */
    return strcmp(parameter->when, NOISE_ALWAYS) == 0 ||
           strstr(parameter->when, outputs[request->output].nick) != NULL;
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
    noise_params_init(&request->params);
    for (size_t i = 0; i < G_N_ELEMENTS(own_parameters); i++)
        noise_params_set_number(&request->params, &own_parameters[i],
                                own_parameters[i].initial, NULL);
}

gboolean
lattice_request_set_number(LatticeRequest *request, const char *key,
                           double number, GError **error)
{
    NoiseError problem;

    return noise_params_set_number(&request->params, find_parameter(key),
                                   number, &problem) ||
           lattice_refuse_problem(error, &problem);
}

gboolean
lattice_request_set_text(LatticeRequest *request, const char *key,
                         const char *text, GError **error)
{
    NoiseError problem;

    return noise_params_set_text(&request->params, find_parameter(key), text,
                                 &problem) ||
           lattice_refuse_problem(error, &problem);
}

gboolean
lattice_request_set_recipe(LatticeRequest *request, const char *recipe,
                           GError **error)
{
    NoiseError problem;

    if (recipe == NULL || *recipe == '\0')
        return TRUE;
    return noise_recipe_parse(recipe, &request->params, &problem) ||
           lattice_refuse_problem(error, &problem);
}

gboolean
lattice_request_fit(LatticeRequest *request, double width, double height,
                    GError **error)
{
    LatticeRequest fitted = *request;

    fitted.params.period_x = width;
    fitted.params.period_y = height;
    if (!lattice_request_check(&fitted, error))
        return FALSE;
    *request = fitted;
    return TRUE;
}

const NoiseParameter *
lattice_request_find_refused(const LatticeRequest *request)
{
    NoiseParams params = request->params;
    NoiseError problem;

    return noise_params_check(&params, &problem) ? NULL : problem.parameter;
}

void
lattice_request_roll_seed(LatticeRequest *request)
{
    if (request->random_seed == NOISE_SWITCH_YES)
        request->params.seed =
            (uint64_t)g_random_int_range(0, LATTICE_SEED_MAX);
}

static gboolean
holds_grey(LatticeOutput output)
{
    return output == LATTICE_OUTPUT_LAYER_MASK ||
           output == LATTICE_OUTPUT_NEW_CHANNEL;
}

gboolean
lattice_request_check(LatticeRequest *request, GError **error)
{
    NoiseError problem;

    if (!noise_params_check(&request->params, &problem))
        return lattice_refuse_problem(error, &problem);
    if (!holds_grey(request->output) ||
        noise_params_channels(&request->params) == 1)
        return TRUE;
    g_set_error(error, LATTICE_ERROR, 0,
                _("output is %s: it holds no colours: choose a layer, or a "
                  "recipe of grey"),
                outputs[request->output].nick);
    return FALSE;
}

char *
lattice_request_get_recipe(const LatticeRequest *request)
{
    char recipe[NOISE_RECIPE_SIZE];

    noise_recipe_print(&request->params, recipe);
    return g_strdup(recipe);
}

/* The bits that all colours of a gradient have. */
static uint64_t
find_common_bits(const NoiseGradient *gradient)
{
    uint64_t common = UINT64_MAX;

    for (int i = 0; i < gradient->count; i++)
        common &= gradient->stops[i].colour;
    return common;
}

gboolean
lattice_request_is_opaque(const LatticeRequest *request)
{
    const NoiseParams *params = &request->params;
    uint64_t common;

    if (params->map != NOISE_MAP_HEIGHT)
        return TRUE;
    switch (params->colouring) {
    case NOISE_COLOURING_TWO_COLOURS:
        common = params->colour_low & params->colour_high;
        break;
    case NOISE_COLOURING_GRADIENT:
        common = find_common_bits(&params->gradient);
        break;
    default:
        return params->colouring != NOISE_COLOURING_RGBA;
    }
    /* A colour's last 16 bits are its alpha. */
    return (common & 0xffff) == 0xffff;
}

char *
lattice_request_get_layer_name(const LatticeRequest *request)
{
    const NoiseParameter *algorithm = noise_parameter_find("algorithm");
    char seed[NOISE_TEXT_SIZE];

    noise_params_get_text(&request->params, noise_parameter_find("seed"), seed);
    /* TRANSLATORS: a layer's name: the algorithm, and its seed. */
    return g_strdup_printf(
        _("%s, seed %s"),
        lattice_translate(algorithm->choices[request->params.algorithm].label),
        seed);
}

int
lattice_request_get_origin(const LatticeRequest *request, int offset)
{
    return request->anchor == LATTICE_ANCHOR_CANVAS ? -offset : 0;
}

const char *
lattice_encoding_of(const Babl *format)
{
    const BablModelFlag flags =
        babl_get_model_flags(babl_format_get_model(format));

    return (flags & BABL_MODEL_FLAG_LINEAR) != 0 ? "linear" : "perceptual";
}

const char *
lattice_depth_of(const Babl *format)
{
    const Babl *type = babl_format_get_type(format, 0);

    if (type == babl_type("u8"))
        return "u8";
    return type == babl_type("u16") ? "u16" : "float";
}

const char *
lattice_layout_of(const Babl *format)
{
    static const char *const layouts[] = {"grey", "grey-alpha", "rgb", "rgba"};

    if (strcmp(lattice_depth_of(format), "float") != 0)
        return layouts[0];
    return layouts[babl_format_get_n_components(format) - 1];
}
