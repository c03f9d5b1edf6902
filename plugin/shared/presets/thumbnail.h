/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Draws thumbnails of recipes, for dialogs.
 */
#ifndef LATTICE_THUMBNAIL_H
#define LATTICE_THUMBNAIL_H

#include <gio/gio.h>

#include "request.h"

/* How to reduce a whole image to a thumbnail. */
typedef struct LatticeThumbnail {
    LatticeExtent shown; /* the size of the thumbnail */
    LatticeExtent drawn; /* the size to draw before averaging */
    int level;           /* the level to draw at */
} LatticeThumbnail;

/* Returns the largest thumbnail of a whole image that fits in a square, with the
 * image's aspect ratio.  `side` is the square's side, in screen pixels.  If the
 * image's size is unknown, it is assumed to be as large as the square.  Each of the
 * image's pixels is shown as at most scale x scale screen pixels.  Unless the image
 * is too small, each pixel of the thumbnail is the mean of at least n_averaged x
 * n_averaged drawn pixels; with 2, fine detail does not alias. */
LatticeThumbnail lattice_thumbnail_fit(LatticeExtent image, int side, int scale,
                                       int n_averaged);

/* Draws a recipe as width x height pixels of 8-bit red, green, blue and
 * straight alpha, in rows without gaps; width and height are at least 1.  Each
 * pixel stands for 2^level x 2^level pixels of the picture, starting at its
 * upper left corner: 64 x 64 pixels at level 2 show 256 x 256.  The error is a
 * translated sentence.  If it is G_IO_ERROR_CANCELLED, another thread has
 * cancelled `stop`, which may be NULL, and some pixels may have been written;
 * otherwise, none have. */
gboolean lattice_thumbnail_draw(const char *recipe, int width, int height,
                                int level, guint8 *rgba, GCancellable *stop,
                                GError **error);

#endif
