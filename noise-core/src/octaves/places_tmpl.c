/* SPDX-License-Identifier: MIT
 *
 * Takes places on the canvas to places on an octave's lattice, and slopes on
 * the lattice to slopes on the canvas.
 */
#include "../dispatch/stamped.h"

/* One axis of places that share y, z and w. */
static void
compute_row(const NoiseOctave *octave, int axis, const NoisePlaces *places,
            int n, double *on_lattice)
{
    const double *x = places->at[0];
    const double slope = octave->map[axis][0];
    const double rest = noise_octave_rest(octave, axis, places->at[1][0],
                                          places->at[2][0], places->at[3][0]);

    for (int i = 0; i < n; i++)
        on_lattice[i] = slope * x[i] + rest;
}

/* One axis of any places, which depends on x and y alone. */
static void
compute_flat(const NoiseOctave *octave, int axis, const NoisePlaces *places,
             int n, double *on_lattice)
{
    const double slope = octave->map[axis][0];

    for (int i = 0; i < n; i++)
        on_lattice[i] =
            slope * places->at[0][i] +
            noise_octave_rest(octave, axis, places->at[1][i], 0.0, 0.0);
}

/* One axis of any places. */
static void
compute_each(const NoiseOctave *octave, int axis, const NoisePlaces *places,
             int n, double *on_lattice)
{
    const double slope = octave->map[axis][0];

    for (int i = 0; i < n; i++)
        on_lattice[i] = slope * places->at[0][i] +
                        noise_octave_rest(octave, axis, places->at[1][i],
                                          places->at[2][i], places->at[3][i]);
}

static bool
is_flat(const NoiseOctave *octave, int axis)
{
    return octave->map[axis][2] == 0.0 && octave->map[axis][3] == 0.0;
}

/* How far from 0 places on the lattice lie at most, along an axis. */
static double
max_distance(const NoiseOctave *octave, int axis, const NoisePlaces *places)
{
    double sum = fabs(octave->shift[axis]);

    for (int k = 0; k < 4; k++)
        sum += fabs(octave->map[axis][k]) * places->farthest[k];
    return sum * (1.0 + 0x1p-40);
}

void
NOISE_STAMP(noise_map_places)(const NoiseOctave *octave, int dimensions,
                              const NoisePlaces *places, bool is_row, int n,
                              NoisePlaces *on_lattice)
{
    on_lattice->is_near = true;
    for (int axis = 0; axis < dimensions; axis++) {
        const double farthest = max_distance(octave, axis, places);
        if (is_row)
            compute_row(octave, axis, places, n, on_lattice->at[axis]);
        else if (is_flat(octave, axis))
            compute_flat(octave, axis, places, n, on_lattice->at[axis]);
        else
            compute_each(octave, axis, places, n, on_lattice->at[axis]);
        on_lattice->farthest[axis] = farthest;
        on_lattice->is_near = on_lattice->is_near && farthest < NOISE_NEAR;
    }
}

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

/* The slopes along one axis of the canvas, of a lattice with n axes: in floats,
 * as rows are drawn with slopes. */
VEC_INLINE void
compute_rise(const NoiseOctave *octave, int n, int axis,
             const NoiseSlopes *rise, int n_places, float *along)
{
    for (int i = 0; i < n_places; i++) {
        float sum = 0.0f;
        VEC_UNROLL
        for (int row = 0; row < n; row++)
            sum += rise->along[row][i] * (float)octave->map[row][axis];
        along[i] = sum;
    }
}

void
NOISE_STAMP(noise_map_slopes)(const NoiseOctave *octave, int dimensions,
                              const NoiseSlopes *rise, int n,
                              NoiseSlopes *along)
{
    /* Called with a constant, compute_rise() unrolls its loop of two. */
    const int n_rises = dimensions < rise->n_axes ? dimensions : rise->n_axes;

    for (int axis = 0; axis < along->n_axes; axis++) {
        float *sum = along->along[axis];
        if (n_rises == 2)
            compute_rise(octave, 2, axis, rise, n, sum);
        else
            compute_rise(octave, n_rises, axis, rise, n, sum);
    }
}
