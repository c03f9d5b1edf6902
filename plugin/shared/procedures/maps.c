/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The procedure that draws maps.
 */
#include "maps.h"

#include <glib/gi18n-lib.h>

static const LatticeArgument arguments[] = {
    LATTICE_RECIPE_ARGUMENT,
    LATTICE_CANVAS_ARGUMENT(
        LATTICE_CANVAS_GROUP,
        NOISE_TEXT("Where the maps go: into a layer group with the image's "
                   "precision, or into a new 32-bit image")),
};

/* Adds one map, named by the label of its choice of the parameter "map". */
static gboolean
add_map(LatticeSeries *series, const LatticeRequest *base, NoiseMap map,
        GError **error)
{
    LatticeRequest request = *base;

    request.params.map = map;
    request.params.coloring = NOISE_COLORING_GRAY;
    return lattice_series_add(
        series, &request,
        g_strdup(lattice_translate_choice(noise_parameter_find("map"), map)),
        error);
}

static gboolean
add_colors(LatticeSeries *series, const LatticeRequest *base, GError **error)
{
    LatticeRequest request = *base;

    request.params.map = NOISE_MAP_HEIGHT;
    if (request.params.coloring == NOISE_COLORING_GRAY)
        request.params.coloring = NOISE_COLORING_TWO_COLORS;
    return lattice_series_add(series, &request, g_strdup(_("Colors")), error);
}

static LatticeSeries *
make_series(const LatticeValues *values, GError **error)
{
    const gboolean is_group =
        lattice_values_get_number(values, "output") == LATTICE_CANVAS_GROUP;
    LatticeRequest request;

    if (!lattice_values_get_request(values, &request, error))
        return NULL;
    /* Whoever uses the maps lights them by the normals. */
    request.params.relief = 0.0;

    g_autoptr(LatticeSeries) series = lattice_series_new(
        is_group ? LATTICE_CANVAS_GROUP : LATTICE_CANVAS_FLOAT, &request);
    /* If the noise has no slopes, the normal map is refused. */
    if (!add_map(series, &request, NOISE_MAP_HEIGHT, error) ||
        !add_map(series, &request, NOISE_MAP_NORMAL, error) ||
        !add_map(series, &request, NOISE_MAP_SLOPE, error) ||
        !add_colors(series, &request, error))
        return NULL;
    return g_steal_pointer(&series);
}

const LatticeProcedure lattice_maps = {
    .name = LATTICE_MAPS,
    .menu_label = NOISE_TEXT("Make _Maps..."),
    .blurb = NOISE_TEXT(
        "Height, normals, slope and colors of one noise, one layer each"),
    .help =
        "Draws four layers, from below: the height, the normal map, the slope "
        "and the colors.  Each is what plug-in-lattice-noise draws with the "
        "recipe that it keeps.  The height has the precision of the image; "
        "32 bits need an image of 32-bit floats, which output \"new-image\" "
        "makes.  Colors are the recipe's, or, where it is gray, a mix of its "
        "color-low and color-high.  No light falls on them, since who uses "
        "normals lights them.  The maps fill the canvas, whatever is "
        "selected.",
    .arguments = arguments,
    .n_arguments = G_N_ELEMENTS(arguments),
    .takes_image = TRUE,
    .make_series = make_series,
};
