/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Bands: together they are what the node shows at once, and nothing else of the
 * buffer changes.
 */
#include <gegl.h>
#include <string.h>

#include "bands.h"
#include "check.h"

#define WIDTH  700
#define HEIGHT 900

static gboolean
tell(double share)
{
    (void)share;
    return TRUE;
}

/* The pixels of a picture on which an area of noise was drawn, by bands or at
 * once; free with g_free(). */
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
    if (by_bands)
        lattice_bands_draw(noise, buffer, area,
                           (LatticeProgress){tell, 0.0, 1.0});
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

int
main(void)
{
    gegl_init(NULL, NULL);
    const int status = check_run_all();
    gegl_exit();
    return status;
}
