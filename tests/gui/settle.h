/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Waiting for GTK in tests of widgets.
 */
#ifndef SETTLE_H
#define SETTLE_H

#include <gtk/gtk.h>

/* All turns together last longer than a frame, 17 ms. */
#define N_TURNS 20
#define TURN_US 2000

/* Lets GTK do all that it has to: events, pictures, and in GTK 3 the next
 * frame, in which widgets get their places.  A timer starts the frame, so that
 * it is no pending event.  It counts turns instead of time, because a busy
 * machine may let time pass without running this program. */
static inline void
settle(void)
{
    for (int i = 0; i < N_TURNS; i++) {
        gdk_display_sync(gdk_display_get_default());
        while (gtk_events_pending())
            gtk_main_iteration();
        g_usleep(TURN_US);
    }
}

#endif
