/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Decides how long to wait before a preview on the canvas follows a change of
 * the controls.  GIMP draws it, and does not say when it is done.  So a change
 * is drawn at once if GIMP has likely drawn the one before; otherwise when it
 * likely has, or earlier when the controls rest.
 */
#ifndef LATTICE_PACE_H
#define LATTICE_PACE_H

#include <glib.h>

/* Times are microseconds of g_get_monotonic_time(). */
typedef struct LatticePace {
    gint64 begin_us; /* when the last orders were given */
    gint64 end_us;   /* when GIMP has likely drawn them; 0: not known */
    gint64 draw_us;  /* how long drawing is thought to take */
    gint64 rest_us;  /* how long a change is held back at most */
} LatticePace;

/* Begins without orders. */
void lattice_pace_init(LatticePace *pace);

/* Call begin before the first call to GIMP, answer when that has returned (how
 * long it took shows whether GIMP was busy), and end after the last call. */
void lattice_pace_begin(LatticePace *pace, gint64 now_us);
void lattice_pace_answer(LatticePace *pace, gint64 now_us);
void lattice_pace_end(LatticePace *pace, gint64 now_us);

/* Instead of all three, for a drawing that takes another time than usual, from
 * which nothing can be learned: the next change is drawn at once. */
void lattice_pace_leave(LatticePace *pace);

/* How long to hold back a change, unless another one replaces it. */
gint64 lattice_pace_get_wait_us(const LatticePace *pace, gint64 now_us);

#endif
