/* SPDX-License-Identifier: MIT
 *
 * The table of an instruction set's kernels.
 */
#include "stamped.h"

#define BASIS_ENTRY(algorithm, basis, ...) \
    [NOISE_ALGORITHM_##algorithm] = &basis,

const NoiseKernels NOISE_STAMP(noise_kernels) = {
    .basis = {NOISE_ALGORITHM_ROWS(BASIS_ENTRY)},
    .displace = NOISE_STAMP(noise_displace),
    .displace_slopes = NOISE_STAMP(noise_displace_slopes),
    .unwarp_slopes = NOISE_STAMP(noise_unwarp_slopes),
    .map_slopes = NOISE_STAMP(noise_map_slopes),
    .fill_tables = NOISE_STAMP(noise_fill_tables),
    .fill_grid = NOISE_STAMP(noise_fill_grid),
    .add = NOISE_STAMP(noise_add),
    .tone = NOISE_STAMP(noise_tone),
    .paint_mix = NOISE_STAMP(noise_paint_mix),
    .paint_ramp = NOISE_STAMP(noise_paint_ramp),
    .paint_cells = NOISE_STAMP(noise_paint_cells),
    .light = NOISE_STAMP(noise_light),
    .map = NOISE_STAMP(noise_map),
    .horizon = NOISE_STAMP(noise_horizon),
    .decode = NOISE_STAMP(noise_decode),
    .find_edges = NOISE_STAMP(noise_find_edges),
    .mix_edges = NOISE_STAMP(noise_mix_edges),
    .blend = NOISE_STAMP(noise_blend),
    .blend_glow = NOISE_STAMP(noise_blend_glow),
    .straighten = NOISE_STAMP(noise_straighten),
};
