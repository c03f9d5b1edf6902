/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Decides how long to wait after a change of the controls before the preview on
 * the canvas follows.  GIMP draws the preview, but does not say when it is
 * done.  So a change is drawn at once if GIMP has probably drawn the previous
 * one; otherwise it waits until GIMP probably has, or until the controls rest.
 */
#ifndef LATTICE_PACE_H
#define LATTICE_PACE_H

#include <glib.h>

/* Times are in microseconds, from g_get_monotonic_time(). */
typedef struct LatticePace {
    gint64 begin_us; /* when the last orders were given */
    gint64 end_us;   /* when GIMP has probably drawn them; 0: unknown */
    gint64 draw_us;  /* estimate of how long drawing takes */
    gint64 rest_us;  /* the longest time to hold back a change */
} LatticePace;

/* Starts with no orders given. */
void lattice_pace_init(LatticePace *pace);

/* Call begin() before the first call to GIMP, answer() once that has returned
 * (how long it took shows whether GIMP was busy), and end() after the last
 * call. */
void lattice_pace_begin(LatticePace *pace, gint64 now_us);
void lattice_pace_answer(LatticePace *pace, gint64 now_us);
void lattice_pace_end(LatticePace *pace, gint64 now_us);

/* Call this instead of all three for a drawing from which nothing can be
 * learned, because it takes unusually much or little time.  The next change is
 * then drawn at once. */
void lattice_pace_leave(LatticePace *pace);

/* Returns how long to hold back a change, unless another one replaces it. */
gint64 lattice_pace_get_wait_us(const LatticePace *pace, gint64 now_us);

#endif
