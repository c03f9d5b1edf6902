/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * libnoise, which is C++, from C.
 */
#ifndef BENCH_LIBNOISE_H
#define BENCH_LIBNOISE_H

#ifdef __cplusplus
extern "C" {
#endif

/* A slice of noise in space, with cells of so many pixels. */
void libnoise_draw_perlin(int n_octaves, int cell, int width, int height,
                          float *pixels);
void libnoise_draw_voronoi(int cell, int width, int height, float *pixels);

#ifdef __cplusplus
}
#endif

#endif
