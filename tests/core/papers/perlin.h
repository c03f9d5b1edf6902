/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Noise on the lattice of whole numbers, in one to four dimensions and double
 * precision: K. Perlin, "An Image Synthesizer", 1985, and "Improving Noise",
 * 2002.
 *
 * Each lattice point has a linear function of the offset from that point, and a cell
 * blends the functions of its 2^n corners.  In gradient noise, each function has a
 * gradient and the value 0; in value noise, a value and the gradient 0.
 */
#ifndef PAPERS_PERLIN_H
#define PAPERS_PERLIN_H

#include <stdint.h>

#define PAPER_MOST_DIMENSIONS 4

typedef enum PaperFade {
    PAPER_FADE_LINEAR,  /* t */
    PAPER_FADE_HERMITE, /* 3 t^2 - 2 t^3 */
    PAPER_FADE_QUINTIC, /* 6 t^5 - 15 t^4 + 10 t^3 */
} PaperFade;

/* Sets the linear function of a lattice point with n coordinates.  At an offset from
 * the point, it is value + gradient . offset.  Both are 0 before the call. */
typedef void PaperPointFunction(void *data, int n, const int64_t *point,
                                double *value, double *gradient);

typedef struct PaperLattice {
    PaperFade fade;
    PaperPointFunction *point_function;
    void *data; /* passed to point_function */
} PaperLattice;

/* Returns the fade at t, from 0 to 1, and stores its derivative. */
double paper_fade(PaperFade fade, double t, double *slope);

/* Returns the noise at a place with n coordinates, and stores its n derivatives
 * if gradient is not NULL. */
double paper_perlin(int n, const double *place, const PaperLattice *lattice,
                    double *gradient);

#endif
