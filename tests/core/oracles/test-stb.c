/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The algorithm perlin beside stb_perlin (Debian: libstb-dev), which has other
 * random numbers: their properties are compared, not their values.
 *
 * stb_perlin's ridges of several octaves are left out: there each octave
 * weakens only the next one, which no recipe does.
 */
#include <math.h>
#include <string.h>

#define STB_PERLIN_IMPLEMENTATION
#include <stb/stb_perlin.h>

#include "../check.h"
#include "raw.h"

/* A cell is a pixel. */
#define PERLIN "algorithm=perlin dimensions=three scale=1 seed=6"

#define N_OCTAVES 4

/* The error of floats where octaves are found by subtraction. */
#define TOLERANCE 3e-6

/* stb_perlin's places are floats, and so are those of the tests: steps of
 * 2^-12, within 64 cells of 0. */
static void
random_place(uint64_t *state, double place[3])
{
    for (int axis = 0; axis < 3; axis++)
        place[axis] = ldexp((double)(check_random(state) >> 45), -12) - 64;
}

static float
stb_value(const double place[3], const int wrap[3], int octave)
{
    return stb_perlin_noise3_seed((float)place[0], (float)place[1],
                                  (float)place[2], wrap[0], wrap[1], wrap[2],
                                  octave);
}

/* One period farther along an axis the noise has the same bits, and within the
 * first period those that it has without periods. */
static void
periods_do_what_stbs_do(void)
{
    static const int wraps[][3] = {{8, 4, 16}, {2, 32, 1}, {64, 128, 256}};
    static const int none[3] = {0, 0, 0};
    NoisePlan *endless = raw_plan(PERLIN " fractal=none");
    uint64_t state = 1;

    for (size_t i = 0; i < sizeof wraps / sizeof *wraps; i++) {
        const int *wrap = wraps[i];
        char settings[256];
        snprintf(settings, sizeof settings,
                 PERLIN " fractal=none period-x=%d period-y=%d period-z=%d",
                 wrap[0], wrap[1], wrap[2]);
        NoisePlan *plan = raw_plan(settings);
        for (int k = 0; k < 2000; k++) {
            double place[3], first[3];
            random_place(&state, place);
            const float ours = raw_value(plan, place);
            const float stbs = stb_value(place, wrap, 0);
            for (int axis = 0; axis < 3; axis++) {
                double moved[3];
                memcpy(moved, place, sizeof moved);
                moved[axis] += wrap[axis];
                CHECK(raw_value(plan, moved) == ours);
                CHECK(stb_value(moved, wrap, 0) == stbs);
                first[axis] = fabs(fmod(place[axis], wrap[axis]));
            }
            const bool is_inside = first[0] < wrap[0] - 1 &&
                                   first[1] < wrap[1] - 1 &&
                                   first[2] < wrap[2] - 1;
            if (is_inside) {
                CHECK(raw_value(plan, first) == raw_value(endless, first));
                CHECK(stb_value(first, wrap, 0) == stb_value(first, none, 0));
            }
        }
        noise_plan_free(plan);
    }
    noise_plan_free(endless);
}

/* One step before the end of a period the noise is nearly what it is at the
 * period's beginning; its slope is below 8 in a cell. */
static void
periods_end_as_they_begin(void)
{
    static const int wrap[3] = {8, 4, 16};
    const double step = 0x1p-12;
    NoisePlan *plan =
        raw_plan(PERLIN " fractal=none period-x=8 period-y=4 period-z=16");
    uint64_t state = 7;

    for (int i = 0; i < 3000; i++) {
        const int axis = i % 3;
        double first[3], last[3];
        random_place(&state, first);
        first[axis] = 0;
        memcpy(last, first, sizeof last);
        last[axis] = wrap[axis] - step;
        CHECK(fabs(raw_value(plan, first) - raw_value(plan, last)) <= 8 * step);
        CHECK(fabs(stb_value(first, wrap, 0) - stb_value(last, wrap, 0)) <=
              8 * step);
    }
    noise_plan_free(plan);
}

/* The definitions, of octaves without strengths. */

static double
plain(double octave)
{
    return octave;
}

static double
folded(double octave)
{
    return fabs(octave);
}

static double
ridge(double octave)
{
    return pow(1 - fabs(octave), 2);
}

static double
sum_of(double (*signal)(double octave), const double octaves[], int n_octaves,
       double gain)
{
    double sum = 0;

    for (int k = 0; k < n_octaves; k++)
        sum += pow(gain, k) * signal(octaves[k]);
    return sum;
}

static void
stb_follows_the_definitions(void)
{
    static const int none[3] = {0, 0, 0};
    const float lacunarity = 2.5f, gain = 0.75f;
    uint64_t state = 2;

    for (int i = 0; i < 2000; i++) {
        double place[3], finer[3], octaves[N_OCTAVES];
        random_place(&state, place);
        const float x = (float)place[0], y = (float)place[1],
                    z = (float)place[2];
        memcpy(finer, place, sizeof finer);
        for (int k = 0; k < N_OCTAVES; k++) {
            octaves[k] = stb_value(finer, none, k);
            for (int axis = 0; axis < 3; axis++)
                finer[axis] *= lacunarity;
        }
        CHECK(fabs(stb_perlin_fbm_noise3(x, y, z, lacunarity, gain, N_OCTAVES) -
                   sum_of(plain, octaves, N_OCTAVES, gain)) <= TOLERANCE);
        CHECK(fabs(stb_perlin_turbulence_noise3(x, y, z, lacunarity, gain,
                                                N_OCTAVES) -
                   sum_of(folded, octaves, N_OCTAVES, gain)) <= TOLERANCE);
        CHECK(fabs(stb_perlin_ridge_noise3(x, y, z, lacunarity, gain, 1, 1) -
                   0.5 * sum_of(ridge, octaves, 1, gain)) <= TOLERANCE);
    }
}

/* Sums of 1 to N_OCTAVES octaves.  Octaves have keys of their own and cannot be
 * drawn alone; but each is the difference between two of these sums.  With
 * persistence 2 the last one is the strongest, so that no digits are lost. */
typedef struct Octaves {
    NoisePlan *sum[N_OCTAVES];
} Octaves;

static Octaves
make_octaves(double lacunarity)
{
    Octaves octaves;

    for (int k = 0; k < N_OCTAVES; k++) {
        char settings[256];
        snprintf(settings, sizeof settings,
                 PERLIN " fractal=fbm persistence=2 lacunarity=%g octaves=%d",
                 lacunarity, k + 1);
        octaves.sum[k] = raw_plan(settings);
    }
    return octaves;
}

static void
free_octaves(Octaves *octaves)
{
    for (int k = 0; k < N_OCTAVES; k++)
        noise_plan_free(octaves->sum[k]);
}

/* Octave k at a place.  The sum of k + 1 octaves is divided by the sum of their
 * strengths, 2^(k+1) - 1. */
static double
octave_value(const Octaves *octaves, int k, const double place[3])
{
    const double with =
        (ldexp(1, k + 1) - 1) * raw_value(octaves->sum[k], place);

    if (k == 0)
        return with;
    return ldexp(
        with - (ldexp(1, k) - 1) * raw_value(octaves->sum[k - 1], place), -k);
}

static void
check_definition(const Octaves *octaves, double lacunarity, const char *fractal,
                 double (*signal)(double octave), double factor, double shift)
{
    static const double gains[] = {0.35, 0.5, 1, 1.5};
    uint64_t state = 3;

    for (size_t i = 0; i < sizeof gains / sizeof *gains; i++) {
        char settings[256];
        double strengths = 0;
        snprintf(settings, sizeof settings,
                 PERLIN " fractal=%s persistence=%g lacunarity=%g octaves=%d",
                 fractal, gains[i], lacunarity, N_OCTAVES);
        NoisePlan *plan = raw_plan(settings);
        for (int k = 0; k < N_OCTAVES; k++)
            strengths += pow(gains[i], k);
        for (int n = 0; n < 500; n++) {
            double place[3], values[N_OCTAVES];
            random_place(&state, place);
            for (int k = 0; k < N_OCTAVES; k++)
                values[k] = octave_value(octaves, k, place);
            const double mean =
                sum_of(signal, values, N_OCTAVES, gains[i]) / strengths;
            CHECK(fabs(raw_value(plan, place) - (factor * mean + shift)) <=
                  TOLERANCE);
        }
        noise_plan_free(plan);
    }
}

/* Sums are divided by the sum of strengths; folded ones are then taken from 0
 * to 1 to the range from -1 to 1. */
static void
the_core_follows_the_definitions(void)
{
    static const double lacunarities[] = {2, 2.5};

    for (size_t i = 0; i < sizeof lacunarities / sizeof *lacunarities; i++) {
        const double lacunarity = lacunarities[i];
        Octaves octaves = make_octaves(lacunarity);
        check_definition(&octaves, lacunarity, "fbm", plain, 1, 0);
        check_definition(&octaves, lacunarity, "turbulence", folded, 2, -1);
        check_definition(&octaves, lacunarity, "ridged", ridge, 2, -1);
        check_definition(&octaves, lacunarity, "billow", ridge, -2, 1);
        free_octaves(&octaves);
    }
}

/* How far octave k is moved along an axis, in its own cells: by multiples of
 * 1/p, 1/p^2 and 1/q, without whole cells, where p^3 = p + 1, q^4 = q + 1. */
static double
shift_of(int k, int axis)
{
    const double p = 1.3247179572447460, q = 1.2207440846057595;
    const double shift = k * (axis == 0   ? 1 / p
                              : axis == 1 ? 1 / (p * p)
                                          : 1 / q);

    return shift - floor(shift);
}

/* From a place on the lattice of octave k to x, y and z. */
static void
find_place(const double on_lattice[3], double lacunarity, int k,
           double place[3])
{
    for (int axis = 0; axis < 3; axis++)
        place[axis] =
            (on_lattice[axis] - shift_of(k, axis)) / pow(lacunarity, k);
}

/* Noise vanishes on its lattice, and nowhere else at all lattice points. */
static void
octaves_are_finer_by_lacunarity_and_shifted(void)
{
    const double lacunarity = 2.5;
    Octaves octaves = make_octaves(lacunarity);
    uint64_t state = 4;

    for (int i = 0; i < 1000; i++) {
        const int k = i % N_OCTAVES;
        double point[3], place[3];
        random_place(&state, point);
        for (int axis = 0; axis < 3; axis++)
            point[axis] = floor(point[axis]);
        find_place(point, lacunarity, k, place);
        CHECK(fabs(octave_value(&octaves, k, place)) <= TOLERANCE);
    }
    free_octaves(&octaves);
}

/* On its own lattice each octave is as strong as the first one, and correlates
 * with no other. */
static void
octaves_are_alike_and_independent(void)
{
    const double lacunarity = 2.5;
    const int n = 50000;
    Octaves octaves = make_octaves(lacunarity);
    double moment[N_OCTAVES][N_OCTAVES] = {{0}};
    uint64_t state = 5;

    for (int i = 0; i < n; i++) {
        double on_lattice[3], value[N_OCTAVES];
        random_place(&state, on_lattice);
        for (int k = 0; k < N_OCTAVES; k++) {
            double place[3];
            find_place(on_lattice, lacunarity, k, place);
            value[k] = octave_value(&octaves, k, place);
        }
        for (int k = 0; k < N_OCTAVES; k++) {
            for (int j = 0; j < N_OCTAVES; j++)
                moment[k][j] += value[k] * value[j] / n;
        }
    }
    for (int k = 0; k < N_OCTAVES; k++) {
        CHECK(fabs(sqrt(moment[k][k] / moment[0][0]) - 1) <= 0.02);
        for (int j = 0; j < k; j++)
            CHECK(fabs(moment[k][j]) <= 0.02 * moment[0][0]);
    }
    free_octaves(&octaves);
}

int
main(void)
{
    RUN(periods_do_what_stbs_do);
    RUN(periods_end_as_they_begin);
    RUN(stb_follows_the_definitions);
    RUN(the_core_follows_the_definitions);
    RUN(octaves_are_finer_by_lacunarity_and_shifted);
    RUN(octaves_are_alike_and_independent);
    return check_end();
}
