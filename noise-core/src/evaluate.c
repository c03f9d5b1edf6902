/* SPDX-License-Identifier: MIT
 *
 * Points, and derivatives by the chain rule: tone, octaves, warp.
 */
#include "evaluate.h"

#include <math.h>
#include <string.h>

#include "field.h"
#include "place.h"

/* Beyond this many pixels or cells from 0 a point has no value. */
#define PLACE_MAX 4294967296.0 /* 2^32 */

float
noise_evaluate_place(const NoisePlan *plan, int channel, int32_t level,
                     const double place[4], float gradient[4])
{
    double moved[4], jacobian[2][4];
    float slope;

    memcpy(moved, place, sizeof moved);
    noise_place_reduce(plan, moved);
    noise_place_warp(plan, moved, jacobian);
    const NoiseSample sample = noise_field_sample(plan, channel, level, moved);
    const float value = noise_tone_value(&plan->tone, sample.sum, &slope);
    for (int axis = 0; axis < 4; axis++) {
        const double own = axis < 2 ? 0.0 : sample.gradient[axis];
        const double rise = sample.gradient[0] * jacobian[0][axis] +
                            sample.gradient[1] * jacobian[1][axis] + own;
        gradient[axis] = slope * (float)rise;
    }
    return value;
}

/* Point i's place; false if it has none. */
static bool
find_place(const NoisePlan *plan, const NoisePoints *points, size_t i,
           double place[4])
{
    place[0] = points->x[i];
    place[1] = points->y != NULL ? points->y[i] : 0.0;
    place[2] = points->z != NULL ? points->z[i] : plan->params.z;
    place[3] = points->w != NULL ? points->w[i] : plan->params.w;
    for (int axis = 0; axis < 4; axis++) {
        if (!(fabs(place[axis]) <= PLACE_MAX))
            return false;
    }
    return true;
}

/* The sum of octaves at a place on the canvas. */
static float
evaluate_sum(const NoisePlan *plan, double place[4])
{
    NoisePlaces one;
    float sum;

    noise_place_reduce(plan, place);
    noise_place_warp(plan, place, NULL);
    for (int axis = 0; axis < 4; axis++)
        one.at[axis][0] = place[axis];
    noise_field_points(plan, 0, 0, &one, 1, &sum);
    return sum;
}

void
noise_evaluate_raw(const NoisePlan *plan, size_t n_points,
                   const NoisePoints *points, float *value)
{
    for (size_t i = 0; i < n_points; i++) {
        double place[4];
        value[i] = find_place(plan, points, i, place)
                       ? evaluate_sum(plan, place)
                       : NAN;
        if (plan->is_from_zero)
            value[i] = 0.5f * value[i] + plan->tone.middle;
    }
}

void
noise_evaluate(const NoisePlan *plan, size_t n_points,
               const NoisePoints *points, float *value, float *gradient)
{
    for (size_t i = 0; i < n_points; i++) {
        double place[4];
        float slope;
        if (!find_place(plan, points, i, place)) {
            value[i] = NAN;
            for (int axis = 0; gradient != NULL && axis < 4; axis++)
                gradient[4 * i + axis] = NAN;
        } else if (gradient != NULL) {
            value[i] =
                noise_evaluate_place(plan, 0, 0, place, gradient + 4 * i);
        } else {
            value[i] = noise_tone_value(&plan->tone, evaluate_sum(plan, place),
                                        &slope);
        }
    }
}
