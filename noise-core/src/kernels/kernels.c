/* SPDX-License-Identifier: MIT
 *
 * The table of an instruction set's kernels.
 */
#include "kernels.h"

const NoiseKernels NOISE_STAMP(noise_kernels) = {
    .basis =
        {
            [NOISE_ALGORITHM_VALUE] = &NOISE_STAMP(noise_basis_value),
            [NOISE_ALGORITHM_PERLIN] = &NOISE_STAMP(noise_basis_perlin),
            [NOISE_ALGORITHM_SIMPLEX] = &NOISE_STAMP(noise_basis_simplex),
            [NOISE_ALGORITHM_CELLULAR] = &NOISE_STAMP(noise_basis_cellular),
            [NOISE_ALGORITHM_WHITE] = &NOISE_STAMP(noise_basis_white),
            [NOISE_ALGORITHM_PERLIN_2002] = &noise_basis_perlin_2002,
            [NOISE_ALGORITHM_SVG_TURBULENCE] = &noise_basis_svg_turbulence,
        },
    .find_places = NOISE_STAMP(noise_find_places),
    .find_rises = NOISE_STAMP(noise_find_rises),
    .fill_columns = NOISE_STAMP(noise_fill_columns),
    .add = NOISE_STAMP(noise_add),
    .add_slopes = NOISE_STAMP(noise_add_slopes),
    .tone = NOISE_STAMP(noise_tone),
    .tone_slopes = NOISE_STAMP(noise_tone_slopes),
};
