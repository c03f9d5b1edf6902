/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Grain on a picture.
 *
 * It is added to the numbers that people see, so that linear and perceptual
 * pictures look the same: c + strength c (1 - c) noise, with noise from -1 to 1
 * and a strength from 0 to 1, never leaves 0 to 1, and keeps the mean of an
 * area of one color, because nothing is clipped.
 */
#include "develop.h"

#include "curve.h"

/* The weights of red, green and blue in the brightness that decides how strong
 * grain is (Rec. 709, for numbers as stored). */
#define RED   0.2126f
#define GREEN 0.7152f
#define BLUE  0.0722f

/* How strong grain is at middle gray, as a share of the noise; also at black
 * and white, if they are not kept. */
#define MIDDLE 0.25f

/* 0 up to 0, 1 from 1 on, and smooth between them. */
static inline float
smooth_step(float x)
{
    const float t = MIN(MAX(x, 0.0f), 1.0f);

    return t * t * (3.0f - 2.0f * t);
}

/* The strength at a brightness: that of the shadows at 0, of the midtones at
 * 1/2, of the highlights at 1. */
static inline float
find_strength(const Development *development, float brightness)
{
    const float up = smooth_step(2.0f * brightness);
    const float on = smooth_step(2.0f * brightness - 1.0f);

    return development->shadows +
           (development->midtones - development->shadows) * up +
           (development->highlights - development->midtones) * on;
}

/* A number, as people see it, with grain. */
static inline float
add_grain(float number, float strength, float noise, gboolean keeps_ends)
{
    const float reach = keeps_ends ? number * (1.0f - number) : MIDDLE;

    return number + strength * reach * (2.0f * noise - 1.0f);
}

static inline float
find_brightness(const float *color, int n_colors)
{
    return n_colors == 1 ? color[0]
                         : RED * color[0] + GREEN * color[1] + BLUE * color[2];
}

/* Whether grain is added to a number. */
static inline gboolean
is_inside(float number)
{
    return number >= 0.0f && number <= 1.0f;
}

/* One pixel, whose numbers are those that people see. */
static inline void
develop_pixel(const Development *development, int n_colors, const float *noise,
              int n_channels, float *color)
{
    const float strength =
        find_strength(development, find_brightness(color, n_colors));

    for (int k = 0; k < n_colors; k++) {
        if (is_inside(color[k]))
            color[k] =
                add_grain(color[k], strength, noise[n_channels > 1 ? k : 0],
                          development->keeps_ends);
    }
}

/* One pixel, whose numbers are light.  Only the difference is decoded, so that
 * numbers without grain stay the same. */
static void
develop_light(const Development *development, int n_colors, const float *noise,
              int n_channels, float *light)
{
    float before[3], after[3];

    for (int k = 0; k < n_colors; k++)
        before[k] = after[k] =
            is_inside(light[k]) ? (float)curve_encode(light[k]) : light[k];
    develop_pixel(development, n_colors, noise, n_channels, after);
    for (int k = 0; k < n_colors; k++) {
        if (after[k] != before[k])
            light[k] +=
                (float)(curve_decode(after[k]) - curve_decode(before[k]));
    }
}

/* n pixels; called with constants, so that it is compiled for each of them. */
static inline void
develop_pixels(const Development *development, int n_colors, int n_components,
               const float *noise, int n_channels, int n, float *numbers)
{
    for (int i = 0; i < n; i++) {
        develop_pixel(development, n_colors, noise, n_channels, numbers);
        numbers += n_components;
        noise += n_channels;
    }
}

static void
develop_lights(const Development *development, int n_colors, int n_components,
               const float *noise, int n_channels, int n, float *numbers)
{
    for (int i = 0; i < n; i++) {
        develop_light(development, n_colors, noise, n_channels, numbers);
        numbers += n_components;
        noise += n_channels;
    }
}

void
develop(const Development *development, const NumberFormat *format,
        const float *noise, int n_channels, int n, float *numbers)
{
    const int n_components = format->n_components;
    const int n_colors = n_components - (format->has_alpha ? 1 : 0);

    if (format->is_linear)
        develop_lights(development, n_colors, n_components, noise, n_channels,
                       n, numbers);
    else if (n_colors == 1)
        develop_pixels(development, 1, n_components, noise, n_channels, n,
                       numbers);
    else if (n_channels == 1)
        develop_pixels(development, 3, n_components, noise, 1, n, numbers);
    else
        develop_pixels(development, 3, n_components, noise, 4, n, numbers);
}
