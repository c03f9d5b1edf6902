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

gboolean
lattice_thumbnail_draw(const char *recipe, int width, int height, int level,
                       guint8 *rgba, GError **error)
{
    const NoiseRegion region = {
        .width = width, .height = height, .level = level};
    LatticeRequest request;

    if (!lattice_request_parse(&request, recipe, error))
        return FALSE;
    NoisePlan *plan = noise_plan_new(&request.noise, NULL);
    if (plan == NULL)
        return lattice_refuse(error, _("there is not enough memory"));

    const int n_channels = noise_plan_channels(plan);
    const size_t row_length = (size_t)width * (size_t)n_channels;
    float *pixels = g_new(float, row_length *(size_t)height);
    noise_render(plan, &region, pixels, (ptrdiff_t)row_length);
    store(pixels, width * height, n_channels, rgba);
    g_free(pixels);
    noise_plan_free(plan);
    return TRUE;
}
