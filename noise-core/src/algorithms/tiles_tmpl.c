/* SPDX-License-Identifier: MIT
 *
 * Tiles: pieces that fill the plane in a pattern; see ../lattice/tiles.h.
 *
 * Pieces are convex, so the distance from a place inside to the outline is the
 * smallest distance to the lines along the edges.  If corners are rounded, distances
 * are measured from a smaller piece whose corners are sharp (I. Quilez, "2D distance
 * functions").  A place belongs to the piece whose outline it is farthest inside.
 */
#include "common/cell.h"

/* The line along an edge of a piece: normal * place = offset, where the normal
 * points outward. */
typedef struct TileEdge {
    VecF normal[2], offset;
} TileEdge;

/* VEC_LANES places, and the edges of the pieces near their cells. */
typedef struct Tiles {
    const NoiseOctaveInput *input;
    const NoiseTiles *tiles;
    Block block;
    int first;
    bool is_reduced; /* all lattice points nearby are within the period */
    VecU whole[4];
    VecF place[2]; /* in pixels from corner (0, 0) of the cell */
    VecF shift;    /* of a row of planks, in planks */
    TileEdge edge[NOISE_TILES_NEAR][NOISE_CORNERS_OF_TILE];
} Tiles;

/* The piece that contains each place. */
typedef struct FoundTile {
    VecU which;    /* its index in NoiseTiles.near */
    VecF distance; /* px to the outline; negative outside */
    VecF slope[2]; /* of the distance */
} FoundTile;

/* The piece that contains each place: its hash, its number in its cell, and how many
 * cells away that cell is. */
typedef struct NamedPiece {
    VecU hash, number, step[4];
    /* How far along and across the piece the place is, from -1 to 1, and the slopes
     * of both. */
    VecF along[2], slope[2][2];
} NamedPiece;

VEC_INLINE VecU
hash_at(const Tiles *at, const VecU step[4])
{
    VecU point[4];

    for (int axis = 0; axis < 2; axis++)
        point[axis] = at->whole[axis] + step[axis];
    return at->is_reduced ? hash_reduced(at->input, 2, point)
                          : hash_periodic(at->input, 2, at->block, at->first,
                                          at->whole, step);
}

/* Returns the hash of piece or corner `number` in the cell that is `step` cells
 * away. */
VEC_INLINE VecU
hash_of_piece(const Tiles *at, const VecU step[4], VecU number)
{
    return noise_hash_fold(hash_at(at, step), noise_hash_addend(number));
}

/* Computes where a corner is, including its jitter. */
VEC_INLINE void
place_corner(const Tiles *at, const NoiseTileCorner *corner, VecF place[2])
{
    for (int axis = 0; axis < 2; axis++)
        place[axis] = vec_splat(corner->place[axis]);
    if (!at->tiles->has_jitter)
        return;
    const VecU step[4] = {vec_splat_u((uint32_t)corner->name.step[0]),
                          vec_splat_u((uint32_t)corner->name.step[1])};
    const VecU hash = noise_hash_properties(
        hash_of_piece(at, step, vec_splat_u((uint32_t)corner->name.number)));

    for (int k = 0; k < 2; k++) {
        const VecF share = noise_value_of_hash(hash, k, 0.5f);
        for (int axis = 0; axis < 2; axis++)
            place[axis] = place[axis] + at->tiles->jitter[k][axis] * share;
    }
}

/* Computes the edges of a piece.  `corner` has the corners of all near pieces. */
VEC_INLINE void
find_tile_edges(const NoiseTile *tile, VecF corner[NOISE_TILE_CORNERS_NEAR][2],
                TileEdge edge[NOISE_CORNERS_OF_TILE])
{
    for (int k = 0; k < tile->n_corners; k++) {
        const VecF *from = corner[tile->corner[k]];
        const VecF *to = corner[tile->corner[(k + 1) % tile->n_corners]];
        const VecF x = to[0] - from[0];
        const VecF y = to[1] - from[1];
        const VecF length = vec_sqrt(x * x + y * y);
        edge[k].normal[0] = y / length;
        edge[k].normal[1] = -x / length;
        edge[k].offset =
            edge[k].normal[0] * from[0] + edge[k].normal[1] * from[1];
    }
}

/* Returns a place's distance from an edge, positive inside. */
VEC_INLINE VecF
distance_inside(const TileEdge *edge, const VecF place[2])
{
    return edge->offset -
           (edge->normal[0] * place[0] + edge->normal[1] * place[1]);
}

VEC_INLINE void
take_nearer(VecMask is_new, VecF distance, const VecF slope[2],
            FoundTile *found)
{
    found->distance = vec_select(is_new, distance, found->distance);
    for (int axis = 0; axis < 2; axis++)
        found->slope[axis] =
            vec_select(is_new, slope[axis], found->slope[axis]);
}

/* A tiny length whose square is not a denormal number. */
#define TINY 1e-18f

/* Rounds the corner between two edges by measuring distances from a smaller piece,
 * whose edges are `radius` farther inside.  Where a place is beyond the ends of both
 * edges, the nearest point is their corner. */
VEC_INLINE void
round_corner(const TileEdge *before, const TileEdge *after, float radius,
             const VecF place[2], FoundTile *own)
{
    const VecF a = radius - distance_inside(before, place);
    const VecF b = radius - distance_inside(after, place);
    const VecF cosine = before->normal[0] * after->normal[0] +
                        before->normal[1] * after->normal[1];
    const VecF from = a - b * cosine;
    const VecF to = b - a * cosine;
    const VecF share = 1.0f / (1.0f - cosine * cosine);
    const VecF length =
        vec_sqrt(vec_max((a * from + b * to) * share, vec_splat(TINY * TINY)));
    VecF slope[2];

    for (int axis = 0; axis < 2; axis++)
        slope[axis] = (before->normal[axis] * from + after->normal[axis] * to) *
                      -share / length;
    take_nearer(vec_less(vec_splat(0.0f), vec_min(from, to)), radius - length,
                slope, own);
}

/* Computes how far inside near piece i a place is, and stores it in *own.  Returns
 * how far inside it would be if corners were sharp. */
VEC_INLINE VecF
find_in_polygon(const Tiles *at, int i, FoundTile *own)
{
    const TileEdge *edge = at->edge[i];
    const int n = at->tiles->near[i].n_corners;
    const float radius = at->tiles->radius;

    *own = (FoundTile){.distance = vec_splat(INFINITY)};
    for (int k = 0; k < n; k++) {
        const VecF inside = distance_inside(&edge[k], at->place);
        const VecF slope[2] = {-edge[k].normal[0], -edge[k].normal[1]};
        take_nearer(vec_less(inside, own->distance), inside, slope, own);
    }
    const VecF sharp = own->distance;
    for (int k = 0; radius > 0.0f && k < n; k++)
        round_corner(&edge[k], &edge[(k + 1) % n], radius, at->place, own);
    return sharp;
}

/* Computes how far inside a scale a place is.  A scale is a strip whose lower end
 * is an arc; scales of the rows above cover part of it. */
VEC_INLINE void
find_in_scale(const Tiles *at, int i, FoundTile *own)
{
    const VecF none = vec_splat(0.0f);
    const NoiseTiles *tiles = at->tiles;
    const float *down = tiles->down;
    const VecF x = at->place[0] - tiles->near[i].middle[0];
    const VecF y = at->place[1] - tiles->near[i].middle[1];
    const VecF across = x * down[1] - y * down[0];
    const VecF along = x * down[0] + y * down[1] - tiles->disc;
    const VecF length =
        vec_max(vec_sqrt(across * across + along * along), vec_splat(TINY));
    const VecF outward =
        vec_select(vec_less(across, none), vec_splat(-1.0f), vec_splat(1.0f));
    const VecF arc = tiles->disc_radius - length;
    const VecF arc_slope[2] = {(across * down[1] + along * down[0]) / -length,
                               (along * down[1] - across * down[0]) / -length};

    own->distance = tiles->half_width - vec_abs(across);
    own->slope[0] = outward * -down[1];
    own->slope[1] = outward * down[0];
    take_nearer(vec_less(vec_select(vec_less(none, along), arc, own->distance),
                         own->distance),
                arc, arc_slope, own);
}

VEC_INLINE void
find_tile(const Tiles *at, FoundTile *found)
{
    const bool is_scales = at->tiles->pattern == NOISE_PATTERN_SCALES;
    VecF farthest = vec_splat(is_scales ? 0.0f : -INFINITY);

    *found = (FoundTile){.which = vec_splat_u(0), .distance = -farthest};
    for (int i = 0; i < at->tiles->n_near; i++) {
        FoundTile own;
        VecMask is_in;
        if (is_scales) {
            find_in_scale(at, i, &own);
            /* The lowest row comes first, so later scales cover earlier ones.  Where
             * a scale covers another one, its outline also bounds the covered
             * scale. */
            const VecF back[2] = {-own.slope[0], -own.slope[1]};
            take_nearer(vec_less(-own.distance, found->distance), -own.distance,
                        back, found);
            is_in = vec_less(farthest, own.distance);
        } else {
            const VecF sharp = find_in_polygon(at, i, &own);
            is_in = vec_less(farthest, sharp);
            farthest = vec_max(farthest, sharp);
        }
        take_nearer(is_in, own.distance, own.slope, found);
        found->which =
            vec_select_u(is_in, vec_splat_u((uint32_t)i), found->which);
    }
}

VEC_INLINE VecF
look_up(const float table[NOISE_TILES_NEAR], const FoundTile *found)
{
    return vec_lookup(table, NOISE_TILES_NEAR_BITS, found->which);
}

VEC_INLINE void
name_piece(const Tiles *at, const FoundTile *found, NamedPiece *piece)
{
    const NoiseTiles *tiles = at->tiles;

    piece->number = vec_to_int(look_up(tiles->number, found));
    for (int k = 0; k < 2; k++) {
        piece->step[k] = vec_to_int(look_up(tiles->step[k], found));
        piece->along[k] = look_up(tiles->along[k][2], found);
        for (int axis = 0; axis < 2; axis++) {
            piece->slope[k][axis] = look_up(tiles->along[k][axis], found);
            piece->along[k] =
                piece->along[k] + piece->slope[k][axis] * at->place[axis];
        }
    }
    piece->hash = hash_of_piece(at, piece->step, piece->number);
}

VEC_INLINE void
find_all_edges(Tiles *at)
{
    const NoiseTiles *tiles = at->tiles;
    VecF corner[NOISE_TILE_CORNERS_NEAR][2];

    for (int i = 0; i < tiles->n_corners; i++)
        place_corner(at, &tiles->corner[i], corner[i]);
    for (int i = 0; i < tiles->n_near; i++)
        find_tile_edges(&tiles->near[i], corner, at->edge[i]);
}

/* Returns how far a row of planks is shifted, in planks: 0 to 1. */
VEC_INLINE VecF
find_shift(const Tiles *at)
{
    const NoiseSplit *split = at->block.split;
    uint32_t hash[VEC_LANES];

    for (int lane = 0; lane < VEC_LANES; lane++) {
        const int64_t point[2] = {0,
                                  noise_split_cell(split, 1, at->first + lane)};
        hash[lane] =
            noise_lattice_hash(at->input->key, &at->tiles->rows, 2, point);
    }
    return noise_unit_of_hash(noise_hash_properties(vec_load_u(hash)), 0, 1.0f);
}

/* Moves on to the next places and the pieces near them. */
VEC_INLINE void
enter_tiles(Tiles *at, int first)
{
    const NoiseTiles *tiles = at->tiles;
    VecF inner[4];
    const bool is_new = move_to_cells(2, at->block, first, at->whole, inner);

    at->first = first;
    if (is_new)
        at->is_reduced =
            is_reduced(at->input, 2, at->block.reduction, at->whole,
                       -NOISE_TILES_REACH, NOISE_TILES_REACH);
    if (is_new && tiles->pattern == NOISE_PATTERN_PLANKS)
        at->shift = find_shift(at);
    inner[0] = inner[0] - at->shift;
    for (int axis = 0; axis < 2; axis++)
        at->place[axis] =
            inner[0] * tiles->cell[0][axis] + inner[1] * tiles->cell[1][axis];
    if (first == 0 || (tiles->has_jitter && is_new))
        find_all_edges(at);
}

VEC_INLINE Tiles
begin_tiles(const NoiseOctaveInput *input, Block block)
{
    return (Tiles){.input = input,
                   .tiles = input->shape->tiles,
                   .block = block,
                   .shift = vec_splat(0.0f)};
}

/* The height of a piece at a place, 0 to 1, and its slopes. */
typedef struct Height {
    VecF value, slope[2];
} Height;

/* Multiplies a height by a factor whose slopes are `slope`. */
VEC_INLINE void
multiply_height(Height *height, VecF factor, const VecF slope[2])
{
    for (int axis = 0; axis < 2; axis++)
        height->slope[axis] =
            height->slope[axis] * factor + height->value * slope[axis];
    height->value = height->value * factor;
}

/* Makes a piece lean: multiplies its height by a factor that grows linearly from 1 -
 * times on one side to 1 on the other.  share[0] and share[1] say how much the
 * factor depends on the position along and across the piece.  They add up to at most
 * 1/2. */
VEC_INLINE void
lean(const NamedPiece *piece, float times, const VecF share[2], Height *height)
{
    const VecF along = share[0] * piece->along[0] + share[1] * piece->along[1];
    const VecF half = vec_splat(0.5f);
    const VecF up = vec_max(vec_min(along, half), -half) + half;
    const VecMask is_between = vec_less(vec_abs(along), half);
    VecF slope[2];

    for (int axis = 0; axis < 2; axis++)
        slope[axis] = vec_select(is_between,
                                 times * (share[0] * piece->slope[0][axis] +
                                          share[1] * piece->slope[1][axis]),
                                 vec_splat(0.0f));
    multiply_height(height, 1.0f - times + times * up, slope);
}

/* Multiplies a height by 1 - times x^2, where x is the position along (k = 0) or
 * across (k = 1) the piece. */
VEC_INLINE void
arch(const NamedPiece *piece, int k, float times, Height *height)
{
    const VecF x = piece->along[k];
    const VecF slope[2] = {-2.0f * times * x * piece->slope[k][0],
                           -2.0f * times * x * piece->slope[k][1]};

    multiply_height(height, 1.0f - times * (x * x), slope);
}

/* Returns how far a piece has risen above the joint, from 0 to 1, at a distance in
 * pixels inside its outline. */
VEC_INLINE VecF
share_of_rise(const NoiseTiles *tiles, VecF distance)
{
    const VecF share = (distance - tiles->half_joint) * (1.0f / tiles->bevel);

    return vec_max(vec_min(share, vec_splat(1.0f)), vec_splat(0.0f));
}

/* Returns the height of a piece, which rises along a parabola or, for the feature
 * `edge`, along a straight line. */
VEC_INLINE VecF
height_of_rise(const NoiseTiles *tiles, VecF share)
{
    return tiles->feature == NOISE_TILE_FEATURE_EDGE ? share
                                                     : share * (2.0f - share);
}

/* Returns the integral of 1 - height from the outline to a distance, which is
 * negative outside. */
VEC_INLINE VecF
integral_of_depth(const NoiseTiles *tiles, VecF distance)
{
    const VecF length = vec_abs(distance);
    const VecF share = share_of_rise(tiles, length);
    const VecF mean = tiles->feature == NOISE_TILE_FEATURE_EDGE
                          ? share * 0.5f
                          : share * (1.0f - share * (1.0f / 3.0f));
    const VecF integral = vec_min(length, vec_splat(tiles->half_joint)) +
                          share * (1.0f - mean) * tiles->bevel;

    return vec_select(vec_less(distance, vec_splat(0.0f)), -integral, integral);
}

/* Returns the height of a piece.  If pixels are wider than 1 px, returns the mean
 * height across the pixel, which can extend beyond the joint into the next piece.  A
 * place outside all pieces counts as equally far from both pieces. */
VEC_INLINE Height
rise_of_tile(const NoiseTiles *tiles, float pixel, const FoundTile *found)
{
    const VecF none = vec_splat(0.0f), half = vec_splat(0.5f);
    const VecF distance = found->distance;
    Height height;
    VecF steepness;

    if (pixel > 1.0f) {
        const VecF own = vec_max(distance + 0.5f * pixel, none);
        const VecF other = vec_min(own, 0.5f * pixel - distance);
        const VecF less =
            height_of_rise(tiles, share_of_rise(tiles, vec_abs(other)));
        height.value = (own + other - integral_of_depth(tiles, own) -
                        integral_of_depth(tiles, other)) /
                       pixel;
        steepness = (height_of_rise(tiles, share_of_rise(tiles, own)) +
                     vec_select(vec_less(distance, none), less, -less)) /
                    pixel;
    } else {
        const VecF share = share_of_rise(tiles, distance);
        const VecF scale = vec_splat(1.0f / tiles->bevel);
        height.value = height_of_rise(tiles, share);
        steepness = vec_select(vec_less(vec_abs(share - half), half),
                               tiles->feature == NOISE_TILE_FEATURE_EDGE
                                   ? scale
                                   : 2.0f * scale * (1.0f - share),
                               none);
    }
    for (int axis = 0; axis < 2; axis++)
        height.slope[axis] = steepness * found->slope[axis];
    return height;
}

/* The noise of a piece depends on cells up to AWAY steps away along each axis.
 * Their weight falls to 0 where the squared distance is FAR_SQUARE. */
#define AWAY       2
#define FAR_SQUARE 6.0f

/* Returns noise from -1 to 1 for a piece; neighboring pieces have similar noise.
 * The noise is a weighted sum of random numbers: one for the piece's cell, and one
 * for each cell around it.  At a distance of d cells, the weight is (1 - d^2 /
 * 6)^2. */
VEC_INLINE VecF
noise_of_piece(const Tiles *at, const NamedPiece *piece)
{
    float squares = 0.0f;
    VecF sum = vec_splat(0.0f);

    for (int i = 0; i < (2 * AWAY + 1) * (2 * AWAY + 1); i++) {
        const int x = i % (2 * AWAY + 1) - AWAY, y = i / (2 * AWAY + 1) - AWAY;
        const VecU step[4] = {piece->step[0] + (uint32_t)x,
                              piece->step[1] + (uint32_t)y};
        const float rest =
            fmaxf(1.0f - (float)(x * x + y * y) / FAR_SQUARE, 0.0f);
        const VecU hash = hash_of_piece(at, step, piece->number);
        squares += rest * rest * rest * rest;
        sum = sum + noise_value_of_hash(hash, 3, rest * rest);
    }
    /* Divided by this root, the sum has the standard deviation of a single
     * number. */
    sum = sum * (1.0f / sqrtf(squares));
    return vec_max(vec_min(sum, vec_splat(1.0f)), vec_splat(-1.0f));
}

/* The fraction of its height that a scale loses where it emerges from under the
 * scales above, and that a thread loses at its ends, which other threads cover. */
#define LOWER 0.6f

VEC_INLINE Height
height_of_tile(const Tiles *at, const FoundTile *found)
{
    const NoiseTiles *tiles = at->tiles;
    const bool is_height = tiles->feature == NOISE_TILE_FEATURE_HEIGHT;
    const bool is_scales = tiles->pattern == NOISE_PATTERN_SCALES;
    const bool is_woven = tiles->pattern == NOISE_PATTERN_WEAVE ||
                          tiles->pattern == NOISE_PATTERN_TWILL;
    const VecF none = vec_splat(0.0f);
    Height height = rise_of_tile(tiles, at->input->pixel, found);
    NamedPiece piece;

    /* These need only the distance to the outline, not the piece's hash. */
    if (tiles->feature == NOISE_TILE_FEATURE_EDGE ||
        (is_height && !is_scales && !is_woven && tiles->tilt == 0.0f))
        return height;
    name_piece(at, found, &piece);
    if (!is_height) {
        const VecF value = tiles->feature == NOISE_TILE_FEATURE_CELL_NOISE
                               ? noise_of_piece(at, &piece)
                               : noise_value_of_hash(piece.hash, 3, 1.0f);
        const VecMask is_inside =
            vec_less(vec_splat(tiles->half_joint), found->distance);
        return (Height){vec_select(is_inside, 0.5f + 0.5f * value, none),
                        {none, none}};
    }
    if (is_scales) {
        const VecF down[2] = {none, vec_splat(0.5f)};
        lean(&piece, LOWER, down, &height);
    }
    if (is_woven) {
        arch(&piece, 0, LOWER, &height);
        arch(&piece, 1, 1.0f, &height);
    }
    if (tiles->tilt > 0.0f) {
        /* Each piece leans its own way. */
        const VecF share[2] = {noise_value_of_hash(piece.hash, 0, 0.25f),
                               noise_value_of_hash(piece.hash, 1, 0.25f)};
        lean(&piece, tiles->tilt, share, &height);
    }
    return height;
}

VEC_INLINE void
draw_tile_places(const NoiseOctaveInput *input, int n, Block block,
                 int n_places, float *sum, NoiseSlopes *slopes)
{
    const NoiseTiles *tiles = input->shape->tiles;
    Tiles at = begin_tiles(input, block);

    for (int i = 0; i < n_places; i += VEC_LANES) {
        FoundTile found;
        enter_tiles(&at, i);
        find_tile(&at, &found);
        const Height height = height_of_tile(&at, &found);
        accumulate(&sum[i], (2.0f * height.value - 1.0f) * input->factor);
        if (slopes == NULL)
            continue;
        VecF rise[2];
        for (int k = 0; k < n; k++)
            rise[k] = height.slope[0] * tiles->axis[k][0] +
                      height.slope[1] * tiles->axis[k][1];
        store_slopes(n, rise, vec_splat(2.0f * input->factor), i, slopes);
    }
}

#define FOR_PLANE(function, input, block, ...) \
    function((input), 2, (block), __VA_ARGS__)

DEFINE_POINTS(tiles_points, draw_tile_places, FOR_PLANE)

static void
tiles_cells(const NoiseOctaveInput *input, const NoisePlaces *places, int n,
            NoiseCells *cells, float *edge)
{
    (void)edge;
    NoiseSplit split;
    Tiles at = begin_tiles(input, split_block(input, places, n, &split));

    for (int i = 0; i < n; i += VEC_LANES) {
        FoundTile found;
        NamedPiece piece;
        enter_tiles(&at, i);
        find_tile(&at, &found);
        name_piece(&at, &found, &piece);
        vec_store(&cells->spot[i], vec_splat(0.0f));
        vec_store(&cells->number[i], noise_unit_of_hash(piece.hash, 3, 1.0f));
        vec_store(&cells->dimming[i],
                  noise_unit_of_hash(noise_hash_properties(piece.hash), 2,
                                     input->shape->cell_contrast));
    }
}

/* Returns how far along or across its piece a place is, in pixels. */
VEC_INLINE VecF
pixels_along(const NamedPiece *piece, int k)
{
    const VecF *slope = piece->slope[k];

    return piece->along[k] /
           vec_sqrt(slope[0] * slope[0] + slope[1] * slope[1]);
}

static void
tiles_pieces(const NoiseOctaveInput *input, const NoisePlaces *places, int n,
             NoisePieces *pieces)
{
    NoiseSplit split;
    Tiles at = begin_tiles(input, split_block(input, places, n, &split));

    for (int i = 0; i < n; i += VEC_LANES) {
        FoundTile found;
        NamedPiece piece;
        enter_tiles(&at, i);
        find_tile(&at, &found);
        name_piece(&at, &found, &piece);
        vec_store(&pieces->number[0][i],
                  noise_unit_of_hash(piece.hash, 3, 1.0f));
        const VecU hash =
            noise_hash_properties(noise_hash_properties(piece.hash));
        for (int k = 1; k < 4; k++)
            vec_store(&pieces->number[k][i], noise_unit_of_hash(hash, k, 1.0f));
        vec_store(&pieces->edge[i], found.distance - at.tiles->half_joint);
        for (int k = 0; k < 2; k++)
            vec_store(&pieces->along[k][i], pixels_along(&piece, k));
        vec_store(&pieces->sum[i],
                  (2.0f * height_of_tile(&at, &found).value - 1.0f) *
                      input->factor);
    }
}

/* No compute_bound: heights are within [0, 1]. */
const NoiseBasis NOISE_STAMP(noise_basis_tiles) = {
    .points = tiles_points,
    .has_slopes = true,
    .cells = tiles_cells,
    .pieces = tiles_pieces,
};
