/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Simplex noise in one to four dimensions and double precision: K. Perlin,
 * "Noise Hardware", 2001; S. Gustavson, "Simplex noise demystified", 2005.
 *
 * The lattice of whole numbers, squeezed along its main diagonal, is divided into
 * simplices with n + 1 corners each.  The noise at a place is the sum, over its
 * simplex's corners, of a linear function as in perlin.h times the round kernel
 * (radius^2 - distance^2)^4.
 */
#ifndef PAPERS_SIMPLEX_H
#define PAPERS_SIMPLEX_H

#include "perlin.h"

typedef struct PaperSimplices {
    /* Up to 0.5, no kernel reaches beyond the simplices around its point, so the
     * noise is continuous; Perlin and Gustavson also use 0.6. */
    double radius_squared;
    /* How much of the sum of a point's coordinates is subtracted from each; 0
     * means paper_simplex_unskew(). */
    double unskew;
    PaperPointFunction *point_function; /* gets whole numbers, not squeezed */
    void *data;                         /* passed to point_function */
} PaperSimplices;

/* Returns the sum of the kernels at a place with n coordinates, without a final
 * factor.  Stores its n derivatives if gradient is not NULL. */
double paper_simplex(int n, const double *place,
                     const PaperSimplices *simplices, double *gradient);

/* Returns the unskew that makes all simplices alike, and as regular as
 * possible. */
double paper_simplex_unskew(int n);

/* Computes the place of the lattice point with these n whole numbers; also accepts
 * numbers in between. */
void paper_simplex_place(int n, const double *point, double *place);

#endif
