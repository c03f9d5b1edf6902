/* SPDX-License-Identifier: MIT
 *
 * Folds an octave's noise and adds it to the sum; its slopes, too, by the
 * product rule, since the strength left for an octave varies with the place.
 */
#include "../../vec/vec.h"
#include "add.h"
#include "fractal.h"

/* The slopes of an octave, of the strength that is left, and of the sums. */
typedef struct Rises {
    const NoiseSlopes *octave;
    NoiseSlopes *strength, *sum;
} Rises;

/* Adds share times strength times signal: slope is the signal's derivative by
 * the noise. */
VEC_INLINE void
add_rises(const NoiseFold *fold, VecF slope, int i, const Rises *rises)
{
    for (int axis = 0; axis < rises->sum->n_axes; axis++) {
        float *sum = &rises->sum->along[axis][i];
        const VecF own = slope * vec_load(&rises->octave->along[axis][i]);
        vec_store(sum, vec_load(sum) + fold->share * own);
    }
}

/* Adds an octave, damped by its slopes and those before, which rises->sum
 * collects.  Where it fades, it does so after it is damped. */
VEC_INLINE void
add_damped(const NoiseFold *fold, VecF noise, int i, const Rises *rises,
           float *sum)
{
    const float scale = fold->cell * fold->visibility;
    VecF steepness = vec_splat(1.0f);

    for (int axis = 0; axis < 2; axis++) {
        float *rise = &rises->sum->along[axis][i];
        const VecF total =
            vec_load(rise) + scale * vec_load(&rises->octave->along[axis][i]);
        vec_store(rise, total);
        steepness = steepness + total * total;
    }
    vec_store(&sum[i],
              vec_load(&sum[i]) +
                  fold->share * noise_fade_out(fold, noise / steepness));
}

VEC_INLINE void
add_weighted_rises(const NoiseFold *fold, VecF strength, VecF signal,
                   VecF slope, const NoiseLeft *left, int i, const Rises *rises)
{
    for (int axis = 0; axis < rises->sum->n_axes; axis++) {
        float *sum = &rises->sum->along[axis][i];
        float *rise = &rises->strength->along[axis][i];
        const VecF own = slope * vec_load(&rises->octave->along[axis][i]);
        const VecF before = vec_load(rise);
        const VecF total =
            vec_load(sum) + fold->share * (strength * own + before * signal);
        vec_store(sum, total);
        vec_store(rise, before * left->by_strength + left->by_signal * own +
                            left->by_sum * total);
    }
}

/* All strength is left where strength is NULL; without slopes nothing is
 * damped. */
VEC_INLINE void
add_folded(const NoiseFold *fold, NoiseFractal fractal, bool is_weighted,
           const float *noise, int n, float *strength, float *sum,
           const Rises *rises)
{
    for (int i = 0; i < n; i += VEC_LANES) {
        VecF slope;
        if (fractal == NOISE_FRACTAL_DAMPED && rises != NULL) {
            add_damped(fold, vec_load(&noise[i]), i, rises, sum);
            continue;
        }
        const VecF signal =
            noise_visible_signal(fold, fractal, vec_load(&noise[i]), &slope);
        if (strength == NULL) {
            vec_store(&sum[i], vec_load(&sum[i]) + fold->share * signal);
            if (rises != NULL)
                add_rises(fold, slope, i, rises);
            continue;
        }
        const VecF before = vec_load(&strength[i]);
        const VecF total = vec_load(&sum[i]) + fold->share * (before * signal);
        const NoiseLeft left = noise_strength_left(fold, fractal, is_weighted,
                                                   before, signal, total);
        vec_store(&sum[i], total);
        vec_store(&strength[i], left.strength);
        if (rises != NULL)
            add_weighted_rises(fold, before, signal, slope, &left, i, rises);
    }
}

VEC_INLINE void
add_by_fractal(const NoiseFold *fold, bool is_weighted, const float *noise,
               int n, float *strength, float *sum, const Rises *rises)
{
#define FOLDED(name, nick, label)                                            \
    case name:                                                               \
        add_folded(fold, name, is_weighted, noise, n, strength, sum, rises); \
        break;
    switch (fold->fractal) {
        NOISE_FRACTALS(FOLDED)
    default:
        break;
    }
#undef FOLDED
}

VEC_INLINE void
add(const NoiseFold *shared, const float *noise, int n, float *strength,
    float *sum, const Rises *rises)
{
    /* A copy, as the sums could lie where the fold does, for all that the
     * compiler knows, and it would load the numbers again for each vector. */
    const NoiseFold own = *shared;
    const NoiseFold *fold = &own;

    if (!noise_fold_has_strength(fold))
        add_by_fractal(fold, false, noise, n, NULL, sum, rises);
    else if (fold->weight == 0.0f)
        add_by_fractal(fold, false, noise, n, strength, sum, rises);
    else
        add_by_fractal(fold, true, noise, n, strength, sum, rises);
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
