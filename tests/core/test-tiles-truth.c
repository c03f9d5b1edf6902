/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Compares tiles with a reference that was written only from docs/algorithms.md: it
 * describes the pieces as polygons and arcs, and finds the distance to the nearest
 * outline by brute force.  Then checks what is promised about every recipe: no
 * seams, the same bits in parts of a picture and at points, and slopes that fit the
 * values.
 */
#include <math.h>
#include <string.h>

#include <noise-core/noise.h>

#include "check.h"
#include "kinds.h"

#define RADIANS 0.017453292519943295
#define ROOT_3  1.7320508075688772

typedef struct Place {
    double x, y;
} Place;

/* A convex piece: its corners, in cells. */
typedef struct Piece {
    int n;
    Place corner[8];
} Piece;

/* The vectors of a lattice, and the pieces of one of its cells. */
typedef struct Pattern {
    Place a, b;
    int n;
    Piece piece[4];
} Pattern;

/* A recipe that draws a tile feature, and what it should draw.  Lengths are in
 * pixels. */
typedef struct Truth {
    NoiseParams params;
    Pattern pattern;
    Place size;             /* of a cell */
    NoisePlan *plan, *edge; /* of params; of distances without joints */
    double unit;            /* the largest distance to an outline */
} Truth;

static void
add_box(Pattern *pattern, double x, double y, double width, double height)
{
    const double right = x + width, bottom = y + height;

    pattern->piece[pattern->n++] =
        (Piece){4, {{x, y}, {right, y}, {right, bottom}, {x, bottom}}};
}

/* Adds a regular polygon with n corners, the first of which is in the direction
 * `first`, in degrees. */
static void
add_regular(Pattern *pattern, int n, Place middle, double radius, double first)
{
    Piece *piece = &pattern->piece[pattern->n++];

    piece->n = n;
    for (int i = 0; i < n; i++) {
        const double angle = (first + 360.0 * i / n) * RADIANS;
        piece->corner[i] = (Place){middle.x + radius * cos(angle),
                                   middle.y + radius * sin(angle)};
    }
}

static Pattern
lay_boxes(NoisePattern kind, double shift)
{
    const bool is_bricks = kind == NOISE_PATTERN_BRICKS;
    const double width = is_bricks ? 2 : kind == NOISE_PATTERN_PLANKS ? 6 : 1;
    Pattern pattern = {{4, 0}, {1, 1}, 0, {{0}}};

    switch (kind) {
    case NOISE_PATTERN_HERRINGBONE:
    case NOISE_PATTERN_TWILL: /* the first box leaves one place for the other */
        add_box(&pattern, 0, 0, 2, 1);
        add_box(&pattern, 3, 0, 1, 2);
        break;
    case NOISE_PATTERN_BASKET:
        pattern.b = (Place){2, 2};
        add_box(&pattern, 0, 0, 2, 1);
        add_box(&pattern, 0, 1, 2, 1);
        add_box(&pattern, 2, 0, 1, 2);
        add_box(&pattern, 3, 0, 1, 2);
        break;
    case NOISE_PATTERN_BRICKS:
    case NOISE_PATTERN_SQUARES:
    case NOISE_PATTERN_WEAVE:  /* this also draws squares */
    case NOISE_PATTERN_PLANKS: /* find_end() finds how far each row is moved */
        pattern.a = (Place){width, 0};
        pattern.b = (Place){is_bricks ? 2 * shift : 0, 1};
        add_box(&pattern, 0, 0, width, 1);
        break;
    /* These patterns have no boxes. */
    case NOISE_PATTERN_HEXAGONS:
    case NOISE_PATTERN_TRIANGLES:
    case NOISE_PATTERN_DIAMONDS:
    case NOISE_PATTERN_OCTAGONS:
    case NOISE_PATTERN_SCALES:
        break;
    }
    return pattern;
}

/* The documentation does not say where in a cell the pieces are.  Boxes and
 * triangles have a corner at the lattice point; all other pieces have their middle
 * there. */
static Pattern
lay_pieces(NoisePattern kind, double shift)
{
    Pattern pattern = {{1, 0}, {0.5, ROOT_3 / 2}, 0, {{0}}};
    const Place zero = {0, 0};

    switch (kind) {
    case NOISE_PATTERN_HEXAGONS:
        add_regular(&pattern, 6, zero, 1 / ROOT_3, 30);
        break;
    case NOISE_PATTERN_TRIANGLES:
        add_regular(&pattern, 3, (Place){0.5, ROOT_3 / 6}, 1 / ROOT_3, -30);
        add_regular(&pattern, 3, (Place){1, ROOT_3 / 3}, 1 / ROOT_3, 30);
        break;
    case NOISE_PATTERN_DIAMONDS:
        pattern.a = (Place){0.5, -0.5};
        pattern.b = (Place){0.5, 0.5};
        add_regular(&pattern, 4, zero, 0.5, 0);
        break;
    case NOISE_PATTERN_OCTAGONS:
        pattern.b = (Place){0, 1};
        add_regular(&pattern, 8, zero, 0.5 / cos(22.5 * RADIANS), 22.5);
        add_regular(&pattern, 4, (Place){0.5, 0.5}, 1 - sqrt(0.5), 0);
        break;
    case NOISE_PATTERN_BRICKS:
    case NOISE_PATTERN_SQUARES:
    case NOISE_PATTERN_PLANKS:
    case NOISE_PATTERN_HERRINGBONE:
    case NOISE_PATTERN_BASKET:
    case NOISE_PATTERN_WEAVE:
    case NOISE_PATTERN_TWILL:
        return lay_boxes(kind, shift);
    case NOISE_PATTERN_SCALES: /* these are not polygons */
        break;
    }
    return pattern;
}

static double
distance_to_segment(Place p, Place a, Place b)
{
    const double dx = b.x - a.x, dy = b.y - a.y;
    const double t =
        ((p.x - a.x) * dx + (p.y - a.y) * dy) / (dx * dx + dy * dy);
    const double u = fmin(fmax(t, 0), 1);

    return hypot(p.x - a.x - u * dx, p.y - a.y - u * dy);
}

/* Returns the distance of p to a piece that is moved by `at`, in cells. */
static double
distance_to_piece(const Piece *piece, Place at, Place size, Place p)
{
    double least = INFINITY;

    for (int i = 0; i < piece->n; i++) {
        const Place c = piece->corner[i], d = piece->corner[(i + 1) % piece->n];
        const Place from = {(at.x + c.x) * size.x, (at.y + c.y) * size.y};
        const Place to = {(at.x + d.x) * size.x, (at.y + d.y) * size.y};
        least = fmin(least, distance_to_segment(p, from, to));
    }
    return least;
}

static double
distance_to_pieces(const Pattern *pattern, Place size, Place p)
{
    const Place a = pattern->a, b = pattern->b;
    const double X = p.x / size.x, Y = p.y / size.y;
    const double area = a.x * b.y - a.y * b.x;
    const double i = floor((X * b.y - Y * b.x) / area);
    const double j = floor((Y * a.x - X * a.y) / area);
    double least = INFINITY;

    for (int k = 0; k < 49 * pattern->n; k++) {
        const double m = i + k % 7 - 3, n = j + k % 49 / 7 - 3;
        const Place at = {m * a.x + n * b.x, m * a.y + n * b.y};
        least = fmin(least,
                     distance_to_piece(&pattern->piece[k / 49], at, size, p));
    }
    return least;
}

/* Returns the distance to the visible part of a scale: the arc at its lower end,
 * which ends at either side of the lattice point, and the parts of its sides that
 * the rows above leave visible.  The sides have a tiny minimum length, so that they
 * have a direction. */
static double
distance_to_scale(Place at, double width, double rise, Place p)
{
    const double half = width / 2, depth = fmin(half, rise);
    const double radius = (half * half + depth * depth) / (2 * depth);
    const Place q = {fabs(p.x - at.x), p.y - at.y};
    const Place end = {half, 0}, top = {half, fmin(depth - rise, -1e-9)};
    const double below = q.y - (depth - radius); /* the middle of the circle */
    const double away = hypot(q.x, below);
    const double side = distance_to_segment(q, end, top);
    const bool is_arc = below * radius >= (radius - depth) * away;

    return is_arc ? fmin(side, fabs(away - radius)) : side;
}

static double
distance_to_scales(Place size, Place p)
{
    const double rise = size.y / 2;
    double least = INFINITY;

    for (int k = 0; k < 81; k++) {
        const double row = floor(p.y / rise) + k / 9 - 4;
        const double half = fmod(row, 2) == 0 ? 0 : 0.5;
        const double column = floor(p.x / size.x) + k % 9 - 4 + half;
        const Place at = {column * size.x, row * rise};
        least = fmin(least, distance_to_scale(at, size.x, rise, p));
    }
    return least;
}

/* Returns the library's value at a place on the lattice, in pixels along its
 * axes. */
static double
value_at(const Truth *truth, const NoisePlan *plan, Place p)
{
    const double c = cos(truth->params.rotation * RADIANS);
    const double s = sin(truth->params.rotation * RADIANS);
    const double at[4] = {p.x * c - p.y * s + truth->params.offset_x,
                          p.x * s + p.y * c + truth->params.offset_y};

    return (double)kind_value_at(plan, at, NULL);
}

/* Finds where the planks in a place's row end, which a hash decides: near the lowest
 * of many values along the middle of the row. */
static double
find_end(const Truth *truth, Place p)
{
    const double step = truth->size.x / 32;
    Place at = {0, (floor(p.y / truth->size.y) + 0.5) * truth->size.y};
    double value[194], end = 0, least = INFINITY;

    for (int i = 0; i < 194; i++) {
        at.x = i * step;
        value[i] = value_at(truth, truth->edge, at) * truth->unit;
    }
    for (int i = 1; i < 193; i++) {
        if (value[i] < least) {
            least = value[i];
            end = i * step + (value[i + 1] < value[i - 1] ? least : -least);
        }
    }
    return end;
}

static double
distance_at(const Truth *truth, Place p)
{
    if (truth->params.pattern == NOISE_PATTERN_SCALES)
        return distance_to_scales(truth->size, p);
    if (truth->params.pattern == NOISE_PATTERN_PLANKS)
        p.x -= find_end(truth, p);
    return distance_to_pieces(&truth->pattern, truth->size, p);
}

/* Returns the distance that `edge` draws as 1: the radius of the largest circle in a
 * piece.  All pieces except triangles are symmetric about their middle.  For a
 * scale, it is half the width, although other scales cover so much that no visible
 * place is that far inside. */
static double
find_unit(NoisePattern kind, const Pattern *pattern, Place size)
{
    double most = 0;

    for (int i = 0; i < pattern->n; i++) {
        const Piece *piece = &pattern->piece[i];
        Place middle = {0, 0};
        for (int k = 0; k < piece->n; k++) {
            middle.x += piece->corner[k].x * size.x / piece->n;
            middle.y += piece->corner[k].y * size.y / piece->n;
        }
        most =
            fmax(most, distance_to_piece(piece, (Place){0, 0}, size, middle));
    }
    if (kind == NOISE_PATTERN_TRIANGLES) /* twice the area / the outline */
        most = size.x * size.y * ROOT_3 / 2 /
               (size.x + hypot(size.x, size.y * ROOT_3));
    return kind == NOISE_PATTERN_SCALES ? size.x / 2 : most;
}

static Truth
draw_truth(uint64_t *state, int kind, NoiseTileFeature feature)
{
    Truth truth = {.params = kind_plain("tiles 2D")};
    NoiseParams *params = &truth.params;

    params->pattern = (NoisePattern)kind;
    params->tile_feature = feature;
    params->tile_jitter = 0;
    params->seed = check_random(state);
    params->scale = exp(check_random_real(state, log(4), log(400)));
    params->stretch = exp(check_random_real(state, -1.6, 1.6));
    params->rotation = check_random_real(state, -360, 360);
    params->shift = check_random_real(state, 0, 1);
    params->offset_x = check_random_real(state, -1000, 1000);
    params->offset_y = check_random_real(state, -1000, 1000);
    params->bevel = params->scale * check_random_real(state, 0.01, 1);
    if (!noise_params_check(params, NULL)) /* this also rounds them */
        abort();
    truth.size = (Place){params->scale * params->stretch, params->scale};
    truth.pattern = lay_pieces(params->pattern, params->shift);
    truth.unit = find_unit(params->pattern, &truth.pattern, truth.size);
    NoiseParams edge = *params;
    edge.joint = 0;
    edge.tile_feature = NOISE_TILE_FEATURE_EDGE;
    truth.edge = kind_plan(&edge);
    params->joint = truth.unit * fmax(check_random_real(state, -0.5, 0.5), 0);
    truth.plan = kind_plan(params);
    return truth;
}

/* Returns the library's largest error at many places, in pixels. */
static double
find_miss(uint64_t *state, const Truth *truth)
{
    const double joint = truth->params.joint / 2, bevel = truth->params.bevel;
    double worst = 0;

    for (int i = 0; i < 300; i++) {
        const Place p = {check_random_real(state, -2000, 2000),
                         check_random_real(state, -2000, 2000)};
        const double t = fmax(distance_at(truth, p) - joint, 0);
        const double value = value_at(truth, truth->plan, p);
        const double u = 1 - fmin(t / bevel, 1);
        const bool is_edge =
            truth->params.tile_feature == NOISE_TILE_FEATURE_EDGE;
        const double miss = is_edge ? value * (truth->unit - joint) - t
                                    : (value - (1 - u * u)) * bevel / 2;
        worst = fmax(worst, fabs(miss));
    }
    return worst;
}

static double
find_worst(uint64_t *state, int kind, NoiseTileFeature feature)
{
    const int n = check_is_long() ? 200 : 12;
    double worst = 0;

    for (int i = 0; i < n; i++) {
        Truth truth = draw_truth(state, kind, feature);
        const double miss = find_miss(state, &truth);
        CHECK_KIND(miss < 0.01, &truth.params);
        worst = fmax(worst, miss);
        noise_plan_free(truth.plan);
        noise_plan_free(truth.edge);
    }
    return worst;
}

static void
print_worst(uint64_t seed, int n_kinds, NoiseTileFeature feature)
{
    const NoiseParameter *pattern = noise_parameter_find("pattern");

    for (int kind = 0; kind < n_kinds; kind++)
        printf("# %s: %.2g px\n", pattern->choices[kind].nick,
               find_worst(&seed, kind, feature));
}

TEST(distances_are_those_to_the_outlines)
{
    print_worst(41, NoisePatternCount, NOISE_TILE_FEATURE_EDGE);
}

/* Scales and threads have different profiles.  Errors are converted to pixels on a
 * slope that is as steep as at an edge. */
TEST(heights_follow_the_formula)
{
    print_worst(42, NOISE_PATTERN_SCALES, NOISE_TILE_FEATURE_HEIGHT);
}

enum { WIDTH = 90, HEIGHT = 60, N_PIXELS = WIDTH * HEIGHT };

/* Chooses a random recipe with periods that the check accepts. */
static NoiseParams
draw_recipe(uint64_t *state, int kind)
{
    NoiseParams params;

    do {
        noise_params_init(&params);
        params.algorithm = NOISE_ALGORITHM_TILES;
        params.dimensions = NOISE_DIMENSIONS_2;
        params.scale = check_random_real(state, 4, 30);
        kind_vary_shape(state, &params);
        params.pattern = (NoisePattern)kind;
        params.seed = check_random(state);
        params.shift = check_random_real(state, 0, 1);
        params.stretch = exp(check_random_real(state, -1, 1));
        params.rotation = check_random_real(state, -360, 360);
        params.offset_x = check_random_real(state, -1000, 1000);
        params.offset_y = check_random_real(state, -1000, 1000);
        params.period_x = floor(check_random_real(state, 20, 400));
        params.period_y = floor(check_random_real(state, 20, 400));
        if (check_random(state) % 2 == 0)
            params.warp_amount = check_random_real(state, 0, 10);
        params.warp_scale = check_random_real(state, 5, 60);
        params.antialiasing = (NoiseSwitch)(check_random(state) % 2);
    } while (!noise_params_check(&params, NULL));
    return params;
}

static NoiseRegion
draw_region(uint64_t *state)
{
    return (NoiseRegion){.x = (int)check_random_real(state, -3000, 3000),
                         .y = (int)check_random_real(state, -3000, 3000),
                         .width = WIDTH,
                         .height = HEIGHT};
}

static bool
has_no_seam(uint64_t *state, const NoiseParams *params)
{
    static float first[N_PIXELS], second[N_PIXELS];
    NoiseRegion region = draw_region(state);

    kind_draw(params, region, first);
    region.x += (int)params->period_x * (int)check_random_real(state, -4, 4);
    region.y += (int)params->period_y * (int)check_random_real(state, -4, 4);
    kind_draw(params, region, second);
    return memcmp(first, second, sizeof first) == 0;
}

static bool
is_same_in_pieces(uint64_t *state, const NoiseParams *params)
{
    static float whole[N_PIXELS], parts[N_PIXELS];
    const int column[3] = {0, 1 + (int)(check_random(state) % 88), WIDTH};
    const int row[3] = {0, 1 + (int)(check_random(state) % 58), HEIGHT};
    const NoiseRegion region = draw_region(state);
    AutoPlan *plan = kind_plan(params);

    noise_render(plan, &region, whole, WIDTH);
    for (int i = 0; i < 4; i++) {
        const int x = column[i % 2], y = row[i / 2];
        NoiseRegion part = region;
        part.x += x;
        part.y += y;
        part.width = column[i % 2 + 1] - x;
        part.height = row[i / 2 + 1] - y;
        noise_render(plan, &part, parts + y * WIDTH + x, WIDTH);
    }
    return memcmp(whole, parts, sizeof whole) == 0;
}

static bool
is_same_at_points(uint64_t *state, NoiseParams params)
{
    static double x[N_PIXELS], y[N_PIXELS];
    static float drawn[N_PIXELS], value[N_PIXELS];
    const NoiseRegion region = draw_region(state);

    params.antialiasing = NOISE_SWITCH_NO;
    AutoPlan *plan = kind_plan(&params);
    for (int i = 0; i < N_PIXELS; i++) {
        x[i] = region.x + i % WIDTH;
        y[i] = region.y + i / WIDTH;
    }
    noise_render(plan, &region, drawn, WIDTH);
    noise_evaluate(plan, N_PIXELS, &(NoisePoints){.x = x, .y = y}, value, NULL);
    return memcmp(drawn, value, sizeof drawn) == 0;
}

/* Returns 1 if a slope equals the central difference; -1 if it does not, but the
 * differences to the two sides disagree, as at a step or a crease; and 0
 * otherwise. */
static int
compare_slope(const float f[3], double h, double slope, double most)
{
    const double left = ((double)f[1] - f[0]) / h;
    const double right = ((double)f[2] - f[1]) / h;

    if (fabs((left + right) / 2 - slope) <= most)
        return 1;
    return fabs(right - left) <= most ? 0 : -1;
}

/* Counts, at n places, the slopes that agree and those that do not.  Steps are a
 * share of a cell, because fine pieces have many creases in a pixel. */
static void
count_slopes(uint64_t *state, NoiseParams params, int n, int count[2])
{
    const double h = params.scale / 2048;
    float(*const slope)[2] = malloc((size_t)n * sizeof *slope);
    float(*const f)[2][3] = malloc((size_t)n * sizeof *f);
    double sum = 0;

    /* Leave out features of steps, whose slopes are 0, as documented. */
    params.tile_feature = (NoiseTileFeature)(check_random(state) % 2);
    AutoPlan *plan = kind_plan(&params);
    for (int i = 0; i < n; i++) {
        const double x = check_random_real(state, -1000, 1000);
        const double y = check_random_real(state, -1000, 1000);
        float g[4];
        for (int k = 0; k < 6; k++) {
            const double at[4] = {x + (k < 3) * (k - 1) * h,
                                  y + (k >= 3) * (k - 4) * h};
            f[i][k / 3][k % 3] = kind_value_at(plan, at, g);
            if (k % 3 == 1)
                slope[i][k / 3] = g[k / 3];
        }
        sum += (double)(slope[i][0] * slope[i][0] + slope[i][1] * slope[i][1]);
    }
    const double most = 0.02 * sqrt(sum / n) + 1e-4 / params.scale;
    for (int i = 0; i < 2 * n; i++) {
        const float own = slope[i / 2][i % 2];
        const int verdict =
            compare_slope(f[i / 2][i % 2], h, (double)own, most);
        if (verdict >= 0)
            count[verdict]++;
    }
    free(slope);
    free(f);
}

TEST(recipes_keep_what_is_promised)
{
    const int n = check_is_long() ? 200 : 6;
    uint64_t state = 43;

    for (int kind = 0; kind < NoisePatternCount; kind++) {
        double least = 1;
        int wrong = 0;
        for (int i = 0; i < n; i++) {
            const NoiseParams params = draw_recipe(&state, kind);
            CHECK_KIND(has_no_seam(&state, &params), &params);
            CHECK_KIND(is_same_in_pieces(&state, &params), &params);
            CHECK_KIND(is_same_at_points(&state, params), &params);
            int count[2] = {0, 0};
            count_slopes(&state, params, 1000, count);
            CHECK_KIND(count[1] >= 1940, &params);
            least = fmin(least, count[1] / 2000.0);
            wrong += count[0];
        }
        printf("# %s: %.1f %% of slopes agree, %d are wrong\n",
               noise_parameter_find("pattern")->choices[kind].nick, 100 * least,
               wrong);
        CHECK(wrong <= n / 40); /* a crease may look like a slope */
    }
}
