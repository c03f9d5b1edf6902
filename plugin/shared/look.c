/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Looks, by the presets that have them.
 */
#include "look.h"

#include <glib/gi18n-lib.h>

#include "preset-finding.h"

char *
lattice_look_name(const LatticePresets *presets, const LatticeRequest *request)
{
    const NoiseParameter *algorithm = noise_parameter_find("algorithm");
    g_autofree char *recipe = lattice_request_get_recipe(request);
    GPtrArray *list = lattice_presets_list(presets);
    const LatticePreset *preset = lattice_presets_find_look(list, recipe);
    char *name = preset != NULL ? g_strdup(preset->label) : NULL;

    g_ptr_array_unref(list);
    if (name != NULL)
        return name;
    /* TRANSLATORS: a layer's name, with the algorithm: "Perlin noise". */
    return g_strdup_printf(
        _("%s noise"),
        lattice_translate(algorithm->choices[request->params.algorithm].label));
}
