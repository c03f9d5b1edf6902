/* SPDX-License-Identifier: MIT
 *
 * An octave's noise, folded and added to the sum.
 */
#include "../fractal.h"
#include "kernels.h"

VEC_INLINE void
add_folded(const NoiseFold *fold, NoiseFractal fractal, const float *noise,
           int n, float *strength, float *sum)
{
    for (int i = 0; i < n; i += VEC_LANES) {
        VecF kept = vec_load(&strength[i]);
        VecF slope;
        const VecF signal =
            noise_fold(fold, fractal, vec_load(&noise[i]), &kept, &slope);
        vec_store(&strength[i], kept);
        vec_store(&sum[i], vec_load(&sum[i]) + fold->share * signal);
    }
}

void
NOISE_STAMP(noise_add)(const NoiseFold *fold, const float *noise, int n,
                       float *strength, float *sum)
{
#define FOLDED(name, nick, label)                        \
    case name:                                           \
        add_folded(fold, name, noise, n, strength, sum); \
        break;
    switch (fold->fractal) {
        NOISE_FRACTALS(FOLDED)
    default:
        break;
    }
#undef FOLDED
}
