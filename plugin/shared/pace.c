/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * While GIMP is still drawing, calls to it take longer.  So a slow call means
 * that we asked too soon, and that drawing takes longer than estimated.
 */
#include "pace.h"

/* The initial value of rest_us: long enough to skip the values that a moving
 * slider passes through. */
#define REST_US 40000

/* A call that takes longer than this means that GIMP was still drawing.  While
 * GIMP is idle, a call takes a third of this.  While GIMP draws, a call waits
 * until GIMP has finished a piece of its work; each piece takes about 1/15 of a
 * second. */
#define LATE_US 15000

/* The initial value and the limits of the estimate of how long drawing
 * takes. */
#define DRAW_US     100000
#define MIN_DRAW_US 20000
#define MAX_DRAW_US 300000

void
lattice_pace_init(LatticePace *pace)
{
    *pace = (LatticePace){.draw_us = DRAW_US, .rest_us = REST_US};
}

/* Doubles rest_us, up to a limit, each time GIMP is asked to draw before it is done.
 * If we kept asking that early, GIMP would never show anything. */
void
lattice_pace_begin(LatticePace *pace, gint64 now_us)
{
    pace->begin_us = now_us;
    pace->rest_us =
        now_us < pace->end_us ? MIN(2 * pace->rest_us, MAX_DRAW_US) : REST_US;
}

/* Updates the estimate only after calls that begin soon after GIMP was expected to
 * be done.  It rises in large steps and falls in small ones, because calling too
 * soon blocks the dialog, while calling too late only delays the canvas. */
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
