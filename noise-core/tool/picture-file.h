/* SPDX-License-Identifier: MIT
 *
 * Reads the picture files that noise is drawn on: PNG.
 */
#ifndef TOOL_PICTURE_FILE_H
#define TOOL_PICTURE_FILE_H

#include "failure.h"

/* The largest width or height that is read, in pixels, and the most bytes that its
 * pixels may take up. */
#define PICTURE_FILE_SIDE_MAX  100000
#define PICTURE_FILE_BYTES_MAX 4294967296.0

/* Reads a file whole, as it is stored: 8 or 16 bits, gray or RGB, with or without
 * alpha.  Places the picture at (0, 0) of the canvas.  Stores a failure and returns
 * false if there is no such file, or if it is damaged or too large.  Free the pixels
 * with picture_file_free(). */
bool picture_file_read(NoisePicture *picture, const char *path,
                       Failure *failure);
void picture_file_free(NoisePicture *picture);

#endif
