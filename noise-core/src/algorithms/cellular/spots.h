/* SPDX-License-Identifier: MIT
 *
 * Spots around the points of cells, each with a radius and a brightness of its
 * own, or none.
 *
 * A spot's value is b (1 - q^2)^2, where q is the distance to its point in the
 * metric, divided by the radius: its brightness b in the middle, 0 from the
 * radius on, with slope 0 at both, so that there is neither a tip nor a crease.
 * It takes no square root.  Where spots overlap the largest value counts.
 *
 * The cells around a place's own are enough.  Within its cell the place lies
 * from 0 to 1 along each axis; along one of them, a point two cells away lies
 * at 2 or above, or at -1 or below.  So it is at least 1 away in any metric,
 * and no radius is larger.
 */
#ifndef NOISE_SPOTS_H
#define NOISE_SPOTS_H

#include "search.h"

/* The spot around a cell's point. */
typedef struct Spot {
    VecF scale;      /* 1 / its radius; squared, where distances are */
    VecF brightness; /* 0 where there is none */
} Spot;

/* The spots of a search's near cells, in the same order. */
typedef struct Spots {
    Spot near[CELLS_NEAR_MAX];
} Spots;

/* The spot that is seen at a place. */
typedef struct Seen {
    Point point;
    Spot spot;
    VecF value;
} Seen;

/* The share of brightness that a cell lacks, by the hash of its properties. */
VEC_INLINE VecF
dimming_of_cell(const NoiseShape *shape, VecU properties)
{
    return noise_unit_of_hash(noise_hash_number(properties, 2),
                              shape->cell_contrast);
}

/* The square of an evenly distributed number makes small spots more frequent
 * than large ones, as among stars, flakes and stones. */
VEC_INLINE VecF
radius_of_spot(const NoiseShape *shape, VecU properties)
{
    const VecF even =
        noise_unit_of_hash(noise_hash_number(properties, 1), 1.0f);

    return shape->spot_size *
           (1.0f - shape->spot_variation * (1.0f - even * even));
}

VEC_INLINE Spot
find_spot(const NoiseShape *shape, Metric metric, VecU hash)
{
    const VecU properties = noise_hash_properties(hash);
    const VecF radius = radius_of_spot(shape, properties);
    const VecF number =
        noise_unit_of_hash(noise_hash_number(properties, 0), 1.0f);
    const VecMask is_there = vec_less(number, vec_splat(shape->spot_presence));

    return (Spot){
        .scale = 1.0f / distance_along(metric, radius),
        .brightness =
            vec_select(is_there, 1.0f - dimming_of_cell(shape, properties),
                       vec_splat(0.0f)),
    };
}

/* Finds the spots of all near cells, again whenever move_search() has come to
 * other cells. */
VEC_INLINE void
find_spots(const Search *search, int n, Metric metric, Spots *spots)
{
    for (int k = 0; k < count_near(n); k++)
        spots->near[k] =
            find_spot(search->layer->shape, metric, search->near[k].hash);
}

/* 1 in the middle of a spot and 0 on its border: 1 - q^2. */
VEC_INLINE VecF
height_within(const NoiseShape *shape, const Point *point, const Spot *spot)
{
    const VecF share = point->distance * spot->scale;
    const VecF length = root_of(own_metric(shape), share);
    const VecF square =
        shape->distance == NOISE_DISTANCE_EUCLIDEAN ? share : length * length;

    return vec_max(1.0f - square, vec_splat(0.0f));
}

/* Finds the spot that is seen: the one of the largest value among those of all
 * near cells. */
VEC_INLINE void
find_seen(const Search *search, int n, Metric metric, const Spots *spots,
          Seen *seen)
{
    const VecF none = vec_splat(0.0f);
    Starts starts;

    *seen =
        (Seen){{none, {none, none, none}, vec_splat_u(0)}, {none, none}, none};
    find_starts(search, n, &starts);
    for (int k = 0; k < count_near(n); k++) {
        const Spot *spot = &spots->near[k];
        const Point point = find_near_point(search, n, metric, &starts, k);
        const VecF height = height_within(search->layer->shape, &point, spot);
        const VecF value = spot->brightness * (height * height);
        const VecMask is_new = vec_less(seen->value, value);
        choose_point(is_new, n, &point, &seen->point);
        seen->spot.scale = vec_select(is_new, spot->scale, seen->spot.scale);
        seen->spot.brightness =
            vec_select(is_new, spot->brightness, seen->spot.brightness);
        seen->value = vec_select(is_new, value, seen->value);
    }
}

/* The hash of the cell whose spot is seen, or `other` where none is; stores the
 * spot's value. */
VEC_INLINE VecU
hash_of_spot(const Search *search, int n, Metric metric, const Spots *spots,
             VecU other, VecF *value)
{
    Seen seen;

    find_seen(search, n, metric, spots, &seen);
    *value = seen.value;
    return vec_select_u(vec_less(vec_splat(0.0f), seen.value), seen.point.hash,
                        other);
}

/* The slopes of the value: 2 b (1 - q^2) times those of -q^2.  Where no spot is
 * seen, b is 0, and so are they. */
VEC_INLINE void
rise_of_spot(const NoiseShape *shape, int n, const Seen *seen, VecF rise[3])
{
    const Point *point = &seen->point;
    const Spot *spot = &seen->spot;
    const bool is_euclidean = shape->distance == NOISE_DISTANCE_EUCLIDEAN;
    const Metric metric =
        is_euclidean ? (Metric){NOISE_DISTANCE_SQUARED, 0} : own_metric(shape);
    const VecF share = root_of(metric, point->distance * spot->scale);
    const VecF steepness = is_euclidean
                               ? spot->scale
                               : 2.0f * share * root_of(metric, spot->scale);
    const VecF length = root_of(metric, point->distance);
    const VecF factor =
        2.0f * spot->brightness * height_within(shape, point, spot) * steepness;

    for (int axis = 0; axis < n; axis++)
        rise[axis] =
            factor * rise_of_distance(metric, point->offset[axis], length);
}

/* Moves the search to the places from `first` on, and finds the spots that are
 * seen there; search and spots are those of the places before. */
VEC_INLINE void
see_spots(const NoiseLayer *layer, int n, SearchVariant variant,
          Reduction reduction, const NoisePlaces *places, int first,
          Search *search, Spots *spots, Seen *seen)
{
    if (move_search(layer, n, reduction, places, first, search))
        find_spots(search, n, variant.metric, spots);
    find_seen(search, n, variant.metric, spots, seen);
}

VEC_INLINE void
draw_spots(const NoiseLayer *layer, int n, SearchVariant variant,
           Reduction reduction, const NoisePlaces *places, int n_points,
           float *value)
{
    Search search;
    Spots spots;

    for (int i = 0; i < n_points; i += VEC_LANES) {
        Seen seen;
        see_spots(layer, n, variant, reduction, places, i, &search, &spots,
                  &seen);
        vec_store(&value[i], noise_of_length(layer, seen.value));
    }
}

VEC_INLINE void
find_spot_slopes(const NoiseLayer *layer, int n, SearchVariant variant,
                 Reduction reduction, const NoisePlaces *places, int n_points,
                 float *value, NoiseSlopes *slopes)
{
    Search search;
    Spots spots;

    for (int i = 0; i < n_points; i += VEC_LANES) {
        Seen seen;
        VecF rise[3];
        see_spots(layer, n, variant, reduction, places, i, &search, &spots,
                  &seen);
        vec_store(&value[i], noise_of_length(layer, seen.value));
        rise_of_spot(layer->shape, n, &seen, rise);
        for (int axis = 0; axis < 4; axis++)
            vec_store(&slopes->along[axis][i],
                      axis < n ? rise[axis] * (2.0f * layer->factor)
                               : vec_splat(0.0f));
    }
}

#endif
