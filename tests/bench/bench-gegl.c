/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The operation beside those of GEGL, into a buffer of the format that each
 * puts out, with one thread and with all, in turns.
 *
 *     bench-gegl N_THREADS
 *
 * XDG_DATA_HOME/gegl-0.4/plug-ins has the operation.
 */
#include <gegl.h>
#include <noise-core/noise.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>

#include "bench.h"

enum { SIZE = 2048, N_ROUNDS = 9 };

/* An operation, where it draws, and how often in one run: quick ones are
 * repeated, because waking a second core takes some milliseconds. */
typedef struct Target {
    GeglNode *node;
    GeglBuffer *buffer;
    int n_times;
    int n_threads;
} Target;

static void
use_threads(int n_threads)
{
    g_object_set(gegl_config(), "threads", n_threads, NULL);
}

static void
draw(void *data)
{
    const Target *target = data;
    const GeglRectangle all = {0, 0, SIZE, SIZE};

    use_threads(target->n_threads);
    for (int i = 0; i < target->n_times; i++) {
        gegl_node_blit_buffer(target->node, target->buffer, &all, 0,
                              GEGL_ABYSS_NONE);
    }
}

enum { BAND = 128, COPIED_TIMES = 8 };

/* A picture that the core draws, and where it is copied to. */
typedef struct Copied {
    NoisePlan *plan;
    GeglBuffer *buffer;
    const Babl *format;
} Copied;

/* The least work for such a picture: the core draws it in bands, on one thread,
 * and each is copied into a buffer of GEGL's. */
static void
draw_and_copy(void *data)
{
    static float band[4 * SIZE * BAND];
    const Copied *copied = data;
    const int width = SIZE * noise_plan_channels(copied->plan);

    for (int i = 0; i < COPIED_TIMES; i++) {
        for (int y = 0; y < SIZE; y += BAND) {
            noise_render(copied->plan,
                         &(NoiseRegion){.y = y, .width = SIZE, .height = BAND},
                         band, width);
            gegl_buffer_set(copied->buffer, GEGL_RECTANGLE(0, y, SIZE, BAND), 0,
                            copied->format, band, GEGL_AUTO_ROWSTRIDE);
        }
    }
}

static Work
work_of_core(const char *name, const char *recipe, const char *format)
{
    const GeglRectangle all = {0, 0, SIZE, SIZE};
    Copied *copied = g_new0(Copied, 1);
    NoiseParams params;

    copied->format = babl_format(format);
    copied->buffer = gegl_buffer_new(&all, copied->format);
    if (noise_recipe_parse(recipe, &params, NULL))
        copied->plan = noise_plan_new(&params, NULL);
    if (copied->plan == NULL)
        g_error("the core refuses %s", recipe);
    return (Work){.name = name,
                  .run = draw_and_copy,
                  .data = copied,
                  .n_pixels = (double)COPIED_TIMES * SIZE * SIZE};
}

static void
compute(gint i, gint n, gpointer data)
{
    volatile double *sums = data;
    double sum = i;

    for (int k = 0; k < 4 * SIZE * SIZE / n; k++)
        sum = sum * 0.999 + 1;
    sums[i] = sum;
}

/* The most that threads can gain: computes without memory and locks. */
static void
compute_only(void *data)
{
    static double sums[64];

    use_threads(*(const int *)data);
    gegl_parallel_distribute(G_N_ELEMENTS(sums), compute, sums);
}

static GeglNode *
new_node(const char *operation, const char *first, ...)
{
    GeglNode *node = gegl_node_new();
    va_list arguments;

    gegl_node_set(node, "operation", operation, NULL);
    va_start(arguments, first);
    if (first != NULL)
        gegl_node_set_valist(node, first, arguments);
    va_end(arguments);
    return node;
}

static Work
work_of(const char *name, int n_threads, int n_times, GeglNode *node,
        const char *format)
{
    const GeglRectangle all = {0, 0, SIZE, SIZE};
    Target *target = g_new(Target, 1);

    *target = (Target){node, gegl_buffer_new(&all, babl_format(format)),
                       n_times, n_threads};
    return (Work){.name = name,
                  .run = draw,
                  .data = target,
                  .n_pixels = (double)n_times * SIZE * SIZE};
}

static Work
work_of_color(const char *name, int n_threads, const char *format)
{
    GeglColor *gray = gegl_color_new("rgb(0.5, 0.5, 0.5)");
    GeglNode *node = new_node("gegl:color", "value", gray, NULL);

    g_object_unref(gray);
    return work_of(name, n_threads, 8, node, format);
}

static Work
work_of_ours(const char *name, int n_threads, const char *recipe,
             const char *format)
{
    return work_of(name, n_threads, 8,
                   new_node("lattice:noise", "recipe", recipe, NULL), format);
}

enum { N_PEERS = 4, N_WORKS = 14 };

#define SIX      "lattice-noise/1 octaves=6"
#define GRADIENT SIX " coloring=gradient"
#define TWO      SIX " coloring=two-colors"

/* The table's peers come first. */
static void
list_works(Work works[N_WORKS], int *n_threads)
{
    const int n = *n_threads;
    const Work all[N_WORKS] = {
        work_of_color("gegl:color, Y' float", n, "Y' float"),
        work_of("gegl:perlin-noise, n = 6", n, 1,
                new_node("gegl:perlin-noise", "n", 6, NULL), "Y float"),
        work_of("gegl:simplex-noise, 6", n, 1,
                new_node("gegl:simplex-noise", "iterations", 6, NULL),
                "Y float"),
        work_of("gegl:noise-solid, detail 5", n, 1,
                new_node("gegl:noise-solid", "detail", 5, NULL), "Y' float"),
        work_of_ours("lattice:noise, 1 octave", n,
                     "lattice-noise/1 fractal=none", "Y' float"),
        work_of_ours("lattice:noise, 6 octaves", n, SIX, "Y' float"),
        work_of_ours("lattice:noise, 6, two colors", n, TWO, "R'G'B'A float"),
        work_of_ours("lattice:noise, 6, gradient", n, GRADIENT,
                     "R'G'B'A float"),
        work_of_core("the core and a copy, 6 octaves", SIX, "Y' float"),
        work_of_core("the core and a copy, 6, two colors", TWO,
                     "R'G'B'A float"),
        work_of_core("the core and a copy, 6, gradient", GRADIENT,
                     "R'G'B'A float"),
        work_of_ours("lattice:noise, 6, into R'G'B'A u8", n, SIX, "R'G'B'A u8"),
        work_of_color("gegl:color, into R'G'B'A u8", n, "R'G'B'A u8"),
        {.name = "sums in registers only",
         .run = compute_only,
         .data = n_threads,
         .n_pixels = (double)SIZE * SIZE},
    };

    memcpy(works, all, sizeof all);
}

static void
print(const Work works[N_WORKS], const Work *one_thread, int n_threads)
{
    static const char *const names[] = {"color", "perlin", "simplex", "solid",
                                        "1 thread"};

    printf("# operation, threads: %d, %d x %d pixels\n", n_threads, SIZE, SIZE);
    bench_print_heading(names, N_PEERS + 1);
    for (int i = 0; i < N_WORKS; i++) {
        const Work *peers[] = {&works[0], &works[1], &works[2], &works[3],
                               &one_thread[i]};
        bench_print(&works[i], peers, N_PEERS + 1);
    }
}

int
main(int argc, char **argv)
{
    int n_threads[] = {1, argc > 1 ? atoi(argv[1]) : 1};
    Work works[2 * N_WORKS];
    struct rusage usage;

    /* Set later, GEGL would load its operations twice.  All buffers stay in
     * memory: GEGL would move old ones to disk while others are drawn. */
    g_object_set(gegl_config(), "application-license", "GPL3",
                 "tile-cache-size", G_GUINT64_CONSTANT(1) << 31, NULL);
    gegl_init(&argc, &argv);
    if (!gegl_has_operation("lattice:noise"))
        return fprintf(stderr, "there is no lattice:noise\n"), 2;
    for (int k = 0; k < 2; k++)
        list_works(works + k * N_WORKS, &n_threads[k]);
    bench_run(works, G_N_ELEMENTS(works), N_ROUNDS);
    for (int k = 0; k < 2; k++)
        print(works + k * N_WORKS, works, n_threads[k]);
    getrusage(RUSAGE_SELF, &usage);
    printf("# peak memory %ld MiB\n", usage.ru_maxrss / 1024);
    return 0;
}
