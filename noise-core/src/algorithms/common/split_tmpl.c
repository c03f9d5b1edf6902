/* SPDX-License-Identifier: MIT
 *
 * Splits places on the canvas into cells of an octave's lattice.
 */
#include "../../lattice/simplex.h"
#include "split.h"

/* The axes of the canvas that places on a lattice depend on: only x, if the places
 * are a row; only their own axis, if the lattice is not turned; x and y; or all
 * four. */
typedef enum Reach { REACH_ROW, REACH_OWN, REACH_PLANE, REACH_ALL } Reach;

VEC_INLINE Reach
find_reach(const NoiseTransform *map, int n_axes, const NoisePlaces *places)
{
    /* With one lane, checking this would take longer than it saves. */
    bool is_own = VEC_LANES > 1, is_flat = true;

    if (places->is_row)
        return REACH_ROW;
    for (int axis = 0; axis < n_axes; axis++) {
        is_flat = is_flat && noise_split_is_flat(map, n_axes, axis);
        for (int k = 0; k < 4; k++)
            is_own = is_own && (k == axis || map->factor[axis][k] == 0.0);
    }
    return is_own ? REACH_OWN : is_flat ? REACH_PLANE : REACH_ALL;
}

/* An axis of a lattice. */
typedef struct Axis {
    int own;              /* its number */
    const double *factor; /* one for each coordinate on the canvas */
    double rest;          /* the shift and, in a row, what y, z and w add */
} Axis;

VEC_INLINE Axis
find_axis(const NoiseTransform *map, int axis, const NoisePlaces *places)
{
    return (Axis){axis, map->factor[axis],
                  places->is_row ? noise_split_rest(map, axis, places, 0)
                                 : map->shift[axis]};
}

/* Returns VEC_LANES places along an axis, in cells, with `plus` added.  Adds in the
 * same order as noise_split_place(), so that the results are bit-identical. */
VEC_INLINE VecD
place_on(Reach reach, Axis axis, const NoisePlaces *places, int i, double plus)
{
    const int first = reach == REACH_OWN ? axis.own : 0;
    const VecD along =
        vec_times_d(vec_load_d(&places->at[first][i]), axis.factor[first]);
    VecD rest = vec_splat_d(axis.rest);

    if (reach > REACH_OWN) {
        VecD sum = vec_times_d(vec_load_d(&places->at[1][i]), axis.factor[1]);
        for (int k = 2; reach == REACH_ALL && k < 4; k++)
            sum = vec_plus_d(sum, vec_times_d(vec_load_d(&places->at[k][i]),
                                              axis.factor[k]));
        rest = vec_plus_d(sum, rest);
    }
    return vec_plus_d(vec_plus_d(along, rest), vec_splat_d(plus));
}

/* Splits places that are near 0.  On simplices, computes positions in fixed point:
 * 24 bits of fraction and 8 bits of whole cells are enough, since places are less
 * than a cell away from their lowest corners.  A place on the border between two
 * simplices may end up in either of them. */
VEC_INLINE void
split_near(Reach reach, int n_axes, const NoiseOctave *lattice,
           const NoisePlaces *places, int n, NoiseSplit *split)
{
    /* Skewing mixes the axes, so a skewed lattice never has REACH_OWN. */
    const bool is_skewed = reach != REACH_OWN && lattice->is_skewed;
    const uint32_t unskew =
        (uint32_t)(noise_simplex_unskew(n_axes) / NOISE_SIMPLEX_GRAIN);
    Axis axes[4], cubes[4];

    for (int k = 0; k < n_axes; k++) {
        axes[k] = find_axis(&lattice->map, k, places);
        cubes[k] = find_axis(&lattice->cubes, k, places);
    }
    for (int i = 0; i < n; i += VEC_LANES) {
        VecU whole[4], fraction[4], place[4], unused, sum = vec_splat_u(0);
        for (int k = 0; k < n_axes; k++) {
            vec_words(place_on(reach, cubes[k], places, i, NOISE_SPLIT),
                      &fraction[k], &whole[k]);
            whole[k] = whole[k] - NOISE_SPLIT_CELL;
            sum = sum + whole[k];
            if (is_skewed)
                vec_words(place_on(reach, axes[k], places, i, 0x1.8p28),
                          &place[k], &unused);
        }
        for (int k = 0; k < n_axes; k++) {
            VecF inner = noise_fraction_to_cells(fraction[k]);
            if (is_skewed)
                inner =
                    vec_to_float(place[k] - (whole[k] << 24) + sum * unskew) *
                    (float)NOISE_SIMPLEX_GRAIN;
            vec_store_u(&split->whole[k][i], whole[k]);
            vec_store(&split->inner[k][i], inner);
        }
    }
}

/* Splits places that may be far from 0, one by one. */
VEC_OUTLINE void
split_far(int n_axes, const NoiseOctave *lattice, const NoisePlaces *places,
          int n, NoiseSplit *split)
{
    uint32_t fraction[4][NOISE_BLOCK + NOISE_LANES];

    for (int i = 0; i < n; i++) {
        double corner[4], sum = 0.0;
        for (int k = 0; k < n_axes; k++) {
            const double at = noise_split_place(&lattice->cubes, k, places, i);
            const int64_t cell = noise_place_split(at, &fraction[k][i]);
            split->whole[k][i] = (uint32_t)cell;
            corner[k] = (double)cell;
            sum += corner[k];
        }
        for (int k = 0; lattice->is_skewed && k < n_axes; k++) {
            const double place = noise_simplex_snap(
                noise_split_place(&lattice->map, k, places, i));
            split->inner[k][i] = (float)((place - corner[k]) +
                                         sum * noise_simplex_unskew(n_axes));
        }
    }
    for (int k = 0; !lattice->is_skewed && k < n_axes; k++) {
        for (int i = 0; i < n; i += VEC_LANES)
            vec_store(&split->inner[k][i],
                      noise_fraction_to_cells(vec_load_u(&fraction[k][i])));
    }
}

/* Passes the reach as a constant, so that split_near() is compiled once for each. */
VEC_INLINE void
split_axes(int n_axes, const NoiseOctave *lattice, const NoisePlaces *places,
           int n, NoiseSplit *split)
{
    switch (find_reach(&lattice->cubes, n_axes, places)) {
    case REACH_ROW:
        split_near(REACH_ROW, n_axes, lattice, places, n, split);
        break;
    case REACH_OWN:
        split_near(REACH_OWN, n_axes, lattice, places, n, split);
        break;
    case REACH_PLANE:
        split_near(REACH_PLANE, n_axes, lattice, places, n, split);
        break;
    default:
        split_near(REACH_ALL, n_axes, lattice, places, n, split);
        break;
    }
}

/* Algorithms look at points up to this many cells away from a place. */
#define CELLS_AWAY 16.0

/* Returns the value of NoiseSplit.is_near for these places. */
VEC_INLINE bool
are_near(int n_axes, const NoiseOctave *lattice, const NoisePlaces *places)
{
    const NoisePeriod *period = &lattice->period;
    double farthest = 0.0;

    for (int k = 0; k < n_axes; k++) {
        const double own =
            noise_split_farthest(&lattice->cubes, n_axes, k, places);
        farthest = own > farthest ? own : farthest;
    }
    return farthest < NOISE_NEAR &&
           (period->n_vectors == 0 || farthest + CELLS_AWAY < period->near);
}

VEC_INLINE void
split_dimensions(int n_axes, const NoiseOctave *lattice,
                 const NoisePlaces *places, int n, NoiseSplit *split)
{
    split->is_near = are_near(n_axes, lattice, places);
    if (split->is_near)
        split_axes(n_axes, lattice, places, n, split);
    else
        split_far(n_axes, lattice, places, n, split);
}

void
NOISE_STAMP(noise_split_places)(const NoiseOctave *lattice, int n_axes,
                                const NoisePlaces *places, int n,
                                NoiseSplit *split)
{
    split->lattice = lattice;
    split->places = places;
    switch (n_axes) {
    case 1:
        split_dimensions(1, lattice, places, n, split);
        break;
    case 2:
        split_dimensions(2, lattice, places, n, split);
        break;
    case 3:
        split_dimensions(3, lattice, places, n, split);
        break;
    default:
        split_dimensions(4, lattice, places, n, split);
        break;
    }
}
