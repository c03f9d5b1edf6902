/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * While GIMP draws, it answers late: then it was asked too soon.
 */
#include "pace.h"

/* Long enough to skip what a moving slider has left already. */
#define REST_US 40000

/* A call while nothing is drawn takes a third of that, one while GIMP draws as
 * long as what is left of a piece, of a fifteenth of a second. */
#define LATE_US 15000

/* How long drawing is thought to take, at first and within what limits. */
#define DRAW_US     100000
#define MIN_DRAW_US 20000
#define MAX_DRAW_US 300000

void
lattice_pace_init(LatticePace *pace)
{
    *pace = (LatticePace){.draw_us = DRAW_US, .rest_us = REST_US};
}

/* Who follows again and again in the midst of drawing, sees nothing drawn: each
 * time, the controls must rest for longer. */
void
lattice_pace_begin(LatticePace *pace, gint64 now_us)
{
    pace->begin_us = now_us;
    pace->rest_us =
        now_us < pace->end_us ? MIN(2 * pace->rest_us, MAX_DRAW_US) : REST_US;
}

/* Only orders tell that came when GIMP was thought to be just done.  The time
 * goes up in large steps and down in small ones: to ask too soon keeps the
 * dialog waiting, too late only the canvas. */
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
