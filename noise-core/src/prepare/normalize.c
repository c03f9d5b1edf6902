/* SPDX-License-Identifier: MIT
 *
 * Normalizes by sampling the recipe, not the picture: computes sums at fixed places,
 * with a fixed seed and without periods.  The first and the last percentile of these
 * sums are mapped to -1 and 1; noise_tone_limit() leaves 4.17 % of the range beyond
 * each of them.  This works for any algorithm, fractal and weight.  Like all noise,
 * the samples have the same bits everywhere.
 *
 * Warp is left out: it moves places independently of the noise there, so the
 * same values occur, only elsewhere.
 *
 * If sums hardly go beyond these percentiles, as in white noise and waves, the noise
 * has hard ends.  Its lowest and highest sums are then mapped instead.
 *
 * None of this works for spots and scratches: if there are few of them, both
 * percentiles would be in the ground between them.  But their sums are known without
 * sampling.  One end of the range is the ground: the sum of octaves where there is
 * no spot.  The other end is the middle of the brightest possible spot of the
 * strongest octave, without spots of other octaves.  Where spots of several octaves
 * overlap, their sum would exceed that end, so a knee in the tone curve compresses all
 * sums, just enough for the largest possible one to reach it.
 */
#include "make-plan.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "../dispatch/cpu.h"
#include "../octaves/field.h"

#define N_BLOCKS  8
#define N_SAMPLES (N_BLOCKS * NOISE_BLOCK)

/* How many samples are below the first percentile, and how many above the last. */
#define N_BEYOND (N_SAMPLES / 100)

/* Noise has hard ends if its extremes are at most this far beyond the first and the
 * last percentile, as a fraction of half the range between them.  Uniform
 * distributions have 0.02, and distributions that fade out have 0.1 or more. */
#define HARD_END 0.05

/* Steps from sample to sample, in cells: 1 plus the first four powers of the inverse
 * of the generalized golden ratio for four dimensions.  With these steps, samples
 * cover cells evenly, and no two fall on the same place in a cell (M. Roberts, "The
 * Unreasonable Effectiveness of Quasirandom Sequences", 2018). */
static const double sample_steps[4] = {1.8566748838545029, 1.7338918566271259,
                                       1.6287067210378087, 1.5385972572236101};

static void
compute_sample_places(int block, NoisePlaces *places)
{
    places->is_row = false;
    for (int i = 0; i < NOISE_BLOCK; i++) {
        for (int axis = 0; axis < 4; axis++)
            places->at[axis][i] =
                (block * NOISE_BLOCK + i) * sample_steps[axis];
    }
    for (int axis = 0; axis < 4; axis++)
        places->farthest[axis] = N_SAMPLES * sample_steps[axis];
}

/* A block of an octave's noise and, if slopes damp octaves, its slopes along x and
 * y. */
typedef struct OctaveSamples {
    NOISE_ALIGNED float noise[NOISE_BLOCK];
    NoiseSlopes slopes;
} OctaveSamples;

static void
draw_octave(const NoisePlan *plan, int k, int block, OctaveSamples *samples)
{
    const NoiseOctaveInput input =
        noise_plan_octave_input(plan, 0, k, false, 1.0);
    /* The samples of the first octave are near enough to 0 for the fast kernels. */
    const NoiseKernels *kernels = k == 0 ? noise_cpu_kernels() : plan->kernels;
    const NoiseBasis *basis = kernels->basis[plan->noise.algorithm];
    NoiseSlopes on_lattice = {.n_axes = 4};
    NoisePlaces places;

    compute_sample_places(block, &places);
    *samples = (OctaveSamples){.slopes = {.n_axes = 2}};
    basis->points(&input, &places, NOISE_BLOCK, samples->noise,
                  plan->noise.is_damped ? &on_lattice : NULL);
    kernels->map_slopes(&input.lattice->map, input.shape->dimensions,
                        &on_lattice, NOISE_BLOCK, &samples->slopes);
}

static bool
has_distribution(const NoisePlan *plan, NoiseDistribution distribution)
{
    return noise_traits[plan->params.algorithm].distribution == distribution;
}

/* Fills a block with samples of octave k.  Octaves have the same distribution and
 * are independent of each other, so this reuses the samples of the first one in
 * another order, and with random signs if both signs are equally likely. */
static void
shuffle(const NoisePlan *plan, const OctaveSamples first[N_BLOCKS], int k,
        int block, OctaveSamples *samples)
{
    const bool is_even = has_distribution(plan, NOISE_DISTRIBUTION_SYMMETRIC);
    const uint64_t order = noise_splitmix(0, k);

    for (int i = 0; i < NOISE_BLOCK; i++) {
        const uint64_t at =
            (uint64_t)(block * NOISE_BLOCK + i) * (order | 1) + (order >> 32);
        const OctaveSamples *from = &first[at % N_SAMPLES / NOISE_BLOCK];
        const float sign = is_even && (at & N_SAMPLES) != 0 ? -1.0f : 1.0f;
        samples->noise[i] = sign * from->noise[at % NOISE_BLOCK];
        for (int axis = 0; axis < 2; axis++)
            samples->slopes.along[axis][i] =
                sign * from->slopes.along[axis][at % NOISE_BLOCK];
    }
}

/* True if octaves are independent of each other.  Octaves of waves are not, because
 * they are in phase.  Neither are octaves of one-dimensional noise, because many of
 * their lattice points coincide. */
static bool
are_independent(const NoisePlan *plan)
{
    return plan->noise.shape.dimensions > 1 &&
           !has_distribution(plan, NOISE_DISTRIBUTION_PERIODIC);
}

/* Draws a block of sums.  For each octave k, adds the sums of octaves 0 to k to
 * total[k]. */
static void
draw_block(const NoisePlan *plan, const OctaveSamples first[N_BLOCKS],
           int block, float sum[NOISE_BLOCK], double total[NOISE_OCTAVES_MAX])
{
    NOISE_ALIGNED float strength[NOISE_BLOCK];
    OctaveSamples own = {.slopes = {.n_axes = 2}};
    NoiseSlopes damping = {.n_axes = 2};
    const NoiseRises rises = {&own.slopes, NULL, &damping};
    const bool is_shuffled = are_independent(plan);

    for (int i = 0; i < NOISE_BLOCK; i++) {
        strength[i] = 1.0f;
        sum[i] = 0.0f;
    }
    for (int k = 0; k < plan->noise.n_octaves; k++) {
        NoiseFold fold = noise_field_fold(plan, k, 1.0);
        if (is_shuffled) {
            shuffle(plan, first, k, block, &own);
            fold.cell = (float)plan->damping; /* for slopes of octave 0 */
        } else {
            draw_octave(plan, k, block, &own);
        }
        plan->kernels->add(&fold, own.noise, NOISE_BLOCK, strength, sum,
                           plan->noise.is_damped ? &rises : NULL);
        for (int i = 0; i < NOISE_BLOCK; i++)
            total[k] += sum[i];
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
           has_distribution(plan, NOISE_DISTRIBUTION_SYMMETRIC);
}

/* Sets plan->damping, the factor that turns slopes into damping, so that a slope
 * equal to the root mean square of the first octave's slopes gives a damping of
 * 1. */
static void
init_damping(const OctaveSamples first[N_BLOCKS], NoisePlan *plan)
{
    double sum = 0.0;

    for (int i = 0; i < N_SAMPLES; i++) {
        for (int axis = 0; axis < 2; axis++) {
            const float *along = first[i / NOISE_BLOCK].slopes.along[axis];
            sum += (double)along[i % NOISE_BLOCK] * along[i % NOISE_BLOCK];
        }
    }
    plan->damping = sum > 0.0 ? 1.0 / sqrt(sum / N_SAMPLES) : 0.0;
}

/* Computes the mean of each octave's signal.  All means are the same unless earlier
 * octaves damp later ones. total[k] is the total, over all samples, of the sum of
 * octaves 0 to k. */
static void
compute_signal_means(NoisePlan *plan, const double total[NOISE_OCTAVES_MAX])
{
    float *mean = plan->signal_mean;

    for (int k = 0; k < plan->noise.n_octaves; k++) {
        const double own = total[k] - (k > 0 ? total[k - 1] : 0.0);
        const double share = plan->noise.share[k];
        if (k > 0 && !plan->noise.is_damped)
            mean[k] = mean[0];
        else
            mean[k] = share > 0.0 ? (float)(own / N_SAMPLES / share) : 0.0f;
    }
}

/* Returns the sum of octaves where there is no spot or scratch. */
static float
compute_ground(const NoisePlan *plan)
{
    float strength = 1.0f, sum = 0.0f;

    for (int k = 0; k < plan->noise.n_octaves; k++) {
        const NoiseFold fold = noise_field_fold(plan, k, 1.0);
        const float noise = -1.0f;
        noise_kernels_one.add(&fold, &noise, 1, &strength, &sum, NULL);
    }
    return sum;
}

/* Returns the knee with which noise_tone_bow() maps the largest height to 1. */
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
    /* The height of the largest possible sum, which the knee maps to 1. */
    const double largest = (1.0 + fabs((double)ground)) * stretch;
    plan->tone.kind.is_bound = true;
    plan->tone.middle = is_dark ? 0.0f : 1.0f;
    plan->tone.rise = is_dark ? 1.0f : -1.0f;
    plan->tone.center = ground;
    plan->tone.stretch = (float)(is_dark ? stretch : -stretch);
    plan->tone.knee = compute_knee(largest);
}

/* Normalizes the plan from sorted samples.  If is_even is true, sums are negative
 * and positive equally often, and `samples` holds their absolute values. */
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

    tone->kind.is_bound = beyond <= HARD_END * 0.5 * (last - first);
    if (tone->kind.is_bound) {
        first = least;
        last = most;
        tone->lowest = -INFINITY;
        tone->knee = compute_knee(steepness);
        tone->rise = 0.5f;
    }
    tone->center = (float)(0.5 * (last + first));
    tone->stretch = (float)(1.0 / fmax(0.5 * (last - first), 1e-6) * steepness);
}

/* Samples of the sum of a plan's octaves, and of its first octave alone. */
typedef struct Sampled {
    NOISE_ALIGNED float sum[N_SAMPLES];
    OctaveSamples first[N_BLOCKS];
} Sampled;

/* Samples the plan, and normalizes it.  is_even is true if sums are negative and
 * positive equally often. */
static void
normalize(NoisePlan *plan, bool is_even, Sampled *samples)
{
    double total[NOISE_OCTAVES_MAX] = {0.0};
    float *sum = samples->sum;

    for (int i = 0; i < N_BLOCKS; i++)
        draw_octave(plan, 0, i, &samples->first[i]);
    if (plan->noise.is_damped)
        init_damping(samples->first, plan);
    for (int block = 0; block < N_BLOCKS; block++)
        draw_block(plan, samples->first, block, sum + block * NOISE_BLOCK,
                   total);
    if (!is_even)
        compute_signal_means(plan, total);
    if (!plan->tone.kind.is_full)
        return;
    if (noise_has_ground(&plan->params)) {
        normalize_ground(plan);
        return;
    }
    for (int i = 0; is_even && i < N_SAMPLES; i++)
        sum[i] = fabsf(sum[i]);
    qsort(sum, N_SAMPLES, sizeof sum[0], compare);
    normalize_between(plan, is_even, sum);
}

/* A picture's values already go from dark to bright. */
static void
normalize_picture(NoisePlan *plan)
{
    const double steepness = noise_tone_steepness(plan->params.contrast);

    plan->tone.kind.is_bound = true;
    plan->tone.lowest = -INFINITY;
    plan->tone.knee = compute_knee(steepness);
    plan->tone.rise = 0.5f;
    plan->tone.stretch = (float)steepness;
}

bool
noise_normalize(NoisePlan *plan)
{
    const bool is_even = is_symmetric(plan);

    if (noise_shows_picture(&plan->params)) {
        normalize_picture(plan);
        return true;
    }
    if (is_even && !plan->noise.is_damped && !plan->tone.kind.is_full)
        return true;
    void *allocated = malloc(sizeof(Sampled) + NOISE_LINE);
    if (allocated == NULL)
        return false;
    normalize(plan, is_even, (Sampled *)noise_first_line(allocated));
    free(allocated);
    return true;
}
