/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Lattice Noise Studio.  Its arguments are, in this order: the parameters of the
 * noise and "seamless", its recipe, the request's other parameters and the layer
 * mode, arguments that only scripts use, and arguments in which the dialog
 * remembers its state.
 */
#include "studio.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include <noise-core/layers.h>

#include "defaults.h"
#include "draw.h"
#include "folders.h"
#include "gradient.h"
#include "layer-argument.h"
#include "look.h"

/* The argument that names a covering. */
#define COVERING "covering"

/* ---- The procedure ---------------------------------------------------- */

static void
add(GArray *arguments, LatticeArgument argument)
{
    g_array_append_val(arguments, argument);
}

/* Adds the layer mode, which is not in a table of parameters, to the opacity's
 * group. */
static void
add_mode(GArray *arguments, const NoiseParameter *opacity)
{
    LatticeArgument mode = {
        LATTICE_WHOLE_ARGUMENT("mode", NOISE_TEXT("Mode"),
                               NOISE_TEXT("Mode of the new layer or filter"),
                               GIMP_LAYER_MODE_NORMAL, 0, 0)};

    mode.use = LATTICE_MODE;
    mode.parameter.group = opacity->group;
    mode.parameter.when = opacity->when;
    add(arguments, mode);
}

/* Adds parameters in the order in which the dialog shows them. */
static void
add_parameters(GArray *arguments, const NoiseParameter *parameters,
               size_t n_parameters)
{
    for (size_t i = 0; i < n_parameters; i++) {
        const char *key = parameters[i].key;
        if (strcmp(key, "opacity") == 0)
            add_mode(arguments, &parameters[i]);
        if (strcmp(key, "seamless") != 0)
            add(arguments, (LatticeArgument){.parameter = parameters[i]});
        if (strcmp(key, "size") == 0)
            add(arguments,
                (LatticeArgument){.parameter =
                                      *lattice_parameter_find("seamless")});
    }
}

static void
add_text(GArray *arguments, const char *key, const char *label,
         const char *blurb)
{
    add(arguments, (LatticeArgument){LATTICE_TEXT_ARGUMENT(LATTICE_TEXT_PLAIN,
                                                           key, label, blurb),
                                     .is_for_scripts = TRUE});
}

/* Adds an argument that only the dialog uses, to remember something.  Its label and
 * blurb are not translated, because nobody sees them. */
static void
add_remembered(GArray *arguments, const char *key, const char *label,
               const char *blurb)
{
    add(arguments, (LatticeArgument){LATTICE_TEXT_ARGUMENT(LATTICE_TEXT_PLAIN,
                                                           key, label, blurb),
                                     .is_for_dialog = TRUE});
}

/* If there are layers, returns FALSE for parameters that each layer sets separately.
 * If the noise is seamless, returns FALSE for the periods, which then come from the
 * image. */
static gboolean
applies(const LatticeArgument *argument, GObject *config)
{
    const NoiseParameter *parameter =
        noise_parameter_find(argument->parameter.key);

    if (parameter == NULL)
        return TRUE;
    if (!parameter->is_of_whole) {
        g_autofree char *layers =
            lattice_read_text(config, LATTICE_LAYERS_ARGUMENT);
        return *layers == '\0';
    }
    if (strcmp(parameter->key, "period-x") == 0 ||
        strcmp(parameter->key, "period-y") == 0) {
        g_autofree char *seamless = lattice_read_text(config, "seamless");
        return strcmp(seamless, "yes") != 0;
    }
    return TRUE;
}

/* The arguments of the procedure in GIMP 2.10, in order.  They include only the main
 * parameters; scripts set the others with a recipe. */
static const char *const positions[] = {
    "algorithm",   "scale",
    "size",        "octaves",
    "persistence", "seed",
    "recipe",      "output",
    "anchor",      "mode",
    "opacity",     "preset",
    "random-seed", LATTICE_GRADIENT_ARGUMENT,
    "seamless",    NULL,
};

static const char help[] =
    "Draws noise inside the selection on a layer, channel or mask, or on a new "
    "layer, a layer's mask or a new channel.  The stored values are those of "
    "the noise, at any precision.  The drawable keeps its recipe as the "
    "parasite \"" LATTICE_RECIPE_PARASITE
    "\".  If an argument is wrong, the error names it, and nothing is changed.";

LatticeProcedure *
studio_describe(void)
{
    GArray *arguments = g_array_new(FALSE, FALSE, sizeof(LatticeArgument));
    LatticeProcedure *description = g_new(LatticeProcedure, 1);
    size_t n_parameters;
    const NoiseParameter *parameters = noise_parameters(&n_parameters);

    add_parameters(arguments, parameters, n_parameters);
    add_text(arguments, "recipe", NOISE_TEXT("Recipe"),
             NOISE_TEXT("A recipe such as \"lattice-noise/1 algorithm=simplex "
                        "scale=32\"; it replaces all settings above"));
    parameters = lattice_parameters(&n_parameters);
    add_parameters(arguments, parameters, n_parameters);
    add_text(arguments, "preset", NOISE_TEXT("Preset"),
             NOISE_TEXT("The name of a preset such as \"marble\"; without a "
                        "recipe, it replaces all noise settings except a seed "
                        "other than 0"));
    add(arguments,
        (LatticeArgument){.parameter = *lattice_parameter_find("random-seed"),
                          .is_for_scripts = TRUE});
    add_text(arguments, LATTICE_GRADIENT_ARGUMENT, NOISE_TEXT("GIMP gradient"),
             NOISE_TEXT("The name of a GIMP gradient, or \"active\"; if given, "
                        "it colors the noise"));
    add_text(
        arguments, COVERING, NOISE_TEXT("Covering"),
        NOISE_TEXT("The name of a covering such as \"moss\"; if given, its "
                   "layers go on top of the noise"));
    add_remembered(arguments, "open-groups", "Open groups",
                   "Groups of controls that are open");
    add_remembered(arguments, "next-output", "Next output",
                   "The output with which the dialog begins");
    add_remembered(arguments, LATTICE_LAYERS_ARGUMENT, "Layers",
                   "The layers of the recipe");
    add_remembered(arguments, "look", "Look",
                   "The preset that the noise was made from");
    *description = (LatticeProcedure){
        .name = LATTICE_PROCEDURE,
        .menu_label = NOISE_TEXT("Lattice Noise _Studio..."),
        .blurb = NOISE_TEXT("Clouds, stone, wood, fabric and "
                            "other textures from noise"),
        .help = help,
        .n_arguments = arguments->len,
        .positions = positions,
        .applies = applies,
        .takes_image = TRUE};
    description->arguments = (void *)g_array_free(arguments, FALSE);
    return description;
}

/* ---- The values of its arguments -------------------------------------- */

/* Stores the recipe that results from the arguments "recipe" and "preset", unless
 * neither is given; free it with g_free().  A preset is fitted to the canvas.
 * Also stores whether to read the argument "seed": a recipe overrides it, while a
 * preset overrides only a seed of 0.  Refuses a bad preset even if a recipe
 * overrides the preset. */
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

/* Colors the noise with one of GIMP's gradients, if an argument names one. */
static gboolean
apply_gradient(GObject *config, NoiseParams *noise, GError **error)
{
    g_autofree char *name =
        lattice_read_text(config, LATTICE_GRADIENT_ARGUMENT);

    if (*name == '\0')
        return TRUE;
    noise->coloring = NOISE_COLORING_GRADIENT;
    return host_find_gradient(name, &noise->gradient) ||
           lattice_refuse(
               error,
               /* TRANSLATORS: gimp-gradient is the name of an argument. */
               _("gimp-gradient is \"%s\": GIMP has no gradient with this "
                 "name; choose one from its Gradients dialog, or \"active\""),
               name);
}

/* Puts the layers of a covering over the noise, if an argument names one.  The
 * argument is the name of its preset, with or without "over-". */
static gboolean
apply_covering(GObject *config, NoiseRecipe *recipe, GError **error)
{
    g_autofree char *name = lattice_read_text(config, COVERING);
    const PicturesPreset *preset = pictures_covering_find(name);
    g_auto(LatticeRequest) above = {.recipe = NULL};
    NoiseError problem;

    if (*name == '\0')
        return TRUE;
    g_autofree char *text = lattice_presets_load(
        folders_find_presets(), preset != NULL ? preset->name : name, error);
    return text != NULL && lattice_request_parse(&above, text, error) &&
           (noise_recipe_cover(recipe, above.recipe,
                               pictures_covering_name(name), &problem) ||
            lattice_refuse_problem(error, &problem));
}

static gboolean
read_request(GObject *config, LatticeRequest *request, GError **error)
{
    g_autofree char *recipe = NULL;
    gboolean takes_seed;

    if (!find_recipe(config, request->canvas, &recipe, &takes_seed, error) ||
        !lattice_request_read(request, recipe, config, error) ||
        (recipe == NULL && !lattice_layers_read(config, request, error)))
        return FALSE;
    NoiseParams *noise = noise_recipe_edit(request->recipe);
    const uint64_t seed = noise->seed;
    if (takes_seed && !lattice_parameter_read(
                          noise, noise_parameter_find("seed"), config, error))
        return FALSE;
    if (noise->seed == 0)
        noise->seed = seed;
    return apply_gradient(config, noise, error) &&
           apply_covering(config, request->recipe, error);
}

gboolean
studio_read(GObject *config, Job *job, GError **error)
{
    g_autofree char *look = lattice_read_text(config, "look");
    int mode;

    g_object_get(config, "mode", &mode, NULL);
    job->look = *look != '\0' ? g_intern_string(look) : NULL;
    return read_request(config, &job->request, error) &&
           job_set_mode(job, mode, error);
}

gboolean
studio_show_recipe(GObject *config, const Job *job, const char *recipe,
                   double asked_size, GError **error)
{
    g_auto(LatticeRequest) request = lattice_request_copy(&job->request);
    size_t n_parameters;
    const NoiseParameter *parameters = noise_parameters(&n_parameters);
    char seed[NOISE_TEXT_SIZE];

    if (!lattice_parameter_read(&request, lattice_parameter_find("output"),
                                config, error) ||
        !lattice_parameter_read(&request, lattice_parameter_find("anchor"),
                                config, error) ||
        !lattice_request_set_recipe(&request, recipe, error))
        return FALSE;
    lattice_seamless_recognize(&request, asked_size);
    const NoiseParams *noise = noise_recipe_params(request.recipe);
    /* Recipes have 64-bit seeds; the property "seed" may have fewer bits. */
    const GParamSpec *property =
        g_object_class_find_property(G_OBJECT_GET_CLASS(config), "seed");
    const gboolean has_seed = property->value_type == G_TYPE_UINT64 ||
                              noise->seed <= LATTICE_SEED_MAX;
    g_object_freeze_notify(config);
    for (size_t i = 0; i < n_parameters; i++) {
        if (parameters[i].kind != NOISE_KIND_SEED || has_seed)
            lattice_parameter_show(noise, &parameters[i], config);
    }
    lattice_parameter_show(&request, lattice_parameter_find("seamless"),
                           config);
    lattice_layers_put(config, request.recipe);
    g_object_thaw_notify(config);
    noise_params_get_text(noise, noise_parameter_find("seed"), seed);
    return has_seed ||
           lattice_refuse(error,
                          _("The seed was left unchanged: it is %s in the "
                            "recipe, but the dialog only allows up to %d"),
                          seed, LATTICE_SEED_MAX);
}

void
studio_start(GObject *config, const Job *job)
{
    g_auto(Job) fresh = job_copy(job);

    if (!studio_read(config, &fresh, NULL))
        return;
    const NoiseRecipe *recipe = fresh.request.recipe;
    const LatticeExtent canvas = fresh.request.canvas;
    if (lattice_default_holds(recipe, canvas))
        g_object_set(config, "scale",
                     lattice_default_scale(
                         canvas, noise_recipe_params(recipe)->algorithm),
                     NULL);
}

void
studio_show_place(GObject *config, const Job *job)
{
    size_t n_parameters;
    const NoiseParameter *parameters = lattice_parameters(&n_parameters);

    for (size_t i = 0; i < n_parameters; i++) {
        if (strcmp(parameters[i].key, "seamless") != 0)
            lattice_parameter_show(&job->request, &parameters[i], config);
    }
    g_object_set(config, "mode", job->mode, NULL);
}

LatticeOutput
studio_get_output(GObject *config, const char *argument)
{
    g_autofree char *nick = lattice_read_text(config, argument);
    g_auto(LatticeRequest) request;

    lattice_request_init(&request);
    lattice_request_set_text(&request, "output", nick, NULL);
    return request.output;
}

gboolean
studio_take_recipe(GObject *config, const Job *job, char **recipe,
                   GError **error)
{
    g_auto(LatticeRequest) request = lattice_request_copy(&job->request);
    g_autofree char *gradient =
        lattice_read_text(config, LATTICE_GRADIENT_ARGUMENT);
    g_autofree char *covering = lattice_read_text(config, COVERING);
    gboolean takes_seed;

    *recipe = NULL;
    if (*gradient != '\0' || *covering != '\0') {
        if (!read_request(config, &request, error))
            return FALSE;
        *recipe = lattice_recipe_print(request.recipe);
    } else if (!find_recipe(config, request.canvas, recipe, &takes_seed,
                            error)) {
        return FALSE;
    }
    /* Clear these arguments, because they would override the controls. */
    g_object_set(config, "recipe", "", "preset", "", LATTICE_GRADIENT_ARGUMENT,
                 "", COVERING, "", NULL);
    return TRUE;
}

/* ---- Drawing ---------------------------------------------------------- */

/* Names the layer or channel that a checked job makes after the job's look. */
static void
name_new(Job *job)
{
    if (!job_makes_layer(job) &&
        job->request.output != LATTICE_OUTPUT_NEW_CHANNEL)
        return;
    g_autoptr(GPtrArray) list = lattice_presets_list(folders_find_presets());
    job->name = lattice_look_name(list, &job->request, job->look);
}

gboolean
studio_prepare(GObject *config, GimpRunMode run_mode, Job *job, GError **error)
{
    if (!studio_read(config, job, error))
        return FALSE;
    /* After a dialog, keep the seed that the preview showed. */
    if (run_mode != GIMP_RUN_INTERACTIVE &&
        job->request.random_seed == NOISE_SWITCH_YES)
        noise_recipe_edit(job->request.recipe)->seed =
            (uint64_t)g_random_int_range(0, LATTICE_SEED_MAX);
    if (!lattice_request_check(&job->request, error))
        return FALSE;
    name_new(job);
    return TRUE;
}

GimpPDBStatusType
studio_draw(const Job *job, GimpRunMode run_mode, HostDrawable *drawn,
            GError **error)
{
    /* Save the noise even if it cannot be drawn, for example because its layer is
     * gone. */
    if (run_mode != GIMP_RUN_NONINTERACTIVE)
        lattice_last_noise_save(gimp_directory(), &job->request);
    if (!job_check_place(job, error))
        return GIMP_PDB_CALLING_ERROR;
    *drawn = draw_job(job, error);
    if (*drawn == HOST_NONE)
        return GIMP_PDB_EXECUTION_ERROR;
    if (run_mode != GIMP_RUN_NONINTERACTIVE)
        gimp_displays_flush();
    return GIMP_PDB_SUCCESS;
}
