/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Compares gradients, as drawn in pixels, with the plain formula.
 */
#include <math.h>
#include <string.h>

#include <noise-core/noise.h>

#include "check.h"
#include "kinds.h"
#include "params/algorithms.h"
#include "pictures.h"

enum { SIZE = 61, N_PIXELS = SIZE * SIZE };

static const NoiseRegion region = {-9, 5, SIZE, SIZE, 0, 0, 0, 0, NULL};

static float pixels[4 * N_PIXELS], others[4 * N_PIXELS], values[N_PIXELS];

static int
n_rounds(void)
{
    return check_is_long() ? 1000 : 50;
}

/* Draws the pixels of a gradient, and the values that their colors are made from. */
static void
draw_both(NoiseParams *params)
{
    params->map = NOISE_MAP_PICTURE;
    params->antialiasing = NOISE_SWITCH_NO;
    params->coloring = NOISE_COLORING_GRAY;
    kind_draw(params, region, values);
    params->coloring = NOISE_COLORING_GRADIENT;
    CHECK(kind_draw(params, region, pixels) == 4);
}

static double
channel_of(uint64_t color, int channel)
{
    return (double)(color >> (48 - 16 * channel) & 0xffff) / 65535.0;
}

/* Returns the first stop after a value; searches from the first stop. */
static int
stop_after(const NoiseGradient *stops, double value)
{
    int after = 0;

    while (after < stops->count && stops->stops[after].position <= value)
        after++;
    return after;
}

/* Returns a channel of the color at a value, as noise.h defines stops. */
static double
expect(const NoiseGradient *stops, double value, int channel)
{
    const int after = stop_after(stops, value);

    if (after == 0)
        return channel_of(stops->stops[0].color, channel);
    const NoiseStop *low = &stops->stops[after - 1];
    if (after == stops->count)
        return channel_of(low->color, channel);
    const double share =
        (value - low->position) / (low[1].position - low->position);
    return channel_of(low->color, channel) * (1.0 - share) +
           channel_of(low[1].color, channel) * share;
}

/* Returns how far a color may be off.  Between close stops, one step of a value
 * makes many steps of color. */
static double
tolerance_at(const NoiseGradient *stops, double value)
{
    const int after = stop_after(stops, value);
    const NoiseStop *high = &stops->stops[after];

    if (after == 0 || after == stops->count)
        return 4e-7;
    return 4e-7 + 2e-7 * fmin(1 / (high->position - high[-1].position), 1e7);
}

/* True if a value is so close to a stop that float and double may disagree about
 * which side of the stop it is on. */
static bool
is_at_a_stop(const NoiseGradient *stops, double value)
{
    for (int i = 0; i < stops->count; i++) {
        if (fabs(value - stops->stops[i].position) < 1e-7)
            return true;
    }
    return false;
}

static void
check_pixels(const NoiseGradient *stops)
{
    for (int i = 0; i < N_PIXELS; i++) {
        if (is_at_a_stop(stops, values[i]))
            continue;
        for (int channel = 0; channel < 4; channel++) {
            const float drawn = pixels[4 * i + channel];
            CHECK(drawn >= 0.0f && drawn <= 1.0f);
            CHECK(fabs(drawn - expect(stops, values[i], channel)) <
                  tolerance_at(stops, values[i]));
        }
    }
}

/* Chooses random parameters of noise that needs no picture. */
static void
random_noise(uint64_t *state, NoiseParams *params)
{
    do
        picture_random_params(state, params);
    while (noise_traits[params->algorithm].shows_picture);
}

TEST(pixels_are_the_plain_formula)
{
    uint64_t state = 41;

    for (int i = 0; i < n_rounds(); i++) {
        NoiseParams params;
        random_noise(&state, &params);
        picture_random_stops(&state, &params.gradient);
        params.relief = 0.0;
        draw_both(&params);
        check_pixels(&params.gradient);
    }
}

/* Draws stops, with octaves and a tone that produce all values from 0 to 1. */
static void
read_stops(const char *text, NoiseParams *params)
{
    *params = picture_params("lattice-noise/1 scale=7 contrast=74");
    CHECK(noise_params_set_text(params, noise_parameter_find("gradient"), text,
                                NULL));
    draw_both(params);
}

TEST(two_stops_at_the_ends_are_two_colors)
{
    uint64_t state = 59;

    for (int i = 0; i < n_rounds(); i++) {
        NoiseParams params;
        random_noise(&state, &params);
        params.gradient.count = 2;
        params.gradient.stops[0] = (NoiseStop){0.0, params.color_low};
        params.gradient.stops[1] = (NoiseStop){1.0, params.color_high};
        draw_both(&params);
        params.coloring = NOISE_COLORING_TWO_COLORS;
        kind_draw(&params, region, others);
        CHECK(memcmp(pixels, others, sizeof pixels) == 0);
    }
}

TEST(two_stops_at_one_position_are_an_edge)
{
    NoiseParams params;
    int n_low = 0;

    read_stops("0:#ff000080,0.5:#ff000080,0.5:#0000ff,1:#0000ff", &params);
    for (int i = 0; i < N_PIXELS; i++) {
        const bool is_low = values[i] < 0.5f;
        CHECK(pixels[4 * i] == (is_low ? 1.0f : 0.0f));
        CHECK(pixels[4 * i + 2] == (is_low ? 0.0f : 1.0f));
        CHECK(pixels[4 * i + 3] == (is_low ? (float)(0x80 / 255.0) : 1.0f));
        n_low += is_low;
    }
    CHECK(n_low > N_PIXELS / 4 && n_low < N_PIXELS * 3 / 4);
    /* Of three stops at the same position, the middle one is not visible. */
    memcpy(others, pixels, sizeof pixels);
    read_stops("0:#ff000080,0.5:#ff000080,0.5:#00ff00,0.5:#0000ff,1:#0000ff",
               &params);
    CHECK(memcmp(pixels, others, sizeof pixels) == 0);
    read_stops("0.5:#ff000080,0.5:#0000ff", &params);
    CHECK(memcmp(pixels, others, sizeof pixels) == 0);
}

/* With bands, many pixels have exactly the value of an edge or an end. */
TEST(a_value_at_an_edge_has_the_later_color)
{
    NoiseParams params =
        picture_params("lattice-noise/1 scale=7 contrast=74 bands=3 "
                       "gradient=0:#ff0000,0:#00ff00,0.5:#00ff00,"
                       "0.5:#0000ff,1:#0000ff,1:#ffffff");
    int n_at[3] = {0};

    draw_both(&params);
    for (int i = 0; i < N_PIXELS; i++) {
        const int at = (int)(2.0f * values[i]);
        CHECK(values[i] == 0.5f * (float)at);
        CHECK(pixels[4 * i] == (at == 2 ? 1.0f : 0.0f));
        CHECK(pixels[4 * i + 1] == (at == 1 ? 0.0f : 1.0f));
        CHECK(pixels[4 * i + 2] == (at == 0 ? 0.0f : 1.0f));
        n_at[at]++;
    }
    CHECK(n_at[0] > 0 && n_at[1] > 0 && n_at[2] > 0);
}

/* All stops are within one of the NOISE_RAMP_BINS bins. */
TEST(close_stops_are_told_apart)
{
    char text[NOISE_TEXT_SIZE], *end = text;
    NoiseParams params;

    for (int i = 0; i < NOISE_STOPS_MAX; i++)
        end += sprintf(end, "%s%.6f:#%06x", i == 0 ? "" : ",", 0.5 + i * 1e-5,
                       (unsigned)i * 0x3f1d07 & 0xffffff);
    read_stops(text, &params);
    check_pixels(&params.gradient);
}
