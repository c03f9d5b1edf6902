/* SPDX-License-Identifier: MIT
 *
 * Encodes PNG files part by part.  The parts of a picture do not depend on each
 * other, so several threads can encode them at the same time.
 */
#ifndef FILES_PNG_PARTS_H
#define FILES_PNG_PARTS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The first bytes of every file. */
#define PNG_SIGNATURE "\211PNG\r\n\032\n"

/* The form of the pixels, and what the file says about them. */
typedef struct PngForm {
    int width, height;
    int n_components; /* 1: gray; 3: RGB; 4: RGB and straight alpha */
    bool is_deep;     /* samples are uint16_t rather than bytes */
    bool has_srgb;    /* the colors are encoded with sRGB's curve */
    const char *text; /* a comment, in Latin-1, or NULL */
} PngForm;

/* Bytes of a file.  The caller writes and frees them. */
typedef struct PngPart {
    uint8_t *bytes; /* NULL if memory ran out */
    size_t size;
    uint32_t sum;    /* checksum of the filtered rows */
    size_t n_summed; /* how many bytes these rows have */
} PngPart;

/* Returns how many rows of a picture are compressed together.  If the number of rows
 * in every part except the last is a multiple of this, the file does not depend on
 * how the picture was divided into parts. */
int png_block_rows(int width);

/* Makes the file's start, up to the pixels. */
PngPart png_begin(const PngForm *form);

/* Packs the next n_rows rows of samples, which are in the machine's byte order. */
PngPart png_pack(const PngForm *form, const void *samples, int n_rows);

/* Returns the checksum of all rows up to the end of this part.  `sum` is the checksum
 * of the rows before it, or PNG_SUM_NONE if there are none. */
#define PNG_SUM_NONE 1
uint32_t png_add_sum(uint32_t sum, const PngPart *part);

/* Makes the file's end.  `sum` is the checksum of all rows. */
PngPart png_end(uint32_t sum);

#endif
