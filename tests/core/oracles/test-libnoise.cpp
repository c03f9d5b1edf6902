// SPDX-License-Identifier: LGPL-3.0-or-later
//
// Histograms of turbulence and ridges beside those of libnoise (Debian:
// libnoise-dev), which has other random numbers.
//
// Billow is turbulence: sums of |n|, which differ in their range only.  What
// does not depend on the range is compared: see Shape.  One octave of
// RidgedMulti is one of ridged noise, (1 - |n|)^2.  But libnoise's noise is
// larger, which makes a curve of another shape, and with RidgedMulti each
// octave weakens the next one, which no recipe does.  So of several octaves
// only the side on which the histogram leans can be compared; the sums that
// recipes draw are compared to those of libnoise's octaves, each made smaller.
#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdio>
#include <vector>

#include <libnoise/noise.h>

#include "../check.h"
#include "raw.h"

namespace
{

const int n_samples = 200000;
const int most_octaves = 4;
const double gain = 0.5;

// No whole number: libnoise's octaves do not shift their lattices.
const double lacunarity = 2.1;

// libnoise multiplies its noise by 2.12; the core divides by the largest value
// that directions of length 1 can give.
const double ratio = 2.12 * 0.8660256;

typedef std::vector<double> Samples;

// What a histogram looks like, whatever its mean and deviation.
struct Shape {
    double skewness, kurtosis;
    // Of all values, the share in the upper and the lower tenth of the range
    // that holds all but one in a thousand at either end.
    double upper, lower;
    double median; // in deviations from the mean
};

double
mean_power(const Samples &samples, double center, int exponent)
{
    double sum = 0;

    for (double sample : samples)
        sum += std::pow(sample - center, exponent);
    return sum / (double)samples.size();
}

double
deviation_of(const Samples &samples)
{
    return std::sqrt(mean_power(samples, mean_power(samples, 0, 1), 2));
}

Shape
shape_of(Samples samples)
{
    const double mean = mean_power(samples, 0, 1);
    const double deviation = deviation_of(samples);
    const double n = (double)samples.size();

    std::sort(samples.begin(), samples.end());
    const std::size_t beyond = samples.size() / 1000;
    const double first = samples[beyond];
    const double last = samples[samples.size() - 1 - beyond];
    const double tenth = (last - first) / 10;
    const Samples::iterator low =
        std::lower_bound(samples.begin(), samples.end(), first + tenth);
    const Samples::iterator high =
        std::upper_bound(samples.begin(), samples.end(), last - tenth);
    Shape shape;
    shape.skewness = mean_power(samples, mean, 3) / std::pow(deviation, 3);
    shape.kurtosis = mean_power(samples, mean, 4) / std::pow(deviation, 4);
    shape.upper = (double)(samples.end() - high) / n;
    shape.lower = (double)(low - samples.begin()) / n;
    shape.median = (samples[samples.size() / 2] - mean) / deviation;
    return shape;
}

void
print_shape(const char *name, int octaves, const Shape &shape)
{
    std::printf("# %s, octaves %d: skewness %.4f, kurtosis %.4f, "
                "upper %.4f, lower %.4f, median %.4f\n",
                name, octaves, shape.skewness, shape.kurtosis, shape.upper,
                shape.lower, shape.median);
}

bool
is_near(double a, double b, double share)
{
    return std::fabs(a / b - 1) <= share;
}

// Chance, and libnoise's table of 256 numbers, account for less than half of
// these tolerances.
void
check_alike(const Shape &ours, const Shape &theirs)
{
    CHECK(std::fabs(ours.skewness - theirs.skewness) <= 0.03);
    CHECK(is_near(ours.kurtosis, theirs.kurtosis, 0.03));
    CHECK(is_near(ours.upper, theirs.upper, 0.2));
    CHECK(is_near(ours.lower, theirs.lower, 0.2));
    CHECK(std::fabs(ours.median - theirs.median) <= 0.02);
}

void
random_place(uint64_t *state, double place[3])
{
    for (int axis = 0; axis < 3; axis++)
        place[axis] = check_random_real(state, -1000, 1000);
}

Samples
samples_of_core(const char *fractal, int octaves)
{
    Samples samples;
    char settings[256];
    uint64_t state = 1;

    std::snprintf(settings, sizeof settings,
                  "algorithm=perlin gradients=unit dimensions=three scale=1 "
                  "fractal=%s octaves=%d persistence=%g lacunarity=%g",
                  fractal, octaves, gain, lacunarity);
    NoisePlan *plan = raw_plan(settings);
    for (int i = 0; i < n_samples; i++) {
        double place[3];
        random_place(&state, place);
        samples.push_back(raw_value(plan, place));
    }
    noise_plan_free(plan);
    return samples;
}

// Module: any of libnoise's modules with octaves.
template <typename Module>
void
set_up(Module &module, int octaves, int seed)
{
    module.SetOctaveCount(octaves);
    module.SetSeed(seed);
    module.SetLacunarity(lacunarity);
    module.SetNoiseQuality(noise::QUALITY_BEST); // the quintic fade
}

Samples
samples_of_module(const noise::module::Module &module)
{
    Samples samples;
    uint64_t state = 2;

    for (int i = 0; i < n_samples; i++) {
        double place[3];
        random_place(&state, place);
        samples.push_back(module.GetValue(place[0], place[1], place[2]));
    }
    return samples;
}

// Ridges made of libnoise's plain noise, scaled to the size of the core's.
Samples
samples_of_ridges(int octaves)
{
    noise::module::Perlin module[most_octaves];
    Samples samples;
    uint64_t state = 3;

    for (int k = 0; k < octaves; k++)
        set_up(module[k], 1, k);
    for (int i = 0; i < n_samples; i++) {
        double place[3], sum = 0;
        random_place(&state, place);
        for (int k = 0; k < octaves; k++) {
            const double value =
                module[k].GetValue(place[0], place[1], place[2]) / ratio;
            sum += std::pow(gain, k) * std::pow(1 - std::fabs(value), 2);
            for (int axis = 0; axis < 3; axis++)
                place[axis] *= lacunarity;
        }
        samples.push_back(sum);
    }
    return samples;
}

void
noise_is_as_strong_as_libnoises()
{
    noise::module::Perlin module;

    set_up(module, 1, 0);
    const double ours = deviation_of(samples_of_core("none", 1));
    const double theirs = deviation_of(samples_of_module(module)) / ratio;
    std::printf("# deviation %.4f, libnoise %.4f\n", ours, theirs);
    CHECK(is_near(ours, theirs, 0.02));
}

void
turbulence_has_the_shape_of_billow()
{
    for (int octaves = 1; octaves <= most_octaves; octaves++) {
        noise::module::Billow module;
        set_up(module, octaves, 0);
        module.SetPersistence(gain);
        const Shape ours = shape_of(samples_of_core("turbulence", octaves));
        const Shape theirs = shape_of(samples_of_module(module));
        print_shape("turbulence", octaves, ours);
        print_shape("Billow", octaves, theirs);
        check_alike(ours, theirs);
    }
}

void
one_octave_of_ridges_is_the_same_curve()
{
    noise::module::Perlin plain;
    noise::module::RidgedMulti ridged;

    set_up(plain, 1, 0);
    set_up(ridged, 1, 0);
    const Samples n = samples_of_module(plain);
    const Samples r = samples_of_module(ridged);
    const Samples our_n = samples_of_core("none", 1);
    const Samples our_r = samples_of_core("ridged", 1);
    for (int i = 0; i < n_samples; i++) {
        CHECK(std::fabs(std::pow(1 - std::fabs(n[i]), 2) - (r[i] + 1) / 1.25) <=
              1e-12);
        CHECK(std::fabs(std::pow(1 - std::fabs(our_n[i]), 2) -
                        (our_r[i] + 1) / 2) <= 1e-6);
    }
}

void
ridges_have_the_shape_of_libnoises()
{
    for (int octaves = 1; octaves <= most_octaves; octaves++) {
        const Shape ours = shape_of(samples_of_core("ridged", octaves));
        const Shape theirs = shape_of(samples_of_ridges(octaves));
        print_shape("ridged", octaves, ours);
        print_shape("libnoise's", octaves, theirs);
        check_alike(ours, theirs);
    }
}

// Most values are bright, and the dark ones are spread out.
void
ridges_lean_as_those_of_ridged_multi()
{
    for (int octaves = 2; octaves <= most_octaves; octaves++) {
        noise::module::RidgedMulti module;
        set_up(module, octaves, 0);
        const Shape ours = shape_of(samples_of_core("ridged", octaves));
        const Shape theirs = shape_of(samples_of_module(module));
        print_shape("RidgedMulti", octaves, theirs);
        CHECK(ours.skewness < -0.05 && theirs.skewness < -0.05);
        CHECK(ours.median > 0.03 && theirs.median > 0.03);
    }
}

} // namespace

int
main()
{
    RUN(noise_is_as_strong_as_libnoises);
    RUN(turbulence_has_the_shape_of_billow);
    RUN(one_octave_of_ridges_is_the_same_curve);
    RUN(ridges_have_the_shape_of_libnoises);
    RUN(ridges_lean_as_those_of_ridged_multi);
    return check_end();
}
