/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Times works in turns, so that if the machine is slow for a while, it slows all of
 * them.  Compare only medians from the same run, preferably by their ratios.
 */
#ifndef BENCH_H
#define BENCH_H

#include <stddef.h>

/* Something that takes time. */
typedef struct Work {
    const char *name;
    void (*run)(void *data);
    void *data;
    double n_pixels; /* drawn by one call of run() */
    double median;   /* result, in ns per pixel */
    double spread;   /* half the interquartile range / median */
} Work;

enum { MOST_ROUNDS = 31 };

/* Times all works in n_rounds (at most MOST_ROUNDS) rounds, after a warm-up
 * round. */
void bench_run(Work *works, size_t n_works, int n_rounds);

/* Prints a table.  For each work, it has the name, ns per pixel, the spread, and how
 * many times as long the first n_peers works take (`names` are their headings).
 * Unless one_thread is NULL, it also has how many times as long the same work takes
 * with one thread. */
void bench_print_table(const Work *works, size_t n_works,
                       const char *const names[], size_t n_peers,
                       const Work *one_thread);

#endif
