/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Grain and displacement of a photograph of 24 million pixels, beside GEGL's
 * own operations, with one thread and with all, in turns.
 *
 *     bench-pictures N_THREADS
 *
 * XDG_DATA_HOME/gegl-0.4/plug-ins has the operations.
 */
#include <gegl.h>
#include <noise-core/noise.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>

#include "bench.h"

enum { WIDTH = 6000, HEIGHT = 4000, N_ROUNDS = 3 };

static const GeglRectangle all = {0, 0, WIDTH, HEIGHT};

/* A graph's last node, and where it draws. */
typedef struct Target {
    GeglNode *node;
    GeglBuffer *buffer;
    int n_threads;
} Target;

static void
draw(void *data)
{
    const Target *target = data;

    g_object_set(gegl_config(), "threads", target->n_threads, NULL);
    gegl_node_blit_buffer(target->node, target->buffer, &all, 0,
                          GEGL_ABYSS_NONE);
}

/* A picture in a format, filled with noise. */
static GeglBuffer *
new_picture(const char *format, const char *recipe)
{
    GeglBuffer *picture = gegl_buffer_new(&all, babl_format(format));
    GeglNode *noise = gegl_node_new();

    gegl_node_set(noise, "operation", "lattice:noise", "recipe", recipe, NULL);
    gegl_node_blit_buffer(noise, picture, &all, 0, GEGL_ABYSS_NONE);
    g_object_unref(noise);
    return picture;
}

/* Pictures that all works share. */
typedef struct Pictures {
    GeglBuffer *photo, *shifts, *result;
} Pictures;

static Work
work_of(const char *name, int n_threads, const Pictures *pictures,
        GeglNode *graph, GeglNode *filter)
{
    Target *target = g_new(Target, 1);
    GeglNode *source =
        gegl_node_new_child(graph, "operation", "gegl:buffer-source", "buffer",
                            pictures->photo, NULL);

    gegl_node_link(source, filter);
    *target = (Target){filter, pictures->result, n_threads};
    return (Work){.name = name,
                  .run = draw,
                  .data = target,
                  .n_pixels = (double)WIDTH * HEIGHT};
}

/* An operation with one property set, or none. */
static Work
work_of_simple(const char *name, int n_threads, const Pictures *pictures,
               const char *operation, const char *property, int value)
{
    GeglNode *graph = gegl_node_new();
    GeglNode *filter = gegl_node_new_child(graph, "operation", operation, NULL);

    if (property != NULL)
        gegl_node_set(filter, property, value, NULL);
    return work_of(name, n_threads, pictures, graph, filter);
}

/* GEGL's own displacement, by noise that lies ready. */
static Work
work_of_displace(const char *name, int n_threads, const Pictures *pictures)
{
    GeglNode *graph = gegl_node_new();
    GeglNode *shifts =
        gegl_node_new_child(graph, "operation", "gegl:buffer-source", "buffer",
                            pictures->shifts, NULL);
    GeglNode *filter = gegl_node_new_child(
        graph, "operation", "gegl:displace", "amount-x", 5.0, "amount-y", 5.0,
        "sampler-type", GEGL_SAMPLER_CUBIC, NULL);

    gegl_node_connect_to(shifts, "output", filter, "aux");
    gegl_node_connect_to(shifts, "output", filter, "aux2");
    return work_of(name, n_threads, pictures, graph, filter);
}

enum { CORE_BAND = 128 };

/* The core's part of grain: its noise, on one thread. */
static void
draw_core(void *data)
{
    static float band[4 * WIDTH * CORE_BAND];
    const NoisePlan *plan = data;

    for (int y = 0; y < HEIGHT; y += CORE_BAND)
        noise_render(plan,
                     &(NoiseRegion){.y = y,
                                    .width = WIDTH,
                                    .height = MIN(CORE_BAND, HEIGHT - y)},
                     band, WIDTH * noise_plan_channels(plan));
}

static Work
work_of_core(const char *name, const char *recipe)
{
    NoiseParams params;
    NoisePlan *plan = NULL;

    if (noise_recipe_parse(recipe, &params, NULL))
        plan = noise_plan_new(&params, NULL);
    if (plan == NULL)
        g_error("the core refuses %s", recipe);
    return (Work){.name = name,
                  .run = draw_core,
                  .data = plan,
                  .n_pixels = (double)WIDTH * HEIGHT};
}

enum { N_PEERS = 4, N_WORKS = 10 };

/* By number, as the operations have them. */
enum { FILM_ISO_400 = 3, FILM_GRAY = 11, EFFECT_ROUGH = 1, EFFECT_FLOW = 5 };

static void
list_works(Work works[N_WORKS], int n, const Pictures *pictures)
{
    int i = 0;

    works[i++] = work_of_simple("gegl:brightness-contrast", n, pictures,
                                "gegl:brightness-contrast", NULL, 0);
    works[i++] = work_of_simple("gegl:noise-hsv", n, pictures, "gegl:noise-hsv",
                                NULL, 0);
    works[i++] = work_of_simple("gegl:noise-rgb", n, pictures, "gegl:noise-rgb",
                                NULL, 0);
    works[i++] = work_of_displace("gegl:displace, cubic", n, pictures);
    works[i++] = work_of_simple("lattice:grain, black and white", n, pictures,
                                "lattice:grain", "film", FILM_GRAY);
    works[i++] = work_of_simple("lattice:grain, ISO 400", n, pictures,
                                "lattice:grain", "film", FILM_ISO_400);
    works[i++] = work_of_simple("lattice:displace, rough edges", n, pictures,
                                "lattice:displace", "effect", EFFECT_ROUGH);
    works[i++] = work_of_simple("lattice:displace, under water", n, pictures,
                                "lattice:displace", "effect", EFFECT_FLOW);
    works[i++] = work_of_core("the core, black and white",
                              "lattice-noise/1 algorithm=simplex scale=5.4 "
                              "octaves=3 persistence=1.075 hardness=0.525");
    works[i++] = work_of_core("the core, ISO 400",
                              "lattice-noise/1 algorithm=simplex scale=4.2 "
                              "octaves=2.75 persistence=1.075 hardness=0.475 "
                              "coloring=rgb saturation=0.32");
}

static void
print(const Work works[N_WORKS], const Work *one_thread, int n_threads)
{
    static const char *const names[] = {"bright", "hsv", "rgb", "displace",
                                        "1 thread"};

    printf("# pictures, threads: %d, %d x %d pixels\n", n_threads, WIDTH,
           HEIGHT);
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
    const int n_threads[] = {1, argc > 1 ? atoi(argv[1]) : 1};
    Work works[2 * N_WORKS];
    struct rusage usage;

    /* Set later, GEGL would load its operations twice; one of them is GPL.  All
     * buffers stay in memory. */
    g_object_set(gegl_config(), "application-license", "GPL3",
                 "tile-cache-size", G_GUINT64_CONSTANT(4) << 30, NULL);
    gegl_init(&argc, &argv);
    if (!gegl_has_operation("lattice:grain"))
        return fprintf(stderr, "there is no lattice:grain\n"), 2;
    const Pictures pictures = {
        new_picture("R'G'B' u8", "lattice-noise/1 scale=700 coloring=rgb"),
        new_picture("Y float", "lattice-noise/1 scale=14 octaves=3"),
        gegl_buffer_new(&all, babl_format("R'G'B' u8")),
    };
    for (int k = 0; k < 2; k++)
        list_works(works + k * N_WORKS, n_threads[k], &pictures);
    bench_run(works, G_N_ELEMENTS(works), N_ROUNDS);
    for (int k = 0; k < 2; k++)
        print(works + k * N_WORKS, works, n_threads[k]);
    getrusage(RUSAGE_SELF, &usage);
    printf("# peak memory %ld MiB\n", usage.ru_maxrss / 1024);
    return 0;
}
