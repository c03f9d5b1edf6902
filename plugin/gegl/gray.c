/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Brightness is luminance, what GEGL calls Y or, in the encoding of sRGB
 * (IEC 61966-2-1), Y'.  babl could convert, but not to the same bits on every
 * machine: its curve comes from libm, and it takes whichever conversion was
 * quickest when it measured.
 */
#include "gray.h"

#include <math.h>

/* The weights of red, green and blue light: sRGB's primaries adapted to the
 * white of color profiles (D50), as babl has them. */
#define RED   0.22249
#define GREEN 0.71689
#define BLUE  0.06062

/* Where the straight part of sRGB's curve ends, as light and as stored
 * number. */
#define LINEAR_END  0.0031308
#define ENCODED_END 0.04045

/* By Horner's rule; factors[i] belongs to x^i. */
static double
polynomial(const double *factors, int n, double x)
{
    double sum = factors[n - 1];

    for (int i = n - 2; i >= 0; i--)
        sum = sum * x + factors[i];
    return sum;
}

/* Maps from..to to -1..1, where the polynomials are fitted. */
static double
center(double x, double from, double to)
{
    return (2.0 * x - (from + to)) / (to - from);
}

/* The light, from 0 to 1, that a stored number stands for.  The curve is
 * s^4.8, with s = sqrt((number + 0.055) / 1.055) from 0.3 to 1; the polynomial
 * interpolates it at Chebyshev's nodes, within 1e-8. */
static double
decode(double number)
{
    static const double factors[] = {
        0.1264690153246924,     0.32687374217942117,   0.3344167483419651,
        0.1680660178534433,     0.04072484621574053,   0.0035082714850741747,
        -6.480668651520638e-05, 6.171471553351182e-06,
    };

    if (number <= ENCODED_END)
        return number / 12.92;
    return polynomial(factors, G_N_ELEMENTS(factors),
                      center(sqrt((number + 0.055) / 1.055), 0.3, 1.0));
}

/* The inverse: 1.055 t^(5/3) - 0.055, with the fourth root t of the light from
 * 0.23 to 1, within 2e-7. */
static double
encode(double light)
{
    static const double factors[] = {
        0.4142212288890934,     0.48956752665420517,    0.1021586249087707,
        -0.007114577107527738,  0.0014869191079023105,  -0.00040342865344549097,
        0.00013657032457779924, -9.388081964018586e-05, 4.1066704947621974e-05,
    };

    if (light <= LINEAR_END)
        return 12.92 * light;
    return polynomial(factors, G_N_ELEMENTS(factors),
                      center(sqrt(sqrt(light)), 0.23, 1.0));
}

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
    return (float)encode(
        weigh(decode(color[0]), decode(color[1]), decode(color[2])));
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
