/* SPDX-License-Identifier: LGPL-3.0-or-later */
#define _POSIX_C_SOURCE 200809L
#include "bench.h"

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

/* Returns seconds since an arbitrary moment. */
static double
now(void)
{
    struct timespec time;

    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + 1e-9 * (double)time.tv_nsec;
}

static int
compare(const void *a, const void *b)
{
    const double first = *(const double *)a;
    const double second = *(const double *)b;

    return (first > second) - (first < second);
}

static double
time_once(const Work *work)
{
    const double start = now();

    work->run(work->data);
    return (now() - start) * 1e9 / work->n_pixels;
}

void
bench_run(Work *works, size_t n_works, int n_rounds)
{
    double(*times)[MOST_ROUNDS] = calloc(n_works, sizeof *times);

    if (times == NULL)
        abort();
    for (int round = -1; round < n_rounds; round++) {
        for (size_t i = 0; i < n_works; i++) {
            const double time = time_once(&works[i]);
            if (round >= 0)
                times[i][round] = time;
        }
    }
    for (size_t i = 0; i < n_works; i++) {
        qsort(times[i], (size_t)n_rounds, sizeof times[i][0], compare);
        works[i].median = times[i][n_rounds / 2];
        works[i].spread =
            0.5 * (times[i][3 * n_rounds / 4] - times[i][n_rounds / 4]) /
            works[i].median;
    }
    free(times);
}

enum { NAME_WIDTH = 55 };

void
bench_print_table(const Work *works, size_t n_works, const char *const names[],
                  size_t n_peers, const Work *one_thread)
{
    printf("%-*s %9s %6s", NAME_WIDTH, "", "ns", "spread");
    for (size_t i = 0; i < n_peers; i++)
        printf(" %9s", names[i]);
    printf(one_thread != NULL ? "  1 thread\n" : "\n");
    for (size_t k = 0; k < n_works; k++) {
        const double median = works[k].median;
        printf("%-*s %9.3f %4.0f %%", NAME_WIDTH, works[k].name, median,
               100 * works[k].spread);
        for (size_t i = 0; i < n_peers; i++)
            printf(" %9.2f", works[i].median / median);
        if (one_thread != NULL)
            printf(" %9.2f", one_thread[k].median / median);
        printf("\n");
    }
}
