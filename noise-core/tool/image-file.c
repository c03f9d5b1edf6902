/* SPDX-License-Identifier: MIT
 *
 * Lists the formats that this build can write.
 */
#include "image-file.h"

const ImageKind *const image_kinds[] = {
    &image_png,
#ifdef TOOL_HAS_TIFF
    &image_tiff,
#endif
    &image_raw,  &image_r16, &image_pfm, NULL,
};

bool
image_find_depth(const char *path, ImageDepth *depth)
{
    for (const ImageKind *const *kind = image_kinds; *kind != NULL; kind++) {
        if ((*kind)->find_depth != NULL && (*kind)->find_depth(path, depth))
            return true;
    }
    return false;
}

size_t
image_depth_size(ImageDepth depth)
{
    static const size_t sizes[IMAGE_N_DEPTHS] = {1, 2, 4};

    return sizes[depth];
}

size_t
image_row_size(const Image *image)
{
    return (size_t)image->region.width * (size_t)image->n_components *
           image_depth_size(image->depth);
}

bool
image_is_big_endian(void)
{
    const union {
        uint16_t number;
        unsigned char first_byte;
    } order = {1};

    return order.first_byte == 0;
}
