/* SPDX-License-Identifier: MIT
 *
 * Folds an octave's noise and adds it to the sum; its slopes, too, by the
 * product rule, since the strength left for an octave varies with the place.
 */
#include "fractal.h"
#include "stamped.h"

/* The slopes of an octave, of the strength that is left, and of the sums. */
typedef struct Rises {
    const NoiseSlopes *octave;
    NoiseSlopes *strength, *sum;
} Rises;

VEC_INLINE void
add_rises(const NoiseFold *fold, VecF slope, int i, const Rises *rises)
{
    for (int axis = 0; axis < rises->sum->n_axes; axis++) {
        float *sum = &rises->sum->along[axis][i];
        const VecF own = slope * vec_load(&rises->octave->along[axis][i]);
        vec_store(sum, vec_load(sum) + fold->share * own);
    }
}

VEC_INLINE void
add_weighted_rises(const NoiseFold *fold, VecF before, VecF after, VecF added,
                   VecF slope, int i, const Rises *rises)
{
    const VecF none = vec_splat(0.0f);
    const VecMask is_left = vec_less(none, before);
    const VecF signal = vec_select(is_left, added / before, none);
    const VecF factor = vec_select(is_left, after / before, none);

    for (int axis = 0; axis < rises->sum->n_axes; axis++) {
        float *sum = &rises->sum->along[axis][i];
        float *strength = &rises->strength->along[axis][i];
        const VecF own = slope * vec_load(&rises->octave->along[axis][i]);
        const VecF rise = vec_load(strength);
        const VecF part = fold->share * (before * own + rise * signal);
        vec_store(sum, vec_load(sum) + part);
        vec_store(strength,
                  rise * factor + before * (0.5f * fold->weight) * own);
    }
}

/* All strength is left where strength is NULL. */
VEC_INLINE void
add_folded(const NoiseFold *fold, NoiseFractal fractal, const float *noise,
           int n, float *strength, float *sum, const Rises *rises)
{
    for (int i = 0; i < n; i += VEC_LANES) {
        const VecF before =
            strength != NULL ? vec_load(&strength[i]) : vec_splat(1.0f);
        VecF after = before;
        VecF slope;
        const VecF added =
            noise_fold(fold, fractal, vec_load(&noise[i]), &after, &slope);
        vec_store(&sum[i], vec_load(&sum[i]) + fold->share * added);
        if (strength == NULL) {
            if (rises != NULL)
                add_rises(fold, slope, i, rises);
            continue;
        }
        vec_store(&strength[i], after);
        if (rises != NULL)
            add_weighted_rises(fold, before, after, added, slope, i, rises);
    }
}

VEC_INLINE void
add_by_fractal(const NoiseFold *fold, const float *noise, int n,
               float *strength, float *sum, const Rises *rises)
{
#define FOLDED(name, nick, label)                               \
    case name:                                                  \
        add_folded(fold, name, noise, n, strength, sum, rises); \
        break;
    switch (fold->fractal) {
        NOISE_FRACTALS(FOLDED)
    default:
        break;
    }
#undef FOLDED
}

VEC_INLINE void
add(const NoiseFold *fold, const float *noise, int n, float *strength,
    float *sum, const Rises *rises)
{
    if (fold->weight == 0.0f)
        add_by_fractal(fold, noise, n, NULL, sum, rises);
    else
        add_by_fractal(fold, noise, n, strength, sum, rises);
}

void
NOISE_STAMP(noise_add)(const NoiseFold *fold, const float *noise, int n,
                       float *strength, float *sum)
{
    add(fold, noise, n, strength, sum, NULL);
}

void
NOISE_STAMP(noise_add_slopes)(const NoiseFold *fold, const float *noise,
                              const NoiseSlopes *rise, int n, float *strength,
                              NoiseSlopes *rise_of_strength, float *sum,
                              NoiseSlopes *slopes)
{
    const Rises rises = {rise, rise_of_strength, slopes};

    add(fold, noise, n, strength, sum, &rises);
}
