/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Contact sheets.
 */
#include "sheet.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Between pictures, in pixels: enough to tell them apart. */
#define GAP 4

static const LatticeArgument arguments[] = {
    LATTICE_RECIPE_ARGUMENT,
    {
        .kind = LATTICE_ARGUMENT_WHOLE,
        .key = "seed",
        .label = NOISE_TEXT("First seed"),
        .blurb = NOISE_TEXT("The first picture's seed; -1: the recipe's"),
        .initial = -1,
        .minimum = -1,
        .maximum = LATTICE_SEED_MAX,
    },
    {
        .kind = LATTICE_ARGUMENT_WHOLE,
        .key = "rows",
        .label = NOISE_TEXT("Rows"),
        .blurb = NOISE_TEXT("How many rows of pictures the sheet has"),
        .initial = 4,
        .minimum = 1,
        .maximum = 32,
    },
    {
        .kind = LATTICE_ARGUMENT_WHOLE,
        .key = "columns",
        .label = NOISE_TEXT("Columns"),
        .blurb = NOISE_TEXT("How many columns of pictures the sheet has"),
        .initial = 6,
        .minimum = 1,
        .maximum = 32,
    },
    {
        .kind = LATTICE_ARGUMENT_WHOLE,
        .key = "cell",
        .label = NOISE_TEXT("Size"),
        .blurb = NOISE_TEXT("Width and height of each picture, in pixels"),
        .initial = 160,
        .minimum = 8,
        .maximum = 2048,
    },
    {
        .kind = LATTICE_ARGUMENT_TEXT,
        .key = "down",
        .label = NOISE_TEXT("Down the rows"),
        .blurb = NOISE_TEXT("What changes from row to row: a parameter and its "
                            "values, such as octaves=1..6 or "
                            "fractal=fbm,ridged; empty: the seed"),
        .initial_text = "",
    },
    {
        .kind = LATTICE_ARGUMENT_TEXT,
        .key = "across",
        .label = NOISE_TEXT("Across the columns"),
        .blurb = NOISE_TEXT("What changes from column to column, as above"),
        .initial_text = "",
    },
};

/* What changes along rows or columns. */
typedef struct Axis {
    const NoiseParameter *parameter; /* NULL: the seed */
    char **values;                   /* as in a recipe; NULL for the seed */
    guint n_values;
} Axis;

static gboolean
refuse_axis(GError **error, const char *key, const char *text)
{
    /* TRANSLATORS: the first word is the name of an argument. */
    g_set_error(error, LATTICE_ERROR, 0,
                _("%s is \"%s\": give a parameter and its values, such as "
                  "octaves=1..6 or fractal=fbm,ridged"),
                key, text);
    return FALSE;
}

/* Reads a text that is one number. */
static gboolean
read_number(const char *text, double *number)
{
    char *end;

    *number = g_ascii_strtod(text, &end);
    return end != text && *end == '\0';
}

/* The values of a range "first..last"; NULL if it is none. */
static char **
divide_range(const NoiseParameter *parameter, const char *text, guint n_values)
{
    const char *dots = strstr(text, "..");
    double first, last;

    if (dots == NULL || parameter->kind == NOISE_KIND_CHOICE)
        return NULL;
    g_autofree char *before = g_strndup(text, (gsize)(dots - text));
    if (!read_number(before, &first) || !read_number(dots + 2, &last))
        return NULL;

    char **values = g_new0(char *, n_values + 1);
    for (guint i = 0; i < n_values; i++) {
        char value[G_ASCII_DTOSTR_BUF_SIZE];
        const double share = n_values == 1 ? 0.0 : (double)i / (n_values - 1);
        /* Fewer digits than a double has, so that 0.3 is no 0.30000000001,
         * and as many as seeds need. */
        g_ascii_formatd(value, sizeof value, "%.15g",
                        first + (last - first) * share);
        values[i] = g_strdup(value);
    }
    return values;
}

/* Reads what changes along an axis of n_values places.  The caller frees the
 * values. */
static gboolean
read_axis(const LatticeValues *given, const char *key, guint n_values,
          Axis *axis, GError **error)
{
    const char *text = lattice_values_get_text(given, key);
    const char *sign = strchr(text, '=');

    *axis = (Axis){.n_values = n_values};
    if (*text == '\0')
        return TRUE;
    if (sign == NULL || sign[1] == '\0')
        return refuse_axis(error, key, text);
    g_autofree char *name = g_strndup(text, (gsize)(sign - text));
    axis->parameter = noise_parameter_find(name);
    if (axis->parameter == NULL)
        return refuse_axis(error, key, text);
    axis->values = divide_range(axis->parameter, sign + 1, n_values);
    if (axis->values == NULL)
        axis->values = g_strsplit(sign + 1, ",", -1);
    axis->n_values = g_strv_length(axis->values);
    return TRUE;
}

static void
append_value(GString *name, const LatticeRequest *request,
             const NoiseParameter *parameter)
{
    char text[NOISE_TEXT_SIZE];

    noise_params_get_text(&request->params, parameter, text);
    g_string_append_printf(name, "%s%s=%s", name->len == 0 ? "" : " ",
                           parameter->key, text);
}

static gboolean
set_value(LatticeRequest *request, const Axis *axis, guint i, GError **error)
{
    return axis->parameter == NULL ||
           lattice_request_set_text(request, axis->parameter->key,
                                    axis->values[i], error);
}

/* Adds the picture in a row and a column. */
static gboolean
add_picture(LatticeSeries *series, const LatticeRequest *base, const Axis *down,
            const Axis *across, guint row, guint column, GError **error)
{
    LatticeRequest request = *base;
    GString *name = g_string_new(NULL);
    LatticePicture *picture;

    /* Where nothing else changes, seeds count on. */
    if (down->parameter == NULL)
        request.params.seed +=
            row * (across->parameter == NULL ? across->n_values : 1);
    if (across->parameter == NULL)
        request.params.seed += column;
    if (!set_value(&request, down, row, error) ||
        !set_value(&request, across, column, error) ||
        !lattice_request_check(&request, error)) {
        g_string_free(name, TRUE);
        return FALSE;
    }
    if (down->parameter != NULL)
        append_value(name, &request, down->parameter);
    if (across->parameter != NULL)
        append_value(name, &request, across->parameter);
    if (down->parameter == NULL || across->parameter == NULL)
        append_value(name, &request, noise_parameter_find("seed"));
    if (!lattice_series_add(series, &request, g_string_free(name, FALSE),
                            error))
        return FALSE;
    picture = &g_array_index(series->pictures, LatticePicture,
                             series->pictures->len - 1);
    picture->x = (int)column * (series->width + GAP);
    picture->y = (int)row * (series->height + GAP);
    return TRUE;
}

static LatticeSeries *
make_sheet(const LatticeRequest *base, const Axis *down, const Axis *across,
           int cell, GError **error)
{
    g_autoptr(LatticeSeries) series =
        lattice_series_new(LATTICE_CANVAS_OWN, base);

    series->width = series->height = cell;
    series->canvas_width = (int)across->n_values * (cell + GAP) - GAP;
    series->canvas_height = (int)down->n_values * (cell + GAP) - GAP;
    for (guint row = 0; row < down->n_values; row++) {
        for (guint column = 0; column < across->n_values; column++) {
            if (!add_picture(series, base, down, across, row, column, error))
                return NULL;
        }
    }
    return g_steal_pointer(&series);
}

/* Both axes hold something to free whether they are good or not. */
static gboolean
read_axes(const LatticeValues *values, Axis *down, Axis *across, GError **error)
{
    *down = *across = (Axis){.n_values = 0};
    if (!read_axis(values, "down",
                   (guint)lattice_values_get_number(values, "rows"), down,
                   error) ||
        !read_axis(values, "across",
                   (guint)lattice_values_get_number(values, "columns"), across,
                   error))
        return FALSE;
    /* The second would silently win. */
    if (down->parameter != NULL && down->parameter == across->parameter)
        return lattice_refuse(error, _("down and across name the same "
                                       "parameter: give two"));
    return TRUE;
}

static LatticeSeries *
make_series(const LatticeValues *values, GError **error)
{
    const double seed = lattice_values_get_number(values, "seed");
    const int cell = (int)lattice_values_get_number(values, "cell");
    LatticeSeries *series = NULL;
    LatticeRequest request;
    Axis down, across;

    if (!lattice_values_get_request(values, &request, error))
        return NULL;
    if (seed >= 0)
        request.params.seed = (uint64_t)seed;
    if (read_axes(values, &down, &across, error))
        series = make_sheet(&request, &down, &across, cell, error);
    g_strfreev(down.values);
    g_strfreev(across.values);
    return series;
}

const LatticeProcedure lattice_sheet = {
    .name = LATTICE_SHEET,
    .menu_label = NOISE_TEXT("Lattice Noise _Contact Sheet..."),
    .blurb = NOISE_TEXT("Many seeds, or values of two parameters, side by "
                        "side in a new image"),
    .help =
        "Draws pictures of one recipe in rows and columns, each as a layer "
        "of a new image of 8 bits, named by what is its own, such as "
        "\"octaves=2 persistence=0.5\", and with its recipe.  Where down and "
        "across are empty, each picture has the next seed.  A range such as "
        "octaves=1..6 is divided evenly among the rows or columns; a list such "
        "as fractal=fbm,ridged has as many rows or columns as values.  "
        "Pictures have the recipe's own scale, and show the pattern from its "
        "corner.",
    .arguments = arguments,
    .n_arguments = G_N_ELEMENTS(arguments),
    .takes_image = FALSE,
    .make_series = make_series,
};
