/* SPDX-License-Identifier: MIT
 *
 * A canvas: one picture, or many in rows and columns, drawn in bands of rows.
 */
#ifndef TOOL_CANVAS_H
#define TOOL_CANVAS_H

#include "failure.h"

/* A picture and where its corner lies on the canvas, in pixels. */
typedef struct CanvasCell {
    NoiseParams params; /* checked */
    int x, y;
} CanvasCell;

typedef struct Canvas {
    int width, height;
    int cell_width, cell_height; /* of each picture */
    int start_x, start_y;        /* of the pattern, at each one's corner */
    NoiseEncoding encoding;
    size_t n_cells;
    CanvasCell *cells;
    /* The plans of the cells, while it is drawn. */
    NoisePlan **plans;
} Canvas;

/* Channels of the canvas: 1, gray, or 4, if any picture has colors. */
int canvas_channels(const Canvas *canvas);

/* Whether no pixel is transparent. */
bool canvas_is_opaque(const Canvas *canvas);

/* Whether it has only numbers for programs, such as normals, and no picture for
 * people. */
bool canvas_is_map(const Canvas *canvas);

/* Makes the plans; canvas_finish() frees them. */
bool canvas_prepare(Canvas *canvas, Failure *failure);
void canvas_finish(Canvas *canvas);

/* How many floats canvas_draw() needs beside the band; at least 1. */
size_t canvas_scratch_size(const Canvas *canvas, int n_rows);

/* Draws n_rows rows from row y on, of canvas_channels() floats a pixel; what is
 * between pictures is white.  Any number of threads may call it at once, each
 * with a scratch of its own. */
void canvas_draw(const Canvas *canvas, int y, int n_rows, float *band,
                 float *scratch);

#endif
