/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Requests: the core's parameters, and those of the front ends.
 */
#include "request.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "look-size.h"
#include "seamless.h"

#define CHOICE_ENTRY(name, nick, label) {nick, label},
static const NoiseChoice outputs[] = {LATTICE_OUTPUTS(CHOICE_ENTRY)};
static const NoiseChoice anchors[] = {LATTICE_ANCHORS(CHOICE_ENTRY)};

static const NoiseChoice switches[] = {NOISE_SWITCHES(CHOICE_ENTRY)};

static const NoiseParameter own_parameters[] = {
    {
        .kind = NOISE_KIND_CHOICE,
        .group = NOISE_GROUP_OUTPUT,
        .key = "output",
        .label = NOISE_TEXT("Output"),
        .blurb = NOISE_TEXT(
            "Where the noise goes; masks and channels use its brightness"),
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
        .blurb = NOISE_TEXT("Whether the pattern stays in place on the canvas "
                            "or moves with the layer"),
        .unit = "",
        /* New layers and channels begin at the canvas' corner, where both
         * anchors are the same. */
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
        .blurb = NOISE_TEXT("Opacity of the new layer or filter"),
        .unit = "%",
        .when = "output {new-layer, filter}",
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
    {
        .kind = NOISE_KIND_CHOICE,
        .group = NOISE_GROUP_MAIN,
        .key = "seamless",
        .label = NOISE_TEXT("Seamless"),
        .blurb = NOISE_TEXT("Makes the pattern tile at the image's size, so "
                            "that opposite edges match"),
        .unit = "",
        .when = NOISE_ALWAYS,
        .initial = NOISE_SWITCH_NO,
        .maximum = NoiseSwitchCount - 1,
        .choices = switches,
        .n_choices = NoiseSwitchCount,
        .offset = offsetof(LatticeRequest, seamless),
    },
};

/* For scripts; a dialog has a button for another seed instead. */
static const NoiseParameter random_seed = {
    .kind = NOISE_KIND_CHOICE,
    .key = "random-seed",
    .label = NOISE_TEXT("Random seed"),
    .blurb = NOISE_TEXT("Picks a random seed for each run, in place of any "
                        "other; the saved recipe contains it"),
    .unit = "",
    .when = NOISE_ALWAYS,
    .initial = NOISE_SWITCH_NO,
    .maximum = NoiseSwitchCount - 1,
    .choices = switches,
    .n_choices = NoiseSwitchCount,
    .offset = offsetof(LatticeRequest, random_seed),
};

/* Without G_DEFINE_QUARK(), whose argument clang-format takes for an
 * expression: it would put blanks around the hyphens of the name. */
GQuark
lattice_error_quark(void)
{
    return g_quark_from_static_string("lattice-error-quark");
}

gboolean
lattice_refuse(GError **error, const char *sentence)
{
    g_set_error_literal(error, LATTICE_ERROR, 0, sentence);
    return FALSE;
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

/* The request's or the core's parameter with this key, which must exist. */
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
    /* The mode is in no table; it matters whenever the opacity does. */
    const NoiseParameter *parameter =
        find_parameter(strcmp(key, "mode") == 0 ? "opacity" : key);

    /* A seamless request gets its periods from the image. */
    if (lattice_seamless_is_wanted(request) &&
        (strcmp(key, "period-x") == 0 || strcmp(key, "period-y") == 0))
        return FALSE;
    if (noise_parameter_find(parameter->key) == parameter)
        return noise_parameter_matters(parameter, &request->params);
    /* All conditions of own_parameters list outputs. */
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
    if (recipe == NULL || *recipe == '\0')
        return TRUE;
    return lattice_seamless_parse(request, recipe, error);
}

gboolean
lattice_recipe_is_good(const char *recipe)
{
    LatticeRequest request;

    lattice_request_init(&request);
    return recipe != NULL && *recipe != '\0' &&
           lattice_request_set_recipe(&request, recipe, NULL);
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

gboolean
lattice_request_check(LatticeRequest *request, GError **error)
{
    NoiseError problem;

    if (lattice_seamless_is_wanted(request) &&
        !lattice_seamless_fit(request, error))
        return FALSE;
    return noise_params_check(&request->params, &problem) ||
           lattice_refuse_problem(error, &problem);
}

char *
lattice_request_get_recipe(const LatticeRequest *request)
{
    char recipe[NOISE_RECIPE_SIZE];

    noise_recipe_print(&request->params, recipe);
    return g_strdup(recipe);
}

const char *
lattice_output_nick(LatticeOutput output)
{
    return outputs[output].nick;
}

LatticeOutput
lattice_output_remember(LatticeOutput chosen, LatticeOutput edited,
                        LatticeOutput before)
{
    const gboolean is_picture =
        chosen == LATTICE_OUTPUT_DRAWABLE || chosen == LATTICE_OUTPUT_NEW_LAYER;

    return is_picture && chosen != edited ? chosen : before;
}

gboolean
lattice_request_makes_mask(const LatticeRequest *request)
{
    return request->output == LATTICE_OUTPUT_LAYER_MASK ||
           request->output == LATTICE_OUTPUT_NEW_CHANNEL;
}

gboolean
lattice_request_is_opaque(const LatticeRequest *request)
{
    return pictures_are_opaque(&request->params);
}

char *
lattice_request_get_layer_name(const LatticeRequest *request)
{
    const NoiseParameter *algorithm = noise_parameter_find("algorithm");
    char seed[NOISE_TEXT_SIZE];

    noise_params_get_text(&request->params, noise_parameter_find("seed"), seed);
    return g_strdup_printf(
        /* TRANSLATORS: a layer's name, with an algorithm and a seed, such as
         * "Perlin, seed 42". */
        _("%s, seed %s"),
        lattice_translate_choice(algorithm, request->params.algorithm), seed);
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
    static const char *const layouts[] = {"gray", "gray-alpha", "rgb", "rgba"};

    if (strcmp(lattice_depth_of(format), "float") != 0)
        return "any";
    return layouts[babl_format_get_n_components(format) - 1];
}

const char *
lattice_colors_of(const Babl *format, gboolean is_mask)
{
    if (is_mask)
        return "mask";
    return babl_format_get_n_components(format) <= 2 ? "gray" : "kept";
}
