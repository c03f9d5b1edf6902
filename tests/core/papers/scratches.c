/* SPDX-License-Identifier: LGPL-3.0-or-later */
#include "scratches.h"

#include <math.h>

/* Cells are tried up to AWAY cells from the place's own. */
enum { AWAY = 3 };

static double
bump(double q)
{
    return fabs(q) < 1 ? pow(1 - q * q, 2) : 0;
}

static double
value_of(const PaperScratches *scratches, const PaperStroke *stroke, double x,
         double y)
{
    const double angle = stroke->angle / 180 * acos(-1);
    const double along = x * cos(angle) + y * sin(angle);
    const double across = y * cos(angle) - x * sin(angle);

    return stroke->strength * bump(2 * along / scratches->length) *
           bump(2 * across / scratches->width);
}

double
paper_scratches(int n, const double *place, const PaperScratches *scratches)
{
    const double x = floor(place[0]), y = floor(place[1]);
    const double z = n > 2 ? floor(place[2]) : 0;
    double largest = 0;

    for (int dy = -AWAY; dy <= AWAY; dy++) {
        for (int dx = -AWAY; dx <= AWAY; dx++) {
            const int64_t cell[3] = {(int64_t)x + dx, (int64_t)y + dy,
                                     (int64_t)z};
            for (int k = 0; k < scratches->n_in_cell; k++) {
                PaperStroke stroke;
                if (!scratches->find(scratches->data, n, cell, k, &stroke))
                    continue;
                largest = fmax(
                    largest, value_of(scratches, &stroke,
                                      place[0] - (x + dx + stroke.middle[0]),
                                      place[1] - (y + dy + stroke.middle[1])));
            }
        }
    }
    return largest;
}
