/* SPDX-License-Identifier: MIT
 *
 * Tiles: pieces that fill the plane in a pattern, laid out in pixels.
 *
 * A pattern is a lattice and the pieces of one of its cells; all other pieces are
 * copies of these, moved by whole cells.  NoiseTiles lists the few pieces near a
 * cell that can contain the cell's places.
 */
#ifndef NOISE_TILES_H
#define NOISE_TILES_H

#include "period.h"

#define NOISE_CORNERS_OF_TILE   8
#define NOISE_TILES_NEAR_BITS   4
#define NOISE_TILES_NEAR        (1 << NOISE_TILES_NEAR_BITS)
#define NOISE_TILE_CORNERS_NEAR 32

/* Hashes may be needed for cells up to this many steps away along each axis: for
 * near pieces and their corners, and to average the noise of a piece. */
#define NOISE_TILES_REACH 5

/* The name of a corner.  Pieces whose corners have the same name share that corner,
 * so jitter moves it for all of them. */
typedef struct NoiseTileCornerName {
    int number, step[2];
    int is_lower; /* the lower end of an upright edge between bricks */
} NoiseTileCornerName;

typedef struct NoiseTileCorner {
    float place[2]; /* in pixels from corner (0, 0) of the cell */
    NoiseTileCornerName name;
} NoiseTileCorner;

/* The outline of a piece that may contain places in the lattice cell. */
typedef struct NoiseTile {
    int n_corners;                     /* clockwise; y points down */
    int corner[NOISE_CORNERS_OF_TILE]; /* indices into NoiseTiles.corner */
    float middle[2];                   /* only for scales, in pixels */
} NoiseTile;

/* A pattern, laid out on a lattice of the noise. */
typedef struct NoiseTiles {
    NoisePattern pattern;
    NoiseTileFeature feature;
    int n_near, n_corners;
    NoiseTile near[NOISE_TILES_NEAR];
    NoiseTileCorner corner[NOISE_TILE_CORNERS_NEAR];
    /* For each near piece: its number in its cell, and how many cells away that cell
     * is from the cell of the place being drawn. */
    float number[NOISE_TILES_NEAR], step[2][NOISE_TILES_NEAR];
    /* For each near piece: the coefficients of two linear functions, a x + b y + c,
     * that give a place's position along and across the piece, from -1 to 1.  x and
     * y are in pixels from corner (0, 0) of the lattice cell. */
    float along[2][3][NOISE_TILES_NEAR];
    float cell[2][2]; /* a step along each axis of the cubes, in pixels */
    float axis[2][2]; /* a step along each axis of the lattice, in pixels */
    /* For each axis of the lattice: a vector, in pixels, as long as the range within
     * which hashes move corners along that axis. */
    float jitter[2][2];
    bool has_jitter;
    /* In pixels.  For the feature `edge`, the bevel reaches the middle of the
     * piece. */
    float half_joint, bevel, radius;
    float tilt;
    float inner_radius; /* of the largest circle in any piece, in pixels */
    NoisePeriod rows;   /* the period of rows of planks */
    /* For scales: the downward direction, half the width of a scale, and the disc
     * whose arc is the scale's lower end, given by how far its center is below the
     * scale's middle, and by its radius. */
    float down[2], half_width, disc, disc_radius;
} NoiseTiles;

/* Fills in the two vectors of a pattern's lattice, in cells: x right, y down. */
void noise_tiles_lattice(const NoiseParams *params, double basis[2][2]);

/* Inverts a basis: for places a * first + b * second, fills in the gradients of a
 * and b.  Given these gradients instead, fills in `first` and `second`. */
void noise_tiles_invert(const double first[2], const double second[2],
                        double gradient[2][2]);

/* Lays out the pieces.  `cells` is the matrix that maps pixels to cells, and
 * `period` is the lattice's period. */
void noise_tiles_init(NoiseTiles *tiles, const NoiseParams *params,
                      const double cells[2][2], const NoisePeriod *period);

#endif
