/* SPDX-License-Identifier: MIT
 *
 * Writes files under temporary names.
 */
#include "new-files.h"

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

/* How many temporary names to try.  Earlier runs may have left files that still have
 * some of these names. */
#define TRIES 1000

size_t
new_file_folder_length(const char *path)
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

/* Returns a temporary name in the path's folder, a different one each time, or NULL
 * if memory runs out.  It is not based on the file's own name, which may already be
 * as long as the system allows. */
static char *
make_name(const char *path)
{
    static unsigned n_made;
    const int length = (int)new_file_folder_length(path);
    const size_t size = (size_t)length + sizeof ".lattice-noise-" + 48;
    char *name = malloc(size);

    if (name != NULL)
        snprintf(name, size, "%.*s.lattice-noise-%ld-%u", length, path,
                 (long)getpid(), n_made++);
    return name;
}

/* ---- Writing ---------------------------------------------------------- */

bool
new_file_open(NewFile *file, const char *path)
{
    int number = -1;

    *file = (NewFile){.path = path};
    for (int i = 0; i < TRIES && number == -1; i++) {
        free(file->temporary);
        file->temporary = make_name(path);
        if (file->temporary == NULL)
            return false;
        number = open(file->temporary, OPEN_FLAGS, 0666);
        if (number == -1 && errno != EEXIST)
            break;
    }
    if (number != -1)
        file->stream = fdopen(number, "w+b");
    if (number == -1) {
        free(file->temporary);
        file->temporary = NULL;
    }
    return file->stream != NULL;
}

bool
new_file_write(NewFile *file, const void *bytes, size_t size)
{
    errno = 0;
    return fwrite(bytes, 1, size, file->stream) == size;
}

bool
new_file_close(NewFile *file)
{
    FILE *stream = file->stream;

    errno = 0;
    file->stream = NULL;
    if (fflush(stream) == 0 && !ferror(stream))
        return fclose(stream) == 0;
    const int reason = errno;
    fclose(stream);
    errno = reason;
    return false;
}

/* ---- Names ------------------------------------------------------------ */

#ifdef _WIN32

static bool
move(const char *from, const char *to, bool may_replace)
{
    if (MoveFileExA(from, to, may_replace ? MOVEFILE_REPLACE_EXISTING : 0))
        return true;
    errno = GetLastError() == ERROR_ALREADY_EXISTS ? EEXIST : EACCES;
    return false;
}

static bool
link_or_move(const char *from, const char *to)
{
    return move(from, to, false);
}

#else

/* Renames a file.  Unless may_replace is true, fails if the new name is already
 * taken. */
static bool
move(const char *from, const char *to, bool may_replace)
{
    if (may_replace)
        return rename(from, to) == 0;
    /* Linking takes the name in one step, but not every file system supports
     * links. */
    if (link(from, to) == 0)
        return unlink(from) == 0;
    if (errno == EEXIST)
        return false;
    const int file = open(to, O_WRONLY | O_CREAT | O_EXCL, 0666);
    if (file == -1)
        return false;
    close(file);
    if (rename(from, to) == 0)
        return true;
    const int reason = errno;
    unlink(to);
    errno = reason;
    return false;
}

/* Gives a file a second name, so that its first name never goes missing.  Where
 * the file system has no links, renames it instead. */
static bool
link_or_move(const char *from, const char *to)
{
    return link(from, to) == 0 || move(from, to, false);
}

#endif

/* If something already has the file's path, keeps it under a temporary name. */
static bool
keep_replaced(NewFile *file)
{
    struct stat about;

    if (lstat(file->path, &about) != 0)
        return errno == ENOENT;
    /* A folder could be moved, too, but nobody would find it under its new name. */
    if (S_ISDIR(about.st_mode)) {
        errno = EISDIR;
        return false;
    }
    for (int i = 0; i < TRIES; i++) {
        char *name = make_name(file->path);
        if (name == NULL)
            return false;
        if (link_or_move(file->path, name)) {
            file->replaced = name;
            return true;
        }
        free(name);
        if (errno != EEXIST)
            break;
    }
    return false;
}

static bool
name_file(NewFile *file, bool may_replace)
{
    if (may_replace && !keep_replaced(file))
        return false;
    if (!move(file->temporary, file->path, may_replace))
        return false;
    free(file->temporary);
    file->temporary = NULL;
    file->is_named = true;
    return true;
}

/* Moves the file that was replaced back to its path.  If none was, removes the new
 * file. */
static void
restore(NewFile *file)
{
    if (file->replaced == NULL && file->is_named)
        unlink(file->path);
    /* rename() does nothing if both names are links to the same file, so remove the
     * temporary one afterwards. */
    if (file->replaced != NULL && move(file->replaced, file->path, true))
        unlink(file->replaced);
    free(file->replaced);
    file->replaced = NULL;
    file->is_named = false;
}

/* Deletes the file that the new one replaced. */
static void
forget(NewFile *file)
{
    if (file->replaced != NULL)
        unlink(file->replaced);
    free(file->replaced);
    file->replaced = NULL;
    file->is_named = false;
}

bool
new_files_name(NewFile *const *files, size_t n, bool may_replace,
               const NewFile **wrong)
{
    size_t n_named = 0;

    while (n_named < n && name_file(files[n_named], may_replace))
        n_named++;
    if (n_named == n) {
        for (size_t i = 0; i < n; i++)
            forget(files[i]);
        return true;
    }
    const int reason = errno;
    *wrong = files[n_named];
    for (size_t i = 0; i <= n_named; i++)
        restore(files[i]);
    errno = reason;
    return false;
}

void
new_file_abandon(const NewFile *file)
{
    if (file->temporary == NULL)
        return;
#ifdef _WIN32
    /* Windows cannot remove open files. */
    if (file->stream != NULL)
        close(fileno(file->stream));
#endif
    unlink(file->temporary);
}

void
new_file_discard(NewFile *file)
{
    if (file->temporary == NULL)
        return;
    if (file->stream != NULL)
        fclose(file->stream);
    file->stream = NULL;
    new_file_abandon(file);
    free(file->temporary);
    file->temporary = NULL;
}
