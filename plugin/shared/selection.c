/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Drawing through a selection.
 */
#include "selection.h"

#include <string.h>

#include "request.h"

static gboolean
is_hard(GeglBuffer *selection, const GeglRectangle *area)
{
    GeglBufferIterator *tiles =
        gegl_buffer_iterator_new(selection, area, 0, babl_format("Y float"),
                                 GEGL_ACCESS_READ, GEGL_ABYSS_NONE, 1);

    while (gegl_buffer_iterator_next(tiles)) {
        const float *selected = tiles->items[0].data;

        for (int i = 0; i < tiles->length; i++) {
            if (selected[i] != 0.0F && selected[i] != 1.0F) {
                gegl_buffer_iterator_stop(tiles);
                return FALSE;
            }
        }
    }
    return TRUE;
}

/* The first merge's error is small beside what was below, the second's beside
 * that error, and the third finds a difference that is exact, or 0. */
#define MERGES_OF_FLOATS 3

int
lattice_selection_count_merges(GeglBuffer *selection, const GeglRectangle *area,
                               const Babl *format)
{
    return strcmp(lattice_depth_of(format), "float") == 0 &&
                   is_hard(selection, area)
               ? MERGES_OF_FLOATS
               : 1;
}

/* The numbers as floats; GIMP blends grey by its light. */
static const Babl *
find_float_format(const Babl *format)
{
    if (babl_format_get_n_components(format) == 1)
        return babl_format("Y float");

    g_autofree char *name = g_strconcat(
        babl_get_name(babl_format_get_model(format)), " float", NULL);

    return babl_format(name);
}

/* Where there is alpha, this is what fades. */
static void
fade(float *pixel, int n_components, float selected, float around)
{
    if (n_components == 1)
        *pixel = around + (*pixel - around) * selected;
    else if (selected == 0.0F)
        memset(pixel, 0, (size_t)n_components * sizeof *pixel);
    else
        pixel[n_components - 1] *= selected;
}

void
lattice_selection_cut(GeglBuffer *noise, const GeglRectangle *area,
                      GeglBuffer *selection, const GeglRectangle *on_canvas,
                      float around)
{
    const Babl *format = find_float_format(gegl_buffer_get_format(noise));
    const int n_components = babl_format_get_n_components(format);
    GeglBufferIterator *tiles = gegl_buffer_iterator_new(
        noise, area, 0, format, GEGL_ACCESS_READWRITE, GEGL_ABYSS_NONE, 2);

    gegl_buffer_iterator_add(tiles, selection, on_canvas, 0,
                             babl_format("Y float"), GEGL_ACCESS_READ,
                             GEGL_ABYSS_NONE);
    while (gegl_buffer_iterator_next(tiles)) {
        float *pixel = tiles->items[0].data;
        const float *selected = tiles->items[1].data;

        for (int i = 0; i < tiles->length; i++, pixel += n_components)
            fade(pixel, n_components, selected[i], around);
    }
}
