/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Progress while a picture is drawn: reported often, however slow the recipe.
 */
#include <gegl.h>

#include "check.h"
#include "operation.h"

#define SIDE 1024

/* About a second of work. */
#define SLOW                                                          \
    "lattice-noise/1 algorithm=cellular dimensions=three octaves=16 " \
    "warp-amount=50 warp-octaves=8 warp-rounds=2 coloring=rgba"

/* The longest mean time between two reports, in seconds; a bar that rests
 * longer looks as if it had stopped. */
#define LONGEST_MEAN 0.5

static double first, last;
static int n_told;

static gboolean
tell(double share)
{
    CHECK(share > last);
    if (n_told++ == 0)
        first = share;
    last = share;
    return TRUE;
}

static double
render(const char *recipe, double from, double to)
{
    const GeglRectangle area = {0, 0, SIDE, SIDE};
    const Babl *format = babl_format("R'G'B'A u8");
    LatticeRequest request;
    g_autoptr(GeglBuffer) buffer = gegl_buffer_new(&area, format);
    const gint64 start = g_get_monotonic_time();

    n_told = 0;
    last = from;
    lattice_request_init(&request);
    const LatticePlacement placement =
        lattice_operation_place(format, FALSE, 0, 0, &request);
    lattice_operation_render(buffer, &area, recipe, &placement,
                             (LatticeProgress){tell, from, to});
    return (double)(g_get_monotonic_time() - start) / G_USEC_PER_SEC;
}

TEST(slow_recipes_are_told_of_before_a_16th_is_drawn_and_often)
{
    const double seconds = render(SLOW, 0.0, 1.0);

    CHECK(first <= 1.0 / 16);
    CHECK(last == 1.0);
    CHECK(seconds / n_told < LONGEST_MEAN);
}

TEST(quick_ones_are_not_told_of_all_the_time)
{
    render("lattice-noise/1 octaves=1", 0.0, 1.0);
    CHECK(last == 1.0);
    CHECK(n_told <= SIDE / 16);
}

TEST(a_part_of_the_whole_ends_where_the_next_begins)
{
    render("lattice-noise/1 octaves=1", 0.25, 0.5);
    CHECK(first > 0.25);
    CHECK(last == 0.5);
}

int
main(void)
{
    gegl_init(NULL, NULL);
    const int status = check_run_all();
    gegl_exit();
    return status;
}
