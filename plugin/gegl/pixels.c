/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Rounds floats for a depth, spreads gray over components, and enlarges the
 * squares of a preview.
 */
#include "pixels.h"

#include <string.h>

/* babl converts to n bits by whichever way was quickest when it measured.  Most
 * round v (2^n - 1) to the nearest whole number k, but those by way of 32 bits
 * drop the fraction of v 2^n.  With v = (k + 1/4 - k / (2 largest)) / largest,
 * both are at least a quarter of a step away from another number. */
void
pixels_round(float *values, int n, double largest)
{
    for (int i = 0; i < n; i++) {
        const double whole = (double)(int)(values[i] * largest + 0.5);
        values[i] = (float)((whole + 0.25 - 0.5 * whole / largest) / largest);
    }
}

void
pixels_spread_gray(float *pixels, int n, int n_components)
{
    const gboolean has_alpha = n_components % 2 == 0;

    /* From the last pixel back: each is read before it is overwritten. */
    for (int i = n - 1; i >= 0; i--) {
        const float gray = pixels[i];
        for (int k = 0; k < n_components; k++)
            pixels[i * n_components + k] = gray;
        if (has_alpha)
            pixels[(i + 1) * n_components - 1] = 1.0f;
    }
}

void
pixels_drop_alpha(const float *channels, int n, int n_channels, float *pixels)
{
    const int n_components = n_channels - 1;

    for (int i = 0; i < n; i++) {
        for (int k = 0; k < n_components; k++)
            pixels[i * n_components + k] = channels[i * n_channels + k];
    }
}

GeglRectangle
pixels_find_squares(const GeglRectangle *area, int level)
{
    const int x = area->x >> level, y = area->y >> level;

    return (GeglRectangle){x, y, ((area->x + area->width - 1) >> level) - x + 1,
                           ((area->y + area->height - 1) >> level) - y + 1};
}

/* Fills a row of pixels from a row of squares. */
static void
enlarge_row(const float *squares, const GeglRectangle *area, int level,
            int n_channels, float *pixels)
{
    const int first = area->x >> level;

    for (int x = area->x; x < area->x + area->width; x++) {
        const float *square = squares + ((x >> level) - first) * n_channels;
        for (int k = 0; k < n_channels; k++)
            *pixels++ = square[k];
    }
}

void
pixels_enlarge(const float *squares, const GeglRectangle *area, int level,
               int n_channels, float *pixels)
{
    const GeglRectangle box = pixels_find_squares(area, level);
    const size_t n_numbers = (size_t)area->width * (size_t)n_channels;

    for (int y = 0; y < area->height; y++) {
        const int row = ((area->y + y) >> level) - box.y;
        if (y > 0 && row == ((area->y + y - 1) >> level) - box.y)
            memcpy(pixels, pixels - n_numbers, n_numbers * sizeof *pixels);
        else
            enlarge_row(squares + row * box.width * n_channels, area, level,
                        n_channels, pixels);
        pixels += n_numbers;
    }
}
