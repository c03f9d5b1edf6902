/* SPDX-License-Identifier: MIT
 *
 * The kinds of files that pictures are read from.
 */
#ifndef TOOL_PICTURE_KIND_H
#define TOOL_PICTURE_KIND_H

#include <stdio.h>

#include "picture-file.h"

typedef struct PictureKind {
    const char *name;
    const char *signature; /* how its files begin */
    /* Reads a file from its start.  Stores a picture with its own pixels, which the
     * caller frees, even if reading fails, or stores NULL as pixels. */
    bool (*read)(FILE *file, const char *path, NoisePicture *picture,
                 Failure *failure);
} PictureKind;

extern const PictureKind picture_png;

#endif
