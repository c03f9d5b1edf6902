/* SPDX-License-Identifier: MIT
 *
 * A block of pixels on which layers are drawn, one on top of another.
 */
#ifndef NOISE_LAYER_BLOCK_H
#define NOISE_LAYER_BLOCK_H

#include "around.h"

#define NOISE_LAYER_BLOCK_SIZE \
    (NOISE_LAYER_BLOCK_COLUMNS * NOISE_LAYER_BLOCK_ROWS)

/* A block and its planes: arrays that hold a number or a color for each pixel.  The
 * pointers to planes point to the part of the block that is being drawn.  The rows of
 * a plane are NOISE_LAYER_BLOCK_COLUMNS pixels apart. */
typedef struct NoiseLayerBlock {
    float *numbers; /* memory of all planes; the pointers below point into it */
    int first_row;  /* planes start here; see noise_layer_block_enter() */
    const NoiseStack *stack;
    NoiseRaster raster;
    NoiseRoom *room;  /* working memory for noise_draw() */
    bool has_color;   /* colors are drawn, not just heights */
    bool has_surface; /* roughness and metallic are also drawn */
    /* Masks do not look around (see NoiseMaskMeasures.unseen), and no layer smooths
     * the ground. */
    bool is_rough;
    bool is_sparse; /* places are too far apart to share one NoiseAround */
    /* If is_sparse: where each place is within the 4 x 4 heights drawn around it, as
     * the fraction of the way from the second column and row to the third. */
    double share[2];
    struct NoiseLayerBlock *below; /* draws the surroundings */
    int around_layer; /* layer for which mean is filled in; -1: none */
    double radius;    /* radius for which mean is filled in, px */
    bool has_rises;   /* rise is also filled in */
    float *mean, *rise[2];
    /* The result of the layers drawn so far: the height in px, the coverage of the
     * topmost layer that is not clipped, and the surface. */
    float *height, *ground, *surface[NOISE_SURFACES];
    /* The values and coverage of the layer being drawn, and the scores of one of its
     * masks. */
    float *value, *cover, *score;
    /* The nearest pieces below; see NoisePieces. */
    float *number[4], *edge, *along[2];
    /* The colors drawn so far, premultiplied, and the light that they give off; then
     * the colors of the layer being drawn, not premultiplied. */
    float *pixels, *glow, *painted;
    /* The share of pictures' own colors in the pixels, if the stack has any. */
    float *own;
} NoiseLayerBlock;

/* Makes a block, and a second one, block->below, which draws the surroundings of the
 * first one's places.  Returns NULL if memory runs out. */
NoiseLayerBlock *noise_layer_block_new(const NoiseStack *stack);
void noise_layer_block_free(NoiseLayerBlock *block);

/* Makes all following calls use the block's rows starting at first_row, so that
 * several rasters of a few rows each can share a block. */
void noise_layer_block_enter(NoiseLayerBlock *block, int first_row);

/* Draws the lowest n_layers layers at the places of block->raster.  Calls
 * noise_layer_block_begin() and then, for each layer,
 * noise_layer_block_begin_layer() and noise_layer_block_end_layer().
 * noise_layer_block_begin_layer() draws the layer's own pieces, and leaves the
 * heights below as they are; noise_layer_block_end_layer() draws the rest. */
void noise_layer_block_draw(NoiseLayerBlock *block, int n_layers);
void noise_layer_block_begin(NoiseLayerBlock *block);
void noise_layer_block_begin_layer(NoiseLayerBlock *block, int number);
void noise_layer_block_end_layer(NoiseLayerBlock *block, int number);

/* Fills in block->mean: the mean height of the layers below `layer`, around each
 * place.  If with_rises is true, also fills in block->rise: the slopes of that mean
 * along x and y.  Does nothing if they are already filled in.  block->raster must be
 * the raster of the whole block. */
void noise_layer_block_look_around(NoiseLayerBlock *block, int layer,
                                   double radius, bool with_rises);

/* Computes the slopes along x and y for a row of pixels inside the frame, from the
 * heights on either side of each pixel.  Sets the rest of both arrays to 0. */
void noise_layer_block_compute_rises(const NoiseLayerBlock *block, int row,
                                     float rise[2][NOISE_LAYER_BLOCK_COLUMNS]);

#endif
