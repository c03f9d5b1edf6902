/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Times our operations and GEGL's, in turns, with one thread and with N_THREADS.
 * Draws either noise, into a buffer in each operation's output format, or grain and
 * displacement on a photograph of 24 million pixels.
 *
 *     bench-gegl operation|pictures N_THREADS
 *
 * Our operations have to be in XDG_DATA_HOME/gegl-0.4/plug-ins.
 */
#include <gegl.h>
#include <noise-core/noise.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>

#include "bench.h"

enum { N_PEERS = 4, MOST_WORKS = 14 };

/* The works to time: first the peers that the table compares with. */
typedef struct Bench {
    GeglRectangle all;
    int n_rounds, n_works, n_threads;
    Work works[MOST_WORKS];
} Bench;

/* What a work draws.  Quick works draw it n_times, because waking a second core
 * takes a few milliseconds. */
typedef struct Target {
    const GeglRectangle *all;
    GeglNode *node;  /* an operation, or the last one of a graph */
    NoisePlan *plan; /* instead of `node`: the core draws it, on one thread */
    GeglBuffer *buffer;
    const Babl *format;
    int n_times, n_threads;
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

    use_threads(target->n_threads);
    for (int i = 0; i < target->n_times; i++)
        gegl_node_blit_buffer(target->node, target->buffer, target->all, 0,
                              GEGL_ABYSS_NONE);
}

/* Draws a picture with the least possible work: the core draws it in bands, each of
 * which is copied into a GEGL buffer if there is one. */
static void
draw_core(void *data)
{
    enum { BAND = 128, MOST_WIDTH = 6000 };
    static float band[4 * MOST_WIDTH * BAND];
    const Target *target = data;
    const int width = target->all->width, height = target->all->height;

    for (int i = 0; i < target->n_times; i++) {
        for (int y = 0; y < height; y += BAND) {
            const NoiseRegion region = {
                .y = y, .width = width, .height = MIN(BAND, height - y)};
            noise_render(target->plan, &region, band,
                         width * noise_plan_channels(target->plan));
            if (target->buffer != NULL)
                gegl_buffer_set(target->buffer,
                                GEGL_RECTANGLE(0, y, width, region.height), 0,
                                target->format, band, GEGL_AUTO_ROWSTRIDE);
        }
    }
}

static void
add_work(Bench *bench, const char *name, void (*run)(void *data), Target target)
{
    Target *kept = g_memdup2(&target, sizeof target);

    kept->all = &bench->all;
    kept->n_threads = bench->n_threads;
    bench->works[bench->n_works++] =
        (Work){.name = name,
               .run = run,
               .data = kept,
               .n_pixels = (double)target.n_times * bench->all.width *
                           bench->all.height};
}

static void
add_core(Bench *bench, const char *name, const char *recipe, Target target)
{
    target.plan = noise_plan_new_from_text(recipe, NULL);
    if (target.plan == NULL)
        g_error("the core refuses %s", recipe);
    add_work(bench, name, draw_core, target);
}

/* ---- The operation of noise ------------------------------------------- */

static void
compute(gint i, gint n, gpointer data)
{
    volatile double *sums = data;
    double sum = i;

    for (int k = 0; k < 4 * 2048 * 2048 / n; k++)
        sum = sum * 0.999 + 1;
    sums[i] = sum;
}

/* Shows the most that threads can gain, by computing without memory access or
 * locks. */
static void
compute_only(void *data)
{
    static double sums[64];

    use_threads(((const Target *)data)->n_threads);
    gegl_parallel_distribute(G_N_ELEMENTS(sums), compute, sums);
}

/* Returns a target that draws n_times into a new buffer. */
static Target
target_of(const Bench *bench, int n_times, const char *format)
{
    return (Target){.n_times = n_times,
                    .format = babl_format(format),
                    .buffer =
                        gegl_buffer_new(&bench->all, babl_format(format))};
}

/* Adds an operation, with properties as for gegl_node_set(). */
static void G_GNUC_NULL_TERMINATED
add_node(Bench *bench, const char *name, Target target, const char *operation,
         const char *first, ...)
{
    va_list arguments;

    target.node = gegl_node_new();
    gegl_node_set(target.node, "operation", operation, NULL);
    va_start(arguments, first);
    if (first != NULL)
        gegl_node_set_valist(target.node, first, arguments);
    va_end(arguments);
    add_work(bench, name, draw, target);
}

#define SIX      "lattice-noise/1 octaves=6"
#define GRADIENT SIX " coloring=gradient"
#define TWO      SIX " coloring=two-colors"

static void
list_operations(Bench *bench)
{
    static const char gray[] = "Y' float", rgba[] = "R'G'B'A float",
                      u8[] = "R'G'B'A u8", own[] = "lattice:noise";
    GeglColor *color = gegl_color_new("rgb(0.5, 0.5, 0.5)");

    bench->all = *GEGL_RECTANGLE(0, 0, 2048, 2048);
    bench->n_rounds = 9;
    add_node(bench, "gegl:color, Y' float", target_of(bench, 8, gray),
             "gegl:color", "value", color, NULL);
    add_node(bench, "gegl:perlin-noise, n = 6", target_of(bench, 1, "Y float"),
             "gegl:perlin-noise", "n", 6, NULL);
    add_node(bench, "gegl:simplex-noise, 6", target_of(bench, 1, "Y float"),
             "gegl:simplex-noise", "iterations", 6, NULL);
    add_node(bench, "gegl:noise-solid, detail 5", target_of(bench, 1, gray),
             "gegl:noise-solid", "detail", 5, NULL);
    add_node(bench, "lattice:noise, 1 octave", target_of(bench, 8, gray), own,
             "recipe", "lattice-noise/1 fractal=none", NULL);
    add_node(bench, "lattice:noise, 6 octaves", target_of(bench, 8, gray), own,
             "recipe", SIX, NULL);
    add_node(bench, "lattice:noise, 6, two colors", target_of(bench, 8, rgba),
             own, "recipe", TWO, NULL);
    add_node(bench, "lattice:noise, 6, gradient", target_of(bench, 8, rgba),
             own, "recipe", GRADIENT, NULL);
    add_core(bench, "the core and a copy, 6 octaves", SIX,
             target_of(bench, 8, gray));
    add_core(bench, "the core and a copy, 6, two colors", TWO,
             target_of(bench, 8, rgba));
    add_core(bench, "the core and a copy, 6, gradient", GRADIENT,
             target_of(bench, 8, rgba));
    add_node(bench, "lattice:noise, 6, into R'G'B'A u8",
             target_of(bench, 8, u8), own, "recipe", SIX, NULL);
    add_node(bench, "gegl:color, into R'G'B'A u8", target_of(bench, 8, u8),
             "gegl:color", "value", color, NULL);
    add_work(bench, "sums in registers only", compute_only,
             (Target){.n_times = 1});
    g_object_unref(color);
}

/* ---- Pictures --------------------------------------------------------- */

/* Returns a picture in this format, filled with noise. */
static GeglBuffer *
new_picture(const Bench *bench, const char *format, const char *recipe)
{
    GeglBuffer *picture = gegl_buffer_new(&bench->all, babl_format(format));
    GeglNode *noise = gegl_node_new();

    gegl_node_set(noise, "operation", "lattice:noise", "recipe", recipe, NULL);
    gegl_node_blit_buffer(noise, picture, &bench->all, 0, GEGL_ABYSS_NONE);
    g_object_unref(noise);
    return picture;
}

static GeglNode *
new_source(GeglNode *graph, GeglBuffer *buffer)
{
    return gegl_node_new_child(graph, "operation", "gegl:buffer-source",
                               "buffer", buffer, NULL);
}

/* Adds an operation on the photograph, and sets one of its properties unless that is
 * NULL.  For gegl:displace, the noise that displaces has already been drawn. */
static void
add_filter(Bench *bench, const char *name, const char *operation,
           const char *property, int value)
{
    static GeglBuffer *photo, *shifts, *result;
    GeglNode *graph = gegl_node_new();
    GeglNode *filter = gegl_node_new_child(graph, "operation", operation, NULL);

    if (photo == NULL) {
        photo = new_picture(bench, "R'G'B' u8",
                            "lattice-noise/1 scale=700 coloring=rgb");
        shifts =
            new_picture(bench, "Y float", "lattice-noise/1 scale=14 octaves=3");
        result = gegl_buffer_new(&bench->all, babl_format("R'G'B' u8"));
    }
    if (property != NULL)
        gegl_node_set(filter, property, value, NULL);
    if (strcmp(operation, "gegl:displace") == 0) {
        GeglNode *source = new_source(graph, shifts);
        gegl_node_set(filter, "amount-x", 5.0, "amount-y", 5.0, NULL);
        gegl_node_connect_to(source, "output", filter, "aux");
        gegl_node_connect_to(source, "output", filter, "aux2");
    }
    gegl_node_link(new_source(graph, photo), filter);
    add_work(bench, name, draw,
             (Target){.node = filter, .buffer = result, .n_times = 1});
}

/* The operations' numbers for these choices. */
enum { FILM_ISO_400 = 3, FILM_GRAY = 11, EFFECT_ROUGH = 1, EFFECT_FLOW = 5 };

static void
list_pictures(Bench *bench)
{
    bench->all = *GEGL_RECTANGLE(0, 0, 6000, 4000);
    bench->n_rounds = 3;
    add_filter(bench, "gegl:brightness-contrast", "gegl:brightness-contrast",
               NULL, 0);
    add_filter(bench, "gegl:noise-hsv", "gegl:noise-hsv", NULL, 0);
    add_filter(bench, "gegl:noise-rgb", "gegl:noise-rgb", NULL, 0);
    add_filter(bench, "gegl:displace, cubic", "gegl:displace", "sampler-type",
               GEGL_SAMPLER_CUBIC);
    add_filter(bench, "lattice:grain, black and white", "lattice:grain", "film",
               FILM_GRAY);
    add_filter(bench, "lattice:grain, ISO 400", "lattice:grain", "film",
               FILM_ISO_400);
    add_filter(bench, "lattice:displace, rough edges", "lattice:displace",
               "effect", EFFECT_ROUGH);
    add_filter(bench, "lattice:displace, under water", "lattice:displace",
               "effect", EFFECT_FLOW);
    /* The part of grain that the core draws: its noise. */
    add_core(bench, "the core, black and white",
             "lattice-noise/1 algorithm=simplex scale=5.4 octaves=3 "
             "persistence=1.075 hardness=5",
             (Target){.n_times = 1});
    add_core(bench, "the core, ISO 400",
             "lattice-noise/1 algorithm=simplex scale=4.2 octaves=2.75 "
             "persistence=1.075 hardness=-5 coloring=rgb saturation=0.32",
             (Target){.n_times = 1});
}

int
main(int argc, char **argv)
{
    static const char *const names[][N_PEERS] = {
        {"color", "perlin", "simplex", "solid"},
        {"bright", "hsv", "rgb", "displace"}};
    const char *what = argc > 1 ? argv[1] : "";
    const bool is_pictures = strcmp(what, "pictures") == 0;
    static Bench benches[2];
    static Work works[2 * MOST_WORKS];
    struct rusage usage;

    if (argc != 3 || (!is_pictures && strcmp(what, "operation") != 0))
        return fprintf(stderr, "bench-gegl operation|pictures N_THREADS\n"), 2;
    benches[0].n_threads = 1;
    benches[1].n_threads = atoi(argv[2]);
    /* If the license were set later, GEGL would load its operations twice; one of
     * them is GPL.  Keep all buffers in memory, because GEGL would otherwise move
     * old ones to disk while others are being drawn. */
    g_object_set(gegl_config(), "application-license", "GPL3",
                 "tile-cache-size", G_GUINT64_CONSTANT(4) << 30, NULL);
    gegl_init(&argc, &argv);
    if (!gegl_has_operation("lattice:noise"))
        return fprintf(stderr, "there is no lattice:noise\n"), 2;
    for (int k = 0; k < 2; k++) {
        (is_pictures ? list_pictures : list_operations)(&benches[k]);
        memcpy(works + k * benches[k].n_works, benches[k].works,
               sizeof benches[k].works);
    }
    const int n_works = benches[0].n_works;
    bench_run(works, (size_t)(2 * n_works), benches[0].n_rounds);
    for (int k = 0; k < 2; k++) {
        printf("# %s, threads: %d, %d x %d pixels\n", what,
               benches[k].n_threads, benches[k].all.width,
               benches[k].all.height);
        bench_print_table(works + k * n_works, (size_t)n_works,
                          names[is_pictures], N_PEERS, works);
    }
    getrusage(RUSAGE_SELF, &usage);
    printf("# peak memory %ld MiB\n", usage.ru_maxrss / 1024);
    return 0;
}
