/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Waits for GTK in tests of widgets.
 */
#ifndef SETTLE_H
#define SETTLE_H

#include <gtk/gtk.h>

/* All turns together take longer than a frame, which takes 17 ms. */
#define N_TURNS 20
#define TURN_US 2000

/* Lets GTK do all that it has to do: events, pictures, and in GTK 3 the next frame,
 * in which widgets get their places.  A timer starts the frame, so it does not count
 * as a pending event.  Counts turns instead of time, because on a busy machine, time
 * may pass without this program running. */
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
