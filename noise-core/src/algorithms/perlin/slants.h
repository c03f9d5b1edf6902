/* SPDX-License-Identifier: MIT
 *
 * Perlin's gradient noise (K. Perlin, "An Image Synthesizer", 1985, and
 * "Improving Noise", 2002), on lines to hypercubes: from gradients to noise.
 *
 * On one row of pixels, all lattice points with the same x together are a
 * straight line in t, the distance from that x: slope * t + constant.  With
 * u = fade(t), a pixel between two of these lines is (a t + b) + u (c t + d),
 * where a and b are the left line, and c and d the difference to the right one.
 */
#ifndef NOISE_SLANTS_H
#define NOISE_SLANTS_H

#include "../common/line-slopes.h"

/* A corner of x and y, after z and w are interpolated: slope times the distance
 * along x, plus rise times that along y, plus constant. */
typedef struct Plane {
    VecF slope, rise, constant;
} Plane;

/* A lattice point's gradient. */
typedef struct Gradient {
    VecF along[4];
} Gradient;

VEC_INLINE Gradient
find_gradient(const NoiseLayer *layer, int n, bool is_large, VecU hash)
{
    const int bits = noise_gradient_bits(n, is_large);
    const VecU index = noise_gradient_number(n, bits, hash);
    Gradient gradient;

    for (int axis = 0; axis < 4; axis++)
        gradient.along[axis] =
            axis < n ? vec_flip(vec_lookup(layer->gradients->along[axis], bits,
                                           index),
                                hash)
                     : vec_splat(0.0f);
    return gradient;
}

/* Interpolates the gradients at the corners of z and w. */
VEC_INLINE Plane
corner_plane(int n, const Gradient gradient[4], const Depth *depth)
{
    VecF slope[4], rise[4], constant[4];

    for (int k = 0; k < depth_corners(n); k++) {
        slope[k] = gradient[k].along[0];
        rise[k] = gradient[k].along[1];
        constant[k] = vec_splat(0.0f);
        if (n > 2)
            constant[k] = gradient[k].along[2] * depth->offset[0][k & 1];
        if (n > 3)
            constant[k] =
                constant[k] + gradient[k].along[3] * depth->offset[1][k >> 1];
    }
    return (Plane){
        .slope = mix_depth(n, depth, slope),
        .rise = mix_depth(n, depth, rise),
        .constant = mix_depth(n, depth, constant),
    };
}

/* The line in t of all corners with the same x, on a row: a Plane once y is
 * interpolated, too. */
typedef struct Slant {
    VecF slope, constant;
} Slant;

/* Interpolates the planes of the corners above and below; offset is how far the
 * row lies from each. */
VEC_INLINE Slant
collapse_planes(int n, const Plane *above, const Plane *below,
                const VecF offset[2], VecF fade)
{
    Slant slant = {above->slope, vec_splat(0.0f)};
    VecF height[2];

    if (n == 1)
        return slant;
    height[0] = above->rise * offset[0];
    height[1] = below->rise * offset[1];
    if (n > 2) {
        height[0] = height[0] + above->constant;
        height[1] = height[1] + below->constant;
    }
    slant.slope = noise_mix(above->slope, below->slope, fade);
    slant.constant = noise_mix(height[0], height[1], fade);
    return slant;
}

/* The right line minus the left one, as a line in the distance from the left:
 * the distance from the right is 1 less. */
VEC_INLINE Slant
slant_difference(Slant left, Slant right)
{
    return (Slant){
        .slope = right.slope - left.slope,
        .constant = (right.constant - right.slope) - left.constant,
    };
}

VEC_INLINE VecF
noise_of_slants(Slant left, Slant change, VecF t, VecF u)
{
    return (left.slope * t + left.constant) +
           u * (change.slope * t + change.constant);
}

/* How the slant of the corners above and below changes along y: the
 * interpolation changes, and so do the heights. */
VEC_INLINE Slant
find_change(int n, const Plane *above, const Plane *below, VecF inner,
            VecF fade, VecF fade_slope)
{
    VecF step = below->rise * (inner - 1.0f) - above->rise * inner;

    if (n == 1)
        return (Slant){vec_splat(0.0f), vec_splat(0.0f)};
    if (n > 2)
        step = step + (below->constant - above->constant);
    return (Slant){
        .slope = fade_slope * (below->slope - above->slope),
        .constant =
            noise_mix(above->rise, below->rise, fade) + fade_slope * step,
    };
}

/* The noise from the numbers of a cell: a, b, c and d. */
VEC_INLINE VecF
draw(const VecF number[4], VecF inner, VecF fade)
{
    return noise_of_slants((Slant){number[0], number[1]},
                           (Slant){number[2], number[3]}, inner, fade);
}

/* The same, and its slopes along x and y: that along x has the fade's, too;
 * change is how the numbers change along y. */
VEC_INLINE VecF
draw_slopes(const VecF number[4], const VecF change[4], VecF inner, VecF fade,
            VecF fade_slope, VecF slope[2])
{
    const VecF step = number[2] * inner + number[3];

    slope[0] = (number[0] + fade * number[2]) + fade_slope * step;
    slope[1] = draw(change, inner, fade);
    return draw(number, inner, fade);
}

#endif
