/* SPDX-License-Identifier: MIT
 *
 * Files of pictures, written row by row: PNG, TIFF, and numbers alone.
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
    const char *recipe; /* kept as a comment, where the format has room; NULL */
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
 * failure; only write() must be there. */
typedef struct ImageKind {
    const char *name;       /* for the option --format */
    const char *endings[3]; /* of files' names; NULL behind the last */
    bool depths[IMAGE_N_DEPTHS];
    bool can_stream; /* never seeks in the standard output */
    /* Finds the depth of a file of this format; false for others. */
    bool (*find_depth)(const char *path, ImageDepth *depth);
    bool (*begin)(ImageFile *file);
    /* A row of numbers of the machine's byte order, which may be changed:
     * bytes, uint16_t or float. */
    bool (*write)(ImageFile *file, void *row);
    bool (*end)(ImageFile *file);
    /* Frees the writer after any of these, whether they failed or not. */
    void (*close)(ImageFile *file);
} ImageKind;

extern const ImageKind image_png, image_raw, image_r16, image_pfm, image_tiff;

/* Those of this build; NULL behind the last. */
extern const ImageKind *const image_kinds[];

/* Finds the depth of the picture in a file, whatever its name. */
bool image_find_depth(const char *path, ImageDepth *depth);

/* Bytes of a number, and of a row. */
size_t image_depth_size(ImageDepth depth);
size_t image_row_size(const Image *image);

/* Whether the machine stores the highest byte of a number first. */
bool image_is_big_endian(void);

#endif
