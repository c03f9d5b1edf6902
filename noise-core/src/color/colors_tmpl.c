/* SPDX-License-Identifier: MIT
 *
 * Paints pixels with the colors of their values, or of their cells.
 */
#include "../dispatch/stamped.h"
#include "ramp.h"

void
NOISE_STAMP(noise_paint_mix)(const float low[4], const float high[4],
                             const float *value, int n, float *pixels)
{
    const VecPixel dark = vec_load_pixel(low);
    const VecPixel bright = vec_load_pixel(high);

    for (int i = 0; i < n; i++)
        vec_store_pixel(&pixels[NOISE_COLOR_CHANNELS * i],
                        vec_pixel_mix(dark, bright, value[i]));
}

/* Returns the share of a piece's second color.  Limits it to 1, because rounding may
 * make it larger. */
static inline float
compute_share(const NoisePiece *piece, float value)
{
    const float share = (value - piece->start) * piece->scale;

    return share < 1.0f ? share : 1.0f;
}

/* Paints with a ramp of any number of pieces. */
static void
paint_many(const NoiseRamp *ramp, const float *value, int n, float *pixels)
{
    for (int i = 0; i < n; i++) {
        int k = ramp->first[(int)(value[i] * NOISE_RAMP_BINS)];
        while (value[i] >= ramp->end[k])
            k++;
        const NoisePiece *piece = &ramp->piece[k];
        vec_store_pixel(&pixels[NOISE_COLOR_CHANNELS * i],
                        vec_pixel_mix(vec_load_pixel(piece->low),
                                      vec_load_pixel(piece->high),
                                      compute_share(piece, value[i])));
    }
}

/* Paints a vector of values with a ramp of at most NOISE_FEW_PIECES pieces.  The
 * index of a value's piece is the number of pieces that end at or below the
 * value. */
VEC_INLINE void
paint_vector(const NoiseRamp *ramp, VecF value, float *pixels)
{
    const NoiseFewPieces *few = &ramp->few;
    VecU k = vec_splat_u(0);
    VecF channel[NOISE_COLOR_CHANNELS];

    for (int i = 0; i + 1 < ramp->n_pieces; i++)
        k = k + vec_select_u(vec_less(value, vec_splat(ramp->end[i])),
                             vec_splat_u(0), vec_splat_u(1));
    const VecF start = vec_lookup(few->start, NOISE_FEW_BITS, k);
    const VecF scale = vec_lookup(few->scale, NOISE_FEW_BITS, k);
    const VecF share = vec_min((value - start) * scale, vec_splat(1.0f));
    const VecF rest = 1.0f - share;
    for (int c = 0; c < NOISE_COLOR_CHANNELS; c++)
        channel[c] = vec_lookup(few->low[c], NOISE_FEW_BITS, k) * rest +
                     vec_lookup(few->high[c], NOISE_FEW_BITS, k) * share;
    vec_store_pixels(pixels, channel);
}

static void
paint_few(const NoiseRamp *ramp, const float *value, int n, float *pixels)
{
    const int n_whole = n - n % VEC_LANES;
    float rest[VEC_LANES] = {0};
    float last[NOISE_COLOR_CHANNELS * VEC_LANES];

    for (int i = 0; i < n_whole; i += VEC_LANES)
        paint_vector(ramp, vec_load(&value[i]),
                     &pixels[NOISE_COLOR_CHANNELS * i]);
    if (n_whole == n)
        return;
    memcpy(rest, value + n_whole, sizeof *rest * (size_t)(n - n_whole));
    paint_vector(ramp, vec_load(rest), last);
    memcpy(pixels + NOISE_COLOR_CHANNELS * n_whole, last,
           sizeof *last * (size_t)(NOISE_COLOR_CHANNELS * (n - n_whole)));
}

void
NOISE_STAMP(noise_paint_ramp)(const NoiseRamp *ramp, const float *value, int n,
                              float *pixels)
{
    /* With fewer lanes, a permute instruction cannot look up eight numbers. */
    if (VEC_LANES >= NOISE_FEW_PIECES && ramp->n_pieces <= NOISE_FEW_PIECES)
        paint_few(ramp, value, n, pixels);
    else
        paint_many(ramp, value, n, pixels);
}

void
NOISE_STAMP(noise_paint_cells)(const NoiseRamp *ramp, const float low[4],
                               const float *value, const NoiseCells *cells,
                               int n, float *pixels)
{
    const VecPixel dark = vec_load_pixel(low);
    const VecPixel mean = vec_load_pixel(ramp->mean);

    NOISE_STAMP(noise_paint_ramp)(ramp, cells->number, n, pixels);
    for (int i = 0; i < n; i++) {
        float *pixel = &pixels[NOISE_COLOR_CHANNELS * i];
        const VecPixel own =
            vec_pixel_mix(mean, vec_load_pixel(pixel), cells->visibility[i]);
        vec_store_pixel(pixel, vec_pixel_mix(dark, own, value[i]));
    }
}
