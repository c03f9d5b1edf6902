/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Works are timed in turns, so that a slow moment of the machine slows all of
 * them.  Compare medians of one run only, best by their ratio.
 */
#ifndef BENCH_H
#define BENCH_H

#include <stddef.h>

/* Something that takes time. */
typedef struct Work {
    const char *name;
    void (*run)(void *data);
    void *data;
    double n_pixels; /* that one run draws */
    double median;   /* result, ns for each pixel */
    double spread;   /* half the interquartile range, share of the median */
} Work;

enum { MOST_ROUNDS = 31 };

/* Times all works in n_rounds (at most MOST_ROUNDS) rounds, after one that is
 * not counted. */
void bench_run(Work *works, size_t n_works, int n_rounds);

/* Prints the heading of such lines as bench_print() prints, with a short name
 * for each of the peers. */
void bench_print_heading(const char *const peers[], size_t n_peers);

/* Prints a line of a table: name, ns for each pixel, spread, and how many times
 * longer each of the peers takes. */
void bench_print(const Work *work, const Work *const peers[], size_t n_peers);

/* Seconds since an arbitrary moment. */
double bench_now(void);

#endif
