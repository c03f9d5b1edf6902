/* SPDX-License-Identifier: MIT
 *
 * Places on the lattice of squares, cubes and hypercubes.
 */
#include "lattice.h"

/* The axis that is hashed first.  The line is a row of the plane, so that there
 * is one way to hash. */
static inline int
outermost_axis(int n)
{
    return n > 1 ? n - 1 : 1;
}

/* Folds the axes of a reduced point from the outermost to `last` into a
 * hash. */
static inline uint32_t
fold_axes(const NoiseLayer *layer, const int64_t point[4], int n, int last)
{
    uint32_t hash = layer->key.prefix;
    uint32_t more = layer->key.outer;

    for (int axis = outermost_axis(n); axis >= last; axis--) {
        hash = noise_hash_fold(hash, (uint32_t)point[axis] + more);
        more = 0;
    }
    return hash;
}

uint32_t
noise_lattice_hash(const NoiseLayer *layer, const int64_t *point, int n)
{
    int64_t reduced[4] = {0};

    for (int axis = 0; axis < n; axis++)
        reduced[axis] = point[axis];
    noise_period_reduce(layer->period, reduced);
    return fold_axes(layer, reduced, n, 0);
}

/* The hash prefix of the line through a point, where axes are reduced one by
 * one. */
static void
begin_line(const NoiseLayer *layer, const int64_t point[4], NoiseLine *line)
{
    const int n = layer->shape->dimensions;
    int64_t reduced[4] = {0};

    for (int axis = 1; axis < n; axis++)
        reduced[axis] =
            noise_period_reduce_axis(layer->period, axis, point[axis]);
    line->hash = fold_axes(layer, reduced, n, 1);
}

void
noise_lattice_row(const NoiseLayer *layer, const double place[4],
                  NoiseLatticeRow *row)
{
    const int dimensions = layer->shape->dimensions;
    int64_t cell[4] = {0};
    float inner[4] = {0};

    row->layer = layer;
    for (int axis = 1; axis < dimensions; axis++) {
        cell[axis] = noise_floor(place[axis]);
        inner[axis] = (float)(place[axis] - (double)cell[axis]);
        row->fade[axis] = noise_fade(layer->shape->interpolation, inner[axis]);
    }
    for (int e = 0; e < 1 << (dimensions - 1); e++) {
        NoiseLine *line = &row->line[e];
        line->point[0] = 0;
        for (int axis = 1; axis < dimensions; axis++) {
            const int below = e >> (axis - 1) & 1;
            line->point[axis] = cell[axis] + below;
            line->offset[axis] = inner[axis] - (float)below;
        }
        if (layer->period->is_separate)
            begin_line(layer, line->point, line);
    }
}

uint32_t
noise_line_hash_bent(const NoiseLatticeRow *row, const NoiseLine *line,
                     int64_t cell)
{
    const int n = row->layer->shape->dimensions;
    int64_t point[4] = {cell};

    for (int axis = 1; axis < n; axis++)
        point[axis] = line->point[axis];
    return noise_lattice_hash(row->layer, point, n);
}

void
noise_lattice_columns(const NoiseShape *shape, const double *x, int n,
                      NoiseColumns *columns)
{
    for (int i = 0; i < n; i++) {
        columns->cell[i] = noise_floor(x[i]);
        columns->inner[i] = (float)(x[i] - (double)columns->cell[i]);
        columns->fade[i] = noise_fade(shape->interpolation, columns->inner[i]);
    }
}

void
noise_lattice_points(const NoiseLayer *layer, const NoisePlaces *places, int n,
                     void (*row)(const NoiseLayer *layer,
                                 const NoiseColumns *columns, int n,
                                 const double place[4], float *value),
                     float *value)
{
    NoiseColumns column;

    for (int i = 0; i < n; i++) {
        double place[4];
        noise_places_get(places, i, place);
        noise_lattice_columns(layer->shape, &place[0], 1, &column);
        row(layer, &column, 1, place, &value[i]);
    }
}

/* Adds a corner's share: its weight is a product of one factor for each
 * axis. */
static void
add_corner(int dimensions, int k, const float fade[4], const float slope[4],
           const NoiseCorner *corner, float gradient[4])
{
    for (int along = 0; along < dimensions; along++) {
        float weight = 1.0f;
        float weight_slope = 1.0f;
        for (int axis = 0; axis < dimensions; axis++) {
            const bool is_far = k >> axis & 1;
            const float factor = is_far ? fade[axis] : 1.0f - fade[axis];
            const float side = is_far ? slope[axis] : -slope[axis];
            weight *= factor;
            weight_slope *= axis == along ? side : factor;
        }
        gradient[along] +=
            weight * corner->rise[along] + weight_slope * corner->value;
    }
}

void
noise_lattice_gradient(const NoiseLayer *layer, const double place[4],
                       NoiseCorner (*corner)(const NoiseLayer *layer,
                                             const int64_t point[4]),
                       float gradient[4])
{
    const NoiseInterpolation interpolation = layer->shape->interpolation;
    const int dimensions = layer->shape->dimensions;
    int64_t cell[4] = {0};
    float inner[4] = {0}, fade[4] = {0}, slope[4] = {0};

    for (int axis = 0; axis < dimensions; axis++) {
        cell[axis] = noise_floor(place[axis]);
        inner[axis] = (float)(place[axis] - (double)cell[axis]);
        fade[axis] = noise_fade(interpolation, inner[axis]);
        slope[axis] = noise_fade_slope(interpolation, inner[axis]);
        gradient[axis] = 0.0f;
    }
    for (int k = 0; k < 1 << dimensions; k++) {
        int64_t point[4] = {0};
        for (int axis = 0; axis < dimensions; axis++)
            point[axis] = cell[axis] + (k >> axis & 1);
        NoiseCorner own = corner(layer, point);
        for (int axis = 0; axis < dimensions; axis++)
            own.value +=
                own.rise[axis] * (inner[axis] - (float)(k >> axis & 1));
        add_corner(dimensions, k, fade, slope, &own, gradient);
    }
}
