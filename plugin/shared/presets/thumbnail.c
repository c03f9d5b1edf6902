/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Draws thumbnails with the core, without GEGL.
 */
#include "thumbnail.h"

#include <glib/gi18n-lib.h>

#include "request.h"

static guint8
to_byte(float value)
{
    return (guint8)(value * 255.0F + 0.5F);
}

/* Stores pixels of one channel (gray) or four (RGBA) as RGBA of 8 bits. */
static void
store(const float *pixels, int n_pixels, int n_channels, guint8 *rgba)
{
    for (int i = 0; i < n_pixels; i++, pixels += n_channels, rgba += 4) {
        for (int k = 0; k < 3; k++)
            rgba[k] = to_byte(pixels[n_channels == 1 ? 0 : k]);
        rgba[3] = n_channels == 1 ? 255 : to_byte(pixels[3]);
    }
}

/* How long some rows may take before it is asked whether to stop: a quarter of what
 * seems at once. */
#define ROWS_US 25000

/* Draws rows from the first on, in parts that take at most twice as long as they may;
 * or single rows, of slow noise. */
static gboolean
draw_rows(const NoisePlan *plan, int width, int height, int level, guint8 *rgba,
          GCancellable *stop, GError **error)
{
    const int n_channels = noise_plan_channels(plan);
    const size_t row_length = (size_t)width * (size_t)n_channels;
    g_autofree float *pixels = g_new(float, row_length *(size_t)height);
    NoiseRegion rows = {.width = width, .height = 1, .level = level};

    while (rows.y < height) {
        const gint64 start = g_get_monotonic_time();
        if (g_cancellable_set_error_if_cancelled(stop, error))
            return FALSE;
        noise_render(plan, &rows, pixels, (ptrdiff_t)row_length);
        store(pixels, width * rows.height, n_channels,
              rgba + (size_t)rows.y * (size_t)width * 4);
        rows.y += rows.height;
        if (g_get_monotonic_time() - start < ROWS_US)
            rows.height *= 2;
        rows.height = MIN(rows.height, height - rows.y);
    }
    return TRUE;
}

gboolean
lattice_thumbnail_draw(const char *recipe, int width, int height, int level,
                       guint8 *rgba, GCancellable *stop, GError **error)
{
    LatticeRequest request;

    if (!lattice_request_parse(&request, recipe, error))
        return FALSE;
    NoisePlan *plan = noise_plan_new(&request.noise, NULL);
    if (plan == NULL)
        return lattice_refuse(error, _("there is not enough memory"));
    const gboolean is_drawn =
        draw_rows(plan, width, height, level, rgba, stop, error);
    noise_plan_free(plan);
    return is_drawn;
}
