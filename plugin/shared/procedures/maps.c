/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The procedure that draws maps.
 */
#include "series.h"

#include <glib/gi18n-lib.h>

#include "map-set.h"

static const LatticeArgument arguments[] = {
    LATTICE_RECIPE_ARGUMENT,
    LATTICE_CANVAS_ARGUMENT(
        LATTICE_CANVAS_GROUP,
        NOISE_TEXT("Where the maps go: into a layer group with the image's "
                   "precision, or into a new 32-bit image")),
};

/* From below, so that the layer that is seen is the normal map. */
static const PicturesMap order[PICTURES_N_MAPS] = {
    PICTURES_COLOR, PICTURES_HEIGHT, PICTURES_SLOPE, PICTURES_NORMAL};

static const char *const words[] = {"map-strength", "normal-y", NULL};

/* Adds one map, named by the label of its choice of the parameter "map". */
static gboolean
add_map(LatticeSeries *series, const LatticeRequest *base, PicturesMap which,
        GError **error)
{
    LatticeRequest request = *base;

    pictures_set_map(&base->noise, which, &request.noise);
    const char *name =
        which == PICTURES_COLOR
            ? _("Colors")
            : lattice_translate_choice(noise_parameter_find("map"),
                                       request.noise.map);
    return lattice_series_add(series, &request, g_strdup(name), error);
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
    for (int i = 0; i < PICTURES_N_MAPS; i++) {
        if (!add_map(series, &request, order[i], error))
            return NULL;
    }
    return g_steal_pointer(&series);
}

const LatticeProcedure lattice_maps = {
    .name = LATTICE_MAPS,
    .task = LATTICE_TASK_SERIES,
    .menu_label = NOISE_TEXT("Make _Maps..."),
    .blurb = NOISE_TEXT(
        "Height, normals, slope and colors of one noise, one layer each"),
    .help =
        "Draws four layers, from below: colors, height, slope and normal map.  "
        "Each is what plug-in-lattice-noise draws with the recipe that it "
        "keeps.  The height has the precision of the image; 32 bits need an "
        "image of 32-bit floats, which output \"new-image\" makes.  Colors are "
        "the recipe's or, if it is gray, a mix of its color-low and "
        "color-high, without light, since programs that use normals light "
        "them.  map-strength and normal-y are words of the recipe.  The maps "
        "fill the canvas, whatever is selected.",
    .arguments = arguments,
    .n_arguments = G_N_ELEMENTS(arguments),
    .takes_image = TRUE,
    .words = words,
    .make_series = make_series,
};
