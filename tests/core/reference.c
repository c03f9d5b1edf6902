/* SPDX-License-Identifier: LGPL-3.0-or-later */
#include "reference.h"

#include <math.h>

#include "../../noise-core/src/hash.h"

#define PI 3.14159265358979323846

/* The hash of lattice point (i, j). */
static uint32_t
hash_point(uint64_t seed, int octave, int64_t i, int64_t j)
{
    const uint64_t key = noise_hash_key(seed, octave);
    const uint32_t row =
        noise_hash_fold((uint32_t)(key >> 32), (uint32_t)j + (uint32_t)key);

    return noise_hash_fold(row, (uint32_t)i);
}

/* Ken Perlin, "Improving Noise", 2002: a curve with zero first and second
 * derivatives at 0 and 1. */
static double
fade(double t)
{
    return 6 * pow(t, 5) - 15 * pow(t, 4) + 10 * pow(t, 3);
}

/* A sum over the four corners of the square, each weighted by the fade
 * towards it. */
static double
sum_of_corners(uint64_t seed, int octave, double x, double y,
               double (*corner)(uint32_t hash, double dx, double dy))
{
    double sum = 0;

    for (int j = 0; j <= 1; j++) {
        for (int i = 0; i <= 1; i++) {
            const double corner_x = floor(x) + i;
            const double corner_y = floor(y) + j;
            const double dx = x - corner_x;
            const double dy = y - corner_y;
            const uint32_t hash =
                hash_point(seed, octave, (int64_t)corner_x, (int64_t)corner_y);
            sum +=
                fade(1 - fabs(dx)) * fade(1 - fabs(dy)) * corner(hash, dx, dy);
        }
    }
    return sum;
}

static double
value_corner(uint32_t hash, double dx, double dy)
{
    (void)dx;
    (void)dy;
    return ((double)(hash >> 8) + 0.5) / 8388608.0 - 1.0;
}

static double
perlin_corner(uint32_t hash, double dx, double dy)
{
    switch (hash >> 30) {
    case 0:
        return dx;
    case 1:
        return -dx;
    case 2:
        return dy;
    default:
        return -dy;
    }
}

/* Ken Perlin's simplex noise as the plain sum over all lattice points within
 * reach: no cells, no sorting. */
static double
simplex(uint64_t seed, int octave, double x, double y)
{
    const double skew = (sqrt(3) - 1) / 2 * (x + y);
    const double unskew = (3 - sqrt(3)) / 6;
    const double base_i = floor(x + skew);
    const double base_j = floor(y + skew);
    double sum = 0;

    for (double j = base_j - 1; j <= base_j + 2; j++) {
        for (double i = base_i - 1; i <= base_i + 2; i++) {
            const double dx = x - (i - (i + j) * unskew);
            const double dy = y - (j - (i + j) * unskew);
            const double reach = 0.5 - dx * dx - dy * dy;
            const uint32_t hash =
                hash_point(seed, octave, (int64_t)i, (int64_t)j);
            const double angle = ((hash >> 28) + 0.5) * PI / 8;
            if (reach > 0)
                sum += pow(reach, 4) * (cos(angle) * dx + sin(angle) * dy);
        }
    }
    return sum;
}

double
reference_basis(NoiseAlgorithm algorithm, uint64_t seed, int octave, double x,
                double y)
{
    switch (algorithm) {
    case NOISE_ALGORITHM_VALUE:
        return sum_of_corners(seed, octave, x, y, value_corner);
    case NOISE_ALGORITHM_PERLIN:
        return sum_of_corners(seed, octave, x, y, perlin_corner);
    default:
        return simplex(seed, octave, x, y);
    }
}

double
reference_bound(NoiseAlgorithm algorithm)
{
    static const double bounds[] = {
        [NOISE_ALGORITHM_VALUE] = 1.0,
        [NOISE_ALGORITHM_PERLIN] = 0.535277,
        [NOISE_ALGORITHM_SIMPLEX] = 0.0100803,
    };

    return bounds[algorithm];
}
