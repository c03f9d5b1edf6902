/* SPDX-License-Identifier: MIT
 *
 * TIFF, by libtiff: little-endian, not compressed, in one plane; BigTIFF where
 * the numbers would not fit the 4 GiB of a plain file.
 */
#include <errno.h>
#include <stdlib.h>
#include <tiffio.h>

#include "image-file.h"

/* Of the 4 GiB, room for the header and the table of strips. */
#define PLAIN_MAX 0xf0000000

/* Enough for few strips, little enough to be kept in memory. */
#define STRIP_SIZE 262144

struct ImageFile {
    NewPicture *picture;
    TIFF *tiff;
    size_t row_size; /* bytes */
    uint32_t y;
    bool has_failed; /* a write or seek, with errno `number` */
    int number;
};

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

    errno = 0;
    if (fwrite(bytes, 1, (size_t)size, file->picture->stream) == (size_t)size)
        return size;
    if (!file->has_failed)
        file->number = errno;
    file->has_failed = true;
    return -1;
}

static toff_t
seek(thandle_t handle, toff_t offset, int whence)
{
    ImageFile *file = handle;
    FILE *stream = file->picture->stream;

#ifdef _WIN32
    if (_fseeki64(stream, (int64_t)offset, whence) == 0)
        return (toff_t)_ftelli64(stream);
#else
    if (fseeko(stream, (off_t)offset, whence) == 0)
        return (toff_t)ftello(stream);
#endif
    if (!file->has_failed)
        file->number = errno;
    file->has_failed = true;
    return (toff_t)-1;
}

/* The stream belongs to the picture. */
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

static bool
fail(const ImageFile *file, Failure *failure)
{
    if (file->has_failed) {
        errno = file->number;
        return new_picture_fail(file->picture, failure);
    }
    return failure_report(failure, "\"%s\" could not be written by libtiff",
                          file->picture->path);
}

static bool
set_fields(TIFF *tiff, const Image *image, size_t row_size)
{
    const uint16_t straight = EXTRASAMPLE_UNASSALPHA;
    const size_t n_rows = STRIP_SIZE / row_size;

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

static void
close_file(ImageFile *file)
{
    if (file->tiff != NULL)
        TIFFClose(file->tiff);
    free(file);
}

static ImageFile *
begin(NewPicture *picture, const Image *image, Failure *failure)
{
    ImageFile *file = calloc(1, sizeof *file);

    if (file == NULL) {
        failure_no_memory(failure);
        return NULL;
    }
    file->picture = picture;
    file->row_size = image_row_size(image);
    /* libtiff would print. */
    TIFFSetErrorHandler(NULL);
    TIFFSetWarningHandler(NULL);
    const bool is_big =
        (uint64_t)file->row_size * (uint64_t)image->region.height > PLAIN_MAX;
    file->tiff =
        TIFFClientOpen(picture->path, is_big ? "w8l" : "wl", file, read_bytes,
                       write_bytes, seek, close_nothing, measure, NULL, NULL);
    if (file->tiff != NULL && set_fields(file->tiff, image, file->row_size))
        return file;
    fail(file, failure);
    close_file(file);
    return NULL;
}

static bool
write_rows(ImageFile *file, const void *rows, int n_rows, Failure *failure)
{
    for (int y = 0; y < n_rows; y++) {
        /* libtiff does not change a row that it neither swaps nor packs; where
         * it swaps, the row is ours and not used again. */
        void *row = (char *)rows + (size_t)y * file->row_size;
        if (TIFFWriteScanline(file->tiff, row, file->y++, 0) != 1)
            return fail(file, failure);
    }
    return true;
}

static bool
end(ImageFile *file, Failure *failure)
{
    const bool is_written = TIFFFlush(file->tiff) == 1;

    TIFFClose(file->tiff);
    file->tiff = NULL;
    return (is_written && !file->has_failed) || fail(file, failure);
}

const ImageKind image_tiff = {
    .name = "tiff",
    .endings = {".tif", ".tiff"},
    .depths = {[IMAGE_8] = true, [IMAGE_16] = true, [IMAGE_FLOAT] = true},
    .begin = begin,
    .write = write_rows,
    .end = end,
    .close = close_file,
};
