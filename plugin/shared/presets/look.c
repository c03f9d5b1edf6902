/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Names looks after presets, and scales them to the size of an image.
 */
#include "look.h"

#include <glib/gi18n-lib.h>

#include "preset-finding.h"

char *
lattice_look_name(const GPtrArray *list, const LatticeRequest *request)
{
    const NoiseParameter *algorithm = noise_parameter_find("algorithm");
    g_autofree char *recipe = lattice_request_get_recipe(request);
    const LatticePreset *preset = lattice_presets_find_look(list, recipe);

    if (preset != NULL)
        return g_strdup(preset->label);
    return g_strdup_printf(
        /* TRANSLATORS: a layer's name, with the label of any algorithm: "Perlin
         * noise", "White noise", "SVG turbulence noise".  If your language
         * inflects names, something like "Noise: %s" is better. */
        _("%s noise"),
        lattice_translate_choice(algorithm, request->picture.noise.algorithm));
}

void
lattice_look_fit(LatticeRequest *request, int width, int height)
{
    NoiseParams *params = &request->picture.noise;

    pictures_set_size(params,
                      params->size * pictures_look_factor(width, height));
}

void
lattice_look_keep(LatticeRequest *request, int width, int height)
{
    NoiseParams *params = &request->picture.noise;

    pictures_set_size(params,
                      params->size / pictures_look_factor(width, height));
}
