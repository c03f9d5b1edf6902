/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Reads the axes of a sheet, spreads values along them, and sets up its
 * pictures.
 */
#include "axis.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "values.h"

/* How many values lattice_axis_spread() takes from a slider: both ends, the
 * middle and the quarters. */
#define N_NUMBERS 5

/* Reads a number; returns FALSE if the text is anything but one number. */
static gboolean
read_number(const char *text, double *number)
{
    char *end;

    *number = g_ascii_strtod(text, &end);
    return end != text && *end == '\0';
}

/* Prints a number with 15 digits: few enough that 0.1 + 0.2 is printed as 0.3,
 * but enough for seeds in arguments.  Free with g_free(). */
static char *
print_number(double number)
{
    char text[G_ASCII_DTOSTR_BUF_SIZE];

    g_ascii_formatd(text, sizeof text, "%.15g", number);
    return g_strdup(text);
}

/* Returns n_values numbers that divide a range "first..last" evenly; NULL if
 * the text is not a range.  Free with g_strfreev(). */
static char **
divide_range(const NoiseParameter *parameter, const char *text, guint n_values)
{
    g_auto(GStrv) ends = g_strsplit(text, "..", 2);
    double first, last;

    if (parameter->kind == NOISE_KIND_CHOICE || g_strv_length(ends) < 2 ||
        !read_number(ends[0], &first) || !read_number(ends[1], &last))
        return NULL;

    char **values = g_new0(char *, n_values + 1);
    for (guint i = 0; i < n_values; i++) {
        const double share = n_values == 1 ? 0.0 : (double)i / (n_values - 1);
        values[i] = print_number(first + (last - first) * share);
    }
    return values;
}

gboolean
lattice_axis_read(LatticeAxis *axis, const char *name, const char *text,
                  guint n_values, GError **error)
{
    g_auto(GStrv) parts = g_strsplit(text, "=", 2);

    *axis = (LatticeAxis){.n_values = n_values};
    if (*text == '\0')
        return TRUE;
    const char *values = parts[1];
    axis->parameter = noise_parameter_find(parts[0]);
    if (axis->parameter == NULL || values == NULL || *values == '\0')
        return lattice_refuse(
            error,
            /* TRANSLATORS: first, an argument, such as "Rows (down)". */
            _("%s is \"%s\": it must be a parameter and its values, such as "
              "octaves=1..6 or fractal=fbm,ridged"),
            name, text);
    axis->values = divide_range(axis->parameter, values, n_values);
    if (axis->values == NULL) {
        /* Gradients contain commas, and so may other values if ";" separates
         * them. */
        const gboolean has_commas =
            axis->parameter->kind == NOISE_KIND_GRADIENT ||
            strchr(values, ';') != NULL;
        axis->values = g_strsplit(values, has_commas ? ";" : ",", -1);
    }
    axis->n_values = g_strv_length(axis->values);
    return axis->n_values <= LATTICE_AXIS_MAX ||
           lattice_refuse(
               error,
               /* TRANSLATORS: first, an argument, such as "Rows (down)". */
               _("%s has %u values: at most %d are possible"), name,
               axis->n_values, LATTICE_AXIS_MAX);
}

static char *
print_value(const LatticeRequest *request, const NoiseParameter *parameter)
{
    char text[NOISE_TEXT_SIZE];

    noise_params_get_text(noise_recipe_params(request->recipe), parameter,
                          text);
    return g_strdup(text);
}

static char **
spread_numbers(const NoiseParameter *parameter, const LatticeRequest *request)
{
    const double own = noise_params_get_number(
        noise_recipe_params(request->recipe), parameter);
    const double place = lattice_slider_place(parameter, own);
    const guint nearest = (guint)(place * (N_NUMBERS - 1) + 0.5);
    char **values = g_new0(char *, N_NUMBERS + 1);

    for (guint i = 0; i < N_NUMBERS; i++)
        values[i] = i == nearest ? print_value(request, parameter)
                                 : print_number(lattice_slider_number(
                                       parameter, (double)i / (N_NUMBERS - 1)));
    return values;
}

void
lattice_axis_spread(LatticeAxis *axis, const NoiseParameter *parameter,
                    const LatticeRequest *request, guint n_seeds)
{
    *axis = (LatticeAxis){.parameter = parameter, .n_values = n_seeds};
    if (parameter == NULL)
        return;
    if (parameter->kind == NOISE_KIND_CHOICE) {
        const size_t n_choices = lattice_count_offered(parameter);
        axis->values = g_new0(char *, n_choices + 1);
        for (size_t i = 0; i < n_choices; i++)
            axis->values[i] = g_strdup(parameter->choices[i].nick);
    } else {
        axis->values = spread_numbers(parameter, request);
    }
    axis->n_values = g_strv_length(axis->values);
}

guint
lattice_axis_find(const LatticeAxis *axis, const LatticeRequest *request)
{
    if (axis->parameter == NULL)
        return axis->n_values;
    g_autofree char *own = print_value(request, axis->parameter);
    guint i = 0;
    while (i < axis->n_values && strcmp(axis->values[i], own) != 0)
        i++;
    return i;
}

void
lattice_axis_clear(LatticeAxis *axis)
{
    g_strfreev(axis->values);
    *axis = (LatticeAxis){.n_values = 0};
}

void
lattice_axes_clear(LatticeAxes *axes)
{
    lattice_request_clear(&axes->base);
    lattice_axis_clear(&axes->down);
    lattice_axis_clear(&axes->across);
}

static gboolean
set_value(LatticeRequest *request, const LatticeAxis *axis, guint i,
          GError **error)
{
    return axis->parameter == NULL ||
           lattice_request_set_text(request, axis->parameter->key,
                                    axis->values[i], error);
}

gboolean
lattice_axes_get(const LatticeAxes *axes, guint row, guint column,
                 LatticeRequest *request, GError **error)
{
    const LatticeAxis *down = &axes->down, *across = &axes->across;

    *request = lattice_request_copy(&axes->base);
    NoiseParams *params = noise_recipe_edit(request->recipe);
    /* Along an axis without a parameter, the seed rises by 1.  If neither axis has a
     * parameter, the seed keeps rising from one row to the next. */
    if (down->parameter == NULL)
        params->seed +=
            row * (across->parameter == NULL ? across->n_values : 1);
    if (across->parameter == NULL)
        params->seed += column;
    return set_value(request, down, row, error) &&
           set_value(request, across, column, error) &&
           lattice_request_check(request, error);
}

static void
append_value(GString *name, const LatticeRequest *request,
             const NoiseParameter *parameter)
{
    g_autofree char *text = print_value(request, parameter);

    g_string_append_printf(name, "%s%s=%s", name->len == 0 ? "" : " ",
                           parameter->key, text);
}

char *
lattice_axes_name(const LatticeAxes *axes, const LatticeRequest *request)
{
    const NoiseParameter *down = axes->down.parameter;
    const NoiseParameter *across = axes->across.parameter;
    GString *name = g_string_new(NULL);

    if (down != NULL)
        append_value(name, request, down);
    if (across != NULL)
        append_value(name, request, across);
    if (down == NULL || across == NULL)
        append_value(name, request, noise_parameter_find("seed"));
    return g_string_free(name, FALSE);
}

/* ---- Initial text ----------------------------------------------------- */

char *
lattice_axis_default_text(const NoiseParameter *parameter)
{
    GString *text = g_string_new(parameter->key);

    g_string_append_c(text, '=');
    if (parameter->kind == NOISE_KIND_REAL) {
        g_autofree char *first =
            print_number(lattice_slider_number(parameter, 0.0));
        g_autofree char *last =
            print_number(lattice_slider_number(parameter, 1.0));
        g_string_append_printf(text, "%s..%s", first, last);
    }
    for (size_t i = 0; i < lattice_count_offered(parameter); i++)
        g_string_append_printf(text, "%s%s", i > 0 ? "," : "",
                               parameter->choices[i].nick);
    return g_string_free(text, FALSE);
}
