/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The operation lattice:displace.
 */
#include <math.h>

#include "displaced.h"

#define SIDE 160

static const GeglRectangle square = {-30, -20, SIDE, SIDE};

static const char *const formats[] = {
    "R'G'B'A u8", "R'G'B' u16", "R'G'B'A float", "RGB float", "Y' u8",
};

TEST(nothing_is_changed_where_nothing_moves)
{
    for (gsize i = 0; i < G_N_ELEMENTS(formats); i++) {
        const Babl *format = babl_format(formats[i]);
        g_autoptr(GeglBuffer) picture = new_random_picture(&square, format);
        g_auto(Filtered) filtered = displace(picture);
        g_autofree char *before = g_malloc(count_bytes(&square, format));
        gegl_buffer_get(picture, &square, 1.0, format, before,
                        GEGL_AUTO_ROWSTRIDE, GEGL_ABYSS_NONE);
        for (gsize k = 0; k < G_N_ELEMENTS(samplers); k++) {
            filtered_choose(&filtered, "sampler", samplers[k]);
            gegl_node_set(filtered.filter, "amount", 0.0, NULL);
            char *after = filtered_draw(&filtered, 1.0, &square, format);
            CHECK(memcmp(before, after, count_bytes(&square, format)) == 0);
            g_free(after);
            gegl_node_set(filtered.filter, "amount", 12.0, NULL);
            after = filtered_draw(&filtered, 1.0, &square, format);
            CHECK(memcmp(before, after, count_bytes(&square, format)) != 0);
            g_free(after);
        }
    }
}

TEST(pieces_and_threads_give_the_same_bits)
{
    for (gsize i = 0; i < G_N_ELEMENTS(formats); i++) {
        const Babl *format = babl_format(formats[i]);
        g_autoptr(GeglBuffer) picture = new_random_picture(&square, format);
        g_auto(Filtered) filtered = displace(picture);
        for (gsize k = 0; k < G_N_ELEMENTS(all_edges); k++) {
            filtered_choose(&filtered, "edges", all_edges[k]);
            filtered_choose(&filtered, "kind", kinds[(i + k) % 5]);
            CHECK(is_the_same_in_pieces(&filtered, &square, format));
        }
    }
}

/* A picture whose red is x and whose green is y, so that a displaced one says
 * where each of its pixels comes from; free with g_object_unref(). */
static GeglBuffer *
new_map(const GeglRectangle *area, const Babl *format)
{
    g_autofree float *numbers =
        g_new0(float, 3 * (gsize)area->width * area->height);

    for (int y = 0; y < area->height; y++) {
        for (int x = 0; x < area->width; x++) {
            numbers[3 * (y * area->width + x)] = (float)x;
            numbers[3 * (y * area->width + x) + 1] = (float)y;
        }
    }
    return new_picture(area, format, numbers);
}

#define MAP    300
#define MARGIN 40

/* Where each pixel of the map's middle comes from; free with g_free(). */
static float *
draw_map(const char *kind, double amount, double scale, double octaves,
         int seed)
{
    const GeglRectangle area = {0, 0, MAP, MAP};
    const Babl *format = babl_format("R'G'B' float");
    g_autoptr(GeglBuffer) picture = new_map(&area, format);
    g_auto(Filtered) filtered = displace(picture);

    filtered_choose(&filtered, "kind", kind);
    filtered_choose(&filtered, "edges", "repeat");
    filtered_choose(&filtered, "sampler", "linear");
    gegl_node_set(filtered.filter, "amount", amount, "scale", scale, "octaves",
                  octaves, "seed", seed, NULL);
    float *drawn = filtered_draw(&filtered, 1.0, &area, format);
    return drawn;
}

TEST(pixels_move_by_the_amount_at_most)
{
    for (gsize i = 0; i < G_N_ELEMENTS(kinds); i++) {
        g_autofree float *drawn = draw_map(kinds[i], 30.0, 40.0, 3.0, 1);
        double most_x = 0.0, most_y = 0.0;
        for (int y = MARGIN; y < MAP - MARGIN; y++) {
            for (int x = MARGIN; x < MAP - MARGIN; x++) {
                const float *from = drawn + 3 * (y * MAP + x);
                most_x = MAX(most_x, fabs(from[0] - x));
                most_y = MAX(most_y, fabs(from[1] - y));
            }
        }
        CHECK(most_x <= 30.001 && most_y <= 30.001);
        if (strcmp(kinds[i], "y") == 0)
            CHECK(most_x == 0.0);
        else
            CHECK(most_x > 15.0);
        if (strcmp(kinds[i], "x") == 0)
            CHECK(most_y == 0.0);
        else
            CHECK(most_y > 15.0 || strcmp(kinds[i], "twist") == 0);
    }
}

TEST(nothing_moves_farther_than_2000_pixels)
{
    const Babl *format = babl_format("R'G'B'A u8");
    g_autoptr(GeglBuffer) picture = new_random_picture(&square, format);
    g_auto(Filtered) filtered = displace(picture);

    gegl_node_set(filtered.filter, "amount", 1000.0, "strength", 1000.0,
                  "magnification", 1000.0, NULL);
    const GeglRectangle box = gegl_node_get_bounding_box(filtered.filter);
    g_autofree char *drawn = filtered_draw(&filtered, 1.0, &square, format);
    CHECK(box.width > SIDE + 2 * 1999 && box.width < SIDE + 2 * 2010);
}

/* The least determinant of the Jacobian: below 0 the picture is folded. */
static double
find_least_jacobian(const float *from)
{
    double least = G_MAXDOUBLE;

    for (int y = MARGIN; y < MAP - MARGIN; y++) {
        for (int x = MARGIN; x < MAP - MARGIN; x++) {
            const float *here = from + 3 * (y * MAP + x);
            const float *right = here + 3, *below = here + 3 * MAP;
            least = MIN(
                least, (double)(right[0] - here[0]) * (below[1] - here[1]) -
                           (double)(right[1] - here[1]) * (below[0] - here[0]));
        }
    }
    return least;
}

/* Up to 0.15 of the size of the finest cells. */
TEST(flow_does_not_fold)
{
    const int n_seeds = check_is_long() ? 300 : 10;

    for (int seed = 0; seed < n_seeds; seed++) {
        for (int octaves = 1; octaves <= 2; octaves++) {
            g_autofree float *drawn =
                draw_map("flow", 6.0 / octaves, 40.0, octaves, seed);
            CHECK(find_least_jacobian(drawn) > 0.0);
        }
    }
}

TEST(turbulence_does_fold)
{
    g_autofree float *drawn = draw_map("turbulent", 30.0, 40.0, 2.0, 1);

    CHECK(find_least_jacobian(drawn) < 0.0);
}

TEST(a_turn_closes_a_loop)
{
    const Babl *format = babl_format("R'G'B'A float");
    g_autoptr(GeglBuffer) picture = new_random_picture(&square, format);
    g_auto(Filtered) filtered = displace(picture);
    g_autofree float *first = filtered_draw(&filtered, 1.0, &square, format);

    gegl_node_set(filtered.filter, "evolution", 360.0, NULL);
    g_autofree float *last = filtered_draw(&filtered, 1.0, &square, format);
    gegl_node_set(filtered.filter, "evolution", 90.0, NULL);
    g_autofree float *between = filtered_draw(&filtered, 1.0, &square, format);
    CHECK(memcmp(first, last, count_bytes(&square, format)) == 0);
    CHECK(memcmp(first, between, count_bytes(&square, format)) != 0);
}

static int n_warnings;

static void
count_warning(const char *domain G_GNUC_UNUSED,
              GLogLevelFlags level G_GNUC_UNUSED, const char *message,
              gpointer data G_GNUC_UNUSED)
{
    CHECK(strstr(message, "lattice:displace moves nothing") != NULL);
    n_warnings++;
}

TEST(a_refused_recipe_leaves_the_picture)
{
    const Babl *format = babl_format("R'G'B'A u8");
    g_autoptr(GeglBuffer) picture = new_random_picture(&square, format);
    g_auto(Filtered) filtered = displace(picture);
    g_autofree char *before = g_malloc(count_bytes(&square, format));
    const GLogFunc old = g_log_set_default_handler(count_warning, NULL);

    gegl_buffer_get(picture, &square, 1.0, format, before, GEGL_AUTO_ROWSTRIDE,
                    GEGL_ABYSS_NONE);
    gegl_node_set(filtered.filter, "recipe", "lattice-noise/1 scale=-1", NULL);
    for (int i = 0; i < 2; i++) {
        char *after = filtered_draw(&filtered, 1.0, &square, format);
        CHECK(memcmp(before, after, count_bytes(&square, format)) == 0);
        g_free(after);
    }
    g_log_set_default_handler(old, NULL);
    CHECK(n_warnings == 1);
    gegl_node_set(filtered.filter, "recipe",
                  "lattice-noise/1 algorithm=cellular coloring=rgb relief=9",
                  NULL);
    char *after = filtered_draw(&filtered, 1.0, &square, format);
    CHECK(memcmp(before, after, count_bytes(&square, format)) != 0);
    g_free(after);
}

TEST(bits_are_the_same_on_every_machine)
{
    static const uint64_t hashes[G_N_ELEMENTS(kinds)] = {
        0x8ebea348f8223eaa, 0xc0f1a841df50cff5, 0xc5967a84cfb6aec8,
        0x9216f56342fafe6d, 0xd2538f6beb40daa2};

    for (gsize i = 0; i < G_N_ELEMENTS(kinds); i++) {
        const Babl *format = babl_format(formats[i]);
        g_autoptr(GeglBuffer) picture = new_random_picture(&square, format);
        g_auto(Filtered) filtered = displace(picture);
        filtered_choose(&filtered, "kind", kinds[i]);
        g_autofree char *drawn = filtered_draw(&filtered, 1.0, &square, format);
        const uint64_t hash = hash_bytes(drawn, count_bytes(&square, format));
        if (hash != hashes[i])
            printf("# %s: 0x%016" G_GINT64_MODIFIER "x\n", kinds[i], hash);
        CHECK(hash == hashes[i]);
    }
}

int
main(void)
{
    gegl_init(NULL, NULL);
    const int status = check_run_all();
    gegl_exit();
    return status;
}
