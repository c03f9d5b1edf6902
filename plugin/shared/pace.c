/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * GIMP answers late while it still draws.  A late answer therefore says that
 * it was asked too soon, and drawing takes longer than thought.
 */
#include "pace.h"

/* How long controls must rest, at first: long enough to skip the values that a
 * moving slider passes. */
#define REST_US 40000

/* An answer that takes longer is late.  A call takes a third of this while GIMP
 * is idle; while it draws, the rest of a piece of about 1/15 of a second. */
#define LATE_US 15000

/* How long drawing is thought to take: at first, and the limits. */
#define DRAW_US     100000
#define MIN_DRAW_US 20000
#define MAX_DRAW_US 300000

void
lattice_pace_init(LatticePace *pace)
{
    *pace = (LatticePace){.draw_us = DRAW_US, .rest_us = REST_US};
}

/* If orders are given again and again while GIMP still draws the last ones,
 * nothing is ever shown.  So after each such time, the controls must rest for
 * longer. */
void
lattice_pace_begin(LatticePace *pace, gint64 now_us)
{
    pace->begin_us = now_us;
    pace->rest_us =
        now_us < pace->end_us ? MIN(2 * pace->rest_us, MAX_DRAW_US) : REST_US;
}

/* Learns only from orders given soon after GIMP was thought to be done.  The
 * estimate rises in large steps and falls in small ones: asking too soon blocks
 * the dialog, asking too late only delays the canvas. */
void
lattice_pace_answer(LatticePace *pace, gint64 now_us)
{
    const gint64 after_us = pace->begin_us - pace->end_us;

    if (after_us < 0 || after_us > pace->draw_us)
        return;
    if (now_us - pace->begin_us > LATE_US)
        pace->draw_us += pace->draw_us / 8;
    else
        pace->draw_us -= pace->draw_us / 32;
    pace->draw_us = CLAMP(pace->draw_us, MIN_DRAW_US, MAX_DRAW_US);
}

void
lattice_pace_end(LatticePace *pace, gint64 now_us)
{
    pace->end_us = now_us + pace->draw_us;
}

void
lattice_pace_leave(LatticePace *pace)
{
    pace->end_us = 0;
}

gint64
lattice_pace_get_wait_us(const LatticePace *pace, gint64 now_us)
{
    return CLAMP(pace->end_us - now_us, 0, pace->rest_us);
}
