/* SPDX-License-Identifier: MIT
 *
 * How far the phase moves noise along z and w in a loop.
 */
#ifndef NOISE_LOOP_H
#define NOISE_LOOP_H

#include <noise-core/noise.h>

typedef struct NoiseLoop {
    /* In cells, along z: the phase (0 to 1) times the period. */
    double turned;
    double path[2]; /* along z and w, in cells: the place on the path */
    /* True if only the warp follows the path, because the noise itself would
     * leap. */
    bool is_of_warp;
} NoiseLoop;

void noise_loop_init(NoiseLoop *loop, const NoiseParams *params);

#endif
