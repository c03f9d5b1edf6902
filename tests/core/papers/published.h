/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Noises with published programs: the general ones of perlin.h and simplex.h
 * with the table of random numbers and the gradients that these programs use.
 */
#ifndef PAPERS_PUBLISHED_H
#define PAPERS_PUBLISHED_H

/* K. Perlin, "Improving Noise", 2002, at a place in space.  With repeat > 0
 * the noise has that period in each axis; 0 leaves the period of the table,
 * which is 256. */
double paper_perlin_2002(const double *place, int repeat);

/* S. Gustavson, "Simplex noise demystified", 2005, in n = 2, 3 or 4
 * dimensions; also snoise2, snoise3 and snoise4 of the Python package
 * "noise". */
double paper_simplex_2005(int n, const double *place);

#endif
