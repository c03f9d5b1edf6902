/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Keeps the layers of a dialog both as text and as a recipe.
 */
#include "layer-argument.h"

#include <string.h>

/* The key of the GObject data in which an object remembers its layers, as a
 * `Parsed`. */
#define PARSED "lattice-parsed-layers"

typedef struct Parsed {
    char *text;          /* the value of the argument */
    NoiseRecipe *recipe; /* with these layers; NULL: the text is invalid */
    NoiseError problem;  /* why the text is invalid */
} Parsed;

static void
free_parsed(gpointer data)
{
    Parsed *parsed = data;

    g_free(parsed->text);
    noise_recipe_free(parsed->recipe);
    g_free(parsed);
}

static void
remember(GObject *config, const Parsed *parsed)
{
    g_object_set_data_full(config, PARSED, g_memdup2(parsed, sizeof *parsed),
                           free_parsed);
}

/* Returns the object's layers as a `Parsed`.  If the text has changed, parses it
 * first. */
static const Parsed *
get_parsed(GObject *config)
{
    const Parsed *known = g_object_get_data(config, PARSED);
    g_autofree char *text = lattice_read_text(config, LATTICE_LAYERS_ARGUMENT);
    Parsed parsed = {.recipe = NULL};

    if (known != NULL && strcmp(known->text, text) == 0)
        return known;
    g_autofree char *recipe = g_strconcat(
        *text == '\0' ? "lattice-noise/1" : "lattice-noise/2 ", text, NULL);
    parsed.recipe = noise_recipe_read(recipe, &parsed.problem);
    parsed.text = g_steal_pointer(&text);
    remember(config, &parsed);
    return g_object_get_data(config, PARSED);
}

const NoiseRecipe *
lattice_layers_get(GObject *config)
{
    return get_parsed(config)->recipe;
}

gboolean
lattice_layers_read(GObject *config, LatticeRequest *request, GError **error)
{
    const Parsed *parsed = get_parsed(config);

    if (parsed->recipe == NULL)
        return lattice_refuse_problem(error, &parsed->problem);
    NoiseRecipe *recipe = lattice_recipe_copy(parsed->recipe);
    *noise_recipe_edit(recipe) = *noise_recipe_params(request->recipe);
    lattice_request_take(request, recipe);
    return TRUE;
}

char *
lattice_layers_print(const NoiseRecipe *recipe)
{
    g_autoptr(NoiseRecipe) layers = lattice_recipe_copy(recipe);

    noise_params_init(noise_recipe_edit(layers));
    g_autofree char *whole = lattice_recipe_print(layers);
    const char *blank = strchr(whole, ' '); /* after the version */
    return g_strdup(blank != NULL ? blank + 1 : "");
}

gboolean
lattice_layers_put(GObject *config, const NoiseRecipe *recipe)
{
    g_autoptr(NoiseRecipe) layers = lattice_recipe_copy(recipe);

    if (!noise_recipe_fits(layers))
        return FALSE;
    noise_params_init(noise_recipe_edit(layers));
    g_autofree char *text = lattice_layers_print(layers);
    remember(config, &(Parsed){.text = g_strdup(text),
                               .recipe = g_steal_pointer(&layers)});
    g_object_set(config, LATTICE_LAYERS_ARGUMENT, text, NULL);
    return TRUE;
}
