/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Last values as text, so that another version of the plug-in can read them.
 */
#include "last-values.h"

#include <string.h>

#include "seamless.h"

#define GROUP "request"

/* Under which GIMP keeps the dialog's open groups, and the output with which it
 * begins. */
#define OPEN_GROUPS LATTICE_PROCEDURE "-open-groups"
#define NEXT_OUTPUT LATTICE_PROCEDURE "-next-output"

/* The file with a procedure's stored values, or NULL. */
static GKeyFile *
fetch(const char *procedure)
{
    const gint size = gimp_get_data_size(procedure);

    if (size <= 0)
        return NULL;
    g_autofree char *text = g_malloc(size);
    GKeyFile *file = g_key_file_new();
    if (gimp_get_data(procedure, text) &&
        g_key_file_load_from_data(file, text, size, G_KEY_FILE_NONE, NULL))
        return file;
    g_key_file_unref(file);
    return NULL;
}

/* Stores a file and frees it. */
static void
keep(const char *procedure, GKeyFile *file)
{
    size_t size;
    g_autofree char *data = g_key_file_to_data(file, &size, NULL);

    gimp_set_data(procedure, data, (guint32)size);
    g_key_file_unref(file);
}

static gboolean
set_text(Job *job, GKeyFile *file, const char *key)
{
    g_autofree char *text = g_key_file_get_string(file, GROUP, key, NULL);

    return text != NULL &&
           lattice_request_set_text(&job->request, key, text, NULL);
}

void
last_values_load(Job *job)
{
    GKeyFile *file = fetch(LATTICE_PROCEDURE);
    Job stored = *job;
    size_t n_parameters;
    const NoiseParameter *parameters = lattice_parameters(&n_parameters);

    if (file == NULL)
        return;
    g_autofree char *recipe =
        g_key_file_get_string(file, GROUP, "recipe", NULL);
    gboolean is_whole =
        lattice_request_set_recipe(&stored.request, recipe, NULL) &&
        job_set_mode(&stored, g_key_file_get_integer(file, GROUP, "mode", NULL),
                     NULL);
    for (size_t i = 0; i < n_parameters; i++)
        is_whole = is_whole && set_text(&stored, file, parameters[i].key);
    if (is_whole) {
        /* The switch says so. */
        stored.request.recipe_is_seamless = FALSE;
        *job = stored;
    }
    g_key_file_unref(file);
}

void
last_values_store(const Job *job)
{
    GKeyFile *file = g_key_file_new();
    g_autofree char *recipe = lattice_seamless_print(&job->request);
    char text[NOISE_TEXT_SIZE];
    size_t n_parameters;
    const NoiseParameter *parameters = lattice_parameters(&n_parameters);

    g_key_file_set_string(file, GROUP, "recipe", recipe);
    g_key_file_set_integer(file, GROUP, "mode", job->mode);
    for (size_t i = 0; i < n_parameters; i++) {
        noise_params_get_text(&job->request.params, &parameters[i], text);
        g_key_file_set_string(file, GROUP, parameters[i].key, text);
    }
    keep(LATTICE_PROCEDURE, file);
}

void
last_values_load_arguments(const LatticeProcedure *description,
                           LatticeValues *values)
{
    GKeyFile *file = fetch(description->name);

    if (file == NULL)
        return;
    for (size_t i = 0; i < description->n_arguments; i++) {
        const char *key = description->arguments[i].key;
        g_autofree char *text = g_key_file_get_string(file, GROUP, key, NULL);
        if (text != NULL &&
            lattice_argument_is_number(&description->arguments[i]))
            lattice_values_set_number(values, key, g_ascii_strtod(text, NULL),
                                      NULL);
        else if (text != NULL)
            lattice_values_set_text(values, key, text, NULL);
    }
    g_key_file_unref(file);
}

void
last_values_store_arguments(const LatticeProcedure *description,
                            const LatticeValues *values)
{
    GKeyFile *file = g_key_file_new();

    for (size_t i = 0; i < description->n_arguments; i++) {
        const char *key = description->arguments[i].key;
        if (lattice_argument_is_number(&description->arguments[i]))
            g_key_file_set_double(file, GROUP, key,
                                  lattice_values_get_number(values, key));
        else
            g_key_file_set_string(file, GROUP, key,
                                  lattice_values_get_text(values, key));
    }
    keep(description->name, file);
}

char *
last_values_load_groups(void)
{
    const gint size = gimp_get_data_size(OPEN_GROUPS);
    char *names = g_malloc0(size + 1);

    if (size > 0)
        gimp_get_data(OPEN_GROUPS, names);
    return names;
}

void
last_values_store_groups(const char *names)
{
    gimp_set_data(OPEN_GROUPS, names, (guint32)strlen(names) + 1);
}

LatticeOutput
last_values_load_output(void)
{
    LatticeOutput output = LATTICE_OUTPUT_DRAWABLE;

    if (gimp_get_data_size(NEXT_OUTPUT) == (gint)sizeof output)
        gimp_get_data(NEXT_OUTPUT, &output);
    return output;
}

void
last_values_store_output(LatticeOutput output)
{
    gimp_set_data(NEXT_OUTPUT, &output, sizeof output);
}
