/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Checks evolution: a full turn is a loop, bit for bit, no frame is the negative of
 * another, and all frames are equally strong.
 */
#include <math.h>
#include <string.h>

#include "check.h"
#include "kinds.h"
#include "moments.h"

enum { SIDE = 96, N_PIXELS = SIDE * SIDE, N_FRAMES = 24 };

/* Draws a picture, 12 cells wide, at an angle of the evolution. */
static void
draw(NoiseParams params, double evolution, float *pixels)
{
    params.evolution = evolution;
    params.scale = 8.0;
    kind_draw(&params, (NoiseRegion){.width = SIDE, .height = SIDE}, pixels);
}

/* Calls test() for gradient noise in two to four dimensions. */
static void
for_each_noise(void (*test)(NoiseParams *params))
{
    static const char *const names[] = {"perlin 2D",  "perlin 3D",
                                        "perlin 4D",  "simplex 2D",
                                        "simplex 3D", "simplex 4D"};

    for (int k = 0; k < 6; k++) {
        for (int gradients = 0; gradients < NoiseGradientsCount; gradients++) {
            NoiseParams params = kind_params(kind_named(names[k]));
            params.gradients = (NoiseGradients)gradients;
            test(&params);
        }
    }
}

TEST_EACH(a_turn_closes_a_loop, for_each_noise, NoiseParams *params)
{
    float start[N_PIXELS], other[N_PIXELS];

    draw(*params, 0.0, start);
    draw(*params, 360.0, other);
    CHECK_KIND(memcmp(start, other, sizeof start) == 0, params);
    draw(*params, -360.0, other);
    CHECK_KIND(memcmp(start, other, sizeof start) == 0, params);
    draw(*params, 123.5, start);
    draw(*params, 123.5 - 360.0, other);
    CHECK_KIND(memcmp(start, other, sizeof start) == 0, params);
}

/* A negative frame would come half a turn, or another fraction of a turn, after its
 * positive.  Neighboring frames are similar, but not the same. */
TEST_EACH(no_frame_is_the_negative_of_another, for_each_noise,
          NoiseParams *params)
{
    static float frames[N_FRAMES][N_PIXELS];
    double least = 1, next = 0;

    params->fractal = NOISE_FRACTAL_NONE;
    params->normalization = NOISE_NORMALIZATION_EXACT;
    for (int k = 0; k < N_FRAMES; k++)
        draw(*params, 360.0 * k / N_FRAMES, frames[k]);
    for (int k = 0; k < N_FRAMES; k++) {
        next = fmax(next, correlation_of(frames[k], frames[(k + 1) % N_FRAMES],
                                         N_PIXELS, 1));
        for (int other = 0; other < k; other++)
            least = fmin(least,
                         correlation_of(frames[k], frames[other], N_PIXELS, 1));
    }
    printf("# correlations from %.3f to %.3f of the next one\n", least, next);
    CHECK_KIND(least > -0.9, params);
    CHECK_KIND(next > 0.8 && next < 0.99, params);
}

static double
deviation_at(NoiseParams params, double evolution)
{
    Moments moments = moments_begin();

    for (int seed = 0; seed < 30; seed++) {
        float pixels[N_PIXELS];
        params.seed = (uint64_t)seed;
        draw(params, evolution, pixels);
        for (int i = 0; i < N_PIXELS; i++)
            moments_add(&moments, pixels[i]);
    }
    return moments_deviation(&moments);
}

/* Otherwise, a loop would pulsate. */
TEST_EACH(every_frame_is_as_strong, for_each_noise, NoiseParams *params)
{
    params->fractal = NOISE_FRACTAL_NONE;
    params->normalization = NOISE_NORMALIZATION_EXACT;
    const double start = deviation_at(*params, 0.0);
    for (int k = 1; k < 8; k++) {
        const double share = deviation_at(*params, 45.0 * k - 7.0) / start;
        printf("# %.3f\n", share);
        CHECK_KIND(fabs(share - 1) < 0.05, params);
    }
}
