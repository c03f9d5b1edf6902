/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Phasor noise, as docs/algorithms.md says after T. Tricard et al., "Procedural
 * Phasor Noise", 2019, in double precision.
 */
#ifndef PAPERS_PHASOR_H
#define PAPERS_PHASOR_H

#include <stdint.h>

typedef struct PaperImpulse {
    double place[3]; /* within its cell, 0 to 1 */
    double angle;    /* in degrees, from x towards y */
    double phase;    /* in turns */
} PaperImpulse;

typedef struct PaperPhasor {
    double waves; /* in a cell */
    int n_in_cell;
    void (*find)(void *data, int n, const int64_t *cell, int number,
                 PaperImpulse *impulse);
    void *data; /* handed to find */
} PaperPhasor;

/* Stores the sum of the waves of all impulses at a place with two or three
 * coordinates: its real and imaginary part. */
void paper_phasor(int n, const double *place, const PaperPhasor *phasor,
                  double sum[2]);

#endif
