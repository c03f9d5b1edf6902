/* SPDX-License-Identifier: MIT
 *
 * Patterns of tiles, and the layout of their pieces in pixels.
 */
#include "tiles.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* Shapes in a box from -1 to 1, as corners in clockwise order. */
typedef enum Outline { BOX, DIAMOND, UP, DOWN, HEXAGON, OCTAGON } Outline;

typedef struct Shape {
    int n_corners;
    double corner[NOISE_CORNERS_OF_TILE][2];
} Shape;

#define EIGHTH 0.41421356237309503 /* tan(pi / 8): half an octagon's edge */
#define HEIGHT 0.8660254037844386  /* of a triangle with edges of length 1 */

static const Shape shapes[] = {
    [BOX] = {4, {{-1, -1}, {1, -1}, {1, 1}, {-1, 1}}},
    [DIAMOND] = {4, {{0, -1}, {1, 0}, {0, 1}, {-1, 0}}},
    [UP] = {3, {{0, -1}, {1, 1}, {-1, 1}}},
    [DOWN] = {3, {{-1, -1}, {1, -1}, {0, 1}}},
    [HEXAGON] = {6,
                 {{-1, -0.5}, {0, -1}, {1, -0.5}, {1, 0.5}, {0, 1}, {-1, 0.5}}},
    [OCTAGON] = {8,
                 {{-EIGHTH, -1},
                  {EIGHTH, -1},
                  {1, -EIGHTH},
                  {1, EIGHTH},
                  {EIGHTH, 1},
                  {-EIGHTH, 1},
                  {-1, EIGHTH},
                  {-1, -EIGHTH}}},
};

/* A shape, with its middle and half its size in cells. */
typedef struct PatternPiece {
    Outline outline;
    double middle[2], half[2];
    bool is_standing; /* its length is along y */
} PatternPiece;

/* Several patterns may use the same piece. */
static const PatternPiece pieces[] = {
    {BOX, {1, 1.5}, {1, 0.5}, false},
    {BOX, {1, 0.5}, {1, 0.5}, false},
    {BOX, {3.5, 1}, {0.5, 1}, true},
    {BOX, {2.5, 1}, {0.5, 1}, true},
    {BOX, {0.5, 0.5}, {0.5, 0.5}, false},
    {BOX, {1.5, 0.5}, {0.5, 0.5}, true},
    {BOX, {3, 0.5}, {3, 0.5}, false},
    {HEXAGON, {0, 0}, {0.5, HEIGHT * 2 / 3}, false},
    {DOWN, {0.5, 0.5 * HEIGHT}, {0.5, 0.5 * HEIGHT}, false},
    {UP, {1, 0.5 * HEIGHT}, {0.5, 0.5 * HEIGHT}, false},
    {OCTAGON, {0, 0}, {0.5, 0.5}, false},
    {DIAMOND, {0.5, 0.5}, {0.5 - 0.5 * EIGHTH, 0.5 - 0.5 * EIGHTH}, false},
    {DIAMOND, {0, 0}, {0.5, 0.5}, false},
};

/* The patterns.  Lengths are in cells.  `jitter` is how far corners can move along x
 * and y.  Scales have no corners: they end in arcs. */
static const struct {
    double basis[2][2], jitter[2];
    int first_piece, n_pieces;
} patterns[] = {
    [NOISE_PATTERN_BRICKS] = {{{2, 0}, {0, 1}}, {0.7, 0}, 1, 1},
    [NOISE_PATTERN_SQUARES] = {{{1, 0}, {0, 1}}, {0.2, 0.2}, 4, 1},
    [NOISE_PATTERN_PLANKS] = {{{6, 0}, {0, 1}}, {2.1, 0}, 6, 1},
    [NOISE_PATTERN_HERRINGBONE] = {{{4, 0}, {1, 1}}, {0, 0}, 1, 2},
    [NOISE_PATTERN_BASKET] = {{{4, 0}, {2, 2}}, {0, 0}, 0, 4},
    [NOISE_PATTERN_HEXAGONS] = {{{1, 0}, {0.5, HEIGHT}}, {0.1, 0.1}, 7, 1},
    [NOISE_PATTERN_TRIANGLES] = {{{1, 0}, {0.5, HEIGHT}}, {0.2, 0.2}, 8, 2},
    [NOISE_PATTERN_DIAMONDS] = {{{0.5, -0.5}, {0.5, 0.5}}, {0.15, 0.15}, 12, 1},
    [NOISE_PATTERN_OCTAGONS] = {{{1, 0}, {0, 1}}, {0.05, 0.05}, 10, 2},
    [NOISE_PATTERN_SCALES] = {{{1, 0}, {0.5, 0.5}}, {0, 0}, 0, 0},
    [NOISE_PATTERN_WEAVE] = {{{2, 0}, {1, 1}}, {0, 0}, 4, 2},
    [NOISE_PATTERN_TWILL] = {{{4, 0}, {1, 1}}, {0, 0}, 1, 2},
};

_Static_assert(sizeof patterns / sizeof patterns[0] == NoisePatternCount,
               "every pattern has its pieces");

void
noise_tiles_lattice(const NoiseParams *params, double basis[2][2])
{
    memcpy(basis, patterns[params->pattern].basis, sizeof(double[2][2]));
    if (params->pattern == NOISE_PATTERN_BRICKS)
        basis[1][0] = params->shift * basis[0][0];
}

static double
dot_plane(const double a[2], const double b[2])
{
    return a[0] * b[0] + a[1] * b[1];
}

static double
cross(const double a[2], const double b[2])
{
    return a[0] * b[1] - a[1] * b[0];
}

void
noise_tiles_invert(const double first[2], const double second[2],
                   double gradient[2][2])
{
    const double size = cross(first, second);

    gradient[0][0] = second[1] / size;
    gradient[0][1] = -second[0] / size;
    gradient[1][0] = -first[1] / size;
    gradient[1][1] = first[0] / size;
}

/* A pattern whose pieces are being laid out. */
typedef struct Layout {
    const NoiseParams *params;
    const double *jitter; /* of the pattern */
    double basis[2][2];
    double to_cubes[2][2];      /* matrix from cells to cubes */
    double middle[2], reach[2]; /* of the area from find_area(), in cubes */
    const double (*cells)[2];   /* matrix from pixels to cells */
    double pixels[2][2];        /* one cell along each axis, in pixels */
    NoiseTiles *tiles;
} Layout;

/* Computes an area around a cell.  Only pieces that overlap this area before they
 * are jittered and shifted can contain places in the cell.  The area is larger than
 * the cell, because jitter moves corners, and planks are shifted by up to their
 * length. */
static void
find_area(Layout *layout)
{
    const bool is_planks = layout->params->pattern == NOISE_PATTERN_PLANKS;

    for (int axis = 0; axis < 2; axis++) {
        layout->middle[axis] = layout->reach[axis] = 0.5;
        for (int k = 0; k < 2; k++)
            layout->reach[axis] += fabs(layout->to_cubes[axis][k]) *
                                   layout->jitter[k] *
                                   layout->params->tile_jitter;
    }
    if (is_planks) {
        layout->middle[0] -= 0.5;
        layout->reach[0] += 0.5;
    }
}

/* A piece is near if it overlaps the area by more than this.  Smaller overlaps come
 * from rounding. */
#define TOUCH 1e-9

/* True if a piece with these corners, in cubes, overlaps the area.  It does not if
 * all its corners are beyond the same side, or beyond the same corner, of the
 * area. */
static bool
is_near(const Layout *layout, int n, double corner[][2])
{
    static const double across[4][2] = {{1, 0}, {0, 1}, {1, 1}, {1, -1}};

    for (int k = 0; k < 4; k++) {
        double low = INFINITY, high = -INFINITY, reach = -TOUCH;
        for (int axis = 0; axis < 2; axis++)
            reach += fabs(across[k][axis]) * layout->reach[axis];
        for (int i = 0; i < n; i++) {
            const double at = dot_plane(across[k], corner[i]) -
                              dot_plane(across[k], layout->middle);
            low = fmin(low, at);
            high = fmax(high, at);
        }
        if (low >= reach || high <= -reach)
            return false;
    }
    return true;
}

/* Corners are rounded to a grid with this many lines per cell along each axis.  No
 * two corners of a cell are rounded to the same point. */
#define GRID 64

/* Names a corner by the cell that it is in, and by its position on the grid within
 * that cell.  `cubes` is its place on the lattice of cubes. */
static void
name_corner(const double cubes[2], NoiseTileCornerName *name)
{
    for (int axis = 0; axis < 2; axis++) {
        const double at = floor(cubes[axis] * GRID + 0.5);
        name->step[axis] = (int)floor(at / GRID);
        name->number = name->number * GRID + (int)at - name->step[axis] * GRID;
    }
}

/* Adds the corner at a place, which is in cells, unless the list already has it.
 * Returns its index. */
static int
add_corner(Layout *layout, const NoiseTileCornerName *name,
           const double place[2])
{
    NoiseTiles *tiles = layout->tiles;
    int i = 0;

    while (i < tiles->n_corners &&
           memcmp(&tiles->corner[i].name, name, sizeof *name) != 0)
        i++;
    if (i < tiles->n_corners)
        return i;
    tiles->corner[i].name = *name;
    for (int axis = 0; axis < 2; axis++)
        tiles->corner[i].place[axis] =
            (float)(place[0] * layout->pixels[0][axis] +
                    place[1] * layout->pixels[1][axis]);
    return tiles->n_corners++;
}

/* Adds a near piece: its number, its cell, and two linear functions that give a
 * place's position along and across the piece.  `gradient` has the functions'
 * gradients, and `start` their values at the origin. */
static void
add_frame(NoiseTiles *tiles, int number, const int step[2],
          double gradient[2][2], const double start[2])
{
    const int i = tiles->n_near++;

    tiles->number[i] = (float)number;
    for (int axis = 0; axis < 2; axis++) {
        tiles->step[axis][i] = (float)step[axis];
        for (int k = 0; k < 2; k++)
            tiles->along[k][axis][i] = (float)gradient[k][axis];
        tiles->along[axis][2][i] = (float)start[axis];
    }
}

/* Adds piece `number` of the cell that is `step` cells away, if it is near. */
static void
add_tile(Layout *layout, int number, const int step[2])
{
    const PatternPiece *piece =
        &pieces[patterns[layout->params->pattern].first_piece + number];
    const Shape *shape = &shapes[piece->outline];
    NoiseTile *tile = &layout->tiles->near[layout->tiles->n_near];
    /* Corners move only along their row, and both ends of an upright edge move
     * together. */
    const bool is_in_rows = layout->params->pattern == NOISE_PATTERN_BRICKS ||
                            layout->params->pattern == NOISE_PATTERN_PLANKS;
    double place[NOISE_CORNERS_OF_TILE][2], cubes[NOISE_CORNERS_OF_TILE][2];
    double middle[2], gradient[2][2], start[2];

    for (int axis = 0; axis < 2; axis++)
        middle[axis] = piece->middle[axis] + step[0] * layout->basis[0][axis] +
                       step[1] * layout->basis[1][axis];
    for (int i = 0; i < shape->n_corners; i++) {
        for (int axis = 0; axis < 2; axis++)
            place[i][axis] =
                middle[axis] + piece->half[axis] * shape->corner[i][axis];
        for (int axis = 0; axis < 2; axis++)
            cubes[i][axis] = dot_plane(layout->to_cubes[axis], place[i]);
    }
    if (!is_near(layout, shape->n_corners, cubes))
        return;
    for (int i = 0; i < shape->n_corners; i++) {
        NoiseTileCornerName name = {.number = 0};
        if (is_in_rows) {
            name.step[0] = step[0] + (shape->corner[i][0] > 0.0);
            name.step[1] = step[1];
            name.is_lower = shape->corner[i][1] > 0.0;
        } else {
            name_corner(cubes[i], &name);
        }
        tile->corner[i] = add_corner(layout, &name, place[i]);
    }
    tile->n_corners = shape->n_corners;
    for (int k = 0; k < 2; k++) {
        const int axis = piece->is_standing ? 1 - k : k;
        for (int i = 0; i < 2; i++)
            gradient[k][i] = layout->cells[axis][i] / piece->half[axis];
        start[k] = -middle[axis] / piece->half[axis];
    }
    add_frame(layout->tiles, number, step, gradient, start);
}

/* Near pieces belong to cells at most this many steps away along each axis. */
#define STEPS 3

static void
add_pieces(Layout *layout)
{
    const int n = patterns[layout->params->pattern].n_pieces;

    for (int y = -STEPS; y <= STEPS; y++) {
        for (int x = -STEPS; x <= STEPS; x++) {
            const int step[2] = {x, y};
            for (int k = 0; k < n; k++)
                add_tile(layout, k, step);
        }
    }
}

/* Adds scales, the lower rows first, because upper rows cover them.  A scale is an
 * upright strip that ends in an arc; beside the arc, the row below shows.  Where a
 * period bends the lattice, rows slant, so one end of each arc is above its row. */
static void
add_scales(Layout *layout)
{
    enum { ROWS = 4 };
    static const int first[ROWS] = {-1, -1, 0, 0}, last[ROWS] = {1, 1, 2, 3};
    NoiseTiles *tiles = layout->tiles;
    const double *x_axis = layout->pixels[0], *y_axis = layout->pixels[1];
    const double length = sqrt(dot_plane(y_axis, y_axis));
    const double down[2] = {y_axis[0] / length, y_axis[1] / length};
    const double half = 0.5 * cross(x_axis, down);
    const double row = 0.5 * length + 0.5 * dot_plane(x_axis, down);
    const double height = fmin(half, row);
    const double radius = (half * half + height * height) / (2.0 * height);
    const double scale = 2.0 / (row + height);
    double gradient[2][2] = {{down[1] / half, -down[0] / half},
                             {down[0] * scale, down[1] * scale}};

    for (int i = 0; i < ROWS; i++) {
        for (int x = first[i]; x <= last[i]; x++) {
            const int step[2] = {x, 2 - i};
            double middle[2];
            for (int axis = 0; axis < 2; axis++) {
                middle[axis] = (x + 0.5 * step[1]) * x_axis[axis] +
                               0.5 * step[1] * y_axis[axis];
                tiles->near[tiles->n_near].middle[axis] = (float)middle[axis];
            }
            const double start[2] = {-dot_plane(gradient[0], middle),
                                     scale * row - 1.0 -
                                         dot_plane(gradient[1], middle)};
            add_frame(tiles, 0, step, gradient, start);
        }
    }
    tiles->half_width = tiles->inner_radius = (float)half;
    tiles->disc_radius = (float)radius;
    tiles->disc = (float)(height - radius);
    for (int axis = 0; axis < 2; axis++)
        tiles->down[axis] = (float)down[axis];
}

/* Lowers two radii, in pixels: *inner to that of the largest circle inside a piece,
 * and *rounding to the largest radius to which its corners can be rounded.  The
 * circle is around the mean of the corners, unless the piece is a triangle. */
static void
measure_tile(const NoiseTiles *tiles, const NoiseTile *tile, double *inner,
             double *rounding)
{
    const int n = tile->n_corners;
    double mean[2] = {0.0, 0.0}, length[NOISE_CORNERS_OF_TILE];
    double double_area = 0.0, outline = 0.0;
    double side[NOISE_CORNERS_OF_TILE][2], cut[NOISE_CORNERS_OF_TILE];

    for (int k = 0; k < n; k++) {
        for (int axis = 0; axis < 2; axis++)
            mean[axis] += tiles->corner[tile->corner[k]].place[axis] / n;
    }
    for (int k = 0; k < n; k++) {
        const float *from = tiles->corner[tile->corner[k]].place;
        const float *to = tiles->corner[tile->corner[(k + 1) % n]].place;
        const double across[2] = {(double)to[1] - from[1],
                                  (double)from[0] - to[0]};
        const double away[2] = {from[0] - mean[0], from[1] - mean[1]};
        length[k] = sqrt(dot_plane(across, across));
        for (int axis = 0; axis < 2; axis++)
            side[k][axis] = across[axis] / length[k];
        *inner = fmin(*inner, dot_plane(side[k], away));
        double_area += length[k] * dot_plane(side[k], away);
        outline += length[k];
    }
    if (n == 3)
        *inner = double_area / outline;
    /* How much rounding corner k shortens each of its two sides, as a fraction of
     * the radius: the tangent of half the angle between the sides' normals. */
    for (int k = 0; k < n; k++) {
        const double *before = side[(k + n - 1) % n];
        cut[k] = cross(before, side[k]) / (1.0 + dot_plane(before, side[k]));
    }
    for (int k = 0; k < n; k++)
        *rounding = fmin(*rounding, length[k] / (cut[k] + cut[(k + 1) % n]));
}

static void
measure_tiles(NoiseTiles *tiles, const NoiseParams *params)
{
    double rounding = INFINITY, most = 0.0;

    for (int i = 0; i < tiles->n_near; i++) {
        double inner = INFINITY;
        measure_tile(tiles, &tiles->near[i], &inner, &rounding);
        most = fmax(most, inner);
    }
    tiles->inner_radius = (float)most;
    tiles->radius = (float)(params->roundness * rounding *
                            (1.0 - 0.7 * params->tile_jitter));
}

static int64_t
find_common_divisor(int64_t a, int64_t b)
{
    return b == 0 ? llabs(a) : find_common_divisor(b, a % b);
}

/* Returns the period of the rows of planks.  The rows have random shifts, which
 * repeat after the largest number of rows that divides all periods. */
static NoisePeriod
find_rows(const NoisePeriod *period)
{
    NoisePeriod rows = {.is_separate = true};

    for (int i = 0; i < period->n_vectors; i++)
        rows.modulus[1] =
            find_common_divisor(period->vector[i][1], rows.modulus[1]);
    return rows;
}

/* The smallest width of a bevel, in px.  It must not be 0, because heights are
 * divided by it. */
#define BEVEL_MIN 1e-18f

void
noise_tiles_init(NoiseTiles *tiles, const NoiseParams *params,
                 const double cells[2][2], const NoisePeriod *period)
{
    Layout layout = {.params = params,
                     .jitter = patterns[params->pattern].jitter,
                     .cells = cells,
                     .tiles = tiles};

    *tiles = (NoiseTiles){.pattern = params->pattern,
                          .feature = params->tile_feature,
                          .has_jitter = params->tile_jitter > 0.0 &&
                                        layout.jitter[0] > 0.0,
                          .half_joint = (float)(0.5 * params->joint),
                          .tilt = (float)params->tilt,
                          .rows = find_rows(period)};
    noise_tiles_lattice(params, layout.basis);
    noise_tiles_invert(layout.basis[0], layout.basis[1], layout.to_cubes);
    noise_tiles_invert(cells[0], cells[1], layout.pixels);
    for (int axis = 0; axis < 2; axis++) {
        for (int k = 0; k < 2; k++) {
            const double jitter = params->tile_jitter * layout.jitter[k];
            tiles->axis[k][axis] = (float)layout.pixels[k][axis];
            tiles->cell[k][axis] =
                (float)(layout.basis[k][0] * layout.pixels[0][axis] +
                        layout.basis[k][1] * layout.pixels[1][axis]);
            tiles->jitter[k][axis] =
                (float)(2.0 * jitter * layout.pixels[k][axis]);
        }
    }
    if (params->pattern == NOISE_PATTERN_SCALES) {
        add_scales(&layout);
    } else {
        find_area(&layout);
        add_pieces(&layout);
        measure_tiles(tiles, params);
    }
    tiles->bevel = params->tile_feature == NOISE_TILE_FEATURE_EDGE
                       ? tiles->inner_radius - tiles->half_joint
                       : (float)params->bevel;
    tiles->bevel = fmaxf(tiles->bevel, BEVEL_MIN);
}
