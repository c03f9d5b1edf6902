/* SPDX-License-Identifier: MIT
 *
 * Estimates how long the masks of layers take to measure.
 */
#ifndef NOISE_WORK_H
#define NOISE_WORK_H

#include <noise-core/layers.h>

/* The work for the layers checked so far, lowest first, in ns for each sample.  It
 * begins with zeros. */
typedef struct NoiseWork {
    double below; /* to draw all of them, without what their masks look at */
    double drawn; /* to draw all of them with it */
    double total; /* to measure all masks */
} NoiseWork;

/* Adds a checked layer.  Returns false if its masks would take too long to
 * measure. */
bool noise_work_add(NoiseWork *work, const NoiseParams *whole,
                    const NoiseLayer *layer);

#endif
