/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Draws regions with the core, turns colors into gray where that is wanted, and
 * rounds for the drawable's depth.
 */
#include "drawing.h"

#include <string.h>

#include "numbers.h"
#include "operating.h"

int
drawing_count_channels(const NoisePlan *plan, DrawingColors colors)
{
    const int n_channels = noise_plan_channels(plan);

    if (n_channels == 1 || colors == DRAWING_COLORS_KEPT)
        return n_channels;
    return colors == DRAWING_COLORS_GRAY ? 2 : 1;
}

/* Brightness is luminance, what GEGL calls Y or, in the encoding of sRGB, Y';
 * by arithmetic that rounds the same everywhere. */

/* The weights of red, green and blue light: sRGB's primaries adapted to the
 * white of color profiles (D50), as babl has them. */
#define RED   0.22249
#define GREEN 0.71689
#define BLUE  0.06062

static double
weigh(double red, double green, double blue)
{
    return RED * red + GREEN * green + BLUE * blue;
}

static float
get_gray(const float *color, gboolean is_linear)
{
    /* The sum would round what is gray already. */
    if (color[0] == color[1] && color[1] == color[2])
        return color[0];
    if (is_linear)
        return (float)weigh(color[0], color[1], color[2]);
    return (float)numbers_encode(weigh(numbers_decode(color[0]),
                                       numbers_decode(color[1]),
                                       numbers_decode(color[2])));
}

/* Stores how bright n RGBA colors are, in the encoding that the colors have:
 * with has_alpha, brightness and alpha (two floats each); without, brightness
 * over black, that is times alpha (one float each). */
static void
store_grays(const float *colors, int n, gboolean is_linear, gboolean has_alpha,
            float *grays)
{
    for (int i = 0; i < n; i++, colors += 4) {
        const float alpha = colors[3];
        const float gray = get_gray(colors, is_linear);

        if (has_alpha) {
            *grays++ = gray;
            *grays++ = alpha;
        } else {
            *grays++ = gray * alpha;
        }
    }
}

/* Rounds n floats from 0 to 1 to a depth whose largest whole number is
 * `largest` (255 or 65535).  The floats stored are such that every conversion
 * of babl's finds the same whole number.
 *
 * babl converts to n bits by whichever way was quickest when it measured.  Most
 * round v (2^n - 1) to the nearest whole number k, but those by way of 32 bits
 * drop the fraction of v 2^n.  With v = (k + 1/4 - k / (2 largest)) / largest,
 * both are at least a quarter of a step away from another number. */
static void
round_all(float *values, int n, double largest)
{
    for (int i = 0; i < n; i++) {
        const double whole = (double)(int)(values[i] * largest + 0.5);
        values[i] = (float)((whole + 0.25 - 0.5 * whole / largest) / largest);
    }
}

/* Spreads n gray numbers, which stand at the start of pixels, over n pixels of
 * n_components each, in place; the last of an even number of components is
 * alpha, 1. */
static void
spread_gray(float *pixels, int n, int n_components)
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

/* Fills an area with the squares of operating_find_squares(); each pixel has
 * n_channels floats. */
static void
enlarge(const float *squares, const GeglRectangle *area, int level,
        int n_channels, float *pixels)
{
    const GeglRectangle box = operating_find_squares(area, level);
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

/* ---- Drawing ----------------------------------------------------------- */

/* Draws an area of a level, rounded for the depth; each pixel has
 * drawing_count_channels() floats. */
static void
render(const Drawing *drawing, const GeglRectangle *area, int level,
       float *pixels)
{
    const int n_channels = drawing->n_channels;
    const int n_pixels = area->width * area->height;
    const NoiseRegion region = {
        .x = area->x,
        .y = area->y,
        .width = area->width,
        .height = area->height,
        .level = level,
        .origin_x = drawing->origin_x,
        .origin_y = drawing->origin_y,
        .encoding = drawing->is_linear ? NOISE_ENCODING_LINEAR
                                       : NOISE_ENCODING_PERCEPTUAL,
    };

    /* Cannot fail: GEGL's coordinates times 2^level fit into an int. */
    if (n_channels < noise_plan_channels(drawing->plan)) {
        g_autofree float *colors = g_new(float, 4 * (gsize)n_pixels);
        noise_render(drawing->plan, &region, colors, 4 * region.width);
        store_grays(colors, n_pixels, drawing->is_linear,
                    drawing->colors == DRAWING_COLORS_GRAY, pixels);
    } else {
        noise_render(drawing->plan, &region, pixels, region.width * n_channels);
    }
    if (drawing->largest > 0.0)
        round_all(pixels, n_pixels * n_channels, drawing->largest);
}

/* Draws an area, with all its channels; of a preview, one value for each square
 * of 2^preview_level pixels. */
static void
draw(const Drawing *drawing, const GeglRectangle *area, float *pixels)
{
    const int level = drawing->preview_level;
    const int n_channels = drawing->n_channels;

    if (level == 0 || drawing->level > 0) {
        render(drawing, area, drawing->level, pixels);
        return;
    }
    const GeglRectangle box = operating_find_squares(area, level);
    g_autofree float *squares =
        g_new(float, (gsize)box.width *box.height *n_channels);
    render(drawing, &box, level, squares);
    enlarge(squares, area, level, n_channels, pixels);
}

/* Draws an area in the components of the format. */
static void
draw_components(const Drawing *drawing, const GeglRectangle *area,
                int n_components, float *pixels)
{
    const int n_pixels = area->width * area->height;
    const int n_channels = drawing->n_channels;

    if (n_components < n_channels) {
        g_autofree float *channels = g_new(float, (gsize)n_pixels *n_channels);
        draw(drawing, area, channels);
        /* Without the last one, alpha. */
        for (int i = 0; i < n_pixels; i++) {
            for (int k = 0; k < n_components; k++)
                pixels[i * n_components + k] = channels[i * n_channels + k];
        }
        return;
    }
    draw(drawing, area, pixels);
    if (n_components > n_channels)
        spread_gray(pixels, n_pixels, n_components);
}

/* About as many pixels are drawn at once: GEGL's iterators would ask for the tiles
 * at edges row by row, which takes layers many times longer. */
#define BAND_PIXELS (1 << 16)

void
drawing_fill(const GeglRectangle *area, gpointer data)
{
    const Drawing *drawing = data;
    const int n_components = babl_format_get_n_components(drawing->format);
    const int square = 1 << drawing->preview_level;
    const int n_rows =
        MAX(BAND_PIXELS / area->width / square, 1) * square; /* whole squares */
    const int end = area->y + area->height;
    g_autofree float *pixels = g_new(
        float, (gsize)area->width *MIN(n_rows, area->height) * n_components);

    for (int y = area->y, next; y < end; y = next) {
        next = MIN(end, (y & -square) + n_rows); /* down to a square */
        const GeglRectangle band = {area->x, y, area->width, next - y};
        draw_components(drawing, &band, n_components, pixels);
        gegl_buffer_set(drawing->output, &band, drawing->level, drawing->format,
                        pixels, GEGL_AUTO_ROWSTRIDE);
    }
}
