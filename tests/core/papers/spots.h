/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Spots in cells, as docs/algorithms.md says, in double precision.
 */
#ifndef PAPERS_SPOTS_H
#define PAPERS_SPOTS_H

#include <stdbool.h>
#include <stdint.h>

#include "cells.h"

typedef struct PaperSpot {
    bool is_there;
    double point[3]; /* within its cell, 0 to 1 */
    double radius;   /* in cells, at most 1 */
    double brightness;
} PaperSpot;

typedef struct PaperSpots {
    PaperMetric metric;
    double power; /* of Minkowski's metric */
    void (*find)(void *data, int n, const int64_t *cell, PaperSpot *spot);
    void *data; /* handed to find */
} PaperSpots;

/* The largest value, from 0 to 1, of the spots at a place with two or three
 * coordinates: those of all cells up to three away. */
double paper_spots(int n, const double *place, const PaperSpots *spots);

#endif
