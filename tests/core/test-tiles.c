/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Tiles: distances to outlines, beside those to all edges that can be near, which
 * are told from the pattern as one would explain it, in double.
 */
#include <math.h>
#include <string.h>

#include <noise-core/noise.h>

#include "check.h"
#include "kinds.h"

/* The least distance to edges so far, from a place in pixels. */
typedef struct Truth {
    const NoiseParams *params;
    double place[2];
    double least;
} Truth;

/* A place in cells as pixels. */
static void
to_pixels(const NoiseParams *params, double x, double y, double pixel[2])
{
    const double angle = params->rotation * acos(-1.0) / 180.0;
    const double across = x * params->scale * params->stretch;
    const double down = y * params->scale;

    pixel[0] = cos(angle) * across - sin(angle) * down;
    pixel[1] = sin(angle) * across + cos(angle) * down;
}

/* An edge between two places, in cells. */
static void
edge(Truth *truth, double x, double y, double to_x, double to_y)
{
    double from[2], to[2], along = 0.0, square = 0.0, distance = 0.0;

    to_pixels(truth->params, x, y, from);
    to_pixels(truth->params, to_x, to_y, to);
    for (int k = 0; k < 2; k++) {
        along += (truth->place[k] - from[k]) * (to[k] - from[k]);
        square += (to[k] - from[k]) * (to[k] - from[k]);
    }
    along = fmin(fmax(along / square, 0.0), 1.0);
    for (int k = 0; k < 2; k++) {
        const double away =
            truth->place[k] - from[k] - along * (to[k] - from[k]);
        distance += away * away;
    }
    truth->least = fmin(truth->least, sqrt(distance));
}

/* A regular polygon, by its middle, radius and the angle of a corner. */
static void
polygon(Truth *truth, int n, double x, double y, double radius, double degrees)
{
    const double turn = acos(-1.0) / 180.0;

    for (int k = 0; k < n; k++) {
        const double from = (degrees + 360.0 * k / n) * turn;
        const double to = (degrees + 360.0 * (k + 1) / n) * turn;
        edge(truth, x + radius * cos(from), y + radius * sin(from),
             x + radius * cos(to), y + radius * sin(to));
    }
}

static int
modulo(int n, int d)
{
    return ((n % d) + d) % d;
}

/* A number for the piece that has square (x, y) of a grid. */
static int
piece_of_square(NoisePattern pattern, int x, int y)
{
    const int step = modulo(x - y, 4);
    const int block_x = (int)floor(x / 2.0), block_y = (int)floor(y / 2.0);

    switch (pattern) {
    case NOISE_PATTERN_HERRINGBONE:
    case NOISE_PATTERN_TWILL: /* each thread over two, then under two */
        if (step < 2)
            return 2 * (1000 * y + x - step);
        return 2 * (1000 * (step == 2 ? y - 1 : y) + x) + 1;
    case NOISE_PATTERN_BASKET: /* two lying, two standing */
        return 4 * (1000 * block_y + block_x) +
               modulo(modulo(block_x + block_y, 2) == 0 ? y : x, 2);
    default:
        return 1000 * y + x;
    }
}

static void
edges_of_squares(Truth *truth, int x, int y)
{
    const NoisePattern pattern = truth->params->pattern;
    const int own = piece_of_square(pattern, x, y);

    if (piece_of_square(pattern, x + 1, y) != own)
        edge(truth, x + 1, y, x + 1, y + 1);
    if (piece_of_square(pattern, x, y + 1) != own)
        edge(truth, x, y + 1, x + 1, y + 1);
}

/* The ends of scales: half circles of radius 1/2 below (x, y); of each, what no
 * scale of the rows above covers. */
static void
arcs_at(Truth *truth, int x, int y)
{
    enum { N = 400 };
    const double left = x + 0.5 * modulo(y, 2), top = 0.5 * y;
    double pixel[2];

    for (int i = 0; i <= N; i++) {
        const double angle = acos(-1.0) * i / N;
        const double at[2] = {left + 0.5 * cos(angle), top + 0.5 * sin(angle)};
        bool is_covered = false;
        for (int side = -1; side <= 1; side += 2)
            is_covered = is_covered || hypot(at[0] - left - 0.5 * side,
                                             at[1] - top + 0.5) < 0.5 - 1e-9;
        to_pixels(truth->params, at[0], at[1], pixel);
        if (!is_covered)
            truth->least =
                fmin(truth->least, hypot(pixel[0] - truth->place[0],
                                         pixel[1] - truth->place[1]));
    }
}

/* The height of a row, in cells. */
static double
find_row(NoisePattern pattern)
{
    if (pattern == NOISE_PATTERN_SCALES)
        return 0.5;
    return pattern == NOISE_PATTERN_HEXAGONS ||
                   pattern == NOISE_PATTERN_TRIANGLES
               ? sqrt(0.75)
               : 1.0;
}

/* The edges of what is laid at cell (x, y) of a simple grid. */
static void
edges_at(Truth *truth, int x, int y)
{
    const double row = find_row(truth->params->pattern);
    const double slide = 0.5 * modulo(y, 2);

    switch (truth->params->pattern) {
    case NOISE_PATTERN_BRICKS: {
        const double turns = truth->params->shift * y;
        const double left = x + 2.0 * (turns - floor(turns));
        if (modulo(x, 2) != 0)
            break;
        edge(truth, left, y, left + 2.0, y);
        edge(truth, left, y, left, y + 1.0);
        break;
    }
    case NOISE_PATTERN_HEXAGONS:
        polygon(truth, 6, x + slide, y * row, 1.0 / sqrt(3.0), 30.0);
        break;
    case NOISE_PATTERN_TRIANGLES:
        edge(truth, x + slide, y * row, x + slide + 1.0, y * row);
        edge(truth, x + slide, y * row, x + slide + 0.5, (y + 1) * row);
        edge(truth, x + slide, y * row, x + slide - 0.5, (y + 1) * row);
        break;
    case NOISE_PATTERN_DIAMONDS:
        polygon(truth, 4, x, y, 0.5, 0.0);
        break;
    case NOISE_PATTERN_SCALES:
        arcs_at(truth, x, y);
        break;
    case NOISE_PATTERN_OCTAGONS:
        polygon(truth, 8, x, y, 0.5 / cos(acos(-1.0) / 8.0), 22.5);
        break;
    default:
        edges_of_squares(truth, x, y);
        break;
    }
}

static double
true_distance(const NoiseParams *params, double x, double y)
{
    const double row = find_row(params->pattern);
    Truth truth = {.params = params, .least = INFINITY};

    to_pixels(params, x, y, truth.place);
    for (int i = -3; i <= 3; i++) {
        for (int k = -6; k <= 6; k++) {
            edges_at(&truth, (int)floor(x) + k, (int)floor(y / row) + i);
        }
    }
    return truth.least;
}

/* The distance as drawn, without joints, as a share of the radius
 * of the largest circle in a tile. */
static double
drawn_share(const NoisePlan *plan, const NoiseParams *params, double x,
            double y)
{
    double pixel[2];

    to_pixels(params, x, y, pixel);
    return kind_raw_at(plan, (double[4]){pixel[0], pixel[1], 0.5, 0.5});
}

static NoiseParams
plain_tiles(NoisePattern pattern)
{
    NoiseParams params;

    noise_params_init(&params);
    params.algorithm = NOISE_ALGORITHM_TILES;
    params.pattern = pattern;
    params.tile_feature = NOISE_TILE_FEATURE_EDGE;
    params.joint = 0.0;
    params.antialiasing = NOISE_SWITCH_NO;
    params.scale = 50.0;
    return params;
}

/* The ratio of distance and share, which is the same everywhere; the worst
 * difference from it, in pixels. */
static double
compare_distances(const NoiseParams *params, uint64_t *state, double *radius)
{
    enum { N = 1000 };
    static double share[N], distance[N];
    AutoPlan *plan = kind_plan(params);
    double product = 0.0, square = 0.0, worst = 0.0;

    for (int i = 0; i < N; i++) {
        const double x = check_random_real(state, -20.0, 20.0);
        const double y = check_random_real(state, -20.0, 20.0);
        distance[i] = true_distance(params, x, y);
        share[i] = drawn_share(plan, params, x, y);
        /* Larger tiles than that of the radius are cut there. */
        if (share[i] >= 1.0)
            share[i] = distance[i] = 0.0;
        product += share[i] * distance[i];
        square += share[i] * share[i];
    }
    *radius = product / square;
    for (int i = 0; i < N; i++)
        worst = fmax(worst, fabs(share[i] * *radius - distance[i]));
    return worst;
}

TEST(distances_are_exact)
{
    uint64_t state = 1;

    for (int pattern = 0; pattern < NoisePatternCount; pattern++) {
        NoiseParams params = plain_tiles((NoisePattern)pattern);
        const bool has_arcs = pattern == NOISE_PATTERN_SCALES;
        if (pattern == NOISE_PATTERN_PLANKS)
            continue; /* their rows are shifted by chance */
        for (int i = 0; i < 6; i++) {
            double radius;
            params.stretch = i % 2 == 0 || has_arcs ? 1.0 : 1.7;
            params.rotation = i < 2 ? 0.0 : 60.0 * i - 77.0;
            params.shift = i < 4 ? 0.5 : 0.3;
            const double worst = compare_distances(&params, &state, &radius);
            /* Arcs are told by points, 0.2 pixels apart. */
            CHECK_KIND(worst < (has_arcs ? 0.1 : 2e-4), &params);
        }
    }
}

/* Rounded squares: I. Quilez' formula of boxes, written anew. */
TEST(rounded_corners_are_exact)
{
    NoiseParams params = plain_tiles(NOISE_PATTERN_SQUARES);
    uint64_t state = 2;

    for (int i = 0; i <= 4; i++) {
        params.roundness = 0.25 * i;
        const double radius = 25.0 * params.roundness;
        AutoPlan *plan = kind_plan(&params);
        for (int k = 0; k < 2000; k++) {
            const double x = check_random_real(&state, -9.0, 9.0);
            const double y = check_random_real(&state, -9.0, 9.0);
            const double across =
                50.0 * fabs(x - floor(x) - 0.5) - 25.0 + radius;
            const double down = 50.0 * fabs(y - floor(y) - 0.5) - 25.0 + radius;
            const double truth = radius - fmin(fmax(across, down), 0.0) -
                                 hypot(fmax(across, 0.0), fmax(down, 0.0));
            const double drawn = 25.0 * drawn_share(plan, &params, x, y);
            CHECK_KIND(fabs(drawn - fmax(truth, 0.0)) < 1e-4, &params);
        }
    }
}

/* Of the largest circle in a tile, in pixels. */
static double
find_radius(NoisePattern pattern)
{
    switch (pattern) {
    case NOISE_PATTERN_TRIANGLES:
        return 50.0 * sqrt(0.75) / 3.0;
    case NOISE_PATTERN_DIAMONDS:
        return 50.0 * sqrt(0.125);
    default:
        return 25.0;
    }
}

/* Two neighboring pixels of different pieces lie at an outline, whatever jitter
 * moved: no piece is cut by another, and no gap is left. */
TEST(neighbors_stay_in_touch)
{
    enum { SIDE = 300 };
    static float value[SIDE * SIDE], distance[SIDE * SIDE];

    for (int pattern = 0; pattern < NoisePatternCount; pattern++) {
        for (int seed = 0; seed < (check_is_long() ? 200 : 10); seed++) {
            NoiseParams params = plain_tiles((NoisePattern)pattern);
            params.normalization = NOISE_NORMALIZATION_EXACT;
            params.seed = (uint64_t)seed;
            params.tile_jitter = seed % 2 == 0 ? 1.0 : 0.5;
            params.rotation = seed % 3 * 25.0;
            const NoiseRegion region = {.width = SIDE, .height = SIDE};
            kind_draw(&params, region, distance);
            params.tile_feature = NOISE_TILE_FEATURE_CELL_VALUE;
            kind_draw(&params, region, value);
            for (int i = 0; i + 1 < SIDE * SIDE; i++) {
                if (i % SIDE == SIDE - 1 || value[i] == value[i + 1])
                    continue;
                const double sum = find_radius(params.pattern) *
                                   (distance[i] + distance[i + 1]);
                CHECK_KIND(sum < 1.01, &params);
            }
        }
    }
}

/* Each pattern, in sizes that fit no whole number of pieces. */
TEST(patterns_repeat_bit_for_bit)
{
    enum { WIDTH = 210, HEIGHT = 170 };
    static float first[WIDTH * HEIGHT], next[WIDTH * HEIGHT];
    uint64_t state = 3;

    for (int pattern = 0; pattern < NoisePatternCount; pattern++) {
        for (int i = 0; i < (check_is_long() ? 200 : 12); i++) {
            NoiseParams params = kind_params(kind_named("tiles 2D"));
            params.scale = check_random_real(&state, 9.0, 30.0);
            kind_vary_shape(&state, &params);
            params.pattern = (NoisePattern)pattern;
            params.coloring = NOISE_COLORING_GRAY;
            params.seed = check_random(&state);
            params.rotation =
                i % 3 == 0 ? 0.0 : check_random_real(&state, -180.0, 180.0);
            params.warp_amount = i % 4 == 0 ? 20.0 : 0.0;
            params.period_x = WIDTH;
            params.period_y = HEIGHT;
            if (!kind_accepts(&params))
                continue;
            kind_draw(&params, (NoiseRegion){.width = WIDTH, .height = HEIGHT},
                      first);
            kind_draw(&params,
                      (NoiseRegion){.x = WIDTH * (i % 5 - 2),
                                    .y = HEIGHT * (i % 7 - 3),
                                    .width = WIDTH,
                                    .height = HEIGHT},
                      next);
            CHECK_KIND(memcmp(first, next, sizeof first) == 0, &params);
        }
    }
}
