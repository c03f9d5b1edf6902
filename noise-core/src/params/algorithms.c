/* SPDX-License-Identifier: MIT
 *
 * The rows of the algorithms as data.
 */
#include "algorithms.h"

#define BIT(algorithm, ...) | 1u << NOISE_ALGORITHM_##algorithm
_Static_assert((0u NOISE_ALGORITHM_ROWS(BIT)) ==
                   (1u << NoiseAlgorithmCount) - 1,
               "every algorithm has its row");

#define TRAITS_ENTRY(algorithm, basis, least, most, last, lattice_, tiling_, \
                     drawing_, distribution_, border_, half_visible_)        \
    [NOISE_ALGORITHM_##algorithm] = {                                        \
        .least_dimensions = least,                                           \
        .most_dimensions = most,                                             \
        .last_fractal = NOISE_FRACTAL_##last,                                \
        .lattice = NOISE_LATTICE_##lattice_,                                 \
        .tiling = NOISE_TILING_##tiling_,                                    \
        .drawing = NOISE_DRAWING_##drawing_,                                 \
        .distribution = NOISE_DISTRIBUTION_##distribution_,                  \
        .border = NOISE_BORDER_##border_,                                    \
        .half_contrast_pixels = half_visible_,                               \
    },

const NoiseTraits noise_traits[] = {NOISE_ALGORITHM_ROWS(TRAITS_ENTRY)};
