/* SPDX-License-Identifier: MIT
 *
 * Signals.
 */
#include "interrupt.h"

#include <signal.h>
#include <stddef.h>

static volatile sig_atomic_t caught;

static void
remember(int number)
{
    caught = number;
}

#ifdef _WIN32

void
interrupt_watch(void)
{
    signal(SIGINT, remember);
    signal(SIGTERM, remember);
}

#else

static const int endings[] = {SIGHUP, SIGINT, SIGTERM};

void
interrupt_watch(void)
{
    /* Without SA_RESTART, so that a write to a pipe that nobody reads ends. */
    const struct sigaction watch = {.sa_handler = remember};

    for (size_t i = 0; i < sizeof endings / sizeof *endings; i++) {
        struct sigaction before;
        sigaction(endings[i], NULL, &before);
        /* nohup and shells have some ignored. */
        if (before.sa_handler != SIG_IGN)
            sigaction(endings[i], &watch, NULL);
    }
#ifdef SIGXFSZ
    /* A file at the limit of `ulimit -f` is an error like a full disk. */
    signal(SIGXFSZ, SIG_IGN);
#endif
}

#endif

bool
interrupt_came(void)
{
    return caught != 0;
}

void
interrupt_end(void)
{
    if (caught == 0)
        return;
    signal(caught, SIG_DFL);
    raise(caught);
}
