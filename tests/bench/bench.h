/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Works are timed in turns, so that what slows a machine down for a while slows
 * all of them; what counts are medians, and ratios of medians of one run.
 */
#ifndef BENCH_H
#define BENCH_H

#include <stddef.h>

/* Something that takes time. */
typedef struct Work {
    const char *name;
    void (*run)(void *data);
    void *data;
    double n_pixels; /* that one run makes */
    /* What comes out, in ns for each pixel. */
    double median;
    double spread; /* half of what lies between the quarters, of the median */
} Work;

enum { MOST_ROUNDS = 31 };

/* Times all works in n_rounds (at most MOST_ROUNDS) turns, after one that does
 * not count. */
void bench_run(Work *works, size_t n_works, int n_rounds);

/* Prints a line of a table: name, ns a pixel, spread, and how many times longer
 * each of the peers takes. */
void bench_print(const Work *work, const Work *const peers[], size_t n_peers);

/* Seconds from some time on. */
double bench_now(void);

#endif
