/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Decides how long to wait, after the controls change, before updating the
 * preview on the canvas.  GIMP draws the preview, but does not say when it is
 * done.  So a change is drawn at once if GIMP has probably drawn the previous
 * one.  Otherwise, the change waits until GIMP has probably finished, or until
 * the controls have been still for a while.
 */
#ifndef LATTICE_PACE_H
#define LATTICE_PACE_H

#include <glib.h>

/* Times are in microseconds, from g_get_monotonic_time(). */
typedef struct LatticePace {
    gint64 begin_us; /* when GIMP was last asked to draw */
    gint64 end_us;   /* when GIMP will probably be done drawing; 0: unknown */
    gint64 draw_us;  /* the estimate of how long drawing takes */
    gint64 rest_us;  /* the longest time to hold back a change */
} LatticePace;

/* Initializes `pace`; call this before GIMP is asked to draw anything. */
void lattice_pace_init(LatticePace *pace);

/* To update the preview, call lattice_pace_begin() before the first call to
 * GIMP, lattice_pace_answer() when that call has returned, and
 * lattice_pace_end() after the last call.  How long the first call took shows
 * whether GIMP was busy. */
void lattice_pace_begin(LatticePace *pace, gint64 now_us);
void lattice_pace_answer(LatticePace *pace, gint64 now_us);
void lattice_pace_end(LatticePace *pace, gint64 now_us);

/* Call this instead of lattice_pace_begin(), lattice_pace_answer() and
 * lattice_pace_end() if drawing takes an unusually long or short time, so that the
 * estimate is left unchanged.  The next change is then drawn at once. */
void lattice_pace_leave(LatticePace *pace);

/* Returns how long to hold back a change.  Meanwhile, another one may replace
 * it. */
gint64 lattice_pace_get_wait_us(const LatticePace *pace, gint64 now_us);

#endif
