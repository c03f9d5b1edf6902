/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Checks the operation lattice:displace, and what it does at edges.
 */
#include <math.h>

#include "filtered.h"

#define SIDE 160

static const GeglRectangle square = {-30, -20, SIDE, SIDE};

static const char *const formats[] = {
    "R'G'B'A u8", "R'G'B' u16", "R'G'B'A float", "RGB float", "Y' u8",
};

static const char *const all_edges[] = {"transparent", "repeat", "wrap",
                                        "mirror"};
static const char *const kinds[] = {"turbulent", "flow", "x", "y", "twist"};
static const char *const samplers[] = {"nearest", "linear", "cubic"};
static const char *const parts[] = {"picture", "outline"};

/* Makes an operation that displaces by 12 pixels unless the test changes that. */
static Filtered
displace(GeglBuffer *picture)
{
    Filtered filtered = filtered_new(picture, "lattice:displace");

    filtered_choose(&filtered, "effect", "custom");
    filtered_choose(&filtered, "edges",
                    babl_format_has_alpha(filtered.format) ? "transparent"
                                                           : "repeat");
    gegl_node_set(filtered.filter, "amount", 12.0, "scale", 25.0, "octaves",
                  2.0, NULL);
    return filtered;
}

TEST(nothing_is_changed_where_nothing_moves)
{
    for (gsize i = 0; i < G_N_ELEMENTS(formats); i++) {
        g_auto(Filtered) filtered =
            displace(new_random_picture(&square, formats[i]));
        for (gsize k = 0; k < G_N_ELEMENTS(samplers); k++) {
            filtered_choose(&filtered, "sampler", samplers[k]);
            gegl_node_set(filtered.filter, "amount", 0.0, NULL);
            CHECK(!filtered_changes(&filtered));
            gegl_node_set(filtered.filter, "amount", 12.0, NULL);
            CHECK(filtered_changes(&filtered));
        }
    }
}

TEST(pieces_and_threads_give_the_same_bits)
{
    for (gsize i = 0; i < G_N_ELEMENTS(formats); i++) {
        g_auto(Filtered) filtered =
            displace(new_random_picture(&square, formats[i]));
        for (gsize k = 0; k < G_N_ELEMENTS(all_edges); k++) {
            filtered_choose(&filtered, "edges", all_edges[k]);
            filtered_choose(&filtered, "kind", kinds[(i + k) % 5]);
            for (gsize m = 0; m < G_N_ELEMENTS(parts); m++) {
                filtered_choose(&filtered, "apply-to", parts[m]);
                CHECK(filtered_is_the_same_in_pieces(&filtered));
            }
        }
    }
}

/* Makes a picture whose red is x and whose green is y, so that after displacement,
 * each pixel shows where it came from; free with g_object_unref(). */
static GeglBuffer *
new_map(const GeglRectangle *area)
{
    g_autofree float *numbers =
        g_new0(float, 3 * (gsize)area->width * area->height);

    for (int y = 0; y < area->height; y++) {
        for (int x = 0; x < area->width; x++) {
            numbers[3 * (y * area->width + x)] = (float)x;
            numbers[3 * (y * area->width + x) + 1] = (float)y;
        }
    }
    return new_picture(area, "R'G'B' float", numbers);
}

#define MAP    300
#define MARGIN 40

/* Returns where each pixel in the middle of the map comes from; free with
 * g_free(). */
static float *
draw_map(const char *kind, double amount, double scale, double octaves,
         int seed)
{
    const GeglRectangle area = {0, 0, MAP, MAP};
    g_auto(Filtered) filtered = displace(new_map(&area));

    filtered_choose(&filtered, "kind", kind);
    filtered_choose(&filtered, "edges", "repeat");
    filtered_choose(&filtered, "sampler", "linear");
    gegl_node_set(filtered.filter, "amount", amount, "scale", scale, "octaves",
                  octaves, "seed", seed, NULL);
    return filtered_draw(&filtered);
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
    g_auto(Filtered) filtered =
        displace(new_random_picture(&square, "R'G'B'A u8"));

    gegl_node_set(filtered.filter, "amount", 1000.0, "strength", 1000.0,
                  "magnification", 1000.0, NULL);
    const GeglRectangle box = gegl_node_get_bounding_box(filtered.filter);
    g_autofree char *drawn = filtered_draw(&filtered);
    CHECK(box.width > SIDE + 2 * 1999 && box.width < SIDE + 2 * 2010);
}

/* Returns the smallest determinant of the Jacobian.  Below 0, the picture is
 * folded. */
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

/* This holds for amounts up to 0.15 of the size of the finest cells. */
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
    g_auto(Filtered) filtered =
        displace(new_random_picture(&square, "R'G'B'A float"));
    g_autofree float *first = filtered_draw(&filtered);

    gegl_node_set(filtered.filter, "evolution", 360.0, NULL);
    g_autofree float *last = filtered_draw(&filtered);
    gegl_node_set(filtered.filter, "evolution", 90.0, NULL);
    g_autofree float *between = filtered_draw(&filtered);
    CHECK(memcmp(first, last, count_bytes(&square, filtered.format)) == 0);
    CHECK(memcmp(first, between, count_bytes(&square, filtered.format)) != 0);
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
    g_auto(Filtered) filtered =
        displace(new_random_picture(&square, "R'G'B'A u8"));
    const GLogFunc old = g_log_set_default_handler(count_warning, NULL);

    gegl_node_set(filtered.filter, "recipe", "lattice-noise/1 scale=-1", NULL);
    CHECK(!filtered_changes(&filtered));
    CHECK(!filtered_changes(&filtered));
    g_log_set_default_handler(old, NULL);
    CHECK(n_warnings == 1);
    gegl_node_set(filtered.filter, "recipe",
                  "lattice-noise/1 algorithm=cellular coloring=rgb relief=9",
                  NULL);
    CHECK(filtered_changes(&filtered));
}

TEST(bits_are_the_same_on_every_machine)
{
    static const uint64_t hashes[G_N_ELEMENTS(kinds)] = {
        0x98095505f920f107, 0x48b6575c5f239c3f, 0x8c1334b9dec7ddee,
        0x35e5be3696eaeddb, 0x8661e57fa0542bda};

    for (gsize i = 0; i < G_N_ELEMENTS(kinds); i++) {
        g_auto(Filtered) filtered =
            displace(new_random_picture(&square, formats[i]));
        filtered_choose(&filtered, "kind", kinds[i]);
        CHECK(filtered_has_hash(&filtered, hashes[i]));
    }
}

/* ---- Edges ------------------------------------------------------------ */

/* Returns the place that a place beyond an edge shows, along an axis of `n` pixels,
 * or -1 if it shows none. */
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

/* Returns the picture with `margin` more pixels at each edge, where it continues as
 * `edges` says; free with g_object_unref(). */
static GeglBuffer *
extend(const float *numbers, const GeglRectangle *area, int margin,
       const char *edges)
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
    return new_picture(&larger, "R'G'B'A float", extended);
}

/* Checks that a picture is drawn like one that is extended beyond its edges.
 * Amounts larger than the picture reach several pictures away. */
static void
check_edges(const char *edges, double amount, int side)
{
    const GeglRectangle area = {17, -9, side, side / 2};
    g_auto(Filtered) small =
        displace(new_random_picture(&area, "R'G'B'A float"));
    g_autofree float *numbers = get_pixels(small.picture);
    g_auto(Filtered) large =
        displace(extend(numbers, &area, (int)amount + 4, edges));
    gegl_node_set(small.filter, "amount", amount, NULL);
    gegl_node_set(large.filter, "amount", amount, NULL);
    filtered_choose(&small, "edges", edges);
    filtered_choose(&large, "edges", "transparent");
    g_autofree float *a = filtered_draw(&small);
    g_autofree float *b = filtered_draw_area(&large, 1.0, &area);
    CHECK(memcmp(a, b, count_bytes(&area, small.format)) == 0);
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
    g_auto(Filtered) filtered =
        displace(new_random_picture(&square, "R'G'B'A float"));
    const GeglRectangle box = gegl_node_get_bounding_box(filtered.filter);
    const GeglRectangle around = {square.x - 40, square.y - 40, SIDE + 80,
                                  SIDE + 80};
    g_autofree float *drawn = filtered_draw_area(&filtered, 1.0, &around);
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
    g_auto(Filtered) alone =
        displace(new_random_picture(&tile, "R'G'B'A float"));
    g_autofree float *numbers = get_pixels(alone.picture);
    g_auto(Filtered) filtered = displace(extend(numbers, &tile, 96, "wrap"));

    filtered_choose(&alone, "edges", "wrap");
    gegl_node_set(filtered.filter, "period-x", 96.0, "period-y", 64.0, NULL);
    gegl_node_set(alone.filter, "period-x", 96.0, "period-y", 64.0, NULL);
    for (gsize i = 0; i < G_N_ELEMENTS(kinds); i++) {
        filtered_choose(&filtered, "kind", kinds[i]);
        filtered_choose(&alone, "kind", kinds[i]);
        const GeglRectangle inside = {-32, -32, 192, 128};
        g_autofree float *large = filtered_draw_area(&filtered, 1.0, &inside);
        g_autofree float *small = filtered_draw(&alone);
        for (int y = 0; y < four.height - 32; y++) {
            for (int x = 0; x < four.width - 32; x++) {
                const float *pixel = large + 4 * ((y + 32) * 192 + x + 32);
                CHECK(memcmp(pixel, small + 4 * ((y % 64) * 96 + x % 96),
                             4 * sizeof *pixel) == 0);
            }
        }
    }
}

TEST(alpha_leaves_no_dark_fringes)
{
    g_autofree float *numbers = g_new0(float, 4 * SIDE * SIDE);

    for (int y = 0; y < SIDE; y++) {
        for (int x = 0; x < SIDE; x++) {
            if (hypot(x - SIDE / 2, y - SIDE / 2) < SIDE / 3) {
                for (int k = 0; k < 4; k++)
                    numbers[4 * (y * SIDE + x) + k] = 1.0f;
            }
        }
    }
    g_auto(Filtered) filtered =
        displace(new_picture(&square, "R'G'B'A float", numbers));
    for (gsize i = 0; i < 2 * G_N_ELEMENTS(samplers); i++) {
        filtered_choose(&filtered, "sampler", samplers[i / 2]);
        filtered_choose(&filtered, "apply-to", parts[i % 2]);
        g_autofree float *drawn = filtered_draw(&filtered);
        for (int k = 0; k < SIDE * SIDE; k++) {
            const float *pixel = drawn + 4 * k;
            CHECK(pixel[3] >= 0.0f && pixel[3] <= 1.0f);
            if (pixel[3] > 1.0f / 255.0f)
                CHECK(fabsf(pixel[0] - 1.0f) < 1e-4f);
        }
    }
}

/* True if two choices of a property draw the same pixels. */
static gboolean
draw_the_same(const char *format, const char *effect, const char *property,
              const char *choice, const char *other)
{
    g_auto(Filtered) filtered = displace(new_random_picture(&square, format));

    filtered_choose(&filtered, "effect", effect);
    filtered_choose(&filtered, property, choice);
    g_autofree char *first = filtered_draw(&filtered);
    filtered_choose(&filtered, property, other);
    g_autofree char *second = filtered_draw(&filtered);
    return memcmp(first, second, count_bytes(&square, filtered.format)) == 0;
}

/* Gray without alpha may be a mask, which cannot become transparent. */
TEST(gray_without_alpha_repeats_its_edges)
{
    CHECK(draw_the_same("Y' u8", "custom", "edges", "transparent", "repeat"));
    CHECK(!draw_the_same("R'G'B' u8", "custom", "edges", "transparent",
                         "repeat"));
}

TEST(automatic_edges_suit_the_effect)
{
    static const char *const suits[][2] = {
        {"rough-edges", "transparent"}, {"torn-paper", "transparent"},
        {"wobble", "transparent"},      {"hand-drawn", "transparent"},
        {"heat-haze", "repeat"},        {"custom", "repeat"}};

    for (gsize i = 0; i < G_N_ELEMENTS(suits); i++) {
        CHECK(draw_the_same("R'G'B'A u8", suits[i][0], "edges", "automatic",
                            suits[i][1]));
        CHECK(!draw_the_same("R'G'B'A u8", suits[i][0], "edges", "repeat",
                             "transparent"));
    }
}

/* ---- Outlines --------------------------------------------------------- */

/* How far Torn paper moves pixels at most. */
#define TORN 18

/* Returns the distance from the nearest border of the square, in pixels; 0 for
 * pixels on the border. */
static int
find_distance(int x, int y)
{
    return MIN(MIN(x, SIDE - 1 - x), MIN(y, SIDE - 1 - y));
}

/* Makes an opaque picture in this format; free with g_object_unref(). */
static GeglBuffer *
new_photograph(const char *format)
{
    GeglBuffer *opaque = new_random_picture(&square, "R'G'B' u8");
    GeglBuffer *picture = gegl_buffer_new(&square, babl_format(format));

    gegl_buffer_copy(opaque, &square, GEGL_ABYSS_NONE, picture, &square);
    g_object_unref(opaque);
    return picture;
}

static void
check_torn(const char *format)
{
    g_auto(Filtered) filtered =
        filtered_new(new_photograph(format), "lattice:displace");
    g_autofree guint8 *before = g_malloc(4 * SIDE * SIDE);
    int n_straight = 0, n_torn = 0;

    filtered_choose(&filtered, "effect", "torn-paper");
    filtered.format = babl_format("R'G'B'A u8");
    gegl_buffer_get(filtered.picture, &square, 1.0, filtered.format, before,
                    GEGL_AUTO_ROWSTRIDE, GEGL_ABYSS_NONE);
    g_autofree guint8 *torn = filtered_draw(&filtered);
    for (int k = 0; k < SIDE * SIDE; k++) {
        const int distance = find_distance(k % SIDE, k / SIDE);
        const guint8 alpha = torn[4 * k + 3];
        if (alpha > 0)
            CHECK(memcmp(torn + 4 * k, before + 4 * k, 3) == 0);
        if (distance > 2 * TORN + 2)
            CHECK(alpha == 255);
        n_straight += distance == 0 && alpha > 0;
        n_torn += distance > TORN && alpha == 0;
    }
    CHECK(n_straight < 4 * SIDE / 20 && n_torn > SIDE / 4);
    const GeglRectangle box = gegl_node_get_bounding_box(filtered.filter);
    CHECK(gegl_rectangle_equal(&box, &square));
}

TEST(torn_paper_tears_the_border_and_leaves_the_picture)
{
    check_torn("R'G'B' u8");
    check_torn("R'G'B'A u8");
    check_torn("R'G'B' u16");
}

TEST(automatic_is_the_outline_of_what_is_made_for_outlines)
{
    static const char *const effects[] = {"rough-edges", "torn-paper",
                                          "heat-haze", "custom"};

    for (gsize i = 0; i < G_N_ELEMENTS(effects); i++) {
        const char *const effect = effects[i];
        const char *const part = i < 2 ? "outline" : "picture";
        CHECK(
            draw_the_same("R'G'B'A u8", effect, "apply-to", "automatic", part));
        CHECK(!draw_the_same("R'G'B'A u8", effect, "apply-to", "outline",
                             "picture"));
        /* A mask's outline shows only in its numbers. */
        CHECK(
            draw_the_same("Y' u8", effect, "apply-to", "automatic", "picture"));
        CHECK(draw_the_same("Y'A u16", effect, "apply-to", "automatic", part));
    }
}

TEST(an_outline_that_cannot_be_seen_is_not_moved)
{
    g_auto(Filtered) filtered =
        displace(new_random_picture(&square, "R'G'B' u8"));

    filtered_choose(&filtered, "edges", "mirror");
    filtered_choose(&filtered, "effect", "torn-paper");
    CHECK(filtered_changes(&filtered));
    filtered_choose(&filtered, "apply-to", "outline");
    CHECK(!filtered_changes(&filtered));
}

TEST(torn_bits_are_the_same_on_every_machine)
{
    g_auto(Filtered) filtered =
        displace(new_random_picture(&square, "R'G'B'A float"));

    filtered_choose(&filtered, "effect", "torn-paper");
    CHECK(filtered_has_hash(&filtered, 0x44e2ad69d0b4b282));
}
