/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Arguments, in their order: the parameters of the noise, its recipe, the
 * request's parameters with the layer mode, and what only scripts ask for.
 *
 * GIMP checks values on the caller's side, and there a value that does not fit
 * silently becomes the initial one.  So that they reach our own check, choices
 * are declared as strings, the layer mode as a whole number, and numbers with
 * limits far beyond ours; what does not fit a lax number becomes the nearest
 * that does, and not-a-number is refused by GIMP itself.
 */
#include "arguments.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "folders.h"
#include "gradient.h"
#include "gradients.h"
#include "seamless.h"
#include "start.h"

/* Beyond all limits of the tables; GIMP's cache of plug-ins writes every digit
 * and cannot read infinity. */
#define BEYOND 1e15

/* The blurb with the choices or the range; free with g_free(). */
static char *
describe(const NoiseParameter *parameter)
{
    const gboolean is_seed = parameter->kind == NOISE_KIND_SEED;
    GString *text = g_string_new(lattice_translate(parameter->blurb));
    char minimum[G_ASCII_DTOSTR_BUF_SIZE], maximum[G_ASCII_DTOSTR_BUF_SIZE];

    if (parameter->kind == NOISE_KIND_CHOICE) {
        for (size_t i = 0; i < parameter->n_choices; i++)
            g_string_append_printf(text, "%s \"%s\"", i == 0 ? " {" : ",",
                                   parameter->choices[i].nick);
        g_string_append(text, " }");
        return g_string_free(text, FALSE);
    }
    if (parameter->kind == NOISE_KIND_COLOR ||
        parameter->kind == NOISE_KIND_GRADIENT)
        return g_string_free(text, FALSE);
    /* Ten digits write both the core's limits and the largest seed. */
    g_ascii_formatd(minimum, sizeof minimum, "%.10g", parameter->minimum);
    g_ascii_formatd(maximum, sizeof maximum, "%.10g",
                    is_seed ? LATTICE_SEED_MAX : parameter->maximum);
    g_string_append_printf(text, " (%s <= %s <= %s)", minimum, parameter->key,
                           maximum);
    return g_string_free(text, FALSE);
}

static void
add_parameter(GimpProcedure *procedure, const NoiseParameter *parameter)
{
    const char *label = lattice_translate(parameter->label);
    g_autofree char *blurb = describe(parameter);

    switch (parameter->kind) {
    case NOISE_KIND_CHOICE:
        gimp_procedure_add_string_argument(
            procedure, parameter->key, label, blurb,
            parameter->choices[(int)parameter->initial].nick,
            G_PARAM_READWRITE);
        break;
    case NOISE_KIND_REAL:
        gimp_procedure_add_double_argument(
            procedure, parameter->key, label, blurb, -BEYOND, BEYOND,
            parameter->initial, G_PARAM_READWRITE | G_PARAM_LAX_VALIDATION);
        break;
    case NOISE_KIND_COLOR:
        gimp_procedure_add_string_argument(procedure, parameter->key, label,
                                           blurb, parameter->initial_color,
                                           G_PARAM_READWRITE);
        break;
    case NOISE_KIND_GRADIENT:
        gimp_procedure_add_string_argument(procedure, parameter->key, label,
                                           blurb, parameter->initial_gradient,
                                           G_PARAM_READWRITE);
        break;
    case NOISE_KIND_SEED:
        gimp_procedure_add_int_argument(
            procedure, parameter->key, label, blurb, G_MININT32,
            LATTICE_SEED_MAX, (int)parameter->initial, G_PARAM_READWRITE);
        break;
    }
}

void
arguments_add(GimpProcedure *procedure)
{
    size_t n_parameters;
    const NoiseParameter *parameters = noise_parameters(&n_parameters);

    for (size_t i = 0; i < n_parameters; i++)
        add_parameter(procedure, &parameters[i]);
    gimp_procedure_add_string_argument(
        procedure, "recipe", _("Recipe"),
        _("A recipe such as \"lattice-noise/1 algorithm=simplex scale=32\"; it "
          "replaces all settings above"),
        "", G_PARAM_READWRITE);
    parameters = lattice_parameters(&n_parameters);
    for (size_t i = 0; i < n_parameters; i++) {
        /* The mode stands before the opacity, as in the dialog. */
        if (strcmp(parameters[i].key, "opacity") == 0)
            gimp_procedure_add_int_argument(
                procedure, "mode", _("Mode"),
                _("Mode of the new layer or filter"), G_MININT32, G_MAXINT32,
                GIMP_LAYER_MODE_NORMAL, G_PARAM_READWRITE);
        add_parameter(procedure, &parameters[i]);
    }
    gimp_procedure_add_string_argument(
        procedure, "preset", _("Preset"),
        _("The name of a preset such as \"marble\"; without a recipe, it "
          "replaces all settings of the noise except a seed other than 0"),
        "", G_PARAM_READWRITE);
    add_parameter(procedure, lattice_random_seed());
    gimp_procedure_add_string_argument(
        procedure, LATTICE_GRADIENT_ARGUMENT, _("GIMP gradient"),
        _("The name of a GIMP gradient, or \"active\"; if given, it colors the "
          "noise"),
        "", G_PARAM_READWRITE);
}

static gboolean
read_parameter(GimpProcedureConfig *config, const NoiseParameter *parameter,
               LatticeRequest *request, GError **error)
{
    const char *key = parameter->key;
    g_autofree char *text = NULL;
    double real;
    int whole;

    switch (parameter->kind) {
    case NOISE_KIND_CHOICE:
    case NOISE_KIND_COLOR:
    case NOISE_KIND_GRADIENT:
        g_object_get(config, key, &text, NULL);
        return lattice_request_set_text(request, key, text != NULL ? text : "",
                                        error);
    case NOISE_KIND_REAL:
        g_object_get(config, key, &real, NULL);
        return lattice_request_set_number(request, key, real, error);
    case NOISE_KIND_SEED:
        g_object_get(config, key, &whole, NULL);
        return lattice_request_set_number(request, key, whole, error);
    }
    return FALSE;
}

static gboolean
read_parameters(GimpProcedureConfig *config, const NoiseParameter *parameters,
                size_t n_parameters, LatticeRequest *request, GError **error)
{
    for (size_t i = 0; i < n_parameters; i++) {
        if (!read_parameter(config, &parameters[i], request, error))
            return FALSE;
    }
    return TRUE;
}

/* Reads the noise's parameters but for GIMP's gradient: those of the recipe or,
 * where that is empty, of the preset with its seed replaced, or else one by
 * one. */
static gboolean
read_source(GimpProcedureConfig *config, LatticeRequest *request,
            GError **error)
{
    g_autofree char *recipe = NULL;
    g_autofree char *preset = NULL;
    size_t n_parameters;
    const NoiseParameter *parameters = noise_parameters(&n_parameters);
    int seed;

    g_object_get(config, "recipe", &recipe, "preset", &preset, "seed", &seed,
                 NULL);
    const gboolean has_recipe = recipe != NULL && *recipe != '\0';
    if (preset != NULL && *preset != '\0') {
        g_autoptr(LatticePresets) presets = folders_find_presets();
        if (!lattice_presets_apply(presets, preset, request, error))
            return FALSE;
        if (!has_recipe)
            return seed == 0 ||
                   lattice_request_set_number(request, "seed", seed, error);
    }
    if (has_recipe)
        return lattice_request_set_recipe(request, recipe, error);
    return read_parameters(config, parameters, n_parameters, request, error);
}

static gboolean
read_noise(GimpProcedureConfig *config, LatticeRequest *request, GError **error)
{
    g_autofree char *gradient = NULL;

    g_object_get(config, LATTICE_GRADIENT_ARGUMENT, &gradient, NULL);
    return read_source(config, request, error) &&
           gradients_apply(gradient, request, error);
}

gboolean
arguments_read(GimpProcedureConfig *config, Job *job, GError **error)
{
    LatticeRequest *request = &job->request;
    int mode;
    size_t n_parameters;
    const NoiseParameter *parameters = lattice_parameters(&n_parameters);

    g_object_get(config, "mode", &mode, NULL);
    return read_noise(config, request, error) &&
           read_parameters(config, parameters, n_parameters, request, error) &&
           read_parameter(config, lattice_random_seed(), request, error) &&
           job_set_mode(job, mode, error);
}

static void
show_parameter(GimpProcedureConfig *config, const NoiseParameter *parameter,
               const NoiseParams *params)
{
    const double number = noise_params_get_number(params, parameter);
    char text[NOISE_TEXT_SIZE];

    switch (parameter->kind) {
    case NOISE_KIND_CHOICE:
        g_object_set(config, parameter->key,
                     parameter->choices[(int)number].nick, NULL);
        break;
    case NOISE_KIND_REAL:
        g_object_set(config, parameter->key, number, NULL);
        break;
    case NOISE_KIND_SEED:
        g_object_set(config, parameter->key, (int)number, NULL);
        break;
    case NOISE_KIND_COLOR:
    case NOISE_KIND_GRADIENT:
        noise_params_get_text(params, parameter, text);
        g_object_set(config, parameter->key, text, NULL);
        break;
    }
}

/* One of the request's own parameters. */
static const NoiseParameter *
find_own(const char *key)
{
    size_t n_parameters;
    const NoiseParameter *parameter = lattice_parameters(&n_parameters);

    while (strcmp(parameter->key, key) != 0)
        parameter++;
    return parameter;
}

/* Seeds of recipes have 64 bits, those of arguments fewer. */
static gboolean
refuse_seed(const NoiseParams *params, GError **error)
{
    char seed[NOISE_TEXT_SIZE];

    noise_params_get_text(params, noise_parameter_find("seed"), seed);
    g_set_error(error, LATTICE_ERROR, 0,
                _("The recipe's seed, %s, is too large for the dialog, which "
                  "allows up to %d: everything but the seed was applied"),
                seed, LATTICE_SEED_MAX);
    return FALSE;
}

gboolean
arguments_show_recipe(GimpProcedureConfig *config, const Job *job,
                      const char *recipe, GError **error)
{
    LatticeRequest request = job->request;
    size_t n_parameters;
    const NoiseParameter *parameters = noise_parameters(&n_parameters);

    if (!read_parameter(config, find_own("output"), &request, error) ||
        !read_parameter(config, find_own("anchor"), &request, error) ||
        !lattice_request_set_recipe(&request, recipe, error))
        return FALSE;
    lattice_seamless_recognize(&request);
    request.seamless = (NoiseSwitch)request.recipe_is_seamless;
    const gboolean has_seed = request.params.seed <= LATTICE_SEED_MAX;
    g_object_freeze_notify(G_OBJECT(config));
    for (size_t i = 0; i < n_parameters; i++) {
        if (parameters[i].kind != NOISE_KIND_SEED || has_seed)
            show_parameter(config, &parameters[i], &request.params);
    }
    show_parameter(config, find_own("seamless"), &request.params);
    g_object_thaw_notify(G_OBJECT(config));
    return has_seed || refuse_seed(&request.params, error);
}

void
arguments_start(GimpProcedureConfig *config, const Job *job)
{
    Job fresh = *job;

    if (arguments_read(config, &fresh, NULL) &&
        lattice_start_is_fresh(&fresh.request))
        g_object_set(config, "scale",
                     lattice_start_scale(fresh.request.canvas,
                                         fresh.request.params.algorithm),
                     NULL);
}

void
arguments_show_place(GimpProcedureConfig *config, const Job *job)
{
    size_t n_parameters;
    const NoiseParameter *parameters = lattice_parameters(&n_parameters);

    for (size_t i = 0; i < n_parameters; i++) {
        if (strcmp(parameters[i].key, "seamless") != 0)
            show_parameter(config, &parameters[i], &job->request.params);
    }
    g_object_set(config, "mode", job->mode, NULL);
}

LatticeOutput
arguments_get_output(GimpProcedureConfig *config, const char *argument)
{
    LatticeRequest request;
    g_autofree char *nick = NULL;

    lattice_request_init(&request);
    g_object_get(config, argument, &nick, NULL);
    if (nick != NULL)
        lattice_request_set_text(&request, "output", nick, NULL);
    return request.output;
}

gboolean
arguments_take_recipe(GimpProcedureConfig *config, char **recipe,
                      GError **error)
{
    g_autofree char *given = NULL, *preset = NULL, *gradient = NULL;

    *recipe = NULL;
    g_object_get(config, "recipe", &given, "preset", &preset,
                 LATTICE_GRADIENT_ARGUMENT, &gradient, NULL);
    if (gradient != NULL && *gradient != '\0') {
        LatticeRequest request;
        lattice_request_init(&request);
        if (!read_noise(config, &request, error))
            return FALSE;
        g_free(given);
        given = lattice_request_get_recipe(&request);
    }
    if (preset != NULL && *preset != '\0') {
        g_autoptr(LatticePresets) presets = folders_find_presets();
        *recipe = lattice_presets_load(presets, preset, error);
        if (*recipe == NULL)
            return FALSE;
    }
    if (given != NULL && *given != '\0') {
        g_free(*recipe);
        *recipe = g_steal_pointer(&given);
    }
    /* They would stand above the controls. */
    g_object_set(config, "recipe", "", "preset", "", LATTICE_GRADIENT_ARGUMENT,
                 "", NULL);
    return TRUE;
}
