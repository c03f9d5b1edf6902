/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Finds and names looks, and scales them to the size of an image.
 */
#include "look.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include <noise-core/layers.h>

#include "defaults.h"
#include "layer-label.h"

/* Returns the text of a checked recipe without the values that may differ
 * between pictures of the same look; free with g_free(). */
static char *
print_look(const NoiseRecipe *recipe)
{
    g_autoptr(NoiseRecipe) plain = lattice_recipe_copy(recipe);
    NoiseParams *look = noise_recipe_edit(plain);

    look->seed = 0;
    look->size = 100.0;
    look->offset_x = look->offset_y = 0.0;
    look->period_x = look->period_y = 0.0;
    return lattice_recipe_print(plain);
}

/* Sets preset->look, unless it is already set.  It is cached because dialogs
 * compare the looks of all presets after each change. */
static void
find_look(LatticePreset *preset)
{
    g_auto(LatticeRequest) request = {.recipe = NULL};

    if (preset->look != NULL)
        return;
    lattice_request_parse(&request, preset->recipe, NULL);
    preset->look = print_look(request.recipe);
}

const LatticePreset *
lattice_look_find(const GPtrArray *list, const NoiseRecipe *recipe)
{
    const LatticePreset *found = NULL;
    g_autofree char *wanted = recipe != NULL ? print_look(recipe) : NULL;

    for (guint i = 0; wanted != NULL && i < list->len; i++) {
        LatticePreset *preset = g_ptr_array_index(list, i);
        find_look(preset);
        if (strcmp(preset->look, wanted) == 0 &&
            (found == NULL || (preset->is_own && !found->is_own)))
            found = preset;
    }
    return found;
}

char *
lattice_look_label(const LatticePreset *look, const LatticePreset *origin)
{
    if (look != NULL)
        return g_strdup(look->label);
    return origin == NULL
               ? NULL
               /* TRANSLATORS: the name of a preset from which the noise was
                * made. */
               : g_strdup_printf(_("%s (changed)"), origin->label);
}

char *
lattice_look_name(const GPtrArray *list, const LatticeRequest *request,
                  const char *origin)
{
    const NoiseRecipe *recipe = request->recipe;
    char *label = lattice_look_label(lattice_look_find(list, recipe),
                                     lattice_presets_find_name(list, origin));

    if (label == NULL)
        label = lattice_layer_label_lowest(recipe);
    if (label != NULL)
        return label;
    return g_strdup_printf(
        /* TRANSLATORS: a layer's name, with the label of any algorithm: "Perlin
         * noise", "White noise", "SVG turbulence noise".  If your language
         * inflects names, something like "Noise: %s" is better. */
        _("%s noise"),
        lattice_translate_choice(noise_parameter_find("algorithm"),
                                 noise_recipe_params(recipe)->algorithm));
}

char *
lattice_look_name_picture(const LatticeRequest *request, const char *label)
{
    const NoiseParameter *algorithm = noise_parameter_find("algorithm");
    const NoiseParams *params = noise_recipe_params(request->recipe);
    g_autofree char *lowest = lattice_layer_label_lowest(request->recipe);
    char seed[NOISE_TEXT_SIZE];

    if (label == NULL)
        label = lowest;
    noise_params_get_text(params, noise_parameter_find("seed"), seed);
    return g_strdup_printf(
        /* TRANSLATORS: a layer's name, with an algorithm or a preset, and a
         * seed, such as "Perlin, seed 42". */
        _("%s, seed %s"),
        label != NULL ? label
                      : lattice_translate_choice(algorithm, params->algorithm),
        seed);
}

LatticePreset *
lattice_look_load_undrawn(const char *gimp_folder)
{
    LatticeExtent canvas;
    char *recipe = gimp_folder != NULL
                       ? lattice_undrawn_noise_load(gimp_folder, &canvas)
                       : NULL;

    if (recipe == NULL)
        return NULL;
    LatticePreset *preset = g_new0(LatticePreset, 1);
    preset->name = g_strdup("");
    /* TRANSLATORS: noise of a dialog that was canceled, or whose image was closed. */
    preset->label = g_strdup(C_("preset", "Not drawn"));
    preset->recipe =
        lattice_look_fit_recipe(recipe, canvas, LATTICE_LOOK_EXTENT);
    preset->exact = recipe;
    preset->canvas = canvas;
    preset->group = PICTURES_GROUP_OWN;
    return preset;
}

void
lattice_look_fit(LatticeRequest *request, LatticeExtent from, LatticeExtent to)
{
    const double before = pictures_look_factor(from.width, from.height);
    const double after = pictures_look_factor(to.width, to.height);

    if (before > 0.0 && after > 0.0)
        pictures_grow(request->recipe, after / before);
}

char *
lattice_look_cover(const char *ground, const LatticePreset *covering,
                   LatticeExtent canvas)
{
    g_auto(LatticeRequest) request = {.recipe = NULL}, above = {.recipe = NULL};

    if (!lattice_request_parse(&request, ground, NULL) ||
        !lattice_request_parse(&above, covering->recipe, NULL) ||
        !noise_recipe_cover(request.recipe, above.recipe,
                            pictures_covering_name(covering->name), NULL) ||
        !noise_recipe_fits(request.recipe))
        return NULL;
    request.canvas = canvas;
    lattice_seamless_recognize(&request, 0.0);
    return lattice_seamless_print(&request);
}

char *
lattice_look_fit_recipe(const char *recipe, LatticeExtent from,
                        LatticeExtent to)
{
    g_auto(LatticeRequest) request = {.recipe = NULL};

    if (!lattice_request_parse(&request, recipe, NULL))
        return g_strdup(recipe);
    request.canvas = from;
    lattice_seamless_recognize(&request, 0.0);
    lattice_look_fit(&request, from, to);
    return lattice_seamless_print(&request);
}
