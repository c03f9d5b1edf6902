/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Drawing takes no more of a thread's stack than noise.h says.
 */
#define _XOPEN_SOURCE 700
#include <pthread.h>
#include <string.h>

#include <noise-core/noise.h>

#include "check.h"
#include "pictures.h"

/* The limit that noise.h states; a thread itself needs little. */
#define SAID (384 * 1024)

enum { STACK_SIZE = 1 << 20, PAINT = 0xa5, SIZE = 300 };

static unsigned char stack[STACK_SIZE] __attribute__((aligned(4096)));
static float pixels[4 * SIZE * SIZE];

static void *
draw(void *data)
{
    AutoPlan *plan = picture_plan(data);
    const NoiseRegion region = {.width = SIZE, .height = SIZE};
    double x[SIZE];
    float gradient[4 * SIZE];

    for (int i = 0; i < SIZE; i++)
        x[i] = i;
    noise_render(plan, &region, pixels,
                 (ptrdiff_t)SIZE * noise_plan_channels(plan));
    noise_evaluate(plan, SIZE, &(NoisePoints){.x = x}, pixels, gradient);
    return NULL;
}

/* How many bytes of stack a thread that makes a plan and draws it has touched. */
static size_t
measure(const char *recipe)
{
    pthread_attr_t attributes;
    pthread_t thread;
    size_t untouched = 0;

    memset(stack, PAINT, sizeof stack);
    CHECK(pthread_attr_init(&attributes) == 0);
    CHECK(pthread_attr_setstack(&attributes, stack, sizeof stack) == 0);
    CHECK(pthread_create(&thread, &attributes, draw, (void *)recipe) == 0);
    CHECK(pthread_join(thread, NULL) == 0);
    pthread_attr_destroy(&attributes);
    while (untouched < sizeof stack && stack[untouched] == PAINT)
        untouched++;
    return sizeof stack - untouched;
}

TEST(drawing_needs_no_more_stack_than_said)
{
    for (int i = 0; picture_recipes[i] != NULL; i++) {
        const size_t depth = measure(picture_recipes[i]);
        printf("# %zu KiB: %s\n", depth / 1024, picture_recipes[i]);
        CHECK(depth < SAID);
    }
}
