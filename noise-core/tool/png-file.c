/* SPDX-License-Identifier: MIT
 *
 * PNG, written by libpng.
 */
#include <png.h>

#include "image-file.h"

/* zlib's compression level.  For 2048 x 2048 pixels, it takes a quarter of the time
 * of level 6, the usual one.  Files of rough noise are just as small, and those of
 * smooth noise are a quarter larger. */
#define COMPRESSION 2

/* libpng calls this on an error; it must not return, so it jumps. */
static void
stop(png_struct *png, const char *message)
{
    ImageFile *file = png_get_error_ptr(png);

    failure_report(file->failure, "\"%s\" could not be written: %s",
                   file->picture->path, message);
    png_longjmp(png, 1);
}

static void
ignore(png_struct *png, const char *message)
{
    (void)png;
    (void)message;
}

static void
write_bytes(png_struct *png, png_byte *bytes, size_t size)
{
    ImageFile *file = png_get_io_ptr(png);

    if (!new_picture_write(file->picture, bytes, size, file->failure))
        png_longjmp(png, 1);
}

static void
flush(png_struct *png)
{
    (void)png;
}

static bool
write_head(ImageFile *file, png_struct *png, png_info *info)
{
    const Image *image = file->image;
    static const int types[] = {[1] = PNG_COLOR_TYPE_GRAY,
                                [3] = PNG_COLOR_TYPE_RGB,
                                [4] = PNG_COLOR_TYPE_RGB_ALPHA};

    if (setjmp(png_jmpbuf(png)) != 0)
        return false;
    png_set_write_fn(png, file, write_bytes, flush);
    png_set_compression_level(png, COMPRESSION);
    png_set_IHDR(png, info, (png_uint_32)image->region.width,
                 (png_uint_32)image->region.height,
                 image->depth == IMAGE_8 ? 8 : 16, types[image->n_components],
                 PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT,
                 PNG_FILTER_TYPE_DEFAULT);
    if (image->has_srgb)
        png_set_sRGB_gAMA_and_cHRM(png, info, PNG_sRGB_INTENT_PERCEPTUAL);
    if (image->recipe != NULL) {
        png_text text = {.compression = PNG_TEXT_COMPRESSION_NONE,
                         .key = (char *)"Comment",
                         .text = (char *)image->recipe};
        png_set_text(png, info, &text, 1);
    }
    png_write_info(png, info);
    if (image->depth == IMAGE_16 && !image_is_big_endian())
        png_set_swap(png);
    return true;
}

static bool
begin(ImageFile *file)
{
    png_struct *png =
        png_create_write_struct(PNG_LIBPNG_VER_STRING, file, stop, ignore);
    png_info *info = png != NULL ? png_create_info_struct(png) : NULL;

    file->writer = png;
    if (info == NULL)
        return failure_no_memory(file->failure);
    const bool is_begun = write_head(file, png, info);
    png_destroy_info_struct(png, &info);
    return is_begun;
}

static bool
write_row(ImageFile *file, void *row)
{
    png_struct *png = file->writer;

    if (setjmp(png_jmpbuf(png)) != 0)
        return false;
    png_write_row(png, row);
    return true;
}

static bool
end(ImageFile *file)
{
    png_struct *png = file->writer;

    if (setjmp(png_jmpbuf(png)) != 0)
        return false;
    png_write_end(png, NULL);
    return true;
}

static void
close_file(ImageFile *file)
{
    png_struct *png = file->writer;

    png_destroy_write_struct(&png, NULL);
}

static bool
find_depth(const char *path, ImageDepth *depth)
{
    /* The signature and the start of the first chunk, up to the bit depth. */
    png_byte head[25];
    FILE *file = fopen(path, "rb");
    const bool is_png = file != NULL &&
                        fread(head, sizeof head, 1, file) == 1 &&
                        png_sig_cmp(head, 0, 8) == 0;

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
    .write = write_row,
    .end = end,
    .close = close_file,
};
