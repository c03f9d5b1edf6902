/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Grain on a picture.
 *
 * It is added to the numbers that people see, so that linear and perceptual
 * pictures look the same: c + strength c (1 - c) noise, with noise from -1 to 1
 * and a strength from 0 to 1, never leaves 0 to 1, and keeps the mean of an
 * area of one color, because nothing is clipped.  Only if black and white get
 * grain, too, is it clipped near them, in floats as in whole numbers.
 */
#include "develop.h"

#include <string.h>

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
strength_at(const Development *development, float brightness)
{
    const float up = smooth_step(2.0f * brightness);
    const float on = smooth_step(2.0f * brightness - 1.0f);

    return development->shadows +
           (development->midtones - development->shadows) * up +
           (development->highlights - development->midtones) * on;
}

/* Colors of pixels side by side, each in a row of its own, so that compilers
 * make vectors of the loops over them. */
enum { BLOCK = 256 };

typedef float Row[BLOCK];

/* Copies n pixels of n_components each to rows, or back. */
static inline void
copy_colors(float *numbers, int n_components, int n, Row *colors,
            gboolean is_back)
{
    const int n_colors = n_components - (n_components % 2 == 0);

    for (int i = 0; i < n; i++) {
        for (int k = 0; k < n_colors; k++) {
            if (is_back)
                numbers[i * n_components + k] = colors[k][i];
            else
                colors[k][i] = numbers[i * n_components + k];
        }
    }
}

/* The same, compiled for each number of components. */
static void
copy(float *numbers, int n_components, int n, Row *colors, gboolean is_back)
{
    switch (n_components) {
    case 1:
        copy_colors(numbers, 1, n, colors, is_back);
        break;
    case 2:
        copy_colors(numbers, 2, n, colors, is_back);
        break;
    case 3:
        copy_colors(numbers, 3, n, colors, is_back);
        break;
    default:
        copy_colors(numbers, 4, n, colors, is_back);
    }
}

static void
set_strengths(const Development *development, const Row *colors, int n_colors,
              Row strengths)
{
    Row brightness;

    if (n_colors == 1)
        memcpy(brightness, colors[0], sizeof brightness);
    else {
        for (int i = 0; i < BLOCK; i++)
            brightness[i] =
                RED * colors[0][i] + GREEN * colors[1][i] + BLUE * colors[2][i];
    }
    for (int i = 0; i < BLOCK; i++)
        strengths[i] = strength_at(development, brightness[i]);
}

/* Adds grain to one color of n pixels, but not to numbers beyond 0 to 1. */
static void
add_grain(const float *strengths, const float *noise, gboolean keeps_ends,
          int n, float *color)
{
    for (int i = 0; i < n; i++) {
        const float number = color[i];
        const float reach = keeps_ends ? number * (1.0f - number) : MIDDLE;
        const float grainy =
            number + strengths[i] * reach * (2.0f * noise[i] - 1.0f);
        const float clipped = MIN(MAX(grainy, 0.0f), 1.0f);
        color[i] = (number >= 0.0f) & (number <= 1.0f) ? clipped : number;
    }
}

/* The numbers that people see, of one color of n pixels. */
static void
encode(int n, float *color)
{
    for (int i = 0; i < n; i++) {
        if (color[i] >= 0.0f && color[i] <= 1.0f)
            color[i] = (float)curve_encode(color[i]);
    }
}

/* Adds to light what was added to what people see.  Only the difference is
 * decoded, so that numbers without grain stay the same. */
static void
add_light(const float *before, const float *after, int n, float *light)
{
    for (int i = 0; i < n; i++) {
        if (after[i] != before[i]) {
            const float sum = light[i] + (float)(curve_decode(after[i]) -
                                                 curve_decode(before[i]));
            light[i] = MIN(MAX(sum, 0.0f), 1.0f); /* the sum rounds */
        }
    }
}

/* At most BLOCK pixels; the planes of noise lie `stride` numbers apart, or are
 * the same one. */
static void
develop_block(const Development *development, const NumberFormat *format,
              const float *noise, gsize stride, int n, float *numbers)
{
    const int n_components = format->n_components;
    const int n_colors = n_components - (format->has_alpha ? 1 : 0);
    Row colors[3] = {{0}}, before[3], light[3], strengths;

    copy(numbers, n_components, n, colors, FALSE);
    if (format->is_linear) {
        memcpy(light, colors, sizeof light);
        for (int k = 0; k < n_colors; k++)
            encode(n, colors[k]);
        memcpy(before, colors, sizeof before);
    }
    set_strengths(development, (const Row *)colors, n_colors, strengths);
    for (int k = 0; k < n_colors; k++)
        add_grain(strengths, noise + (gsize)k * stride, development->keeps_ends,
                  n, colors[k]);
    if (format->is_linear) {
        for (int k = 0; k < n_colors; k++)
            add_light(before[k], colors[k], n, light[k]);
        memcpy(colors, light, sizeof colors);
    }
    copy(numbers, n_components, n, colors, TRUE);
}

void
develop(const Development *development, const NumberFormat *format,
        const float *noise, int n_channels, int n, float *numbers)
{
    const gsize stride = n_channels == 1 ? 0 : (gsize)n;

    for (int i = 0; i < n; i += BLOCK)
        develop_block(development, format, noise + i, stride, MIN(BLOCK, n - i),
                      numbers + (gsize)i * (gsize)format->n_components);
}
