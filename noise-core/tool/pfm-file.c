/* SPDX-License-Identifier: MIT
 *
 * Writes portable float maps: a text header, then floats in the machine's byte order,
 * row by row from the bottom (P. Debevec, "PFM portable FloatMap image format").
 */
#include <stdlib.h>
#include <string.h>

#include "image-file.h"
#include "text.h"

typedef struct Writer {
    char *head;
    /* All rows, if the picture goes to the standard output, because PFM stores the
     * top row last, and the standard output cannot seek.  NULL for files. */
    unsigned char *rows;
} Writer;

static bool
begin(ImageFile *file)
{
    const NoiseRegion *region = &file->image->region;
    const bool is_gray = file->image->n_components == 1;

    if (file->image->n_components == 4)
        return failure_refuse(file->failure,
                              "pfm has no transparency: choose tiff or raw");
    Writer *writer = failure_realloc(NULL, sizeof *writer);
    file->writer = writer;
    *writer = (Writer){text_print("%s\n%d %d\n%s\n", is_gray ? "Pf" : "PF",
                                  region->width, region->height,
                                  image_is_big_endian() ? "1.0" : "-1.0"),
                       NULL};
    if (new_picture_is_stdout(file->picture->path)) {
        const size_t height = (size_t)region->height;
        if (file->row_size <= SIZE_MAX / height)
            writer->rows = malloc(file->row_size * height);
        if (writer->rows == NULL)
            return failure_no_memory(file->failure);
    }
    return new_picture_write(file->picture, writer->head, strlen(writer->head),
                             file->failure);
}

static bool
write_row(ImageFile *file, void *row)
{
    const Writer *writer = file->writer;
    const int below = file->image->region.height - 1 - file->n_rows;
    const uint64_t place = (uint64_t)below * file->row_size;

    if (writer->rows != NULL) {
        memcpy(writer->rows + place, row, file->row_size);
        return true;
    }
    return new_picture_seek(file->picture,
                            (int64_t)(strlen(writer->head) + place), SEEK_SET,
                            file->failure) >= 0 &&
           new_picture_write(file->picture, row, file->row_size, file->failure);
}

static bool
end(ImageFile *file)
{
    const Writer *writer = file->writer;
    const size_t height = (size_t)file->image->region.height;

    return writer->rows == NULL ||
           new_picture_write(file->picture, writer->rows,
                             file->row_size * height, file->failure);
}

static void
close_file(ImageFile *file)
{
    Writer *writer = file->writer;

    if (writer != NULL) {
        free(writer->head);
        free(writer->rows);
    }
    free(writer);
}

const ImageKind image_pfm = {
    .name = "pfm",
    .endings = {".pfm"},
    .depths = {[IMAGE_FLOAT] = true},
    .can_stream = true,
    .begin = begin,
    .write = write_row,
    .end = end,
    .close = close_file,
};
