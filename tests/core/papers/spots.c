/* SPDX-License-Identifier: LGPL-3.0-or-later */
#include "spots.h"

#include <math.h>

/* Cells are tried up to AWAY cells from the place's own. */
enum { AWAY = 3, ACROSS = 2 * AWAY + 1 };

static double
value_of(const PaperSpots *spots, int n, const double *place,
         const int64_t *cell)
{
    PaperSpot spot;
    double offset[3];

    spots->find(spots->data, n, cell, &spot);
    if (!spot.is_there)
        return 0;
    for (int axis = 0; axis < n; axis++)
        offset[axis] = (double)cell[axis] + spot.point[axis] - place[axis];
    const double unit = spots->metric == PAPER_METRIC_SQUARED
                            ? spot.radius * spot.radius
                            : spot.radius;
    const double q =
        paper_length(spots->metric, spots->power, n, offset) / unit;
    return q < 1 ? spot.brightness * (1 - q * q) * (1 - q * q) : 0;
}

double
paper_spots(int n, const double *place, const PaperSpots *spots)
{
    const int n_cells = n == 3 ? ACROSS * ACROSS * ACROSS : ACROSS * ACROSS;
    double largest = 0;

    for (int k = 0; k < n_cells; k++) {
        const int step[3] = {k % ACROSS, k / ACROSS % ACROSS,
                             k / ACROSS / ACROSS};
        int64_t cell[3];
        for (int axis = 0; axis < n; axis++)
            cell[axis] = (int64_t)floor(place[axis]) + step[axis] - AWAY;
        largest = fmax(largest, value_of(spots, n, place, cell));
    }
    return largest;
}
