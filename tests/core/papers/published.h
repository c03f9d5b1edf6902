/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Noises whose programs were published: the noises of perlin.h and simplex.h, with
 * the table of random numbers and the gradients that these programs use.
 */
#ifndef PAPERS_PUBLISHED_H
#define PAPERS_PUBLISHED_H

/* K. Perlin, "Improving Noise", 2002, at a place in space.  If `repeat` is greater
 * than 0, the noise has that period along each axis; if it is 0, the noise has the
 * table's period, 256. */
double paper_perlin_2002(const double *place, int repeat);

/* S. Gustavson, "Simplex noise demystified", 2005, in n = 2, 3 or 4 dimensions; the
 * same as snoise2, snoise3 and snoise4 in the Python package "noise". */
double paper_simplex_2005(int n, const double *place);

#endif
