/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Sets of gradients, all equally likely, in one to four dimensions.  Callers may
 * rely on the order of the rows.
 */
#ifndef PAPERS_GRADIENTS_H
#define PAPERS_GRADIENTS_H

#include "perlin.h"

#define PAPER_MOST_GRADIENTS 64

typedef struct PaperGradients {
    int n; /* dimensions */
    int n_rows;
    double rows[PAPER_MOST_GRADIENTS][PAPER_MOST_DIMENSIONS];
} PaperGradients;

/* Returns the edges: one coordinate is 0, and the others are +-1.  On the line, the
 * only coordinate is +-1. */
PaperGradients paper_edges(int n);

/* Returns evenly spread directions: 2 on the line, 16 in the plane, 32 in space and
 * 64 in four dimensions.  Their moments, up to the fifth, are those of a sphere. */
PaperGradients paper_directions(int n);

#endif
