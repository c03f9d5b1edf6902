/* SPDX-License-Identifier: MIT
 *
 * Computes sines and cosines with Taylor series up to 45 degrees, since libm's
 * results differ from machine to machine.
 */
#include "rotation.h"

#include <stdint.h>

/* Returns 1 - x^2 / (k (k - 1)) (1 - x^2 / ((k + 2) (k + 1)) (1 - ...)).  For k = 2
 * this is the cosine, and for k = 3 it is sin(x) / x.  At pi / 4, the omitted terms
 * add up to less than 1e-17. */
static double
alternate(double square, int k)
{
    double sum = 1.0;

    for (int last = k + 16; last >= k; last -= 2)
        sum = 1.0 - square / (last * (last - 1)) * sum;
    return sum;
}

void
noise_rotation(double angle_degrees, double *cosine, double *sine)
{
    const double turns = angle_degrees / 90.0;
    const int64_t quarter = (int64_t)(turns < 0.0 ? turns - 0.5 : turns + 0.5);
    const double x = (angle_degrees - 90.0 * (double)quarter) * NOISE_RADIANS;
    const double c = alternate(x * x, 2);
    const double s = alternate(x * x, 3) * x;
    const double turned[4][2] = {{c, s}, {-s, c}, {-c, -s}, {s, -c}};

    *cosine = turned[quarter & 3][0];
    *sine = turned[quarter & 3][1];
}
