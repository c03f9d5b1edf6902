/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Loaded by LD_PRELOAD, kills the plug-in with SIGKILL before a certain message to
 * GIMP.  The file that LATTICE_TEST_KILL names begins with the number of messages
 * that the plug-in may write.  A file with the same name plus ".written" gets the
 * number of messages so far, before GIMP receives the last one.  Messages about
 * progress do not count, because slower runs send more of them.
 */
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

static long n_written;
static long n_allowed;
static int counter = -1; /* the ".written" file; -1: not in our plug-in */

__attribute__((constructor)) static void
begin(void)
{
    const char *path = getenv("LATTICE_TEST_KILL");
    FILE *file = path == NULL ? NULL : fopen(path, "r");
    char beside[4096];

    if (file == NULL)
        return;
    snprintf(beside, sizeof beside, "%s.written", path);
    if (strcmp(program_invocation_short_name, "lattice-noise") == 0 &&
        fscanf(file, "%ld", &n_allowed) == 1)
        counter = open(beside, O_WRONLY | O_CREAT | O_CLOEXEC, 0600);
    fclose(file);
}

/* Counts one more message, or kills the process if it is one too many. */
static void
count(void)
{
    char text[32];

    if (n_written++ >= n_allowed)
        kill(getpid(), SIGKILL);
    snprintf(text, sizeof text, "%-9ld\n", n_written);
    pwrite(counter, text, strlen(text), 0);
}

/* True if a stream is a pipe, such as those through which plug-ins write to GIMP. */
static int
is_pipe(int stream)
{
    struct stat status;

    return stream > STDERR_FILENO && fstat(stream, &status) == 0 &&
           S_ISFIFO(status.st_mode);
}

static int
is_progress(const void *data, size_t size)
{
    static const char call[] = "gimp-progress-update";

    return memmem(data, size, call, strlen(call)) != NULL;
}

__attribute__((visibility("default"))) ssize_t
write(int stream, const void *data, size_t size)
{
    if (counter != -1 && is_pipe(stream) && !is_progress(data, size))
        count();
    return syscall(SYS_write, stream, data, size);
}
