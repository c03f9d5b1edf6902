/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Noise on reduced pictures.
 */
#ifndef LATTICE_REDUCED_H
#define LATTICE_REDUCED_H

#include <noise-core/noise.h>

/* As noise_render() with rows that follow each other, but at levels above 0
 * each pixel is the mean of those that it covers: fine noise, which
 * noise_render() fades out, keeps the contrast that reducing leaves it.  It
 * takes as long as drawing the picture at full size; from level 4 on less, and
 * is faded. */
void reduced_render(const NoisePlan *plan, const NoiseRegion *region,
                    float *pixels);

#endif
