/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The hash is even, and neighbors, octaves and seeds are independent.
 */
#include <math.h>

#include "../../noise-core/src/lattice/hash.h"
#include "check.h"

enum { SIZE = 256 }; /* lattice points on a side */

static uint32_t
hash_point(uint64_t seed, int octave, int i, int j)
{
    const uint64_t key = noise_splitmix(seed, octave);

    return noise_hash_fold(
        noise_hash_fold((uint32_t)(key >> 32), (uint32_t)j + (uint32_t)key),
        (uint32_t)i);
}

/* Chi-square of the top four bits over a square of points: 15 degrees of
 * freedom, so mean 15 and deviation sqrt(30). */
static double
chi_square(uint64_t seed, int octave, int start)
{
    int count[16] = {0};
    const double expected = SIZE * SIZE / 16.0;
    double sum = 0;

    for (int j = 0; j < SIZE; j++) {
        for (int i = 0; i < SIZE; i++)
            count[hash_point(seed, octave, start + i, start + j) >> 28]++;
    }
    for (int k = 0; k < 16; k++)
        sum += (count[k] - expected) * (count[k] - expected) / expected;
    return sum;
}

static void
top_bits_are_even(void)
{
    double sum = 0;
    const int n = 100;

    for (int k = 0; k < n; k++) {
        const double chi = chi_square((uint64_t)k, k % 16, -128 + 977 * k);
        CHECK(chi < 15 + 6 * sqrt(30));
        sum += chi;
    }
    CHECK(fabs(sum / n - 15) < 4 * sqrt(30.0 / n));
}

static double
signed_value(uint32_t hash)
{
    return hash / 2147483648.0 - 1.0;
}

/* The correlation of the hashes at two sets of points: about normal, with the
 * deviation 1 / SIZE, if they are independent. */
static double
correlation(uint64_t seed_a, int octave_a, uint64_t seed_b, int octave_b,
            int shift_i, int shift_j)
{
    double sum = 0;

    for (int j = 0; j < SIZE; j++) {
        for (int i = 0; i < SIZE; i++)
            sum += signed_value(hash_point(seed_a, octave_a, i, j)) *
                   signed_value(
                       hash_point(seed_b, octave_b, i + shift_i, j + shift_j));
    }
    return sum / (SIZE * SIZE) * 3; /* a uniform value has variance 1/3 */
}

static void
neighbors_are_independent(void)
{
    for (int j = 0; j <= 4; j++) {
        for (int i = -4; i <= 4; i++) {
            if (j > 0 || i > 0)
                CHECK(fabs(correlation(1, 0, 1, 0, i, j)) < 5.0 / SIZE);
        }
    }
}

static void
octaves_and_seeds_are_independent(void)
{
    for (int k = 1; k < 16; k++) {
        CHECK(fabs(correlation(1, 0, 1, k, 0, 0)) < 5.0 / SIZE);
        CHECK(fabs(correlation(1, 0, 1 + (uint64_t)k, 0, 0, 0)) < 5.0 / SIZE);
        CHECK(fabs(correlation(1, 0, (uint64_t)1 << (k * 4), 0, 0, 0)) <
              5.0 / SIZE);
    }
}

/* A chained permutation of 256 entries would repeat. */
static void
nothing_repeats_at_powers_of_two(void)
{
    for (int shift = 16; shift <= 1 << 20; shift *= 2) {
        CHECK(fabs(correlation(1, 0, 1, 0, shift, 0)) < 5.0 / SIZE);
        CHECK(fabs(correlation(1, 0, 1, 0, 0, shift)) < 5.0 / SIZE);
    }
}

int
main(void)
{
    RUN(top_bits_are_even);
    RUN(neighbors_are_independent);
    RUN(octaves_and_seeds_are_independent);
    RUN(nothing_repeats_at_powers_of_two);
    return check_end();
}
