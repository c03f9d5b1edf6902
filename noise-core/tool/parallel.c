/* SPDX-License-Identifier: MIT
 *
 * Threads that draw bands into a ring of slots, from which one thread takes
 * them in order.
 */
#include "parallel.h"

#include <pthread.h>
#include <stdlib.h>

#ifdef _WIN32
#include <windows.h>
#else
#include <unistd.h>
#endif

#include "interrupt.h"
#include "samples.h"

/* Bands of about so many floats: 4 MiB.  More rows than ROWS_MAX make nothing
 * faster. */
#define BAND_FLOATS 1048576
#define ROWS_MAX    64

/* noise.h asks for 208 KiB; some systems give threads less than that. */
#define STACK_SIZE 1048576

/* One band: drawn by a thread as floats, converted, and then taken. */
typedef struct Slot {
    float *band;
    void *samples;
    bool is_drawn;
} Slot;

typedef struct Bands {
    const NoisePlan *plan;
    const Image *image;
    int n_rows; /* of a band; the last one may have fewer */
    int n_bands;

    pthread_mutex_t mutex;
    pthread_cond_t changed; /* any of what follows */
    int n_begun;            /* bands that threads have begun to draw */
    int n_taken;
    bool has_stopped;
    int n_slots; /* band k is in slot k % n_slots */
    Slot *slots;
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

static int
count_rows(const Bands *bands, int k)
{
    const int left = bands->image->region.height - k * bands->n_rows;

    return left < bands->n_rows ? left : bands->n_rows;
}

static void
draw_band(const Bands *bands, int k, Slot *slot)
{
    const int n_channels = noise_plan_channels(bands->plan);
    NoiseRegion region = bands->image->region;

    region.y += k * bands->n_rows;
    region.height = count_rows(bands, k);
    noise_render(bands->plan, &region, slot->band,
                 (ptrdiff_t)region.width * n_channels);
    samples_convert(slot->band, (size_t)region.width * (size_t)region.height,
                    n_channels, bands->image, slot->samples);
}

/* Waits until there is a band to draw and room for it; -1: there is none. */
static int
begin_band(Bands *bands)
{
    int k = -1;

    pthread_mutex_lock(&bands->mutex);
    while (!bands->has_stopped && bands->n_begun < bands->n_bands &&
           bands->n_begun - bands->n_taken >= bands->n_slots)
        pthread_cond_wait(&bands->changed, &bands->mutex);
    if (!bands->has_stopped && bands->n_begun < bands->n_bands)
        k = bands->n_begun++;
    pthread_mutex_unlock(&bands->mutex);
    return k;
}

static void *
draw_bands(void *data)
{
    Bands *bands = data;
    int k;

    while ((k = begin_band(bands)) != -1) {
        Slot *slot = &bands->slots[k % bands->n_slots];
        draw_band(bands, k, slot);
        pthread_mutex_lock(&bands->mutex);
        slot->is_drawn = true;
        pthread_cond_broadcast(&bands->changed);
        pthread_mutex_unlock(&bands->mutex);
    }
    return NULL;
}

static void
wait_for_slot(Bands *bands, const Slot *slot)
{
    pthread_mutex_lock(&bands->mutex);
    while (!slot->is_drawn)
        pthread_cond_wait(&bands->changed, &bands->mutex);
    pthread_mutex_unlock(&bands->mutex);
}

static void
free_slot(Bands *bands, Slot *slot)
{
    pthread_mutex_lock(&bands->mutex);
    slot->is_drawn = false;
    bands->n_taken++;
    pthread_cond_broadcast(&bands->changed);
    pthread_mutex_unlock(&bands->mutex);
}

static bool
take_bands(Bands *bands, ParallelTake take, void *data)
{
    for (int k = 0; k < bands->n_bands; k++) {
        Slot *slot = &bands->slots[k % bands->n_slots];
        wait_for_slot(bands, slot);
        if (!take(data, slot->samples, count_rows(bands, k)))
            return false;
        free_slot(bands, slot);
    }
    return true;
}

/* Starts at most n_threads threads that get no signals; returns how many. */
static int
start_threads(Bands *bands, pthread_t *threads, int n_threads)
{
    pthread_attr_t attributes;
    int n_started = 0;

    pthread_attr_init(&attributes);
    pthread_attr_setstacksize(&attributes, STACK_SIZE);
    interrupt_hold();
    while (n_started < n_threads &&
           pthread_create(&threads[n_started], &attributes, draw_bands,
                          bands) == 0)
        n_started++;
    interrupt_release();
    pthread_attr_destroy(&attributes);
    return n_started;
}

static bool
draw_and_take(Bands *bands, int n_threads, ParallelTake take, void *data,
              Failure *failure)
{
    pthread_t threads[PARALLEL_THREADS_MAX];
    const int n_started = start_threads(bands, threads, n_threads);
    const bool is_done =
        n_started > 0 ? take_bands(bands, take, data)
                      : failure_report(failure, "no thread could be started");

    pthread_mutex_lock(&bands->mutex);
    bands->has_stopped = true;
    pthread_cond_broadcast(&bands->changed);
    pthread_mutex_unlock(&bands->mutex);
    for (int i = 0; i < n_started; i++)
        pthread_join(threads[i], NULL);
    return is_done;
}

static bool
make_slots(Bands *bands, Failure *failure)
{
    const size_t n_pixels =
        (size_t)bands->image->region.width * (size_t)bands->n_rows;
    const size_t pixel_size =
        (size_t)noise_plan_channels(bands->plan) * sizeof(float);

    bands->slots = calloc((size_t)bands->n_slots, sizeof *bands->slots);
    for (int i = 0; bands->slots != NULL && i < bands->n_slots; i++) {
        Slot *slot = &bands->slots[i];
        slot->band = malloc(n_pixels * pixel_size);
        slot->samples =
            malloc(image_row_size(bands->image) * (size_t)bands->n_rows);
        if (slot->band == NULL || slot->samples == NULL)
            return failure_no_memory(failure);
    }
    return bands->slots != NULL || failure_no_memory(failure);
}

static void
free_slots(Bands *bands)
{
    for (int i = 0; bands->slots != NULL && i < bands->n_slots; i++) {
        free(bands->slots[i].band);
        free(bands->slots[i].samples);
    }
    free(bands->slots);
}

bool
parallel_draw(const NoisePlan *plan, const Image *image, int n_threads,
              ParallelTake take, void *data, Failure *failure)
{
    const int height = image->region.height;
    const int n_rows =
        BAND_FLOATS / (image->region.width * noise_plan_channels(plan));
    Bands bands = {
        .plan = plan,
        .image = image,
        .n_rows = n_rows < 1          ? 1
                  : n_rows > ROWS_MAX ? ROWS_MAX
                                      : n_rows,
    };

    bands.n_bands = (height + bands.n_rows - 1) / bands.n_rows;
    if (n_threads > bands.n_bands)
        n_threads = bands.n_bands;
    /* One more than threads: none of them waits while a band is written. */
    bands.n_slots = n_threads + 1;
    pthread_mutex_init(&bands.mutex, NULL);
    pthread_cond_init(&bands.changed, NULL);
    const bool is_done = make_slots(&bands, failure) &&
                         draw_and_take(&bands, n_threads, take, data, failure);
    free_slots(&bands);
    pthread_cond_destroy(&bands.changed);
    pthread_mutex_destroy(&bands.mutex);
    return is_done;
}
