/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Checks the properties of cells: their brightness and color.
 */
#include <math.h>
#include <string.h>

#include <noise-core/noise.h>

#include "check.h"
#include "kinds.h"
#include "moments.h"
#include "pictures.h"
#include "render/render.h"

enum { SIZE = 90, N_PIXELS = SIZE * SIZE };

static float gray[N_PIXELS], number[N_PIXELS], own[4 * N_PIXELS];

static const NoiseRegion square = {-40, 25, SIZE, SIZE, 0, 0, 0, 0, NULL};

static NoiseParams
parse(const char *settings)
{
    char recipe[NOISE_RECIPE_SIZE] = "lattice-noise/1 algorithm=cellular ";

    strcat(recipe, settings);
    NoiseParams params = picture_params(recipe);
    params.antialiasing = NOISE_SWITCH_NO; /* so each pixel shows one cell */
    return params;
}

/* Draws, for each pixel, the number of the cell of octave 0 that it is in: one
 * octave of cell values at the same places. */
static void
draw_numbers(const NoiseParams *params)
{
    NoiseParams values = *params;

    values.feature = NOISE_FEATURE_CELL_VALUE;
    values.fractal = NOISE_FRACTAL_NONE;
    values.normalization = NOISE_NORMALIZATION_EXACT;
    values.coloring = NOISE_COLORING_GRAY;
    values.brightness = values.hardness = 0.0;
    values.low = 0.0;
    values.high = 1.0;
    values.invert = NOISE_SWITCH_NO;
    kind_draw(&values, square, number);
}

static const char *const placed[] = {
    "scale=15 octaves=1 feature=edge",
    "scale=15 octaves=1 dimensions=three z=1.5 invert=yes low=0.2 high=0.9",
    "scale=15 octaves=3 feature=f2-f1 rotation=30 stretch=2 low=0.1",
    "scale=15 octaves=2 feature=edge warp-amount=9 warp-scale=50 hardness=41",
    "scale=15 octaves=2 feature=edge period-x=90 period-y=90 rotation=20",
    "scale=15 octaves=1 feature=f2 jitter=0.3 distance=euclidean seed=5",
};

enum { N_PLACED = sizeof placed / sizeof placed[0] };

/* All pixels of a cell are darkened by the same share, towards the darkest value. */
TEST(a_cell_has_one_brightness_above_the_darkest)
{
    for (int k = 0; k < N_PLACED; k++) {
        NoiseParams params = parse(placed[k]);
        const double darkest = fmin(params.low, params.high);
        Moments shares = moments_begin();
        draw_numbers(&params);
        kind_draw(&params, square, gray);
        params.cell_contrast = 0.75;
        kind_draw(&params, square, own);
        static double share_of_cell[1 << 20];
        memset(share_of_cell, 0, sizeof share_of_cell);
        for (int i = 0; i < N_PIXELS; i++) {
            const double height = (double)gray[i] - darkest;
            const double share = ((double)own[i] - darkest) / height;
            double *known = &share_of_cell[(int)(number[i] * 1048575.0f)];
            CHECK(own[i] <= gray[i] && (double)own[i] > darkest - 1e-6);
            if (height < 0.05)
                continue;
            moments_add(&shares, share);
            CHECK(share > 0.25 - 1e-5);
            if (*known == 0.0)
                *known = share;
            CHECK(fabs(share - *known) < 1e-5);
        }
        CHECK(fabs(moments_mean(&shares) - 0.625) < 0.1);
        CHECK(moments_deviation(&shares) > 0.1);
    }
}

/* The value and the cell's number choose a color, as docs/algorithms.md
 * describes. */
TEST(colors_are_those_of_the_cells)
{
    for (int k = 0; k < N_PLACED; k++) {
        NoiseParams params = parse(placed[k]);
        params.cell_contrast = k % 2 == 0 ? 0.0 : 0.5;
        draw_numbers(&params);
        kind_draw(&params, square, gray);
        params.coloring = NOISE_COLORING_CELLS;
        params.color_low = 0x1000200030004000u;
        params.gradient = (NoiseGradient){
            2, {{0.0, 0x00004000c000ffffu}, {1.0, 0xffff80002000c000u}}};
        kind_draw(&params, square, own);
        for (int i = 0; i < 4 * N_PIXELS; i++) {
            const int shift = 48 - 16 * (i % 4);
            const double n = number[i / 4], v = gray[i / 4];
            const double first =
                (double)(params.gradient.stops[0].color >> shift & 0xffff);
            const double last =
                (double)(params.gradient.stops[1].color >> shift & 0xffff);
            const double low = (double)(params.color_low >> shift & 0xffff);
            const double color = first * (1 - n) + last * n;
            CHECK(fabs(own[i] - (low * (1 - v) + color * v) / 65535) < 2e-6);
        }
    }
}

/* Where spots overlap, the pixel has the visible spot's color.  Each half of the
 * gradient is one plain color, so mixtures would show. */
TEST(a_spot_has_one_color)
{
    const NoiseParams params =
        parse("scale=15 fractal=none feature=spots spot-size=1 coloring=cells "
              "gradient=0:#ff0000,0.5:#ff0000,0.5:#0000ff,1:#0000ff");
    NoiseParams plain = params;
    int n[2] = {0};

    plain.coloring = NOISE_COLORING_GRAY;
    kind_draw(&plain, square, gray);
    kind_draw(&params, square, own);
    for (int i = 0; i < N_PIXELS; i++) {
        const float *pixel = &own[4 * i];
        CHECK(pixel[1] == 0.0f && pixel[3] == 1.0f);
        CHECK((pixel[0] == gray[i] && pixel[2] == 0.0f) ||
              (pixel[2] == gray[i] && pixel[0] == 0.0f));
        n[pixel[0] == 0.0f]++;
    }
    CHECK(n[0] > N_PIXELS / 5 && n[1] > N_PIXELS / 5);
}

/* Hardly any of these few spots touch.  If spots of the finer octave had the
 * colors of the coarser one's cells, borders would cut through many. */
TEST(spots_of_finer_octaves_have_one_color)
{
    int n_pairs = 0, n_cut = 0;

    for (int seed = 0; seed < 40; seed++) {
        NoiseParams params = parse(
            "scale=15 octaves=2 persistence=1 lacunarity=1.3 feature=spots "
            "spot-presence=0.03 spot-size=0.4 spot-variation=0 coloring=cells "
            "gradient=0:#ff0000,0.5:#ff0000,0.5:#0000ff,1:#0000ff");
        params.seed = (uint64_t)seed;
        kind_draw(&params, square, own);
        params.coloring = NOISE_COLORING_GRAY;
        kind_draw(&params, square, gray);
        for (int i = 0; i + SIZE < N_PIXELS; i++) {
            if (gray[i] <= 0.0f || gray[i + SIZE] <= 0.0f)
                continue;
            n_pairs++;
            n_cut += (own[4 * i] == 0.0f) != (own[4 * (i + SIZE)] == 0.0f);
        }
    }
    printf("# %d of %d pairs of pixels have two colors\n", n_cut, n_pairs);
    CHECK(n_pairs > 5000);
    CHECK(n_cut * 500 < n_pairs);
}

/* Returns statistics of the red channel, at this level, of a picture that is 512
 * pixels wide at full size. */
static Moments
measure_red(const NoiseParams *params, int level)
{
    static float pixels[4 << 18];
    const int side = 512 >> level;
    Moments red = moments_begin();

    const int n_channels = kind_draw(
        params, (NoiseRegion){0, 0, side, side, level, 0, 0, 0, NULL}, pixels);
    for (int i = 0; i < side * side; i++)
        moments_add(&red, pixels[n_channels * i]);
    return red;
}

TEST(small_pictures_keep_the_mean_color)
{
    static const char *const recipes[] = {
        "scale=8 fractal=none feature=edge coloring=cells cell-contrast=1 "
        "normalization=exact gradient=0:#000000,0.7:#ff8040,1:#ffffff",
        "scale=8 fractal=none feature=spots spot-size=0.8 coloring=cells "
        "gradient=0:#000000,0.7:#ff8040,1:#ffffff",
        "scale=8 fractal=none cell-contrast=1 normalization=exact",
    };

    for (int k = 0; k < 3; k++) {
        const NoiseParams params = parse(recipes[k]);
        const Moments full = measure_red(&params, 0);
        for (int level = 1; level <= 6; level++) {
            const Moments small = measure_red(&params, level);
            CHECK(fabs(moments_mean(&small) - moments_mean(&full)) < 0.03);
            CHECK(level < 5 ||
                  moments_deviation(&small) < 0.1 * moments_deviation(&full));
        }
    }
}

/* Draws a square with each pixel's distance to the border of its cell, in pixels. */
static void
draw_edges(const NoiseParams *params, float *edge)
{
    AutoPlan *plan = kind_plan(params);
    const NoiseRaster raster = {
        .step = {1.0, 1.0}, .pixel = 1.0, .width = SIZE, .height = SIZE};
    NOISE_ALIGNED float value[NOISE_BLOCK];
    NoisePieces pieces;

    for (int row = 0; row < SIZE; row++) {
        noise_draw_pieces(plan, &raster, row, true, &pieces, value);
        memcpy(edge + (ptrdiff_t)row * SIZE, pieces.edge, SIZE * sizeof *edge);
    }
}

/* The gradient of the distance is at most 1.  In the plane, it is exactly 1 except
 * in stretched cells and where the nearest border changes. */
TEST(the_edge_of_cells_is_a_distance_in_pixels)
{
    static const struct {
        const char *settings;
        bool is_exact;
    } euclidean[] = {
        {"scale=40", true},
        {"scale=31 rotation=20 jitter=0.6", true},
        {"scale=31 rotation=20 stretch=2.5", false},
        {"scale=60 dimensions=three z=0.3 feature=f2", false},
    };
    static float edge[N_PIXELS];

    for (size_t k = 0; k < sizeof euclidean / sizeof *euclidean; k++) {
        const NoiseParams params = parse(euclidean[k].settings);
        int n_exact = 0;
        draw_edges(&params, edge);
        for (int i = SIZE; i < N_PIXELS - SIZE; i++) {
            if (i % SIZE == 0 || i % SIZE == SIZE - 1)
                continue;
            const double x = 0.5 * (double)(edge[i + 1] - edge[i - 1]);
            const double y = 0.5 * (double)(edge[i + SIZE] - edge[i - SIZE]);
            CHECK_KIND(edge[i] >= 0.0f && fmax(fabs(x), fabs(y)) < 1.001,
                       &params);
            n_exact += fabs(hypot(x, y) - 1.0) < 0.001;
        }
        CHECK_KIND(!euclidean[k].is_exact || n_exact > N_PIXELS / 2, &params);
    }
}

/* A border is where the cell's number changes. */
TEST(at_the_edge_of_cells_others_begin)
{
    static const char *const any[] = {
        "scale=25", "scale=25 distance=manhattan",
        "scale=25 distance=minkowski rotation=30"};
    static float edge[N_PIXELS];

    for (size_t k = 0; k < sizeof any / sizeof *any; k++) {
        NoiseParams params = parse(any[k]);
        const NoiseRegion origin = {.width = SIZE, .height = SIZE};
        int n_changes = 0;
        draw_edges(&params, edge);
        params.feature = NOISE_FEATURE_CELL_VALUE;
        params.octaves = 1.0;
        kind_draw(&params, origin, number);
        for (int i = 0; i + 1 < N_PIXELS; i++) {
            if (i % SIZE == SIZE - 1 || number[i] == number[i + 1])
                continue;
            n_changes++;
            CHECK_KIND(edge[i] + edge[i + 1] < 1.5f, &params);
        }
        CHECK_KIND(n_changes > SIZE, &params);
    }
}

/* The mask covers three tenths of the pixels, all of them nearer to a border than
 * those it leaves uncovered. */
TEST(masks_find_the_edges_of_cells)
{
    const NoiseRegion origin = {.width = SIZE, .height = SIZE};
    const NoiseParams params = parse("scale=40");
    static float edge[N_PIXELS], drawn[4 * N_PIXELS];
    float farthest = 0.0f, nearest = INFINITY;
    int n_covered = 0;

    draw_edges(&params, edge);
    picture_draw(
        "lattice-noise/2 layer=cells algorithm=cellular scale=40 "
        "coloring=two-colors color-high=#000000 layer=rim color=#ffffff "
        "mask=rim prefer-edges=1 radius=20 coverage=0.3 softness=0",
        origin, drawn);
    for (int i = 0; i < N_PIXELS; i++) {
        const float value = drawn[4 * i];
        n_covered += value > 0.5f;
        if (value == 1.0f)
            farthest = fmaxf(farthest, edge[i]);
        if (value == 0.0f)
            nearest = fminf(nearest, edge[i]);
    }
    CHECK(farthest <= nearest && nearest < 20.0f);
    CHECK(fabs(n_covered / (double)N_PIXELS - 0.3) < 0.05);
}
