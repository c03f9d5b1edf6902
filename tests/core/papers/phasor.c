/* SPDX-License-Identifier: LGPL-3.0-or-later */
#include "phasor.h"

#include <math.h>

/* Cells are tried up to AWAY cells from the place's own. */
enum { AWAY = 2, ACROSS = 2 * AWAY + 1 };

static void
add_impulse(int n, const double *offset, const PaperImpulse *impulse,
            double waves, double sum[2])
{
    const double turn = 2 * acos(-1);
    const double angle = impulse->angle / 360 * turn;
    const double along = offset[0] * cos(angle) + offset[1] * sin(angle);
    const double phase = turn * (impulse->phase + waves * along);
    double square = 0;

    for (int axis = 0; axis < n; axis++)
        square += offset[axis] * offset[axis];
    if (square >= 1)
        return;
    sum[0] += pow(1 - square, 3) * cos(phase);
    sum[1] += pow(1 - square, 3) * sin(phase);
}

void
paper_phasor(int n, const double *place, const PaperPhasor *phasor,
             double sum[2])
{
    const int n_cells = n == 3 ? ACROSS * ACROSS * ACROSS : ACROSS * ACROSS;

    sum[0] = sum[1] = 0;
    for (int i = 0; i < n_cells * phasor->n_in_cell; i++) {
        int64_t cell[3] = {0};
        double offset[3] = {0};
        PaperImpulse impulse;
        for (int axis = 0, rest = i / phasor->n_in_cell; axis < n;
             axis++, rest /= ACROSS)
            cell[axis] = (int64_t)floor(place[axis]) + rest % ACROSS - AWAY;
        phasor->find(phasor->data, n, cell, i % phasor->n_in_cell, &impulse);
        for (int axis = 0; axis < n; axis++)
            offset[axis] =
                place[axis] - ((double)cell[axis] + impulse.place[axis]);
        add_impulse(n, offset, &impulse, phasor->waves, sum);
    }
}
