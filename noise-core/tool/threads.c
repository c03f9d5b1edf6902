/* SPDX-License-Identifier: MIT
 *
 * Asks the system for its processors.
 */
#include "threads.h"

#ifdef _WIN32
#include <windows.h>

static long
count(void)
{
    SYSTEM_INFO about;

    GetSystemInfo(&about);
    return (long)about.dwNumberOfProcessors;
}
#else
#include <unistd.h>

static long
count(void)
{
    return sysconf(_SC_NPROCESSORS_ONLN);
}
#endif

int
threads_available(int most)
{
    const long n = count();

    return n < 1 ? 1 : n > most ? most : (int)n;
}
