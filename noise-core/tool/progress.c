/* SPDX-License-Identifier: MIT
 *
 * Shows progress on the standard error output.
 */
#include "progress.h"

#include <stdio.h>

#ifdef _WIN32
#include <io.h>
#define is_terminal(stream) (_isatty(_fileno(stream)) != 0)
#else
#include <unistd.h>
#define is_terminal(stream) (isatty(fileno(stream)) != 0)
#endif

/* The percentage shown; -1: none. */
static int shown = -1;

void
progress_show(int percent)
{
    if (percent == shown || !is_terminal(stderr))
        return;
    shown = percent;
    fprintf(stderr, "\rDrawing: %d %%", percent);
    fflush(stderr);
}

void
progress_end(void)
{
    if (shown == -1)
        return;
    /* As long as the longest line. */
    fputs("\r              \r", stderr);
    fflush(stderr);
    shown = -1;
}

bool
progress_stdout_is_terminal(void)
{
    return is_terminal(stdout);
}
