/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Names looks after presets, and scales them to the size of an image.
 */
#include "look.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "preset-finding.h"

char *
lattice_look_name(const LatticePresets *presets, const LatticeRequest *request)
{
    g_autoptr(GPtrArray) list = lattice_presets_list(presets);

    return lattice_look_find_name(list, request);
}

char *
lattice_look_find_name(const GPtrArray *list, const LatticeRequest *request)
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
        lattice_translate_choice(algorithm, request->params.algorithm));
}

static double
limit(const char *name, double value)
{
    const NoiseParameter *parameter = noise_parameter_find(name);

    return CLAMP(value, parameter->minimum, parameter->maximum);
}

/* Sets the size, in percent: within the limits, and from 10 on a whole number,
 * as people would set it.  The offset goes with it, so that the middle of rings
 * stays where it is in the picture. */
static void
set_size(LatticeRequest *request, double size)
{
    NoiseParams *params = &request->params;
    const double before = params->size;

    params->size = limit("size", size < 10.0 ? size : floor(size + 0.5));
    const double times = params->size / before;
    params->offset_x = limit("offset-x", params->offset_x * times);
    params->offset_y = limit("offset-y", params->offset_y * times);
}

/* How many times larger than LATTICE_LOOK_SIDE the shorter side is. */
static double
find_factor(int width, int height)
{
    return MIN(width, height) / (double)LATTICE_LOOK_SIDE;
}

void
lattice_look_fit(LatticeRequest *request, int width, int height)
{
    set_size(request, request->params.size * find_factor(width, height));
}

void
lattice_look_keep(LatticeRequest *request, int width, int height)
{
    set_size(request, request->params.size / find_factor(width, height));
}
