/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The procedure that draws contact sheets.
 */
#include "sheet.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "axis.h"

/* The gap between pictures, in pixels: enough to tell them apart. */
#define GAP 4

static const LatticeArgument arguments[] = {
    LATTICE_RECIPE_ARGUMENT,
    {
        .kind = LATTICE_ARGUMENT_WHOLE,
        .key = "seed",
        .label = NOISE_TEXT("First seed"),
        .blurb = NOISE_TEXT("Seed of the first picture; -1 for the recipe's"),
        .initial = -1,
        .minimum = -1,
        /* TRANSLATORS: instead of a number: the seed of the recipe. */
        .minimum_label = NOISE_TEXT("Current"),
        .maximum = LATTICE_SEED_MAX,
    },
    {
        .kind = LATTICE_ARGUMENT_WHOLE,
        .key = "rows",
        .label = NOISE_TEXT("Rows"),
        .blurb = NOISE_TEXT("Number of rows of pictures"),
        .initial = 4,
        .minimum = 1,
        .maximum = LATTICE_AXIS_MAX,
    },
    {
        .kind = LATTICE_ARGUMENT_WHOLE,
        .key = "columns",
        .label = NOISE_TEXT("Columns"),
        .blurb = NOISE_TEXT("Number of columns of pictures"),
        .initial = 5,
        .minimum = 1,
        .maximum = LATTICE_AXIS_MAX,
    },
    {
        .kind = LATTICE_ARGUMENT_WHOLE,
        .key = "cell",
        .label = NOISE_TEXT("Picture size"),
        .blurb = NOISE_TEXT("Width and height of each picture, in pixels"),
        .initial = 160,
        .minimum = 8,
        .maximum = 2048,
    },
    {
        .kind = LATTICE_ARGUMENT_TEXT,
        .key = "down",
        .label = NOISE_TEXT("Rows"),
        .blurb = NOISE_TEXT(
            "What changes from row to row: a parameter and its values, such as "
            "octaves=1..6 or fractal=fbm,ridged; empty for the seed"),
        .initial_text = "",
        .use = LATTICE_TEXT_AXIS,
        .beside = "rows",
    },
    {
        .kind = LATTICE_ARGUMENT_TEXT,
        .key = "across",
        .label = NOISE_TEXT("Columns"),
        .blurb = NOISE_TEXT("What changes from column to column: a parameter "
                            "and its values; empty for the seed"),
        .initial_text = "",
        .use = LATTICE_TEXT_AXIS,
        .beside = "columns",
    },
};

/* Adds the picture in a row and a column. */
static gboolean
add_picture(LatticeSeries *series, const LatticeAxes *axes, guint row,
            guint column, GError **error)
{
    LatticeRequest request;
    LatticePicture *picture;

    if (!lattice_axes_get(axes, row, column, &request, error) ||
        !lattice_series_add(series, &request, lattice_axes_name(axes, &request),
                            error))
        return FALSE;
    picture = &g_array_index(series->pictures, LatticePicture,
                             series->pictures->len - 1);
    picture->x = (int)column * (series->width + GAP);
    picture->y = (int)row * (series->height + GAP);
    return TRUE;
}

static LatticeSeries *
make_sheet(const LatticeAxes *axes, int cell, GError **error)
{
    g_autoptr(LatticeSeries) series =
        lattice_series_new(LATTICE_CANVAS_OWN, &axes->base);
    const guint n_rows = axes->down.n_values;
    const guint n_columns = axes->across.n_values;

    series->width = series->height = cell;
    series->n_columns = (int)n_columns;
    series->canvas_width = (int)n_columns * (cell + GAP) - GAP;
    series->canvas_height = (int)n_rows * (cell + GAP) - GAP;
    for (guint row = 0; row < n_rows; row++) {
        for (guint column = 0; column < n_columns; column++) {
            if (!add_picture(series, axes, row, column, error))
                return NULL;
        }
    }
    return g_steal_pointer(&series);
}

/* An argument's label and key, such as "Rows (down)"; free with g_free(). */
static char *
name_argument(const char *key)
{
    size_t i = 0;

    while (strcmp(arguments[i].key, key) != 0)
        i++;
    return g_strdup_printf("%s (%s)", lattice_translate(arguments[i].label),
                           key);
}

static gboolean
read_axis(const LatticeValues *values, const char *key, const char *number_key,
          LatticeAxis *axis, GError **error)
{
    const double n_values = lattice_values_get_number(values, number_key);
    g_autofree char *name = name_argument(key);

    return lattice_axis_read(axis, name, lattice_values_get_text(values, key),
                             (guint)n_values, error);
}

/* Reads both axes, which must be empty; clear them even if one is refused. */
static gboolean
read_axes(const LatticeValues *values, LatticeAxes *axes, GError **error)
{
    if (!read_axis(values, "down", "rows", &axes->down, error) ||
        !read_axis(values, "across", "columns", &axes->across, error))
        return FALSE;
    /* Only the second would have an effect. */
    if (axes->down.parameter != NULL &&
        axes->down.parameter == axes->across.parameter)
        return lattice_refuse(
            error, _("Rows and columns have the same parameter: choose two"));
    return TRUE;
}

static LatticeSeries *
make_series(const LatticeValues *values, GError **error)
{
    const double seed = lattice_values_get_number(values, "seed");
    const int cell = (int)lattice_values_get_number(values, "cell");
    LatticeSeries *series = NULL;
    LatticeAxes axes = {.down.n_values = 0};

    if (!lattice_values_get_request(values, &axes.base, error))
        return NULL;
    if (seed >= 0)
        axes.base.params.seed = (uint64_t)seed;
    if (read_axes(values, &axes, error))
        series = make_sheet(&axes, cell, error);
    lattice_axis_clear(&axes.down);
    lattice_axis_clear(&axes.across);
    return series;
}

const LatticeProcedure lattice_sheet = {
    .name = LATTICE_SHEET,
    .menu_label = NOISE_TEXT("Make _Contact Sheet..."),
    .blurb = NOISE_TEXT("Many seeds, or values of two parameters, side by "
                        "side in a new image"),
    .help =
        "Draws pictures of one recipe in rows and columns, each as a layer "
        "of a new image of 8 bits, named by what is its own, such as "
        "\"octaves=2 persistence=0.5\", and with its recipe.  Where down and "
        "across are empty, each picture has the next seed.  A range such as "
        "octaves=1..6 is divided evenly among the rows or columns; a list such "
        "as fractal=fbm,ridged has as many rows or columns as values; "
        "gradients, which have commas, are separated by semicolons.  "
        "Pictures have the recipe's own scale, and show the pattern from its "
        "corner.",
    .arguments = arguments,
    .n_arguments = G_N_ELEMENTS(arguments),
    .takes_image = FALSE,
    .make_series = make_series,
};
