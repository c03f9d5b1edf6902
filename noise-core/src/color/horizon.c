/* SPDX-License-Identifier: MIT
 *
 * Chooses the pixels whose heights are read to find the horizon.
 */
#include "horizon.h"

#include <math.h>

void
noise_horizon_init(NoiseHorizon *horizon, double radius, double pixel,
                   ptrdiff_t row_stride)
{
    /* Cosines and sines of 13.5 degrees plus multiples of 45, so that no direction
     * is along a row, column or diagonal, which patterns often follow.  They are
     * constants, because libm's functions round differently from machine to
     * machine. */
    static const double ways[NOISE_HORIZON_WAYS][2] = {
        {0.97236992, 0.23344536},   {0.52249856, 0.85264016},
        {-0.23344536, 0.97236992},  {-0.85264016, 0.52249856},
        {-0.97236992, -0.23344536}, {-0.52249856, -0.85264016},
        {0.23344536, -0.97236992},  {0.85264016, -0.52249856},
    };
    const double most = fmax(radius / pixel, 1.0);

    horizon->row_stride = row_stride;
    horizon->inverse_pixel = (float)(1.0 / pixel);
    for (int way = 0; way < NOISE_HORIZON_WAYS; way++) {
        for (int axis = 0; axis < 2; axis++)
            horizon->way[way][axis] = (float)ways[way][axis];
        for (int step = 0; step < NOISE_HORIZON_STEPS; step++) {
            const double distance =
                1.0 + (most - 1.0) * step / (NOISE_HORIZON_STEPS - 1);
            const double x = rint(distance * ways[way][0]);
            const double y = rint(distance * ways[way][1]);
            horizon->place[way][step][0] = (int32_t)x;
            horizon->place[way][step][1] = (int32_t)y;
            horizon->offset[way][step] =
                (ptrdiff_t)x + (ptrdiff_t)y * row_stride;
            horizon->inverse[way][step] =
                (float)(1.0 / (sqrt(x * x + y * y) * pixel));
        }
    }
}
