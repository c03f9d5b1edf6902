/* SPDX-License-Identifier: MIT
 *
 * Finds the cell that the place in each lane is in, on the lattice of squares,
 * cubes or hypercubes, and interpolates numbers at its corners.
 *
 * Corner e of a cell is on the far side along axis a if bit a of e is 1.
 */
#ifndef NOISE_CELL_H
#define NOISE_CELL_H

#include "../../lattice/hash.h"
#include "fade.h"
#include "split.h"

/* Adding this to a number from 0 to 1 rounds it to a multiple of 2^-21, so that
 * sums and differences below 4 are exact. */
#define SNAP 4.0f

typedef struct Cell {
    VecF inner[4]; /* places within their cells, 0 to 1 */
    VecF fade[4];
} Cell;

/* Loads the cells of VEC_LANES places, and the positions of the places within
 * them. */
VEC_INLINE void
load_split(const NoiseSplit *split, int axis, int first, VecU *whole,
           VecF *inner)
{
    *whole = vec_load_u(&split->whole[axis][first]);
    *inner = vec_load(&split->inner[axis][first]);
}

/* Adds noise to the sums of VEC_LANES places. */
VEC_INLINE void
accumulate(float *sum, VecF noise)
{
    vec_store(sum, vec_load(sum) + noise);
}

/* Returns floor(number / divisor) of signed numbers, and stores the remainder.  The
 * first estimate is off by less than 1/4; truncated toward 0, it is at most 2 too
 * large, or 1 too small. */
VEC_INLINE VecU
divide_lanes(VecU number, uint32_t divisor, VecU *rest)
{
    const VecU none = vec_splat_u(0);
    const VecU one = vec_splat_u(1);
    VecU quotient = vec_to_int(vec_to_float(number) * (1.0f / (float)divisor));

    *rest = number - quotient * divisor;
    for (int i = 0; i < 2; i++) {
        const VecU too_much = vec_select_u(vec_is_negative(*rest), one, none);
        quotient = quotient - too_much;
        *rest = *rest + too_much * divisor;
    }
    const VecU too_little =
        vec_select_u(vec_is_negative(*rest - divisor), none, one);
    *rest = *rest - too_little * divisor;
    return quotient + too_little;
}

/* Does what noise_period_reduce() does, but in 32 bits, for points near enough to 0;
 * see NoiseSplit.is_near. */
VEC_INLINE void
reduce_lanes(const NoisePeriod *period, int n, VecU point[4])
{
    VecU times[3], rest;

    for (int axis = 0; period->is_separate && axis < n; axis++) {
        if (period->modulus[axis] > 0) {
            divide_lanes(point[axis], (uint32_t)period->modulus[axis], &rest);
            point[axis] = rest;
        }
    }
    if (period->is_separate)
        return;
    for (int i = 0; i < period->n_vectors; i++) {
        VecU sum = vec_splat_u(0);
        for (int axis = 0; axis < n; axis++)
            sum = sum + point[axis] * (uint32_t)period->function[i][axis];
        times[i] = divide_lanes(sum, (uint32_t)period->divisor, &rest);
    }
    for (int i = 0; i < period->n_vectors; i++) {
        for (int axis = 0; axis < n; axis++)
            point[axis] =
                point[axis] - times[i] * (uint32_t)period->vector[i][axis];
    }
}

/* How a block's lattice points are reduced to the period: not at all, if there is no
 * period; VEC_LANES at a time; or one by one, if some are too far away for 32
 * bits. */
typedef enum Reduction {
    REDUCTION_NONE,
    REDUCTION_LANES,
    REDUCTION_SCALAR
} Reduction;

static inline Reduction
compute_reduction(const NoiseOctaveInput *input, const NoiseSplit *split)
{
    if (input->lattice->period.n_vectors == 0)
        return REDUCTION_NONE;
    return split->is_near ? REDUCTION_LANES : REDUCTION_SCALAR;
}

/* A block of places on an octave's lattice. */
typedef struct Block {
    Reduction reduction;
    const NoiseSplit *split;
} Block;

/* VEC_LANES cells.  If the reduction is scalar, these are the cells of VEC_LANES
 * places of the block, from place `first` on. */
typedef struct CellLanes {
    Block block;
    int first;
    VecU whole[4];
} CellLanes;

/* Returns the hashes of points that are already reduced to the period. */
VEC_INLINE VecU
hash_reduced(const NoiseOctaveInput *input, int n, const VecU point[4])
{
    VecU hash = noise_hash_begin(
        input->key, n > 1 ? noise_hash_addend(point[n - 1]) : vec_splat_u(0));

    for (int axis = n > 1 ? n - 2 : 0; axis >= 0; axis--)
        hash = noise_hash_fold(hash, noise_hash_addend(point[axis]));
    return hash;
}

/* Reduces lattice points to the period, and returns their hashes.  The points are
 * `step` cells away from `whole`, the lowest corners of the cells that the places
 * are in. */
VEC_OUTLINE VecU
hash_periodic(const NoiseOctaveInput *input, int n, Block block, int first,
              const VecU whole[4], const VecU step[4])
{
    VecU point[4];
    uint32_t steps[4][VEC_LANES], hash[VEC_LANES];

    if (block.reduction == REDUCTION_LANES) {
        for (int axis = 0; axis < n; axis++)
            point[axis] = whole[axis] + step[axis];
        reduce_lanes(&input->lattice->period, n, point);
        return hash_reduced(input, n, point);
    }
    for (int axis = 0; axis < n; axis++)
        vec_store_u(steps[axis], step[axis]);
    for (int lane = 0; lane < VEC_LANES; lane++) {
        int64_t one[4] = {0};
        for (int axis = 0; axis < n; axis++)
            one[axis] = noise_split_cell(block.split, axis, first + lane) +
                        (int32_t)steps[axis][lane];
        hash[lane] =
            noise_lattice_hash(input->key, &input->lattice->period, n, one);
    }
    return vec_load_u(hash);
}

/* Returns a negative number in each lane where the range from `least` to least +
 * range is not within [0, end). */
VEC_INLINE VecU
lie_outside(VecU least, int64_t range, int64_t end)
{
    return least | ((uint32_t)(end - 1 - range) - least);
}

/* True if none of the lattice points that are `low` to `high` steps away from
 * `whole` along each axis has to be reduced to the period.  Most points are within
 * the period already, so this is usually true. */
VEC_INLINE bool
is_reduced(const NoiseOctaveInput *input, int n, Reduction reduction,
           const VecU whole[4], int low, int high)
{
    const NoisePeriod *period = &input->lattice->period;
    VecU outside = vec_splat_u(0);

    if (reduction != REDUCTION_LANES)
        return reduction == REDUCTION_NONE;
    for (int axis = 0; period->is_separate && axis < n; axis++) {
        if (period->modulus[axis] > 0)
            outside = outside | lie_outside(whole[axis] + (uint32_t)low,
                                            high - low, period->modulus[axis]);
    }
    for (int i = 0; !period->is_separate && i < period->n_vectors; i++) {
        VecU least = vec_splat_u(0);
        int64_t range = 0;
        for (int axis = 0; axis < n; axis++) {
            const int64_t slope = period->function[i][axis];
            least = least + (whole[axis] + (uint32_t)(slope < 0 ? high : low)) *
                                (uint32_t)slope;
            range += (high - low) * (slope < 0 ? -slope : slope);
        }
        outside = outside | lie_outside(least, range, period->divisor);
    }
    return !vec_any(vec_is_negative(outside));
}

VEC_INLINE VecU
fold_corner(bool is_top, VecU prefix, VecU addend)
{
    return is_top ? noise_hash_fold_top(prefix, addend)
                  : noise_hash_fold(prefix, addend);
}

/* Computes the hashes of all corners, none of which has to be reduced.  Goes from
 * the outermost axis to x, so that shared coordinates are hashed only once.  If
 * is_top is true, only the hashes' top bits matter, as in noise_hash_fold_top(). */
VEC_INLINE void
hash_free(const NoiseOctaveInput *input, int n, const VecU cell[4], bool is_top,
          VecU hash[16])
{
    VecU near = n > 1 ? noise_hash_addend(cell[n - 1]) : vec_splat_u(0);

    hash[0] = noise_hash_begin(input->key, near);
    if (n > 1)
        hash[1 << (n - 1)] =
            noise_hash_begin(input->key, near + NOISE_HASH_STEP);
    for (int axis = n > 1 ? n - 2 : 0; axis >= 0; axis--) {
        const bool is_last = is_top && axis == 0;
        const int step = 1 << axis;
        near = noise_hash_addend(cell[axis]);
        for (int e = 0; e < 1 << n; e += 2 * step) {
            const VecU prefix = hash[e];
            hash[e] = fold_corner(is_last, prefix, near);
            hash[e + step] =
                fold_corner(is_last, prefix, near + NOISE_HASH_STEP);
        }
    }
}

VEC_INLINE void
hash_corners(const NoiseOctaveInput *input, int n, const CellLanes *cells,
             bool is_top, VecU hash[16])
{
    if (is_reduced(input, n, cells->block.reduction, cells->whole, 0, 1)) {
        hash_free(input, n, cells->whole, is_top, hash);
        return;
    }
    for (int e = 0; e < 1 << n; e++) {
        VecU step[4];
        for (int axis = 0; axis < n; axis++)
            step[axis] = vec_splat_u((uint32_t)(e >> axis & 1));
        hash[e] = hash_periodic(input, n, cells->block, cells->first,
                                cells->whole, step);
    }
}

/* How many cells are at most one step away in three dimensions, including the cell
 * itself. */
#define CELLS_NEAR_MAX 27

VEC_INLINE int
count_near(int n)
{
    return n == 3 ? CELLS_NEAR_MAX : 9;
}

/* True if VEC_LANES places are in the same cells as the previous places.  False for
 * the first places, and wherever two cells that are 2^32 apart could be mistaken for
 * the same cell. */
VEC_INLINE bool
stay_in_cells(int n, bool is_first, Reduction reduction, const VecU now[4],
              const VecU before[4])
{
    if (is_first || reduction == REDUCTION_SCALAR)
        return false;
    VecU difference = now[0] ^ before[0];
    for (int axis = 1; axis < n; axis++)
        difference = difference | (now[axis] ^ before[axis]);
    return !vec_any(vec_is_negative(difference | (0u - difference)));
}

/* Loads the positions of VEC_LANES places within their cells.  If `whole` already
 * has these cells, which is common if cells are large, returns false.  Otherwise,
 * loads the cells, too.  Does not read `whole` if `first` is 0. */
VEC_INLINE bool
move_to_cells(int n, Block block, int first, VecU *whole, VecF *inner)
{
    VecU now[4];

    for (int axis = 0; axis < n; axis++)
        load_split(block.split, axis, first, &now[axis], &inner[axis]);
    if (stay_in_cells(n, first == 0, block.reduction, now, whole))
        return false;
    for (int axis = 0; axis < n; axis++)
        whole[axis] = now[axis];
    return true;
}

/* Returns the index of a hash's gradient in half a set.  In three dimensions, `bits`
 * is 3 for the edges of a cube.  Half the set then has six gradients.  No number of
 * bits can choose evenly among six, so 13 bits are scaled to the range 0 to 5. */
VEC_INLINE VecU
noise_gradient_number(int n, int bits, VecU hash)
{
    if (n == 3 && bits == 3)
        return ((hash << 1 >> 19) * 6u) >> 13;
    return hash >> (31 - bits);
}

/* Returns the component of a hash's gradient along an axis. */
VEC_INLINE VecF
gradient_along(const NoiseOctaveInput *input, int n, bool is_large, VecU hash,
               int axis)
{
    const int bits = noise_gradient_bits(n, is_large);
    const VecU number = noise_gradient_number(n, bits, hash);

    return vec_flip(vec_lookup(input->gradients->along[axis], bits, number),
                    hash);
}

/* Returns how far a place is from corner e of its cell, along an axis. */
VEC_INLINE VecF
offset_from(const Cell *cell, int e, int axis)
{
    return (e >> axis & 1) != 0 ? cell->inner[axis] - 1.0f : cell->inner[axis];
}

/* A number at a corner, and its slopes there. */
typedef struct Sloped {
    VecF value;
    VecF along[4];
} Sloped;

/* Interpolates the corners' numbers and slopes, axis by axis, into rise[0].  The
 * slope along an axis includes the slope of that axis's fade. */
VEC_INLINE void
collapse_slopes(NoiseInterpolation interpolation, int n, const Cell *cell,
                Sloped rise[16])
{
    for (int axis = n - 1; axis >= 0; axis--) {
        const VecF u = cell->fade[axis];
        const VecF slope = noise_fade_slope(interpolation, cell->inner[axis]);
        for (int e = 0; e < 1 << axis; e++) {
            Sloped *near = &rise[e];
            const Sloped *far = &rise[e + (1 << axis)];
            const VecF step = far->value - near->value;
            for (int i = 0; i < n; i++)
                near->along[i] = noise_mix(near->along[i], far->along[i], u);
            near->along[axis] = near->along[axis] + slope * step;
            near->value = noise_mix(near->value, far->value, u);
        }
    }
}

/* Stores slopes along n axes, multiplied by a factor, and 0 along the other
 * axes. */
VEC_INLINE void
store_slopes(int n, const VecF *slope, VecF factor, int first,
             NoiseSlopes *slopes)
{
    for (int axis = 0; axis < 4; axis++)
        vec_store(&slopes->along[axis][first],
                  axis < n ? slope[axis] * factor : vec_splat(0.0f));
}

/* Calls a function with the number of dimensions, its second parameter, as a
 * constant, so that it is compiled once for each number. */
#define FOR_DIMENSIONS(function, input, ...) \
    switch ((input)->shape->dimensions) {    \
    case 1:                                  \
        function((input), 1, __VA_ARGS__);   \
        break;                               \
    case 2:                                  \
        function((input), 2, __VA_ARGS__);   \
        break;                               \
    case 3:                                  \
        function((input), 3, __VA_ARGS__);   \
        break;                               \
    default:                                 \
        function((input), 4, __VA_ARGS__);   \
        break;                               \
    }

/* Calls a function with the number of dimensions as a constant.  Most blocks have no
 * period, and get their own loop, in which the reduction is also a constant.  That
 * loop's input is a local copy, which nothing can alias, so the compiler can keep it
 * in registers. */
#define FOR_BLOCKS(function, input, block, ...)                     \
    do {                                                            \
        const NoiseShape own_shape = *(input)->shape;               \
        NoiseOctaveInput own = *(input);                            \
                                                                    \
        own.shape = &own_shape;                                     \
        if ((block).reduction == REDUCTION_NONE)                    \
            FOR_DIMENSIONS(function, &own,                          \
                           (Block){REDUCTION_NONE, (block).split},  \
                           __VA_ARGS__)                             \
        else                                                        \
            FOR_DIMENSIONS(function, (input), (block), __VA_ARGS__) \
    } while (0)

/* Calls a function with the number of dimensions, two or three, as a constant.
 * Unlike FOR_BLOCKS(), does not pass the reduction as a constant. */
#define FOR_PLANE_AND_SPACE(function, input, block, ...) \
    do {                                                 \
        if ((input)->shape->dimensions == 2)             \
            function((input), 2, (block), __VA_ARGS__);  \
        else                                             \
            function((input), 3, (block), __VA_ARGS__);  \
    } while (0)

VEC_INLINE Block
split_block(const NoiseOctaveInput *input, const NoisePlaces *places, int n,
            NoiseSplit *split)
{
    NOISE_STAMP(noise_split_places)
    (input->lattice, input->shape->dimensions, places, n, split);
    return (Block){compute_reduction(input, split), split};
}

/* Defines NoiseBasis.points(), or a part of it, from a function and one of the
 * macros above.  If `slopes`, the function's last parameter, is NULL, it is passed
 * as a constant, so that the compiler makes a version without slopes. */
#define DEFINE_POINTS(name, function, for_each)                         \
    VEC_OUTLINE void name(const NoiseOctaveInput *input,                \
                          const NoisePlaces *places, int n, float *sum, \
                          NoiseSlopes *slopes)                          \
    {                                                                   \
        NoiseSplit split;                                               \
        const Block block = split_block(input, places, n, &split);      \
                                                                        \
        if (slopes == NULL)                                             \
            for_each(function, input, block, n, sum, NULL);             \
        else                                                            \
            for_each(function, input, block, n, sum, slopes);           \
    }

#endif
