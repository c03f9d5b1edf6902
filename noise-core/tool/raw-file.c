/* SPDX-License-Identifier: MIT
 *
 * Writes raw numbers without a header, little-endian, row by row from the top.
 */
#include "image-file.h"

static bool
write_row(ImageFile *file, void *row)
{
    const size_t size = image_depth_size(file->image->depth);
    unsigned char *bytes = row;

    for (size_t i = 0; image_is_big_endian() && i < file->row_size; i += size) {
        for (size_t k = 0; k < size / 2; k++) {
            const unsigned char byte = bytes[i + k];
            bytes[i + k] = bytes[i + size - 1 - k];
            bytes[i + size - 1 - k] = byte;
        }
    }
    return new_picture_write(file->picture, row, file->row_size, file->failure);
}

const ImageKind image_raw = {
    .name = "raw",
    .endings = {".raw"},
    .depths = {[IMAGE_8] = true, [IMAGE_16] = true, [IMAGE_FLOAT] = true},
    .can_stream = true,
    .write = write_row,
};

/* Terrain editors read heights in this format. */
const ImageKind image_r16 = {
    .name = "r16",
    .endings = {".r16"},
    .depths = {[IMAGE_16] = true},
    .can_stream = true,
    .write = write_row,
};
