/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Checks the pace of a preview, with a simulated GIMP that takes a known time to
 * draw.
 */
#include "pace.h"

#include "check.h"

#define MS 1000

/* How long GIMP draws before it looks for orders; how long it takes to answer while
 * it is not drawing; and after how long a user notices the delay. */
#define PIECE_US  (67 * MS)
#define ANSWER_US (2 * MS)
#define LATE_US   (15 * MS)

typedef struct Gimp {
    LatticePace pace;
    gint64 now_us, drawn_us;
    gint64 draw_us; /* how long GIMP draws after an order */
    guint32 random; /* when in a piece of drawing the next order comes */
    int n_orders, n_late;
} Gimp;

static Gimp
new_gimp(gint64 draw_us)
{
    Gimp gimp = {.now_us = 5000 * MS, .draw_us = draw_us};

    lattice_pace_init(&gimp.pace);
    return gimp;
}

static void
order(Gimp *gimp)
{
    const gint64 begin_us = gimp->now_us;

    gimp->random = gimp->random * 1664525 + 1013904223;
    lattice_pace_begin(&gimp->pace, gimp->now_us);
    gimp->now_us += ANSWER_US;
    if (gimp->drawn_us > begin_us)
        gimp->now_us += MIN(gimp->random % PIECE_US, gimp->drawn_us - begin_us);
    lattice_pace_answer(&gimp->pace, gimp->now_us);
    lattice_pace_end(&gimp->pace, gimp->now_us);
    gimp->drawn_us = gimp->now_us + gimp->draw_us;
    gimp->n_orders++;
    gimp->n_late += gimp->now_us - begin_us > LATE_US;
}

/* Moves a control for this many seconds, with a change every gap_us.  Like the
 * dialog, orders a picture when a change has waited long enough. */
static void
drag(Gimp *gimp, gint64 seconds, gint64 gap_us)
{
    const gint64 end_us = gimp->now_us + seconds * 1000 * MS;

    gimp->n_orders = gimp->n_late = 0;
    while (gimp->now_us < end_us) {
        const gint64 wait_us =
            lattice_pace_get_wait_us(&gimp->pace, gimp->now_us);
        if (wait_us < gap_us) {
            gimp->now_us += wait_us;
            order(gimp);
        }
        gimp->now_us += gap_us;
    }
}

TEST(the_first_change_goes_at_once)
{
    Gimp gimp = new_gimp(100 * MS);

    CHECK(lattice_pace_get_wait_us(&gimp.pace, gimp.now_us) == 0);
    order(&gimp);
    CHECK(lattice_pace_get_wait_us(&gimp.pace, gimp.now_us) > 0);
    gimp.now_us += 1000 * MS;
    CHECK(lattice_pace_get_wait_us(&gimp.pace, gimp.now_us) == 0);
}

TEST(a_moving_slider_is_followed_as_often_as_gimp_draws)
{
    for (gint64 draw_us = 30 * MS; draw_us <= 250 * MS; draw_us += 20 * MS) {
        Gimp gimp = new_gimp(draw_us);
        drag(&gimp, 20, 16 * MS);
        drag(&gimp, 10, 16 * MS);
        const gint64 most = 10000 * MS / (draw_us + ANSWER_US);
        CHECK(3 * gimp.n_orders > 2 * most);
        CHECK(2 * gimp.n_orders < 3 * most);
        CHECK(4 * gimp.n_late < gimp.n_orders);
    }
}

TEST(what_rests_is_followed_soon)
{
    Gimp gimp = new_gimp(250 * MS);

    order(&gimp);
    CHECK(lattice_pace_get_wait_us(&gimp.pace, gimp.now_us) == 40 * MS);
}

TEST(slow_steps_let_gimp_draw)
{
    Gimp gimp = new_gimp(150 * MS);

    drag(&gimp, 10, 16 * MS);
    drag(&gimp, 10, 60 * MS);
    CHECK(gimp.n_orders > 30);
    CHECK(3 * gimp.n_late < 2 * gimp.n_orders);
}

TEST(only_orders_on_time_teach)
{
    Gimp gimp = new_gimp(90 * MS);
    const gint64 before = gimp.pace.draw_us;

    for (int i = 0; i < 100; i++) {
        gimp.now_us += 1000 * MS; /* GIMP is done, so it answers quickly */
        order(&gimp);
        gimp.now_us += 41 * MS; /* GIMP is drawing, so it answers late */
        order(&gimp);
    }
    CHECK(gimp.n_late > 50);
    CHECK(gimp.pace.draw_us == before);
}

TEST(what_draws_for_another_time_is_left_out)
{
    Gimp gimp = new_gimp(90 * MS);

    order(&gimp);
    const gint64 before = gimp.pace.draw_us;
    gimp.drawn_us = gimp.now_us + 900 * MS;
    lattice_pace_leave(&gimp.pace);
    CHECK(lattice_pace_get_wait_us(&gimp.pace, gimp.now_us) == 0);
    order(&gimp);
    CHECK(gimp.pace.draw_us == before);
}
