/* SPDX-License-Identifier: MIT
 *
 * Macros that control inlining, and that name the functions of each instruction set.
 */
#ifndef NOISE_VEC_COMPILE_H
#define NOISE_VEC_COMPILE_H

/* VEC_INLINE marks a part of a kernel that is too long for compilers to inline by
 * themselves, but has to be inlined so that they can make use of constant arguments.
 * VEC_UNROLL marks a loop with a constant number of iterations.  Compilers unroll up to
 * 24 of them, enough for all numbers of a cell in three dimensions.
 *
 * Neither does anything if NOISE_SMALL is defined.  The build defines it for
 * sanitizers, whose checks make functions too long, and for the one-lane kernels of
 * WebAssembly, which users have to download.  If the core is a single file, which each
 * program compiles, it is also defined for the kernels of old processors.
 *
 * VEC_OUTLINE marks a function that is too long to be compiled several times, or that
 * needs a lot of stack. */
#if defined(__GNUC__) && !defined(NOISE_SMALL)
#define VEC_INLINE static inline __attribute__((always_inline))
#define VEC_UNROLL _Pragma("GCC unroll 24")
#else
#define VEC_INLINE static inline
#define VEC_UNROLL
#endif
#ifdef __GNUC__
#define VEC_OUTLINE static __attribute__((noinline, unused))
#else
#define VEC_OUTLINE static inline
#endif

/* Makes the name of a global that exists once for each instruction set. */
#define NOISE_JOIN(name, isa)       name##_##isa
#define NOISE_JOIN_LATER(name, isa) NOISE_JOIN(name, isa)
#define NOISE_STAMP(name)           NOISE_JOIN_LATER(name, VEC_ISA)

#endif
