/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Checks bands: together, they equal what the node draws at once, and the rest of
 * the buffer stays unchanged.  Progress is reported often, no matter how slow the
 * recipe is.
 */
#include <gegl.h>
#include <string.h>
#include <time.h>

#include "bands.h"
#include "check.h"
#include "operation.h"

#define SIDE 1024

/* Takes a few seconds to draw. */
#define SLOW                                                         \
    "lattice-noise/1 algorithm=cellular dimensions=three octaves=8 " \
    "warp-amount=50 warp-octaves=4 warp-rounds=two coloring=rgba"

/* The slowest known recipe: 10 ms per pixel. */
#define SLOWEST                                                      \
    "lattice-noise/1 algorithm=cellular dimensions=three scale=500 " \
    "feature=f4 distance=minkowski minkowski-power=0.5 octaves=16 "  \
    "lacunarity=2.2 fractal=damped rotation=36.869897645844 "        \
    "period-x=4000 period-y=4000 relief=20 coloring=rgba"

/* The longest allowed mean time between two reports, in seconds of CPU time per
 * processor, so that other programs do not matter.  A progress bar that rests longer
 * looks as if it had stopped. */
#define LONGEST_MEAN 0.5

static double first, last;
static int n_told;
static double shares[SIDE]; /* the share that is drawn at each report */

static gboolean
tell(double share)
{
    CHECK(share > last);
    if (n_told == 0)
        first = share;
    if (n_told < SIDE)
        shares[n_told] = share;
    n_told++;
    last = share;
    return TRUE;
}

static double
render(const char *recipe, int width, int height, double from, double to)
{
    const GeglRectangle area = {0, 0, width, height};
    const Babl *format = babl_format("R'G'B'A u8");
    g_auto(LatticeRequest) request = {.recipe = NULL};
    g_autoptr(GeglBuffer) buffer = gegl_buffer_new(&area, format);
    const clock_t start = clock(); /* CPU time of all threads */

    n_told = 0;
    last = from;
    CHECK(lattice_request_parse(&request, recipe, NULL));
    const LatticePlacement placement =
        lattice_operation_place(format, FALSE, 0, 0, &request);
    lattice_operation_render(&(LatticeDrawn){request.recipe, placement, buffer},
                             1, &area, (LatticeProgress){tell, from, to});
    return (double)(clock() - start) / CLOCKS_PER_SEC / g_get_num_processors();
}

TEST(slow_recipes_are_told_of_before_a_16th_is_drawn_and_often)
{
    const double seconds = render(SLOW, SIDE, SIDE, 0.0, 1.0);

    CHECK(first <= 1.0 / 16);
    CHECK(last == 1.0);
    CHECK(seconds / n_told < LONGEST_MEAN);
}

/* Takes a few seconds to draw. */
TEST(even_a_row_is_divided_if_it_takes_long)
{
    const double seconds = render(SLOWEST, 320, 1, 0.0, 1.0);

    printf("# %.2f s, %d reports, first %.3f\n", seconds, n_told, first);
    CHECK(first <= 1.0 / 16);
    CHECK(last == 1.0);
    CHECK(n_told >= 3);
}

TEST(quick_ones_are_not_told_of_all_the_time)
{
    render("lattice-noise/1 octaves=1", SIDE, SIDE, 0.0, 1.0);
    CHECK(last == 1.0);
    CHECK(n_told <= SIDE / 16);
}

TEST(a_part_of_the_whole_ends_where_the_next_begins)
{
    render("lattice-noise/1 octaves=1", SIDE, SIDE, 0.25, 0.5);
    CHECK(first > 0.25);
    CHECK(last == 0.5);
}

/* Returns how many times each pixel is drawn on average, including the frames around
 * bands, if bands have whole rows. */
static double
count_framed(int width, int height, int frame)
{
    double n = 0.0, before = 0.0;

    for (int i = 0; i < n_told; i++) {
        const double n_rows = (shares[i] - before) * height;
        n += (width + 2.0 * frame) * (n_rows + 2.0 * frame);
        before = shares[i];
    }
    return n / width / height;
}

TEST(bands_have_as_many_rows_as_their_frame_is_worth)
{
    render(
        "lattice-noise/2 map=occlusion layer=a layer=b mask=m prefer-hollows=1",
        SIDE / 2, SIDE / 2, 0.0, 1.0);
    CHECK(n_told <= 4);
    CHECK(count_framed(SIDE / 2, SIDE / 2, 17) < 1.4);
    render("lattice-noise/2 map=normal layer=a layer=b mask=m prefer-hollows=1",
           SIDE / 2, SIDE / 2, 0.0, 1.0);
    CHECK(count_framed(SIDE / 2, SIDE / 2, 1) < 1.3);
}

/* Pictures of one recipe, in the formats that layers and files have. */
enum { N_MAPS = 5 };

static const char *const maps[N_MAPS][2] = {
    {"normal", "R'G'B'A u8"}, {"color", "R'G'B' u8"},  {"height", "Y' u16"},
    {"orm", "R'G'B'A float"}, {"roughness", "Y'A u8"},
};

/* Draws n maps at once, starting with number `from`.  Returns their bytes in one
 * array; free with g_byte_array_unref(). */
static GByteArray *
draw_maps(int from, int n)
{
    const GeglRectangle area = {3, 5, 150, 90};
    GByteArray *bytes = g_byte_array_new();
    LatticeDrawn drawn[N_MAPS];
    LatticeRequest requests[N_MAPS];

    last = 0.0;
    for (int i = 0; i < n; i++) {
        const Babl *format = babl_format(maps[from + i][1]);
        g_autofree char *recipe = g_strdup_printf(
            "lattice-noise/2 map=%s layer=a scale=20 relief=9 layer=b "
            "color=#ff8000 mask=m scale=9 prefer-hollows=1",
            maps[from + i][0]);
        CHECK(lattice_request_parse(&requests[i], recipe, NULL));
        drawn[i] = (LatticeDrawn){
            requests[i].recipe,
            lattice_operation_place(format, FALSE, 0, 0, &requests[i]),
            gegl_buffer_new(&area, format)};
    }
    lattice_operation_render(drawn, n, &area, (LatticeProgress){tell, 0, 1});
    for (int i = 0; i < n; i++) {
        const Babl *format = babl_format(maps[from + i][1]);
        const guint start = bytes->len;
        g_byte_array_set_size(
            bytes,
            start + 150 * 90 * (guint)babl_format_get_bytes_per_pixel(format));
        gegl_buffer_get(drawn[i].buffer, &area, 1.0, format,
                        bytes->data + start, GEGL_AUTO_ROWSTRIDE,
                        GEGL_ABYSS_NONE);
        g_object_unref(drawn[i].buffer);
        lattice_request_clear(&requests[i]);
    }
    return bytes;
}

TEST(maps_drawn_at_once_are_those_drawn_alone)
{
    g_autoptr(GByteArray) together = draw_maps(0, N_MAPS);
    guint at = 0;

    for (int i = 0; i < N_MAPS; i++) {
        g_autoptr(GByteArray) alone = draw_maps(i, 1);
        CHECK(at + alone->len <= together->len);
        CHECK(memcmp(together->data + at, alone->data, alone->len) == 0);
        at += alone->len;
    }
    CHECK(at == together->len);
}

#define WIDTH  700
#define HEIGHT 900

/* Returns the pixels of a picture on which an area of noise was drawn, in bands or
 * at once; free with g_free(). */
static guint8 *
draw(const GeglRectangle *area, gboolean by_bands)
{
    const GeglRectangle whole = {0, 0, WIDTH, HEIGHT};
    const Babl *format = babl_format("R'G'B'A u8");
    guint8 *pixels = g_malloc(4 * WIDTH * HEIGHT);
    GeglNode *graph = gegl_node_new();
    GeglNode *noise = gegl_node_new_child(graph, "operation", "lattice:noise",
                                          "scale", 9.0, "seed", 7, NULL);
    g_autoptr(GeglBuffer) buffer = gegl_buffer_new(&whole, format);

    memset(pixels, 3, 4 * WIDTH * HEIGHT);
    gegl_buffer_set(buffer, &whole, 0, format, pixels, GEGL_AUTO_ROWSTRIDE);
    last = 0.0;
    if (by_bands)
        lattice_bands_draw(
            &(LatticeCompany){.n = 1, .nodes = {noise}, .buffers = {buffer}},
            area, 0, (LatticeProgress){tell, 0.0, 1.0});
    else
        gegl_node_blit_buffer(noise, buffer, area, 0, GEGL_ABYSS_NONE);
    gegl_buffer_get(buffer, &whole, 1.0, format, pixels, GEGL_AUTO_ROWSTRIDE,
                    GEGL_ABYSS_NONE);
    g_object_unref(graph);
    return pixels;
}

TEST(bands_are_what_the_node_shows)
{
    const GeglRectangle areas[] = {
        {0, 0, WIDTH, HEIGHT}, /* all of it */
        {37, 100, 500, 700},   /* within tiles */
        {130, 130, 100, 100},  /* within one tile */
        {128, 256, 256, 384},  /* whole tiles */
        {699, 899, 1, 1},      /* the last pixel */
        {0, 127, WIDTH, 2},    /* across a border of tiles */
    };

    for (size_t i = 0; i < G_N_ELEMENTS(areas); i++) {
        g_autofree guint8 *banded = draw(&areas[i], TRUE);
        g_autofree guint8 *whole = draw(&areas[i], FALSE);

        CHECK(memcmp(banded, whole, 4 * WIDTH * HEIGHT) == 0);
    }
}
