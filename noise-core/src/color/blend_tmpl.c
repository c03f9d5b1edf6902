/* SPDX-License-Identifier: MIT
 *
 * Blends the colors of a layer with the colors below.
 *
 * Pixels are premultiplied (A. Smith, "Image compositing fundamentals", 1995).
 * Modes work on straight colors, like GIMP's legacy modes, and fade out where the
 * backdrop is transparent.
 */
#include "../dispatch/stamped.h"
#include "../params/params.h"

/* Mixes one channel: b is the color below, and s is the color above.  Both are in
 * [0, 1], and so is the result. */
VEC_INLINE VecF
mix_by(NoiseMode mode, VecF b, VecF s)
{
    const VecF multiplied = b * s, screened = 1.0f - (1.0f - b) * (1.0f - s);
    const VecF one = vec_splat(1.0f), half = vec_splat(0.5f);

    switch (mode) {
    case NOISE_MODE_MULTIPLY:
        return multiplied;
    case NOISE_MODE_SCREEN:
        return screened;
    case NOISE_MODE_OVERLAY:
    case NOISE_MODE_HARD_LIGHT:
        return vec_select(vec_less(mode == NOISE_MODE_OVERLAY ? b : s, half),
                          2.0f * multiplied,
                          1.0f - 2.0f * ((1.0f - b) * (1.0f - s)));
    case NOISE_MODE_SOFT_LIGHT:
        return (1.0f - b) * multiplied + b * screened;
    case NOISE_MODE_DARKEN:
        return vec_min(b, s);
    case NOISE_MODE_LIGHTEN:
        return vec_max(b, s);
    case NOISE_MODE_ADD:
        return vec_min(b + s, one);
    case NOISE_MODE_SUBTRACT:
        return vec_max(b - s, vec_splat(0.0f));
    case NOISE_MODE_DIFFERENCE:
        return vec_abs(b - s);
    case NOISE_MODE_NORMAL:
    case NOISE_MODE_NONE:
        break;
    }
    return s;
}

/* Copies a number to all four channels of a pixel, for each of n pixels.  The
 * numbers are `stride` apart. */
static void
spread_channels(const float *numbers, int stride, int n, float *channels)
{
    for (int i = 0; i < n; i++)
        vec_store_pixel(channels + (ptrdiff_t)i * NOISE_COLOR_CHANNELS,
                        vec_pixel(numbers[(ptrdiff_t)i * stride]));
}

static void
blend_normal(const float *colors, const float *cover, int n, float *pixels)
{
    for (int i = 0; i < n; i++) {
        const float *color = colors + (ptrdiff_t)i * NOISE_COLOR_CHANNELS;
        float *pixel = pixels + (ptrdiff_t)i * NOISE_COLOR_CHANNELS;
        vec_store_pixel(pixel, vec_pixel_mix(vec_load_pixel(pixel),
                                             vec_load_pixel(color), cover[i]));
    }
}

/* Blends in a mode other than normal.  The mode is a constant in each call, so the
 * compiler makes a loop for each mode. */
VEC_INLINE void
blend_mixed(NoiseMode mode, const float *colors, const float *cover, int n,
            float *pixels)
{
    NOISE_ALIGNED float share[NOISE_COLOR_CHANNELS * NOISE_BLOCK];
    NOISE_ALIGNED float alpha[NOISE_COLOR_CHANNELS * NOISE_BLOCK];
    NOISE_ALIGNED float kept[NOISE_BLOCK];
    const VecF one = vec_splat(1.0f), none = vec_splat(0.0f);

    for (int i = 0; i < n; i++)
        kept[i] = pixels[NOISE_COLOR_CHANNELS * i + NOISE_ALPHA];
    spread_channels(cover, 1, n, share);
    spread_channels(kept, 1, n, alpha);
    for (int i = 0; i < NOISE_COLOR_CHANNELS * n; i += VEC_LANES) {
        const VecF own = vec_load(&alpha[i]), times = vec_load(&share[i]);
        const VecF color = vec_load(&colors[i]), pixel = vec_load(&pixels[i]);
        const VecF below =
            vec_select(vec_less(none, own), vec_min(pixel / own, one), none);
        const VecF mixed =
            (1.0f - own) * color + own * mix_by(mode, below, color);
        vec_store(&pixels[i], pixel * (1.0f - times) + mixed * times);
    }
    for (int i = 0; i < n; i++)
        pixels[NOISE_COLOR_CHANNELS * i + NOISE_ALPHA] =
            kept[i] * (1.0f - cover[i]) + cover[i];
}

void
NOISE_STAMP(noise_blend)(NoiseMode mode, const float *colors,
                         const float *cover, int n, float *pixels)
{
    if (mode == NOISE_MODE_NORMAL) {
        blend_normal(colors, cover, n, pixels);
        return;
    }
    if (mode == NOISE_MODE_NONE) /* a layer in this mode adds only height */
        return;
#define MIXED(name, nick, label)                     \
    case name:                                       \
        blend_mixed(name, colors, cover, n, pixels); \
        break;
    switch (mode) {
        NOISE_MODES(MIXED)
    }
#undef MIXED
}

void
NOISE_STAMP(noise_blend_glow)(NoiseMode mode, float glow, const float *colors,
                              const float *cover, int n, float *light)
{
    for (int i = 0; i < n; i++) {
        const float *color = colors + (ptrdiff_t)i * NOISE_COLOR_CHANNELS;
        float *own = light + (ptrdiff_t)i * NOISE_COLOR_CHANNELS;
        const float left = mode == NOISE_MODE_NORMAL ? 1.0f - cover[i] : 1.0f;
        vec_store_pixel(
            own, vec_pixel_plus(
                     vec_pixel_times(vec_load_pixel(own), left),
                     vec_pixel_times(vec_load_pixel(color), glow * cover[i])));
    }
}

void
NOISE_STAMP(noise_straighten)(const float *pixels, int n, float *straight)
{
    NOISE_ALIGNED float alpha[NOISE_COLOR_CHANNELS * NOISE_BLOCK];
    const VecF one = vec_splat(1.0f), none = vec_splat(0.0f);

    spread_channels(pixels + NOISE_ALPHA, NOISE_COLOR_CHANNELS, n, alpha);
    for (int i = 0; i < NOISE_COLOR_CHANNELS * n; i += VEC_LANES) {
        const VecF own = vec_load(&alpha[i]);
        const VecF color = vec_load(&pixels[i]) / own;
        vec_store(&straight[i],
                  vec_select(vec_less(none, own),
                             vec_max(vec_min(color, one), none), none));
    }
    for (int i = 0; i < n; i++) {
        const float own = alpha[NOISE_COLOR_CHANNELS * i];
        straight[NOISE_COLOR_CHANNELS * i + NOISE_ALPHA] =
            own < 1.0f ? own : 1.0f;
    }
}
