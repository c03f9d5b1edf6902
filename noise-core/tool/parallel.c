/* SPDX-License-Identifier: MIT
 *
 * Draws bands on threads, which take turns handing them over to be written.
 */
#include "parallel.h"

#include <pthread.h>
#include <stdlib.h>

#ifdef _WIN32
#include <windows.h>
#else
#include <unistd.h>
#endif

/* About how many floats a band has for each picture (4 MiB).  Bands of more than
 * ROWS_MAX rows are no faster, except for maps that also depend on the rows around
 * the band, such as occlusion. */
#define BAND_FLOATS 1048576
#define ROWS_MAX    64

/* The size of a thread's stack.  The core needs up to 96 KiB, and some systems give
 * threads hardly more. */
#define STACK_SIZE 1048576

typedef struct Bands {
    const ParallelPicture *pictures;
    int n;      /* pictures */
    int n_rows; /* of a band; the last one may have fewer */
    int n_bands;
    ParallelTake take;
    void *data;
    Failure *failure;

    pthread_mutex_t mutex;
    pthread_cond_t changed; /* signaled when a field below changes */
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

/* A thread's buffers for each picture: the floats that the core draws, the samples
 * for the file, and the part that these are packed into. */
typedef struct Band {
    float *pixels[PARALLEL_PICTURES_MAX];
    void *samples[PARALLEL_PICTURES_MAX];
    PngPart parts[PARALLEL_PICTURES_MAX];
} Band;

static bool
band_allocate(Band *band, const Bands *bands)
{
    bool is_there = true;

    *band = (Band){.pixels = {NULL}};
    for (int i = 0; i < bands->n; i++) {
        const ParallelPicture *picture = &bands->pictures[i];
        const size_t n_pixels =
            (size_t)picture->image->region.width * (size_t)bands->n_rows;
        band->pixels[i] = malloc(n_pixels * sizeof(float) *
                                 (size_t)noise_plan_channels(picture->plan));
        band->samples[i] =
            malloc(image_row_size(picture->image) * (size_t)bands->n_rows);
        is_there =
            is_there && band->pixels[i] != NULL && band->samples[i] != NULL;
    }
    return is_there;
}

static void
band_free(Band *band)
{
    for (int i = 0; i < PARALLEL_PICTURES_MAX; i++) {
        free(band->pixels[i]);
        free(band->samples[i]);
        free(band->parts[i].bytes);
    }
}

/* Rounds to the nearest whole number; a double holds the product exactly. */
static unsigned
round_to(float value, double largest)
{
    return (unsigned)(value * largest + 0.5);
}

/* Compilers inline this for each constant `depth`, so the loops do not branch on it. */
static inline void
convert(const float *pixels, size_t n_pixels, int n_channels, int n_components,
        ImageDepth depth, void *samples)
{
    for (size_t i = 0; i < n_pixels; i++, pixels += n_channels) {
        for (int k = 0; k < n_components; k++) {
            const size_t at = i * (size_t)n_components + (size_t)k;
            if (depth == IMAGE_8)
                ((uint8_t *)samples)[at] = (uint8_t)round_to(pixels[k], 255.0);
            else if (depth == IMAGE_16)
                ((uint16_t *)samples)[at] =
                    (uint16_t)round_to(pixels[k], 65535.0);
            else
                ((float *)samples)[at] = pixels[k];
        }
    }
}

/* Converts n_pixels pixels, with n_channels floats each (1 or 4), to an image's
 * components and depth.  For 8 and 16 bits, multiplies each float by 255 or 65535,
 * and rounds it. */
static void
convert_to(const float *pixels, size_t n_pixels, int n_channels,
           const Image *image, void *samples)
{
    const int n_components = image->n_components;

    switch (image->depth) {
    case IMAGE_8:
        convert(pixels, n_pixels, n_channels, n_components, IMAGE_8, samples);
        break;
    case IMAGE_16:
        convert(pixels, n_pixels, n_channels, n_components, IMAGE_16, samples);
        break;
    default:
        convert(pixels, n_pixels, n_channels, n_components, IMAGE_FLOAT,
                samples);
        break;
    }
}

/* Draws and packs band k; returns how many rows it has, or -1 if memory runs out. */
static int
draw_band(const Bands *bands, int k, Band *band)
{
    const NoisePlan *plans[PARALLEL_PICTURES_MAX];
    ptrdiff_t strides[PARALLEL_PICTURES_MAX];
    NoiseRegion region = bands->pictures[0].image->region;
    const int n_left = region.height - k * bands->n_rows;

    region.y += k * bands->n_rows;
    region.height = n_left < bands->n_rows ? n_left : bands->n_rows;
    for (int i = 0; i < bands->n; i++) {
        plans[i] = bands->pictures[i].plan;
        strides[i] = (ptrdiff_t)region.width * noise_plan_channels(plans[i]);
    }
    if (!noise_render_maps((size_t)bands->n, plans, &region, band->pixels,
                           strides))
        return -1;
    for (int i = 0; i < bands->n; i++) {
        const ParallelPicture *picture = &bands->pictures[i];
        convert_to(
            band->pixels[i], (size_t)region.width * (size_t)region.height,
            noise_plan_channels(plans[i]), picture->image, band->samples[i]);
        if (picture->kind->pack == NULL)
            continue;
        free(band->parts[i].bytes);
        band->parts[i] = picture->kind->pack(picture->image, band->samples[i],
                                             region.height);
        if (band->parts[i].bytes == NULL)
            return -1;
    }
    return region.height;
}

/* Hands over a band's rows, picture by picture. */
static bool
take_band(const Bands *bands, const Band *band, int n_rows)
{
    for (int i = 0; i < bands->n; i++) {
        if (!bands->take(bands->data, i, band->samples[i], n_rows,
                         &band->parts[i]))
            return false;
    }
    return true;
}

/* Returns the next band to draw, or -1 if none is left or drawing has
 * stopped. */
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

/* Waits until it is band k's turn, or drawing has stopped.  Returns true if drawing
 * has stopped. */
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

/* Gives the next band its turn, or stops drawing if the rows were not taken. */
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
    Band band;
    const bool has_memory = band_allocate(&band, bands);
    int k;

    while ((k = begin_band(bands)) != -1) {
        const int n_rows = has_memory ? draw_band(bands, k, &band) : -1;
        if (wait_for_turn(bands, k))
            break;
        end_turn(bands, n_rows >= 0 ? take_band(bands, &band, n_rows)
                                    : failure_no_memory(bands->failure));
    }
    band_free(&band);
    return NULL;
}

/* Returns how many rows a band has: more if a map also depends on the rows around the
 * band (see noise_plan_frame()).  The result is a multiple of png_block_rows(). */
static int
choose_rows(const ParallelPicture *pictures, int n, int n_threads)
{
    const NoiseRegion *region = &pictures[0].image->region;
    const int share = region->height / n_threads;
    bool looks_around = false;
    int n_channels = 0;

    for (int i = 0; i < n; i++) {
        looks_around |= noise_plan_frame(pictures[i].plan, region->level) > 1;
        n_channels += noise_plan_channels(pictures[i].plan);
    }
    const int most = looks_around && share > ROWS_MAX ? share : ROWS_MAX;
    const int n_rows = BAND_FLOATS * n / (region->width * n_channels);
    const int block = png_block_rows(region->width);
    const int n_blocks = (n_rows < most ? n_rows : most) / block;
    return n_blocks < 1 ? block : n_blocks * block;
}

bool
parallel_draw(const ParallelPicture *pictures, int n, int n_threads,
              ParallelTake take, void *data, Failure *failure)
{
    pthread_t threads[PARALLEL_THREADS_MAX];
    pthread_attr_t attributes;
    int n_started = 0;
    Bands bands = {
        .pictures = pictures,
        .n = n,
        .n_rows = choose_rows(pictures, n, n_threads),
        .take = take,
        .data = data,
        .failure = failure,
    };

    bands.n_bands =
        (pictures[0].image->region.height + bands.n_rows - 1) / bands.n_rows;
    pthread_mutex_init(&bands.mutex, NULL);
    pthread_cond_init(&bands.changed, NULL);
    pthread_attr_init(&attributes);
    pthread_attr_setstacksize(&attributes, STACK_SIZE);
    /* Do not block signals in these threads.  Handlers may run in any thread, and
     * SIGPIPE goes to the one that writes. */
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
