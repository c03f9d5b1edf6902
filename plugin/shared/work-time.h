/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * How much a thread has worked: what sizes pieces of work, which a clock on the wall
 * would make the smaller, and so the slower, the busier a machine is.
 */
#ifndef LATTICE_WORK_TIME_H
#define LATTICE_WORK_TIME_H

/* The processor's time of the calling thread, in seconds. */
double lattice_work_seconds(void);

#endif
