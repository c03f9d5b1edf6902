/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Makes series of pictures.
 */
#include "series.h"

#include "look.h"

const NoiseChoice lattice_canvases[3] = {
    {"group", NOISE_TEXT("Layer group")},
    {"new-image", NOISE_TEXT("New image")},
    {"files", NOISE_TEXT("Files")},
};

static void
clear_picture(gpointer data)
{
    LatticeSeriesPicture *picture = data;

    g_free(picture->name);
    lattice_request_clear(&picture->request);
}

LatticeSeries *
lattice_series_new(LatticeCanvas canvas, const LatticeRequest *request)
{
    LatticeSeries *series = g_new0(LatticeSeries, 1);

    series->canvas = canvas;
    series->name = lattice_look_name_picture(request, NULL);
    series->pictures = g_array_new(FALSE, FALSE, sizeof(LatticeSeriesPicture));
    g_array_set_clear_func(series->pictures, clear_picture);
    return series;
}

void
lattice_series_free(LatticeSeries *series)
{
    g_array_unref(series->pictures);
    g_free(series->name);
    g_free(series->file);
    noise_recipe_free(series->recipe);
    g_free(series);
}

gboolean
lattice_series_add(LatticeSeries *series, const LatticeRequest *request,
                   char *name, GError **error)
{
    LatticeSeriesPicture picture = {.name = name,
                                    .request = lattice_request_copy(request)};

    picture.request.anchor = LATTICE_ANCHOR_LAYER;
    if (!lattice_request_check(&picture.request, error)) {
        clear_picture(&picture);
        return FALSE;
    }
    if (noise_recipe_channels(picture.request.recipe) > 1)
        series->wants_color = TRUE;
    g_array_append_val(series->pictures, picture);
    return TRUE;
}

const LatticeSeriesPicture *
lattice_series_get(const LatticeSeries *series, guint i)
{
    return &g_array_index(series->pictures, LatticeSeriesPicture, i);
}

/* Returns the number of columns of the smallest square grid that has room for n
 * pictures. */
static int
count_columns(guint n)
{
    int n_columns = 1;

    while ((guint)(n_columns * n_columns) < n)
        n_columns++;
    return n_columns;
}

void
lattice_series_show(const LatticeSeries *series, LatticeShown *shown)
{
    const guint n = series->pictures->len;
    const gboolean is_material = series->recipe != NULL;

    *shown = (LatticeShown){.recipes = g_new0(char *, n + 1),
                            .size = series->size,
                            .delay = series->delay,
                            .n_columns = series->n_columns};
    if (series->canvas == LATTICE_CANVAS_PATTERN) {
        shown->size.width *= 2;
        shown->size.height *= 2;
    }
    if (is_material) {
        shown->n_columns = count_columns(n);
        shown->material = lattice_recipe_print(series->recipe);
    }
    for (guint i = 0; i < n; i++)
        shown->recipes[is_material ? n - 1 - i : i] =
            lattice_recipe_print(lattice_series_get(series, i)->request.recipe);
}
