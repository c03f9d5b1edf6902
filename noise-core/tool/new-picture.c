/* SPDX-License-Identifier: MIT
 *
 * Writes files under temporary names.
 */
#include "new-picture.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/types.h>

#ifdef _WIN32
#include <io.h>
#include <process.h>
#include <windows.h>
#define OPEN_FLAGS (O_RDWR | O_CREAT | O_EXCL | O_BINARY)
#define lstat      stat
#else
#include <unistd.h>
#define OPEN_FLAGS (O_RDWR | O_CREAT | O_EXCL)
#endif

#include "interrupt.h"
#include "text.h"

/* Names that other runs left behind are stepped over. */
#define TRIES 1000

size_t
new_picture_folder_length(const char *path)
{
    size_t length = strlen(path);

    while (length > 0 && path[length - 1] != '/'
#ifdef _WIN32
           && path[length - 1] != '\\' && path[length - 1] != ':'
#endif
    )
        length--;
    return length;
}

static bool
is_stdout(const char *path)
{
    return strcmp(path, NEW_PICTURE_STDOUT) == 0;
}

/* Stores why the file could not be written, from errno; always false. */
static bool
fail(const NewPicture *picture, Failure *failure)
{
    const int number = errno;

    return failure_report(
        failure, "\"%s\" could not be written: %s",
        is_stdout(picture->path) ? "standard output" : picture->path,
        number != 0 ? strerror(number) : "the device is full or gone");
}

bool
new_picture_check(const char *path, bool may_replace, Failure *failure)
{
    const size_t length = new_picture_folder_length(path);
    struct stat about;

    if (is_stdout(path))
        return !isatty(fileno(stdout)) ||
               failure_refuse(failure,
                              "the standard output is a terminal, which shows "
                              "no pictures: redirect it");
    if (path[length] == '\0')
        return failure_refuse(failure, "\"%s\" is no name of a file", path);
    char *folder = text_print("%.*s.", (int)length, path);
    const bool has_folder = stat(folder, &about) == 0;
    free(folder);
    if (!has_folder)
        return failure_report(failure, "\"%.*s\": %s", (int)length, path,
                              strerror(errno));
    if (lstat(path, &about) != 0)
        return errno == ENOENT ||
               failure_report(failure, "\"%s\": %s", path, strerror(errno));
    /* A link is itself replaced, but not one to a folder or a device. */
    if (stat(path, &about) == 0 && !S_ISREG(about.st_mode))
        return failure_report(failure,
                              "\"%s\" is not a regular file; write to it by "
                              "\"-o -\" and a redirection",
                              path);
    return may_replace ||
           failure_report(failure,
                          "\"%s\" exists already; choose another name, or "
                          "replace it by --force",
                          path);
}

bool
new_picture_open(NewPicture *picture, const char *path, Failure *failure)
{
    static unsigned n_opened;
    int file = -1;

    *picture = (NewPicture){.path = path};
    if (is_stdout(path)) {
#ifdef _WIN32
        /* Otherwise \n would become \r\n. */
        _setmode(_fileno(stdout), _O_BINARY);
#endif
        picture->stream = stdout;
        return true;
    }
    interrupt_hold();
    for (int i = 0; i < TRIES && file == -1; i++) {
        free(picture->temporary);
        /* Not made from the file's name, which may already be as long as the
         * system allows. */
        picture->temporary = text_print("%.*s.lattice-noise-%ld-%u",
                                        (int)new_picture_folder_length(path),
                                        path, (long)getpid(), n_opened++);
        file = open(picture->temporary, OPEN_FLAGS, 0666);
        if (file == -1 && errno != EEXIST)
            break;
    }
    if (file != -1)
        picture->stream = fdopen(file, "w+b");
    const bool is_open = picture->stream != NULL || fail(picture, failure);
    if (file == -1) {
        free(picture->temporary);
        picture->temporary = NULL;
    }
    interrupt_release();
    return is_open;
}

bool
new_picture_write(NewPicture *picture, const void *bytes, size_t size,
                  Failure *failure)
{
    errno = 0;
    return fwrite(bytes, 1, size, picture->stream) == size ||
           fail(picture, failure);
}

int64_t
new_picture_seek(NewPicture *picture, int64_t offset, int whence,
                 Failure *failure)
{
#ifdef _WIN32
    if (_fseeki64(picture->stream, offset, whence) == 0)
        return _ftelli64(picture->stream);
#else
    if (fseeko(picture->stream, (off_t)offset, whence) == 0)
        return ftello(picture->stream);
#endif
    fail(picture, failure);
    return -1;
}

bool
new_picture_close(NewPicture *picture, Failure *failure)
{
    FILE *stream = picture->stream;

    errno = 0;
    picture->stream = NULL;
    const bool is_whole = fflush(stream) == 0 && !ferror(stream);
    /* Only what is flushed is checked of the standard output. */
    if (is_stdout(picture->path))
        return is_whole || fail(picture, failure);
    if (is_whole && fclose(stream) == 0)
        return true;
    fail(picture, failure);
    if (!is_whole)
        fclose(stream);
    return false;
}

#ifdef _WIN32

static bool
rename_file(const char *from, const char *path, bool may_replace)
{
    if (MoveFileExA(from, path, may_replace ? MOVEFILE_REPLACE_EXISTING : 0))
        return true;
    errno = GetLastError() == ERROR_ALREADY_EXISTS ? EEXIST : EACCES;
    return false;
}

#else

/* Renames a file; unless may_replace, not over one that has come meanwhile. */
static bool
rename_file(const char *from, const char *path, bool may_replace)
{
    if (may_replace)
        return rename(from, path) == 0;
    /* In one step; not every file system has links. */
    if (link(from, path) == 0)
        return unlink(from) == 0;
    if (errno == EEXIST)
        return false;
    const int file = open(path, O_WRONLY | O_CREAT | O_EXCL, 0666);
    if (file == -1)
        return false;
    close(file);
    if (rename(from, path) == 0)
        return true;
    const int number = errno;
    unlink(path);
    errno = number;
    return false;
}

#endif

bool
new_picture_name(NewPicture *picture, bool may_replace, Failure *failure)
{
    if (picture->temporary == NULL)
        return true;
    if (!rename_file(picture->temporary, picture->path, may_replace))
        return fail(picture, failure);
    free(picture->temporary);
    picture->temporary = NULL;
    picture->is_new = !may_replace;
    return true;
}

void
new_picture_abandon(const NewPicture *picture)
{
    if (picture->temporary == NULL)
        return;
#ifdef _WIN32
    /* Open files are not removed there. */
    if (picture->stream != NULL)
        close(fileno(picture->stream));
#endif
    unlink(picture->temporary);
}

void
new_picture_discard(NewPicture *picture)
{
    if (picture->temporary != NULL && picture->stream != NULL)
        fclose(picture->stream);
    picture->stream = NULL;
    new_picture_abandon(picture);
    if (picture->is_new)
        unlink(picture->path);
    free(picture->temporary);
    *picture = (NewPicture){.path = picture->path};
}
