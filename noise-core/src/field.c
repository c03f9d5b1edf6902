/* SPDX-License-Identifier: MIT
 *
 * Octaves made, folded and added.
 */
#include "field.h"

#include <math.h>

#include "fractal.h"
#include "lattice.h"

float
noise_field_visibility(const NoiseField *field, int k, int32_t level)
{
    /* Pixels of the level in a cell, as a share of those that leave half. */
    const double size =
        1.0 / (field->octave[k].frequency * (double)((int64_t)1 << level) *
               field->basis->half_visible);
    const double cube = size * size * size;

    return level == 0 ? 1.0f : (float)(cube / (cube + 1.0));
}

static NoiseLayer
make_layer(const NoisePlan *plan, int channel, int k)
{
    return (NoiseLayer){
        .shape = &plan->noise.shape,
        .period = &plan->noise.octave[k].period,
        .key = noise_plan_key(plan, channel, k),
        .octave = k,
        .channel = channel,
    };
}

/* How visible an octave is, and what of it is not. */
typedef struct Sight {
    float visibility, mean;
} Sight;

/* What an octave's noise adds to the sum; *strength is what the octaves before
 * leave it, and what it leaves the next. */
static inline float
signal_of(const NoisePlan *plan, NoiseFractal fractal, Sight sight, float noise,
          float *strength, float *slope)
{
    const float kept = *strength;
    float signal = noise_fold(fractal, (float)plan->params.ping_pong_strength,
                              noise * plan->noise.inverse_bound, slope);

    *slope *= plan->noise.inverse_bound;
    if (sight.visibility < 1.0f) {
        signal = sight.mean + sight.visibility * (signal - sight.mean);
        *slope *= sight.visibility;
    }
    *strength = kept + kept * plan->weighted_strength * (0.5f * signal - 0.5f);
    return kept * signal;
}

static inline void
add_folded(const NoisePlan *plan, NoiseFractal fractal, Sight sight,
           float share, const float *noise, int n, float *strength, float *sum)
{
    float slope;

    for (int i = 0; i < n; i++)
        sum[i] += share * signal_of(plan, fractal, sight, noise[i],
                                    &strength[i], &slope);
}

static Sight
see(const NoisePlan *plan, int k, int32_t level)
{
    return (Sight){noise_field_visibility(&plan->noise, k, level),
                   plan->signal_mean};
}

/* Adds octave k to the sums. */
static void
add_octave(const NoisePlan *plan, int k, int32_t level, const float *noise,
           int n, float *strength, float *sum)
{
    const Sight sight = see(plan, k, level);
    const float share = plan->noise.share[k];

#define FOLDED(name, nick, label)                                      \
    case name:                                                         \
        add_folded(plan, name, sight, share, noise, n, strength, sum); \
        break;
    switch (plan->params.fractal) {
        NOISE_FRACTALS(FOLDED)
    default:
        break;
    }
#undef FOLDED
}

static void
begin(int n, float *strength, float *sum)
{
    for (int i = 0; i < n; i++) {
        strength[i] = 1.0f;
        sum[i] = 0.0f;
    }
}

void
noise_field_columns(const NoisePlan *plan, const double *x, int n,
                    NoiseColumns columns[NOISE_OCTAVES_MAX])
{
    double place[NOISE_BLOCK];

    for (int k = 0; k < plan->noise.n_octaves; k++) {
        const NoiseOctave *octave = &plan->noise.octave[k];
        for (int i = 0; i < n; i++)
            place[i] = noise_octave_place(octave, 0, (double[4]){x[i]});
        noise_lattice_columns(&plan->noise.shape, place, n, &columns[k]);
    }
}

void
noise_field_row(const NoisePlan *plan, int channel, int32_t level,
                const NoiseColumns columns[NOISE_OCTAVES_MAX], int n,
                const double place[4], float *sum)
{
    float strength[NOISE_BLOCK], noise[NOISE_BLOCK];

    begin(n, strength, sum);
    for (int k = 0; k < plan->noise.n_octaves; k++) {
        const NoiseLayer layer = make_layer(plan, channel, k);
        double on_lattice[4];
        for (int axis = 0; axis < 4; axis++)
            on_lattice[axis] =
                noise_octave_place(&plan->noise.octave[k], axis, place);
        plan->noise.basis->row(&layer, &columns[k], n, on_lattice, noise);
        add_octave(plan, k, level, noise, n, strength, sum);
    }
}

void
noise_field_points(const NoisePlan *plan, int channel, int32_t level,
                   const NoisePlaces *places, int n, float *sum)
{
    float strength[NOISE_BLOCK], noise[NOISE_BLOCK];
    NoisePlaces on_lattice;

    begin(n, strength, sum);
    for (int k = 0; k < plan->noise.n_octaves; k++) {
        const NoiseLayer layer = make_layer(plan, channel, k);
        for (int i = 0; i < n; i++) {
            double place[4];
            noise_places_get(places, i, place);
            for (int axis = 0; axis < 4; axis++)
                on_lattice.at[axis][i] =
                    noise_octave_place(&plan->noise.octave[k], axis, place);
        }
        plan->noise.basis->points(&layer, &on_lattice, n, noise);
        add_octave(plan, k, level, noise, n, strength, sum);
    }
}

NoiseSample
noise_field_sample(const NoisePlan *plan, int channel, int32_t level,
                   const double place[4])
{
    const NoiseField *field = &plan->noise;
    NoiseSample sample = {0};
    float strength = 1.0f;
    float rise_of_strength[4] = {0};

    for (int k = 0; k < field->n_octaves; k++) {
        const NoiseOctave *octave = &field->octave[k];
        const NoiseLayer layer = make_layer(plan, channel, k);
        double on_lattice[4];
        float noise, rise[4] = {0}, slope;
        NoisePlaces one;
        for (int axis = 0; axis < 4; axis++)
            one.at[axis][0] = on_lattice[axis] =
                noise_octave_place(octave, axis, place);
        field->basis->points(&layer, &one, 1, &noise);
        if (field->basis->gradient != NULL)
            field->basis->gradient(&layer, on_lattice, rise);

        const float before = strength;
        const float added =
            signal_of(plan, plan->params.fractal, see(plan, k, level), noise,
                      &strength, &slope);
        const float signal = before > 0.0f ? added / before : 0.0f;
        const float factor = before > 0.0f ? strength / before : 0.0f;
        const float half = 0.5f * plan->weighted_strength;
        sample.sum += field->share[k] * added;
        for (int axis = 0; axis < 4; axis++) {
            double along = 0.0;
            for (int i = 0; i < 4; i++)
                along += (double)rise[i] * octave->map[i][axis];
            const float own = slope * (float)along;
            sample.gradient[axis] +=
                field->share[k] *
                (before * own + rise_of_strength[axis] * signal);
            rise_of_strength[axis] =
                rise_of_strength[axis] * factor + before * half * own;
        }
    }
    return sample;
}
