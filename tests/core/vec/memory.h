/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Tests of the functions that read and write memory.
 */
#ifndef MEMORY_H
#define MEMORY_H

#include "lanes.h"

/* Loads and stores are tried at this many offsets from an aligned address. */
enum { N_OFFSETS = 2 * VEC_LANES + 1, ROOM = N_OFFSETS - 1 + VEC_LANES };

static inline void
loads_begin_anywhere(void)
{
    _Alignas(64) float x[ROOM];
    _Alignas(64) uint32_t n[ROOM];

    for (int k = 0; k < ROOM; k++) {
        x[k] = special_float(k);
        n[k] = special_number(k);
    }
    for (int offset = 0; offset < N_OFFSETS; offset++) {
        CHECK_BITS(vec_load(&x[offset]), x[offset + i]);
        CHECK_NUMBERS(vec_load_u(&n[offset]), n[offset + i]);
    }
}

static inline void
numbers_are_packed_by_flags(void)
{
    uint32_t n[VEC_LANES], packed[VEC_LANES];

    for (int k = 0; k < VEC_LANES; k++)
        n[k] = special_number(k);
    for (unsigned flags = 0; flags >> VEC_LANES == 0; flags++) {
        uint32_t wanted[VEC_LANES], below[VEC_LANES];
        int count = 0;
        for (int k = 0; k < VEC_LANES; k++) {
            below[k] = (uint32_t)count;
            if ((flags >> k & 1) != 0)
                wanted[count++] = n[k];
        }
        CHECK(vec_pack(packed, n, flags) == count);
        CHECK(memcmp(packed, wanted, sizeof *wanted * (size_t)count) == 0);
        CHECK_NUMBERS(vec_count_below(flags), below[i]);
    }
}

static inline void
stores_change_their_lanes_alone(void)
{
    _Alignas(64) float x[ROOM], x_wanted[ROOM];
    _Alignas(64) uint32_t n[ROOM], n_wanted[ROOM];
    float x_new[VEC_LANES];
    uint32_t n_new[VEC_LANES];

    for (int k = 0; k < VEC_LANES; k++) {
        x_new[k] = special_float(k);
        n_new[k] = special_number(k);
    }
    for (int offset = 0; offset < N_OFFSETS; offset++) {
        memset(x, 0xa5, sizeof x);
        memset(n, 0xa5, sizeof n);
        memcpy(x_wanted, x, sizeof x);
        memcpy(n_wanted, n, sizeof n);
        memcpy(&x_wanted[offset], x_new, sizeof x_new);
        memcpy(&n_wanted[offset], n_new, sizeof n_new);
        vec_store(&x[offset], vec_load(x_new));
        vec_store_u(&n[offset], vec_load_u(n_new));
        CHECK(memcmp(x, x_wanted, sizeof x) == 0);
        CHECK(memcmp(n, n_wanted, sizeof n) == 0);
    }
}

/* This is inlined so that the number of bits is a constant, as in kernels. */
static inline void
check_lookups(int bits)
{
    enum { SIZE = 64, SHIFTS = 4 };
    const uint32_t size = 1u << bits;
    float room[SHIFTS - 1 + SIZE];
    uint32_t n[VEC_LANES];

    for (int shift = 0; shift < SHIFTS; shift++) {
        float *table = room + shift;
        for (uint32_t k = 0; k < SIZE; k++)
            table[k] = special_float((int)(k % size * 2 + k % 2));
        for (uint32_t round = 0; fill_indices(round, SIZE, n); round++)
            CHECK_BITS(vec_lookup(table, bits, vec_load_u(n)),
                       table[n[i] % size]);
    }
}

static inline void
lookups_are_modulo_the_table(void)
{
    check_lookups(3);
    check_lookups(4);
    check_lookups(5);
}

/* Reads from allocated memory, so that sanitizers notice reads beyond it. */
static inline void
windows_begin_anywhere(void)
{
    uint32_t n[VEC_LANES];

    for (int offset = 0; offset < N_OFFSETS; offset++) {
        float *x = malloc(sizeof *x * ((size_t)offset + VEC_LANES));
        if (x == NULL)
            abort();
        for (int k = 0; k < offset + VEC_LANES; k++)
            x[k] = special_float(k);
        for (uint32_t round = 0; fill_indices(round, VEC_LANES, n); round++)
            CHECK_BITS(vec_window(&x[offset], vec_load_u(n)),
                       x[(uint32_t)offset + n[i]]);
        free(x);
    }
}

#endif
