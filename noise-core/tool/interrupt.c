/* SPDX-License-Identifier: MIT
 *
 * Handles signals.
 */
#include "interrupt.h"

#include <signal.h>
#include <stddef.h>

static void (*watched_tidy)(void *data);
static void *watched_data;

static void
end(int number)
{
    watched_tidy(watched_data);
    /* End the program with the same signal, so that a shell that runs the program in
     * a loop also ends the loop. */
    signal(number, SIG_DFL);
    raise(number);
}

#ifdef _WIN32

void
interrupt_watch(void (*tidy)(void *data), void *data)
{
    watched_tidy = tidy;
    watched_data = data;
    signal(SIGINT, end);
    signal(SIGTERM, end);
}

void
interrupt_hold(void)
{
}

void
interrupt_release(void)
{
}

#else

static const int endings[] = {SIGHUP,  SIGINT,  SIGPIPE,
                              SIGQUIT, SIGTERM, SIGXCPU};
#define N_ENDINGS (sizeof endings / sizeof *endings)

static sigset_t set, before;

void
interrupt_watch(void (*tidy)(void *data), void *data)
{
    /* With SA_NODEFER, the signal is not blocked while end() runs, so raise() or a
     * second signal ends the program at once. */
    const struct sigaction watch = {.sa_handler = end, .sa_flags = SA_NODEFER};

    watched_tidy = tidy;
    watched_data = data;
    for (size_t i = 0; i < N_ENDINGS; i++) {
        struct sigaction present;
        sigaction(endings[i], NULL, &present);
        /* nohup and shells start programs with some signals ignored; keep those
         * ignored. */
        if (present.sa_handler != SIG_IGN)
            sigaction(endings[i], &watch, NULL);
    }
    /* If a file reaches the limit of `ulimit -f`, treat that as an error, like a
     * full disk. */
    signal(SIGXFSZ, SIG_IGN);
}

void
interrupt_hold(void)
{
    sigemptyset(&set);
    for (size_t i = 0; i < N_ENDINGS; i++)
        sigaddset(&set, endings[i]);
    pthread_sigmask(SIG_BLOCK, &set, &before);
}

void
interrupt_release(void)
{
    pthread_sigmask(SIG_SETMASK, &before, NULL);
}

#endif
