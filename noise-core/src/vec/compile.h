/* SPDX-License-Identifier: MIT
 *
 * Defines how functions are inlined, and how they are named if each instruction set
 * has its own.
 */
#ifndef NOISE_VEC_COMPILE_H
#define NOISE_VEC_COMPILE_H

/* VEC_INLINE marks part of a kernel that is too long for compilers to inline by
 * themselves, but whose constant arguments they have to know.  VEC_UNROLL marks a
 * loop with a small, constant number of turns.  Neither does anything in a small
 * build: with sanitizers, whose checks make functions too long; for the one-lane
 * kernels of WebAssembly, which users have to download; and, where the core is one
 * file that each program compiles, for the kernels of old processors.  VEC_OUTLINE
 * marks a function that is too long to be compiled several times, or that needs
 * much of the stack for itself. */
#if defined(__GNUC__) && !defined(NOISE_SMALL)
#define VEC_INLINE static inline __attribute__((always_inline))
#define VEC_UNROLL _Pragma("GCC unroll 5")
#else
#define VEC_INLINE static inline
#define VEC_UNROLL
#endif
#ifdef __GNUC__
#define VEC_OUTLINE static __attribute__((noinline, unused))
#else
#define VEC_OUTLINE static inline
#endif

/* Makes the name of something global that exists once for each instruction set. */
#define NOISE_JOIN(name, isa)       name##_##isa
#define NOISE_JOIN_LATER(name, isa) NOISE_JOIN(name, isa)
#define NOISE_STAMP(name)           NOISE_JOIN_LATER(name, VEC_ISA)

#endif
