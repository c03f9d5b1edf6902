/* SPDX-License-Identifier: MIT
 *
 * Chooses the kernels that this processor runs.
 *
 * The build defines NOISE_HAS_AVX2, for example, if it compiles the kernels for
 * AVX2.
 */
#include "cpu.h"

#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

#if defined(NOISE_HAS_SSE41) || defined(NOISE_HAS_AVX2) || \
    defined(NOISE_HAS_AVX512)
#define ASKS_CPUID
#include <cpuid.h>
#endif

/* The build compiles only some of these. */
extern const NoiseKernels noise_kernels_sse2, noise_kernels_sse41,
    noise_kernels_avx2, noise_kernels_avx512, noise_kernels_neon,
    noise_kernels_simd128;

static bool
is_always_there(void)
{
    return true;
}

#ifdef ASKS_CPUID
/* What cpuid stores in eax, ebx, ecx and edx for a leaf, or zeros if the processor
 * does not have that leaf. */
typedef struct Leaf {
    unsigned a, b, c, d;
} Leaf;

static Leaf
read_leaf(unsigned number)
{
    Leaf leaf = {0};

    if ((unsigned)__get_cpuid_max(0, NULL) >= number)
        __cpuid_count(number, 0, leaf.a, leaf.b, leaf.c, leaf.d);
    return leaf;
}

static bool
has_all(unsigned have, unsigned need)
{
    return (have & need) == need;
}

static inline bool
has_sse41(void)
{
    return has_all(read_leaf(1).c, bit_SSSE3 | bit_SSE4_1);
}

/* True if the operating system saves these parts of the register state.  `need` has
 * bits of XCR0, such as 0x06 for AVX, and 0xe6 for AVX and AVX-512. */
static inline bool
keeps_registers(unsigned need)
{
    unsigned low, high;

    if (!has_all(read_leaf(1).c, bit_OSXSAVE))
        return false;
    __asm__("xgetbv" : "=a"(low), "=d"(high) : "c"(0));
    return has_all(low, need);
}

static inline bool
has_avx2(void)
{
    return has_all(read_leaf(1).c, bit_AVX) &&
           has_all(read_leaf(7).b, bit_AVX2) && keeps_registers(0x06);
}

static inline bool
has_avx512(void)
{
    return has_avx2() &&
           has_all(read_leaf(7).b,
                   bit_AVX512F | bit_AVX512DQ | bit_AVX512BW | bit_AVX512VL) &&
           keeps_registers(0xe6);
}
#endif

/* The instruction sets, from the plainest to the best. */
static const struct {
    const char *name;
    const NoiseKernels *kernels;
    bool (*is_there)(void);
} isas[] = {
    {"one", &noise_kernels_one, is_always_there},
#ifdef NOISE_HAS_SSE2
    {"sse2", &noise_kernels_sse2, is_always_there},
#endif
#ifdef NOISE_HAS_SSE41
    {"sse4.1", &noise_kernels_sse41, has_sse41},
#endif
#ifdef NOISE_HAS_AVX2
    {"avx2", &noise_kernels_avx2, has_avx2},
#endif
#ifdef NOISE_HAS_AVX512
    {"avx512", &noise_kernels_avx512, has_avx512},
#endif
#ifdef NOISE_HAS_NEON
    {"neon", &noise_kernels_neon, is_always_there},
#endif
#ifdef NOISE_HAS_SIMD128
    {"simd128", &noise_kernels_simd128, is_always_there},
#endif
};

enum { N_ISAS = sizeof isas / sizeof isas[0] };

/* Returns the index of the instruction set that the environment variable NOISE_ISA
 * names.  If it does not name one that the processor has, returns the index of the
 * best one. */
static int
choose(void)
{
    const char *wanted = getenv("NOISE_ISA");
    int best = 0;

    for (int i = 0; i < N_ISAS; i++) {
        if (!isas[i].is_there())
            continue;
        best = i;
        if (wanted != NULL && strcmp(isas[i].name, wanted) == 0)
            return i;
    }
    return best;
}

/* Returns the index that the first call has chosen.  Threads that make the first
 * call at the same time choose the same index. */
static int
chosen(void)
{
    static atomic_int number = -1;
    int known = atomic_load_explicit(&number, memory_order_relaxed);

    if (known < 0) {
        known = choose();
        atomic_store_explicit(&number, known, memory_order_relaxed);
    }
    return known;
}

const NoiseKernels *
noise_cpu_kernels(void)
{
    return isas[chosen()].kernels;
}

const char *
noise_isa(void)
{
    return isas[chosen()].name;
}

const char *
noise_isa_name(size_t number, bool *is_there)
{
    if (number >= N_ISAS)
        return NULL;
    *is_there = isas[number].is_there();
    return isas[number].name;
}
