/* SPDX-License-Identifier: MIT
 *
 * PFM, portable float map: a header of three lines, and floats from the lowest
 * row to the highest, here always little-endian, which the scale -1 says.
 * (Paul Debevec, HDR Shop.)
 */
#include <stdlib.h>
#include <string.h>

#include "image-file.h"

struct ImageFile {
    NewPicture *picture;
    size_t row_length; /* numbers */
    unsigned char *row;
};

static ImageFile *
begin(NewPicture *picture, const Image *image, Failure *failure)
{
    ImageFile *file = malloc(sizeof *file);
    const size_t row_length =
        (size_t)image->width * (size_t)image->n_components;
    unsigned char *row = malloc(4 * row_length);

    if (file == NULL || row == NULL) {
        free(file);
        free(row);
        failure_no_memory(failure);
        return NULL;
    }
    *file = (ImageFile){picture, row_length, row};
    /* What goes wrong here is found by the rows. */
    fprintf(picture->stream, "%s\n%d %d\n-1.0\n",
            image->n_components == 1 ? "Pf" : "PF", image->width,
            image->height);
    return file;
}

static bool
write_row(ImageFile *file, const float *numbers)
{
    unsigned char *byte = file->row;

    for (size_t i = 0; i < file->row_length; i++) {
        uint32_t bits;
        memcpy(&bits, &numbers[i], sizeof bits);
        for (int shift = 0; shift < 32; shift += 8)
            *byte++ = (unsigned char)(bits >> shift);
    }
    return fwrite(file->row, 4, file->row_length, file->picture->stream) ==
           file->row_length;
}

static bool
write_rows(ImageFile *file, const void *rows, int n_rows, Failure *failure)
{
    const float *numbers = rows;

    while (n_rows-- > 0) {
        if (!write_row(file, numbers + (size_t)n_rows * file->row_length))
            return new_picture_fail(file->picture, failure);
    }
    return true;
}

static bool
end(ImageFile *file, Failure *failure)
{
    (void)file;
    (void)failure;
    return true;
}

static void
close_file(ImageFile *file)
{
    free(file->row);
    free(file);
}

const ImageKind image_pfm = {
    .name = "pfm",
    .endings = {".pfm"},
    .depths = {[IMAGE_FLOAT] = true},
    .can_stream = true,
    .is_bottom_up = true,
    .begin = begin,
    .write = write_rows,
    .end = end,
    .close = close_file,
};
