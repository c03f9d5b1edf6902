/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Scratches, as docs/algorithms.md says, in double precision.
 */
#ifndef PAPERS_SCRATCHES_H
#define PAPERS_SCRATCHES_H

#include <stdint.h>

typedef struct PaperStroke {
    double middle[2]; /* within its cell, 0 to 1 */
    double angle;     /* in degrees, from x towards y */
    double strength;
} PaperStroke;

typedef struct PaperScratches {
    double length, width; /* in cells */
    int n_in_cell;
    /* Finds stroke `number` of a cell; 0 if there is none. */
    int (*find)(void *data, int n, const int64_t *cell, int number,
                PaperStroke *stroke);
    void *data; /* handed to find */
} PaperScratches;

/* The largest value, from 0 to 1, of the strokes at a place with two or three
 * coordinates: those of all cells up to three away along x and y. */
double paper_scratches(int n, const double *place,
                       const PaperScratches *scratches);

#endif
