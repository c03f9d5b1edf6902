/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Does work in a thread, so that a dialog responds at once, however slow a
 * recipe is.
 */
#ifndef LATTICE_BACKGROUND_H
#define LATTICE_BACKGROUND_H

#include <gio/gio.h>

/* Does a job in a thread, where GTK and libgimp must not be called; long work
 * checks now and then whether `stop` is cancelled. */
typedef void (*BackgroundWork)(gpointer job, GCancellable *stop);

/* Takes the job when it is done, in the main loop. */
typedef void (*BackgroundTake)(gpointer data, gpointer job);

/* Begins a job, which is freed once it has been taken or stopped; any thread
 * may do that.  Returns the handle that background_stop() needs to stop it. */
GCancellable *background_begin(BackgroundWork work, gpointer job,
                               GDestroyNotify free_job, BackgroundTake take,
                               gpointer data);

/* Stops a job, so that nobody takes it; does nothing if *stop is NULL. */
void background_stop(GCancellable **stop);

#endif
