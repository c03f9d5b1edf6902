/* SPDX-License-Identifier: MIT
 *
 * Estimates how long it takes to measure the masks of layers.
 */
#ifndef NOISE_WORK_H
#define NOISE_WORK_H

#include <noise-core/layers.h>

/* The work for the layers added so far, in ns per sample.  Callers set all fields to
 * 0, and add layers from the lowest up.  Surroundings are the heights around each
 * place, which masks and ground smoothing use. */
typedef struct NoiseWork {
    double below; /* time to draw the layers, without surroundings */
    double drawn; /* time to draw the layers, with surroundings */
    double total; /* time to measure all masks */
} NoiseWork;

/* Adds a checked layer.  Returns false if its masks would take too long to
 * measure. */
bool noise_work_add(NoiseWork *work, const NoiseParams *whole,
                    const NoiseLayer *layer);

#endif
