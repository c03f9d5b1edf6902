/* SPDX-License-Identifier: MIT
 *
 * Folds an octave's noise and adds it to the sum.  Also adds its slopes, using the
 * product rule, since an octave's strength varies from place to place.
 */
#include "add.h"

/* Fractals: how an octave's noise is changed before it is added.
 *
 * Noise n in [-1, 1] is folded into a signal s in [-1, 1]:
 *
 *   none, fbm    n
 *   turbulence   2 |n| - 1          creases (K. Perlin, 1985)
 *   billow       1 - 2 (1 - |n|)^2  sharp creases between round tops
 *   ridged       2 (1 - |n|)^2 - 1  billow upside down (F. K. Musgrave)
 *   ping-pong    back and forth     n + 1, multiplied by `ping_pong`, and
 *                                   reflected between 0 and 1
 *
 * The signal is multiplied by a strength from 0 to 1, which depends on earlier
 * octaves:
 *
 *   weighted     the previous octave's strength, times a factor that grows with
 *                the signal
 *   hybrid       the previous octave's strength, times 1 + s, at most 1: rough
 *                where earlier octaves are high (F. K. Musgrave, "Procedural
 *                Fractal Terrains", in "Texturing and Modeling", 1994)
 *   hetero       the height of the sum so far, as a fraction of its range: rough
 *                tops, smooth valleys (the same source)
 *   damped       1 / (1 + |d|^2), where d is the sum of the slopes of all
 *                octaves so far, including this one, each measured in its own
 *                cells and as a multiple of the usual slope: fine detail where
 *                the noise is flat, smooth where it is steep (I. Quilez, "Value
 *                noise derivatives", 2008)
 */

/* Returns the signal of noise n in [-1, 1].  Stores the derivative in *slope. */
VEC_INLINE VecF
noise_signal(NoiseFractal fractal, float ping_pong, VecF n, VecF *slope)
{
    const VecF one = vec_splat(1.0f);
    const VecF side = vec_select(vec_less(n, vec_splat(0.0f)), -one, one);
    const VecF size = vec_abs(n);
    const VecF rest = 1.0f - size;

    switch (fractal) {
    case NOISE_FRACTAL_TURBULENCE:
        *slope = 2.0f * side;
        return 2.0f * size - 1.0f;
    case NOISE_FRACTAL_BILLOW:
        *slope = 4.0f * rest * side;
        return 1.0f - 2.0f * rest * rest;
    case NOISE_FRACTAL_RIDGED:
        *slope = -4.0f * rest * side;
        return 2.0f * rest * rest - 1.0f;
    case NOISE_FRACTAL_PING_PONG: {
        /* The signal repeats whenever (n + 1) * ping_pong grows by 2, so it depends
         * on how far half that product is from the nearest whole number.  Floats
         * near 1.5 x 2^23 have no fraction, so adding that number rounds. */
        const float rounder = 0x1.8p+23f;
        const VecF half = (n + 1.0f) * (0.5f * ping_pong);
        const VecF from_whole = half - ((half + rounder) - rounder);
        *slope = vec_flip(vec_splat(2.0f * ping_pong), vec_bits(from_whole));
        return 4.0f * vec_abs(from_whole) - 1.0f;
    }
    case NOISE_FRACTAL_NONE:
    case NOISE_FRACTAL_FBM:
    case NOISE_FRACTAL_HYBRID:
    case NOISE_FRACTAL_HETERO:
    case NOISE_FRACTAL_DAMPED:
        break;
    }
    *slope = one;
    return n;
}

/* Fades a signal toward its mean as its octave becomes less visible. */
VEC_INLINE VecF
noise_fade_out(const NoiseFold *fold, VecF signal)
{
    return fold->visibility == 1.0f
               ? signal
               : fold->mean + fold->visibility * (signal - fold->mean);
}

/* The strength that is left for the next octave, and its derivatives with respect
 * to this octave's strength, its signal, and the sum. */
typedef struct NoiseLeft {
    VecF strength;
    VecF by_strength, by_signal, by_sum;
} NoiseLeft;

/* Returns the strength that an octave leaves for the next one, and its derivatives.
 * is_weighted is true if fold->weight is not 0.  `sum` includes this octave. */
VEC_INLINE NoiseLeft
noise_strength_left(const NoiseFold *fold, NoiseFractal fractal,
                    bool is_weighted, VecF strength, VecF signal, VecF sum)
{
    const VecF none = vec_splat(0.0f);
    const VecF one = vec_splat(1.0f);
    const float half = is_weighted ? 0.5f * fold->weight : 0.0f;
    const VecF kept = is_weighted ? (1.0f - half) + half * signal : one;

    if (fractal == NOISE_FRACTAL_HETERO) {
        const float scale = 0.5f * fold->inverse_peak;
        const VecF height = 0.5f + scale * sum;
        return (NoiseLeft){height * kept, none, height * half, scale * kept};
    }
    if (fractal == NOISE_FRACTAL_HYBRID) {
        const VecF gain = 1.0f + signal;
        const VecF left = (strength + strength * signal) * kept;
        const VecMask is_less = vec_less(left, one);
        return (NoiseLeft){
            vec_min(left, one),
            vec_select(is_less, gain * kept, none),
            vec_select(is_less, strength * (kept + gain * half), none),
            none,
        };
    }
    return (NoiseLeft){strength * kept, kept, strength * half, none};
}

/* Adds an octave's slopes to the slopes of the sums.  `slope` is the derivative of
 * the signal with respect to the noise. */
VEC_INLINE void
add_rises(const NoiseFold *fold, VecF slope, int i, const NoiseRises *rises)
{
    for (int axis = 0; axis < rises->sum->n_axes; axis++) {
        float *sum = &rises->sum->along[axis][i];
        const VecF own = slope * vec_load(&rises->octave->along[axis][i]);
        vec_store(sum, vec_load(sum) + fold->share * own);
    }
}

/* Adds an octave after damping it by the sum of its slopes and the slopes of earlier
 * octaves.  Keeps this sum in rises->sum.  Damping comes before fading out. */
VEC_INLINE void
add_damped(const NoiseFold *fold, VecF noise, int i, const NoiseRises *rises,
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

/* The signal of an octave, and the strength with which it is added. */
typedef struct Signal {
    VecF strength, value;
    VecF slope; /* the derivative of the value with respect to the noise */
} Signal;

VEC_INLINE void
add_weighted_rises(const NoiseFold *fold, const Signal *signal,
                   const NoiseLeft *left, int i, const NoiseRises *rises)
{
    for (int axis = 0; axis < rises->sum->n_axes; axis++) {
        float *sum = &rises->sum->along[axis][i];
        float *rise = &rises->strength->along[axis][i];
        const VecF own =
            signal->slope * vec_load(&rises->octave->along[axis][i]);
        const VecF before = vec_load(rise);
        const VecF total =
            vec_load(sum) +
            fold->share * (signal->strength * own + before * signal->value);
        vec_store(sum, total);
        vec_store(rise, before * left->by_strength + left->by_signal * own +
                            left->by_sum * total);
    }
}

/* The noise of an octave, and the sums that it is added to. */
typedef struct FoldSums {
    const float *noise;
    int n;
    float *sum;
} FoldSums;

/* Folds an octave and adds it.  If `strength` is NULL, octaves keep their full
 * strength.  If `rises` is NULL, there are no slopes, so nothing is damped. */
VEC_INLINE void
add_folded(const NoiseFold *fold, NoiseFractal fractal, bool is_weighted,
           float *strength, const NoiseRises *rises, FoldSums sums)
{
    const float *noise = sums.noise;
    float *sum = sums.sum;

    for (int i = 0; i < sums.n; i += VEC_LANES) {
        VecF slope;
        if (fractal == NOISE_FRACTAL_DAMPED && rises != NULL) {
            add_damped(fold, vec_load(&noise[i]), i, rises, sum);
            continue;
        }
        const VecF signal =
            noise_fade_out(fold, noise_signal(fractal, fold->ping_pong,
                                              vec_load(&noise[i]), &slope));
        slope = slope * fold->visibility;
        if (strength == NULL) {
            vec_store(&sum[i], vec_load(&sum[i]) + fold->share * signal);
            if (rises != NULL)
                add_rises(fold, slope, i, rises);
            continue;
        }
        const VecF before = vec_load(&strength[i]);
        const Signal own = {before, signal, slope};
        const VecF total = vec_load(&sum[i]) + fold->share * (before * signal);
        const NoiseLeft left = noise_strength_left(fold, fractal, is_weighted,
                                                   before, signal, total);
        vec_store(&sum[i], total);
        vec_store(&strength[i], left.strength);
        if (rises != NULL)
            add_weighted_rises(fold, &own, &left, i, rises);
    }
}

VEC_INLINE void
add_by_fractal(const NoiseFold *fold, bool is_weighted, float *strength,
               const NoiseRises *rises, FoldSums sums)
{
#define FOLDED(name, nick, label)                                   \
    case name:                                                      \
        add_folded(fold, name, is_weighted, strength, rises, sums); \
        break;
    switch (fold->fractal) {
        NOISE_FRACTALS(FOLDED)
    }
#undef FOLDED
}

VEC_INLINE void
add_sums(const NoiseFold *shared, float *strength, const NoiseRises *rises,
         FoldSums sums)
{
    /* Copy to a local: the compiler has to assume that writing the sums may change
     * `shared`, so it would reload those numbers for each vector. */
    const NoiseFold own = *shared;
    const NoiseFold *fold = &own;

    if (!fold->has_strength)
        add_by_fractal(fold, false, NULL, rises, sums);
    else if (fold->weight == 0.0f)
        add_by_fractal(fold, false, strength, rises, sums);
    else
        add_by_fractal(fold, true, strength, rises, sums);
}

/* add_plain() and add_with_slopes() are not inlined, so that each of them can use
 * all registers. */
VEC_OUTLINE void
add_plain(const NoiseFold *fold, float *strength, FoldSums sums)
{
    add_sums(fold, strength, NULL, sums);
}

VEC_OUTLINE void
add_with_slopes(const NoiseFold *fold, float *strength, NoiseRises rises,
                FoldSums sums)
{
    add_sums(fold, strength, &rises, sums);
}

void
NOISE_STAMP(noise_add)(const NoiseFold *fold, const float *noise, int n,
                       float *strength, float *sum, const NoiseRises *rises)
{
    const FoldSums sums = {noise, n, sum};

    if (rises != NULL)
        add_with_slopes(fold, strength, *rises, sums);
    else
        add_plain(fold, strength, sums);
}
