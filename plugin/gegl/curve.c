/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The curve of sRGB (IEC 61966-2-1).  babl has it, too, but not to the same
 * bits on every machine: its curve comes from libm, and it takes whichever
 * conversion was quickest when it measured.
 */
#include "curve.h"

#include <glib.h>
#include <math.h>

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

/* The curve is
 * s^4.8, with s = sqrt((number + 0.055) / 1.055) from 0.3 to 1; the polynomial
 * interpolates it at Chebyshev's nodes, within 1e-8. */
double
curve_decode(double number)
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

/* It is 1.055 t^(5/3) - 0.055, with the fourth root t of the light from
 * 0.23 to 1, within 2e-7. */
double
curve_encode(double light)
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
