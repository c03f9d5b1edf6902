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

/* Prints a table: for each work its name, ns for each pixel, spread, and how
 * many times longer the first n_peers works take (`names` are their headings);
 * and the same work with one thread, unless that is NULL. */
void bench_print_table(const Work *works, size_t n_works,
                       const char *const names[], size_t n_peers,
                       const Work *one_thread);

#endif
