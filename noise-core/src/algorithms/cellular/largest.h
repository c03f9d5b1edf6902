/* SPDX-License-Identifier: MIT
 *
 * The largest possible distances.
 */
#ifndef NOISE_LARGEST_H
#define NOISE_LARGEST_H

#include "../common/basis.h"

/* The most points whose distances a feature reads. */
#define NEAREST_MAX 4

/* The same for Minkowski's distance by twice its power - 1; but for the nearest
 * point, found by trying 201 or, in space, 25 places along each axis of a
 * quarter or an eighth of the cell, and rounded up. */
static const float largest_of_minkowski[][NEAREST_MAX][2] = {
    {{4.0f, 9.0f}, {4.001f, 9.001f}, {4.777f, 9.001f}, {4.897f, 9.001f}},
    {{2.0f, 3.0f}, {2.001f, 3.001f}, {2.501f, 3.001f}, {2.501f, 3.001f}},
    {{1.5874011f, 2.0800838f},
     {1.688f, 2.081f},
     {2.005f, 2.168f},
     {2.025f, 2.168f}},
    {{1.4142136f, 1.7320508f},
     {1.582f, 1.733f},
     {1.804f, 1.872f},
     {1.839f, 1.872f}},
    {{1.3195079f, 1.5518456f},
     {1.539f, 1.575f},
     {1.699f, 1.730f},
     {1.746f, 1.730f}},
    {{1.259921f, 1.4422496f},
     {1.519f, 1.537f},
     {1.637f, 1.652f},
     {1.692f, 1.652f}},
    {{1.2190137f, 1.3687381f},
     {1.510f, 1.519f},
     {1.597f, 1.605f},
     {1.658f, 1.605f}},
    {{1.1892071f, 1.316074f},
     {1.506f, 1.510f},
     {1.570f, 1.574f},
     {1.635f, 1.574f}},
    {{1.166529f, 1.276518f},
     {1.503f, 1.506f},
     {1.552f, 1.554f},
     {1.618f, 1.554f}},
    {{1.1486984f, 1.2457309f},
     {1.502f, 1.503f},
     {1.539f, 1.540f},
     {1.606f, 1.540f}},
    {{1.1343125f, 1.2210946f},
     {1.502f, 1.502f},
     {1.529f, 1.530f},
     {1.595f, 1.530f}},
    {{1.122462f, 1.200937f},
     {1.501f, 1.502f},
     {1.522f, 1.523f},
     {1.587f, 1.523f}},
    {{1.1125315f, 1.1841406f},
     {1.501f, 1.501f},
     {1.517f, 1.517f},
     {1.581f, 1.517f}},
    {{1.1040895f, 1.1699308f},
     {1.501f, 1.501f},
     {1.513f, 1.513f},
     {1.574f, 1.513f}},
    {{1.096825f, 1.1577537f},
     {1.501f, 1.501f},
     {1.510f, 1.510f},
     {1.569f, 1.510f}},
    {{1.0905077f, 1.1472027f},
     {1.501f, 1.501f},
     {1.508f, 1.508f},
     {1.566f, 1.508f}},
};

/* The largest possible distance of the nearest point but k, where each point is
 * in the farthest corner of its cell, from the worst place. */
static inline float
largest_distance(const NoiseShape *shape, int k)
{
    /* By k, distance and dimensions - 2. */
    static const float largest[][NOISE_DISTANCE_MINKOWSKI][2] = {
        {{1.41421356f, 1.73205081f}, {2.0f, 3.0f}, {2.0f, 3.0f}, {1.0f, 1.0f}},
        {{1.58113883f, 1.73205081f}, {2.5f, 3.0f}, {2.0f, 3.0f}, {1.5f, 1.5f}},
        {{1.80277564f, 1.87082869f}, {3.25f, 3.5f}, {2.5f, 3.0f}, {1.5f, 1.5f}},
        {{1.83847763f, 1.87082869f}, {3.38f, 3.5f}, {2.5f, 3.0f}, {1.5f, 1.5f}},
    };

    if (shape->distance == NOISE_DISTANCE_MINKOWSKI)
        return largest_of_minkowski[shape->halves - 1][k]
                                   [shape->dimensions - 2];
    return largest[k][shape->distance][shape->dimensions - 2];
}

#endif
