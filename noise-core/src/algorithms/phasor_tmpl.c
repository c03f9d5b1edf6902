/* SPDX-License-Identifier: MIT
 *
 * Phasor noise (T. Tricard et al., "Procedural Phasor Noise", 2019): waves of one
 * length and nearly one direction, which split and join, and have the same contrast
 * everywhere.
 *
 * Each square or cube of the lattice holds two impulses, each with its own phase f
 * and direction u.  Their waves add up to a complex number,
 *
 *     sum of  (1 - |o|^2)^3 e^(2 pi i (f + waves u o)),
 *
 * where o is the offset of a place from the impulse.  Impulses more than a cell away
 * contribute nothing.  The angle of the sum says where in the waves' profile the
 * place is.  Waves end where the sum is 0.
 */
#include "common/directions.h"
#include "common/neighbors.h"
#include "common/profile.h"

#define N_IN_CELL 2

/* The number of whole turns added to phases to keep them positive.  It is more than
 * the largest number of waves per cell. */
#define TURNS 16.0f

#define TWO_PI 6.28318531f

/* Coefficients of atan(x) / (2 pi) = x (arc[0] + arc[1] x^2 + ...) for x from 0 to
 * 1: a least-squares fit at Chebyshev points, accurate to 7e-9. */
static const float arc[8] = {0.159154853f,   -0.0530465123f,  0.0317490381f,
                             -0.0221476872f, 0.0153684095f,   -0.0089227317f,
                             0.00349291163f, -0.000648287336f};

/* An impulse, whose place is relative to the home cell, plus SNAP. */
typedef struct Impulse {
    VecF place[3];
    VecF direction[2];
    VecF phase; /* in turns */
} Impulse;

/* The impulses that can reach VEC_LANES places. */
typedef struct Impulses {
    Home home;
    Impulse at[CELLS_NEAR_MAX * N_IN_CELL];
} Impulses;

/* The sum of the waves: its real and imaginary parts, and the slopes of both. */
typedef struct Phasor {
    VecF part[2];
    VecF slope[2][3];
} Phasor;

VEC_INLINE void
compute_impulse(const NoiseShape *shape, int n, VecU cell_hash, int k,
                const int step[3], Impulse *impulse)
{
    const VecU hash = hash_of_point(cell_hash, k);
    const VecU properties = noise_hash_properties(hash);

    for (int axis = 0; axis < n; axis++)
        impulse->place[axis] = compute_coordinate(hash, axis, step[axis]);
    compute_direction(shape, noise_unit_of_hash(properties, 0, 1.0f),
                      impulse->direction);
    impulse->phase = noise_unit_of_hash(properties, 1, 1.0f);
}

/* Computes the impulses around VEC_LANES places, unless these are in the same cells
 * as the previous places. */
VEC_INLINE void
enter_impulses(const NoiseOctaveInput *input, int n, Block block, int first,
               Impulses *impulses)
{
    Impulse *impulse = impulses->at;

    if (!enter_home(input, n, block, first, &impulses->home))
        return;
    for (int i = 0; i < count_near(n); i++) {
        const int step[3] = {i % 3 - 1, i / 3 % 3 - 1, i / 9 - 1};
        const VecU hash =
            hash_neighbor(input, n, block, first, &impulses->home, step);
        for (int k = 0; k < N_IN_CELL; k++)
            compute_impulse(input->shape, n, hash, k, step, impulse++);
    }
}

/* Adds an impulse's waves and, if wanted, their slopes. */
VEC_INLINE void
add_impulse(const NoiseShape *shape, int n, const Impulse *impulse,
            const VecF place[3], bool with_slopes, Phasor *sum)
{
    const VecF one = vec_splat(1.0f);
    VecF offset[3], square = vec_splat(0.0f), slope;

    for (int axis = 0; axis < n; axis++) {
        offset[axis] = place[axis] - impulse->place[axis];
        square = square + offset[axis] * offset[axis];
    }
    const VecF rest = vec_max(one - square, vec_splat(0.0f));
    const VecF weight = rest * rest * rest;
    const VecF along =
        offset[0] * impulse->direction[0] + offset[1] * impulse->direction[1];
    const VecF turns = along * shape->waves + (impulse->phase + TURNS);
    const VecF turn = turns - vec_to_float(vec_to_int(turns));
    const VecF cosine = cosine_of_turn(turn);
    const VecF sine = cosine_of_turn(vec_select(
        vec_less(turn, vec_splat(0.25f)), turn + 0.75f, turn - 0.25f));

    sum->part[0] = sum->part[0] + weight * cosine;
    sum->part[1] = sum->part[1] + weight * sine;
    if (!with_slopes)
        return;
    slope = -6.0f * rest * rest;
    for (int axis = 0; axis < n; axis++) {
        const VecF rise = slope * offset[axis];
        const VecF turning = axis < 2 ? weight * impulse->direction[axis] *
                                            (shape->waves * TWO_PI)
                                      : vec_splat(0.0f);
        sum->slope[0][axis] =
            sum->slope[0][axis] + (rise * cosine - turning * sine);
        sum->slope[1][axis] =
            sum->slope[1][axis] + (rise * sine + turning * cosine);
    }
}

/* Returns atan(x) in turns, for x from 0 to 1. */
VEC_INLINE VecF
arc_of_slope(VecF x)
{
    const VecF square = x * x;
    VecF sum = vec_splat(arc[7]);

    for (int k = 6; k >= 0; k--)
        sum = sum * square + arc[k];
    return sum * x;
}

/* Returns the angle of a complex number in turns, from 0 to 1.  For 0, the angle is
 * arbitrary. */
VEC_INLINE VecF
compute_turn(VecF real, VecF imaginary)
{
    const VecF none = vec_splat(0.0f);
    const VecF width = vec_abs(real), height = vec_abs(imaginary);
    const VecF larger = vec_max(vec_max(width, height), vec_splat(FLT_MIN));
    const VecF eighth = arc_of_slope(vec_min(width, height) / larger);
    const VecF quarter =
        vec_select(vec_less(width, height), 0.25f - eighth, eighth);
    const VecF half = vec_select(vec_less(real, none), 0.5f - quarter, quarter);

    return vec_select(vec_less(imaginary, none), 1.0f - half, half);
}

VEC_INLINE void
draw_phasor(const NoiseOctaveInput *input, int n, Block block, int n_points,
            float *sum, NoiseSlopes *slopes)
{
    const NoiseShape *shape = input->shape;
    const bool with_slopes = slopes != NULL;
    Impulses impulses;

    for (int i = 0; i < n_points; i += VEC_LANES) {
        Phasor phasor = {0};
        VecF rise, turn[3];
        enter_impulses(input, n, block, i, &impulses);
        for (int k = 0; k < count_near(n) * N_IN_CELL; k++)
            add_impulse(shape, n, &impulses.at[k], impulses.home.inner,
                        with_slopes, &phasor);
        const VecF noise = noise_of_profile(
            shape->wave_profile, compute_turn(phasor.part[0], phasor.part[1]),
            &rise);
        accumulate(&sum[i], noise * input->factor);
        if (!with_slopes)
            continue;
        const VecF square =
            phasor.part[0] * phasor.part[0] + phasor.part[1] * phasor.part[1];
        const VecF factor = rise * (input->factor / TWO_PI) /
                            vec_max(square, vec_splat(FLT_MIN));
        for (int axis = 0; axis < n; axis++)
            turn[axis] = phasor.part[0] * phasor.slope[1][axis] -
                         phasor.part[1] * phasor.slope[0][axis];
        store_slopes(n, turn, factor, i, slopes);
    }
}

DEFINE_POINTS(phasor_points, draw_phasor, FOR_PLANE_AND_SPACE)

/* No compute_bound: profiles are within [-1, 1]. */
const NoiseBasis NOISE_STAMP(noise_basis_phasor) = {
    .points = phasor_points,
    .has_slopes = true,
};
