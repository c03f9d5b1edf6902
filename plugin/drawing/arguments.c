/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Reads arguments, the properties of an object, into jobs, and shows recipes in
 * them.
 */
#include "arguments.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include <noise-core/layers.h>

#include "defaults.h"
#include "folders.h"
#include "gradient.h"
#include "look.h"

/* Stores the recipe that the arguments "recipe" and "preset", fitted to the
 * canvas, amount to, to be freed with g_free(), unless neither is given; and
 * whether the argument "seed" takes effect: not beside a recipe, and beside a
 * preset if it is not 0.  A preset is refused even if a recipe overrides it. */
static gboolean
find_recipe(GObject *config, LatticeExtent canvas, char **recipe,
            gboolean *takes_seed, GError **error)
{
    g_autofree char *given = lattice_read_text(config, "recipe");
    g_autofree char *preset = lattice_read_text(config, "preset");

    *takes_seed = *given == '\0';
    if (*preset != '\0') {
        g_autofree char *loaded =
            lattice_presets_load(folders_find_presets(), preset, error);
        if (loaded == NULL)
            return FALSE;
        *recipe = lattice_look_fit_recipe(loaded, LATTICE_LOOK_EXTENT, canvas);
    }
    if (*given != '\0') {
        g_free(*recipe);
        *recipe = g_steal_pointer(&given);
    }
    return TRUE;
}

/* Colors the noise by one of GIMP's gradients, if one is named. */
static gboolean
apply_gradient(GObject *config, NoiseParams *noise, GError **error)
{
    g_autofree char *name =
        lattice_read_text(config, LATTICE_GRADIENT_ARGUMENT);

    if (*name == '\0')
        return TRUE;
    noise->coloring = NOISE_COLORING_GRADIENT;
    if (host_find_gradient(name, &noise->gradient))
        return TRUE;
    g_set_error(error, LATTICE_ERROR, 0,
                /* TRANSLATORS: gimp-gradient is the name of an argument. */
                _("gimp-gradient is \"%s\": GIMP has no gradient of this name; "
                  "choose one from its Gradients dialog, or \"active\""),
                name);
    return FALSE;
}

/* Puts the layers of a covering over the noise, if one is named: by the name of its
 * preset, or by what stands after "over-" in it. */
static gboolean
apply_covering(GObject *config, NoiseParams *noise, GError **error)
{
    g_autofree char *name = lattice_read_text(config, ARGUMENTS_COVERING);
    const PicturesPreset *preset = pictures_covering_find(name);
    LatticeRequest above;
    NoiseError problem;

    if (*name == '\0')
        return TRUE;
    g_autofree char *recipe = lattice_presets_load(
        folders_find_presets(), preset != NULL ? preset->name : name, error);
    return recipe != NULL && lattice_request_parse(&above, recipe, error) &&
           (noise_params_add_layers(noise, &above.noise, name, &problem) ||
            lattice_refuse_problem(error, &problem));
}

static gboolean
read_one(LatticeRequest *request, const char *key, GObject *config,
         GError **error)
{
    return lattice_parameter_read(&request->noise, lattice_parameter_find(key),
                                  config, error);
}

static gboolean
read_request(GObject *config, LatticeRequest *request, GError **error)
{
    g_autofree char *recipe = NULL;
    gboolean takes_seed;

    if (!find_recipe(config, request->canvas, &recipe, &takes_seed, error) ||
        !lattice_request_read(request, recipe, config, error))
        return FALSE;
    const uint64_t seed = request->noise.seed;
    if (takes_seed && !read_one(request, "seed", config, error))
        return FALSE;
    if (request->noise.seed == 0)
        request->noise.seed = seed;
    return apply_gradient(config, &request->noise, error) &&
           apply_covering(config, &request->noise, error);
}

gboolean
arguments_read(GObject *config, Job *job, GError **error)
{
    g_autofree char *look = lattice_read_text(config, "look");
    int mode;

    g_object_get(config, "mode", &mode, NULL);
    job->look = *look != '\0' ? g_intern_string(look) : NULL;
    return read_request(config, &job->request, error) &&
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

    if (!read_one(&request, "output", config, error) ||
        !read_one(&request, "anchor", config, error) ||
        !lattice_request_set_recipe(&request, recipe, error))
        return FALSE;
    lattice_seamless_recognize(&request);
    const gboolean has_seed = can_show_seed(config, &request.noise);
    g_object_freeze_notify(config);
    for (size_t i = 0; i < n_parameters; i++) {
        if (parameters[i].kind != NOISE_KIND_SEED || has_seed)
            lattice_parameter_show(&request.noise, &parameters[i], config);
    }
    lattice_parameter_show(&request.noise, lattice_parameter_find("seamless"),
                           config);
    g_object_set(config, LATTICE_LAYERS_ARGUMENT, request.noise.layers, NULL);
    g_object_thaw_notify(config);
    return has_seed || refuse_seed(&request.noise, error);
}

void
arguments_start(GObject *config, const Job *job)
{
    Job fresh = *job;

    if (!arguments_read(config, &fresh, NULL))
        return;
    const LatticeRequest *request = &fresh.request;
    g_autofree char *recipe = lattice_recipe_print(&request->noise);
    if (lattice_default_holds(recipe, request->canvas))
        g_object_set(
            config, "scale",
            lattice_default_scale(request->canvas, request->noise.algorithm),
            NULL);
}

void
arguments_show_place(GObject *config, const Job *job)
{
    size_t n_parameters;
    const NoiseParameter *parameters = lattice_parameters(&n_parameters);

    for (size_t i = 0; i < n_parameters; i++) {
        if (strcmp(parameters[i].key, "seamless") != 0)
            lattice_parameter_show(&job->request.noise, &parameters[i], config);
    }
    g_object_set(config, "mode", job->mode, NULL);
}

LatticeOutput
arguments_get_output(GObject *config, const char *argument)
{
    LatticeRequest request;
    g_autofree char *nick = lattice_read_text(config, argument);

    lattice_request_init(&request);
    lattice_request_set_text(&request, "output", nick, NULL);
    return request.output;
}

gboolean
arguments_take_recipe(GObject *config, const Job *job, char **recipe,
                      GError **error)
{
    LatticeRequest request = job->request;
    g_autofree char *gradient =
        lattice_read_text(config, LATTICE_GRADIENT_ARGUMENT);
    g_autofree char *covering = lattice_read_text(config, ARGUMENTS_COVERING);
    gboolean takes_seed;

    *recipe = NULL;
    if (*gradient != '\0' || *covering != '\0') {
        if (!read_request(config, &request, error))
            return FALSE;
        *recipe = lattice_recipe_print(&request.noise);
    } else if (!find_recipe(config, request.canvas, recipe, &takes_seed,
                            error)) {
        return FALSE;
    }
    /* Left in the arguments, they would override the controls. */
    g_object_set(config, "recipe", "", "preset", "", LATTICE_GRADIENT_ARGUMENT,
                 "", ARGUMENTS_COVERING, "", NULL);
    return TRUE;
}
