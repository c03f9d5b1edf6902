/* SPDX-License-Identifier: MIT
 *
 * Threads that draw bands, and wait for their turn to hand them over.
 */
#include "parallel.h"

#include <pthread.h>
#include <stdlib.h>

#ifdef _WIN32
#include <windows.h>
#else
#include <unistd.h>
#endif

#include "samples.h"

/* Bands of about so many floats: 4 MiB.  More rows than ROWS_MAX make nothing
 * faster. */
#define BAND_FLOATS 1048576
#define ROWS_MAX    64

/* noise.h asks for 320 KiB; some systems give threads less than that. */
#define STACK_SIZE 1048576

typedef struct Bands {
    const NoisePlan *plan;
    const Image *image;
    int n_rows; /* of a band; the last one may have fewer */
    int n_bands;
    ParallelTake take;
    void *data;
    Failure *failure;

    pthread_mutex_t mutex;
    pthread_cond_t changed; /* any of what follows */
    int n_begun;            /* bands that threads have begun to draw */
    int n_taken;
    bool has_stopped;
} Bands;

int
parallel_processors(void)
{
#ifdef _WIN32
    SYSTEM_INFO about;

    GetSystemInfo(&about);
    const long n = (long)about.dwNumberOfProcessors;
#else
    const long n = sysconf(_SC_NPROCESSORS_ONLN);
#endif

    return n < 1 ? 1 : n > PARALLEL_THREADS_MAX ? PARALLEL_THREADS_MAX : (int)n;
}

/* Draws band k into `band`, and as a file gets it into `samples`; returns how
 * many rows it has. */
static int
draw_band(const Bands *bands, int k, float *band, void *samples)
{
    const int n_channels = noise_plan_channels(bands->plan);
    NoiseRegion region = bands->image->region;
    const int n_left = region.height - k * bands->n_rows;

    region.y += k * bands->n_rows;
    region.height = n_left < bands->n_rows ? n_left : bands->n_rows;
    noise_render(bands->plan, &region, band,
                 (ptrdiff_t)region.width * n_channels);
    samples_convert(band, (size_t)region.width * (size_t)region.height,
                    n_channels, bands->image, samples);
    return region.height;
}

/* Begins the next band; -1: there is none. */
static int
begin_band(Bands *bands)
{
    pthread_mutex_lock(&bands->mutex);
    const int k = bands->has_stopped || bands->n_begun == bands->n_bands
                      ? -1
                      : bands->n_begun++;
    pthread_mutex_unlock(&bands->mutex);
    return k;
}

/* Waits until it is the turn of band k, or all has stopped; whether it has. */
static bool
wait_for_turn(Bands *bands, int k)
{
    pthread_mutex_lock(&bands->mutex);
    while (!bands->has_stopped && bands->n_taken < k)
        pthread_cond_wait(&bands->changed, &bands->mutex);
    const bool has_stopped = bands->has_stopped;
    pthread_mutex_unlock(&bands->mutex);
    return has_stopped;
}

/* Lets the next band have its turn, or stops all. */
static void
end_turn(Bands *bands, bool is_taken)
{
    pthread_mutex_lock(&bands->mutex);
    bands->n_taken++;
    bands->has_stopped |= !is_taken;
    pthread_cond_broadcast(&bands->changed);
    pthread_mutex_unlock(&bands->mutex);
}

static void *
draw_bands(void *data)
{
    Bands *bands = data;
    const size_t n_pixels =
        (size_t)bands->image->region.width * (size_t)bands->n_rows;
    float *band = malloc(n_pixels * sizeof(float) *
                         (size_t)noise_plan_channels(bands->plan));
    void *samples =
        malloc(image_row_size(bands->image) * (size_t)bands->n_rows);
    const bool has_memory = band != NULL && samples != NULL;
    int k;

    while ((k = begin_band(bands)) != -1) {
        const int n_rows = has_memory ? draw_band(bands, k, band, samples) : 0;
        if (wait_for_turn(bands, k))
            break;
        end_turn(bands, has_memory ? bands->take(bands->data, samples, n_rows)
                                   : failure_no_memory(bands->failure));
    }
    free(band);
    free(samples);
    return NULL;
}

bool
parallel_draw(const NoisePlan *plan, const Image *image, int n_threads,
              ParallelTake take, void *data, Failure *failure)
{
    const int n_rows =
        BAND_FLOATS / (image->region.width * noise_plan_channels(plan));
    pthread_t threads[PARALLEL_THREADS_MAX];
    pthread_attr_t attributes;
    int n_started = 0;
    Bands bands = {
        .plan = plan,
        .image = image,
        .n_rows = n_rows < 1          ? 1
                  : n_rows > ROWS_MAX ? ROWS_MAX
                                      : n_rows,
        .take = take,
        .data = data,
        .failure = failure,
    };

    bands.n_bands = (image->region.height + bands.n_rows - 1) / bands.n_rows;
    pthread_mutex_init(&bands.mutex, NULL);
    pthread_cond_init(&bands.changed, NULL);
    pthread_attr_init(&attributes);
    pthread_attr_setstacksize(&attributes, STACK_SIZE);
    /* Signals may come to any of them, and that of a closed pipe comes to the
     * one that writes. */
    while (n_started < n_threads && n_started < bands.n_bands &&
           pthread_create(&threads[n_started], &attributes, draw_bands,
                          &bands) == 0)
        n_started++;
    for (int i = 0; i < n_started; i++)
        pthread_join(threads[i], NULL);
    pthread_attr_destroy(&attributes);
    pthread_cond_destroy(&bands.changed);
    pthread_mutex_destroy(&bands.mutex);
    if (n_started == 0)
        return failure_report(failure, "no thread could be started");
    return !bands.has_stopped;
}
