/* SPDX-License-Identifier: MIT
 *
 * Writes PNG files, whose rows are compressed by the threads that draw them.
 */
#include <stdlib.h>
#include <string.h>

#include "image-file.h"

static PngForm
describe(const Image *image)
{
    return (PngForm){.width = image->region.width,
                     .height = image->region.height,
                     .n_components = image->n_components,
                     .is_deep = image->depth == IMAGE_16,
                     .has_srgb = image->has_srgb,
                     .text = image->recipe};
}

/* Writes and frees a part. */
static bool
write_whole(ImageFile *file, PngPart part)
{
    const bool is_written = part.bytes != NULL
                                ? new_picture_write(file->picture, part.bytes,
                                                    part.size, file->failure)
                                : failure_no_memory(file->failure);

    free(part.bytes);
    return is_written;
}

static bool
begin(ImageFile *file)
{
    const PngForm form = describe(file->image);

    file->png_sum = PNG_SUM_NONE;
    return write_whole(file, png_begin(&form));
}

static PngPart
pack(const Image *image, const void *rows, int n_rows)
{
    const PngForm form = describe(image);

    return png_pack(&form, rows, n_rows);
}

static bool
write_part(ImageFile *file, const PngPart *part)
{
    file->png_sum = png_add_sum(file->png_sum, part);
    return new_picture_write(file->picture, part->bytes, part->size,
                             file->failure);
}

static bool
end(ImageFile *file)
{
    return write_whole(file, png_end(file->png_sum));
}

static bool
find_depth(const char *path, ImageDepth *depth)
{
    /* The signature and the start of the first chunk, up to the bit depth. */
    unsigned char head[25];
    FILE *file = fopen(path, "rb");
    const bool is_png = file != NULL &&
                        fread(head, sizeof head, 1, file) == 1 &&
                        memcmp(head, PNG_SIGNATURE, 8) == 0;

    if (file != NULL)
        fclose(file);
    if (is_png)
        *depth = head[24] == 16 ? IMAGE_16 : IMAGE_8;
    return is_png;
}

const ImageKind image_png = {
    .name = "png",
    .endings = {".png"},
    .depths = {[IMAGE_8] = true, [IMAGE_16] = true},
    .can_stream = true,
    .find_depth = find_depth,
    .begin = begin,
    .pack = pack,
    .write_part = write_part,
    .end = end,
};
