/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Last values as text, so that another version of the plug-in can read them.
 */
#include "last-values.h"

#include <string.h>

#define GROUP "request"

/* Under which GIMP keeps the dialog's open groups, and its switch. */
#define OPEN_GROUPS LATTICE_PROCEDURE "-open-groups"
#define SEAMLESS    LATTICE_PROCEDURE "-seamless"

/* The file with the stored values, or NULL. */
static GKeyFile *
fetch(void)
{
    const gint size = gimp_get_data_size(LATTICE_PROCEDURE);

    if (size <= 0)
        return NULL;
    g_autofree char *text = g_malloc(size);
    GKeyFile *file = g_key_file_new();
    if (gimp_get_data(LATTICE_PROCEDURE, text) &&
        g_key_file_load_from_data(file, text, size, G_KEY_FILE_NONE, NULL))
        return file;
    g_key_file_unref(file);
    return NULL;
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
    GKeyFile *file = fetch();
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
    if (is_whole)
        *job = stored;
    g_key_file_unref(file);
}

void
last_values_store(const Job *job)
{
    GKeyFile *file = g_key_file_new();
    g_autofree char *recipe = lattice_request_get_recipe(&job->request);
    char text[NOISE_TEXT_SIZE];
    size_t n_parameters, size;
    const NoiseParameter *parameters = lattice_parameters(&n_parameters);

    g_key_file_set_string(file, GROUP, "recipe", recipe);
    g_key_file_set_integer(file, GROUP, "mode", job->mode);
    for (size_t i = 0; i < n_parameters; i++) {
        noise_params_get_text(&job->request.params, &parameters[i], text);
        g_key_file_set_string(file, GROUP, parameters[i].key, text);
    }
    g_autofree char *data = g_key_file_to_data(file, &size, NULL);
    gimp_set_data(LATTICE_PROCEDURE, data, (guint32)size);
    g_key_file_unref(file);
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

gboolean
last_values_load_seamless(void)
{
    gboolean is_seamless = TRUE;

    if (gimp_get_data_size(SEAMLESS) == (gint)sizeof is_seamless)
        gimp_get_data(SEAMLESS, &is_seamless);
    return is_seamless;
}

void
last_values_store_seamless(gboolean is_seamless)
{
    gimp_set_data(SEAMLESS, &is_seamless, sizeof is_seamless);
}

char *
last_values_get_recipe(gint32 drawable)
{
    GimpParasite *parasite =
        gimp_item_get_parasite(drawable, LATTICE_RECIPE_PARASITE);

    if (parasite == NULL)
        return NULL;
    char *recipe = g_strndup(gimp_parasite_data(parasite),
                             gimp_parasite_data_size(parasite));
    gimp_parasite_free(parasite);
    return recipe;
}
