/* SPDX-License-Identifier: MIT
 *
 * Draws noise as a landscape: lights it, and makes maps of its normals and slopes.
 *
 * Light is ((1 + d) / 2)^2, as a fraction of the light on level ground, where d is
 * the dot product of the normal and the unit vector toward the light.  Only surfaces
 * that face directly away from the light are black, so shadows keep their shapes (J.
 * Mitchell, G. McTaggart, C. Green, "Shading in Valve's Source Engine", 2006).
 */
#include "../dispatch/stamped.h"
#include "light.h"
#include "ramp.h"

VEC_INLINE VecF
shade_of(const NoiseLight *light, const VecF rise[2])
{
    const VecF length =
        vec_sqrt(1.0f + (rise[0] * rise[0] + rise[1] * rise[1]));
    const VecF facing = (light->up - (rise[0] * light->across[0] +
                                      rise[1] * light->across[1])) /
                        length;
    const VecF share = (1.0f + facing) / (1.0f + light->up);

    return share * share;
}

/* Loads slopes and multiplies them by `strength`.  Limits them to `most`, so that
 * their squares do not overflow; steeper slopes are very rare, and look vertical
 * anyway. */
VEC_INLINE void
load_slope(const float *x, const float *y, float strength, VecF rise[2])
{
    const VecF most = vec_splat(1e18f);
    const VecF rise_x = vec_load(x) * strength;
    const VecF rise_y = vec_load(y) * strength;
    const VecF larger = vec_max(vec_abs(rise_x), vec_abs(rise_y));

    rise[0] = rise_x;
    rise[1] = rise_y;
    if (vec_any(vec_less(most, larger))) {
        const VecF kept = most / vec_max(larger, most);
        rise[0] = rise_x * kept;
        rise[1] = rise_y * kept;
    }
}

/* Computes what fraction of a color is kept, and how much white is added.  If a
 * slope gets less light than level ground, its color is darkened; if it gets more,
 * its color is moved toward white, but never past it. */
VEC_INLINE void
compute_light(const NoiseLight *light, const float *x, const float *y,
              float *share, float *white)
{
    const VecF one = vec_splat(1.0f);
    const VecF none = vec_splat(0.0f);
    VecF rise[2];

    load_slope(x, y, light->relief, rise);
    const VecF shade = shade_of(light, rise);
    const VecMask is_bright = vec_less(one, shade);
    const VecF left = vec_select(is_bright, one / shade, shade);
    vec_store(share, left);
    vec_store(white, vec_select(is_bright, 1.0f - left, none));
}

void
NOISE_STAMP(noise_light)(const NoiseLight *light, const float *x,
                         const float *y, int n_channels, int n, float *pixels)
{
    NOISE_ALIGNED float share[NOISE_BLOCK], white[NOISE_BLOCK];

    for (int i = 0; i < n; i += VEC_LANES)
        compute_light(light, &x[i], &y[i], &share[i], &white[i]);
    for (int i = 0; n_channels == 1 && i < n; i++)
        pixels[i] = pixels[i] * share[i] + white[i];
    for (int i = 0; n_channels > 1 && i < n; i++) {
        float *pixel = &pixels[NOISE_COLOR_CHANNELS * i];
        const float alpha = pixel[NOISE_ALPHA];
        vec_store_pixel(
            pixel,
            vec_pixel_plus(vec_pixel_times(vec_load_pixel(pixel), share[i]),
                           vec_pixel(white[i])));
        pixel[NOISE_ALPHA] = alpha;
    }
}

/* Computes the components of the surface's unit normal along x, y and up. */
VEC_INLINE void
compute_normal(const float *x, const float *y, float strength, VecF normal[3])
{
    VecF rise[2];

    load_slope(x, y, strength, rise);
    normal[2] = 1.0f / vec_sqrt(1.0f + (rise[0] * rise[0] + rise[1] * rise[1]));
    normal[0] = -rise[0] * normal[2];
    normal[1] = -rise[1] * normal[2];
}

/* Maps a number from [-1, 1] to a channel in [0, 1]. */
VEC_INLINE VecF
signed_color(VecF number)
{
    return 0.5f + 0.5f * number;
}

/* Stores pixels of a map, from the normals at a vector of places. */
VEC_INLINE void
store_map(NoiseMap map, bool is_y_up, const VecF normal[3], float *pixels)
{
    /* y points down, so a surface that rises along y faces the top of the
     * picture. */
    const VecF side = is_y_up ? -normal[1] : normal[1];

    if (map == NOISE_MAP_SLOPE) {
        const VecF steepness =
            vec_sqrt(normal[0] * normal[0] + normal[1] * normal[1]);
        /* Rounding may take the steepness above 1. */
        vec_store(pixels, vec_min(steepness, vec_splat(1.0f)));
    } else if (map == NOISE_MAP_NORMAL) {
        const VecF channel[4] = {signed_color(normal[0]), signed_color(side),
                                 signed_color(normal[2]), vec_splat(1.0f)};
        vec_store_pixels(pixels, channel);
    } else {
        const VecF channel[4] = {signed_color(-normal[1]),
                                 signed_color(normal[0]), vec_splat(0.5f),
                                 vec_splat(1.0f)};
        vec_store_pixels(pixels, channel);
    }
}

void
NOISE_STAMP(noise_map)(const NoiseParams *params, const float *x,
                       const float *y, int n, float *pixels)
{
    const float strength = (float)params->map_strength;
    const bool is_y_up = params->normal_y == NOISE_NORMAL_Y_UP;
    const int n_channels =
        params->map == NOISE_MAP_SLOPE ? 1 : NOISE_COLOR_CHANNELS;

    for (int i = 0; i < n; i += VEC_LANES) {
        const int n_left = n - i;
        float *pixel = &pixels[n_channels * i];
        float last[NOISE_COLOR_CHANNELS * VEC_LANES];
        VecF normal[3];
        compute_normal(&x[i], &y[i], strength, normal);
        store_map(params->map, is_y_up, normal,
                  n_left < VEC_LANES ? last : pixel);
        if (n_left < VEC_LANES)
            memcpy(pixel, last, sizeof *last * (size_t)(n_channels * n_left));
    }
}
