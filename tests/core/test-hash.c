/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The hash is even, and neighbors, octaves and seeds are independent.
 */
#include <math.h>
#include <string.h>

#include "check.h"
#include "lattice/hash.h"

enum { SIZE = 256 }; /* lattice points on a side */

static uint32_t
hash_point(uint64_t seed, int octave, int i, int j)
{
    const NoiseKey key = noise_hash_key(seed, octave);

    return noise_hash_fold(
        noise_hash_begin(key, noise_hash_addend((uint32_t)j)),
        noise_hash_addend((uint32_t)i));
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

/* Chi-square of how often the hashes of points and of their neighbors have the
 * same four bits, as if it were normal with deviation 1. */
static double
chi_square_of_pairs(uint64_t seed, int shift, int step_i, int step_j)
{
    const int n = check_is_long() ? 10240 : 1024;
    const double expected = (double)n * n / 256.0;
    static int64_t count[256];
    double sum = 0;

    memset(count, 0, sizeof count);
    for (int j = 0; j < n; j++) {
        for (int i = 0; i < n; i++)
            count[(hash_point(seed, 0, i, j) >> shift & 15) << 4 |
                  (hash_point(seed, 0, i + step_i, j + step_j) >> shift &
                   15)]++;
    }
    for (int k = 0; k < 256; k++)
        sum += ((double)count[k] - expected) * ((double)count[k] - expected) /
               expected;
    return (sum - 255) / sqrt(510);
}

/* Of the four uppermost bits, which choose gradients, and of the eight
 * lowest of those that values are made of. */
static void
pairs_of_neighbors_are_even(void)
{
    static const int step[][2] = {{1, 0}, {0, 1}, {1, 1},  {-1, 1},
                                  {2, 0}, {0, 2}, {2, 1},  {1, 2},
                                  {3, 0}, {0, 3}, {16, 0}, {0, 16}};

    for (size_t k = 0; k < sizeof step / sizeof step[0]; k++) {
        for (int shift = 8; shift <= 28; shift += shift < 12 ? 4 : 16)
            CHECK(fabs(chi_square_of_pairs(k + 3, shift, step[k][0],
                                           step[k][1])) < 5);
    }
}

/* The factor of a fold depends on the row: on no row may the uppermost bits be
 * uneven, or a neighbor at any distance have the same sign more often. */
static void
no_row_has_a_pattern(void)
{
    enum { LENGTH = 4096, DISTANCE = 64 };
    const int n_rows = check_is_long() ? 20000 : 500;

    for (int row = 0; row < n_rows; row++) {
        static uint32_t hash[LENGTH];
        int count[16] = {0};
        double sum = 0;
        for (int i = 0; i < LENGTH; i++) {
            hash[i] = hash_point(9, 0, i, row);
            count[hash[i] >> 28]++;
        }
        for (int k = 0; k < 16; k++)
            sum += (count[k] - LENGTH / 16.0) * (count[k] - LENGTH / 16.0) /
                   (LENGTH / 16.0);
        CHECK(sum < 15 + 8 * sqrt(30));
        for (int distance = 1; distance <= DISTANCE; distance++) {
            int n_same = 0;
            for (int i = 0; i < LENGTH - DISTANCE; i++)
                n_same += (hash[i] ^ hash[i + distance]) >> 31 == 0;
            CHECK(fabs(2.0 * n_same - (LENGTH - DISTANCE)) <
                  6 * sqrt(LENGTH - DISTANCE));
        }
    }
}

/* Counts, over many hashes, how often each of the 24 uppermost bits, of which
 * numbers are made, changes with each bit of the seed, or of x and y. */
static void
check_bits(bool is_seed)
{
    const int n = check_is_long() ? 1000000 : 20000;
    uint64_t state = 71;

    for (int bit = 0; bit < 64; bit++) {
        const uint64_t changed = (uint64_t)1 << bit;
        int count[24] = {0};
        for (int i = 0; i < n; i++) {
            const uint64_t seed = check_random(&state);
            const uint64_t place = check_random(&state);
            const uint64_t other_seed = seed ^ (is_seed ? changed : 0);
            const uint64_t other = place ^ (is_seed ? 0 : changed);
            const uint32_t change =
                hash_point(seed, 0, (int)place, (int)(place >> 32)) ^
                hash_point(other_seed, 0, (int)other, (int)(other >> 32));
            for (int k = 0; k < 24; k++)
                count[k] += change >> (k + 8) & 1;
        }
        for (int k = 0; k < 24; k++)
            CHECK(fabs(count[k] / (double)n - 0.5) < 0.01 + 2.5 / sqrt(n));
    }
}

static void
every_bit_changes_half_of_the_hash(void)
{
    check_bits(true);
    check_bits(false);
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
    RUN(pairs_of_neighbors_are_even);
    RUN(no_row_has_a_pattern);
    RUN(every_bit_changes_half_of_the_hash);
    RUN(neighbors_are_independent);
    RUN(octaves_and_seeds_are_independent);
    RUN(nothing_repeats_at_powers_of_two);
    return check_end();
}
