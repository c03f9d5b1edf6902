/* SPDX-License-Identifier: MIT
 *
 * Writes files of pictures row by row: PNG, TIFF, and bare numbers.
 */
#ifndef TOOL_IMAGE_FILE_H
#define TOOL_IMAGE_FILE_H

#include "new-picture.h"

typedef enum ImageDepth {
    IMAGE_8,
    IMAGE_16,
    IMAGE_FLOAT,
    IMAGE_N_DEPTHS
} ImageDepth;

/* The most pixels along a side: libpng's own limit. */
#define IMAGE_SIDE_MAX 1000000

/* What a file is to hold. */
typedef struct Image {
    NoiseRegion region; /* of the noise: its size is that of the file */
    int n_components; /* 1: gray; 3: red, green, blue; 4: and alpha, straight */
    ImageDepth depth;
    bool has_srgb;      /* its colors follow the curve of sRGB */
    const char *recipe; /* for a comment, if the format has room; or NULL */
} Image;

/* A file being written. */
typedef struct ImageFile {
    NewFile *picture;
    const Image *image;
    Failure *failure; /* still good */
    size_t row_size;  /* bytes */
    int n_rows;       /* written so far */
    void *writer;     /* the format's own, NULL before begin() */
} ImageFile;

/* One format.  Functions that return false have stored why in the file's
 * failure; all but write() may be NULL. */
typedef struct ImageKind {
    const char *name;       /* for the option --format */
    const char *endings[3]; /* of files' names; NULL after the last */
    bool depths[IMAGE_N_DEPTHS];
    bool can_stream; /* never seeks in the standard output */
    /* Finds the depth of a file of this format; false for others. */
    bool (*find_depth)(const char *path, ImageDepth *depth);
    bool (*begin)(ImageFile *file);
    /* Writes a row of numbers: bytes, uint16_t or float in the machine's byte
     * order.  May change the row. */
    bool (*write)(ImageFile *file, void *row);
    bool (*end)(ImageFile *file);
    /* Frees the writer after any of these, whether they failed or not. */
    void (*close)(ImageFile *file);
} ImageKind;

extern const ImageKind image_png, image_raw, image_r16, image_pfm, image_tiff;

/* The formats of this build; NULL after the last. */
extern const ImageKind *const image_kinds[];

/* Finds the depth of the picture in a file, whatever its name. */
bool image_find_depth(const char *path, ImageDepth *depth);

/* Return the bytes of a number, and of a row. */
size_t image_depth_size(ImageDepth depth);
size_t image_row_size(const Image *image);

/* True if the machine stores the highest byte of a number first. */
bool image_is_big_endian(void);

#endif
