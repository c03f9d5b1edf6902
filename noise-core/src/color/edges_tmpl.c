/* SPDX-License-Identifier: MIT
 *
 * Smooths edges: where colors jump, a pixel becomes a weighted mean of its middle
 * and its corners.
 */
#include "../dispatch/stamped.h"
#include "ramp.h"

/* There is an edge between two pixels if they differ by more than this in any
 * channel. */
#define EDGE 0.0625f

/* Marks the pixels on both sides of each edge.  Bit k of `right` is 1 if channel
 * first + k jumps from its pixel to the one on the right; `below` does the same for
 * the pixel below. */
VEC_INLINE void
mark(unsigned right, unsigned below, unsigned first, unsigned n_channels,
     bool found[2][NOISE_BLOCK])
{
    const unsigned group = (1u << n_channels) - 1u;

    VEC_UNROLL
    for (unsigned lane = 0; lane < VEC_LANES; lane += n_channels) {
        const unsigned i = (first + lane) / n_channels;
        const bool jumps_right = (right >> lane & group) != 0;
        const bool jumps_below = (below >> lane & group) != 0;
        found[0][i] |= jumps_right | jumps_below;
        found[0][i + 1] |= jumps_right;
        found[1][i] |= jumps_below;
    }
}

VEC_INLINE void
find_in_channels(const float *pixels, ptrdiff_t row_stride, int n_channels,
                 int n, bool found[2][NOISE_BLOCK])
{
    const VecF edge = vec_splat(EDGE);
    const ptrdiff_t end = (ptrdiff_t)n * n_channels;

    for (ptrdiff_t i = 0; i < end; i += VEC_LANES) {
        i = i < end - VEC_LANES ? i : end - VEC_LANES;
        const VecF own = vec_load(&pixels[i]);
        const VecF right = vec_abs(vec_load(&pixels[i + n_channels]) - own);
        const VecF below = vec_abs(vec_load(&pixels[i + row_stride]) - own);
        if (vec_any(vec_less(edge, vec_max(right, below))))
            mark(vec_flags(vec_less(edge, right)),
                 vec_flags(vec_less(edge, below)), (unsigned)i,
                 (unsigned)n_channels, found);
    }
}

void
NOISE_STAMP(noise_find_edges)(const float *pixels, ptrdiff_t row_stride,
                              int n_channels, int n, bool found[2][NOISE_BLOCK])
{
    if (n_channels == 1)
        find_in_channels(pixels, row_stride, 1, n, found);
    else
        find_in_channels(pixels, row_stride, NOISE_COLOR_CHANNELS, n, found);
}

/* Mixes a pixel's middle, with a weight of 1/2, and its four corners, with a weight
 * of 1/8 each.  All weights are multiplied by the colors' alphas. */
VEC_INLINE void
mix_colors(const float *above, const float *below, float *pixel)
{
    const float *from[5] = {pixel, above, above + NOISE_COLOR_CHANNELS, below,
                            below + NOISE_COLOR_CHANNELS};
    VecPixel sum = vec_pixel(0.0f);
    float weights = 0.0f;

    VEC_UNROLL
    for (int k = 0; k < 5; k++) {
        const float weight = (k == 0 ? 0.5f : 0.125f) * from[k][NOISE_ALPHA];
        sum = vec_pixel_plus(sum,
                             vec_pixel_times(vec_load_pixel(from[k]), weight));
        weights += weight;
    }
    if (weights == 0.0f)
        return;
    vec_store_pixel(pixel, sum);
    for (int c = 0; weights != 1.0f && c < NOISE_ALPHA; c++)
        pixel[c] /= weights;
    pixel[NOISE_ALPHA] = weights;
}

void
NOISE_STAMP(noise_mix_edges)(const float *above, const float *below,
                             const int *column, int n, int n_channels,
                             float *pixels)
{
    for (int i = 0; i < n; i++) {
        const int at = column[i] * n_channels, next = at + n_channels;
        if (n_channels > 1)
            mix_colors(above + at, below + at, pixels + at);
        else
            pixels[at] =
                0.5f * pixels[at] + 0.125f * ((above[at] + above[next]) +
                                              (below[at] + below[next]));
    }
}
