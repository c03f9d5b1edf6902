/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Makes numbers for every lane, and compares the results with plain C.
 *
 * A test goes through rounds: first with every pair of special values, each pair in
 * every lane and next to other values; then with random bits.
 */
#ifndef LANES_H
#define LANES_H

#include "../check.h"
#include "vec/vec.h"

enum {
    N_RANDOM = 20000,
    N_FLOATS = 64,
    N_NUMBERS = 64,
    N_PLACES = 3 * N_FLOATS
};

static inline uint32_t
bits_of(float x)
{
    uint32_t bits;

    memcpy(&bits, &x, sizeof bits);
    return bits;
}

static inline float
float_of(uint32_t bits)
{
    float x;

    memcpy(&x, &bits, sizeof x);
    return x;
}

/* Compares results of arithmetic.  The bits of a NaN may differ, because they depend
 * on the processor. */
static inline bool
is_same_value(float x, float y)
{
    return bits_of(x) == bits_of(y) || (isnan(x) && isnan(y));
}

/* Check that each lane i equals an expression of i: that it has the same bits; that
 * it has the same bits or both are NaN; that it is the same 32-bit number. */
#define CHECK_BITS(vector, expected) \
    CHECK_FLOATS(vector, bits_of(lanes[i]) == bits_of(expected))
#define CHECK_VALUES(vector, expected) \
    CHECK_FLOATS(vector, is_same_value(lanes[i], expected))
#define CHECK_FLOATS(vector, condition)     \
    do {                                    \
        float lanes[VEC_LANES];             \
        vec_store(lanes, vector);           \
        for (int i = 0; i < VEC_LANES; i++) \
            CHECK(condition);               \
    } while (0)
#define CHECK_NUMBERS(vector, expected)     \
    do {                                    \
        uint32_t lanes[VEC_LANES];          \
        vec_store_u(lanes, vector);         \
        for (int i = 0; i < VEC_LANES; i++) \
            CHECK(lanes[i] == (expected));  \
    } while (0)

/* Special floats, each with both signs. */
static inline float
special_float(int k)
{
    static const uint32_t bits[N_FLOATS / 2] = {
        0x00000000, /* 0 */
        0x00000001, /* the smallest denormal */
        0x00000002, /* the next one */
        0x00400001, /* about 2^-127 */
        0x007fffff, /* the largest denormal */
        0x00800000, /* the smallest normal number */
        0x00800001, /* just above it */
        0x00ffffff, /* just below twice as much */
        0x1f800000, /* 2^-64, whose square is a denormal */
        0x33800000, /* 2^-24, half a step at 1 */
        0x33800001, /* just above it */
        0x3eaaaaab, /* 1/3 */
        0x3effffff, /* just below 1/2 */
        0x3f000000, /* 1/2 */
        0x3f7fffff, /* just below 1 */
        0x3f800000, /* 1 */
        0x3f800001, /* just above 1 */
        0x3fc00000, /* 3/2 */
        0x40200000, /* 5/2 */
        0x40490fdb, /* pi */
        0x4affffff, /* 2^23 - 1/2 */
        0x4b000000, /* 2^23 */
        0x4b000001, /* 2^23 + 1 */
        0x4b7fffff, /* 2^24 - 1 */
        0x4b800000, /* 2^24 */
        0x4effffff, /* just below 2^31 */
        0x4f000000, /* 2^31 */
        0x5f800000, /* 2^64, whose square is too large */
        0x7f7fffff, /* the largest number */
        0x7f800000, /* infinity */
        0x7fc00000, /* not a number */
        0x7fedcba9, /* another NaN */
    };

    return float_of(bits[k / 2] | (uint32_t)(k % 2) << 31);
}

/* Numbers and their negatives, modulo 2^32; some are halfway between floats. */
static inline uint32_t
special_number(int k)
{
    static const uint32_t numbers[N_NUMBERS / 2] = {
        0,          1,          2,          3,          5,          0x7f,
        0x80,       0xff,       0x100,      0x7fff,     0x8000,     0xffff,
        0x10000,    0x10001,    0x7fffff,   0x800000,   0xffffff,   0x1000000,
        0x1000001,  0x1000003,  0x2000002,  0x2000006,  0x3fffffff, 0x40000000,
        0x40000040, 0x400000c0, 0x55555555, 0x7feb352d, 0x7fffffbf, 0x7fffffc0,
        0x7fffffff, 0x80000000,
    };

    return k % 2 == 0 ? numbers[k / 2] : 0 - numbers[k / 2];
}

/* Returns random bits.  Makes signaling NaNs quiet, because moving them may do that,
 * too. */
static inline float
random_float(uint64_t *state)
{
    const float x = float_of((uint32_t)(check_random(state) >> 32));

    return isnan(x) ? float_of(bits_of(x) | 0x00400000) : x;
}

static inline uint64_t
random_start(int round)
{
    return ((uint64_t)round + 1) * 0x9e3779b97f4a7c15u;
}

/* Fills x and y for a round.  Returns false after the last round. */
static inline bool
fill_floats(int round, float x[VEC_LANES], float y[VEC_LANES])
{
    uint64_t state = random_start(round);

    for (int i = 0; i < VEC_LANES; i++) {
        x[i] = special_float((round % N_FLOATS + i) % N_FLOATS);
        y[i] = special_float((round / N_FLOATS + 3 * i) % N_FLOATS);
        if (round >= N_FLOATS * N_FLOATS) {
            x[i] = random_float(&state);
            y[i] = random_float(&state);
        }
    }
    return round < N_FLOATS * N_FLOATS + N_RANDOM;
}

static inline bool
fill_numbers(int round, uint32_t n[VEC_LANES], uint32_t m[VEC_LANES])
{
    uint64_t state = random_start(round);

    for (int i = 0; i < VEC_LANES; i++) {
        n[i] = special_number((round % N_NUMBERS + i) % N_NUMBERS);
        m[i] = special_number((round / N_NUMBERS + 3 * i) % N_NUMBERS);
        if (round >= N_NUMBERS * N_NUMBERS) {
            n[i] = (uint32_t)(check_random(&state) >> 32);
            m[i] = (uint32_t)(check_random(&state) >> 32);
        }
    }
    return round < N_NUMBERS * N_NUMBERS + N_RANDOM;
}

#define ROUND_LANES                                                     \
    __attribute__((unused)) float *x, __attribute__((unused)) float *y, \
        __attribute__((unused)) uint32_t *n,                            \
        __attribute__((unused)) uint32_t *m

/* Defines a test by its body for each round, which gets the floats x and y and the
 * numbers n and m of all lanes. */
#define TEST_ROUNDS(test)                                                    \
    static void round_of_##test(ROUND_LANES);                                \
    static void test(void)                                                   \
    {                                                                        \
        float x[VEC_LANES], y[VEC_LANES];                                    \
        uint32_t n[VEC_LANES], m[VEC_LANES];                                 \
        for (int round = 0;                                                  \
             fill_floats(round, x, y) && fill_numbers(round, n, m); round++) \
            round_of_##test(x, y, n, m);                                     \
    }                                                                        \
    static void round_of_##test(ROUND_LANES)

/* Fills in numbers below `size`: in the course of the rounds, each number is in each
 * lane, next to equal and other numbers.  Returns false after the last round. */
static inline bool
fill_indices(uint32_t round, uint32_t size, uint32_t n[VEC_LANES])
{
    for (uint32_t i = 0; i < VEC_LANES; i++)
        n[i] = (round + round / size * i) % size;
    return round < size * size;
}

/* Returns a special float, the middle between it and the next float, or a place just
 * above that middle. */
static inline double
special_place(int k)
{
    const float here = special_float(k / 3);
    const double halfway = 0.5 * ((double)here + nextafterf(here, INFINITY));

    return k % 3 == 0   ? here
           : k % 3 == 1 ? halfway
                        : nextafter(halfway, INFINITY);
}

/* Returns a random place.  Depending on `kind`, it is a whole number, just below or
 * above one, very small, or a number with a fraction. */
static inline double
random_place(int kind, uint64_t *state)
{
    const uint64_t width = 13 + check_random(state) % 51;
    const double sign = check_random(state) >> 63 != 0 ? -1.0 : 1.0;
    const double whole = sign * (double)(check_random(state) >> width);
    const double unit = (double)(check_random(state) >> 11) * 0x1p-53;

    switch (kind % 5) {
    case 0:
        return whole;
    case 1:
        return nextafter(whole, -INFINITY);
    case 2:
        return nextafter(whole, INFINITY);
    case 3:
        return sign * ldexp(1.0 + unit, -(int)(check_random(state) % 1075));
    default:
        return whole + unit;
    }
}

/* Fills in places: first each special place in each lane, then random places. */
static inline bool
fill_places(int round, double place[VEC_LANES])
{
    uint64_t state = random_start(round);

    for (int i = 0; i < VEC_LANES; i++) {
        place[i] = round < N_PLACES ? special_place((round + i) % N_PLACES)
                                    : random_place(round + i, &state);
        if (!(fabs(place[i]) < 0x1p51))
            place[i] = 0x1p51 - 0.25;
    }
    return round < N_PLACES + N_RANDOM;
}

/* Returns the value of a 32-bit number in two's complement. */
static inline double
signed_of(uint32_t n)
{
    return n >> 31 != 0 ? (double)n - 0x1p32 : (double)n;
}

#endif
