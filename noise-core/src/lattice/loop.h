/* SPDX-License-Identifier: MIT
 *
 * How far the phase of a loop moves noise along z and w.
 */
#ifndef NOISE_LOOP_H
#define NOISE_LOOP_H

#include <noise-core/noise.h>

typedef struct NoiseLoop {
    /* In cells, along z: the phase (0 to 1) times the period. */
    double turned;
    double path[2]; /* the place on the path along z and w, in cells */
    /* True if the noise itself would leap, so that only its warp, if it has one,
     * follows the path. */
    bool is_of_warp;
} NoiseLoop;

void noise_loop_init(NoiseLoop *loop, const NoiseParams *params);

#endif
