/* SPDX-License-Identifier: MIT
 *
 * Seeds and colors as recipe text.
 */
#ifndef NOISE_WORDS_H
#define NOISE_WORDS_H

#include <stdbool.h>
#include <stdint.h>

/* A whole number of 64 bits, or any text in double quotes, which is hashed.
 * False for anything else. */
bool noise_seed_parse(const char *text, uint64_t *seed);

/* Writes the digits; text holds at least 21 bytes. */
void noise_seed_print(uint64_t seed, char *text);

/* "#rrggbb", "#rrggbbaa" or, with 16 bits each, "#rrrrggggbbbbaaaa". */
bool noise_color_parse(const char *text, uint64_t *color);

/* Writes the shortest of these; text holds at least 18 bytes. */
void noise_color_print(uint64_t color, char *text);

#endif
