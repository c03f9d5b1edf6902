/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Makes libnoise, a C++ library, callable from C.
 */
#ifndef BENCH_LIBNOISE_H
#define BENCH_LIBNOISE_H

#ifdef __cplusplus
extern "C" {
#endif

/* Draw a slice of three-dimensional noise. `cell` is the side of a cell in
 * pixels. */
void libnoise_draw_perlin(int n_octaves, int cell, int width, int height,
                          float *pixels);
void libnoise_draw_voronoi(int cell, int width, int height, float *pixels);

#ifdef __cplusplus
}
#endif

#endif
