/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Drawing takes no more of a thread's stack than noise.h says.
 */
#define _XOPEN_SOURCE 700
#include <pthread.h>
#include <string.h>

#include <noise-core/noise.h>

#include "check.h"

/* What noise.h says; a thread itself needs little.  Sanitizers put gaps between
 * variables on the stack. */
#ifdef __SANITIZE_ADDRESS__
#define SAID (320 * 1024)
#else
#define SAID (192 * 1024)
#endif

enum { STACK_SIZE = 1 << 20, PAINT = 0xa5, SIZE = 300 };

static unsigned char stack[STACK_SIZE] __attribute__((aligned(4096)));
static float pixels[4 * SIZE * SIZE];

/* Recipes that need the most: weighted octaves, cells, colors, slopes, warped
 * slopes. */
static const char *const recipes[] = {
    "lattice-noise/1",
    "lattice-noise/1 octaves=16 lacunarity=1.5 weighted-strength=0.5",
    "lattice-noise/1 fractal=ridged coloring=rgba dimensions=four",
    "lattice-noise/1 algorithm=cellular feature=f4 dimensions=three "
    "octaves=6 weighted-strength=0.5 coloring=rgba",
    "lattice-noise/1 algorithm=cellular feature=radius dimensions=three "
    "scale=8 octaves=6 weighted-strength=0.5 period-x=400 period-y=400",
    "lattice-noise/1 algorithm=perlin dimensions=four fractal=damped "
    "weighted-strength=1 coloring=two-colors",
    "lattice-noise/1 algorithm=value map=normal weighted-strength=1",
    "lattice-noise/1 algorithm=perlin dimensions=four relief=20 "
    "weighted-strength=1 coloring=rgba",
    "lattice-noise/1 algorithm=simplex dimensions=four period-x=400 "
    "period-y=400 warp-amount=20 warp-rounds=2",
    "lattice-noise/1 algorithm=cellular dimensions=three feature=edge "
    "map=normal warp-amount=20 warp-rounds=2 warp-octaves=3",
    "lattice-noise/1 map=normal warp-amount=20 warp-rounds=2 fractal=billow "
    "weighted-strength=1",
    "lattice-noise/1 relief=20 coloring=rgba warp-amount=20 warp-rounds=2 "
    "fractal=billow weighted-strength=1",
};

static void *
draw(void *data)
{
    const NoisePlan *plan = data;
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

/* How many bytes of stack a thread that draws the plan has touched. */
static size_t
measure(NoisePlan *plan)
{
    pthread_attr_t attributes;
    pthread_t thread;
    size_t untouched = 0;

    memset(stack, PAINT, sizeof stack);
    CHECK(pthread_attr_init(&attributes) == 0);
    CHECK(pthread_attr_setstack(&attributes, stack, sizeof stack) == 0);
    CHECK(pthread_create(&thread, &attributes, draw, plan) == 0);
    CHECK(pthread_join(thread, NULL) == 0);
    pthread_attr_destroy(&attributes);
    while (untouched < sizeof stack && stack[untouched] == PAINT)
        untouched++;
    return sizeof stack - untouched;
}

static void
drawing_needs_no_more_stack_than_said(void)
{
    for (size_t i = 0; i < sizeof recipes / sizeof recipes[0]; i++) {
        NoiseParams params;
        CHECK(noise_recipe_parse(recipes[i], &params, NULL));
        NoisePlan *plan = noise_plan_new(&params, NULL);
        CHECK(plan != NULL);
        const size_t depth = measure(plan);
        printf("# %zu KiB: %s\n", depth / 1024, recipes[i]);
        CHECK(depth < SAID);
        noise_plan_free(plan);
    }
}

int
main(void)
{
    RUN(drawing_needs_no_more_stack_than_said);
    return check_end();
}
