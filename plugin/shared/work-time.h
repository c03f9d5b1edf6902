/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Measures how long a thread has worked, to decide how large pieces of work
 * should be.  Measured in wall-clock time, pieces would become smaller, and so
 * slower, on a busy machine.
 */
#ifndef LATTICE_WORK_TIME_H
#define LATTICE_WORK_TIME_H

/* Returns the CPU time of the calling thread, in seconds. */
double lattice_work_seconds(void);

#endif
