/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * GIMP does not say when it has drawn, but while it draws it answers late: then
 * it was asked too soon.
 */
#include "pace.h"

/* How long controls must rest before GIMP is told in the midst of drawing: long
 * enough to skip what a moving slider has left already. */
#define REST_MS 40

/* A call while nothing is drawn takes a fifth of that, one while GIMP draws as
 * long as what is left of a piece, of a fifteenth of a second. */
#define LATE_US 25000

/* How long drawing is thought to take, at first and within what limits. */
#define DRAW_US     100000
#define MIN_DRAW_US 20000
#define MAX_DRAW_US 300000

void
pace_init(Pace *pace)
{
    *pace = (Pace){.draw_us = DRAW_US};
}

void
pace_begin(Pace *pace)
{
    pace->begin_us = g_get_monotonic_time();
}

void
pace_answer(Pace *pace)
{
    if (pace->end_us == 0)
        return;
    /* Up in large steps and down in small ones: to ask too soon keeps the
     * dialog waiting, too late only the canvas. */
    if (g_get_monotonic_time() - pace->begin_us > LATE_US)
        pace->draw_us += pace->draw_us / 8;
    else
        pace->draw_us -= pace->draw_us / 32;
    pace->draw_us = CLAMP(pace->draw_us, MIN_DRAW_US, MAX_DRAW_US);
}

void
pace_end(Pace *pace)
{
    pace->end_us = g_get_monotonic_time() + pace->draw_us;
}

void
pace_leave(Pace *pace)
{
    pace->end_us = 0;
}

guint
pace_get_wait(const Pace *pace)
{
    const gint64 left_ms = (pace->end_us - g_get_monotonic_time()) / 1000;

    return (guint)CLAMP(left_ms, 0, REST_MS);
}
