/* SPDX-License-Identifier: MIT
 *
 * Floats to the numbers of files.
 */
#ifndef TOOL_SAMPLES_H
#define TOOL_SAMPLES_H

#include "image-file.h"

/* Converts n_pixels pixels of n_channels floats, 1 or 4, to the components and
 * the depth of an image: v times the largest number, rounded. */
void samples_convert(const float *pixels, size_t n_pixels, int n_channels,
                     const Image *image, void *samples);

#endif
