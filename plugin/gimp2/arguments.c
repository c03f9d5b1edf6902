/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Arguments, in their order: those of every run, the main parameters of the
 * noise, its recipe, the request's parameters with the layer mode, and what
 * came later, because the order is public.
 */
#include "arguments.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "folders.h"
#include "gradient.h"
#include "gradients.h"
#include "procedures.h"

/* An argument; parameter is NULL for those that stand in no table. */
typedef struct Argument {
    GimpPDBArgType type;
    const char *name;
    const char *description;
    const NoiseParameter *parameter;
} Argument;

/* What is told of arguments is not translated: it is for programmers. */
static const Argument first[ARGUMENTS_ALWAYS] = {
    {GIMP_PDB_INT32, "run-mode", PROCEDURES_RUN_MODE, NULL},
    {GIMP_PDB_IMAGE, "image", "The image", NULL},
    {GIMP_PDB_DRAWABLE, "drawable",
     "What to draw on: a layer, channel or mask; a new layer goes above it",
     NULL},
};
static const Argument recipe = {
    GIMP_PDB_STRING, "recipe",
    "A recipe such as \"lattice-noise/1 algorithm=simplex scale=32\"; unless "
    "it is empty it replaces all parameters of the noise before it, and its "
    "seed may have 64 bits",
    NULL};
static const Argument mode = {
    GIMP_PDB_INT32, "mode",
    "Layer mode of a new layer, such as LAYER-MODE-NORMAL (28); not one for "
    "painting or for groups",
    NULL};

static const Argument preset = {
    GIMP_PDB_STRING, "preset",
    "The name of a preset such as \"marble\"; unless it is empty, or there is "
    "a recipe, it replaces all parameters of the noise but a seed other than 0",
    NULL};

static const Argument gimp_gradient = {
    GIMP_PDB_STRING, LATTICE_GRADIENT_ARGUMENT,
    "The name of one of GIMP's gradients such as \"Sunrise\", or \"active\"; "
    "unless it is empty the noise is colored by it, whatever else says, and "
    "the recipe drawn has its stops",
    NULL};

static void
add_parameter(GArray *arguments, const NoiseParameter *parameter)
{
    static const GimpPDBArgType types[] = {
        [NOISE_KIND_CHOICE] = GIMP_PDB_STRING,
        [NOISE_KIND_REAL] = GIMP_PDB_FLOAT,
        [NOISE_KIND_SEED] = GIMP_PDB_INT32,
        [NOISE_KIND_COLOR] = GIMP_PDB_STRING,
        [NOISE_KIND_GRADIENT] = GIMP_PDB_STRING,
    };
    const Argument argument = {types[parameter->kind], parameter->key,
                               parameter->blurb, parameter};

    /* The mode stands before the opacity, as in the dialog. */
    if (strcmp(parameter->key, "opacity") == 0)
        g_array_append_val(arguments, mode);
    g_array_append_val(arguments, argument);
}

/* All arguments; free with g_array_unref(). */
static GArray *
list_arguments(void)
{
    GArray *arguments = g_array_new(FALSE, FALSE, sizeof(Argument));
    size_t n_parameters;

    g_array_append_vals(arguments, first, ARGUMENTS_ALWAYS);
    const NoiseParameter *parameters = noise_parameters(&n_parameters);
    for (size_t i = 0; i < n_parameters; i++) {
        if (parameters[i].group == NOISE_GROUP_MAIN)
            add_parameter(arguments, &parameters[i]);
    }
    g_array_append_val(arguments, recipe);
    parameters = lattice_parameters(&n_parameters);
    for (size_t i = 0; i < n_parameters; i++) {
        if (strcmp(parameters[i].key, "seamless") != 0)
            add_parameter(arguments, &parameters[i]);
    }
    g_array_append_val(arguments, preset);
    add_parameter(arguments, lattice_random_seed());
    g_array_append_val(arguments, gimp_gradient);
    for (size_t i = 0; i < n_parameters; i++) {
        if (strcmp(parameters[i].key, "seamless") == 0)
            add_parameter(arguments, &parameters[i]);
    }
    return arguments;
}

/* The description with the choices or the range; free with g_free(). */
static char *
describe(const Argument *argument)
{
    const NoiseParameter *parameter = argument->parameter;
    GString *text = g_string_new(argument->description);

    if (parameter == NULL)
        return g_string_free(text, FALSE);
    if (parameter->kind == NOISE_KIND_CHOICE) {
        for (size_t i = 0; i < parameter->n_choices; i++)
            g_string_append_printf(text, "%s \"%s\"", i == 0 ? " {" : ",",
                                   parameter->choices[i].nick);
        g_string_append(text, " }");
    } else {
        const gboolean is_seed = parameter->kind == NOISE_KIND_SEED;
        char minimum[G_ASCII_DTOSTR_BUF_SIZE], maximum[G_ASCII_DTOSTR_BUF_SIZE];

        /* Ten digits write both the core's limits and the largest seed. */
        g_ascii_formatd(minimum, sizeof minimum, "%.10g",
                        is_seed ? 0 : parameter->minimum);
        g_ascii_formatd(maximum, sizeof maximum, "%.10g",
                        is_seed ? LATTICE_SEED_MAX : parameter->maximum);
        g_string_append_printf(text, " (%s <= %s <= %s)", minimum,
                               argument->name, maximum);
    }
    return g_string_free(text, FALSE);
}

GimpParamDef *
arguments_new(int *n_arguments)
{
    GArray *arguments = list_arguments();
    GimpParamDef *definitions = g_new(GimpParamDef, arguments->len);

    for (guint i = 0; i < arguments->len; i++) {
        const Argument *argument = &g_array_index(arguments, Argument, i);
        definitions[i].type = argument->type;
        definitions[i].name = g_strdup(argument->name);
        definitions[i].description = describe(argument);
    }
    *n_arguments = (int)arguments->len;
    g_array_unref(arguments);
    return definitions;
}

void
arguments_free(GimpParamDef *definitions, int n_arguments)
{
    for (int i = 0; i < n_arguments; i++) {
        g_free(definitions[i].name);
        g_free(definitions[i].description);
    }
    g_free(definitions);
}

static gboolean
read_parameter(const NoiseParameter *parameter, const GimpParam *value,
               Job *job, GError **error)
{
    const char *text;

    switch (parameter->kind) {
    case NOISE_KIND_CHOICE:
    case NOISE_KIND_COLOR:
    case NOISE_KIND_GRADIENT:
        text = value->data.d_string;
        return lattice_request_set_text(&job->request, parameter->key,
                                        text != NULL ? text : "", error);
    case NOISE_KIND_REAL:
        return lattice_request_set_number(&job->request, parameter->key,
                                          value->data.d_float, error);
    case NOISE_KIND_SEED:
        return lattice_request_set_number(&job->request, parameter->key,
                                          value->data.d_int32, error);
    }
    return FALSE;
}

/* The text of one of the arguments; never NULL. */
static const char *
find_text(const GArray *arguments, const GimpParam *values, const char *name)
{
    for (guint i = 0; i < arguments->len; i++) {
        const char *text = values[i].data.d_string;
        if (strcmp(g_array_index(arguments, Argument, i).name, name) == 0)
            return text != NULL ? text : "";
    }
    return "";
}

/* What gives the noise's parameters: each its argument, a recipe, or a preset,
 * of which the seed's argument replaces one. */
typedef enum Source { FROM_ARGUMENTS, FROM_RECIPE, FROM_PRESET } Source;

/* Reads recipe and preset. */
static gboolean
read_source(const GArray *arguments, const GimpParam *values, Job *job,
            Source *source, GError **error)
{
    const char *recipe_text = find_text(arguments, values, recipe.name);
    const char *preset_name = find_text(arguments, values, preset.name);

    *source = FROM_ARGUMENTS;
    if (*preset_name != '\0') {
        g_autoptr(LatticePresets) presets = folders_find_presets();
        *source = FROM_PRESET;
        if (!lattice_presets_apply(presets, preset_name, &job->request, error))
            return FALSE;
    }
    if (*recipe_text != '\0')
        *source = FROM_RECIPE;
    return lattice_request_set_recipe(&job->request, recipe_text, error);
}

/* Reads an argument that is neither recipe nor preset. */
static gboolean
read_argument(const Argument *argument, const GimpParam *value, Source source,
              Job *job, GError **error)
{
    const NoiseParameter *parameter = argument->parameter;

    if (strcmp(argument->name, mode.name) == 0)
        return job_set_mode(job, value->data.d_int32, error);
    if (parameter == NULL)
        return TRUE;
    if (source != FROM_ARGUMENTS &&
        noise_parameter_find(parameter->key) == parameter &&
        (source == FROM_RECIPE || parameter->kind != NOISE_KIND_SEED ||
         value->data.d_int32 == 0))
        return TRUE;
    return read_parameter(parameter, value, job, error);
}

gboolean
arguments_read(const GimpParam *values, int n_values, Job *job, GError **error)
{
    GArray *arguments = list_arguments();
    gboolean is_good = (guint)n_values == arguments->len;

    if (!is_good) {
        g_set_error(error, LATTICE_ERROR, 0,
                    _("%d arguments were given: give %d"), n_values,
                    (int)arguments->len);
    } else {
        Source source;
        is_good = read_source(arguments, values, job, &source, error);
        for (guint i = 0; i < arguments->len && is_good; i++)
            is_good = read_argument(&g_array_index(arguments, Argument, i),
                                    &values[i], source, job, error);
        is_good = is_good && gradients_apply(find_text(arguments, values,
                                                       gimp_gradient.name),
                                             &job->request, error);
    }
    g_array_unref(arguments);
    return is_good;
}
