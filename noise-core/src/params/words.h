/* SPDX-License-Identifier: MIT
 *
 * Reads and writes numbers, seeds and colors as recipe text.  Numbers have nine
 * significant digits, and a dot in every locale.  This avoids libc, so that the same
 * text yields the same bits everywhere.
 */
#ifndef NOISE_WORDS_H
#define NOISE_WORDS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Writes text into a buffer, and always terminates it with a null byte.  Text that
 * does not fit is cut off after a whole UTF-8 character. */
typedef struct NoiseWriter {
    char *end;
    size_t room; /* bytes left, not counting the null byte */
    bool is_cut;
    size_t length; /* length of the whole text, even if it is cut */
} NoiseWriter;

void noise_write_bytes(NoiseWriter *writer, const char *bytes, size_t length);
void noise_write(NoiseWriter *writer, const char *text);

/* Returns the nearest double that can be written with nine significant digits, in
 * steps no finer than 1e-22.  Rounding the result again does not change it.  `value`
 * must be finite, and its size below 1e21. */
double noise_decimal_round(double value);

/* Writes noise_decimal_round(value) without an exponent.  `text` must have room for
 * 64 bytes. */
void noise_decimal_print(double value, char *text);

/* Reads the whole text as a decimal number, such as -12, .5 or 1.5e-3, and rounds it
 * like noise_decimal_round().  Numbers beyond 1e22 may become infinite.  Returns
 * false if `text` is not a number. */
bool noise_decimal_parse(const char *text, double *value);

/* Hashes n bytes with 64-bit "FNV-1a" (G. Fowler, L. Noll, K. Vo).  Then mixes the
 * result, because strings that differ only in the last letter have similar hashes. */
uint64_t noise_hash_text(const char *text, size_t n);

/* Reads a 64-bit whole number, or hashes any text in double quotes.  Returns false
 * for anything else. */
bool noise_seed_parse(const char *text, uint64_t *seed);

/* Writes the digits of a seed.  `text` must have room for 21 bytes. */
void noise_seed_print(uint64_t seed, char *text);

/* Reads "#rrggbb", "#rrggbbaa" or, with 16 bits per channel, "#rrrrggggbbbbaaaa".
 * Returns false for anything else. */
bool noise_color_parse(const char *text, uint64_t *color);

/* Writes a color in the shortest form that noise_color_parse() reads.  `text` must
 * have room for 18 bytes. */
void noise_color_print(uint64_t color, char *text);

#endif
