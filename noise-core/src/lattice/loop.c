/* SPDX-License-Identifier: MIT
 *
 * Computes how far the phase of a loop moves noise: along z through its period, and
 * along a path in z and w.
 */
#include "loop.h"

#include "../params/algorithms.h"
#include "lattice.h"
#include "rotation.h"

/* Added to the number of leaps before it is rounded down, because the phase of a
 * frame is itself already rounded: 29/60, for example, to 9 digits.  ROUNDED is less
 * than 1/1000, so even in a long loop no frame leaps too early. */
#define ROUNDED 0x1p-10

/* Fills in the place on the loop's path at `turn`, which goes from 0 to 1 during the
 * loop. */
static void
follow_path(const NoiseParams *params, double turn, double path[2])
{
    const double radius = params->loop_path / (NOISE_TURN * NOISE_RADIANS);
    double cosine, sine;

    path[0] = path[1] = 0.0;
    if (radius == 0.0)
        return;
    if (noise_params_leap(params)) {
        path[0] = (double)noise_floor(turn * params->loop_path * NOISE_LEAPS +
                                      ROUNDED);
        return;
    }
    noise_rotation(NOISE_TURN * turn, &cosine, &sine);
    path[0] = radius * sine;
    path[1] = radius * (1.0 - cosine);
}

void
noise_loop_init(NoiseLoop *loop, const NoiseParams *params)
{
    const double turn = params->phase - (double)noise_floor(params->phase);

    loop->turned = turn * params->period_z;
    follow_path(params, turn, loop->path);
    loop->is_of_warp = params->loop_path != 0.0 && noise_has_leaps(params);
}
