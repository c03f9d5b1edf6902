/* SPDX-License-Identifier: MIT
 *
 * How long the masks of layers take to measure.
 */
#ifndef NOISE_WORK_H
#define NOISE_WORK_H

#include <noise-core/layers.h>

/* The work that the layers checked so far are, lowest first, in ns for each sample;
 * begins with zeros. */
typedef struct NoiseWork {
    double below; /* to draw all of them, but not what their masks look at, */
    double drawn; /* and with that */
    double total; /* to measure all masks */
} NoiseWork;

/* Adds a checked layer; false if its masks would take too long to measure. */
bool noise_work_add(NoiseWork *work, const NoiseParams *whole,
                    const NoiseLayer *layer);

#endif
