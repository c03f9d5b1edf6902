/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Checks that vectors do what vec.h says, in every lane, bit for bit.
 */
#include "memory.h"

_Static_assert(VEC_LANES == 1 || VEC_LANES == 4 || VEC_LANES == 8 ||
                   VEC_LANES == 16,
               "vec.h has no such number of lanes");

static void
splats_are_the_same_everywhere(void)
{
    for (int k = 0; k < N_FLOATS; k++)
        CHECK_BITS(vec_splat(special_float(k)), special_float(k));
    for (int k = 0; k < N_NUMBERS; k++) {
        CHECK_NUMBERS(vec_splat_u(special_number(k)), special_number(k));
        CHECK_NUMBERS(vec_count_from(special_number(k)),
                      special_number(k) + (uint32_t)i);
    }
}

TEST_ROUNDS(floats_are_calculated_as_in_c)
{
    const VecF a = vec_load(x), b = vec_load(y);

    CHECK_VALUES(a + b, x[i] + y[i]);
    CHECK_VALUES(a - b, x[i] - y[i]);
    CHECK_VALUES(a * b, x[i] * y[i]);
    CHECK_VALUES(a / b, x[i] / y[i]);
    CHECK_VALUES(-a, -x[i]);
}

/* No compiler may contract a product and a sum into one instruction, which rounds
 * only once.  gcc would do that only within a block, so both are in the same block
 * here.  The expected product is volatile, so that it is not contracted as well. */
TEST_ROUNDS(products_round_before_they_are_added)
{
    volatile float product[VEC_LANES];
    const VecF a = vec_load(x), b = vec_load(y);
    const VecF more = a * b + a, less = a * b - b, rest = b - a * b;

    for (int k = 0; k < VEC_LANES; k++)
        product[k] = x[k];
    for (int k = 0; k < VEC_LANES; k++)
        product[k] *= y[k];
    CHECK_VALUES(more, product[i] + x[i]);
    CHECK_VALUES(less, product[i] - y[i]);
    CHECK_VALUES(rest, y[i] - product[i]);
}

TEST_ROUNDS(numbers_wrap)
{
    const VecU a = vec_load_u(n), b = vec_load_u(m);

    CHECK_NUMBERS(a + b, (uint32_t)((uint64_t)n[i] + m[i]));
    CHECK_NUMBERS(a - b, (uint32_t)((uint64_t)n[i] - m[i]));
    CHECK_NUMBERS(a * b, (uint32_t)((uint64_t)n[i] * m[i]));
    CHECK_NUMBERS(a & b, n[i] & m[i]);
    CHECK_NUMBERS(a | b, n[i] | m[i]);
    CHECK_NUMBERS(a ^ b, n[i] ^ m[i]);
}

/* Shifts all lanes by the same plain number, and each lane by a different number. */
TEST_ROUNDS(numbers_shift_by_up_to_31)
{
    const VecU a = vec_load_u(n), b = vec_load_u(m) & 31u;

    for (uint32_t count = 0; count < 32; count++) {
        CHECK_NUMBERS(a << count, n[i] << count);
        CHECK_NUMBERS(a >> count, n[i] >> count);
    }
    CHECK_NUMBERS(a << b, n[i] << m[i] % 32);
    CHECK_NUMBERS(a >> b, n[i] >> m[i] % 32);
}

static VecU
one_where(VecMask mask)
{
    return vec_select_u(mask, vec_splat_u(1), vec_splat_u(0));
}

TEST_ROUNDS(nothing_is_less_than_what_is_not_a_number)
{
    CHECK_NUMBERS(one_where(vec_less(vec_load(x), vec_load(y))),
                  !isnan(x[i]) && !isnan(y[i]) && x[i] < y[i]);
}

TEST_ROUNDS(numbers_are_negative_by_their_highest_bit)
{
    CHECK_NUMBERS(one_where(vec_is_negative(vec_load_u(n))),
                  signed_of(n[i]) < 0);
}

/* Checks a mask that should be true in lanes where the pattern has a 1. */
static void
check_mask(VecMask mask, uint32_t pattern, int round)
{
    float x[VEC_LANES], y[VEC_LANES];
    uint32_t n[VEC_LANES], m[VEC_LANES];

    fill_floats(round, x, y);
    fill_numbers(round, n, m);
    CHECK(vec_any(mask) == (pattern != 0));
    CHECK_BITS(vec_select(mask, vec_load(x), vec_load(y)),
               pattern >> i & 1 ? x[i] : y[i]);
    CHECK_NUMBERS(vec_select_u(mask, vec_load_u(n), vec_load_u(m)),
                  pattern >> i & 1 ? n[i] : m[i]);
}

/* Tries every pattern of up to 16 lanes with every function that makes masks from
 * numbers, whose other bits are random.  The vectors that a mask chooses from recur
 * after a prime number of turns, so they meet other patterns each time. */
static void
masks_are_any_choice_of_lanes(void)
{
    uint64_t state = 1;
    float x[VEC_LANES];
    uint32_t high[VEC_LANES];

    for (uint32_t turn = 0; turn < 1u << 16; turn++) {
        const uint32_t pattern = turn % (1u << VEC_LANES);
        const int round = (int)(turn % 4099);
        for (int i = 0; i < VEC_LANES; i++) {
            const uint32_t bit = pattern >> i & 1;
            const uint32_t any = (uint32_t)(check_random(&state) >> 32);
            x[i] = bit != 0 ? -0x1p-149f : 0.0f;
            high[i] = any >> 1 | bit << 31;
        }
        check_mask(vec_less(vec_load(x), vec_splat(-0.0f)), pattern, round);
        check_mask(vec_is_negative(vec_load_u(high)), pattern, round);
    }
}

TEST_ROUNDS(max_and_min_are_the_second_in_doubt)
{
    const VecF a = vec_load(x), b = vec_load(y);

    CHECK_BITS(vec_max(a, b), x[i] > y[i] ? x[i] : y[i]);
    CHECK_BITS(vec_min(a, b), x[i] < y[i] ? x[i] : y[i]);
}

TEST_ROUNDS(signs_are_bits)
{
    const VecF a = vec_load(x);

    CHECK_BITS(vec_abs(a), float_of(bits_of(x[i]) & 0x7fffffff));
    CHECK_BITS(vec_flip(a, vec_load_u(m)),
               float_of(bits_of(x[i]) ^ m[i] >> 31 << 31));
}

/* Doubles are more than twice as precise, so rounding twice does not matter. */
TEST_ROUNDS(roots_are_to_nearest)
{
    CHECK_VALUES(vec_sqrt(vec_load(x)), (float)sqrt((double)x[i]));
}

TEST_ROUNDS(numbers_become_floats_to_nearest)
{
    CHECK_BITS(vec_to_float(vec_load_u(n)), (float)signed_of(n[i]));
}

TEST_ROUNDS(floats_become_numbers_towards_zero)
{
    for (int k = 0; k < VEC_LANES; k++) {
        /* Random bits seldom have both a whole part and a fraction. */
        y[k] = (float)ldexp(signed_of(n[k]), -(int)(m[k] % 40));
        x[k] = fabsf(x[k]) < 0x1p31f ? x[k] : 0.0f;
        y[k] = fabsf(y[k]) < 0x1p31f ? y[k] : 0.0f;
    }
    CHECK_NUMBERS(vec_to_int(vec_load(x)), (uint32_t)(int64_t)x[i]);
    CHECK_NUMBERS(vec_to_int(vec_load(y)), (uint32_t)(int64_t)y[i]);
}

static void
words_are_those_of_sums(void)
{
    enum { SHIFTS = 4 };
    static const double pluses[] = {0x1.8p20, 0x1.8p28, 0x1.8p52, 0.0};
    _Alignas(64) double room[SHIFTS - 1 + VEC_LANES];
    double *place = room;

    for (int round = 0; fill_places(round, place); round++) {
        const double plus = pluses[round % 4], slope = 1.0 + 0.1 * round;
        uint64_t bits[VEC_LANES];
        VecU low, high;
        const VecD along = vec_times_d(vec_load_d(place), slope);
        vec_words(vec_plus_d(along, vec_splat_d(plus)), &low, &high);
        for (int k = 0; k < VEC_LANES; k++) {
            const double sum = place[k] * slope + plus;
            memcpy(&bits[k], &sum, sizeof sum);
        }
        CHECK_NUMBERS(low, (uint32_t)bits[i]);
        CHECK_NUMBERS(high, (uint32_t)(bits[i] >> 32));
        place = room + (round + 1) % SHIFTS;
    }
}

static void
offsets_are_differences_of_doubles(void)
{
    enum { SHIFTS = 4 };
    _Alignas(64) double room[SHIFTS - 1 + VEC_LANES];
    double *place = room;

    for (int round = 0; fill_places(round, place); round++) {
        const double from = place[round % VEC_LANES] + 0.3 * round;
        CHECK_VALUES(vec_offset(place, from), (float)(place[i] - from));
        place = room + (round + 1) % SHIFTS;
    }
}

static void
places_are_sums_of_doubles(void)
{
    const double from = 1e6 - 0.3;
    double place[VEC_LANES];

    vec_store_places(place, 0.1f * vec_to_float(vec_count_from(0)), from);
    for (int i = 0; i < VEC_LANES; i++)
        CHECK(place[i] == 0.1f * (float)i + from);
}

static void
pixels_are_calculated_channel_by_channel(void)
{
    uint64_t state = 7;

    for (int round = 0; round < 1000; round++) {
        const float a = (float)check_random_real(&state, -9, 9);
        float x[4], y[4], sum[4], same[4];
        for (int c = 0; c < 4; c++) {
            x[c] = (float)check_random_real(&state, -9, 9);
            y[c] = (float)check_random_real(&state, -9, 9);
        }
        vec_store_pixel(sum,
                        vec_pixel_plus(vec_pixel_times(vec_load_pixel(x), a),
                                       vec_load_pixel(y)));
        vec_store_pixel(same, vec_pixel(a));
        for (int c = 0; c < 4; c++) {
            const volatile float product = x[c] * a;
            CHECK(sum[c] == product + y[c]);
            CHECK(same[c] == a);
        }
    }
}

static void
vectors_are_stored_as_pixels(void)
{
    enum { SHIFTS = 4, SIZE = 4 * VEC_LANES };
    float room[1 + SHIFTS + SIZE];

    for (int shift = 0; shift < SHIFTS; shift++) {
        float *pixel = room + 1 + shift;
        VecF channel[4];
        for (int c = 0; c < 4; c++) {
            float number[VEC_LANES];
            for (int i = 0; i < VEC_LANES; i++)
                number[i] = (float)(4 * i + c);
            channel[c] = vec_load(number);
        }
        pixel[-1] = pixel[SIZE] = -1.0f;
        vec_store_pixels(pixel, channel);
        for (int i = 0; i < SIZE; i++)
            CHECK(pixel[i] == (float)i);
        CHECK(pixel[-1] == -1.0f && pixel[SIZE] == -1.0f);
    }
}

int NOISE_STAMP(test_vec)(void);

int
NOISE_STAMP(test_vec)(void)
{
    RUN(loads_begin_anywhere);
    RUN(stores_change_their_lanes_alone);
    RUN(splats_are_the_same_everywhere);
    RUN(floats_are_calculated_as_in_c);
    RUN(products_round_before_they_are_added);
    RUN(numbers_wrap);
    RUN(numbers_shift_by_up_to_31);
    RUN(nothing_is_less_than_what_is_not_a_number);
    RUN(numbers_are_negative_by_their_highest_bit);
    RUN(masks_are_any_choice_of_lanes);
    RUN(max_and_min_are_the_second_in_doubt);
    RUN(signs_are_bits);
    RUN(roots_are_to_nearest);
    RUN(numbers_become_floats_to_nearest);
    RUN(floats_become_numbers_towards_zero);
    RUN(lookups_are_modulo_the_table);
    RUN(numbers_are_packed_by_flags);
    RUN(windows_begin_anywhere);
    RUN(words_are_those_of_sums);
    RUN(offsets_are_differences_of_doubles);
    RUN(places_are_sums_of_doubles);
    RUN(pixels_are_calculated_channel_by_channel);
    RUN(vectors_are_stored_as_pixels);
    return check_end();
}
