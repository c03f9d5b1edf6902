/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Reads the calling thread's CPU clock.
 */
#define _POSIX_C_SOURCE 200809L /* clock_gettime() */
#include "work-time.h"

#include <time.h>

double
lattice_work_seconds(void)
{
    struct timespec time;

    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return (double)time.tv_sec + 1e-9 * (double)time.tv_nsec;
}
