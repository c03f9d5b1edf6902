/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * When a preview follows controls that move, drawn by GIMP, which does not say
 * when it is done: at once where it likely has drawn what it was told last, as
 * often as it can draw while they go on, and when they rest.
 */
#ifndef LATTICE_PACE_H
#define LATTICE_PACE_H

#include <glib.h>

/* Times are of one clock that only goes on, in microseconds. */
typedef struct LatticePace {
    gint64 begin_us; /* of the last orders */
    gint64 end_us;   /* when GIMP has likely carried them out; 0: not known */
    gint64 draw_us;  /* how long that is thought to take */
    gint64 rest_us;  /* how long controls must rest to be followed before */
} LatticePace;

/* Begins with nothing ordered. */
void lattice_pace_init(LatticePace *pace);

/* Before the first call that tells GIMP what to draw; when GIMP has answered
 * it, which shows whether it was busy; and after the last. */
void lattice_pace_begin(LatticePace *pace, gint64 now_us);
void lattice_pace_answer(LatticePace *pace, gint64 now_us);
void lattice_pace_end(LatticePace *pace, gint64 now_us);

/* In the place of these, where GIMP draws for another length of time: the next
 * change goes at once. */
void lattice_pace_leave(LatticePace *pace);

/* How long a change is held back that no other follows. */
gint64 lattice_pace_get_wait_us(const LatticePace *pace, gint64 now_us);

#endif
