/* SPDX-License-Identifier: MIT
 *
 * Normalization from samples of the recipe, not of the picture: at fixed
 * places, with a fixed seed and without periods, the sums' first and last
 * percent are found, and taken to -1 and 1, where the limiter leaves 4.17 % of
 * the range.
 * This works alike for any algorithm, fractal and weights, and the samples have
 * the same bits everywhere, as all noise has.
 *
 * Warp is left out: it moves places independently of the noise there, so the
 * same values occur, only elsewhere.
 *
 * Where hardly anything lies beyond these percents, as in white noise and waves,
 * the noise has hard ends, and they themselves become dark and bright.
 *
 * For spots and scratches such percents would not do: where they are few, both
 * would lie in the ground between them.  But their sums are known without
 * samples.  The sum of octaves where no spot is becomes one end of the range,
 * the ground.  The middle of the strongest octave's brightest spot, alone,
 * would become the other.  With one octave that is all.  With more, spots of
 * several octaves in one place would exceed that end, so a knee bends all sums
 * just far enough that the largest possible one reaches it.
 */
#include "normalize.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "../dispatch/cpu.h"
#include "../octaves/field.h"

#define N_BLOCKS  8
#define N_SAMPLES (N_BLOCKS * NOISE_BLOCK)

/* How many samples lie beyond either end. */
#define N_BEYOND (N_SAMPLES / 100)

/* How far beyond the first and the last percent, as a share of the middle's
 * half, the hard ends of noise lie at most: 0.02 for even distributions, 0.1 and
 * more for those that fade out. */
#define HARD_END 0.05

/* Steps from sample to sample, in cells: multiples of the generalized golden
 * ratio of four dimensions plus one, which visit all parts of cells evenly and
 * no cell twice (M. Roberts, "The Unreasonable Effectiveness of Quasirandom
 * Sequences", 2018). */
static const double steps[4] = {1.8566748838545029, 1.7338918566271259,
                                1.6287067210378087, 1.5385972572236101};

static void
compute_sample_places(int block, NoisePlaces *places)
{
    places->is_row = false;
    for (int i = 0; i < NOISE_BLOCK; i++) {
        for (int axis = 0; axis < 4; axis++)
            places->at[axis][i] = (block * NOISE_BLOCK + i) * steps[axis];
    }
    for (int axis = 0; axis < 4; axis++)
        places->farthest[axis] = N_SAMPLES * steps[axis];
}

static void
take_samples(const NoisePlan *plan, int n_blocks, float samples[N_SAMPLES])
{
    for (int block = 0; block < n_blocks; block++) {
        NoisePlaces places;
        compute_sample_places(block, &places);
        const NoiseSpan span = noise_span_of_places(plan, &places, NOISE_BLOCK);
        noise_field_points(&span, samples + block * NOISE_BLOCK);
    }
}

static int
compare(const void *a, const void *b)
{
    const float first = *(const float *)a;
    const float second = *(const float *)b;

    return (first > second) - (first < second);
}

static bool
is_symmetric(const NoisePlan *plan)
{
    return (plan->params.fractal == NOISE_FRACTAL_NONE ||
            plan->params.fractal == NOISE_FRACTAL_FBM ||
            plan->params.fractal == NOISE_FRACTAL_DAMPED) &&
           plan->weighted_strength == 0.0f &&
           noise_traits[plan->params.algorithm].distribution ==
               NOISE_DISTRIBUTION_SYMMETRIC;
}

/* The root of the mean square of the first octave's slopes, in its cells. */
static double
compute_steepness(NoisePlan *plan)
{
    const int n_octaves = plan->noise.n_octaves;
    float samples[NOISE_BLOCK];
    NoisePlaces places;
    NoiseSlopes slopes;
    double sum = 0.0;

    compute_sample_places(0, &places);
    const NoiseSpan span = noise_span_of_places(plan, &places, NOISE_BLOCK);
    plan->noise.n_octaves = 1;
    slopes.n_axes = 2;
    noise_field_slopes(&span, samples, &slopes);
    plan->noise.n_octaves = n_octaves;
    for (int i = 0; i < NOISE_BLOCK; i++) {
        for (int axis = 0; axis < 2; axis++)
            sum += (double)slopes.along[axis][i] * slopes.along[axis][i];
    }
    return sqrt(sum / NOISE_BLOCK);
}

static void
init_damping(NoisePlan *plan)
{
    plan->damping = 1.0;
    const double steepness = compute_steepness(plan);
    plan->damping = steepness > 0.0 ? 1.0 / steepness : 0.0;
}

/* The mean of octave k's signal, after those before have damped it. */
static float
compute_signal_mean(NoisePlan *plan, int k, int n_blocks,
                    float samples[N_SAMPLES])
{
    NoiseOctaves *octaves = &plan->noise;
    const int n_octaves = octaves->n_octaves;
    const int n_samples = n_blocks * NOISE_BLOCK;
    float share[NOISE_OCTAVES_MAX];
    double sum = 0.0;

    memcpy(share, octaves->share, sizeof share);
    memset(octaves->share, 0, sizeof share);
    octaves->share[k] = 1.0f;
    octaves->n_octaves = k + 1;
    take_samples(plan, n_blocks, samples);
    octaves->n_octaves = n_octaves;
    memcpy(octaves->share, share, sizeof share);
    for (int i = 0; i < n_samples; i++)
        sum += samples[i];
    return (float)(sum / n_samples);
}

/* Octaves have one mean, but where those before damp them. */
static void
compute_signal_means(NoisePlan *plan, float samples[N_SAMPLES])
{
    const bool is_damped = plan->noise.is_damped;
    float *mean = plan->signal_mean;

    mean[0] = compute_signal_mean(plan, 0, N_BLOCKS, samples);
    for (int k = 1; k < plan->noise.n_octaves; k++)
        mean[k] =
            is_damped ? compute_signal_mean(plan, k, 2, samples) : mean[0];
}

/* The sum of octaves where no spot or scratch is. */
static float
compute_ground(const NoisePlan *plan)
{
    float strength = 1.0f, sum = 0.0f;

    for (int k = 0; k < plan->noise.n_octaves; k++) {
        const NoiseFold fold = noise_field_fold(plan, 0, k, 0);
        const float noise = -1.0f;
        noise_kernels_one.add(&fold, &noise, 1, &strength, &sum);
    }
    return sum;
}

/* The knee of noise_tone_bow() that takes the largest height to 1. */
static float
compute_knee(double largest)
{
    const double square = largest * largest;
    const double fourth = square * square;

    return largest > 1.0 ? (float)(1.0 - 1.0 / (fourth * fourth)) : 0.0f;
}

static void
normalize_ground(NoisePlan *plan)
{
    const float ground = compute_ground(plan);
    const bool is_dark = ground < 0.0f;
    float most = 0.0f;

    for (int k = 0; k < plan->noise.n_octaves; k++)
        most = fmaxf(most, plan->noise.share[k]);
    const double stretch =
        0.5 / most * noise_tone_steepness(plan->params.contrast);
    /* The height of the largest possible sum, which the knee takes to 1. */
    const double largest = (1.0 + fabs((double)ground)) * stretch;
    plan->tone.is_bound = true;
    plan->tone.middle = is_dark ? 0.0f : 1.0f;
    plan->tone.rise = is_dark ? 1.0f : -1.0f;
    plan->tone.center = ground;
    plan->tone.stretch = (float)(is_dark ? stretch : -stretch);
    plan->tone.knee = compute_knee(largest);
}

/* samples: sorted; is_even: they are the sizes of sums that are as often
 * negative. */
static void
normalize_between(NoisePlan *plan, bool is_even, const float *samples)
{
    const int n_beyond = N_BEYOND * (is_even ? 2 : 1);
    const double least = is_even ? -samples[N_SAMPLES - 1] : samples[0];
    const double most = samples[N_SAMPLES - 1];
    double last = samples[N_SAMPLES - 1 - n_beyond];
    double first = is_even ? -last : samples[n_beyond];
    const double beyond = fmax(first - least, most - last);
    const double steepness = noise_tone_steepness(plan->params.contrast);
    NoiseTone *tone = &plan->tone;

    tone->is_bound = beyond <= HARD_END * 0.5 * (last - first);
    if (tone->is_bound) {
        first = least;
        last = most;
        tone->lowest = -INFINITY;
        tone->knee = compute_knee(steepness);
        tone->rise = 0.5f;
    }
    tone->center = (float)(0.5 * (last + first));
    tone->stretch = (float)(1.0 / fmax(0.5 * (last - first), 1e-6) * steepness);
}

void
noise_normalize(NoisePlan *plan)
{
    const bool is_even = is_symmetric(plan);
    float samples[N_SAMPLES];

    if (plan->noise.is_damped)
        init_damping(plan);
    if (!is_even)
        compute_signal_means(plan, samples);
    if (!plan->tone.is_full)
        return;
    if (noise_has_ground(&plan->params)) {
        normalize_ground(plan);
        return;
    }
    take_samples(plan, N_BLOCKS, samples);
    for (int i = 0; is_even && i < N_SAMPLES; i++)
        samples[i] = fabsf(samples[i]);
    qsort(samples, N_SAMPLES, sizeof samples[0], compare);
    normalize_between(plan, is_even, samples);
}
