/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * GIMP answers late while it is still drawing.  So a late answer means that we
 * asked too soon, and that drawing takes longer than estimated.
 */
#include "pace.h"

/* How long the controls must rest at first: long enough to skip the values that
 * a moving slider passes. */
#define REST_US 40000

/* An answer that takes longer than this is late.  A call takes a third of this
 * while GIMP is idle.  While GIMP draws, the call waits for the rest of a piece
 * of work, which takes about 1/15 of a second. */
#define LATE_US 15000

/* The estimate of how long drawing takes: its initial value, and its limits. */
#define DRAW_US     100000
#define MIN_DRAW_US 20000
#define MAX_DRAW_US 300000

void
lattice_pace_init(LatticePace *pace)
{
    *pace = (LatticePace){.draw_us = DRAW_US, .rest_us = REST_US};
}

/* If orders keep arriving while GIMP still draws the last ones, it never shows
 * anything.  So each time this happens, the controls must rest for longer. */
void
lattice_pace_begin(LatticePace *pace, gint64 now_us)
{
    pace->begin_us = now_us;
    pace->rest_us =
        now_us < pace->end_us ? MIN(2 * pace->rest_us, MAX_DRAW_US) : REST_US;
}

/* Learns only from orders given soon after GIMP was expected to be done.  The
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
