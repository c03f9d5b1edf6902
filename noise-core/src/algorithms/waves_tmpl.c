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
add_phase(const NoiseLayer *layer, VecF inner)
{
    const VecF place = inner + layer->phase;

    return vec_select(vec_less(place, vec_splat(1.0f)), place, place - 1.0f);
}

/* The noise at VEC_LANES places along the waves, in cells; stores the
 * derivative in *slope. */
VEC_INLINE VecF
noise_along(const NoiseLayer *layer, const double *along, bool is_near,
            VecF *slope)
{
    VecU whole;
    VecF inner;

    split_vector(along, is_near, &whole, &inner);
    const VecF noise = noise_of_profile(layer->shape->wave_profile,
                                        add_phase(layer, inner), slope);
    *slope = *slope * layer->factor;
    return noise * layer->factor;
}

static bool
has_rings(const NoiseLayer *layer)
{
    return layer->shape->wave_shape == NOISE_WAVE_SHAPE_RINGS;
}

static inline double
find_radius(double x, double y)
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
find_along(const NoiseLayer *layer, const NoisePlaces *places, int n,
           Along *along)
{
    const double *x = places->at[0];
    const double *y = places->at[1];

    along->at = x;
    along->is_near = places->is_near;
    if (!has_rings(layer))
        return;
    for (int i = 0; i < n; i++)
        along->radius[i] = find_radius(x[i], y[i]);
    along->at = along->radius;
    along->is_near =
        find_radius(places->farthest[0], places->farthest[1]) < NOISE_NEAR;
}

static void
waves_points(const NoiseLayer *layer, const NoisePlaces *places, int n,
             float *value)
{
    Along along;
    VecF slope;

    find_along(layer, places, n, &along);
    for (int i = 0; i < n; i += VEC_LANES)
        vec_store(&value[i],
                  noise_along(layer, &along.at[i], along.is_near, &slope));
}

/* Along x and y, rings rise by the share of the radius that each has. */
static void
waves_slopes(const NoiseLayer *layer, const NoisePlaces *places, int n,
             float *value, NoiseSlopes *slopes)
{
    const VecF none = vec_splat(0.0f);
    Along along;

    find_along(layer, places, n, &along);
    for (int i = 0; i < n; i += VEC_LANES) {
        VecF rise, share[2] = {vec_splat(1.0f), none};
        vec_store(&value[i],
                  noise_along(layer, &along.at[i], along.is_near, &rise));
        if (has_rings(layer)) {
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
draw_bands(const NoiseLayer *layer, const NoiseGrid *grid, float *value)
{
    const int n = noise_pad_lanes(grid->n_columns);
    const bool is_near =
        noise_find_farthest(grid->x, grid->n_columns) < NOISE_NEAR;
    VecF slope;

    for (int i = 0; i < n; i += VEC_LANES)
        vec_store(&value[i], noise_along(layer, &grid->x[i], is_near, &slope));
    for (int row = 1; row < grid->n_rows; row++)
        memcpy(&value[row * NOISE_BLOCK], value, sizeof(float) * (size_t)n);
}

static bool
waves_grid(const NoiseLayer *layer, const NoiseGrid *grid, float *value)
{
    if (has_rings(layer))
        return false;
    draw_bands(layer, grid, value);
    return true;
}

/* No find_bound: profiles lie within [-1, 1]. */
const NoiseBasis NOISE_STAMP(noise_basis_waves) = {
    .grid = waves_grid,
    .points = waves_points,
    .slopes = waves_slopes,
};
