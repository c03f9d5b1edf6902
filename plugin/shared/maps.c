/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Maps.
 */
#include "maps.h"

#include <glib/gi18n-lib.h>

static const LatticeArgument arguments[] = {
    LATTICE_RECIPE_ARGUMENT,
    LATTICE_CANVAS_ARGUMENT(
        LATTICE_CANVAS_GROUP,
        NOISE_TEXT("Where the maps go: into a layer group, as precise as the "
                   "image, or into a new image of 32 bits")),
};

/* Adds one map, named as the choice of the parameter "map" is. */
static gboolean
add_map(LatticeSeries *series, const LatticeRequest *base, NoiseMap map,
        GError **error)
{
    LatticeRequest request = *base;

    request.params.map = map;
    request.params.colouring = NOISE_COLOURING_GREY;
    return lattice_series_add(
        series, &request,
        g_strdup(
            lattice_translate(noise_parameter_find("map")->choices[map].label)),
        error);
}

static gboolean
add_colours(LatticeSeries *series, const LatticeRequest *base, GError **error)
{
    LatticeRequest request = *base;

    request.params.map = NOISE_MAP_HEIGHT;
    if (request.params.colouring == NOISE_COLOURING_GREY)
        request.params.colouring = NOISE_COLOURING_TWO_COLOURS;
    return lattice_series_add(series, &request, g_strdup(_("Colours")), error);
}

static LatticeSeries *
make_series(const LatticeValues *values, GError **error)
{
    const gboolean is_group =
        lattice_values_get_number(values, "output") == LATTICE_CANVAS_GROUP;
    LatticeRequest request;

    if (!lattice_values_get_request(values, &request, error))
        return NULL;

    g_autoptr(LatticeSeries) series = lattice_series_new(
        is_group ? LATTICE_CANVAS_GROUP : LATTICE_CANVAS_FLOAT, &request);
    /* Without slopes the second is refused. */
    if (!add_map(series, &request, NOISE_MAP_HEIGHT, error) ||
        !add_map(series, &request, NOISE_MAP_NORMAL, error) ||
        !add_map(series, &request, NOISE_MAP_SLOPE, error) ||
        !add_colours(series, &request, error))
        return NULL;
    return g_steal_pointer(&series);
}

const LatticeProcedure lattice_maps = {
    .name = LATTICE_MAPS,
    .menu_label = NOISE_TEXT("Lattice Noise _Maps..."),
    .blurb =
        NOISE_TEXT("Height, normals, slope and colours of one noise, a layer "
                   "each"),
    .help =
        "Draws four layers, from below: the height, the normal map, the slope "
        "and the colours.  Each is what plug-in-lattice-noise draws with the "
        "recipe that it keeps.  The height has the precision of the image; "
        "32 bits need an image of 32-bit floats, which output \"new-image\" "
        "makes.  Colours are the recipe's, or, where it is grey, a mix of its "
        "colour-low and colour-high.  The maps fill the canvas, whatever is "
        "selected.",
    .arguments = arguments,
    .n_arguments = G_N_ELEMENTS(arguments),
    .takes_image = TRUE,
    .make_series = make_series,
};
