/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The random numbers of svg-turbulence are those that SVG's feTurbulence asks
 * for: the "minimal standard" generator, whose authors give its 10000th value
 * (S. Park, K. Miller, "Random Number Generators: Good Ones Are Hard to Find",
 * 1988).  The core's generator is private, so the tables that it fills are
 * compared.
 */
#include <math.h>
#include <string.h>

#include "../../../noise-core/src/published/svg.h"
#include "../check.h"

#define MODULUS    2147483647 /* 2^31 - 1 */
#define MULTIPLIER 16807
#define QUOTIENT   127773 /* MODULUS / MULTIPLIER */
#define REMAINDER  2836   /* MODULUS % MULTIPLIER */

/* Rounding to a float. */
#define TOLERANCE 6e-8

/* By the authors' method, which needs no more than 32 bits. */
static int32_t
next_random(int32_t random)
{
    const int32_t next =
        MULTIPLIER * (random % QUOTIENT) - REMAINDER * (random / QUOTIENT);

    return next > 0 ? next : next + MODULUS;
}

/* The number that the standard begins with, for any seed. */
static int32_t
first_random(int64_t seed)
{
    if (seed <= 0)
        seed = -(seed % (MODULUS - 1)) + 1;
    return (int32_t)(seed < MODULUS - 1 ? seed : MODULUS - 1);
}

typedef struct Tables {
    double gradient[4][256][2];
    int lattice[256];
} Tables;

static void
make_tables(int64_t seed, Tables *tables)
{
    int32_t random = first_random(seed);

    for (int i = 0; i < 4 * 256; i++) {
        double *gradient = tables->gradient[i / 256][i % 256];
        gradient[0] = ((random = next_random(random)) % 512 - 256) / 256.0;
        gradient[1] = ((random = next_random(random)) % 512 - 256) / 256.0;
        const double length = hypot(gradient[0], gradient[1]);
        /* The standard would divide 0 by 0. */
        for (int axis = 0; axis < 2; axis++)
            gradient[axis] /= length > 0 ? length : 1;
    }
    for (int i = 0; i < 256; i++)
        tables->lattice[i] = i;
    for (int i = 255; i > 0; i--) {
        const int j = (random = next_random(random)) % 256;
        const int old = tables->lattice[i];
        tables->lattice[i] = tables->lattice[j];
        tables->lattice[j] = old;
    }
}

static void
init_core(NoiseSvg *svg, int64_t seed)
{
    const double period[2] = {0, 0};
    const double frequency[2] = {0.125, 0.125};

    memset(svg, 0xaa, sizeof *svg);
    noise_svg_init(svg, (uint64_t)seed, period, frequency);
}

/* The nth value from seed 1. */
static int32_t
nth_random(int n)
{
    int32_t random = 1;

    for (int i = 0; i < n; i++)
        random = next_random(random);
    return random;
}

static void
the_10000th_value_is_as_published(void)
{
    CHECK(nth_random(10000) == 1043618065);
}

/* Begun two values earlier, the core makes its first gradient of the 9999th and
 * the 10000th value. */
static void
the_core_comes_by_the_10000th_value(void)
{
    const double x = nth_random(9999) % 512 - 256;
    const double y = 1043618065 % 512 - 256;
    NoiseSvg svg;

    init_core(&svg, nth_random(9998));
    CHECK(fabs(svg.gradient[0][0][0] - x / hypot(x, y)) <= TOLERANCE);
    CHECK(fabs(svg.gradient[0][0][1] - y / hypot(x, y)) <= TOLERANCE);
}

static void
check_tables(int64_t seed)
{
    NoiseSvg svg;
    Tables tables;

    init_core(&svg, seed);
    make_tables(seed, &tables);
    for (int i = 0; i < 4 * 256 * 2; i++) {
        const float own = svg.gradient[i / 512][i / 2 % 256][i % 2];
        CHECK(fabs(own - tables.gradient[i / 512][i / 2 % 256][i % 2]) <=
              TOLERANCE);
    }
    for (int i = 0; i < 512; i++)
        CHECK(svg.lattice[i] == tables.lattice[i % 256]);
}

static void
tables_are_those_of_the_standard(void)
{
    static const int64_t seeds[] = {1, 2, 7, 12345, 1043618065, MODULUS - 2};

    for (size_t i = 0; i < sizeof seeds / sizeof *seeds; i++)
        check_tables(seeds[i]);
}

static void
seeds_out_of_range_are_brought_into_it(void)
{
    static const int64_t seeds[] = {0,
                                    -1,
                                    -7,
                                    -12345,
                                    -MODULUS + 2,
                                    -MODULUS + 1,
                                    -MODULUS,
                                    -(int64_t)MODULUS - 1,
                                    MODULUS - 1,
                                    MODULUS,
                                    (int64_t)MODULUS + 1,
                                    INT64_MAX,
                                    INT64_MIN};

    for (size_t i = 0; i < sizeof seeds / sizeof *seeds; i++)
        check_tables(seeds[i]);
    CHECK(first_random(0) == 1);
    CHECK(first_random(-1) == 2);
    CHECK(first_random(-MODULUS + 1) == 1);
    CHECK(first_random(INT64_MAX) == MODULUS - 1);
}

/* One seed in 256 has a gradient of length 0. */
static void
gradients_are_of_length_1_or_0(void)
{
    int n_nothing = 0;

    for (int seed = 1; seed <= 2000; seed++) {
        NoiseSvg svg;
        init_core(&svg, seed);
        for (int i = 0; i < 4 * 256; i++) {
            const float *gradient = svg.gradient[i / 256][i % 256];
            const double length = hypot(gradient[0], gradient[1]);
            n_nothing += length == 0;
            CHECK(length == 0 || fabs(length - 1) <= 2 * TOLERANCE);
        }
        if (seed <= 200)
            check_tables(seed);
    }
    CHECK(n_nothing > 0);
}

int
main(void)
{
    RUN(the_10000th_value_is_as_published);
    RUN(the_core_comes_by_the_10000th_value);
    RUN(tables_are_those_of_the_standard);
    RUN(seeds_out_of_range_are_brought_into_it);
    RUN(gradients_are_of_length_1_or_0);
    return check_end();
}
