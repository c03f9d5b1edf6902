/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Checks the operation lattice:grain.
 */
#include <math.h>

#include "filtered.h"

#define SIDE 200

static const GeglRectangle square = {-30, -20, SIDE, SIDE};

static const char *const formats[] = {
    "R'G'B'A u8", "R'G'B' u16", "R'G'B'A float", "RGBA float", "RGB u16",
    "Y' u8",      "Y'A u16",    "Y float",       "YA u8",
};

static Filtered
add_grain(GeglBuffer *picture)
{
    return filtered_new(picture, "lattice:grain");
}

TEST(strength_0_is_the_same_picture)
{
    for (gsize i = 0; i < G_N_ELEMENTS(formats); i++) {
        g_auto(Filtered) grain =
            add_grain(new_random_picture(&square, formats[i]));
        gegl_node_set(grain.filter, "strength", 0.0, NULL);
        CHECK(!filtered_changes(&grain));
        gegl_node_set(grain.filter, "strength", 100.0, NULL);
        CHECK(filtered_changes(&grain));
    }
}

TEST(pieces_and_threads_give_the_same_bits)
{
    for (gsize i = 0; i < G_N_ELEMENTS(formats); i++) {
        g_auto(Filtered) grain =
            add_grain(new_random_picture(&square, formats[i]));
        CHECK(filtered_is_the_same_in_pieces(&grain));
    }
}

/* Draws grain on a picture that has the same number everywhere; free with
 * g_free(). */
static float *
draw_flat(float number, const char *format, const char *film, double scale,
          int side)
{
    const GeglRectangle area = {0, 0, side, side};
    const GeglRectangle reduced = {0, 0, (int)(side * scale),
                                   (int)(side * scale)};
    g_auto(Filtered) grain = add_grain(new_flat_picture(&area, format, number));

    filtered_choose(&grain, "film", film);
    return filtered_draw_area(&grain, scale, &reduced);
}

static const char *const films[] = {"iso-100", "iso-6400", "gray-pushed",
                                    "small-format", "sensor"};

TEST(black_and_white_stay)
{
    for (gsize i = 0; i < G_N_ELEMENTS(films); i++) {
        for (int white = 0; white <= 1; white++) {
            g_autofree float *drawn =
                draw_flat((float)white, "RGB float", films[i], 1, 64);
            for (int k = 0; k < 3 * 64 * 64; k++)
                CHECK(drawn[k] == (float)white);
        }
    }
}

TEST(black_and_white_get_grain_if_asked_but_none_beyond_them)
{
    const GeglRectangle area = {0, 0, 64, 64};
    const float numbers[] = {0.0f, 0.004f, 0.5f, 0.996f, 1.0f};

    for (gsize i = 0; i < 2 * G_N_ELEMENTS(numbers); i++) {
        const float number = numbers[i / 2];
        g_auto(Filtered) grain = add_grain(new_flat_picture(
            &area, i % 2 == 0 ? "Y' float" : "Y float", number));
        float least = number, most = number;
        filtered_choose(&grain, "film", "gray-pushed");
        filtered_choose(&grain, "ends", "grainy");
        g_autofree float *drawn = filtered_draw(&grain);
        for (int k = 0; k < 64 * 64; k++) {
            least = MIN(least, drawn[k]);
            most = MAX(most, drawn[k]);
        }
        CHECK(least >= 0.0f && most <= 1.0f);
        CHECK(most - least > 0.004f);
    }
}

TEST(nothing_is_clipped_and_what_lies_beyond_stays)
{
    const float numbers[] = {-0.5f, 0.01f, 0.3f, 0.99f, 1.5f};

    for (gsize i = 0; i < G_N_ELEMENTS(numbers); i++) {
        g_autofree float *drawn =
            draw_flat(numbers[i], "Y' float", "gray-pushed", 1, 256);
        const gboolean is_inside = numbers[i] > 0.0f && numbers[i] < 1.0f;
        for (int k = 0; k < 256 * 256; k++)
            CHECK(is_inside ? drawn[k] > 0.0f && drawn[k] < 1.0f
                            : drawn[k] == numbers[i]);
    }
}

static double
find_mean(const float *numbers, gsize n)
{
    double sum = 0.0;

    for (gsize i = 0; i < n; i++)
        sum += numbers[i];
    return sum / (double)n;
}

/* Returns the standard deviation. */
static double
find_deviation(const float *numbers, gsize n)
{
    const double mean = find_mean(numbers, n);
    double sum = 0.0;

    for (gsize i = 0; i < n; i++)
        sum += (numbers[i] - mean) * (numbers[i] - mean);
    return sqrt(sum / (double)n);
}

TEST(the_mean_of_16_million_pixels_is_kept)
{
    g_autofree float *drawn = draw_flat(0.5f, "Y' float", "iso-400", 1.0, 4096);

    CHECK(fabs(find_mean(drawn, 4096 * 4096) - 0.5) < 1e-4);
    CHECK(find_deviation(drawn, 4096 * 4096) > 0.01);
}

/* Replaces each two by two pixels by their mean, in place. */
static void
halve(float *numbers, int side)
{
    for (int y = 0; y < side / 2; y++) {
        for (int x = 0; x < side / 2; x++) {
            const float *first = numbers + 2 * y * side + 2 * x;
            numbers[y * (side / 2) + x] =
                0.25f * (first[0] + first[1] + first[side] + first[side + 1]);
        }
    }
}

TEST(reduced_pictures_have_the_reduced_grain)
{
    const int side = 512;

    /* GEGL draws reduced pictures only with this setting. */
    g_object_set(gegl_config(), "mipmap-rendering", TRUE, NULL);
    for (gsize i = 0; i < G_N_ELEMENTS(films); i++) {
        g_autofree float *full =
            draw_flat(0.5f, "Y' float", films[i], 1.0, side);
        for (int level = 1; level <= 2; level++) {
            const int reduced = side >> level;
            const gsize n = (gsize)reduced * (gsize)reduced;
            g_autofree float *drawn =
                draw_flat(0.5f, "Y' float", films[i], 1.0 / (1 << level), side);
            halve(full, 2 * reduced);
            const double ratio =
                find_deviation(drawn, n) / find_deviation(full, n);
            CHECK(ratio > 0.95 && ratio < 1.05);
            for (gsize k = 0; k < n; k++)
                CHECK(fabsf(drawn[k] - full[k]) < 1e-6f);
        }
    }
}

/* Returns the number that sRGB (IEC 61966-2-1) stores for light. */
static double
encode(double light)
{
    return light <= 0.0031308 ? 12.92 * light
                              : 1.055 * pow(light, 1.0 / 2.4) - 0.055;
}

TEST(linear_pictures_look_the_same)
{
    const double lights[] = {0.001, 0.01, 0.2, 0.6, 0.95};

    for (gsize i = 0; i < G_N_ELEMENTS(lights); i++) {
        g_autofree float *light =
            draw_flat((float)lights[i], "RGB float", "iso-3200", 1.0, 64);
        g_autofree float *seen = draw_flat((float)encode(lights[i]),
                                           "R'G'B' float", "iso-3200", 1.0, 64);
        for (int k = 0; k < 3 * 64 * 64; k++)
            CHECK(fabs(encode(light[k]) - seen[k]) < 3e-6);
    }
}

TEST(gray_grain_is_gray_and_colored_grain_is_not)
{
    g_autofree float *gray = draw_flat(0.5f, "R'G'B' float", "gray", 1.0, 64);
    g_autofree float *colored =
        draw_flat(0.5f, "R'G'B' float", "sensor", 1.0, 64);
    int n_differ = 0;

    for (int i = 0; i < 64 * 64; i++) {
        CHECK(gray[3 * i] == gray[3 * i + 1] && gray[3 * i] == gray[3 * i + 2]);
        n_differ += fabsf(colored[3 * i] - colored[3 * i + 2]) > 0.002f;
    }
    CHECK(n_differ > 32 * 64);
}

TEST(alpha_stays)
{
    g_auto(Filtered) grain =
        add_grain(new_random_picture(&square, "R'G'B'A float"));
    g_autofree float *drawn = filtered_draw(&grain);
    g_autofree float *before = get_pixels(grain.picture);

    for (int i = 0; i < SIDE * SIDE; i++)
        CHECK(drawn[4 * i + 3] == before[4 * i + 3]);
}

/* Returns how similar rows are to themselves, moved by some columns; 1: equal. */
static double
correlate(const float *numbers, int width, int height, int columns)
{
    double sum = 0.0;

    for (int y = 0; y < height; y++) {
        const float *row = numbers + y * width;
        float row_sum = 0.0f;
        for (int x = 0; x < width - columns; x++)
            row_sum += (row[x] - 0.5f) * (row[x + columns] - 0.5f);
        sum += row_sum;
    }
    return sum / ((double)height * (width - columns));
}

TEST(nothing_repeats_within_8192_pixels)
{
    const GeglRectangle area = {0, 0, 2 * 8192, 6};
    g_auto(Filtered) grain =
        add_grain(new_flat_picture(&area, "Y' float", 0.5f));
    g_autofree float *drawn = filtered_draw(&grain);
    const double all = correlate(drawn, area.width, area.height, 0);
    double most = 0.0;

    for (int columns = 16; columns <= 8192; columns++)
        most =
            MAX(most, fabs(correlate(drawn, area.width, area.height, columns)));
    /* Five standard deviations for 6 x 8192 pixels, whose neighbors are similar. */
    CHECK(most / all < 0.05);
}

TEST(other_seeds_and_origins_give_other_grain)
{
    g_auto(Filtered) grain =
        add_grain(new_flat_picture(&square, "Y' float", 0.5f));
    g_autofree float *first = filtered_draw(&grain);

    gegl_node_set(grain.filter, "seed", 7, NULL);
    g_autofree float *second = filtered_draw(&grain);
    gegl_node_set(grain.filter, "seed", 0, "origin-x", 5, NULL);
    g_autofree float *moved = filtered_draw(&grain);
    CHECK(memcmp(first, second, count_bytes(&square, grain.format)) != 0);
    for (int x = 5; x < SIDE; x++)
        CHECK(moved[x] == first[x - 5]);
}

TEST(bits_are_the_same_on_every_machine)
{
    static const uint64_t hashes[G_N_ELEMENTS(formats)] = {
        0xfa84249ec1db7ed6, 0x237a50e31a6e38d4, 0x5bd99aab1d74e1e6,
        0xd3c61caa4e7b945f, 0xb4473a0179d2dbec, 0xebdcd89b093fbdce,
        0xd52d1cf2658a6ada, 0x9aa1296f89544f47, 0xf8665e7df80a374d};

    for (gsize i = 0; i < G_N_ELEMENTS(formats); i++) {
        g_auto(Filtered) grain =
            add_grain(new_random_picture(&square, formats[i]));
        filtered_choose(&grain, "film", "iso-1600");
        CHECK(filtered_has_hash(&grain, hashes[i]));
    }
}
