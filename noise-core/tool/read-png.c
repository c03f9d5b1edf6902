/* SPDX-License-Identifier: MIT
 *
 * Reads PNG files by libpng.
 */
#include <png.h>
#include <stdlib.h>

#include "picture-kind.h"

/* A file being read. */
typedef struct Reading {
    const char *path;
    FILE *file;
    png_structp png;
    png_infop info;
    NoisePicture *picture;
    png_bytep *rows;
    Failure *failure;
} Reading;

/* Reports why libpng gave up, and returns to read_png(). */
static void
give_up(png_structp png, png_const_charp message)
{
    const Reading *reading = png_get_error_ptr(png);

    failure_report(reading->failure, "\"%s\" cannot be read: %s", reading->path,
                   message);
    png_longjmp(png, 1);
}

static void
ignore(png_structp png, png_const_charp message)
{
    (void)png;
    (void)message;
}

static bool
is_little_endian(void)
{
    const uint16_t one = 1;

    return *(const unsigned char *)&one == 1;
}

/* Asks for whole samples: palettes become RGB, and a transparent color alpha. */
static void
set_transforms(const Reading *reading)
{
    png_set_expand(reading->png);
    if (is_little_endian())
        png_set_swap(reading->png);
    (void)png_set_interlace_handling(reading->png);
    png_read_update_info(reading->png, reading->info);
}

/* Makes room for the pixels.  libpng has checked the header. */
static bool
allocate(Reading *reading)
{
    NoisePicture *picture = reading->picture;
    const size_t row_size = png_get_rowbytes(reading->png, reading->info);
    const int height = (int)png_get_image_height(reading->png, reading->info);

    *picture = (NoisePicture){
        .width = (int)png_get_image_width(reading->png, reading->info),
        .height = height,
        .n_channels = png_get_channels(reading->png, reading->info),
        .numbers = png_get_bit_depth(reading->png, reading->info) == 16
                       ? NOISE_NUMBERS_U16
                       : NOISE_NUMBERS_U8,
        .row_stride = (ptrdiff_t)row_size,
    };
    if ((double)row_size * height > PICTURE_FILE_BYTES_MAX)
        return failure_report(reading->failure, "\"%s\" is too large",
                              reading->path);
    unsigned char *pixels = malloc(row_size * (size_t)height);
    picture->pixels = pixels;
    reading->rows = malloc(sizeof *reading->rows * (size_t)height);
    if (pixels == NULL || reading->rows == NULL)
        return failure_no_memory(reading->failure);
    for (int y = 0; y < height; y++)
        reading->rows[y] = pixels + (size_t)y * row_size;
    return true;
}

static bool
read_png(Reading *reading)
{
    if (setjmp(png_jmpbuf(reading->png)) != 0)
        return false;
    png_init_io(reading->png, reading->file);
    png_set_user_limits(reading->png, PICTURE_FILE_SIDE_MAX,
                        PICTURE_FILE_SIDE_MAX);
    png_read_info(reading->png, reading->info);
    set_transforms(reading);
    if (!allocate(reading))
        return false;
    png_read_image(reading->png, reading->rows);
    png_read_end(reading->png, NULL);
    return true;
}

static bool
read_file(FILE *file, const char *path, NoisePicture *picture, Failure *failure)
{
    Reading reading = {
        .path = path, .file = file, .picture = picture, .failure = failure};
    bool is_read = false;

    reading.png = png_create_read_struct(PNG_LIBPNG_VER_STRING, &reading,
                                         give_up, ignore);
    if (reading.png != NULL)
        reading.info = png_create_info_struct(reading.png);
    if (reading.info == NULL)
        failure_no_memory(failure);
    else
        is_read = read_png(&reading);
    png_destroy_read_struct(&reading.png, &reading.info, NULL);
    free(reading.rows);
    return is_read;
}

const PictureKind picture_png = {
    .name = "PNG", .signature = "\x89PNG\r\n\x1a\n", .read = read_file};
