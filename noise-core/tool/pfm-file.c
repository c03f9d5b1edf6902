/* SPDX-License-Identifier: MIT
 *
 * Portable float maps: a head of text, then floats of the machine's byte order,
 * row by row from the bottom (P. Debevec, "PFM portable FloatMap image format").
 */
#include <stdlib.h>
#include <string.h>

#include "image-file.h"
#include "text.h"

static bool
begin(ImageFile *file)
{
    const NoiseRegion *region = &file->image->region;
    const bool is_gray = file->image->n_components == 1;

    if (file->image->n_components == 4)
        return failure_refuse(file->failure,
                              "pfm has no transparency: choose tiff or raw");
    file->writer =
        text_print("%s\n%d %d\n%s\n", is_gray ? "Pf" : "PF", region->width,
                   region->height, image_is_big_endian() ? "1.0" : "-1.0");
    return new_picture_write(file->picture, file->writer, strlen(file->writer),
                             file->failure);
}

static bool
write_row(ImageFile *file, void *row)
{
    const int below = file->image->region.height - 1 - file->n_rows;
    const int64_t place =
        (int64_t)(strlen(file->writer) + (uint64_t)below * file->row_size);

    return new_picture_seek(file->picture, place, SEEK_SET, file->failure) >=
               0 &&
           new_picture_write(file->picture, row, file->row_size, file->failure);
}

static void
close_file(ImageFile *file)
{
    free(file->writer);
}

const ImageKind image_pfm = {
    .name = "pfm",
    .endings = {".pfm"},
    .depths = {[IMAGE_FLOAT] = true},
    .begin = begin,
    .write = write_row,
    .close = close_file,
};
