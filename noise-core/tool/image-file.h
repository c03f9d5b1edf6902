/* SPDX-License-Identifier: MIT
 *
 * Writes picture files row by row: PNG, TIFF, PFM, and raw numbers.
 */
#ifndef TOOL_IMAGE_FILE_H
#define TOOL_IMAGE_FILE_H

#include "new-picture.h"
#include "png-parts.h"

typedef enum ImageDepth {
    IMAGE_8,
    IMAGE_16,
    IMAGE_FLOAT,
    IMAGE_N_DEPTHS
} ImageDepth;

/* The largest width or height, in pixels.  By default, libpng refuses to read
 * anything larger. */
#define IMAGE_SIDE_MAX 1000000

/* What to write into a file. */
typedef struct Image {
    NoiseRegion region; /* what to draw; as large as the file */
    int n_components;   /* 1: gray; 3: RGB; 4: RGB and straight alpha */
    ImageDepth depth;
    bool has_srgb;      /* the colors are encoded with sRGB's curve */
    const char *recipe; /* stored in a comment, if the format has them; or
                           NULL */
} Image;

/* A file being written. */
typedef struct ImageFile {
    NewFile *picture;
    const Image *image;
    Failure *failure; /* its status is STATUS_GOOD until something fails */
    size_t row_size;  /* in bytes */
    int n_rows;       /* written so far */
    void *writer;     /* the format's own data; NULL before begin() */
    uint32_t png_sum; /* checksum of the rows of a PNG */
} ImageFile;

/* A file format.  Functions that return false store the reason in the file's failure.
 * Each format has either write(), or pack() and write_part().  All other functions
 * may be NULL. */
typedef struct ImageKind {
    const char *name;       /* as in --format */
    const char *endings[3]; /* of file names; NULL after the last */
    bool depths[IMAGE_N_DEPTHS];
    bool can_stream; /* can write to the standard output, which cannot seek */
    /* Reads the depth of a file.  Returns false, without storing a failure, if the
     * file does not have this format. */
    bool (*find_depth)(const char *path, ImageDepth *depth);
    bool (*begin)(ImageFile *file);
    /* Writes a row of samples, which are bytes, uint16_t or float in the machine's
     * byte order.  May change the row. */
    bool (*write)(ImageFile *file, void *row);
    /* Packs n_rows rows.  Several threads call this at the same time, each for the
     * rows that it has drawn.  Then they take turns writing their parts in order. */
    PngPart (*pack)(const Image *image, const void *rows, int n_rows);
    bool (*write_part)(ImageFile *file, const PngPart *part);
    bool (*end)(ImageFile *file);
    /* Frees the writer, even if the functions above failed. */
    void (*close)(ImageFile *file);
} ImageKind;

extern const ImageKind image_png, image_raw, image_r16, image_pfm, image_tiff;

/* The formats that this build can write; NULL after the last. */
extern const ImageKind *const image_kinds[];

/* Reads the depth of a picture file, regardless of its name.  Returns false if no
 * format recognizes the file. */
bool image_find_depth(const char *path, ImageDepth *depth);

/* Return the size of a sample, and of a row, in bytes. */
size_t image_depth_size(ImageDepth depth);
size_t image_row_size(const Image *image);

/* True if the machine stores the most significant byte of a number first. */
bool image_is_big_endian(void);

#endif
