/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Runs work in a thread, so that a dialog stays responsive even if a recipe is slow
 * to draw.
 */
#ifndef LATTICE_BACKGROUND_H
#define LATTICE_BACKGROUND_H

#include <gio/gio.h>

/* Does a job in a thread, where GTK and libgimp must not be called.  A long job must
 * check from time to time whether `stop` is cancelled. */
typedef void (*BackgroundWork)(gpointer job, GCancellable *stop);

/* Receives the finished job, in the main loop. */
typedef void (*BackgroundTake)(gpointer data, gpointer job);

/* Begins a job, and returns the handle to pass to background_stop().  The job is
 * freed after it has been taken or stopped; free_job() may be called in any
 * thread. */
GCancellable *background_begin(BackgroundWork work, gpointer job,
                               GDestroyNotify free_job, BackgroundTake take,
                               gpointer data);

/* Stops a job and sets *stop to NULL; the job's BackgroundTake function is then
 * never called.  Does nothing if *stop is NULL. */
void background_stop(GCancellable **stop);

#endif
