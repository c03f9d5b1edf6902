/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * When the preview follows controls that move: at once where GIMP has drawn
 * what it was told last, as often as GIMP can draw while they go on, and when
 * they rest.
 */
#ifndef LATTICE_PACE_H
#define LATTICE_PACE_H

#include <glib.h>

typedef struct Pace {
    gint64 begin_us; /* of the last orders, by the monotonic clock */
    gint64 end_us;   /* when GIMP has likely carried them out; 0: not known */
    gint64 draw_us;  /* how long that is thought to take */
} Pace;

/* Begins with nothing ordered. */
void pace_init(Pace *pace);

/* Before the first call that tells GIMP what to draw; when GIMP has answered
 * it, which shows whether it was busy; and after the last. */
void pace_begin(Pace *pace);
void pace_answer(Pace *pace);
void pace_end(Pace *pace);

/* In the place of these, where GIMP draws for another length of time. */
void pace_leave(Pace *pace);

/* How long from now a change is held back if no other follows, in ms. */
guint pace_get_wait(const Pace *pace);

#endif
