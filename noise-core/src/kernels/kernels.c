/* SPDX-License-Identifier: MIT
 *
 * The table of an instruction set's kernels.
 */
#include "stamped.h"

/* The basis of each algorithm: BASIS(algorithm, basis). */
#define BASES(BASIS)                                                   \
    BASIS(NOISE_ALGORITHM_VALUE, NOISE_STAMP(noise_basis_value))       \
    BASIS(NOISE_ALGORITHM_PERLIN, NOISE_STAMP(noise_basis_perlin))     \
    BASIS(NOISE_ALGORITHM_SIMPLEX, NOISE_STAMP(noise_basis_simplex))   \
    BASIS(NOISE_ALGORITHM_CELLULAR, NOISE_STAMP(noise_basis_cellular)) \
    BASIS(NOISE_ALGORITHM_WHITE, NOISE_STAMP(noise_basis_white))       \
    BASIS(NOISE_ALGORITHM_PERLIN_2002, noise_basis_perlin_2002)        \
    BASIS(NOISE_ALGORITHM_SVG_TURBULENCE, noise_basis_svg_turbulence)

#define BIT(algorithm, basis) | 1u << algorithm
_Static_assert((0u BASES(BIT)) == (1u << NoiseAlgorithmCount) - 1,
               "every algorithm has its basis");

#define ENTRY(algorithm, basis) [algorithm] = &basis,
const NoiseKernels NOISE_STAMP(noise_kernels) = {
    .basis = {BASES(ENTRY)},
    .find_places = NOISE_STAMP(noise_find_places),
    .find_rises = NOISE_STAMP(noise_find_rises),
    .fill_columns = NOISE_STAMP(noise_fill_columns),
    .add = NOISE_STAMP(noise_add),
    .add_slopes = NOISE_STAMP(noise_add_slopes),
    .tone = NOISE_STAMP(noise_tone),
    .tone_slopes = NOISE_STAMP(noise_tone_slopes),
    .light = NOISE_STAMP(noise_light),
    .decode = NOISE_STAMP(noise_decode),
};
