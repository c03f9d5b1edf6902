/* SPDX-License-Identifier: MIT
 *
 * A block of pixels on which layers are drawn, one upon the other.
 */
#ifndef NOISE_CANVAS_H
#define NOISE_CANVAS_H

#include "around.h"

#define NOISE_CANVAS_SIZE (NOISE_CANVAS_COLUMNS * NOISE_CANVAS_ROWS)

/* The numbers of a block, or of the part of it that is drawn; rows lie
 * NOISE_CANVAS_COLUMNS apart. */
typedef struct NoiseCanvas {
    float *numbers; /* all planes: what the pointers below lead into */
    int first_row;  /* of the block, where they begin */
    const NoiseStack *stack;
    NoiseRaster raster;
    NoiseRoom *room;  /* for noise_draw() */
    bool has_color;   /* or heights alone are drawn, */
    bool has_surface; /* and perhaps the surface */
    bool is_rough;    /* masks see the mean, not the surroundings (unseen) */
    bool is_sparse;   /* places are too far apart for one raster around them: */
    double share[2];  /* where all lie between the steps of their own, 0 to 1 */
    struct NoiseCanvas *below; /* draws surroundings */
    int around_layer;          /* of this layer, -1: none yet, */
    double radius;             /* and this radius, px: */
    bool has_rises;            /* the slopes are there, too */
    float *mean, *rise[2];
    /* Of what is drawn so far: height in px, and how much the nearest layer that
     * is not clipped covers. */
    float *height, *ground, *surface[NOISE_SURFACES];
    /* Of the layer being drawn, and of a mask. */
    float *value, *cover, *score;
    /* Of the nearest pieces below: see NoisePieces. */
    float *number[4], *edge, *along[2];
    /* Colors times alpha, and light given off. */
    float *pixels, *glow, *painted;
} NoiseCanvas;

/* A canvas, with what is needed for surroundings, or NULL if memory is short. */
NoiseCanvas *noise_canvas_new(const NoiseStack *stack);
void noise_canvas_free(NoiseCanvas *canvas);

/* Lets all that follows be about the rows of the block from one on: rasters of a few
 * rows can be drawn side by side. */
void noise_canvas_enter(NoiseCanvas *canvas, int first_row);

/* Draws the lowest n layers at the places of canvas->raster: noise_canvas_begin(),
 * and for each layer noise_canvas_begin_layer(), which draws its own pieces and leaves
 * the height of those below, and noise_canvas_end_layer(). */
void noise_canvas_draw(NoiseCanvas *canvas, int n_layers);
void noise_canvas_begin(NoiseCanvas *canvas);
void noise_canvas_begin_layer(NoiseCanvas *canvas, int number);
void noise_canvas_end_layer(NoiseCanvas *canvas, int number);

/* Sets canvas->mean to the mean heights below a layer around the places of the raster
 * and, with_rises, canvas->rise to their slopes along x and y; unless they are there.
 * The raster must be the whole block's. */
void noise_canvas_look(NoiseCanvas *canvas, int layer, double radius,
                       bool with_rises);

/* The slopes along x and y of the heights of a row within the frame, between the
 * pixels on either side; rows are filled up with 0. */
void noise_canvas_compute_rises(const NoiseCanvas *canvas, int row,
                                float rise[2][NOISE_CANVAS_COLUMNS]);

#endif
