/* SPDX-License-Identifier: MIT
 *
 * Turns sums of octaves into values of the picture.
 */
#include "../dispatch/stamped.h"
#include "tone.h"

/* Tone: sums are normalized, and then curves are applied.  Normalization depends
 * only on the recipe, never on what a picture happens to contain.  The results are
 * the same on every machine, because the only library function called here is the
 * square root, which is always rounded the same way. */

VEC_INLINE VecF
noise_tone_clamp(VecF value)
{
    return vec_min(vec_max(value, vec_splat(0.0f)), vec_splat(1.0f));
}

/* Returns x / (1 + x) with the sign of t, where x = a + a^2 + ... + a^8 + 3 a^9 and
 * a = |t|.  Stores the derivative in *slope.  The curve has a straight middle and a
 * late knee, and stays within [-1, 1].
 *
 * With an infinite sum, the curve would be straight up to 1.  This one is within
 * 0.001 of that line up to 2/3, where the last term makes it exact, and within 0.006
 * of t / (1 + t^8)^(1/8) everywhere, at half the cost.  Beyond 1000 it is 1 to the
 * last bit, so t is limited to 1000 to keep powers from overflowing.  The result
 * needs no clamp: rounding does not make the numerator larger than the denominator,
 * which is the same product plus 1. */
VEC_INLINE VecF
noise_tone_limit(VecF t, VecF *slope)
{
    const VecF most = vec_splat(1000.0f);
    const VecF kept = vec_max(vec_min(t, most), -most);
    const VecF a = vec_abs(kept);
    const VecF square = a * a;
    const VecF fourth = square * square;
    const VecF sum = (1.0f + a) * (1.0f + square) * (1.0f + fourth) +
                     3.0f * (fourth * fourth);
    const VecF below = 1.0f + a * sum;
    VecF rise = 8.0f + 27.0f * a;

    for (int k = 7; k >= 1; k--)
        rise = (float)k + a * rise;
    *slope = rise / (below * below);
    return kept * sum / below;
}

/* Returns t / (1 + knee t^8)^(1/8), for t >= 0.  The curve is straight at first, and
 * reaches 1 where t is (1 - knee)^(-1/8). */
VEC_INLINE VecF
noise_tone_bow(float knee, VecF t, VecF *slope)
{
    const VecF fourth = (t * t) * (t * t);
    const VecF power = 1.0f + knee * (fourth * fourth);
    const VecF root = vec_sqrt(vec_sqrt(vec_sqrt(power)));

    *slope = 1.0f / (root * power);
    return t / root;
}

/* Returns the value for a sum if NoiseTone.is_bound is true.  Bends the sum like
 * noise_tone_bow(), but never beyond the ends of the range. */
VEC_INLINE VecF
noise_tone_bound(const NoiseTone *tone, VecF sum, VecF *slope)
{
    const VecF t =
        vec_max((sum - tone->center) * tone->stretch, vec_splat(tone->lowest));
    const VecF one = vec_splat(1.0f);
    const VecF side = vec_select(vec_less(t, vec_splat(0.0f)), -one, one);
    VecF height = vec_abs(t);

    *slope = one;
    if (tone->knee != 0.0f)
        height = noise_tone_bow(tone->knee, height, slope);
    if (tone->is_terrain)
        *slope = one;
    *slope = *slope * (tone->rise * tone->stretch);
    return tone->middle + tone->rise * side * vec_min(height, one);
}

VEC_INLINE VecF
noise_tone_normalize(const NoiseTone *tone, NoiseToneKind kind, VecF sum,
                     VecF *slope)
{
    if (kind.is_bound)
        return noise_tone_bound(tone, sum, slope);
    if (!kind.is_full) {
        const VecF value = tone->middle + 0.5f * sum;
        const VecF none = vec_splat(0.0f);
        const VecF below_one =
            vec_select(vec_less(value, vec_splat(1.0f)), vec_splat(0.5f), none);
        *slope = vec_select(vec_less(none, value), below_one, none);
        return noise_tone_clamp(value);
    }
    const VecF limited =
        noise_tone_limit((sum - tone->center) * tone->stretch, slope);
    if (tone->is_terrain)
        *slope = vec_splat(1.0f);
    *slope = *slope * (0.5f * tone->stretch);
    return 0.5f + 0.5f * limited;
}

/* Returns v / (a (1 - v) + 1): bias and gain in rational form (C. Schlick, "Fast
 * Alternatives to Perlin's Bias and Gain Functions", 1994). */
VEC_INLINE VecF
noise_tone_bend(float a, VecF v, VecF *slope)
{
    const VecF divisor = a * (1.0f - v) + 1.0f;

    *slope = (a + 1.0f) / (divisor * divisor);
    return v / divisor;
}

/* Applies gain: bends the lower half one way, and the upper half the other. */
VEC_INLINE VecF
noise_tone_bend_both(float a, VecF v, VecF *slope)
{
    const VecMask is_upper = vec_less(vec_splat(0.5f), v);
    const VecF nearer = vec_select(is_upper, 1.0f - v, v);
    const VecF half = 0.5f * noise_tone_bend(a, 2.0f * nearer, slope);

    return vec_select(is_upper, 1.0f - half, half);
}

VEC_INLINE VecF
noise_tone_band(const NoiseTone *tone, VecF v)
{
    const VecF step = vec_to_float(vec_to_int(v * tone->bands));

    return vec_min(step, vec_splat(tone->last_band)) / tone->last_band;
}

/* Returns the value for a sum, and stores the derivative in *slope. */
VEC_INLINE VecF
noise_tone_value(const NoiseTone *tone, NoiseToneKind kind, VecF sum,
                 VecF *slope)
{
    VecF own;
    VecF value = noise_tone_normalize(tone, kind, sum, slope);

    if (kind.has_curves && tone->bias != 0.0f) {
        value = noise_tone_bend(tone->bias, value, &own);
        *slope = *slope * own;
    }
    if (kind.has_curves && tone->gain != 0.0f) {
        value = noise_tone_bend_both(tone->gain, value, &own);
        *slope = *slope * own;
    }
    if (kind.has_curves && tone->bands != 0.0f) {
        value = noise_tone_band(tone, value);
        if (!tone->is_terrain)
            *slope = vec_splat(0.0f);
    }
    if (kind.is_whole)
        return value;
    *slope = *slope * tone->range;
    return noise_tone_clamp(tone->low + tone->range * value);
}

VEC_INLINE void
map_sums(const NoiseTone *tone, NoiseToneKind kind, const float *sum, int n,
         float *value)
{
    VecF slope;
    int i = 0;

    for (; i + VEC_LANES <= n; i += VEC_LANES)
        vec_store(&value[i],
                  noise_tone_value(tone, kind, vec_load(&sum[i]), &slope));
    if (i < n) {
        float rest[VEC_LANES];
        vec_store(rest,
                  noise_tone_value(tone, kind, vec_load(&sum[i]), &slope));
        memcpy(&value[i], rest, sizeof *rest * (size_t)(n - i));
    }
}

/* The compiler makes a specialized loop for each constant kind below. */
static void
map_values(const NoiseTone *tone, const float *sum, int n, float *value)
{
    const NoiseToneKind kind = tone->kind;

    if (kind.has_curves)
        map_sums(tone, kind, sum, n, value);
    else if (!kind.is_full)
        map_sums(tone, (NoiseToneKind){false, false, false, false}, sum, n,
                 value);
    else if (kind.is_bound && kind.is_whole)
        map_sums(tone, (NoiseToneKind){true, true, false, true}, sum, n, value);
    else if (kind.is_bound)
        map_sums(tone, (NoiseToneKind){true, true, false, false}, sum, n,
                 value);
    else if (kind.is_whole)
        map_sums(tone, (NoiseToneKind){true, false, false, true}, sum, n,
                 value);
    else
        map_sums(tone, (NoiseToneKind){true, false, false, false}, sum, n,
                 value);
}

/* Not inlined, because inlining it would make code that draws only values use more
 * registers. */
VEC_OUTLINE void
map_slopes_along(const NoiseTone *tone, const float *sum, int n, float *value,
                 NoiseSlopes *slopes)
{
    const NoiseToneKind kind = tone->kind;
    /* The slope of terrain is constant unless curves bend it. */
    const bool is_straight =
        tone->is_terrain && kind.is_full && !kind.is_bound && !kind.has_curves;
    VecF slope = vec_splat(0.5f * tone->stretch * tone->range);

    if (is_straight && value != NULL)
        map_values(tone, sum, n, value);
    for (int i = 0; i < n; i += VEC_LANES) {
        if (!is_straight) {
            const VecF own =
                noise_tone_value(tone, kind, vec_load(&sum[i]), &slope);
            if (value != NULL)
                vec_store(&value[i], own);
        }
        for (int axis = 0; axis < slopes->n_axes; axis++)
            vec_store(&slopes->along[axis][i],
                      vec_load(&slopes->along[axis][i]) * slope);
    }
}

void
NOISE_STAMP(noise_tone)(const NoiseTone *tone, const float *sum, int n,
                        float *value, NoiseSlopes *slopes)
{
    if (slopes != NULL)
        map_slopes_along(tone, sum, n, value, slopes);
    else
        map_values(tone, sum, n, value);
}
