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

/* Inlined with a constant depth, so that the loops do not decide. */
static inline void
convert(const float *pixels, size_t n_pixels, int n_channels, int n_components,
        ImageDepth depth, void *samples)
{
    for (size_t i = 0; i < n_pixels; i++, pixels += n_channels) {
        for (int k = 0; k < n_components; k++) {
            const size_t at = i * (size_t)n_components + (size_t)k;
            if (depth == IMAGE_8)
                ((uint8_t *)samples)[at] = (uint8_t)round_to(pixels[k], 255.0);
            else if (depth == IMAGE_16)
                ((uint16_t *)samples)[at] =
                    (uint16_t)round_to(pixels[k], 65535.0);
            else
                ((float *)samples)[at] = pixels[k];
        }
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
