/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Work in a thread, so that a dialog answers at once however slow a recipe is.
 */
#ifndef LATTICE_BACKGROUND_H
#define LATTICE_BACKGROUND_H

#include <gio/gio.h>

/* Does a job in a thread, where GTK and libgimp must not be called; long work looks
 * now and then whether `stop` is cancelled. */
typedef void (*BackgroundWork)(gpointer job, GCancellable *stop);

/* Takes what has become of the job, in the main loop. */
typedef void (*BackgroundTake)(gpointer data, gpointer job);

/* Begins a job, which is freed, in any thread, when it has been taken or stopped.
 * Returns what stops it, for background_stop(). */
GCancellable *background_begin(BackgroundWork work, gpointer job,
                               GDestroyNotify free_job, BackgroundTake take,
                               gpointer data);

/* Stops a job, so that nobody takes it; NULL: there is none. */
void background_stop(GCancellable **stop);

#endif
