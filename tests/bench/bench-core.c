/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Times the core's pictures, and compares them with stb_perlin, libnoise, memset,
 * and the core's evaluation of single points.
 *
 *     bench-core targets|off-axes|looks|octaves|cells|sizes
 *     bench-core presets FILE.recipe ...
 *
 * Uses one thread.  The environment variable NOISE_ISA chooses the instruction set.
 */
#define STB_PERLIN_IMPLEMENTATION
#include <stb/stb_perlin.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <noise-core/noise.h>

#include "bench.h"
#include "libnoise.h"

enum {
    SIZE = 2048,    /* the side of most pictures, in pixels */
    PEER_ROWS = 64, /* rows that slow peers draw */
    MOST_SIZE = 16384,
    BAND = 256, /* rows per call in pictures larger than SIZE */
    PRESET_SIZE = 512,
    N_ROUNDS = 9,
    MOST_WORKS = 512,
    CELL = 64, /* pixels */
};

/* Holds gray pixels, or pixels of four channels. */
static float pixels[4 * SIZE * SIZE];

static void
fill(void *data)
{
    static int value;

    (void)data;
    memset(pixels, value++ % 2, sizeof pixels);
}

static void
draw_stb(void *data)
{
    const int n_octaves = *(const int *)data;

    for (int y = 0; y < PEER_ROWS; y++) {
        for (int x = 0; x < SIZE; x++) {
            const float i = (float)x / CELL;
            const float j = (float)y / CELL;
            pixels[y * SIZE + x] =
                n_octaves == 1
                    ? stb_perlin_noise3(i, j, 0.5f, 0, 0, 0)
                    : stb_perlin_fbm_noise3(i, j, 0.5f, 2.0f, 0.5f, n_octaves);
        }
    }
}

static void
draw_libnoise(void *data)
{
    libnoise_draw_perlin(*(const int *)data, CELL, SIZE, PEER_ROWS, pixels);
}

static void
draw_voronoi(void *data)
{
    (void)data;
    libnoise_draw_voronoi(CELL, SIZE, PEER_ROWS, pixels);
}

/* A square picture that the core draws, n_rows rows per call. */
typedef struct Picture {
    NoisePlan *plan;
    int size, n_rows;
} Picture;

/* Draws a picture in bands, each of which overwrites the one before in `pixels`. */
static void
draw_picture(void *data)
{
    const Picture *picture = data;
    const int n_channels = noise_plan_channels(picture->plan);
    NoiseRegion region = {.width = picture->size, .height = picture->n_rows};

    for (; region.y < picture->size; region.y += picture->n_rows)
        noise_render(picture->plan, &region, pixels,
                     (ptrdiff_t)picture->size * n_channels);
}

static void
evaluate_points(void *data)
{
    const Picture *picture = data;

    for (int y = 0; y < PEER_ROWS; y++) {
        for (int x = 0; x < SIZE; x++) {
            const double at[2] = {x, y};
            noise_evaluate(picture->plan, 1,
                           &(NoisePoints){.x = &at[0], .y = &at[1]},
                           &pixels[y * SIZE + x], NULL);
        }
    }
}

/* Makes a plan, or ends the program with an error about what has this name. */
static NoisePlan *
make_plan(const char *recipe, const char *name)
{
    NoiseError error;
    NoisePlan *plan = noise_plan_new_from_text(recipe, &error);

    if (plan == NULL) {
        char sentence[256];
        noise_error_print(&error, NULL, sentence, sizeof sentence);
        fprintf(stderr, "%s: %s\n", name, sentence);
        exit(2);
    }
    return plan;
}

static NoisePlan *
plan_of(const char *settings)
{
    char recipe[NOISE_RECIPE_SIZE] = "lattice-noise/1 ";

    strcat(recipe, settings);
    return make_plan(recipe, settings);
}

static Work works[MOST_WORKS];
static Picture pictures[MOST_WORKS];
static size_t n_works;

static void
add_work(const char *name, void (*run)(void *data), void *data, double n_pixels)
{
    if (n_works == MOST_WORKS)
        abort();
    works[n_works++] =
        (Work){.name = name, .run = run, .data = data, .n_pixels = n_pixels};
}

static void
add_picture(const char *settings, int size, int n_rows)
{
    pictures[n_works] = (Picture){plan_of(settings), size, n_rows};
    add_work(settings, draw_picture, &pictures[n_works], (double)size * size);
}

static void
add_peers(void)
{
    static int one = 1, six = 6;

    add_work("memset", fill, NULL, 4.0 * SIZE * SIZE);
    add_work("stb_perlin", draw_stb, &one, (double)SIZE * PEER_ROWS);
    add_work("stb_perlin, six octaves", draw_stb, &six,
             (double)SIZE * PEER_ROWS);
    pictures[n_works].plan = plan_of("octaves=6");
    add_work("points one by one, six octaves", evaluate_points,
             &pictures[n_works], (double)SIZE * PEER_ROWS);
    add_work("libnoise, Perlin, 6 octaves", draw_libnoise, &six,
             (double)SIZE * PEER_ROWS);
    add_work("libnoise, Voronoi", draw_voronoi, NULL, (double)SIZE * PEER_ROWS);
}

/* Adds a picture for each of the settings, a list that ends with NULL. */
static void
add_pictures(const char *const *settings)
{
    for (int i = 0; settings[i] != NULL; i++)
        add_picture(settings[i], SIZE, SIZE);
}

static const char *const targets[] = {
    "fractal=none",
    "fractal=none normalization=exact",
    "octaves=6",
    "octaves=6 dimensions=three",
    "octaves=6 dimensions=four",
    "octaves=6 gradients=unit",
    "octaves=6 fractal=ridged",
    "octaves=6 weighted-strength=0.5",
    "octaves=6 period-x=2048 period-y=2048",
    "algorithm=value fractal=none",
    "algorithm=value octaves=6",
    "algorithm=white fractal=none",
    "algorithm=simplex fractal=none",
    "algorithm=simplex fractal=none dimensions=three",
    "algorithm=simplex fractal=none dimensions=four",
    "algorithm=simplex octaves=6",
    "algorithm=cellular fractal=none",
    "algorithm=cellular fractal=none feature=f2",
    "algorithm=cellular fractal=none dimensions=three",
    "fractal=none rotation=30",
    "octaves=6 rotation=30",
    "octaves=6 warp-amount=50",
    "octaves=6 map=normal",
    "octaves=6 coloring=rgb",
    "algorithm=perlin-2002 fractal=none",
    "algorithm=svg-turbulence fractal=none",
    NULL,
};

/* Warped and stretched noise, folds and colors that `targets` lacks, and fBm along
 * the axes for comparison. */
static const char *const off_axes[] = {
    "octaves=6",
    "algorithm=simplex octaves=6",
    "algorithm=simplex octaves=6 dimensions=three",
    "algorithm=simplex octaves=6 fractal=ridged",
    "algorithm=cellular fractal=none feature=cell-value antialiasing=no",
    "algorithm=cellular fractal=none feature=edge",
    "fractal=none warp-amount=50",
    "algorithm=simplex octaves=6 warp-amount=50",
    "algorithm=cellular fractal=none warp-amount=50",
    "algorithm=simplex fractal=none stretch=80",
    "algorithm=simplex fractal=none stretch=80 rotation=0.1",
    "algorithm=cellular fractal=none stretch=80",
    "algorithm=cellular fractal=none stretch=80 rotation=0.1",
    "octaves=6 fractal=turbulence",
    "octaves=6 fractal=ping-pong",
    "octaves=6 coloring=two-colors",
    "octaves=6 coloring=gradient",
    NULL,
};

/* A simple camouflage, for antialiasing. */
#define CAMOUFLAGE                                                  \
    "algorithm=simplex octaves=4 warp-amount=20 coloring=gradient " \
    "gradient=0:#000000,0.5:#000000,0.5:#ffffff,1:#ffffff"

/* The remaining algorithms, features, fractals and parameters.  Each group comes
 * after what it is compared with; waves, phasor noise and scratches are compared
 * with stb_perlin. */
static const char *const looks[] = {
    "algorithm=waves fractal=none",
    "algorithm=phasor fractal=none",
    "algorithm=scratches fractal=none antialiasing=no",
    "fractal=none",
    "fractal=none evolution=40",
    "algorithm=simplex fractal=none",
    "algorithm=simplex fractal=none evolution=40",
    "algorithm=cellular fractal=none",
    "algorithm=cellular fractal=none feature=smooth-f1",
    "algorithm=cellular fractal=none distance=minkowski",
    "algorithm=cellular fractal=none feature=f2",
    "algorithm=cellular fractal=none feature=f3",
    "algorithm=cellular fractal=none feature=f4",
    "algorithm=cellular fractal=none feature=f1-plus-f2",
    "algorithm=cellular fractal=none feature=f1-times-f2",
    "algorithm=cellular fractal=none feature=f2-over-f1",
    "algorithm=cellular fractal=none feature=cell-value antialiasing=no",
    "algorithm=cellular fractal=none feature=cell-noise antialiasing=no",
    "algorithm=cellular fractal=none feature=radius",
    "octaves=6",
    "octaves=6 fractal=hybrid",
    "octaves=6 fractal=hetero",
    "octaves=6 map=normal",
    "octaves=6 fractal=damped",
    "algorithm=cellular fractal=none feature=edge",
    "algorithm=tiles antialiasing=no",
    "algorithm=tiles pattern=hexagons antialiasing=no",
    "algorithm=tiles pattern=scales antialiasing=no",
    "algorithm=tiles pattern=weave antialiasing=no",
    CAMOUFLAGE " antialiasing=no",
    CAMOUFLAGE,
    NULL,
};

static void
add_octaves(void)
{
    static char settings[16][32];

    for (int n = 1; n <= 16; n++) {
        snprintf(settings[n - 1], sizeof settings[0], "octaves=%d", n);
        add_picture(settings[n - 1], SIZE, SIZE);
    }
}

static void
add_cells(void)
{
    static const char *const algorithms[] = {"perlin", "simplex", "cellular"};
    static char settings[30][64];
    int n = 0;

    for (int k = 0; k < 3; k++) {
        for (int scale = 1; scale <= 512; scale *= 2) {
            snprintf(settings[n], sizeof settings[0],
                     "algorithm=%s fractal=none scale=%d", algorithms[k],
                     scale);
            add_picture(settings[n++], SIZE, SIZE);
        }
    }
}

static void
add_sizes(void)
{
    static char names[8][32];
    int n = 0;

    for (int size = 256; size <= MOST_SIZE; size *= 2) {
        snprintf(names[n], sizeof names[0], "octaves=6, %d x %d", size, size);
        add_picture("octaves=6", size, size < SIZE ? size : BAND);
        works[n_works - 1].name = names[n++];
    }
}

/* Adds a picture for each of these files, a list that ends with NULL. */
static void
add_presets(char **files)
{
    static char recipe[NOISE_RECIPE_SIZE];

    for (; *files != NULL; files++) {
        FILE *file = fopen(*files, "r");
        if (file == NULL) {
            perror(*files);
            exit(2);
        }
        recipe[fread(recipe, 1, sizeof recipe - 1, file)] = '\0';
        fclose(file);
        char *slash = strrchr(*files, '/');
        char *name = slash != NULL ? slash + 1 : *files;
        name[strcspn(name, ".")] = '\0';
        pictures[n_works] =
            (Picture){make_plan(recipe, name), PRESET_SIZE, PRESET_SIZE};
        add_work(name, draw_picture, &pictures[n_works],
                 (double)PRESET_SIZE * PRESET_SIZE);
    }
}

int
main(int argc, char **argv)
{
    const char *what = argc > 1 ? argv[1] : "targets";
    /* The headings of works 0 to 3. */
    static const char *const names[] = {"memset", "stb", "stb, six", "points"};

    add_peers();
    if (strcmp(what, "targets") == 0)
        add_pictures(targets);
    else if (strcmp(what, "off-axes") == 0)
        add_pictures(off_axes);
    else if (strcmp(what, "looks") == 0)
        add_pictures(looks);
    else if (strcmp(what, "octaves") == 0)
        add_octaves();
    else if (strcmp(what, "cells") == 0)
        add_cells();
    else if (strcmp(what, "sizes") == 0)
        add_sizes();
    else if (strcmp(what, "presets") == 0)
        add_presets(argv + 2);
    else
        return fprintf(stderr, "bench-core: targets, off-axes, looks, octaves, "
                               "cells, sizes or presets\n"),
               2;
    bench_run(works, n_works, N_ROUNDS);
    const int size = pictures[n_works - 1].size;
    printf("# core, %s, %s, %d x %d pixels, one thread\n", what, noise_isa(),
           size, size);
    bench_print_table(works, n_works, names, 4, NULL);
    return 0;
}
