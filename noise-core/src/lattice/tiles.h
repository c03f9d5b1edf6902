/* SPDX-License-Identifier: MIT
 *
 * Tiles: pieces that fill the plane following a rule, laid out in pixels.
 *
 * A pattern is a lattice and the pieces of one of its cells; all other pieces are
 * copies of these, moved by whole cells.  A place can only be in a few pieces near
 * its own cell, and these are listed.
 */
#ifndef NOISE_TILES_H
#define NOISE_TILES_H

#include "period.h"

#define NOISE_CORNERS_OF_TILE   8
#define NOISE_TILES_NEAR_BITS   4
#define NOISE_TILES_NEAR        (1 << NOISE_TILES_NEAR_BITS)
#define NOISE_TILE_CORNERS_NEAR 32

/* The farthest away, in cells along each axis, that a near piece or corner can be,
 * or a piece whose number goes into the noise of pieces. */
#define NOISE_TILES_REACH 5

/* Corners with the same name are the same corner: jitter moves them alike. */
typedef struct NoiseTileCornerName {
    int number, step[2];
    int is_lower; /* the lower of two at an upright edge between bricks */
} NoiseTileCornerName;

typedef struct NoiseTileCorner {
    float place[2]; /* pixels from the lowest corner of the lattice cell */
    NoiseTileCornerName name;
} NoiseTileCorner;

/* The outline of a piece that may contain a place of the lattice cell. */
typedef struct NoiseTile {
    int n_corners;                     /* clockwise, as y points down */
    int corner[NOISE_CORNERS_OF_TILE]; /* indices into NoiseTiles.corner */
    float middle[2];                   /* of a scale, pixels */
} NoiseTile;

/* A pattern, on a lattice. */
typedef struct NoiseTiles {
    NoisePattern pattern;
    NoiseTileFeature feature;
    int n_near, n_corners;
    NoiseTile near[NOISE_TILES_NEAR];
    NoiseTileCorner corner[NOISE_TILE_CORNERS_NEAR];
    /* For each near piece: its number in its cell, and how many cells away from the
     * place's own that cell is. */
    float number[NOISE_TILES_NEAR], step[2][NOISE_TILES_NEAR];
    /* Factors of x, y and 1, whose sum says how far along and across a piece a
     * place is, from -1 to 1.  x and y are pixels from the lowest corner of the
     * lattice cell. */
    float along[2][3][NOISE_TILES_NEAR];
    float cell[2][2];   /* a step along each axis of the cubes, pixels */
    float axis[2][2];   /* the same along the lattice's own axes */
    float jitter[2][2]; /* how far corners vary, by hashed number, pixels */
    bool has_jitter;
    /* pixels; for the feature `edge`, the bevel goes up to the middle */
    float half_joint, bevel, radius;
    float tilt;
    float inner_radius; /* of the largest piece, pixels */
    NoisePeriod rows;   /* the period of rows of planks */
    /* Scales: which way is down; half of a scale's width; and the disc whose arc
     * ends a scale: how far its middle is from the scale's, and its radius. */
    float down[2], half_width, disc, disc_radius;
} NoiseTiles;

/* Fills in the two vectors of a pattern's lattice, in cells: x right, y down. */
void noise_tiles_lattice(const NoiseParams *params, double basis[2][2]);

/* Fills in the gradients of a and b, where a place is a first + b second.  From two
 * gradients, computes `first` and `second`. */
void noise_tiles_invert(const double first[2], const double second[2],
                        double gradient[2][2]);

/* Lays out the pieces.  cells: the gradients along the lattice's own axes, in cells
 * per pixel.  period: the lattice's period. */
void noise_tiles_init(NoiseTiles *tiles, const NoiseParams *params,
                      const double cells[2][2], const NoisePeriod *period);

#endif
