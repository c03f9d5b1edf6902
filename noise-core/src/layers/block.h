/* SPDX-License-Identifier: MIT
 *
 * A block of pixels on which layers are drawn, one on top of another.
 */
#ifndef NOISE_LAYER_BLOCK_H
#define NOISE_LAYER_BLOCK_H

#include "around.h"

#define NOISE_LAYER_BLOCK_SIZE \
    (NOISE_LAYER_BLOCK_COLUMNS * NOISE_LAYER_BLOCK_ROWS)

/* The planes of a block, or of the part being drawn.  Rows are NOISE_LAYER_BLOCK_COLUMNS
 * pixels apart. */
typedef struct NoiseLayerBlock {
    float *numbers; /* memory of all planes; the pointers below point into it */
    int first_row;  /* row of the block where the planes begin */
    const NoiseStack *stack;
    NoiseRaster raster;
    NoiseRoom *room;  /* for noise_draw() */
    bool has_color;   /* colors are drawn, not only heights */
    bool has_surface; /* the surface is drawn, too */
    bool is_rough;    /* masks do not look around: see NoiseMaskPlan.unseen */
    bool is_sparse;   /* places are too far apart for one raster around them */
    double share[2];  /* where each is between its own steps, 0 to 1 */
    struct NoiseLayerBlock *below; /* draws the surroundings */
    int around_layer; /* whose surroundings mean and rise hold; -1: none */
    double radius;    /* their radius, px */
    bool has_rises;   /* rise is filled in, not only mean */
    float *mean, *rise[2];
    /* Everything drawn so far: its height in px, how much the nearest layer that is
     * not clipped covers, and its surface. */
    float *height, *ground, *surface[NOISE_SURFACES];
    /* The layer being drawn: its values and coverage, and a mask's scores. */
    float *value, *cover, *score;
    /* The nearest pieces below: see NoisePieces. */
    float *number[4], *edge, *along[2];
    /* Premultiplied colors and light given off; and the layer's own colors,
     * straight. */
    float *pixels, *glow, *painted;
} NoiseLayerBlock;

/* Returns a new block, with a second one for surroundings; NULL if memory is
 * short. */
NoiseLayerBlock *noise_layer_block_new(const NoiseStack *stack);
void noise_layer_block_free(NoiseLayerBlock *block);

/* Makes all following calls use the block's rows from first_row on, so that several
 * rasters of a few rows each can share a block. */
void noise_layer_block_enter(NoiseLayerBlock *block, int first_row);

/* Draws the lowest n layers at the places of block->raster.  Calls
 * noise_layer_block_begin(), then for each layer noise_layer_block_begin_layer(), which draws
 * its own pieces and leaves the heights below as they are, and
 * noise_layer_block_end_layer(), which draws the rest. */
void noise_layer_block_draw(NoiseLayerBlock *block, int n_layers);
void noise_layer_block_begin(NoiseLayerBlock *block);
void noise_layer_block_begin_layer(NoiseLayerBlock *block, int number);
void noise_layer_block_end_layer(NoiseLayerBlock *block, int number);

/* Fills in block->mean, the mean height of the layers below around each place of
 * the raster, and, with_rises, block->rise, its slopes along x and y.  Does nothing
 * if they are already there.  The raster must be the whole block's. */
void noise_layer_block_look_around(NoiseLayerBlock *block, int layer,
                                   double radius, bool with_rises);

/* Computes the slopes along x and y of a row within the frame, from the heights of
 * the pixels on both sides.  Fills the rest of both rows of slopes with 0. */
void noise_layer_block_compute_rises(const NoiseLayerBlock *block, int row,
                                     float rise[2][NOISE_LAYER_BLOCK_COLUMNS]);

#endif
