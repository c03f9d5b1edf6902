/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Reads a rectangle of a picture as floats.  The rectangle may reach beyond the
 * picture's edges.
 */
#ifndef LATTICE_WINDOW_H
#define LATTICE_WINDOW_H

#include "displace.h"
#include "numbers.h"

typedef enum WindowEdges { LATTICE_EDGES(LATTICE_ENUMERATOR) } WindowEdges;

/* The pixels of a rectangle.  Colors are premultiplied if the format has alpha. */
typedef struct Window {
    GeglRectangle area; /* in the picture's pixels, at its level */
    int n_components;
    float *numbers; /* row by row */
} Window;

/* Returns the part of the picture that a window covering `area` shows.  `box` is the
 * picture's extent.  If the window reaches beyond the edges, it may show several
 * pieces; the result is then the smallest rectangle that contains them all. */
GeglRectangle window_find_source(const GeglRectangle *area,
                                 const GeglRectangle *box, WindowEdges edges);

/* Reads a window from the picture in a buffer.  `box` is the picture's extent at
 * this mipmap level.  Free the window's numbers with g_free(). */
Window window_open(GeglBuffer *picture, const GeglRectangle *box, int level,
                   const NumberFormat *format, const GeglRectangle *area,
                   WindowEdges edges);

#endif
