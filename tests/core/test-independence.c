/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Checks independence: the hash is evenly distributed, so all gradients and values
 * are equally likely at a lattice point, and neighbors, octaves, seeds, colors and
 * warps are independent.
 *
 * Correlations of n independent pairs are roughly normal, with a deviation of 1 /
 * sqrt(n).  The limits are four deviations, or five where thousands are tried.
 * Chi-square of d + 1 classes has a mean of d and a deviation of sqrt(2 d).
 */
#include <math.h>
#include <string.h>

#include <noise-core/noise.h>

#include "check.h"
#include "kinds.h"
#include "lattice/gradients.h"
#include "lattice/hash.h"
#include "lattice/lattice.h"
#include "moments.h"
#include "plan/plan.h"

enum { N_POINTS = 65536, N_FIELDS = NOISE_FIELD_WARP + 4 };

static NoisePlan *
plan_of_seed(uint64_t seed)
{
    NoiseParams params = kind_params(kind_named("perlin 2D"));

    params.seed = seed;
    params.normalization = NOISE_NORMALIZATION_EXACT;
    return kind_plan(&params);
}

static NoiseKey
plan_key(const NoisePlan *plan, int field, int octave)
{
    return noise_plan_octave_input(plan, field, octave, false, 1.0).key;
}

static NoiseKey
key_of(uint64_t seed, int field, int octave)
{
    AutoPlan *plan = plan_of_seed(seed);
    const NoiseKey key = plan_key(plan, field, octave);

    return key;
}

/* Finds lattice point k of a block of n dimensions that begins at -2 along each
 * axis. */
static void
find_point(int n, int k, int64_t point[4])
{
    const int side = n == 1 ? N_POINTS : n == 2 ? 256 : n == 3 ? 41 : 16;

    memset(point, 0, sizeof(int64_t[4]));
    for (int axis = 0; axis < n; axis++) {
        point[axis] = k % side - 2;
        k /= side;
    }
}

static uint32_t
hash_of(NoiseKey key, int n, const int64_t point[4])
{
    static const NoisePeriod none;

    return noise_lattice_hash(key, &none, n, point);
}

/* Returns the hash of a point in the plane. */
static uint32_t
hash_at(NoiseKey key, int64_t i, int64_t j)
{
    return hash_of(key, 2, (int64_t[4]){i, j});
}

/* Calls test() with each number of dimensions, and how many bits of a hash choose a
 * gradient there. */
static void
for_each_set(void (*test)(int n, int bits))
{
    for (int n = 1; n <= 4; n++)
        test(n, 1 + noise_gradient_bits(n, true));
}

/* Returns chi-square of pairs of gradients, at points and at their neighbors, which
 * are -1 to 1 away along each axis. */
static double
chi_square_of_pairs(NoiseKey key, int n, int bits, int direction)
{
    static int count[4096];
    int64_t point[4], other[4];

    memset(count, 0, sizeof count);
    for (int k = 0; k < N_POINTS; k++) {
        find_point(n, k, point);
        for (int axis = 0, rest = direction; axis < 4; axis++, rest /= 3)
            other[axis] = point[axis] + (axis < n ? rest % 3 - 1 : 0);
        const uint32_t a = hash_of(key, n, point) >> (32 - bits);
        const uint32_t b = hash_of(key, n, other) >> (32 - bits);
        count[a << bits | b]++;
    }
    return chi_square(count, 1 << 2 * bits);
}

TEST_EACH(gradients_are_even_and_independent_of_neighbors, for_each_set, int n,
          int bits)
{
    const int n_seeds = check_is_long() ? 40 : 2;
    const int n_directions = (int)lround(pow(3, n));

    for (int seed = 0; seed < n_seeds; seed++) {
        const NoiseKey key =
            key_of((uint64_t)seed + 7, seed % N_FIELDS, seed % 16);
        /* The first half of the directions has the same pairs, reversed. */
        for (int direction = n_directions / 2 + 1; direction < n_directions;
             direction++)
            CHECK(fabs(chi_square_normal(
                      chi_square_of_pairs(key, n, bits, direction),
                      1 << 2 * bits)) < 5);
    }
}

static double
signed_value(uint32_t hash)
{
    return hash / 2147483648.0 - 1.0;
}

/* How to find the image of a point, with which the point is compared. */
typedef struct Image {
    int64_t step[4];
    int sign[4];
    bool is_turned; /* x and y are swapped */
} Image;

/* Returns the correlation of values at points and at their images.  Values are
 * evenly distributed from -1 to 1, so their variance is 1/3.  The block is placed so
 * that no point is its own mirror image. */
static double
correlation_of_image(NoiseKey key, int n, const Image *image)
{
    int64_t point[4], other[4];
    double sum = 0;

    for (int k = 0; k < N_POINTS; k++) {
        find_point(n, k, point);
        for (int axis = 0; axis < n; axis++)
            point[axis] += 10 + 1000 * axis;
        for (int axis = 0; axis < n; axis++) {
            const int from = image->is_turned && axis < 2 ? 1 - axis : axis;
            other[axis] = point[from] * image->sign[axis] + image->step[axis];
        }
        sum += signed_value(hash_of(key, n, point)) *
               signed_value(hash_of(key, n, other));
    }
    return 3 * sum / N_POINTS;
}

TEST(nothing_is_mirrored_or_turned)
{
    const NoiseKey key = key_of(6, 0, 0);

    for (int n = 2; n <= 4; n++) {
        for (int k = 1; k < 16; k++) {
            const Image image = {
                .sign = {k & 1 ? -1 : 1, k & 2 ? -1 : 1, k & 4 ? -1 : 1, 1},
                .is_turned = k & 8};
            if (n > 2 || (k & 4) == 0)
                CHECK(fabs(correlation_of_image(key, n, &image)) <
                      4 / sqrt(N_POINTS));
        }
    }
}

/* Compares every octave of every color and of every warp component with every other
 * octave: 8128 pairs. */
TEST(octaves_colors_and_warps_are_independent)
{
    enum { N_KEYS = N_FIELDS * NOISE_OCTAVES_MAX, N_VALUES = 2048 };
    static float value[N_KEYS][N_VALUES];
    AutoPlan *plan = plan_of_seed(9);

    for (int k = 0; k < N_KEYS; k++) {
        const NoiseKey key =
            plan_key(plan, k / NOISE_OCTAVES_MAX, k % NOISE_OCTAVES_MAX);
        int64_t point[4];
        for (int i = 0; i < N_VALUES; i++) {
            find_point(2, i * 32, point);
            point[0] = i; /* a slanted line of points */
            value[k][i] = (float)signed_value(hash_of(key, 2, point));
        }
    }
    for (int a = 0; a < N_KEYS; a++) {
        for (int b = 0; b < a; b++) {
            double sum = 0;
            for (int i = 0; i < N_VALUES; i++)
                sum += value[a][i] * value[b][i];
            CHECK(fabs(3 * sum / N_VALUES) < 5 / sqrt(N_VALUES));
        }
    }
}

/* Otherwise, one octave would be a moved copy of another. */
TEST(no_two_keys_of_a_plan_share_their_prefix)
{
    for (uint64_t seed = 0; seed < 100; seed++) {
        AutoPlan *plan = plan_of_seed(seed);
        uint32_t prefix[N_FIELDS * NOISE_OCTAVES_MAX];
        int n = 0;
        for (int field = 0; field < N_FIELDS; field++) {
            for (int octave = 0; octave < NOISE_OCTAVES_MAX; octave++)
                prefix[n++] = plan_key(plan, field, octave).prefix;
        }
        for (int a = 0; a < n; a++) {
            for (int b = 0; b < a; b++)
                CHECK(prefix[a] != prefix[b]);
        }
    }
}

/* ---- The hash --------------------------------------------------------- */

/* noise_hash_fold() multiplies by a factor that depends on the row.  In no row may
 * the highest bits be unevenly distributed, or points at some distance have the same
 * sign too often or too rarely. */
TEST(no_row_has_a_pattern)
{
    enum { LENGTH = 4096, DISTANCE = 64 };
    const int n_rows = check_is_long() ? 20000 : 200;

    for (int row = 0; row < n_rows; row++) {
        static uint32_t hash[LENGTH];
        int count[16] = {0};
        for (int i = 0; i < LENGTH; i++) {
            hash[i] = hash_at(noise_hash_key(9, 0), i, row);
            count[hash[i] >> 28]++;
        }
        CHECK(chi_square(count, 16) < 15 + 8 * sqrt(30));
        for (int distance = 1; distance <= DISTANCE; distance++) {
            int n_same = 0;
            for (int i = 0; i < LENGTH - DISTANCE; i++)
                n_same += (hash[i] ^ hash[i + distance]) >> 31 == 0;
            CHECK(fabs(2.0 * n_same - (LENGTH - DISTANCE)) <
                  6 * sqrt(LENGTH - DISTANCE));
        }
    }
}

/* Counts, over many hashes, how often each of the 24 highest bits, which numbers are
 * made of, changes with each bit of the seed or of x and y. */
TEST(every_bit_changes_half_of_the_hash)
{
    const int n = check_is_long() ? 1000000 : 5000;
    uint64_t state = 71;

    for (int bit = 0; bit < 128; bit++) {
        const uint64_t changed = (uint64_t)1 << bit % 64;
        int count[24] = {0};
        for (int i = 0; i < n; i++) {
            const uint64_t seed = check_random(&state);
            const uint64_t place = check_random(&state);
            const uint64_t other_seed = seed ^ (bit < 64 ? changed : 0);
            const uint64_t other = place ^ (bit < 64 ? 0 : changed);
            const uint32_t change =
                hash_at(noise_hash_key(seed, 0), (int32_t)place,
                        (int32_t)(place >> 32)) ^
                hash_at(noise_hash_key(other_seed, 0), (int32_t)other,
                        (int32_t)(other >> 32));
            for (int k = 0; k < 24; k++)
                count[k] += change >> (k + 8) & 1;
        }
        for (int k = 0; k < 24; k++)
            CHECK(fabs(count[k] / (double)n - 0.5) < 0.01 + 2.5 / sqrt(n));
    }
}

/* A permutation table of 256 entries would make the noise repeat there. */
TEST(nothing_repeats_at_powers_of_two)
{
    const NoiseKey key = noise_hash_key(1, 0);

    for (int power = 4; power <= 20; power++) {
        for (int axis = 0; axis < 2; axis++) {
            Image image = {.sign = {1, 1, 1, 1}};
            image.step[axis] = INT64_C(1) << power;
            CHECK(fabs(correlation_of_image(key, 2, &image)) <
                  5 / sqrt(N_POINTS));
        }
    }
}

/* ---- Pictures --------------------------------------------------------- */

/* Draws pixels that are so far apart that they are independent. */
static void
draw_far_pixels(const NoiseParams *params, float *pixels)
{
    AutoPlan *plan = kind_plan(params);
    const int n_channels = noise_plan_channels(plan);

    for (int i = 0; i < N_PLACES; i++) {
        const NoiseRegion region = {
            .x = 977 * i, .y = 131 * (i % 97), .width = 1, .height = 1};
        noise_render(plan, &region, pixels + n_channels * i, n_channels);
    }
}

/* Compares the same places with two seeds, and the channels of one picture. */
TEST(pictures_of_seeds_and_channels_are_independent)
{
    static float first[4 * N_PLACES], second[4 * N_PLACES];

    for (int i = 0; i < N_KINDS; i++) {
        NoiseParams params = kind_params(kind_number(i));
        /* Skip kinds without seeds, or with few gradients for all channels, and
         * waves, whose channels differ only in phase. */
        if (kind_is_exact(kind_number(i)) || kind_is_regular(params.algorithm))
            continue;
        params.scale = 10.3;
        params.warp_amount = 5.0;
        params.coloring = NOISE_COLORING_RGBA;
        params.joint = 0.0; /* joints are the same for all seeds */
        params.tile_feature = NOISE_TILE_FEATURE_CELL_VALUE;
        params.seed = 1;
        draw_far_pixels(&params, first);
        params.seed = 2;
        draw_far_pixels(&params, second);
        for (int a = 0; a < 4; a++) {
            for (int b = 0; b < 4; b++) {
                CHECK_KIND(fabs(correlation_of(first + a, second + b, N_PLACES,
                                               4)) < 5 / sqrt(N_PLACES),
                           &params);
                CHECK_KIND(a == b || fabs(correlation_of(first + a, first + b,
                                                         N_PLACES, 4)) <
                                         5 / sqrt(N_PLACES),
                           &params);
            }
        }
    }
}
