/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * What lattice:displace does at the edges of pictures and of what they show.
 */
#include <math.h>

#include "displaced.h"

#define SIDE 160

static const GeglRectangle square = {-30, -20, SIDE, SIDE};

/* The place that a place beyond an edge shows, along an axis of `n` pixels;
 * -1: none. */
static int
find_shown(int place, int n, const char *edges)
{
    if (place >= 0 && place < n)
        return place;
    if (strcmp(edges, "repeat") == 0)
        return CLAMP(place, 0, n - 1);
    if (strcmp(edges, "wrap") == 0)
        return (place % n + n) % n;
    if (strcmp(edges, "mirror") == 0) {
        const int rest = (place % (2 * n) + 2 * n) % (2 * n);
        return rest < n ? rest : 2 * n - 1 - rest;
    }
    return -1;
}

/* The picture with `margin` pixels more at each edge, where it goes on as
 * `edges` says; free with g_object_unref(). */
static GeglBuffer *
extend(const float *numbers, const GeglRectangle *area, int margin,
       const char *edges, const Babl *format)
{
    const GeglRectangle larger = {area->x - margin, area->y - margin,
                                  area->width + 2 * margin,
                                  area->height + 2 * margin};
    g_autofree float *extended =
        g_new0(float, 4 * (gsize)larger.width * larger.height);

    for (int y = 0; y < larger.height; y++) {
        for (int x = 0; x < larger.width; x++) {
            const int column = find_shown(x - margin, area->width, edges);
            const int row = find_shown(y - margin, area->height, edges);
            if (column >= 0 && row >= 0)
                memcpy(extended + 4 * (y * larger.width + x),
                       numbers + 4 * (row * area->width + column),
                       4 * sizeof *extended);
        }
    }
    return new_picture(&larger, format, extended);
}

/* A picture without its edges, drawn like one that is extended beyond them.
 * Amounts larger than the picture reach beyond it several times. */
static void
check_edges(const char *edges, double amount, int side)
{
    const GeglRectangle area = {17, -9, side, side / 2};
    const Babl *format = babl_format("R'G'B'A float");
    g_autoptr(GeglBuffer) picture = new_random_picture(&area, format);
    g_autofree float *numbers =
        g_new(float, 4 * (gsize)area.width * area.height);

    gegl_buffer_get(picture, &area, 1.0, format, numbers, GEGL_AUTO_ROWSTRIDE,
                    GEGL_ABYSS_NONE);
    g_autoptr(GeglBuffer) extended =
        extend(numbers, &area, (int)amount + 4, edges, format);
    Filtered small = displace(picture), large = displace(extended);
    gegl_node_set(small.filter, "amount", amount, NULL);
    gegl_node_set(large.filter, "amount", amount, NULL);
    filtered_choose(&small, "edges", edges);
    filtered_choose(&large, "edges", "transparent");
    g_autofree float *a = filtered_draw(&small, 1.0, &area, format);
    g_autofree float *b = filtered_draw(&large, 1.0, &area, format);
    CHECK(memcmp(a, b, count_bytes(&area, format)) == 0);
    filtered_free(&small);
    filtered_free(&large);
}

TEST(edges_are_what_lies_beyond_them)
{
    for (gsize i = 0; i < G_N_ELEMENTS(all_edges); i++) {
        check_edges(all_edges[i], 12.0, 60);
        check_edges(all_edges[i], 70.0, 20);
        check_edges(all_edges[i], 5.0, 2);
    }
}

TEST(transparent_edges_cut_nothing_off)
{
    const Babl *format = babl_format("R'G'B'A float");
    g_autoptr(GeglBuffer) picture = new_random_picture(&square, format);
    g_auto(Filtered) filtered = displace(picture);
    const GeglRectangle box = gegl_node_get_bounding_box(filtered.filter);
    const GeglRectangle around = {square.x - 40, square.y - 40, SIDE + 80,
                                  SIDE + 80};
    g_autofree float *drawn = filtered_draw(&filtered, 1.0, &around, format);
    int n_beyond = 0;

    CHECK(box.x <= square.x - 12 && box.width >= SIDE + 24);
    for (int y = 0; y < around.height; y++) {
        for (int x = 0; x < around.width; x++) {
            const int distance =
                MAX(MAX(40 - x, x - (SIDE + 39)), MAX(40 - y, y - (SIDE + 39)));
            const float alpha = drawn[4 * (y * around.width + x) + 3];
            n_beyond += distance > 0 && alpha > 0.0f;
            if (distance > 15)
                CHECK(alpha == 0.0f);
        }
    }
    CHECK(n_beyond > 100);
}

TEST(a_tile_still_tiles)
{
    const GeglRectangle tile = {0, 0, 96, 64}, four = {0, 0, 192, 128};
    const Babl *format = babl_format("R'G'B'A float");
    g_autoptr(GeglBuffer) picture = new_random_picture(&tile, format);
    g_autofree float *numbers = g_new(float, 4 * 96 * 64);

    gegl_buffer_get(picture, &tile, 1.0, format, numbers, GEGL_AUTO_ROWSTRIDE,
                    GEGL_ABYSS_NONE);
    g_autoptr(GeglBuffer) repeated = extend(numbers, &tile, 96, "wrap", format);
    for (gsize i = 0; i < G_N_ELEMENTS(kinds); i++) {
        Filtered filtered = displace(repeated), alone = displace(picture);
        filtered_choose(&filtered, "kind", kinds[i]);
        filtered_choose(&alone, "kind", kinds[i]);
        filtered_choose(&alone, "edges", "wrap");
        gegl_node_set(filtered.filter, "period-x", 96.0, "period-y", 64.0,
                      NULL);
        gegl_node_set(alone.filter, "period-x", 96.0, "period-y", 64.0, NULL);
        const GeglRectangle inside = {-32, -32, 192, 128};
        g_autofree float *large =
            filtered_draw(&filtered, 1.0, &inside, format);
        g_autofree float *small = filtered_draw(&alone, 1.0, &tile, format);
        for (int y = 0; y < four.height - 32; y++) {
            for (int x = 0; x < four.width - 32; x++) {
                const float *pixel = large + 4 * ((y + 32) * 192 + x + 32);
                CHECK(memcmp(pixel, small + 4 * ((y % 64) * 96 + x % 96),
                             4 * sizeof *pixel) == 0);
            }
        }
        filtered_free(&filtered);
        filtered_free(&alone);
    }
}

TEST(alpha_leaves_no_dark_fringes)
{
    const Babl *format = babl_format("R'G'B'A float");
    g_autofree float *numbers = g_new0(float, 4 * SIDE * SIDE);

    for (int y = 0; y < SIDE; y++) {
        for (int x = 0; x < SIDE; x++) {
            if (hypot(x - SIDE / 2, y - SIDE / 2) < SIDE / 3) {
                for (int k = 0; k < 4; k++)
                    numbers[4 * (y * SIDE + x) + k] = 1.0f;
            }
        }
    }
    g_autoptr(GeglBuffer) picture = new_picture(&square, format, numbers);
    for (gsize i = 0; i < G_N_ELEMENTS(samplers); i++) {
        g_auto(Filtered) filtered = displace(picture);
        filtered_choose(&filtered, "sampler", samplers[i]);
        g_autofree float *drawn =
            filtered_draw(&filtered, 1.0, &square, format);
        for (int k = 0; k < SIDE * SIDE; k++) {
            const float *pixel = drawn + 4 * k;
            CHECK(pixel[3] >= 0.0f && pixel[3] <= 1.0f);
            if (pixel[3] > 1.0f / 255.0f)
                CHECK(fabsf(pixel[0] - 1.0f) < 1e-4f);
        }
    }
}

/* Without alpha nothing can be transparent. */
TEST(opaque_pictures_repeat_their_edges)
{
    const Babl *format = babl_format("R'G'B' u8");
    g_autoptr(GeglBuffer) picture = new_random_picture(&square, format);
    g_auto(Filtered) filtered = displace(picture);
    const GeglRectangle box = gegl_node_get_bounding_box(filtered.filter);
    g_autofree char *transparent =
        filtered_draw(&filtered, 1.0, &square, format);

    filtered_choose(&filtered, "edges", "repeat");
    g_autofree char *repeated = filtered_draw(&filtered, 1.0, &square, format);
    CHECK(gegl_rectangle_equal(&box, &square));
    CHECK(memcmp(transparent, repeated, count_bytes(&square, format)) == 0);
}

int
main(void)
{
    gegl_init(NULL, NULL);
    const int status = check_run_all();
    gegl_exit();
    return status;
}
