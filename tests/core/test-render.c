/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Checks that rectangles, points and threads draw the same bits and do not write
 * anything else.
 */
#define _POSIX_C_SOURCE 200112L /* barriers */

#include <math.h>
#include <pthread.h>
#include <string.h>

#include <noise-core/noise.h>

#include "check.h"
#include "pictures.h"
#include "plan/plan.h"

enum { WIDTH = 1300, HEIGHT = 11 }; /* more than five blocks of columns */

static const NoiseRegion whole = {
    .x = -611, .y = -20, .width = WIDTH, .height = HEIGHT};

/* Returns the number of floats in a row of the plan's pixels. */
static int
row_length(const NoisePlan *plan)
{
    return WIDTH * noise_plan_channels(plan);
}

static size_t
picture_size(const NoisePlan *plan)
{
    return sizeof(float) * (size_t)row_length(plan) * HEIGHT;
}

typedef struct Worker {
    pthread_t thread;
    pthread_barrier_t *start;
    const NoisePlan *plan; /* NULL: the worker makes its own */
    float *pixels;
} Worker;

static void *
work(void *data)
{
    Worker *worker = data;
    NoisePlan *own = NULL;

    pthread_barrier_wait(worker->start);
    if (worker->plan == NULL)
        own = picture_plan(picture_recipes[0]);
    for (int i = 0; i < 4; i++) {
        const NoisePlan *plan = own != NULL ? own : worker->plan;
        noise_render(plan, &whole, worker->pixels, row_length(plan));
    }
    noise_plan_free(own);
    return NULL;
}

/* Draws in four threads at once; tests/fuzz/run does so with the thread
 * sanitizer. */
static void
check_together(const NoisePlan *plan, const float *expected, size_t size)
{
    Worker workers[4];
    pthread_barrier_t start;

    pthread_barrier_init(&start, NULL, 4);
    for (int i = 0; i < 4; i++) {
        workers[i] =
            (Worker){.start = &start, .plan = plan, .pixels = malloc(size)};
        CHECK(pthread_create(&workers[i].thread, NULL, work, &workers[i]) == 0);
    }
    for (int i = 0; i < 4; i++) {
        pthread_join(workers[i].thread, NULL);
        CHECK(memcmp(workers[i].pixels,
                     expected != NULL ? expected : workers[0].pixels,
                     size) == 0);
        if (i > 0)
            free(workers[i].pixels);
    }
    free(workers[0].pixels);
    pthread_barrier_destroy(&start);
}

/* Runs before anything else has used the core, so that the threads race where it
 * chooses the instruction set. */
TEST(threads_may_be_the_first_to_use_the_core)
{
    check_together(NULL, NULL, sizeof(float) * WIDTH * HEIGHT);
}

static float *
draw_whole(const NoisePlan *plan)
{
    float *pixels = malloc(picture_size(plan));

    CHECK(noise_render(plan, &whole, pixels, row_length(plan)));
    return pixels;
}

static void
for_each_recipe(void (*test)(const NoisePlan *plan, const float *expected))
{
    for (int i = 0; picture_recipes[i] != NULL; i++) {
        AutoPlan *plan = picture_plan(picture_recipes[i]);
        float *expected = draw_whole(plan);
        test(plan, expected);
        free(expected);
    }
}

/* Draws the whole picture in rectangles of odd sizes, starting with the last one. */
TEST_EACH(any_split_gives_the_same_bits, for_each_recipe, const NoisePlan *plan,
          const float *expected)
{
    const int step_x = 37;
    const int step_y = 3;
    float *pixels = malloc(picture_size(plan));

    for (int y = HEIGHT - HEIGHT % step_y; y >= 0; y -= step_y) {
        for (int x = WIDTH - WIDTH % step_x; x >= 0; x -= step_x) {
            const NoiseRegion part = {
                .x = whole.x + x,
                .y = whole.y + y,
                .width = WIDTH - x < step_x ? WIDTH - x : step_x,
                .height = HEIGHT - y < step_y ? HEIGHT - y : step_y,
            };
            CHECK(noise_render(plan, &part,
                               pixels + y * row_length(plan) +
                                   x * noise_plan_channels(plan),
                               row_length(plan)));
        }
    }
    CHECK(memcmp(pixels, expected, picture_size(plan)) == 0);
    free(pixels);
}

TEST_EACH(a_point_is_the_pixel_that_lies_there, for_each_recipe,
          const NoisePlan *plan, const float *expected)
{
    /* Points have heights, which equal the pixels only in gray pictures.  They do
     * even if gradients are requested, or if the points have their own depth. */
    if (noise_plan_channels(plan) > 1 ||
        plan->params.map != NOISE_MAP_PICTURE || plan->params.relief > 0.0)
        return;
    for (int j = 0; j < HEIGHT; j++) {
        double x[WIDTH], y[WIDTH], z[WIDTH];
        float value[WIDTH], gradient[4 * WIDTH];
        for (int i = 0; i < WIDTH; i++) {
            x[i] = whole.x + i;
            y[i] = whole.y + j;
            z[i] = plan->params.z;
        }
        const NoisePoints points = {.x = x, .y = y, .z = j % 3 ? z : NULL};
        noise_evaluate(plan, WIDTH, &points, value, j % 2 ? gradient : NULL);
        CHECK(memcmp(value, expected + j * WIDTH, sizeof value) == 0);
    }
}

TEST_EACH(the_origin_moves_the_pattern, for_each_recipe, const NoisePlan *plan,
          const float *expected)
{
    NoiseRegion moved = whole;
    float *pixels = malloc(picture_size(plan));

    moved.x += 1000;
    moved.y -= 333;
    moved.origin_x = 1000;
    moved.origin_y = -333;
    CHECK(noise_render(plan, &moved, pixels, row_length(plan)));
    CHECK(memcmp(pixels, expected, picture_size(plan)) == 0);
    free(pixels);
}

TEST_EACH(nothing_is_written_beside_the_rows, for_each_recipe,
          const NoisePlan *plan, const float *expected)
{
    const int length = row_length(plan);
    const ptrdiff_t stride = length + 3;
    const size_t size = (size_t)stride * HEIGHT + 1;
    float *pixels = malloc(sizeof(float) * size);

    for (size_t i = 0; i < size; i++)
        pixels[i] = -7.0f;
    CHECK(noise_render(plan, &whole, pixels + 1, stride));
    CHECK(pixels[0] == -7.0f);
    for (int j = 0; j < HEIGHT; j++) {
        const float *row = pixels + 1 + j * stride;
        CHECK(memcmp(row, expected + j * length,
                     sizeof(float) * (size_t)length) == 0);
        for (int i = length; i < stride && row + i < pixels + size; i++)
            CHECK(row[i] == -7.0f);
    }
    /* Draw from the bottom up. */
    CHECK(noise_render(plan, &whole, pixels + (HEIGHT - 1) * stride, -stride));
    CHECK(memcmp(pixels, expected + (HEIGHT - 1) * length,
                 sizeof(float) * (size_t)length) == 0);
    free(pixels);
}

TEST_EACH(threads_share_a_plan, for_each_recipe, const NoisePlan *plan,
          const float *expected)
{
    check_together(plan, expected, picture_size(plan));
}

/* These cells are so large that hardly any octave fades. */
TEST(a_level_samples_the_middle_of_its_pixels)
{
    static const char *const recipes[] = {
        "lattice-noise/1 scale=400 octaves=3",
        "lattice-noise/1 algorithm=simplex scale=300 fractal=none rotation=20",
    };
    const NoiseRegion region = {.x = -3,
                                .y = 5,
                                .width = 7,
                                .height = 2,
                                .level = 3,
                                .origin_x = 13,
                                .origin_y = -4};
    float pixels[14];

    for (int i = 0; i < 2; i++) {
        AutoPlan *plan = picture_plan(recipes[i]);
        CHECK(noise_render(plan, &region, pixels, 7));
        for (int k = 0; k < 14; k++) {
            const double x = (-3 + k % 7) * 8 + 3.5 - 13;
            const double y = (5 + k / 7) * 8 + 3.5 + 4;
            float value;
            noise_evaluate(plan, 1, &(NoisePoints){.x = &x, .y = &y}, &value,
                           NULL);
            CHECK(fabs(value - pixels[k]) < 1e-3);
        }
    }
}

TEST(regions_that_cannot_be_are_refused)
{
    static const NoiseRegion bad[] = {
        {.width = -1, .height = 1},
        {.width = 1, .height = -1},
        {.width = 1, .height = 1, .level = -1},
        {.width = 1, .height = 1, .level = 31},
        {.x = INT32_MAX, .width = 1, .height = 1},
        {.x = 1 << 20, .width = 1, .height = 1, .level = 12},
    };
    AutoPlan *plan = picture_plan("lattice-noise/1");
    float pixel = -7.0f;

    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++)
        CHECK(!noise_render(plan, &bad[i], &pixel, 1));
    CHECK(
        noise_render(plan, &(NoiseRegion){.width = 0, .height = 5}, &pixel, 0));
    CHECK(pixel == -7.0f);
}

TEST(the_farthest_places_stay_in_range)
{
    static const char *const recipes[] = {
        "lattice-noise/1 scale=1 octaves=16 lacunarity=3 offset-x=1e9 "
        "offset-y=-1e9",
        "lattice-noise/1 algorithm=simplex scale=1 octaves=16 lacunarity=3 "
        "offset-x=-1e9 offset-y=1e9",
        "lattice-noise/1 algorithm=value scale=0.01 fractal=none",
    };
    for (int i = 0; i < 3; i++) {
        AutoPlan *plan = picture_plan(recipes[i]);
        for (int corner = 0; corner < 4; corner++) {
            const NoiseRegion region = {
                .x = corner & 1 ? INT32_MAX - 50 : INT32_MIN,
                .y = corner & 2 ? INT32_MAX - 50 : INT32_MIN,
                .width = 50,
                .height = 50,
                .origin_x = corner & 1 ? INT32_MIN : INT32_MAX,
                .origin_y = corner & 2 ? INT32_MIN : INT32_MAX,
            };
            float pixels[2500];
            CHECK(noise_render(plan, &region, pixels, 50));
            for (int k = 0; k < 2500; k++)
                CHECK(pixels[k] >= 0.0f && pixels[k] <= 1.0f);
        }
    }
}

TEST(points_that_are_nowhere_have_no_value)
{
    AutoPlan *plan = picture_plan("lattice-noise/1");
    const double x[] = {NAN, 0, INFINITY, 1e300, 5};
    const double y[] = {0, NAN, 0, 0, 5};
    float value[5];

    noise_evaluate(plan, 5, &(NoisePoints){.x = x, .y = y}, value, NULL);
    for (int i = 0; i < 4; i++)
        CHECK(isnan(value[i]));
    CHECK(value[4] >= 0.0f && value[4] <= 1.0f);
}
