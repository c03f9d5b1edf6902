/* SPDX-License-Identifier: MIT
 *
 * Writes pictures to files or the standard output, and reports failures as
 * sentences.
 */
#include "new-picture.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/types.h>

#ifdef _WIN32
#include <fcntl.h>
#include <io.h>
#define lstat stat
#else
#include <unistd.h>
#endif

#include "interrupt.h"
#include "text.h"

bool
new_picture_is_stdout(const char *path)
{
    return strcmp(path, "-") == 0;
}

/* Reports why the file could not be written, according to errno.  Always returns
 * false. */
static bool
fail(const NewFile *picture, Failure *failure)
{
    const int number = errno;

    return failure_report(
        failure, "\"%s\" could not be written: %s",
        new_picture_is_stdout(picture->path) ? "standard output"
                                             : picture->path,
        number != 0 ? strerror(number) : "the device is full or gone");
}

bool
new_picture_check(const char *path, bool may_replace, Failure *failure)
{
    const size_t length = new_file_folder_length(path);
    struct stat about;

    if (new_picture_is_stdout(path))
        return !isatty(fileno(stdout)) ||
               failure_refuse(failure,
                              "standard output is a terminal, which cannot "
                              "show pictures: redirect it");
    if (path[length] == '\0')
        return failure_refuse(failure, "\"%s\" is not a file name", path);
    char *folder = text_print("%.*s.", (int)length, path);
    const bool has_folder = stat(folder, &about) == 0;
    free(folder);
    if (!has_folder)
        return failure_report(failure, "\"%.*s\": %s", (int)length, path,
                              strerror(errno));
    if (lstat(path, &about) != 0)
        return errno == ENOENT ||
               failure_report(failure, "\"%s\": %s", path, strerror(errno));
    /* If the path is a link, the link itself is replaced, unless it leads to a
     * folder or a device. */
    if (stat(path, &about) == 0 && !S_ISREG(about.st_mode))
        return failure_report(failure,
                              "\"%s\" is not a regular file; to write to it, "
                              "use \"-o -\" and redirect the output",
                              path);
    return may_replace ||
           failure_report(failure,
                          "\"%s\" already exists; choose another name, or "
                          "replace it with --force",
                          path);
}

bool
new_picture_make_folder(const char *path, bool *is_made, Failure *failure)
{
#ifdef _WIN32
    *is_made = _mkdir(path) == 0;
#else
    *is_made = mkdir(path, 0777) == 0;
#endif
    return *is_made || errno == EEXIST ||
           failure_report(failure, "\"%s\" could not be created: %s", path,
                          strerror(errno));
}

bool
new_picture_open(NewFile *picture, const char *path, Failure *failure)
{
    if (new_picture_is_stdout(path)) {
#ifdef _WIN32
        /* Without this, \n would become \r\n. */
        _setmode(_fileno(stdout), _O_BINARY);
#endif
        *picture = (NewFile){.path = path, .stream = stdout};
        return true;
    }
    interrupt_hold();
    const bool is_open = new_file_open(picture, path) || fail(picture, failure);
    interrupt_release();
    return is_open;
}

bool
new_picture_write(NewFile *picture, const void *bytes, size_t size,
                  Failure *failure)
{
    return new_file_write(picture, bytes, size) || fail(picture, failure);
}

int64_t
new_picture_seek(NewFile *picture, int64_t offset, int whence, Failure *failure)
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
new_picture_close(NewFile *picture, Failure *failure)
{
    if (!new_picture_is_stdout(picture->path))
        return new_file_close(picture) || fail(picture, failure);
    /* The standard output is not closed, only flushed and checked. */
    errno = 0;
    picture->stream = NULL;
    return (fflush(stdout) == 0 && !ferror(stdout)) || fail(picture, failure);
}

bool
new_pictures_name(NewFile *const *pictures, size_t n, bool may_replace,
                  Failure *failure)
{
    const NewFile *wrong;

    return new_files_name(pictures, n, may_replace, &wrong) ||
           fail(wrong, failure);
}
