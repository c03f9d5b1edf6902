/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Checks colors: the tint of independent colors, and all colors in linear pictures.
 */
#include <math.h>
#include <string.h>

#include <noise-core/noise.h>

#include "check.h"
#include "color/tint.h"
#include "dispatch/cpu.h"
#include "pictures.h"
#include "plan/plan.h"

enum { WIDTH = 67, HEIGHT = 29, N_PIXELS = WIDTH * HEIGHT };

static float pixels[4 * N_PIXELS], others[4 * N_PIXELS];

static int
draw(const char *recipe, NoiseEncoding encoding, float *drawn)
{
    return picture_draw(recipe,
                        (NoiseRegion){.x = -7,
                                      .y = 9,
                                      .width = WIDTH,
                                      .height = HEIGHT,
                                      .encoding = encoding},
                        drawn);
}

/* ---- Tint ------------------------------------------------------------- */

#define INDEPENDENT "lattice-noise/1 scale=9 contrast=56 coloring=rgba"

static double
tint(double value, double base)
{
    const double middle = 128.0 / 255.0;

    return value < middle ? value / middle * base
                          : base + (value - middle) / (1 - middle) * (1 - base);
}

TEST(independent_colors_are_tinted_by_the_formula)
{
    static const double base[] = {0x20 / 255.0, 0xc0 / 255.0, 1.0, 0.2};
    double most = 0;

    draw(INDEPENDENT, NOISE_ENCODING_PERCEPTUAL, pixels);
    draw(INDEPENDENT " saturation=0.3 color-base=#20c0ff33",
         NOISE_ENCODING_PERCEPTUAL, others);
    for (int i = 0; i < N_PIXELS; i++) {
        const float *plain = pixels + 4 * i;
        const double mean = ((double)plain[0] + plain[1] + plain[2]) / 3;
        for (int k = 0; k < 3; k++)
            most = fmax(most, fabs(tint(0.7 * mean + 0.3 * plain[k], base[k]) -
                                   others[4 * i + k]));
        most = fmax(most, fabs(plain[3] * base[3] - others[4 * i + 3]));
    }
    CHECK(most < 3e-7);
}

/* Tints one pixel. */
static void
tint_pixel(uint64_t base, double saturation, float pixel[4])
{
    NoiseParams params;
    NoiseTint own;

    noise_params_init(&params);
    params.coloring = NOISE_COLORING_RGBA;
    params.color_base = base;
    params.saturation = saturation;
    noise_tint_init(&own, &params);
    noise_tint_paint(&own, 1, pixel);
}

TEST(the_initial_tint_leaves_every_bit)
{
    uint64_t state = 3;

    for (int i = 0; i < 300000; i++) {
        float pixel[4], plain[4];
        for (int k = 0; k < 4; k++)
            plain[k] = pixel[k] = (float)check_random_real(&state, 0, 1) *
                                  (i % 2 == 0 ? 1.0f : 1e-6f);
        tint_pixel(0x808080808080ffff, 1.0, pixel);
        CHECK(memcmp(plain, pixel, sizeof plain) == 0);
    }
}

TEST(black_and_white_stay_and_nothing_leaves_the_range)
{
    const float middle = (float)(128 / 255.0);
    const float values[] = {0.0f, nextafterf(middle, 0), middle,
                            nextafterf(middle, 1), 1.0f};
    uint64_t state = 5;

    for (uint64_t base = 0; base <= 0xffff; base++) {
        for (int i = 0; i < 5; i++) {
            float pixel[4] = {values[i], values[i], values[i], 1.0f};
            tint_pixel(base << 48 | base << 32 | base << 16 | 0xffff,
                       check_random_real(&state, 0, 1), pixel);
            CHECK(pixel[0] >= 0.0f && pixel[0] <= 1.0f);
            CHECK(i != 0 || pixel[0] == 0.0f);
            CHECK(i != 2 || fabs(pixel[0] - base / 65535.0) < 1e-6);
            CHECK(i != 4 || pixel[0] == 1.0f);
        }
    }
}

/* ---- Linear pictures -------------------------------------------------- */

static double
curve(double color)
{
    return color <= 0.04045 ? color / 12.92 : pow((color + 0.055) / 1.055, 2.4);
}

/* Long tests try every float from 0 to 1; others try only every 1009th, but every
 * one where the parts of the curve meet. */
TEST(the_curve_is_srgb_and_rises)
{
    enum { N = 4096 };
    const uint32_t step = check_is_long() ? 1 : 1009;
    const float one = 1.0f;
    float before = 0.0f;
    double most = 0;
    int n_falls = 0;
    uint32_t bits = 0, last;

    memcpy(&last, &one, sizeof last);
    while (bits <= last) {
        float colors[N], plain[N] = {0};
        int n = 0;
        for (; n < N && bits <= last; n++) {
            memcpy(&plain[n], &bits, sizeof bits);
            bits += fabsf(plain[n] - 0.04045f) < 1e-5f ? 1 : step;
        }
        memcpy(colors, plain, sizeof colors);
        noise_kernels_one.decode(colors, n);
        for (int i = 0; i < n; i++) {
            const double own = curve(plain[i]);
            n_falls += colors[i] < before;
            before = colors[i];
            if (own > 1e-30)
                most = fmax(most, fabs(colors[i] - own) / own);
        }
    }
    CHECK(n_falls == 0);
    float ends[2] = {0.0f, 1.0f};
    noise_kernels_one.decode(ends, 2);
    CHECK(ends[0] == 0.0f && ends[1] == 1.0f);
    /* Rounding can cost half of a float's last bit, and the curve a third. */
    CHECK(most < 1.1e-7);
}

TEST(colors_are_decoded_in_linear_pictures)
{
    static const char *const recipes[] = {
        "lattice-noise/1 scale=9 coloring=two-colors color-low=#2e69b4 "
        "color-high=#ffd09040",
        "lattice-noise/1 scale=9 warp-amount=5 coloring=gradient "
        "gradient=0:#102030,0.5:#80ff4020,1:#ffffff",
        "lattice-noise/1 scale=9 coloring=rgba saturation=0.5",
        "lattice-noise/1 scale=9 coloring=rgb relief=20",
    };

    for (int i = 0; i < 4; i++) {
        double most = 0;
        CHECK(draw(recipes[i], NOISE_ENCODING_PERCEPTUAL, pixels) == 4);
        draw(recipes[i], NOISE_ENCODING_LINEAR, others);
        for (int k = 0; k < 4 * N_PIXELS; k++)
            most =
                fmax(most, fabs(others[k] -
                                (k % 4 == 3 ? pixels[k] : curve(pixels[k]))));
        CHECK(most < 1e-7);
    }
}

TEST(gray_and_maps_are_the_same_numbers_in_linear_pictures)
{
    static const char *const recipes[] = {
        "lattice-noise/1 scale=9", "lattice-noise/1 scale=9 relief=10",
        "lattice-noise/1 scale=9 map=normal",
        "lattice-noise/1 scale=9 map=slope coloring=rgb",
        "lattice-noise/1 scale=9 map=curl"};

    for (int i = 0; i < 5; i++) {
        const int n = draw(recipes[i], NOISE_ENCODING_PERCEPTUAL, pixels);
        draw(recipes[i], NOISE_ENCODING_LINEAR, others);
        CHECK(memcmp(pixels, others, sizeof(float) * (size_t)(n * N_PIXELS)) ==
              0);
    }
}

/* Compares this process's instruction set with code for a single lane, for up to 199
 * numbers. */
TEST(all_instruction_sets_decode_alike)
{
    AutoPlan *plan = picture_plan("lattice-noise/1");
    uint64_t state = 11;

    for (int n = 1; n < 200; n++) {
        float own[200], other[200];
        for (int i = 0; i < n; i++)
            own[i] = other[i] = (float)check_random_real(&state, 0, 1);
        noise_kernels_one.decode(own, n);
        plan->kernels->decode(other, n);
        CHECK(memcmp(own, other, sizeof(float) * (size_t)n) == 0);
    }
}
