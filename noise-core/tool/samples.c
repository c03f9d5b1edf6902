/* SPDX-License-Identifier: MIT
 *
 * Rounds floats.
 */
#include "samples.h"

/* A double holds the product exactly. */
static unsigned
round_to(float value, double largest)
{
    return (unsigned)(value * largest + 0.5);
}

static void
store(float value, ImageDepth depth, size_t i, void *samples)
{
    switch (depth) {
    case IMAGE_8:
        ((uint8_t *)samples)[i] = (uint8_t)round_to(value, 255.0);
        break;
    case IMAGE_16:
        ((uint16_t *)samples)[i] = (uint16_t)round_to(value, 65535.0);
        break;
    default:
        ((float *)samples)[i] = value;
        break;
    }
}

/* Inlined with a constant depth, so that the loops do not decide. */
static inline void
convert(const float *pixels, size_t n_pixels, int n_channels, int n_components,
        ImageDepth depth, void *samples)
{
    for (size_t i = 0; i < n_pixels; i++) {
        for (int k = 0; k < n_components; k++)
            store(pixels[i * (size_t)n_channels + (size_t)k], depth,
                  i * (size_t)n_components + (size_t)k, samples);
    }
}

void
samples_convert(const float *pixels, size_t n_pixels, int n_channels,
                const Image *image, void *samples)
{
    const int n_components = image->n_components;

    switch (image->depth) {
    case IMAGE_8:
        convert(pixels, n_pixels, n_channels, n_components, IMAGE_8, samples);
        break;
    case IMAGE_16:
        convert(pixels, n_pixels, n_channels, n_components, IMAGE_16, samples);
        break;
    default:
        convert(pixels, n_pixels, n_channels, n_components, IMAGE_FLOAT,
                samples);
        break;
    }
}
