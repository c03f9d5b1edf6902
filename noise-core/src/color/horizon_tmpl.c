/* SPDX-License-Identifier: MIT
 *
 * Computes how much of the sky pixels see, and how the surface bends there.
 *
 * In each direction, the horizon is the steepest slope to any of the pixels chosen
 * there, or the slope of the surface itself, if that is steeper.  Under a uniformly
 * bright sky, light is proportional to the squared cosine of the horizon's angle
 * above the surface, if directions do not influence each other (L. Bavoil, M. Sainz,
 * R. Dimitrov, "Image-space horizon-based ambient occlusion", 2008, weighted by the
 * cosine).
 */
#include "../dispatch/stamped.h"
#include "horizon.h"

/* Returns the squared cosine of the angle between two slopes, or 0 if the angle is
 * obtuse. */
VEC_INLINE VecF
compute_hidden(VecF horizon, VecF surface)
{
    const VecF facing = vec_max(1.0f + horizon * surface, vec_splat(0.0f));

    return facing * facing /
           ((1.0f + horizon * horizon) * (1.0f + surface * surface));
}

void
NOISE_STAMP(noise_horizon)(const NoiseHorizon *horizon, const float *height,
                           int n, float *sky, float *bend)
{
    const ptrdiff_t below = horizon->row_stride;

    for (int i = 0; i < n; i += VEC_LANES) {
        const float *at = height + i;
        const VecF here = vec_load(at);
        const VecF scale = vec_splat(0.5f * horizon->inverse_pixel);
        const VecF x = (vec_load(at + 1) - vec_load(at - 1)) * scale;
        const VecF y = (vec_load(at + below) - vec_load(at - below)) * scale;
        VecF sum = vec_splat(0.0f), rises = vec_splat(0.0f);
        for (int way = 0; way < NOISE_HORIZON_WAYS; way++) {
            const VecF surface =
                x * horizon->way[way][0] + y * horizon->way[way][1];
            VecF steepest = surface;
            for (int step = 0; step < NOISE_HORIZON_STEPS; step++) {
                const VecF slope =
                    (vec_load(at + horizon->offset[way][step]) - here) *
                    horizon->inverse[way][step];
                steepest = vec_max(steepest, slope);
                rises = rises + slope;
            }
            sum = sum + compute_hidden(steepest, surface);
        }
        /* Rounding may take the mean above 1. */
        vec_store(sky + i,
                  vec_min(sum * (1.0f / NOISE_HORIZON_WAYS), vec_splat(1.0f)));
        vec_store(bend + i,
                  rises * (1.0f / (NOISE_HORIZON_WAYS * NOISE_HORIZON_STEPS)));
    }
}
