/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The procedure that draws contact sheets.
 */
#include "series.h"

#include <glib/gi18n-lib.h>

#include "axis.h"

/* The gap between pictures, in pixels: enough to tell them apart. */
#define GAP 4

static const LatticeArgument arguments[] = {
    LATTICE_RECIPE_ARGUMENT,
    {LATTICE_WHOLE_ARGUMENT(
         "seed", NOISE_TEXT("First seed"),
         NOISE_TEXT("Seed of the first picture; -1 for the recipe's "
                    "seed"),
         -1, -1, LATTICE_SEED_MAX),
     /* TRANSLATORS: instead of a number: the seed of the recipe. */
     .minimum_label = NOISE_TEXT("Current")},
    {LATTICE_WHOLE_ARGUMENT("rows", NOISE_TEXT("Rows"),
                            NOISE_TEXT("Number of rows of pictures"), 4, 1,
                            LATTICE_AXIS_MAX)},
    {LATTICE_WHOLE_ARGUMENT("columns", NOISE_TEXT("Columns"),
                            NOISE_TEXT("Number of columns of pictures"), 5, 1,
                            LATTICE_AXIS_MAX)},
    {LATTICE_WHOLE_ARGUMENT(
        "cell", NOISE_TEXT("Picture size"),
        NOISE_TEXT("Width and height of each picture, in pixels"), 160, 8,
        2048)},
    {LATTICE_TEXT_ARGUMENT(
         LATTICE_TEXT_AXIS, "down", NOISE_TEXT("Rows"),
         NOISE_TEXT("What changes from row to row: a parameter and its values, "
                    "such as octaves=1..6 or fractal=fbm,ridged; leave empty "
                    "for the seed")),
     .beside = "rows"},
    {LATTICE_TEXT_ARGUMENT(
         LATTICE_TEXT_AXIS, "across", NOISE_TEXT("Columns"),
         NOISE_TEXT("What changes from column to column: a parameter and its "
                    "values; leave empty for the seed")),
     .beside = "columns"},
};

static gboolean
add_picture(LatticeSeries *series, const LatticeAxes *axes, guint row,
            guint column, GError **error)
{
    g_auto(LatticeRequest) request = {.recipe = NULL};
    LatticeSeriesPicture *picture;

    if (!lattice_axes_get(axes, row, column, &request, error) ||
        !lattice_series_add(series, &request, lattice_axes_name(axes, &request),
                            error))
        return FALSE;
    picture = &g_array_index(series->pictures, LatticeSeriesPicture,
                             series->pictures->len - 1);
    picture->x = (int)column * (series->size.width + GAP);
    picture->y = (int)row * (series->size.height + GAP);
    return TRUE;
}

static LatticeSeries *
make_sheet(const LatticeAxes *axes, int cell, GError **error)
{
    g_autoptr(LatticeSeries) series =
        lattice_series_new(LATTICE_CANVAS_OWN, &axes->base);
    const guint n_rows = axes->down.n_values;
    const guint n_columns = axes->across.n_values;

    series->size = (LatticeExtent){cell, cell};
    series->n_columns = (int)n_columns;
    series->canvas_size = (LatticeExtent){(int)n_columns * (cell + GAP) - GAP,
                                          (int)n_rows * (cell + GAP) - GAP};
    for (guint row = 0; row < n_rows; row++) {
        for (guint column = 0; column < n_columns; column++) {
            if (!add_picture(series, axes, row, column, error))
                return NULL;
        }
    }
    return g_steal_pointer(&series);
}

static gboolean
read_axis(const LatticeValues *values, const char *key, const char *number_key,
          LatticeAxis *axis, GError **error)
{
    const double n_values = lattice_values_get_number(values, number_key);
    const LatticeArgument *argument =
        lattice_argument_find(&lattice_sheet, key);
    /* For error messages, such as "Rows (down)". */
    g_autofree char *name = g_strdup_printf(
        "%s (%s)", lattice_translate(argument->parameter.label), key);

    g_autofree char *text = lattice_read_text(values->config, key);

    return lattice_axis_read(axis, name, text, (guint)n_values, error);
}

static gboolean
varies_seed(const LatticeAxis *axis)
{
    return axis->parameter == NULL && axis->n_values > 1;
}

/* Reads both axes into `axes`, which must not hold any axes yet. */
static gboolean
read_axes(const LatticeValues *values, LatticeAxes *axes, GError **error)
{
    if (!read_axis(values, "down", "rows", &axes->down, error) ||
        !read_axis(values, "across", "columns", &axes->across, error))
        return FALSE;
    /* If both axes changed the same parameter, only the second would have an
     * effect. */
    if (axes->down.parameter != NULL &&
        axes->down.parameter == axes->across.parameter)
        return lattice_refuse(
            error, _("Rows and columns have the same parameter: choose two "
                     "different ones"));
    if ((varies_seed(&axes->down) || varies_seed(&axes->across)) &&
        !noise_parameter_matters(noise_parameter_find("seed"),
                                 noise_recipe_params(axes->base.recipe)))
        return lattice_refuse(
            error, _("Perlin 2002 has no seeds: choose parameters for rows and "
                     "columns"));
    return TRUE;
}

static LatticeSeries *
make_series(const LatticeValues *values, GError **error)
{
    const double seed = lattice_values_get_number(values, "seed");
    const int cell = (int)lattice_values_get_number(values, "cell");
    g_auto(LatticeAxes) axes = {.down.n_values = 0};

    if (!lattice_values_get_request(values, &axes.base, error))
        return NULL;
    if (seed >= 0)
        noise_recipe_edit(axes.base.recipe)->seed = (uint64_t)seed;
    return read_axes(values, &axes, error) ? make_sheet(&axes, cell, error)
                                           : NULL;
}

const LatticeProcedure lattice_sheet = {
    .name = LATTICE_PROCEDURE "-sheet",
    .task = LATTICE_TASK_SERIES,
    .menu_label = NOISE_TEXT("Make _Contact Sheet..."),
    .blurb = NOISE_TEXT("Many seeds of Lattice Noise, or values of two "
                        "parameters, side by side in a new image"),
    .help =
        "Draws pictures of one recipe in rows and columns, each on a layer of "
        "a new 8-bit image.  Each layer keeps its recipe and is named after "
        "what makes it different, such as \"octaves=2 persistence=0.5\".  If "
        "down and across are empty, each picture has the next seed.  A range "
        "such as octaves=1..6 is divided evenly among the rows or columns; a "
        "list such as fractal=fbm,ridged sets their number; gradients, which "
        "contain commas, are separated by semicolons.  Pictures have the "
        "recipe's own scale, and show the pattern from its corner.",
    .arguments = arguments,
    .n_arguments = G_N_ELEMENTS(arguments),
    .takes_image = FALSE,
    .make_series = make_series,
};
