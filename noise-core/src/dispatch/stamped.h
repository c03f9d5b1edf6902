/* SPDX-License-Identifier: MIT
 *
 * The functions that are compiled once for each instruction set, and then bear
 * its name.
 */
#ifndef NOISE_STAMPED_H
#define NOISE_STAMPED_H

#include "../algorithms/common/add.h"
#include "../vec/vec.h"
#include "kernels.h"

#define DECLARE(algorithm, basis, ...) extern const NoiseBasis basis;
NOISE_ALGORITHM_ROWS(DECLARE)
#undef DECLARE

void NOISE_STAMP(noise_displace)(const double *start, bool is_same,
                                 double amount, const float *displacement,
                                 int n, double *place);
void NOISE_STAMP(noise_displace_slopes)(const NoiseSlopes displacement[2],
                                        double amount, int n,
                                        NoiseJacobian *jacobian);
void NOISE_STAMP(noise_unwarp_slopes)(const NoiseJacobian *jacobian, int n,
                                      NoiseSlopes *slopes);
void NOISE_STAMP(noise_map_slopes)(const NoiseTransform *map, int dimensions,
                                   const NoiseSlopes *rise, int n,
                                   NoiseSlopes *along);
void NOISE_STAMP(noise_fill_tables)(const NoiseOctaveInput *input,
                                    const NoiseStrip *strip,
                                    NoiseColumns *columns, NoiseRows *rows);
void NOISE_STAMP(noise_fill_grid)(const NoiseTransform *map,
                                  const NoiseStrip *strip, NoiseGrid *grid);
void NOISE_STAMP(noise_tone)(const NoiseTone *tone, const float *sum, int n,
                             float *value, NoiseSlopes *slopes);
void NOISE_STAMP(noise_paint_mix)(const float low[4], const float high[4],
                                  const float *value, int n, float *pixels);
void NOISE_STAMP(noise_paint_ramp)(const NoiseRamp *ramp, const float *value,
                                   int n, float *pixels);
void NOISE_STAMP(noise_paint_cells)(const NoiseRamp *ramp, const float low[4],
                                    const float *value, const NoiseCells *cells,
                                    int n, float *pixels);
void NOISE_STAMP(noise_light)(const NoiseLight *light, const float *x,
                              const float *y, int n_channels, int n,
                              float *pixels);
void NOISE_STAMP(noise_map)(const NoiseParams *params, const float *x,
                            const float *y, int n, float *pixels);
void NOISE_STAMP(noise_horizon)(const NoiseHorizon *horizon,
                                const float *height, int n, float *sky,
                                float *bend);
void NOISE_STAMP(noise_decode)(float *colors, int n);
void NOISE_STAMP(noise_find_edges)(const float *pixels, ptrdiff_t row_stride,
                                   int n_channels, int n,
                                   bool found[2][NOISE_BLOCK]);
void NOISE_STAMP(noise_mix_edges)(const float *above, const float *below,
                                  const int *column, int n, int n_channels,
                                  float *pixels);

void NOISE_STAMP(noise_blend)(NoiseMode mode, const float *colors,
                              const float *cover, int n, float *pixels);
void NOISE_STAMP(noise_blend_glow)(NoiseMode mode, float glow,
                                   const float *colors, const float *cover,
                                   int n, float *light);
void NOISE_STAMP(noise_straighten)(const float *pixels, int n, float *straight);

extern const NoiseKernels NOISE_STAMP(noise_kernels);

#endif
