/* SPDX-License-Identifier: MIT
 *
 * Simplex noise (K. Perlin, "Noise Hardware", 2001; S. Gustavson, "Simplex
 * noise demystified", 2005) in two to four dimensions, with gradients spread
 * evenly over all directions.
 *
 * The lattice of simplices is a lattice of cubes squeezed along its diagonal:
 * the point p lies at p - sum(p) UNSKEW.  A place is reached by the n + 1
 * corners of its simplex, from the cube's lowest point to its highest: one axis
 * after the other, those first on which the place lies further.  With the
 * kernel radius^2 0.5 no others reach it; with 0.6, as first published, others
 * would, and leaving them out makes faint creases.
 */
#include "../../lattice/simplex.h"

#include "simplex-grid.h"

/* Places on the lattice of cubes, which are near if the places themselves and
 * the corners around them are. */
VEC_INLINE void
skew_places(int n, const NoisePlaces *places, int n_points, NoisePlaces *skewed)
{
    double farthest = 0.0;

    for (int i = 0; i < n_points; i++) {
        double place[4], sum = 0.0;
        for (int axis = 0; axis < n; axis++) {
            place[axis] = noise_simplex_snap(places->at[axis][i]);
            sum += place[axis];
        }
        for (int axis = 0; axis < n; axis++)
            skewed->at[axis][i] = place[axis] + sum * noise_simplex_skew(n);
    }
    for (int axis = 0; axis < n; axis++)
        farthest += places->farthest[axis];
    skewed->is_near = farthest < NOISE_NEAR / 2.0;
}

/* The simplices that places lie in. */
typedef struct Simplex {
    VecU whole[4];    /* the lowest corner, on the lattice of cubes */
    VecU addend[4];   /* of that, to the hash */
    VecMask is_first; /* in the plane: whether x comes before y */
    VecF rank[4];     /* else how many axes come before this one */
    VecF lowest[4];   /* from the lowest corner to the place; exact */
    /* Hash prefixes of the outermost axis, near and far; without a period. */
    VecU prefix[2];
} Simplex;

/* Finds the lowest corners, in fixed point: of places, 24 bits of fraction and
 * 8 of the whole are enough, since they lie less than a cell away.  On the
 * border of two simplices either will do. */
VEC_INLINE void
find_lowest(int n, const NoisePlaces *places, const NoisePlaces *skewed,
            int first, Simplex *simplex)
{
    const uint32_t unskew =
        (uint32_t)(noise_simplex_unskew(n) / NOISE_SIMPLEX_GRAIN);
    VecU place[4], unused, total = vec_splat_u(0);

    for (int axis = 0; axis < n; axis++) {
        VecF inner;
        split_places(skewed, axis, first, &simplex->whole[axis], &inner);
        vec_words(&places->at[axis][first], 0x1.8p28, &place[axis], &unused);
        total = total + simplex->whole[axis];
    }
    for (int axis = 0; axis < n; axis++)
        simplex->lowest[axis] =
            vec_to_float(place[axis] - (simplex->whole[axis] << 24) +
                         total * unskew) *
            (float)NOISE_SIMPLEX_GRAIN;
}

/* The same for places that are not near. */
VEC_OUTLINE void
find_lowest_far(int n, const NoisePlaces *places, const NoisePlaces *skewed,
                int first, Simplex *simplex)
{
    float lowest[4][VEC_LANES];
    uint32_t whole[4][VEC_LANES];

    for (int lane = 0; lane < VEC_LANES; lane++) {
        double corner[4], total = 0.0;
        for (int axis = 0; axis < n; axis++) {
            uint32_t rest;
            const int64_t cell =
                noise_place_split(skewed->at[axis][first + lane], &rest);
            whole[axis][lane] = (uint32_t)cell;
            corner[axis] = (double)cell;
            total += corner[axis];
        }
        for (int axis = 0; axis < n; axis++) {
            const double place =
                noise_simplex_snap(places->at[axis][first + lane]);
            lowest[axis][lane] = (float)((place - corner[axis]) +
                                         total * noise_simplex_unskew(n));
        }
    }
    for (int axis = 0; axis < n; axis++) {
        simplex->whole[axis] = vec_load_u(whole[axis]);
        simplex->lowest[axis] = vec_load(lowest[axis]);
    }
}

VEC_INLINE void
find_simplex(const NoiseLayer *layer, int n, const NoisePlaces *places,
             const NoisePlaces *skewed, int first, Simplex *simplex)
{
    const VecF one = vec_splat(1.0f);
    const VecF none = vec_splat(0.0f);

    if (skewed->is_near)
        find_lowest(n, places, skewed, first, simplex);
    else
        find_lowest_far(n, places, skewed, first, simplex);
    for (int axis = 0; axis < n; axis++) {
        simplex->addend[axis] = noise_hash_addend(simplex->whole[axis]);
        simplex->rank[axis] = none;
    }
    if (n > 1)
        simplex->is_first = vec_less(simplex->lowest[1], simplex->lowest[0]);
    /* Of two equal offsets the first axis ranks after the other. */
    for (int a = 0; a < n; a++) {
        for (int b = a + 1; b < n; b++) {
            const VecMask is_first =
                vec_less(simplex->lowest[b], simplex->lowest[a]);
            simplex->rank[a] =
                simplex->rank[a] + vec_select(is_first, none, one);
            simplex->rank[b] =
                simplex->rank[b] + vec_select(is_first, one, none);
        }
    }
    for (int side = 0; side < 2; side++)
        simplex->prefix[side] =
            noise_hash_begin(layer->key, simplex->addend[n - 1] +
                                             (uint32_t)side * NOISE_HASH_STEP);
}

/* A corner of the simplices: number k, counted from the lowest. */
typedef struct Corner {
    VecF offset[4]; /* from the corner to the place */
    VecU hash;
} Corner;

/* The side on which a corner lies along an axis: where the mask is true on the
 * far one, or with is_near on the near one. */
typedef struct Side {
    VecMask mask;
    bool is_near;
} Side;

/* Of corner k, which is neither the lowest nor the highest. */
VEC_INLINE Side
find_side(int n, int k, const Simplex *simplex, int axis)
{
    if (n == 2)
        return (Side){simplex->is_first, axis == 1};
    return (Side){vec_less(simplex->rank[axis], vec_splat((float)k)), false};
}

/* `near` or `far`, by the side on which corner k lies: the lowest, 0, is never
 * on the far one, the highest, n, always. */
VEC_INLINE VecU
choose_side(int n, int k, const Simplex *simplex, int axis, VecU near, VecU far)
{
    if (k == 0)
        return near;
    if (k == n)
        return far;
    const Side side = find_side(n, k, simplex, axis);
    return vec_select_u(side.mask, side.is_near ? near : far,
                        side.is_near ? far : near);
}

VEC_INLINE VecF
offset_along(int n, int k, const Simplex *simplex, int axis)
{
    const float unskew = (float)(k * noise_simplex_unskew(n));
    const VecF place = simplex->lowest[axis];
    const VecF near = vec_splat(-unskew);
    const VecF far = vec_splat(1.0f - unskew);

    if (k == 0)
        return place;
    if (k == n)
        return place - far;
    const Side side = find_side(n, k, simplex, axis);
    return place - vec_select(side.mask, side.is_near ? near : far,
                              side.is_near ? far : near);
}

VEC_INLINE VecU
hash_of_corner(const NoiseLayer *layer, int n, Reduction reduction,
               const NoisePlaces *skewed, int first, const Simplex *simplex,
               int k)
{
    VecU step[4], hash;

    if (reduction == REDUCTION_NONE) {
        hash = choose_side(n, k, simplex, n - 1, simplex->prefix[0],
                           simplex->prefix[1]);
        for (int axis = n - 2; axis >= 0; axis--) {
            const VecU near = simplex->addend[axis];
            const VecU addend =
                choose_side(n, k, simplex, axis, near, near + NOISE_HASH_STEP);
            hash = fold_corner(axis == 0, hash, addend);
        }
        return hash;
    }
    for (int axis = 0; axis < n; axis++)
        step[axis] =
            choose_side(n, k, simplex, axis, vec_splat_u(0), vec_splat_u(1));
    return hash_periodic(layer, n, reduction, skewed, first, simplex->whole,
                         step);
}

VEC_INLINE void
find_corner(const NoiseLayer *layer, int n, Reduction reduction,
            const NoisePlaces *skewed, int first, const Simplex *simplex, int k,
            Corner *corner)
{
    corner->hash =
        hash_of_corner(layer, n, reduction, skewed, first, simplex, k);
    for (int axis = 0; axis < n; axis++)
        corner->offset[axis] = offset_along(n, k, simplex, axis);
}

/* radius^2 - distance^2, but not below 0. */
VEC_INLINE VecF
falloff_of(const NoiseShape *shape, int n, const Corner *corner)
{
    VecF left = vec_splat(shape->radius_squared);

    for (int axis = n - 1; axis >= 0; axis--)
        left = left - corner->offset[axis] * corner->offset[axis];
    return vec_max(left, vec_splat(0.0f));
}

/* Stores the corner's gradient; returns its product with the place's offset. */
VEC_INLINE VecF
height_of(const NoiseLayer *layer, int n, const Corner *corner,
          VecF gradient[4])
{
    const int bits = noise_gradient_bits(n, true);
    const VecU index = noise_gradient_number(n, bits, corner->hash);
    VecF height = vec_splat(0.0f);

    for (int axis = n - 1; axis >= 0; axis--) {
        gradient[axis] =
            vec_flip(vec_lookup(layer->gradients->along[axis], bits, index),
                     corner->hash);
        const VecF part = gradient[axis] * corner->offset[axis];
        height = axis == n - 1 ? part : height + part;
    }
    return height;
}

VEC_INLINE void
draw_points(const NoiseLayer *layer, int n, Reduction reduction,
            const NoisePlaces *places, int n_points, float *value)
{
    NoisePlaces skewed;

    skew_places(n, places, n_points, &skewed);
    for (int i = 0; i < n_points; i += VEC_LANES) {
        Simplex simplex;
        VecF sum = vec_splat(0.0f);
        find_simplex(layer, n, places, &skewed, i, &simplex);
        VEC_UNROLL
        for (int k = 0; k <= n; k++) {
            Corner corner;
            find_corner(layer, n, reduction, &skewed, i, &simplex, k, &corner);
            const VecF square = falloff_of(layer->shape, n, &corner);
            const VecF fourth = square * square;
            VecF gradient[4];
            sum =
                sum + fourth * fourth * height_of(layer, n, &corner, gradient);
        }
        vec_store(&value[i], sum);
    }
}

DEFINE_POINTS(simplex_points, draw_points)

VEC_INLINE void
find_slopes(const NoiseLayer *layer, int n, Reduction reduction,
            const NoisePlaces *places, int n_points, float *value,
            NoiseSlopes *slopes)
{
    NoisePlaces skewed;

    skew_places(n, places, n_points, &skewed);
    for (int i = 0; i < n_points; i += VEC_LANES) {
        Simplex simplex;
        VecF sum = vec_splat(0.0f), slope[4];
        find_simplex(layer, n, places, &skewed, i, &simplex);
        VEC_UNROLL
        for (int k = 0; k <= n; k++) {
            Corner corner;
            find_corner(layer, n, reduction, &skewed, i, &simplex, k, &corner);
            const VecF square = falloff_of(layer->shape, n, &corner);
            const VecF fourth = square * square;
            const VecF cube = square * square * square;
            VecF gradient[4];
            const VecF height = height_of(layer, n, &corner, gradient);
            sum = sum + fourth * fourth * height;
            const VecF fall = 8.0f * cube * height;
            for (int axis = 0; axis < n; axis++) {
                const VecF rise =
                    cube * square * gradient[axis] - fall * corner.offset[axis];
                slope[axis] = k == 0 ? rise : slope[axis] + rise;
            }
        }
        vec_store(&value[i], sum);
        for (int axis = 0; axis < 4; axis++)
            vec_store(&slopes->along[axis][i],
                      axis < n ? slope[axis] : vec_splat(0.0f));
    }
}

DEFINE_SLOPES(simplex_slopes, find_slopes)

/* The largest values with gradients of any direction, since evolution turns
 * them, as found by tests/core/papers/bounds.c, and slightly more for the
 * rounding of floats. */
static double
simplex_bound(const NoiseParams *params)
{
    /* By dimensions and kernel radius. */
    static const double bounds[][NoiseKernelRadiusCount] = {
        [NOISE_DIMENSIONS_2] = {0.0100803, 0.028903},
        [NOISE_DIMENSIONS_3] = {0.00928909, 0.0250742},
        [NOISE_DIMENSIONS_4] = {0.00921086, 0.0228974},
    };

    return bounds[params->dimensions][params->kernel_radius];
}

const NoiseBasis NOISE_STAMP(noise_basis_simplex) = {
    .grid = draw_grid,
    .points = simplex_points,
    .slopes = simplex_slopes,
    .find_bound = simplex_bound,
};
