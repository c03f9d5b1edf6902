/* SPDX-License-Identifier: MIT
 *
 * Writes TIFF files with libtiff: little-endian, uncompressed, and in one plane.  They
 * are BigTIFF if the pixels would not fit into the 4 GiB of a plain file.
 */
#include <tiffio.h>

#include "image-file.h"

/* Leaves room for the header and the table of strips within 4 GiB. */
#define PLAIN_MAX 0xf0000000

/* The size of a strip, in bytes: large enough that there are few strips, and
 * small enough that one can be kept in memory. */
#define STRIP_SIZE 262144

static tmsize_t
read_bytes(thandle_t handle, void *bytes, tmsize_t size)
{
    ImageFile *file = handle;

    return (tmsize_t)fread(bytes, 1, (size_t)size, file->picture->stream);
}

static tmsize_t
write_bytes(thandle_t handle, void *bytes, tmsize_t size)
{
    ImageFile *file = handle;

    return new_picture_write(file->picture, bytes, (size_t)size, file->failure)
               ? size
               : -1;
}

static toff_t
seek(thandle_t handle, toff_t offset, int whence)
{
    const ImageFile *file = handle;

    return (toff_t)new_picture_seek(file->picture, (int64_t)offset, whence,
                                    file->failure);
}

/* Closes nothing, because the stream belongs to the picture. */
static int
close_nothing(thandle_t handle)
{
    (void)handle;
    return 0;
}

static toff_t
measure(thandle_t handle)
{
    return seek(handle, 0, SEEK_END);
}

/* Reports that libtiff failed, unless a reason has been reported already.  Always
 * returns false. */
static bool
fail(ImageFile *file)
{
    return file->failure->status == STATUS_GOOD &&
           failure_report(file->failure,
                          "\"%s\" could not be written by libtiff",
                          file->picture->path);
}

static bool
set_fields(TIFF *tiff, const ImageFile *file)
{
    const Image *image = file->image;
    const uint16_t straight = EXTRASAMPLE_UNASSALPHA;
    const size_t n_rows = STRIP_SIZE / file->row_size;

    return TIFFSetField(tiff, TIFFTAG_IMAGEWIDTH,
                        (uint32_t)image->region.width) &&
           TIFFSetField(tiff, TIFFTAG_IMAGELENGTH,
                        (uint32_t)image->region.height) &&
           TIFFSetField(tiff, TIFFTAG_BITSPERSAMPLE,
                        (int)(8 * image_depth_size(image->depth))) &&
           TIFFSetField(tiff, TIFFTAG_SAMPLEFORMAT,
                        image->depth == IMAGE_FLOAT ? SAMPLEFORMAT_IEEEFP
                                                    : SAMPLEFORMAT_UINT) &&
           TIFFSetField(tiff, TIFFTAG_SAMPLESPERPIXEL, image->n_components) &&
           (image->n_components != 4 ||
            TIFFSetField(tiff, TIFFTAG_EXTRASAMPLES, 1, &straight)) &&
           TIFFSetField(tiff, TIFFTAG_PHOTOMETRIC,
                        image->n_components == 1 ? PHOTOMETRIC_MINISBLACK
                                                 : PHOTOMETRIC_RGB) &&
           TIFFSetField(tiff, TIFFTAG_PLANARCONFIG, PLANARCONFIG_CONTIG) &&
           TIFFSetField(tiff, TIFFTAG_COMPRESSION, COMPRESSION_NONE) &&
           TIFFSetField(tiff, TIFFTAG_ORIENTATION, ORIENTATION_TOPLEFT) &&
           TIFFSetField(tiff, TIFFTAG_ROWSPERSTRIP,
                        (uint32_t)(n_rows > 0 ? n_rows : 1)) &&
           (image->recipe == NULL ||
            TIFFSetField(tiff, TIFFTAG_IMAGEDESCRIPTION, image->recipe));
}

/* Keeps libtiff from printing messages. */
static void
be_silent(void)
{
    TIFFSetErrorHandler(NULL);
    TIFFSetWarningHandler(NULL);
}

static bool
begin(ImageFile *file)
{
    const uint64_t size =
        (uint64_t)file->row_size * (uint64_t)file->image->region.height;

    be_silent();
    file->writer = TIFFClientOpen(
        file->picture->path, size > PLAIN_MAX ? "w8l" : "wl", file, read_bytes,
        write_bytes, seek, close_nothing, measure, NULL, NULL);
    return (file->writer != NULL && set_fields(file->writer, file)) ||
           fail(file);
}

/* libtiff may change the row, to swap its bytes. */
static bool
write_row(ImageFile *file, void *row)
{
    return TIFFWriteScanline(file->writer, row, (uint32_t)file->n_rows, 0) ==
               1 ||
           fail(file);
}

static void
close_file(ImageFile *file)
{
    if (file->writer != NULL)
        TIFFClose(file->writer);
    file->writer = NULL;
}

static bool
end(ImageFile *file)
{
    const bool is_written = TIFFFlush(file->writer) == 1;

    /* Closing the file writes to it, too. */
    close_file(file);
    return (is_written && file->failure->status == STATUS_GOOD) || fail(file);
}

static bool
find_depth(const char *path, ImageDepth *depth)
{
    uint16_t bits;

    be_silent();
    TIFF *tiff = TIFFOpen(path, "r");
    if (tiff == NULL)
        return false;
    TIFFGetFieldDefaulted(tiff, TIFFTAG_BITSPERSAMPLE, &bits);
    TIFFClose(tiff);
    *depth = bits == 32 ? IMAGE_FLOAT : bits == 16 ? IMAGE_16 : IMAGE_8;
    return true;
}

const ImageKind image_tiff = {
    .name = "tiff",
    .endings = {".tif", ".tiff"},
    .depths = {[IMAGE_8] = true, [IMAGE_16] = true, [IMAGE_FLOAT] = true},
    .find_depth = find_depth,
    .begin = begin,
    .write = write_row,
    .end = end,
    .close = close_file,
};
