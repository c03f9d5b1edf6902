/* SPDX-License-Identifier: MIT
 *
 * Waves: a profile that repeats in each cell, as bands across x or as rings around
 * the z axis.  Warped bands are the marble of K. Perlin, "An Image Synthesizer",
 * 1985.
 *
 * Each seed and field begins at a different phase of the profile.
 */
#include "common/cell.h"
#include "common/profile.h"

/* Returns the positions of places along the wave, from 0 to 1.  `inner` has their
 * positions within their cells. */
VEC_INLINE VecF
add_phase(const NoiseOctaveInput *input, VecF inner)
{
    const VecF place = inner + input->phase;

    return vec_select(vec_less(place, vec_splat(1.0f)), place, place - 1.0f);
}

/* Returns the noise at VEC_LANES places, and stores the derivative in *slope.
 * `inner` has their positions within their cells, along the waves, from 0 to 1. */
VEC_INLINE VecF
noise_along(const NoiseOctaveInput *input, VecF inner, VecF *slope)
{
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

/* Splits places along the waves into cells.  The caller has filled in along->at[0]
 * and along->farthest[0], in cells. */
static void
split_along(NoisePlaces *along, int n, NoiseSplit *split)
{
    static const NoiseOctave same = {.cubes = {.factor = {{1.0}}}};

    along->is_row = true;
    for (int axis = 1; axis < 4; axis++)
        along->at[axis][0] = along->farthest[axis] = 0.0;
    NOISE_STAMP(noise_split_places)(&same, 1, along, n, split);
}

/* Where places are relative to the axis of the rings, in cells: their offsets from
 * it along x and y, and their distances from it. */
typedef struct Rings {
    double offset[2][NOISE_BLOCK + NOISE_LANES];
    NoisePlaces radius;
} Rings;

static void
compute_rings(const NoiseTransform *map, const NoisePlaces *places, int n,
              Rings *around)
{
    const NoiseTransform own = *map; /* in case `around` aliases the map */
    NoisePlaces *radius = &around->radius;

    radius->farthest[0] = noise_split_farthest(map, 4, 0, places) +
                          noise_split_farthest(map, 4, 1, places);
    for (int i = 0; i < n; i++) {
        const double x = noise_split_place(&own, 0, places, i);
        const double y = noise_split_place(&own, 1, places, i);
        around->offset[0][i] = x;
        around->offset[1][i] = y;
        radius->at[0][i] = sqrt(x * x + y * y);
    }
}

/* Splits places into cells along the waves: along x, or away from the axis of the
 * rings. */
static void
split_waves(const NoiseOctaveInput *input, const NoisePlaces *places, int n,
            Rings *around, NoiseSplit *split)
{
    if (has_rings(input)) {
        compute_rings(&input->lattice->map, places, n, around);
        split_along(&around->radius, n, split);
    } else {
        NOISE_STAMP(noise_split_places)(input->lattice, 1, places, n, split);
    }
}

/* Stores slopes.  `rise` is the slope along the waves.  Rings rise along the radius,
 * so their slope along x or y is `rise` times the offset divided by the radius. */
static void
store_rise(const NoiseOctaveInput *input, const Rings *around, VecF rise, int i,
           NoiseSlopes *slopes)
{
    const VecF none = vec_splat(0.0f);
    VecF share[2] = {vec_splat(1.0f), none};

    if (has_rings(input)) {
        const VecF radius = vec_offset(&around->radius.at[0][i], 0.0);
        const VecMask is_off = vec_less(none, radius);
        for (int axis = 0; axis < 2; axis++)
            share[axis] = vec_select(
                is_off, vec_offset(&around->offset[axis][i], 0.0) / radius,
                none);
    }
    store_slopes(2, share, rise, i, slopes);
}

static void
waves_points(const NoiseOctaveInput *input, const NoisePlaces *places, int n,
             float *sum, NoiseSlopes *slopes)
{
    NoiseSplit split;
    Rings around;

    split_waves(input, places, n, &around, &split);
    for (int i = 0; i < n; i += VEC_LANES) {
        VecF rise;
        accumulate(&sum[i],
                   noise_along(input, vec_load(&split.inner[0][i]), &rise));
        if (slopes != NULL)
            store_rise(input, &around, rise, i, slopes);
    }
}

/* Draws one row of bands and copies it, since all rows are the same.  Returns false
 * for rings. */
static bool
waves_grid(const NoiseOctaveInput *input, const NoiseGrid *grid, float *value)
{
    const int n = noise_pad_lanes(grid->n_columns);
    NoisePlaces columns;
    NoiseSplit split;
    VecF slope;

    if (has_rings(input))
        return false;
    memcpy(columns.at[0], grid->x, sizeof grid->x);
    columns.farthest[0] = noise_max_distance(grid->x, grid->n_columns);
    split_along(&columns, n, &split);
    for (int i = 0; i < n; i += VEC_LANES)
        vec_store(&value[i],
                  noise_along(input, vec_load(&split.inner[0][i]), &slope));
    for (int row = 1; row < grid->n_rows; row++)
        memcpy(&value[row * NOISE_BLOCK], value, sizeof(float) * (size_t)n);
    return true;
}

/* No compute_bound: profiles are within [-1, 1]. */
const NoiseBasis NOISE_STAMP(noise_basis_waves) = {
    .grid = waves_grid,
    .points = waves_points,
    .has_slopes = true,
};
