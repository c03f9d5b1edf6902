/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Brightness is luminance, what GEGL calls Y or, in the encoding of sRGB, Y'.
 */
#include "gray.h"

#include "curve.h"

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
find_gray(const float *color, gboolean is_linear)
{
    /* The sum would round what is gray already. */
    if (color[0] == color[1] && color[1] == color[2])
        return color[0];
    if (is_linear)
        return (float)weigh(color[0], color[1], color[2]);
    return (float)curve_encode(weigh(curve_decode(color[0]),
                                     curve_decode(color[1]),
                                     curve_decode(color[2])));
}

void
gray_from_colors(const float *colors, int n, gboolean is_linear,
                 gboolean has_alpha, float *grays)
{
    for (int i = 0; i < n; i++, colors += 4) {
        const float alpha = colors[3];
        const float gray = find_gray(colors, is_linear);

        if (has_alpha) {
            *grays++ = gray;
            *grays++ = alpha;
        } else {
            *grays++ = gray * alpha;
        }
    }
}
