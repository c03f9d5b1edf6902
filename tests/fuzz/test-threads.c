/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Threads that share plans and write nothing in common, for the thread
 * sanitizer.
 */
#define _POSIX_C_SOURCE 200112L /* barriers */

#include <noise-core/noise.h>

#include <pthread.h>
#include <string.h>

#include "check.h"
#include "pictures.h"

enum {
    N_THREADS = 4,
    WIDTH = 631, /* more than a block */
    HEIGHT = 11,
    ROW = 4 * WIDTH, /* room for colors */
};

static const NoiseRegion region = {
    .x = -300, .y = -5, .width = WIDTH, .height = HEIGHT};

typedef struct Worker {
    pthread_t thread;
    pthread_barrier_t *start;
    const char *recipe;
    const NoisePlan *plan; /* NULL: the worker makes its own */
    float pixels[ROW * HEIGHT];
} Worker;

static void *
work(void *data)
{
    Worker *worker = data;
    NoisePlan *own = NULL;

    pthread_barrier_wait(worker->start);
    if (worker->plan == NULL)
        own = picture_plan(worker->recipe);
    noise_render(own != NULL ? own : worker->plan, &region, worker->pixels,
                 ROW);
    noise_plan_free(own);
    return NULL;
}

/* All threads draw at once; without a plan, each makes its own. */
static void
check_together(const char *recipe, const NoisePlan *plan)
{
    Worker *workers = calloc(N_THREADS, sizeof *workers);
    pthread_barrier_t start;

    pthread_barrier_init(&start, NULL, N_THREADS);
    for (int i = 0; i < N_THREADS; i++) {
        workers[i].start = &start;
        workers[i].recipe = recipe;
        workers[i].plan = plan;
        CHECK(pthread_create(&workers[i].thread, NULL, work, &workers[i]) == 0);
    }
    for (int i = 0; i < N_THREADS; i++) {
        pthread_join(workers[i].thread, NULL);
        CHECK(memcmp(workers[i].pixels, workers[0].pixels,
                     sizeof workers[0].pixels) == 0);
    }
    pthread_barrier_destroy(&start);
    free(workers);
}

/* Runs before anything else has used the core, so that the threads meet where
 * it chooses the instruction set. */
static void
threads_may_be_the_first_to_use_the_core(void)
{
    check_together(picture_recipes[0], NULL);
}

static void
threads_share_a_plan(void)
{
    for (int i = 0; picture_recipes[i] != NULL; i++) {
        NoisePlan *plan = picture_plan(picture_recipes[i]);
        check_together(picture_recipes[i], plan);
        noise_plan_free(plan);
    }
}

int
main(void)
{
    RUN(threads_may_be_the_first_to_use_the_core);
    RUN(threads_share_a_plan);
    return check_end();
}
