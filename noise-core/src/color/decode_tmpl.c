/* SPDX-License-Identifier: MIT
 *
 * Converts perceptual values to linear light with the sRGB curve (IEC 61966-2-1).
 */
#include "../dispatch/stamped.h"

/* Up to here, the curve is a straight line. */
#define STRAIGHT_END 0.04045

/* A polynomial through Chebyshev points for u^4.8, from u = 0.3, where the straight
 * line ends, to 1.  Its error is at most 2e-10, and at most a third of a float's
 * last bit, so the curve rises from each float to the next, and ends at 1. */
static const double power[] = {
    2.1111483447522383e-05, -0.0004336990477473455, 0.004166652157040587,
    -0.02621901922289867,   0.15034539528656227,    1.0018921679659394,
    -0.18197182155111782,   0.06827840980054342,    -0.01850988238780727,
    0.0024306855760102505,
};

#define DEGREE ((int)(sizeof power / sizeof power[0]) - 1)

/* Computes in doubles, since a fraction of a float's last bit decides how the result
 * is rounded. */
VEC_INLINE float
decode_number(float color)
{
    const double root = sqrt(((double)color + 0.055) / 1.055);
    double curved = power[DEGREE];

    VEC_UNROLL
    for (int k = DEGREE - 1; k >= 0; k--)
        curved = curved * root + power[k];
    return (float)((double)color <= STRAIGHT_END ? (double)color / 12.92
                                                 : curved);
}

void
NOISE_STAMP(noise_decode)(float *colors, int n)
{
    for (int i = 0; i < n; i++)
        colors[i] = decode_number(colors[i]);
}
