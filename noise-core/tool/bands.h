/* SPDX-License-Identifier: MIT
 *
 * Draws a canvas band by band on several threads, while the caller takes the
 * bands in their order: memory is needed for a few bands only.
 */
#ifndef TOOL_BANDS_H
#define TOOL_BANDS_H

#include "canvas.h"
#include "image-file.h"

/* A band as a file gets it, with n_rows rows; false stops the drawing. */
typedef bool (*BandsTake)(void *data, const void *rows, int n_rows,
                          Failure *failure);

/* Draws a prepared canvas on n_threads threads, from the top down; the
 * numbers are those of the image, whatever n_threads is.  False if `take`
 * returned false, memory was short or a signal came. */
bool bands_draw(const Canvas *canvas, const Image *image, int n_threads,
                BandsTake take, void *data, Failure *failure);

#endif
