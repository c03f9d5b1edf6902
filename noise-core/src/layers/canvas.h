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
    const NoiseStack *stack;
    NoiseRaster raster;
    bool has_color;   /* or heights alone are drawn, */
    bool has_surface; /* and perhaps the surface */
    bool is_rough;    /* masks see the mean, not the surroundings (unseen) */
    struct NoiseCanvas *below; /* of these: the layers below a mask, */
    NoiseAround around;        /* for masks of one layer and radius, px; */
    int around_layer;          /* -1: none yet */
    double radius;
    /* Of what is drawn so far: height in px, and how much the nearest layer that
     * is not clipped covers. */
    float *height, *ground, *surface[NOISE_SURFACES];
    /* Of the layer being drawn, and of a mask. */
    float *value, *cover, *shape;
    /* Of the nearest pieces below: see NoisePieces. */
    float *number[4], *edge, *along[2];
    /* Colors times alpha, and light given off. */
    float *pixels, *glow, *painted;
} NoiseCanvas;

/* A canvas, with what is needed for surroundings, or NULL if memory is short. */
NoiseCanvas *noise_canvas_new(const NoiseStack *stack);
void noise_canvas_free(NoiseCanvas *canvas);

/* Draws the lowest n layers at the places of canvas->raster. */
void noise_canvas_draw(NoiseCanvas *canvas, int n_layers);

/* Draws the numbers and edges of a layer's own pieces, if they are asked for. */
void noise_canvas_draw_pieces(NoiseCanvas *canvas, int number);

/* The slopes along x and y of the heights of a row within the frame, between the
 * pixels on either side; rows are filled up with 0. */
void noise_canvas_compute_rises(const NoiseCanvas *canvas, int row,
                                float rise[2][NOISE_CANVAS_COLUMNS]);

#endif
