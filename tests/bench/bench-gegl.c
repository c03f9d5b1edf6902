/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The operation beside those of GEGL, into a buffer of the format that each
 * hands on.
 *
 *     bench-gegl N_THREADS
 *
 * XDG_DATA_HOME/gegl-0.4/plug-ins has the operation.
 */
#include <gegl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>

#include "bench.h"

enum { SIZE = 2048, N_ROUNDS = 9 };

/* An operation, and where it draws. */
typedef struct Target {
    GeglNode *node;
    GeglBuffer *buffer;
} Target;

static void
draw(void *data)
{
    const Target *target = data;
    const GeglRectangle all = {0, 0, SIZE, SIZE};

    gegl_node_blit_buffer(target->node, target->buffer, &all, 0,
                          GEGL_ABYSS_NONE);
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
work_of(const char *name, GeglNode *node, const char *format)
{
    const GeglRectangle all = {0, 0, SIZE, SIZE};
    Target *target = g_new(Target, 1);

    *target = (Target){node, gegl_buffer_new(&all, babl_format(format))};
    return (Work){.name = name,
                  .run = draw,
                  .data = target,
                  .n_pixels = (double)SIZE * SIZE};
}

static GeglNode *
lattice(const char *recipe)
{
    return new_node("lattice:noise", "recipe", recipe, NULL);
}

int
main(int argc, char **argv)
{
    const char *n_threads = argc > 1 ? argv[1] : "1";
    GeglColor *grey;

    g_setenv("GEGL_THREADS", n_threads, TRUE);
    /* Set later, GEGL would load its operations twice. */
    g_object_set(gegl_config(), "application-license", "GPL3", NULL);
    gegl_init(&argc, &argv);
    if (!gegl_has_operation("lattice:noise"))
        return fprintf(stderr, "there is no lattice:noise\n"), 2;
    grey = gegl_color_new("rgb(0.5, 0.5, 0.5)");

    Work works[] = {
        work_of("gegl:color, Y' float",
                new_node("gegl:color", "value", grey, NULL), "Y' float"),
        work_of("gegl:perlin-noise, n = 6",
                new_node("gegl:perlin-noise", "n", 6, NULL), "Y float"),
        work_of("gegl:simplex-noise, 6",
                new_node("gegl:simplex-noise", "iterations", 6, NULL),
                "Y float"),
        work_of("gegl:noise-solid, detail 5",
                new_node("gegl:noise-solid", "detail", 5, NULL), "Y' float"),
        work_of("lattice:noise, 1 octave",
                lattice("lattice-noise/1 fractal=none"), "Y' float"),
        work_of("lattice:noise, 6 octaves",
                lattice("lattice-noise/1 octaves=6"), "Y' float"),
        work_of("lattice:noise, 6, into R'G'B'A u8",
                lattice("lattice-noise/1 octaves=6"), "R'G'B'A u8"),
        work_of("gegl:color, into R'G'B'A u8",
                new_node("gegl:color", "value", grey, NULL), "R'G'B'A u8"),
    };
    const size_t n_works = G_N_ELEMENTS(works);
    const Work *peers[] = {&works[0], &works[1], &works[2], &works[3]};
    struct rusage usage;

    bench_run(works, n_works, N_ROUNDS);
    printf("# operation, %s threads, %d x %d pixels\n"
           "                                              ns spread     color "
           "   perlin   simplex     solid\n",
           n_threads, SIZE, SIZE);
    for (size_t i = 0; i < n_works; i++)
        bench_print(&works[i], peers, 4);
    getrusage(RUSAGE_SELF, &usage);
    printf("# peak memory %ld MiB\n", usage.ru_maxrss / 1024);
    return 0;
}
