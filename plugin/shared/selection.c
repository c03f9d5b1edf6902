/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Drawing through a selection.
 */
#include "selection.h"

#include <math.h>
#include <string.h>

#include "request.h"

#define MAX_COMPONENTS 4

GeglBuffer *
lattice_selection_keep(GeglBuffer *drawable, const GeglRectangle *area)
{
    const Babl *format = gegl_buffer_get_format(drawable);
    GeglBuffer *kept;

    if (babl_format_get_type(format, 0) == babl_type("u8") ||
        babl_format_get_type(format, 0) == babl_type("u16"))
        return NULL;
    kept = gegl_buffer_new(area, format);
    gegl_buffer_copy(drawable, area, GEGL_ABYSS_NONE, kept, area);
    return kept;
}

/* The format with the same components as floats. */
static const Babl *
find_floats(const Babl *format)
{
    g_autofree char *name = g_strconcat(
        babl_get_name(babl_format_get_model(format)), " float", NULL);

    return babl_format(name);
}

/* More than the rounding of merging, and less than anybody sees. */
#define ROUNDED 1e-5F

/* Whether merging has stored the noise here, apart from rounding. */
static gboolean
is_merged(const float *pixel, const float *noise, int n_components)
{
    for (int k = 0; k < n_components; k++) {
        if (!(fabsf(pixel[k] - noise[k]) <= ROUNDED))
            return FALSE;
    }
    return TRUE;
}

/* The items of the iterator that mends tiles. */
enum { PIXELS, KEPT, NOISE, SELECTED, PIXEL_FLOATS, NOISE_FLOATS, N_ITEMS };

static void
mend_tile(GeglBufferIterator *tiles, size_t size, int n_components)
{
    const float *selected = tiles->items[SELECTED].data;

    for (int i = 0; i < tiles->length; i++) {
        const size_t at = (size_t)i * size;
        guint8 *pixel = (guint8 *)tiles->items[PIXELS].data + at;
        const float *pixels = tiles->items[PIXEL_FLOATS].data;
        const float *noise = tiles->items[NOISE_FLOATS].data;

        if (selected[i] == 0.0F)
            memcpy(pixel, (guint8 *)tiles->items[KEPT].data + at, size);
        else if (selected[i] == 1.0F &&
                 is_merged(pixels + i * n_components, noise + i * n_components,
                           n_components))
            memcpy(pixel, (guint8 *)tiles->items[NOISE].data + at, size);
    }
}

void
lattice_selection_mend(GeglBuffer *drawable, const GeglRectangle *area,
                       GeglBuffer *kept, GeglBuffer *noise,
                       GeglBuffer *selection, const GeglRectangle *on_canvas)
{
    const Babl *format = gegl_buffer_get_format(drawable);
    const Babl *floats = find_floats(format);
    GeglBufferIterator *tiles = gegl_buffer_iterator_new(
        drawable, area, 0, format, GEGL_ACCESS_READWRITE, GEGL_ABYSS_NONE,
        N_ITEMS);

    gegl_buffer_iterator_add(tiles, kept, area, 0, format, GEGL_ACCESS_READ,
                             GEGL_ABYSS_NONE);
    gegl_buffer_iterator_add(tiles, noise, area, 0, format, GEGL_ACCESS_READ,
                             GEGL_ABYSS_NONE);
    gegl_buffer_iterator_add(tiles, selection, on_canvas, 0,
                             babl_format("Y float"), GEGL_ACCESS_READ,
                             GEGL_ABYSS_NONE);
    gegl_buffer_iterator_add(tiles, drawable, area, 0, floats, GEGL_ACCESS_READ,
                             GEGL_ABYSS_NONE);
    gegl_buffer_iterator_add(tiles, noise, area, 0, floats, GEGL_ACCESS_READ,
                             GEGL_ABYSS_NONE);
    while (gegl_buffer_iterator_next(tiles))
        mend_tile(tiles, (size_t)babl_format_get_bytes_per_pixel(format),
                  babl_format_get_n_components(format));
}

/* The format to blend in: floats, of light if there is one component, as GIMP
 * blends masks and channels. */
static const Babl *
find_light(const Babl *format)
{
    return babl_format_get_n_components(format) == 1 ? babl_format("Y float")
                                                     : find_floats(format);
}

/* Blends one component with `around`; with alpha, fades only that. */
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
    const Babl *format = gegl_buffer_get_format(noise);
    const Babl *floats = find_light(format);
    const Babl *to_floats = babl_fish(format, floats);
    const Babl *from_floats = babl_fish(floats, format);
    const int n_components = babl_format_get_n_components(format);
    const size_t size = (size_t)babl_format_get_bytes_per_pixel(format);
    GeglBufferIterator *tiles = gegl_buffer_iterator_new(
        noise, area, 0, format, GEGL_ACCESS_READWRITE, GEGL_ABYSS_NONE, 2);

    gegl_buffer_iterator_add(tiles, selection, on_canvas, 0,
                             babl_format("Y float"), GEGL_ACCESS_READ,
                             GEGL_ABYSS_NONE);
    while (gegl_buffer_iterator_next(tiles)) {
        guint8 *pixel = tiles->items[0].data;
        const float *selected = tiles->items[1].data;

        /* Pixels that are selected entirely are left alone: converting them
         * would round. */
        for (int i = 0; i < tiles->length; i++, pixel += size) {
            float faded[MAX_COMPONENTS];
            if (selected[i] == 1.0F)
                continue;
            babl_process(to_floats, pixel, faded, 1);
            fade(faded, n_components, selected[i], around);
            babl_process(from_floats, faded, pixel, 1);
        }
    }
}
