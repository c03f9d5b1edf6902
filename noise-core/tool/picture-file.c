/* SPDX-License-Identifier: MIT
 *
 * Reads picture files of any kind: their first bytes say which.
 */
#include "picture-file.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "picture-kind.h"

static const PictureKind *const kinds[] = {
#ifdef TOOL_HAS_PNG
    &picture_png,
#endif
    NULL,
};

/* Returns a file's kind, or NULL if it is of none, and rewinds the file. */
static const PictureKind *
find_kind(FILE *file)
{
    char start[8];
    const size_t n = fread(start, 1, sizeof start, file);

    rewind(file);
    for (int i = 0; kinds[i] != NULL; i++) {
        const size_t length = strlen(kinds[i]->signature);
        if (n >= length && memcmp(start, kinds[i]->signature, length) == 0)
            return kinds[i];
    }
    return NULL;
}

static bool
read_file(FILE *file, const char *path, NoisePicture *picture, Failure *failure)
{
    const PictureKind *kind = find_kind(file);
    char names[64] = "";

    if (kind != NULL)
        return kind->read(file, path, picture, failure);
    if (kinds[0] == NULL)
        return failure_report(failure,
                              "this program was built without libpng: it "
                              "cannot read pictures");
    for (int i = 0; kinds[i] != NULL; i++)
        snprintf(names + strlen(names), sizeof names - strlen(names), "%s%s",
                 i > 0 ? " or " : "", kinds[i]->name);
    return failure_report(failure, "\"%s\" is no %s", path, names);
}

bool
picture_file_read(NoisePicture *picture, const char *path, Failure *failure)
{
    FILE *file = fopen(path, "rb");

    *picture = (NoisePicture){.pixels = NULL};
    if (file == NULL)
        return failure_report(failure, "\"%s\" cannot be read: %s", path,
                              strerror(errno));
    const bool is_read = read_file(file, path, picture, failure);
    fclose(file);
    if (!is_read)
        picture_file_free(picture);
    return is_read;
}

void
picture_file_free(NoisePicture *picture)
{
    free((void *)picture->pixels);
    *picture = (NoisePicture){.pixels = NULL};
}
