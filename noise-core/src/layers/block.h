/* SPDX-License-Identifier: MIT
 *
 * A block of pixels on which layers are drawn, one on top of another.
 */
#ifndef NOISE_LAYER_BLOCK_H
#define NOISE_LAYER_BLOCK_H

#include "around.h"

#define NOISE_LAYER_BLOCK_SIZE \
    (NOISE_LAYER_BLOCK_COLUMNS * NOISE_LAYER_BLOCK_ROWS)

/* The planes of a block, or of the part of it being drawn.  Rows are
 * NOISE_LAYER_BLOCK_COLUMNS pixels apart. */
typedef struct NoiseLayerBlock {
    float *numbers; /* memory of all planes; the pointers below point into it */
    int first_row;  /* the row of the block at which planes begin */
    const NoiseStack *stack;
    NoiseRaster raster;
    NoiseRoom *room;  /* working memory for noise_draw() */
    bool has_color;   /* colors are drawn, not only heights */
    bool has_surface; /* the surface is drawn, too */
    bool is_rough;    /* masks do not look around; see NoiseMaskPlan.unseen */
    bool is_sparse;   /* places are too far apart to share a raster */
    /* How far each place is from one step around it to the next, 0 to 1. */
    double share[2];
    struct NoiseLayerBlock *below; /* draws the surroundings */
    int around_layer; /* layer whose surroundings are filled in; -1: none */
    double radius;    /* the radius of these surroundings, px */
    bool has_rises;   /* rise is filled in, and not only mean */
    float *mean, *rise[2];
    /* What has been drawn so far: the height in px, the coverage of the topmost
     * layer that is not clipped, and the surface. */
    float *height, *ground, *surface[NOISE_SURFACES];
    /* The layer being drawn: its values and coverage, and the scores of one of its
     * masks. */
    float *value, *cover, *score;
    /* The nearest pieces below; see NoisePieces. */
    float *number[4], *edge, *along[2];
    /* The premultiplied colors drawn so far, and the light they give off; then the
     * colors of the layer being drawn, not premultiplied. */
    float *pixels, *glow, *painted;
} NoiseLayerBlock;

/* Makes a block, and a second one that draws the surroundings of its places.  Returns
 * NULL if memory is short. */
NoiseLayerBlock *noise_layer_block_new(const NoiseStack *stack);
void noise_layer_block_free(NoiseLayerBlock *block);

/* Makes all following calls use the block's rows from first_row on, so that several
 * rasters of a few rows each can share a block. */
void noise_layer_block_enter(NoiseLayerBlock *block, int first_row);

/* Draws the lowest n layers at the places of block->raster.  Calls
 * noise_layer_block_begin() and then two functions for each layer:
 * noise_layer_block_begin_layer(), which draws the layer's own pieces but leaves the
 * heights below as they are, and noise_layer_block_end_layer(), which draws the
 * rest. */
void noise_layer_block_draw(NoiseLayerBlock *block, int n_layers);
void noise_layer_block_begin(NoiseLayerBlock *block);
void noise_layer_block_begin_layer(NoiseLayerBlock *block, int number);
void noise_layer_block_end_layer(NoiseLayerBlock *block, int number);

/* Fills in block->mean, the mean height of the layers below around each place of the
 * raster, and, if with_rises, block->rise, the slopes of that mean along x and y.
 * Does nothing if they are already filled in.  The raster must be that of the whole
 * block. */
void noise_layer_block_look_around(NoiseLayerBlock *block, int layer,
                                   double radius, bool with_rises);

/* Computes the slopes along x and y for a row of pixels inside the frame, from the
 * heights of the pixels on either side.  Fills the rest of both rows of slopes with
 * 0. */
void noise_layer_block_compute_rises(const NoiseLayerBlock *block, int row,
                                     float rise[2][NOISE_LAYER_BLOCK_COLUMNS]);

#endif
