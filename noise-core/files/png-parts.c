/* SPDX-License-Identifier: MIT
 *
 * Makes the bytes of PNG files (ISO/IEC 15948).
 */
#include "png-parts.h"

#include <stdlib.h>
#include <string.h>
#define ZLIB_CONST
#include <zlib.h>

/* ---- Chunks ----------------------------------------------------------- */

/* The bytes of a chunk besides its data: the length, the name and a checksum. */
#define CHUNK_SIZE 12

static uint8_t *
put_number(uint8_t *to, uint32_t number)
{
    for (int i = 0; i < 4; i++)
        to[i] = (uint8_t)(number >> (24 - 8 * i));
    return to + 4;
}

/* Completes a chunk whose data is already there, after eight bytes for the length
 * and the name.  Returns the end of the chunk. */
static uint8_t *
end_chunk(uint8_t *chunk, const char *name, size_t size)
{
    put_number(chunk, (uint32_t)size);
    memcpy(chunk + 4, name, 4);
    return put_number(chunk + 8 + size,
                      (uint32_t)crc32(0, chunk + 4, (uInt)size + 4));
}

static uint8_t *
put_chunk(uint8_t *to, const char *name, const void *data, size_t size)
{
    memcpy(to + 8, data, size);
    return end_chunk(to, name, size);
}

/* ---- Filters ---------------------------------------------------------- */

/* Numbers of filters, which the file stores before each row. */
enum { FILTER_SUB = 1, FILTER_PAETH = 4 };

static size_t
count_pixel_bytes(const PngForm *form)
{
    return (size_t)form->n_components * (form->is_deep ? 2 : 1);
}

/* Copies a row's samples, the most significant bytes first. */
static void
copy_row(const PngForm *form, const void *samples, size_t y, uint8_t *to)
{
    const size_t n = (size_t)form->width * (size_t)form->n_components;
    const uint16_t *deep = (const uint16_t *)samples + y * n;

    if (!form->is_deep)
        memcpy(to, (const uint8_t *)samples + y * n, n);
    for (size_t i = 0; form->is_deep && i < n; i++) {
        to[2 * i] = (uint8_t)(deep[i] >> 8);
        to[2 * i + 1] = (uint8_t)deep[i];
    }
}

/* Subtracts from each byte of a row the byte to the left, above, or in the corner
 * between these: whichever is nearest to left + above - corner.  Both rows are
 * preceded by a pixel of zeros. */
static void
filter_row(const uint8_t *row, const uint8_t *row_above, size_t pixel_size,
           size_t size, uint8_t *restrict to)
{
    for (size_t i = 0; i < size; i++) {
        const int left = (row - pixel_size)[i], above = row_above[i];
        const int corner = (row_above - pixel_size)[i];
        const int from_left = abs(above - corner);
        const int from_above = abs(left - corner);
        const int from_corner = abs(left + above - 2 * corner);
        const int other = from_above <= from_corner ? above : corner;
        const bool is_left =
            from_left <= from_above && from_left <= from_corner;
        to[i] = (uint8_t)(row[i] - (is_left ? left : other));
    }
}

/* Filters the rows of a block, from row y of the samples on.  `rows` has room for
 * them below a row of zeros, each after a pixel of zeros.  Below zeros, the filter
 * subtracts the byte to the left, as FILTER_SUB does, so blocks are independent. */
static void
filter_block(const PngForm *form, const void *samples, size_t y, size_t n_rows,
             uint8_t *rows, uint8_t *to)
{
    const size_t pixel_size = count_pixel_bytes(form);
    const size_t size = (size_t)form->width * pixel_size;

    for (size_t i = 0; i < n_rows; i++) {
        const uint8_t *above = rows + pixel_size;
        rows += pixel_size + size;
        copy_row(form, samples, y + i, rows + pixel_size);
        *to++ = i == 0 ? FILTER_SUB : FILTER_PAETH;
        filter_row(rows + pixel_size, above, pixel_size, size, to);
        to += size;
    }
}

/* ---- Compression ------------------------------------------------------ */

/* How hard zlib searches for repetitions.  Level 3 takes a quarter longer, and saves
 * 1 %. */
#define LEVEL 2

/* The maximum number of bytes from the middle of a block that compress_block()
 * compresses both ways, as a trial. */
#define TRIED 8192

/* Returns the maximum size of what compress_by() makes: zlib's own bound, plus the
 * empty block with which Z_SYNC_FLUSH fills up the last byte. */
static size_t
bound_size(size_t size)
{
    return compressBound((uLong)size) + 16;
}

/* Compresses bytes into a part of a stream.  Returns the part's size, or 0 if memory
 * or room runs out. */
static size_t
compress_by(int strategy, const uint8_t *bytes, size_t size, uint8_t *to)
{
    z_stream stream = {.next_in = bytes,
                       .avail_in = (uInt)size,
                       .next_out = to,
                       .avail_out = (uInt)bound_size(size)};

    if (deflateInit2(&stream, LEVEL, Z_DEFLATED, -MAX_WBITS, 8, strategy) !=
        Z_OK)
        return 0;
    const bool is_whole = deflate(&stream, Z_SYNC_FLUSH) == Z_OK &&
                          stream.avail_in == 0 && stream.avail_out > 0;
    deflateEnd(&stream);
    return is_whole ? stream.total_out : 0;
}

/* Noise hardly ever repeats itself, so in most pictures, Huffman codes alone are
 * faster than a search for repetitions, and save more.  But colors whose channels
 * depend on each other do repeat themselves, as do pictures with few colors, so a
 * trial decides. */
static size_t
compress_block(const uint8_t *bytes, size_t size, uint8_t *to)
{
    const size_t n = size < TRIED ? size : TRIED;
    const uint8_t *middle = bytes + (size - n) / 2;
    const bool repeats = compress_by(Z_DEFAULT_STRATEGY, middle, n, to) <
                         compress_by(Z_HUFFMAN_ONLY, middle, n, to);

    return compress_by(repeats ? Z_DEFAULT_STRATEGY : Z_HUFFMAN_ONLY, bytes,
                       size, to);
}

/* ---- Parts ------------------------------------------------------------ */

int
png_block_rows(int width)
{
    /* Larger blocks make smaller files, because the first row of a block is filtered
     * without the row above it, but smaller blocks give more threads something to do.
     * Blocks of wide rows are about 1 MiB, to save memory.  A block of narrow rows
     * holds 16384 pixels: in just 64 such rows, the few pixels would take less room
     * than the Huffman codes at the start of the block. */
    const int n_rows = 262144 / width;
    const int most = width < 256 ? 16384 / width : 64;

    return n_rows < 1 ? 1 : n_rows > most ? most : n_rows;
}

PngPart
png_pack(const PngForm *form, const void *samples, int n_rows)
{
    const size_t pixel_size = count_pixel_bytes(form);
    const size_t size = (size_t)form->width * pixel_size;
    const size_t most = (size_t)png_block_rows(form->width);
    const size_t n = (size_t)n_rows, n_blocks = (n + most - 1) / most;
    uint8_t *rows = calloc(most + 1, pixel_size + size);
    uint8_t *filtered = malloc(most * (size + 1));
    PngPart part = {.bytes = malloc(n_blocks * (CHUNK_SIZE +
                                                bound_size(most * (size + 1)))),
                    .sum = PNG_SUM_NONE};
    bool is_packed = rows != NULL && filtered != NULL && part.bytes != NULL;

    for (size_t y = 0; is_packed && y < n; y += most) {
        const size_t n_here = n - y < most ? n - y : most;
        const size_t n_bytes = n_here * (size + 1);
        uint8_t *chunk = part.bytes + part.size;
        filter_block(form, samples, y, n_here, rows, filtered);
        const size_t n_packed = compress_block(filtered, n_bytes, chunk + 8);
        end_chunk(chunk, "IDAT", n_packed);
        part.size += CHUNK_SIZE + n_packed;
        part.sum = (uint32_t)adler32(part.sum, filtered, (uInt)n_bytes);
        part.n_summed += n_bytes;
        is_packed = n_packed > 0;
    }
    free(rows);
    free(filtered);
    if (!is_packed) {
        free(part.bytes);
        part.bytes = NULL;
    }
    return part;
}

uint32_t
png_add_sum(uint32_t sum, const PngPart *part)
{
    return (uint32_t)adler32_combine(sum, part->sum, (z_off_t)part->n_summed);
}

PngPart
png_begin(const PngForm *form)
{
    static const uint8_t types[] = {[1] = 0, [3] = 2, [4] = 6};
    static const char key[] = "Comment";
    const size_t text_size =
        form->text != NULL ? sizeof key + strlen(form->text) : 0;
    const uint8_t kind[] = {form->is_deep ? 16 : 8, types[form->n_components],
                            0, 0, 0};
    PngPart part = {.bytes = malloc(text_size + 256)};
    uint8_t *to = part.bytes;

    if (to == NULL)
        return part;
    memcpy(to, PNG_SIGNATURE, 8);
    to += 8;
    put_number(to + 8, (uint32_t)form->width);
    put_number(to + 12, (uint32_t)form->height);
    memcpy(to + 16, kind, sizeof kind);
    to = end_chunk(to, "IHDR", 13);
    if (form->has_srgb) {
        /* For readers that ignore the sRGB chunk: 1 / 2.2 and sRGB's primaries. */
        to = put_chunk(to, "gAMA", "\0\0\261\217", 4);
        to = put_chunk(to, "cHRM",
                       "\0\0\172\46\0\0\200\204\0\0\372\0\0\0\200\350"
                       "\0\0\165\60\0\0\352\140\0\0\72\230\0\0\27\160",
                       32);
        to = put_chunk(to, "sRGB", "", 1);
    }
    if (form->text != NULL) {
        memcpy(to + 8, key, sizeof key);
        memcpy(to + 8 + sizeof key, form->text, text_size - sizeof key);
        to = end_chunk(to, "tEXt", text_size);
    }
    /* The header of zlib's format: deflate, with a window of 32 KiB. */
    to = put_chunk(to, "IDAT", "\170\1", 2);
    part.size = (size_t)(to - part.bytes);
    return part;
}

PngPart
png_end(uint32_t sum)
{
    /* The byte 3 begins an empty block that ends the data.  The checksum follows. */
    uint8_t data[6] = {3};
    PngPart part = {.bytes = malloc(2 * CHUNK_SIZE + sizeof data)};

    if (part.bytes == NULL)
        return part;
    put_number(data + 2, sum);
    uint8_t *to = put_chunk(part.bytes, "IDAT", data, sizeof data);
    to = put_chunk(to, "IEND", "", 0);
    part.size = (size_t)(to - part.bytes);
    return part;
}
