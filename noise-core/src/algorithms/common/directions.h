/* SPDX-License-Identifier: MIT
 *
 * Directions in the plane: a base direction, turned by up to the spread.
 */
#ifndef NOISE_DIRECTIONS_H
#define NOISE_DIRECTIONS_H

#include "../../vec/vec.h"
#include "basis.h"

/* Returns 1 - x^2 / (k (k - 1)) (1 - x^2 / ((k + 2) (k + 1)) (1 - ...)).  For k = 2
 * this is the cosine, and for k = 3 it is sin(x) / x, to within 1e-7 up to a quarter
 * turn. */
VEC_INLINE VecF
alternate_terms(VecF square, int k)
{
    VecF sum = vec_splat(1.0f);

    for (int last = k + 10; last >= k; last -= 2)
        sum = 1.0f - square * (1.0f / (float)(last * (last - 1))) * sum;
    return sum;
}

/* Turns the base direction to either side, by at most the spread.  `number`, from 0
 * to 1, sets the angle. */
VEC_INLINE void
compute_direction(const NoiseShape *shape, VecF number, VecF direction[2])
{
    const VecF turn = (2.0f * number - 1.0f) * shape->spread;
    const VecF cosine = alternate_terms(turn * turn, 2);
    const VecF sine = alternate_terms(turn * turn, 3) * turn;

    direction[0] = cosine * shape->direction[0] - sine * shape->direction[1];
    direction[1] = sine * shape->direction[0] + cosine * shape->direction[1];
}

#endif
