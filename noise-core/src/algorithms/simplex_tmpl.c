/* SPDX-License-Identifier: MIT
 *
 * Simplex noise (K. Perlin, "Noise Hardware", 2001; S. Gustavson, "Simplex noise
 * demystified", 2005) in two to four dimensions, with gradients spread evenly over
 * all directions.
 *
 * The lattice of simplices is a lattice of cubes squeezed along its diagonal: point
 * p moves to p - sum(p) * noise_simplex_unskew(n).  The n + 1 corners of a place's
 * simplex lead from the cube's lowest corner to its highest, one step along each
 * axis: first along the axis on which the place is farthest from the lowest corner,
 * and last along the one on which it is nearest.  If the kernel's squared radius is
 * 0.5, only these corners reach the place.  With 0.6, as first published, other
 * points would also reach it, and leaving them out makes faint creases.
 */
#include "../lattice/simplex.h"
#include "common/runs.h"

/* Draws simplex noise on a strip along the lattice's axes, lattice point by lattice
 * point.
 *
 * If the kernel's squared radius is 0.5, a lattice point reaches only places in the
 * simplices around it.  So the noise is a sum over all lattice points, each of which
 * adds
 *
 *     max(0, reach - square)^4 (rise + height)
 *
 * to the pixels of a disc, where `square` and `rise` depend on the column, and
 * `reach` and `height` on the row.  Points are drawn by increasing sum of
 * coordinates, like the corners of a simplex, so the results are bit-identical to
 * those of drawing place by place.
 */

/* Slightly more than the square root of 0.5. */
#define SIMPLEX_RADIUS 0.7072

/* How many lattice points are drawn at a time: a multiple of NOISE_LANES. */
#define SIMPLEX_POINTS 64

/* Lattice points waiting to be drawn. */
typedef struct SimplexPoints {
    int n;
    int32_t at[4][SIMPLEX_POINTS]; /* on the lattice of cubes */
    double place[4][SIMPLEX_POINTS];
    float gradient[4][SIMPLEX_POINTS];
    /* `reach` is the kernel's squared radius minus the squared offsets along z and
     * w.  `height` is what these axes add to the height. */
    float reach[SIMPLEX_POINTS], height[SIMPLEX_POINTS];
} SimplexPoints;

/* The pixels that a lattice point reaches, and what it adds to each. */
typedef struct Disc {
    Extent extent;
    /* One number for each column. */
    NOISE_ALIGNED float square[NOISE_BLOCK], rise[NOISE_BLOCK];
    /* One number for each row. */
    float reach[NOISE_STRIP], height[NOISE_STRIP];
} Disc;

/* Fills in the gradients of VEC_LANES points, from point k on. */
VEC_INLINE void
compute_point_gradients(const NoiseOctaveInput *input, int n, int k,
                        SimplexPoints *points)
{
    VecU point[4];

    for (int axis = 0; axis < n; axis++)
        point[axis] = vec_load_u((const uint32_t *)&points->at[axis][k]);
    const VecU hash = hash_points(input, n, point);
    for (int axis = 0; axis < n; axis++)
        vec_store(&points->gradient[axis][k],
                  gradient_along(input, n, true, hash, axis));
}

VEC_INLINE void
unskew_points(int n, int k, SimplexPoints *points)
{
    for (int i = k; i < k + VEC_LANES; i++) {
        double sum = 0.0;
        for (int axis = 0; axis < n; axis++)
            sum += (double)points->at[axis][i];
        for (int axis = 0; axis < n; axis++)
            points->place[axis][i] =
                (double)points->at[axis][i] - sum * noise_simplex_unskew(n);
    }
}

/* Fills in `reach` and `height` for z and w, with the same order of operations as
 * falloff_of() and height_above(), so that the results are bit-identical. */
VEC_INLINE void
compute_depths_of(const NoiseOctaveInput *input, int n, const NoiseGrid *grid,
                  int k, SimplexPoints *points)
{
    VecF reach = vec_splat(input->shape->radius_squared);
    VecF height = vec_splat(0.0f);

    for (int axis = n - 1; axis >= 2; axis--) {
        const VecF offset =
            -vec_offset(&points->place[axis][k], grid->depth[axis - 2]);
        const VecF part = vec_load(&points->gradient[axis][k]) * offset;
        reach = reach - offset * offset;
        height = axis == n - 1 ? part : height + part;
    }
    vec_store(&points->reach[k], reach);
    vec_store(&points->height[k], height);
}

/* Fills in the disc's numbers that depend on the row. */
VEC_INLINE void
fill_simplex_rows(int n, const Run *run, const SimplexPoints *points, int k,
                  Disc *disc)
{
    Extent *extent = &disc->extent;
    const float reach = points->reach[k];
    const float height = points->height[k];

    for (int i = round_down(extent->first[1]); i < extent->last[1];
         i += VEC_LANES) {
        const VecF offset = vec_offset(&run->grid->y[i], points->place[1][k]);
        const VecF part = points->gradient[1][k] * offset;
        const VecF left = reach - offset * offset;
        vec_store(&disc->reach[i], left);
        vec_store(&disc->height[i], n > 2 ? height + part : part);
        if (!extent->is_narrow)
            limit_rows(run, points->place[0][k],
                       vec_sqrt(vec_max(left, vec_splat(0.0f))), i, extent);
    }
}

/* Fills in the disc's numbers that depend on the column. */
VEC_INLINE void
fill_disc_columns(const Run *run, const SimplexPoints *points, int k,
                  Disc *disc)
{
    const Extent *extent = &disc->extent;

    for (int i = extent->first[0]; i < extent->last[0]; i += VEC_LANES) {
        const VecF offset = vec_offset(&run->grid->x[i], points->place[0][k]);
        vec_store(&disc->square[i], offset * offset);
        vec_store(&disc->rise[i], points->gradient[0][k] * offset);
    }
    /* 1 is more than any reach, so the disc adds nothing outside the run. */
    pad_extent(run, extent, 1.0f, disc->square);
}

VEC_INLINE void
add_vector(VecF reach, VecF height, VecF square, VecF rise, float *value)
{
    const VecF left = vec_max(reach - square, vec_splat(0.0f));
    const VecF fourth = left * left;

    vec_store(value, vec_load(value) + fourth * fourth * (rise + height));
}

VEC_INLINE void
add_narrow(int n_vectors, const Disc *disc, float *value)
{
    const Extent *extent = &disc->extent;
    VecF square[NARROW], rise[NARROW];

    VEC_UNROLL
    for (int k = 0; k < n_vectors; k++) {
        square[k] = vec_load(&disc->square[extent->first[0] + k * VEC_LANES]);
        rise[k] = vec_load(&disc->rise[extent->first[0] + k * VEC_LANES]);
    }
    for (int row = extent->first[1]; row < extent->last[1]; row++) {
        float *pixel = &value[row * NOISE_BLOCK + extent->first[0]];
        VEC_UNROLL
        for (int k = 0; k < n_vectors; k++)
            add_vector(vec_splat(disc->reach[row]),
                       vec_splat(disc->height[row]), square[k], rise[k],
                       &pixel[k * VEC_LANES]);
    }
}

VEC_INLINE void
add_wide(const Disc *disc, float *value)
{
    const Extent *extent = &disc->extent;

    for (int row = extent->first[1]; row < extent->last[1]; row++) {
        const VecF reach = vec_splat(disc->reach[row]);
        const VecF height = vec_splat(disc->height[row]);
        for (int i = round_down(extent->left[row]); i < extent->right[row];
             i += VEC_LANES)
            add_vector(reach, height, vec_load(&disc->square[i]),
                       vec_load(&disc->rise[i]), &value[row * NOISE_BLOCK + i]);
    }
}

/* Draws VEC_LANES points, from point k on, or fewer if the collection ends. */
VEC_INLINE void
draw_points_at(int n, const Run *run, const SimplexPoints *points, int k,
               float *value)
{
    const double *const place[2] = {&points->place[0][k], &points->place[1][k]};
    Ranges ranges;
    Disc disc;

    compute_ranges(
        run, place,
        vec_sqrt(vec_max(vec_load(&points->reach[k]), vec_splat(0.0f))),
        &ranges);
    for (int i = 0; i < VEC_LANES && k + i < points->n; i++) {
        if (!compute_extent(&ranges, i, &disc.extent))
            continue;
        fill_simplex_rows(n, run, points, k + i, &disc);
        fill_disc_columns(run, points, k + i, &disc);
        const int width = disc.extent.last[0] - disc.extent.first[0];
        if (!disc.extent.is_narrow)
            add_wide(&disc, value);
        /* The number of vectors is a constant in each call, so that loops over them
         * can be unrolled. */
        else if (width == VEC_LANES)
            add_narrow(1, &disc, value);
        else if (width == 2 * VEC_LANES)
            add_narrow(2, &disc, value);
        else if (width == 3 * VEC_LANES)
            add_narrow(3, &disc, value);
        else
            add_narrow(NARROW, &disc, value);
    }
}

/* Draws the collected points, and empties the collection. */
VEC_INLINE void
add_points(const NoiseOctaveInput *input, int n, const Run *run,
           SimplexPoints *points, float *value)
{
    for (int k = 0; k < points->n; k += VEC_LANES) {
        compute_point_gradients(input, n, k, points);
        unskew_points(n, k, points);
        compute_depths_of(input, n, run->grid, k, points);
        draw_points_at(n, run, points, k, value);
    }
    points->n = 0;
}

/* Collects the points of a line: those whose z is given[0], whose w is given[1], and
 * whose coordinates add up to given[2].  Draws them when the collection is full. */
VEC_INLINE void
add_line(const NoiseOctaveInput *input, int n, const Run *run,
         const int32_t given[3], SimplexPoints *points, float *value)
{
    const NoiseGrid *grid = run->grid;
    const double shift = given[2] * noise_simplex_unskew(n);
    const int32_t rest = given[2] - given[0] - given[1];
    /* The range of y.  The rows limit it directly; the columns also limit it, since
     * x + y is fixed. */
    const int32_t first[2] = {
        first_whole(grid->y[run->first[1]] - SIMPLEX_RADIUS + shift),
        first_whole(rest - grid->x[run->last[0] - 1] - SIMPLEX_RADIUS - shift)};
    const int32_t last[2] = {
        last_whole(grid->y[run->last[1] - 1] + SIMPLEX_RADIUS + shift),
        last_whole(rest - grid->x[run->first[0]] + SIMPLEX_RADIUS - shift)};

    for (int32_t y = first[first[1] > first[0]]; y <= last[last[1] < last[0]];
         y++) {
        const int32_t point[4] = {rest - y, y, given[0], given[1]};
        for (int axis = 0; axis < 4; axis++)
            points->at[axis][points->n] = point[axis];
        points->n++;
        if (points->n == SIMPLEX_POINTS)
            add_points(input, n, run, points, value);
    }
}

/* Computes the range of lattice coordinates within reach along z (k = 0) or w (k =
 * 1).  If the noise does not have that axis, the range is just 0. */
static inline void
compute_depths(int n, const NoiseGrid *grid, int k, int32_t sum,
               int32_t range[2])
{
    const double place = grid->depth[k] + sum * noise_simplex_unskew(n);

    range[0] = k + 2 < n ? first_whole(place - SIMPLEX_RADIUS) : 0;
    range[1] = k + 2 < n ? last_whole(place + SIMPLEX_RADIUS) : 0;
}

VEC_INLINE void
add_run(const NoiseOctaveInput *input, int n, const Run *run, float *value)
{
    const NoiseGrid *grid = run->grid;
    /* The factor that turns the sum of a place's coordinates into the sum of its
     * lattice coordinates. */
    const double dense = 1.0 / (1.0 - n * noise_simplex_unskew(n));
    /* The most that a sum of coordinates can change within a point's reach. */
    const double most = SIMPLEX_RADIUS * sqrt(n);
    double low = grid->x[run->first[0]] + grid->y[run->first[1]];
    double high = grid->x[run->last[0] - 1] + grid->y[run->last[1] - 1];
    SimplexPoints points = {0};

    for (int axis = 2; axis < n; axis++) {
        low += grid->depth[axis - 2];
        high += grid->depth[axis - 2];
    }
    for (int32_t sum = first_whole((low - most) * dense);
         sum <= last_whole((high + most) * dense); sum++) {
        int32_t z[2], w[2];
        compute_depths(n, grid, 0, sum, z);
        compute_depths(n, grid, 1, sum, w);
        for (int32_t i = w[0]; i <= w[1]; i++) {
            for (int32_t j = z[0]; j <= z[1]; j++) {
                const int32_t line[3] = {j, i, sum};
                add_line(input, n, run, line, &points, value);
            }
        }
    }
    add_points(input, n, run, &points, value);
}

VEC_INLINE void
add_runs(const NoiseOctaveInput *input, int n, const NoiseGrid *grid,
         float *value)
{
    Run run = {.grid = grid};

    memset(value, 0, sizeof(float) * NOISE_BLOCK * (size_t)grid->n_rows);
    while (next_run(&run))
        add_run(input, n, &run, value);
}

static bool
draw_simplex_grid(const NoiseOctaveInput *input, const NoiseGrid *grid,
                  float *value)
{
    NoiseGrid snapped = *grid;

    /* Limits from benchmarks: if the product of the steps is larger, drawing place
     * by place is faster. */
    const double in_plane = VEC_LANES > 8 ? 0.025 : 0.037;
    const double in_space = VEC_LANES > 8 ? 0.04 : 0.065;

    if (input->shape->radius_squared > 0.5f ||
        !can_draw_runs(input, grid,
                       input->shape->dimensions > 2 ? in_space : in_plane))
        return false;
    for (int i = 0; i < NOISE_BLOCK; i++)
        snapped.x[i] = noise_simplex_snap(grid->x[i]);
    for (int i = 0; i < NOISE_STRIP; i++)
        snapped.y[i] = noise_simplex_snap(grid->y[i]);
    for (int i = 0; i < 2; i++)
        snapped.depth[i] = noise_simplex_snap(grid->depth[i]);
    FOR_DIMENSIONS(add_runs, input, &snapped, value);
    return true;
}

/* The simplices that contain VEC_LANES places: one simplex in each lane. */
typedef struct Simplex {
    VecU whole[4];    /* the lowest corner, on the lattice of cubes */
    VecU addend[4];   /* noise_hash_addend() of this corner */
    VecMask is_first; /* in two dimensions: x ranks before y */
    VecF rank[4];     /* otherwise: how many axes rank before this one */
    VecF lowest[4];   /* from the lowest corner to the place */
    bool is_reduced;  /* no corner has to be reduced to the period */
    /* The hash prefixes of the near and the far side along the outermost axis.  They
     * are used only if is_reduced is true. */
    VecU prefix[2];
} Simplex;

VEC_INLINE void
find_simplex(const NoiseOctaveInput *input, int n, Block block, int first,
             Simplex *simplex)
{
    const VecF one = vec_splat(1.0f);
    const VecF none = vec_splat(0.0f);

    for (int axis = 0; axis < n; axis++) {
        load_split(block.split, axis, first, &simplex->whole[axis],
                   &simplex->lowest[axis]);
        simplex->addend[axis] = noise_hash_addend(simplex->whole[axis]);
        simplex->rank[axis] = none;
    }
    simplex->is_reduced =
        is_reduced(input, n, block.reduction, simplex->whole, 0, 1);
    if (n > 1)
        simplex->is_first = vec_less(simplex->lowest[1], simplex->lowest[0]);
    /* If the offsets along two axes are equal, the lower axis ranks after the
     * other. */
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
            noise_hash_begin(input->key, simplex->addend[n - 1] +
                                             (uint32_t)side * NOISE_HASH_STEP);
}

/* Corner k of each simplex, counted from the lowest. */
typedef struct Corner {
    VecF offset[4]; /* from the corner to the place */
    VecU hash;
} Corner;

/* Which side of the cube a corner is on along an axis.  In lanes where the mask is
 * true, it is the far side or, if is_near is true, the near side. */
typedef struct Side {
    VecMask mask;
    bool is_near;
} Side;

/* Returns the side of corner k, which is neither the lowest nor the highest. */
VEC_INLINE Side
compute_side(int n, int k, const Simplex *simplex, int axis)
{
    if (n == 2)
        return (Side){simplex->is_first, axis == 1};
    return (Side){vec_less(simplex->rank[axis], vec_splat((float)k)), false};
}

/* Returns `near` or `far`, depending on the side that corner k is on: the lowest
 * corner, 0, is always near, and the highest, n, is always far. */
VEC_INLINE VecU
choose_side(int n, int k, const Simplex *simplex, int axis, VecU near, VecU far)
{
    if (k == 0)
        return near;
    if (k == n)
        return far;
    const Side side = compute_side(n, k, simplex, axis);
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
    const Side side = compute_side(n, k, simplex, axis);
    return place - vec_select(side.mask, side.is_near ? near : far,
                              side.is_near ? far : near);
}

VEC_INLINE VecU
hash_of_corner(const NoiseOctaveInput *input, int n, Block block, int first,
               const Simplex *simplex, int k)
{
    VecU step[4], hash;

    if (simplex->is_reduced) {
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
    return hash_periodic(input, n, block, first, simplex->whole, step);
}

VEC_INLINE Corner
compute_corner(const NoiseOctaveInput *input, int n, Block block, int first,
               const Simplex *simplex, int k)
{
    Corner corner;

    corner.hash = hash_of_corner(input, n, block, first, simplex, k);
    for (int axis = 0; axis < n; axis++)
        corner.offset[axis] = offset_along(n, k, simplex, axis);
    return corner;
}

/* Returns radius^2 - distance^2, or 0 if that is negative. */
VEC_INLINE VecF
falloff_of(const NoiseShape *shape, int n, const Corner *corner)
{
    VecF left = vec_splat(shape->radius_squared);

    for (int axis = n - 1; axis >= 0; axis--)
        left = left - corner->offset[axis] * corner->offset[axis];
    return vec_max(left, vec_splat(0.0f));
}

/* Stores the corner's gradient, and returns its dot product with the place's offset
 * from the corner. */
VEC_INLINE VecF
height_above(const NoiseOctaveInput *input, int n, const Corner *corner,
             VecF gradient[4])
{
    VecF height = vec_splat(0.0f);

    for (int axis = n - 1; axis >= 0; axis--) {
        gradient[axis] = gradient_along(input, n, true, corner->hash, axis);
        const VecF part = gradient[axis] * corner->offset[axis];
        height = axis == n - 1 ? part : height + part;
    }
    return height;
}

VEC_INLINE void
draw_simplex(const NoiseOctaveInput *input, int n, Block block, int n_places,
             float *sum, NoiseSlopes *slopes)
{
    for (int i = 0; i < n_places; i += VEC_LANES) {
        Simplex simplex;
        VecF noise = vec_splat(0.0f), slope[4];
        find_simplex(input, n, block, i, &simplex);
        VEC_UNROLL
        for (int k = 0; k <= n; k++) {
            const Corner corner =
                compute_corner(input, n, block, i, &simplex, k);
            const VecF square = falloff_of(input->shape, n, &corner);
            const VecF fourth = square * square;
            const VecF cube = fourth * square;
            VecF gradient[4];
            const VecF height = height_above(input, n, &corner, gradient);
            const VecF fall = 8.0f * cube * height;
            noise = noise + fourth * fourth * height;
            for (int axis = 0; axis < n; axis++) {
                const VecF rise =
                    cube * square * gradient[axis] - fall * corner.offset[axis];
                slope[axis] = k == 0 ? rise : slope[axis] + rise;
            }
        }
        accumulate(&sum[i], noise);
        if (slopes != NULL)
            store_slopes(n, slope, vec_splat(1.0f), i, slopes);
    }
}

DEFINE_POINTS(simplex_points, draw_simplex, FOR_BLOCKS)

/* Returns the largest possible value, plus a little for the rounding of floats.
 * Since evolution turns gradients, they may have any direction.  The bounds were
 * computed by tests/core/papers/bounds.c. */
static double
simplex_bound(const NoiseParams *params)
{
    /* Indexed by dimensions and kernel radius. */
    static const double bounds[][NoiseKernelRadiusCount] = {
        [NOISE_DIMENSIONS_1] = {0.0, 0.0}, /* not drawn */
        [NOISE_DIMENSIONS_2] = {0.0100803, 0.028903},
        [NOISE_DIMENSIONS_3] = {0.00928909, 0.0250742},
        [NOISE_DIMENSIONS_4] = {0.00921086, 0.0228974},
    };

    return bounds[params->dimensions][params->kernel_radius];
}

const NoiseBasis NOISE_STAMP(noise_basis_simplex) = {
    .grid = draw_simplex_grid,
    .points = simplex_points,
    .has_slopes = true,
    .compute_bound = simplex_bound,
};
