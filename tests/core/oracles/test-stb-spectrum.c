/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The noise called perlin is as strong and as fine as that of stb_perlin
 * (Debian: libstb-dev): both have gradients to the edges of a cube and the
 * quintic fade, but other random numbers.
 */
#include <math.h>

#define STB_PERLIN_IMPLEMENTATION
#include <stb/stb_perlin.h>

#include "../check.h"
#include "raw.h"

/* What the core divides the noise by, the largest possible value. */
#define BOUND 1.2247449 /* sqrt(6) / 2 */

/* A line of samples; 8 of them in a cell are enough for all but 1e-6 of the
 * power. */
#define N_SAMPLES 256
#define N_IN_CELL 8
#define N_LINES   1500
#define N_BINS    (N_SAMPLES / 2)

typedef double Noise(const NoisePlan *plan, const double place[3]);

static double
own_noise(const NoisePlan *plan, const double place[3])
{
    return BOUND * raw_value(plan, place);
}

static double
stbs_noise(const NoisePlan *plan, const double place[3])
{
    (void)plan;
    return stb_perlin_noise3((float)place[0], (float)place[1], (float)place[2],
                             0, 0, 0);
}

/* In cells; stb_perlin begins again after 256 of them. */
static void
random_place(uint64_t *state, double place[3])
{
    for (int axis = 0; axis < 3; axis++)
        place[axis] = check_random_real(state, 0, 256);
}

/* The root of the mean square. */
static double
strength_of(Noise *noise, const NoisePlan *plan)
{
    const int n = 400000;
    double sum = 0;
    uint64_t state = 1;

    for (int i = 0; i < n; i++) {
        double place[3];
        random_place(&state, place);
        sum += pow(noise(plan, place), 2);
    }
    return sqrt(sum / n);
}

/* A whole turn in N_SAMPLES steps. */
typedef struct Circle {
    double cosine[N_SAMPLES], sine[N_SAMPLES];
} Circle;

static Circle
make_circle(void)
{
    Circle circle;

    for (int i = 0; i < N_SAMPLES; i++) {
        const double angle = 6.283185307179586 * i / N_SAMPLES;
        circle.cosine[i] = cos(angle);
        circle.sine[i] = sin(angle);
    }
    return circle;
}

/* Adds a line's power at each frequency from 0 to N_BINS cycles. */
static void
add_powers(const Circle *circle, const double samples[N_SAMPLES],
           double powers[N_BINS])
{
    for (int bin = 0; bin < N_BINS; bin++) {
        double real = 0, imaginary = 0;
        for (int i = 0; i < N_SAMPLES; i++) {
            real += samples[i] * circle->cosine[bin * i % N_SAMPLES];
            imaginary += samples[i] * circle->sine[bin * i % N_SAMPLES];
        }
        powers[bin] += real * real + imaginary * imaginary;
    }
}

/* The mean frequency, weighted by power, of lines in a direction, in cycles in
 * a cell. */
static double
centroid_of(Noise *noise, const NoisePlan *plan, const double direction[3])
{
    const Circle circle = make_circle();
    double powers[N_BINS] = {0}, sum = 0, moment = 0;
    uint64_t state = 2;

    for (int line = 0; line < N_LINES; line++) {
        double place[3], samples[N_SAMPLES];
        random_place(&state, place);
        for (int i = 0; i < N_SAMPLES; i++) {
            /* The ends of a line are faded out, or they would be a jump. */
            samples[i] = (1 - circle.cosine[i]) * noise(plan, place);
            for (int axis = 0; axis < 3; axis++)
                place[axis] += direction[axis] / N_IN_CELL;
        }
        add_powers(&circle, samples, powers);
    }
    for (int bin = 0; bin < N_BINS; bin++) {
        sum += powers[bin];
        moment += powers[bin] * bin;
    }
    return moment / sum * N_IN_CELL / N_SAMPLES;
}

static bool
agree(const char *what, double ours, double theirs, double tolerance)
{
    printf("# %s: %.5f, not %.5f, %+.2f %%\n", what, ours, theirs,
           100 * (ours / theirs - 1));
    return fabs(ours / theirs - 1) <= tolerance;
}

static NoisePlan *
make_plan(void)
{
    return raw_plan("algorithm=perlin gradients=axes dimensions=three scale=1 "
                    "fractal=none");
}

/* The mean square of a sum over eight corners with independent gradients whose
 * components have the mean square 2/3: 8 x 3 x 2/3 B A A, A and B the mean
 * squares, along an axis, of a corner's weight and of weight times distance. */
static double
strength_by_theory(void)
{
    const int n = 10000;
    double a = 0, b = 0;

    for (int i = 0; i < n; i++) {
        const double t = (i + 0.5) / n;
        const double weight = 1 - t * t * t * (t * (t * 6 - 15) + 10);
        a += weight * weight / n;
        b += weight * weight * t * t / n;
    }
    return sqrt(16 * b * a * a);
}

/* stb_perlin's table of 256 leaves it 1 % above the theory. */
static void
it_is_as_strong_as_stbs(void)
{
    NoisePlan *plan = make_plan();
    const double strength = strength_of(own_noise, plan);

    CHECK(agree("strength, stb_perlin", strength, strength_of(stbs_noise, NULL),
                0.02));
    CHECK(agree("strength, theory", strength, strength_by_theory(), 0.004));
    noise_plan_free(plan);
}

/* Both choose from the twelve edges of a cube, so they are as fine along each
 * axis, and aslant.  Measured, single axes differ by up to 2 %. */
static void
it_is_as_fine_as_stbs(void)
{
    static const double axes[3][3] = {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}};
    static const double aslant[3] = {0.57735027, 0.57735027, 0.57735027};
    NoisePlan *plan = make_plan();
    double ours = 0, stbs = 0;

    for (int axis = 0; axis < 3; axis++) {
        const double our_own = centroid_of(own_noise, plan, axes[axis]);
        const double stbs_own = centroid_of(stbs_noise, NULL, axes[axis]);
        CHECK(agree("fineness along an axis", our_own, stbs_own, 0.06));
        ours += our_own / 3;
        stbs += stbs_own / 3;
    }
    CHECK(agree("fineness along all axes", ours, stbs, 0.03));
    CHECK(agree("fineness aslant", centroid_of(own_noise, plan, aslant),
                centroid_of(stbs_noise, NULL, aslant), 0.03));
    noise_plan_free(plan);
}

int
main(void)
{
    RUN(it_is_as_strong_as_stbs);
    RUN(it_is_as_fine_as_stbs);
    return check_end();
}
