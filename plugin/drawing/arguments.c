/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Reads arguments, the properties of an object, into jobs, and shows recipes in
 * them.
 */
#include "arguments.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "defaults.h"
#include "folders.h"
#include "gradient.h"

/* Replaces a preset's seed by the argument "seed", unless that is 0. */
static gboolean
replace_seed(GObject *config, LatticeRequest *request, GError **error)
{
    const uint64_t seed = request->picture.noise.seed;

    if (!lattice_request_read(request, noise_parameter_find("seed"), 1, config,
                              error))
        return FALSE;
    if (request->picture.noise.seed == 0)
        request->picture.noise.seed = seed;
    return TRUE;
}

/* Reads the noise's parameters, except for GIMP's gradient, from the first of
 * these that is given: the recipe, the preset (with its seed replaced), the
 * single arguments.  A preset is refused even if a recipe overrides it. */
static gboolean
read_source(GObject *config, LatticeRequest *request, GError **error)
{
    g_autofree char *recipe = NULL;
    g_autofree char *preset = NULL;
    size_t n_parameters;
    const NoiseParameter *parameters = noise_parameters(&n_parameters);

    g_object_get(config, "recipe", &recipe, "preset", &preset, NULL);
    const gboolean has_recipe = recipe != NULL && *recipe != '\0';
    if (preset != NULL && *preset != '\0') {
        g_autoptr(LatticePresets) presets = folders_find_presets();
        if (!lattice_presets_apply(presets, preset, request, error))
            return FALSE;
        if (!has_recipe)
            return replace_seed(config, request, error);
    }
    if (has_recipe)
        return lattice_request_set_recipe(request, recipe, error);
    return lattice_request_read(request, parameters, n_parameters, config,
                                error);
}

/* Colors the noise by one of GIMP's gradients, if one is named. */
static gboolean
apply_gradient(const char *name, LatticeRequest *request, GError **error)
{
    NoiseGradient stops;

    if (name == NULL || *name == '\0')
        return TRUE;
    if (!host_find_gradient(name, &stops))
        return lattice_gradient_refuse(name, error);
    lattice_gradient_apply(&stops, request);
    return TRUE;
}

static gboolean
read_noise(GObject *config, LatticeRequest *request, GError **error)
{
    g_autofree char *gradient = NULL;

    g_object_get(config, LATTICE_GRADIENT_ARGUMENT, &gradient, NULL);
    return read_source(config, request, error) &&
           apply_gradient(gradient, request, error);
}

static gboolean
read_own(GObject *config, const char *key, LatticeRequest *request,
         GError **error)
{
    return lattice_request_read(request, lattice_parameter_find(key), 1, config,
                                error);
}

gboolean
arguments_read(GObject *config, Job *job, GError **error)
{
    LatticeRequest *request = &job->request;
    int mode;
    size_t n_parameters;
    const NoiseParameter *parameters = lattice_parameters(&n_parameters);

    g_object_get(config, "mode", &mode, NULL);
    return read_noise(config, request, error) &&
           lattice_request_read(request, parameters, n_parameters, config,
                                error) &&
           read_own(config, "random-seed", request, error) &&
           job_set_mode(job, mode, error);
}

/* Recipes have seeds of 64 bits; the property "seed" may have fewer. */
static gboolean
can_show_seed(GObject *config, const NoiseParams *params)
{
    const GParamSpec *property =
        g_object_class_find_property(G_OBJECT_GET_CLASS(config), "seed");

    return property->value_type == G_TYPE_UINT64 ||
           params->seed <= LATTICE_SEED_MAX;
}

static gboolean
refuse_seed(const NoiseParams *params, GError **error)
{
    char seed[NOISE_TEXT_SIZE];

    noise_params_get_text(params, noise_parameter_find("seed"), seed);
    g_set_error(error, LATTICE_ERROR, 0,
                _("The seed was left unchanged: the recipe's is %s, but the "
                  "dialog allows up to %d"),
                seed, LATTICE_SEED_MAX);
    return FALSE;
}

gboolean
arguments_show_recipe(GObject *config, const Job *job, const char *recipe,
                      GError **error)
{
    LatticeRequest request = job->request;
    size_t n_parameters;
    const NoiseParameter *parameters = noise_parameters(&n_parameters);

    if (!read_own(config, "output", &request, error) ||
        !read_own(config, "anchor", &request, error) ||
        !lattice_request_set_recipe(&request, recipe, error))
        return FALSE;
    lattice_seamless_recognize(&request);
    request.seamless = (NoiseSwitch)request.picture.is_seamless;
    const gboolean has_seed = can_show_seed(config, &request.picture.noise);
    g_object_freeze_notify(config);
    for (size_t i = 0; i < n_parameters; i++) {
        if (parameters[i].kind != NOISE_KIND_SEED || has_seed)
            lattice_request_show(&request, &parameters[i], config);
    }
    lattice_request_show(&request, lattice_parameter_find("seamless"), config);
    g_object_thaw_notify(config);
    return has_seed || refuse_seed(&request.picture.noise, error);
}

void
arguments_start(GObject *config, const Job *job)
{
    Job fresh = *job;

    if (arguments_read(config, &fresh, NULL) &&
        lattice_default_holds(&fresh.request))
        g_object_set(
            config, "scale",
            lattice_default_scale(fresh.request.canvas,
                                  fresh.request.picture.noise.algorithm),
            NULL);
}

void
arguments_show_place(GObject *config, const Job *job)
{
    size_t n_parameters;
    const NoiseParameter *parameters = lattice_parameters(&n_parameters);

    for (size_t i = 0; i < n_parameters; i++) {
        if (strcmp(parameters[i].key, "seamless") != 0)
            lattice_request_show(&job->request, &parameters[i], config);
    }
    g_object_set(config, "mode", job->mode, NULL);
}

LatticeOutput
arguments_get_output(GObject *config, const char *argument)
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
arguments_take_recipe(GObject *config, char **recipe, GError **error)
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
    /* Left in the arguments, they would override the controls. */
    g_object_set(config, "recipe", "", "preset", "", LATTICE_GRADIENT_ARGUMENT,
                 "", NULL);
    return TRUE;
}
