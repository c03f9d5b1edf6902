/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Measures how long a thread has worked, to decide how large a piece of work
 * should be.  If it measured wall-clock time, pieces would become smaller on a
 * busy machine, which would make the work even slower.
 */
#ifndef LATTICE_WORK_TIME_H
#define LATTICE_WORK_TIME_H

/* Returns the CPU time of the calling thread, in seconds. */
double lattice_work_seconds(void);

#endif
