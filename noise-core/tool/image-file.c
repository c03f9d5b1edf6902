/* SPDX-License-Identifier: MIT
 *
 * The formats that this build has.
 */
#include "image-file.h"

const ImageKind *
image_kind(ImageFormat format)
{
    static const ImageKind *const kinds[IMAGE_N_FORMATS] = {
        [IMAGE_PNG] = &image_png,
#ifdef TOOL_HAS_TIFF
        [IMAGE_TIFF] = &image_tiff,
#endif
    };

    return kinds[format];
}

size_t
image_depth_size(ImageDepth depth)
{
    static const size_t sizes[IMAGE_N_DEPTHS] = {1, 2, 4};

    return sizes[depth];
}
