/* SPDX-License-Identifier: MIT
 *
 * Waves: a profile that repeats from cell to cell, in bands across x or in
 * rings around the z axis.  Warped bands are the marble of K. Perlin, "An Image
 * Synthesizer", 1985.
 *
 * Each seed and field begins at another phase of the profile.
 */
#include "../vec/vec.h"
#include "common/basis.h"
#include "common/cell.h"
#include "common/profile.h"

/* Places from 0 to 1 along the wave, of those in its cell. */
VEC_INLINE VecF
add_phase(const NoiseOctaveInput *input, VecF inner)
{
    const VecF place = inner + input->phase;

    return vec_select(vec_less(place, vec_splat(1.0f)), place, place - 1.0f);
}

/* The noise at VEC_LANES places along the waves, in cells; stores the
 * derivative in *slope. */
VEC_INLINE VecF
noise_along(const NoiseOctaveInput *input, const double *along, bool is_near,
            VecF *slope)
{
    VecU whole;
    VecF inner;

    split_vector(along, is_near, &whole, &inner);
    const VecF noise = noise_of_profile(input->shape->wave_profile,
                                        add_phase(input, inner), slope);
    *slope = *slope * input->factor;
    return noise * input->factor;
}

static bool
has_rings(const NoiseOctaveInput *input)
{
    return input->shape->wave_shape == NOISE_WAVE_SHAPE_RINGS;
}

static inline double
compute_radius(double x, double y)
{
    return sqrt(x * x + y * y);
}

/* n places along the waves: x, or how far each lies from the z axis. */
typedef struct Along {
    const double *at;
    bool is_near;
    double radius[NOISE_BLOCK + NOISE_LANES];
} Along;

static void
compute_along(const NoiseOctaveInput *input, const NoisePlaces *places, int n,
              Along *along)
{
    const double *x = places->at[0];
    const double *y = places->at[1];

    along->at = x;
    along->is_near = places->is_near;
    if (!has_rings(input))
        return;
    for (int i = 0; i < n; i++)
        along->radius[i] = compute_radius(x[i], y[i]);
    along->at = along->radius;
    along->is_near =
        compute_radius(places->farthest[0], places->farthest[1]) < NOISE_NEAR;
}

static void
waves_points(const NoiseOctaveInput *input, const NoisePlaces *places, int n,
             float *value)
{
    Along along;
    VecF slope;

    compute_along(input, places, n, &along);
    for (int i = 0; i < n; i += VEC_LANES)
        vec_store(&value[i],
                  noise_along(input, &along.at[i], along.is_near, &slope));
}

/* Along x and y, rings rise by the share of the radius that each has. */
static void
waves_slopes(const NoiseOctaveInput *input, const NoisePlaces *places, int n,
             float *value, NoiseSlopes *slopes)
{
    const VecF none = vec_splat(0.0f);
    Along along;

    compute_along(input, places, n, &along);
    for (int i = 0; i < n; i += VEC_LANES) {
        VecF rise, share[2] = {vec_splat(1.0f), none};
        vec_store(&value[i],
                  noise_along(input, &along.at[i], along.is_near, &rise));
        if (has_rings(input)) {
            const VecF radius = vec_offset(&along.at[i], 0.0);
            const VecMask is_off = vec_less(none, radius);
            for (int axis = 0; axis < 2; axis++)
                share[axis] = vec_select(
                    is_off, vec_offset(&places->at[axis][i], 0.0) / radius,
                    none);
        }
        for (int axis = 0; axis < 4; axis++)
            vec_store(&slopes->along[axis][i],
                      axis < 2 ? rise * share[axis] : none);
    }
}

/* All rows of bands are the same. */
static void
draw_bands(const NoiseOctaveInput *input, const NoiseGrid *grid, float *value)
{
    const int n = noise_pad_lanes(grid->n_columns);
    const bool is_near =
        noise_max_distance(grid->x, grid->n_columns) < NOISE_NEAR;
    VecF slope;

    for (int i = 0; i < n; i += VEC_LANES)
        vec_store(&value[i], noise_along(input, &grid->x[i], is_near, &slope));
    for (int row = 1; row < grid->n_rows; row++)
        memcpy(&value[row * NOISE_BLOCK], value, sizeof(float) * (size_t)n);
}

static bool
waves_grid(const NoiseOctaveInput *input, const NoiseGrid *grid, float *value)
{
    if (has_rings(input))
        return false;
    draw_bands(input, grid, value);
    return true;
}

/* No compute_bound: profiles lie within [-1, 1]. */
const NoiseBasis NOISE_STAMP(noise_basis_waves) = {
    .grid = waves_grid,
    .points = waves_points,
    .slopes = waves_slopes,
};
