/* SPDX-License-Identifier: MIT
 *
 * Cellular noise (S. Worley, "A Cellular Texture Basis Function", 1996): each square
 * or cube of the lattice holds one point, and values come from the distances to the
 * nearest points.
 */
#include "features.h"
#include "grid.h"

VEC_INLINE VecF
noise_of(const Search *search, int n, SearchVariant variant)
{
    const NoiseOctaveInput *input = search->input;
    VecF distance[NEAREST_MAX];
    Nearest nearest;
    Edge edge;

    find_nearest(search, n, variant, &nearest);
    if (variant.result_kind != RESULT_FIRST) {
        for (int k = 0; k < NEAREST_MAX; k++)
            distance[k] = nearest.at[k].distance;
        return noise_of_distances(input, input->shape->feature, distance);
    }
    find_edge(search, n, &nearest.at[0], &edge);
    return noise_of_length(input, edge.distance);
}

/* Adds the slopes of the distance to a point, multiplied by `times`.  `length` is
 * the distance itself. */
VEC_INLINE void
add_feature_rise(const NoiseShape *shape, int n, const Point *point,
                 VecF length, VecF times, VecF rise[3])
{
    for (int axis = 0; axis < n; axis++)
        rise[axis] =
            rise[axis] - times * distance_slope(user_metric(shape),
                                                point->offset[axis], length);
}

/* Returns the noise of a feature that is computed from distances, and adds the
 * feature's slopes to `rise`. */
VEC_INLINE VecF
distances_and_rise(const NoiseOctaveInput *input, int n, int n_points,
                   const Nearest *nearest, VecF rise[3])
{
    const NoiseShape *shape = input->shape;
    VecF length[NEAREST_MAX], slope[NEAREST_MAX];

    for (int k = 0; k < NEAREST_MAX; k++)
        length[k] = k < n_points
                        ? root_of(user_metric(shape), nearest->at[k].distance)
                        : vec_splat(0.0f);
    feature_slopes(shape->feature, length, slope);
    for (int k = 0; k < n_points; k++)
        add_feature_rise(shape, n, &nearest->at[k], length[k], slope[k], rise);
    return noise_of_length(input, feature_of_lengths(shape->feature, length));
}

/* Returns the noise, and computes the slopes of the feature's value.  The slopes are
 * valid except on creases, where they are discontinuous. */
VEC_INLINE VecF
noise_and_rise(const Search *search, int n, SearchVariant variant, VecF rise[3])
{
    const NoiseOctaveInput *input = search->input;
    Nearest nearest;
    Edge edge;

    find_nearest(search, n, variant, &nearest);
    for (int axis = 0; axis < n; axis++)
        rise[axis] = vec_splat(0.0f);
    if (input->shape->feature != NOISE_FEATURE_EDGE)
        return distances_and_rise(input, n, count_results(variant.result_kind),
                                  &nearest, rise);
    find_edge(search, n, &nearest.at[0], &edge);
    for (int axis = 0; axis < n; axis++)
        rise[axis] = -edge.across[axis];
    return noise_of_length(input, edge.distance);
}

VEC_INLINE void
draw_distances(const NoiseOctaveInput *input, int n, Block block, int n_places,
               float *sum, NoiseSlopes *slopes)
{
    const SearchVariant variant = choose_variant(input->shape, slopes != NULL);
    const float factor = input->factor * (2.0f / largest_of(input->shape));
    Search search;

    for (int i = 0; i < n_places; i += VEC_LANES) {
        VecF rise[3];
        move_search(input, n, block, i, &search);
        accumulate(&sum[i], slopes != NULL
                                ? noise_and_rise(&search, n, variant, rise)
                                : noise_of(&search, n, variant));
        if (slopes != NULL)
            store_slopes(n, rise, vec_splat(factor), i, slopes);
    }
}

/* Returns the distance from places to the border of the nearest point's cell, in
 * cells.  If borders are not straight in the metric, returns half the difference
 * between the distances to the two nearest points. */
VEC_INLINE VecF
distance_to_border(const Search *search, int n, Metric metric,
                   const Point *nearest)
{
    if (metric.kind == NOISE_DISTANCE_EUCLIDEAN) {
        Edge edge;
        find_edge(search, n, nearest, &edge);
        return edge.distance;
    }
    Nearest two;
    find_nearest(search, n, (SearchVariant){RESULT_SECOND_DISTANCE, metric},
                 &two);
    return 0.5f * (root_of(metric, two.at[1].distance) -
                   root_of(metric, two.at[0].distance));
}

/* Computes the properties of the cell that each place belongs to.  It is the cell of
 * the visible spot or, if there is none, of the nearest point.  If cells are
 * stretched, the distance to the edge is measured as if both sides of a cell were as
 * long as the shorter one. */
VEC_INLINE void
find_cells(const NoiseOctaveInput *input, int n, Block block, int n_points,
           NoiseCells *cells, float *edge)
{
    const SearchVariant variant = {RESULT_FIRST, search_metric(input->shape)};
    const bool has_spots = input->shape->feature == NOISE_FEATURE_SPOTS;
    const float cell_size = (float)(1.0 / input->lattice->frequency); /* px */
    Search search;
    Spots spots;

    for (int i = 0; i < n_points; i += VEC_LANES) {
        Nearest nearest;
        if (move_search(input, n, block, i, &search) && has_spots)
            find_spots(&search, n, variant.metric, &spots);
        find_nearest(&search, n, variant, &nearest);
        VecF spot = vec_splat(0.0f);
        const VecU hash = has_spots
                              ? hash_of_spot(&search, n, variant.metric, &spots,
                                             nearest.at[0].hash, &spot)
                              : nearest.at[0].hash;
        vec_store(&cells->spot[i], spot);
        const VecF number = noise_value_of_hash(hash, 3, 0.5f);
        vec_store(&cells->number[i], 0.5f + number);
        vec_store(&cells->dimming[i],
                  dimming_of_cell(input->shape, noise_hash_properties(hash)));
        if (edge != NULL)
            vec_store(&edge[i],
                      cell_size * distance_to_border(&search, n, variant.metric,
                                                     &nearest.at[0]));
    }
}

/* These are separate functions, so that each needs only its own stack memory. */
DEFINE_POINTS(cellular_flat_points, draw_flat, FOR_PLANE_AND_SPACE)
DEFINE_POINTS(cellular_spot_points, draw_spots, FOR_PLANE_AND_SPACE)
DEFINE_POINTS(cellular_smooth_points, draw_smooth, FOR_PLANE_AND_SPACE)
DEFINE_POINTS(cellular_distance_points, draw_distances, FOR_PLANE_AND_SPACE)

static void
cellular_points(const NoiseOctaveInput *input, const NoisePlaces *places, int n,
                float *sum, NoiseSlopes *slopes)
{
    const NoiseFeature feature = input->shape->feature;

    if (noise_feature_is_flat(feature))
        cellular_flat_points(input, places, n, sum, slopes);
    else if (feature == NOISE_FEATURE_SPOTS)
        cellular_spot_points(input, places, n, sum, slopes);
    else if (feature == NOISE_FEATURE_SMOOTH_F1)
        cellular_smooth_points(input, places, n, sum, slopes);
    else
        cellular_distance_points(input, places, n, sum, slopes);
}

static void
cellular_cells(const NoiseOctaveInput *input, const NoisePlaces *places, int n,
               NoiseCells *cells, float *edge)
{
    NoiseSplit split;
    const Block block = split_block(input, places, n, &split);

    FOR_PLANE_AND_SPACE(find_cells, input, block, n, cells, edge);
}

/* No compute_bound: noise_of_length() divides distances by the largest possible
 * one. */
const NoiseBasis NOISE_STAMP(noise_basis_cellular) = {
    .grid = cellular_grid,
    .points = cellular_points,
    .has_slopes = true,
    .cells = cellular_cells,
};
