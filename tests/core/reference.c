/* SPDX-License-Identifier: LGPL-3.0-or-later */
#include "reference.h"

#include <math.h>

#include "dispatch/cpu.h"
#include "lattice/hash.h"
#include "lattice/simplex.h"
#include "papers/evolution.h"
#include "papers/gradients.h"
#include "papers/perlin.h"
#include "papers/simplex.h"

/* The outermost coordinate is hashed first; on the line, y is 0. */
uint32_t
reference_hash(const NoiseParams *params, int octave, int n,
               const int64_t *point)
{
    const uint64_t key = noise_splitmix(params->seed, octave);
    const int64_t outer = n > 1 ? point[n - 1] : 0;
    uint32_t hash =
        noise_hash_fold((uint32_t)(key >> 32),
                        noise_hash_addend((uint32_t)outer) + (uint32_t)key);

    for (int axis = n > 1 ? n - 2 : 0; axis >= 0; axis--)
        hash = noise_hash_fold(hash, noise_hash_addend((uint32_t)point[axis]));
    return hash;
}

double
reference_share(uint32_t hash, int k)
{
    return (noise_hash_number(hash, k) >> 8) / 16777216.0;
}

/* One octave's lattice points. */
typedef struct Points {
    const NoiseParams *params;
    int octave;
    bool is_edges;
    PaperGradients gradients;
} Points;

static uint32_t
hash_of(const Points *points, int n, const int64_t *point)
{
    return reference_hash(points->params, points->octave, n, point);
}

static void
value_of_point(void *data, int n, const int64_t *point, double *value,
               double *gradient)
{
    (void)gradient;
    *value = ((double)(hash_of(data, n, point) >> 8) + 0.5) / 8388608.0 - 1.0;
}

/* True if the first coordinate other than 0 is positive. */
static bool
is_positive(const double *row)
{
    int axis = 0;

    while (row[axis] == 0)
        axis++;
    return row[axis] > 0;
}

/* The highest bit of a hash is the gradient's sign, and the other bits choose among
 * the gradients that are positive. */
static void
gradient_of_point(void *data, int n, const int64_t *point, double *value,
                  double *gradient)
{
    const Points *points = data;
    const uint32_t hash = hash_of(points, n, point);
    const double sign = hash >> 31 != 0 ? -1 : 1;
    const int n_positive = points->gradients.n_rows / 2;
    const int number = (int)(hash >> 18 & 0x1fff);
    const int chosen = number * n_positive >> 13;
    double turned[PAPER_MOST_DIMENSIONS];
    int left = chosen;
    int row = 0;

    (void)value;
    while (!is_positive(points->gradients.rows[row]) || left-- > 0)
        row++;
    paper_turn(points->is_edges, n, n == 2 ? number >> 10 : chosen,
               points->gradients.rows[row], points->params->evolution, turned);
    for (int axis = 0; axis < n; axis++)
        gradient[axis] = sign * turned[axis];
}

double
reference_noise(const NoiseParams *params, int octave, const double place[4],
                double *gradient)
{
    const int n = (int)params->dimensions + 1;
    const bool has_edges = params->algorithm == NOISE_ALGORITHM_PERLIN &&
                           params->gradients == NOISE_GRADIENTS_AXES;
    Points points = {
        .params = params,
        .octave = octave,
        .is_edges = has_edges,
        .gradients = has_edges ? paper_edges(n) : paper_directions(n),
    };
    const PaperLattice lattice = {
        .fade = (PaperFade)params->interpolation,
        .point_function = params->algorithm == NOISE_ALGORITHM_VALUE
                              ? value_of_point
                              : gradient_of_point,
        .data = &points,
    };
    const PaperSimplices simplices = {
        .radius_squared = params->kernel_radius == NOISE_KERNEL_RADIUS_ORIGINAL
                              ? 0.6
                              : 0.5 - 0x1p-20, /* as in plan.c */
        .unskew = noise_simplex_unskew(n),
        .point_function = gradient_of_point,
        .data = &points,
    };
    const double value = params->algorithm == NOISE_ALGORITHM_SIMPLEX
                             ? paper_simplex(n, place, &simplices, gradient)
                             : paper_perlin(n, place, &lattice, gradient);
    /* Use the core's bound; other tests show that no value is larger. */
    const double bound =
        noise_basis_bound(noise_kernels_one.basis[params->algorithm], params);

    for (int axis = 0; gradient != NULL && axis < n; axis++)
        gradient[axis] /= bound;
    return value / bound;
}

double
reference_profile(NoiseWaveProfile profile, double along, double *slope)
{
    const double turn = 2 * acos(-1.0);
    const double part = along - floor(along);

    switch (profile) {
    case NOISE_WAVE_PROFILE_TRIANGLE:
        *slope = part < 0.5 ? 4 : -4;
        return part < 0.5 ? 4 * part - 1 : 3 - 4 * part;
    case NOISE_WAVE_PROFILE_SAW:
        *slope = 2;
        return 2 * part - 1;
    case NOISE_WAVE_PROFILE_SQUARE:
        *slope = 0;
        return part > 0.25 && part < 0.75 ? 1 : -1;
    case NOISE_WAVE_PROFILE_SINE:
        break;
    }
    *slope = turn * sin(turn * part);
    return -cos(turn * part);
}

/* Returns a value that goes back and forth between -1 and 1, starting at -1. */
static double
reflect(double way)
{
    const double left = fmod(way, 2);

    return left < 1 ? 2 * left - 1 : 3 - 2 * left;
}

static double
signal_of(const NoiseParams *params, double noise)
{
    switch (params->fractal) {
    case NOISE_FRACTAL_TURBULENCE:
        return 2 * fabs(noise) - 1;
    case NOISE_FRACTAL_BILLOW:
        return 1 - 2 * pow(1 - fabs(noise), 2);
    case NOISE_FRACTAL_RIDGED:
        return 2 * pow(1 - fabs(noise), 2) - 1;
    case NOISE_FRACTAL_PING_PONG:
        return reflect((noise + 1) * params->ping_pong_strength);
    case NOISE_FRACTAL_NONE:
    case NOISE_FRACTAL_FBM:
    case NOISE_FRACTAL_HYBRID:
    case NOISE_FRACTAL_HETERO:
    case NOISE_FRACTAL_DAMPED:
        break;
    }
    return noise;
}

double
reference_fractal(const NoiseParams *params, int n,
                  const ReferenceOctave *octave)
{
    double all = 0, reach = 0, sum = 0, strength = 1, slope[2] = {0, 0};

    for (int k = 0; k < n; k++)
        all += octave[k].amplitude;
    for (int k = 0; k < n; k++) {
        const double signal = signal_of(params, octave[k].noise);
        const double share = octave[k].amplitude / all;
        for (int axis = 0; axis < 2; axis++)
            slope[axis] += octave[k].slope[axis];
        if (params->fractal == NOISE_FRACTAL_DAMPED)
            strength = 1 / (1 + pow(slope[0], 2) + pow(slope[1], 2));
        reach += share;
        sum += share * strength * signal;
        if (params->fractal == NOISE_FRACTAL_HETERO)
            strength = (1 + sum / reach) / 2;
        if (params->fractal == NOISE_FRACTAL_HYBRID)
            strength *= 1 + signal;
        if (params->fractal != NOISE_FRACTAL_DAMPED)
            strength *= 1 - params->weighted_strength * (1 - signal) / 2;
        strength = fmin(strength, 1);
    }
    return sum;
}
