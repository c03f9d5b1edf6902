/* SPDX-License-Identifier: MIT
 *
 * Moves places on the canvas, and converts slopes on an octave's lattice, or at
 * moved places, to slopes on the canvas.
 */
#include "../dispatch/stamped.h"

void
NOISE_STAMP(noise_displace)(const double *start, bool is_same, double amount,
                            const float *displacement, int n, double *place)
{
    const double same = start[0];

    if (is_same) {
        for (int i = 0; i < n; i++)
            place[i] = same + amount * displacement[i];
    } else {
        for (int i = 0; i < n; i++)
            place[i] = start[i] + amount * displacement[i];
    }
}

/* Updates the Jacobian along one axis.  is_depth is true for z and w.  The warp does
 * not move places along these axes, so the displacements' slopes are added as they
 * are. */
VEC_INLINE void
displace_along(int axis, bool is_depth, const NoiseSlopes displacement[2],
               double amount, int n, NoiseJacobian *jacobian)
{
    const NoiseSlopes *on_x = &displacement[0], *on_y = &displacement[1];
    double *x = jacobian->along[0][axis], *y = jacobian->along[1][axis];
    const double start[2] = {axis == 0 ? 1.0 : 0.0, axis == 1 ? 1.0 : 0.0};

    for (int i = 0; i < n; i++) {
        const double before[2] = {x[i], y[i]};
        const double own[2] = {is_depth ? on_x->along[axis][i] : 0.0,
                               is_depth ? on_y->along[axis][i] : 0.0};
        x[i] = start[0] + amount * (on_x->along[0][i] * before[0] +
                                    on_x->along[1][i] * before[1] + own[0]);
        y[i] = start[1] + amount * (on_y->along[0][i] * before[0] +
                                    on_y->along[1][i] * before[1] + own[1]);
    }
}

void
NOISE_STAMP(noise_displace_slopes)(const NoiseSlopes displacement[2],
                                   double amount, int n,
                                   NoiseJacobian *jacobian)
{
    for (int axis = 0; axis < jacobian->n_axes; axis++) {
        if (axis < 2)
            displace_along(axis, false, displacement, amount, n, jacobian);
        else
            displace_along(axis, true, displacement, amount, n, jacobian);
    }
}

VEC_INLINE void
unwarp_along(int axis, bool is_depth, const NoiseSlopes *warped,
             const NoiseJacobian *jacobian, int n, float *along)
{
    const double *x = jacobian->along[0][axis], *y = jacobian->along[1][axis];

    for (int i = 0; i < n; i++) {
        const double own = is_depth ? along[i] : 0.0;
        along[i] = (float)(warped->along[0][i] * x[i] +
                           warped->along[1][i] * y[i] + own);
    }
}

void
NOISE_STAMP(noise_unwarp_slopes)(const NoiseJacobian *jacobian, int n,
                                 NoiseSlopes *slopes)
{
    NoiseSlopes warped;

    memcpy(warped.along, slopes->along, sizeof warped.along[0] * 2);
    for (int axis = 0; axis < slopes->n_axes; axis++) {
        float *along = slopes->along[axis];
        if (axis < 2)
            unwarp_along(axis, false, &warped, jacobian, n, along);
        else
            unwarp_along(axis, true, &warped, jacobian, n, along);
    }
}

/* Adds slopes on a lattice with n axes to the slopes along one axis of the canvas.
 * Computes in floats, like draw_rows(), so that the results are bit-identical. */
VEC_INLINE void
add_rise(const NoiseTransform *map, int n, int axis, const NoiseSlopes *rise,
         int n_places, float *along)
{
    for (int i = 0; i < n_places; i++) {
        float sum = 0.0f;
        VEC_UNROLL
        for (int row = 0; row < n; row++)
            sum += rise->along[row][i] * (float)map->factor[row][axis];
        along[i] += sum;
    }
}

void
NOISE_STAMP(noise_map_slopes)(const NoiseTransform *map, int dimensions,
                              const NoiseSlopes *rise, int n,
                              NoiseSlopes *along)
{
    /* A constant 2 lets the compiler unroll the loop in add_rise(). */
    const int n_rises = dimensions < rise->n_axes ? dimensions : rise->n_axes;

    for (int axis = 0; axis < along->n_axes; axis++) {
        float *sum = along->along[axis];
        if (n_rises == 2)
            add_rise(map, 2, axis, rise, n, sum);
        else
            add_rise(map, n_rises, axis, rise, n, sum);
    }
}
