/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Compares smooth edges with the mean of many samples of each pixel.
 */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include <noise-core/noise.h>

#include "check.h"
#include "kinds.h"
#include "pictures.h"

enum { SIDE = 96, TIMES = 16, N = 4 * SIDE * SIDE };

static float hard[N], smooth[N], fine[N * TIMES * TIMES];

/* Draws a square of a recipe with more settings.  Returns the number of channels. */
static int
draw(const char *recipe, const char *settings, int side, float *pixels)
{
    char whole[NOISE_RECIPE_SIZE];

    snprintf(whole, sizeof whole, "%s %s", recipe, settings);
    return picture_draw(whole, (NoiseRegion){.width = side, .height = side},
                        pixels);
}

/* All have one octave, because enlarged noise would get more octaves. */
static const char *const edged[] = {
    "lattice-noise/1 algorithm=waves scale=19 rotation=17 octaves=1 "
    "wave-profile=square",
    "lattice-noise/1 algorithm=waves scale=23 octaves=1 wave-profile=saw "
    "warp-amount=9 warp-octaves=1",
    "lattice-noise/1 algorithm=cellular scale=14 octaves=1 feature=cell-value",
    "lattice-noise/1 algorithm=cellular scale=18 octaves=1 coloring=cells "
    "gradient=0:#ff0000,1:#0000ff",
    "lattice-noise/1 algorithm=cellular scale=18 octaves=1 cell-contrast=0.9 "
    "relief=4",
    "lattice-noise/1 algorithm=tiles scale=15 pattern=hexagons joint=2 bevel=0",
    "lattice-noise/1 algorithm=tiles scale=12 pattern=herringbone "
    "tile-feature=cell-value rotation=30 joint=0",
    "lattice-noise/1 scale=20 octaves=1 bands=3",
    "lattice-noise/1 scale=20 octaves=1 fractal=ridged coloring=gradient "
    "gradient=0:#203040,0.5:#203040,0.5:#f0e0d0,1:#f0e0d0",
    "lattice-noise/1 algorithm=simplex scale=25 octaves=1 warp-amount=8 "
    "warp-octaves=1 coloring=gradient "
    "gradient=0:#ff0000,0.4:#ff0000,0.4:#00ff00,1:#00ff00 relief=6",
    "lattice-noise/1 scale=20 octaves=1 coloring=rgb bands=2",
    "lattice-noise/1 algorithm=cellular scale=40 octaves=1 feature=f2-f1 "
    "relief=20",
    "lattice-noise/1 scale=60 octaves=2 persistence=0.1 fractal=ridged "
    "relief=20",
};

/* Returns the mean of the part of the finer picture that covers one pixel. */
static double
mean_of_pixel(int x, int y, int channel, int n_channels)
{
    double sum = 0.0;

    for (int row = 0; row < TIMES; row++) {
        for (int column = 0; column < TIMES; column++)
            sum +=
                fine[((TIMES * y + row) * TIMES * SIDE + TIMES * x + column) *
                         n_channels +
                     channel];
    }
    return sum / (TIMES * TIMES);
}

/* Five samples per pixel reduce the deviation by nearly half. */
TEST(edges_are_means_of_pixels)
{
    for (size_t i = 0; i < sizeof edged / sizeof edged[0]; i++) {
        const int n = draw(edged[i], "", SIDE, smooth);
        double squares[2] = {0.0, 0.0};
        draw(edged[i], "antialiasing=no", SIDE, hard);
        draw(edged[i], "antialiasing=no size=1600", TIMES * SIDE, fine);
        for (int k = 0; k < SIDE * SIDE * n; k++) {
            const double mean =
                mean_of_pixel(k / n % SIDE, k / n / SIDE, k % n, n);
            squares[0] += (hard[k] - mean) * (hard[k] - mean);
            squares[1] += (smooth[k] - mean) * (smooth[k] - mean);
        }
        const double ratio = sqrt(squares[1] / squares[0]);
        printf("# %.2f: %s\n", ratio, edged[i]);
        CHECK(ratio < 0.7);
    }
}

TEST(what_has_no_edges_stays_as_it_is)
{
    static const char *const recipes[] = {
        "lattice-noise/1",
        ("lattice-noise/1 algorithm=white coloring=gradient "
         "gradient=0:#000000,0.5:#000000,0.5:#ffffff,1:#ffffff"),
        "lattice-noise/1 algorithm=cellular scale=20 relief=9",
        "lattice-noise/1 scale=9 coloring=gradient gradient=0:#ff0000,1:#00ff00",
        "lattice-noise/1 algorithm=tiles scale=12 map=normal",
    };

    for (size_t i = 0; i < sizeof recipes / sizeof recipes[0]; i++) {
        const int n = draw(recipes[i], "", SIDE, smooth);
        draw(recipes[i], "antialiasing=no", SIDE, hard);
        CHECK(memcmp(smooth, hard, sizeof *hard * (size_t)(SIDE * SIDE * n)) ==
              0);
    }
}

/* Transparent colors do not darken the colors next to them. */
TEST(transparent_colors_do_not_bleed)
{
    int n_mixed = 0;

    draw("lattice-noise/1 scale=20 octaves=2 coloring=gradient "
         "gradient=0:#00000000,0.5:#00000000,0.5:#ff8000,1:#ff8000",
         "", SIDE, smooth);
    for (int k = 0; k < N; k += 4) {
        const float alpha = smooth[k + 3];
        n_mixed += alpha > 0.0f && alpha < 1.0f;
        CHECK(alpha == 0.0f || (smooth[k] == 1.0f &&
                                fabsf(smooth[k + 1] - 128 / 255.0f) < 1e-6f &&
                                smooth[k + 2] == 0.0f));
    }
    CHECK(n_mixed > SIDE);
}
