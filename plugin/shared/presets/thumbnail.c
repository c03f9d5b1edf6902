/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Draws thumbnails with the core, without GEGL.
 */
#include "thumbnail.h"

#include <glib/gi18n-lib.h>

#include "parts.h"
#include "require-memory.h"

LatticeThumbnail
lattice_thumbnail_fit(LatticeExtent image, int side, int scale, int n_averaged)
{
    LatticeThumbnail thumbnail = {.level = 0};

    if (image.width <= 0 || image.height <= 0)
        image = (LatticeExtent){side, side};
    const int longest = MAX(image.width, image.height);
    const double share = MIN((double)side / longest, scale);
    while (longest >> (thumbnail.level + 1) >= n_averaged * MIN(side, longest))
        thumbnail.level++;
    thumbnail.shown =
        (LatticeExtent){MAX((int)(image.width * share + 0.5), 1),
                        MAX((int)(image.height * share + 0.5), 1)};
    thumbnail.drawn = (LatticeExtent){MAX(image.width >> thumbnail.level, 1),
                                      MAX(image.height >> thumbnail.level, 1)};
    return thumbnail;
}

static guint8
to_byte(float value)
{
    return (guint8)(value * 255.0F + 0.5F);
}

/* Stores pixels of one channel (gray) or four (RGBA) as 8-bit RGBA. */
static void
store(const float *pixels, int n_pixels, int n_channels, guint8 *rgba)
{
    for (int i = 0; i < n_pixels; i++, pixels += n_channels, rgba += 4) {
        for (int k = 0; k < 3; k++)
            rgba[k] = to_byte(pixels[n_channels == 1 ? 0 : k]);
        rgba[3] = n_channels == 1 ? 255 : to_byte(pixels[3]);
    }
}

/* Draws all parts of a picture; returns FALSE if `stop` was cancelled. */
static gboolean
draw_parts(const NoisePlan *plan, LatticeParts *parts, int level, guint8 *rgba,
           GCancellable *stop)
{
    const int n_channels = noise_plan_channels(plan);
    const size_t n = (size_t)parts->width * (size_t)parts->height;
    g_autofree float *pixels = g_new(float, n *(size_t)n_channels);
    GeglRectangle part;

    while (lattice_parts_next(parts, stop, &part)) {
        const NoiseRegion region = {.x = part.x,
                                    .y = part.y,
                                    .width = part.width,
                                    .height = part.height,
                                    .level = level};
        lattice_require_memory(noise_render(
            plan, &region, pixels, (ptrdiff_t)part.width * n_channels));
        store(pixels, part.width * part.height, n_channels,
              rgba + 4 * (part.y * parts->width + part.x));
    }
    return !g_cancellable_is_cancelled(stop);
}

gboolean
lattice_thumbnail_draw(const char *recipe, int width, int height, int level,
                       guint8 *rgba, GCancellable *stop, GError **error)
{
    LatticeParts parts = {.width = width, .height = height};
    g_auto(LatticeRequest) request = {.recipe = NULL};

    if (g_cancellable_set_error_if_cancelled(stop, error) ||
        !lattice_request_parse(&request, recipe, error))
        return FALSE;
    NoisePlan *plan = noise_plan_new(request.recipe, NULL);
    if (plan == NULL)
        return lattice_refuse(error, _("there is not enough memory"));
    parts.frame = noise_plan_frame(plan, level);
    const gboolean is_drawn = draw_parts(plan, &parts, level, rgba, stop);
    noise_plan_free(plan);
    return is_drawn || !g_cancellable_set_error_if_cancelled(stop, error);
}
